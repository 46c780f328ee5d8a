import { expect, it } from 'vitest';
import { callFacts } from '../../../src/engines/sip/facts';
import { buildLadder } from '../../../src/engines/sip/ladder';
import type { SipMessage } from '../../../src/engines/sip/types';

const [caller, callee] = ['192.0.2.1:5060', '192.0.2.2:5060'] as const;

const described = (way: string) =>
  `v=0\r\nc=IN IP4 192.0.2.1\r\nm=audio 4000 RTP/AVP 0\r\na=${way}\r\n`;

function message(given: Partial<SipMessage>): SipMessage {
  const { status = null, body = '' } = given;
  const [source, destination] = status === null ? [caller, callee] : [callee, caller];
  return {
    ...{ packet: 1, time: 0, source, destination, transport: 'udp', method: 'INVITE', status },
    ...{ reason: '', callId: 'one', cseq: '1 INVITE', branch: 'z', from: '<sip:a>;tag=a' },
    ...{ to: '', toTag: '', rseq: '', agent: '', hasSdp: body !== '', body, text: '' },
    ...{ isCut: false, ...given },
  };
}

/** What a side sends in one of many rounds; all of a call has one Call-ID. */
const rounds: Record<string, (round: number) => SipMessage[]> = {
  'INVITEs without an answer': (round) => [message({ branch: `z${round}` })],
  'INVITEs from many ports': (round) => [
    message({ branch: `z${round}`, source: `192.0.2.1:${round}`, text: 'Via: a' }),
  ],
  'INVITEs that are refused': (round) => [
    message({ branch: `z${round}` }),
    message({ branch: `z${round}`, status: 404, toTag: `t${round}` }),
  ],
  'INVITEs that are taken back': (round) => [
    message({ branch: `z${round}` }),
    message({ branch: `z${round}`, method: 'CANCEL', cseq: '1 CANCEL' }),
  ],
  'INVITEs that are answered, and their BYEs': (round) => [
    message({ branch: `z${round}` }),
    message({ branch: `z${round}`, status: 200, toTag: `t${round}` }),
    message({ branch: `y${round}`, method: 'BYE', cseq: '2 BYE', toTag: `t${round}` }),
  ],
  'changes of the call': (round) => {
    const own = { branch: `z${round}`, cseq: `${round + 1} INVITE`, toTag: round ? 't' : '' };
    return [
      message({ ...own, body: described('sendrecv') }),
      message({ ...own, toTag: 't', status: 200, body: described('sendonly') }),
    ];
  },
  'changes of the call whose answers are repeated': (round) => {
    const own = { branch: `z${round}`, cseq: `${round + 1} INVITE`, toTag: round ? 't' : '' };
    const taken = { ...own, toTag: 't', status: 200 };
    const later = (step: number) => message({ ...taken, time: 1e12 + step * 1e6 });
    return [message(own), message(taken), later(1), later(2), later(3)];
  },
};

/** How often the facts look at something of a message. */
function looksAt(many: (round: number) => SipMessage[], count: number): number {
  const sent = Array.from({ length: count }, (_, round) =>
    many(round).map((one) => ({ ...one, time: one.time + round * 1e6 })),
  );
  const { legs, messages } = buildLadder(sent.flat());
  let looks = 0;
  const watched = messages.map(
    (one) =>
      new Proxy(one, {
        get(target, name, receiver) {
          looks += 1;
          return Reflect.get(target, name, receiver);
        },
      }),
  );
  callFacts({ legs, messages: watched });
  return looks;
}

it.each(Object.entries(rounds))('%s: twice as many are twice the work', (_name, many) => {
  const [few, twice] = [looksAt(many, 100), looksAt(many, 200)];
  // The order in which places are sorted takes a little more.
  expect(twice / few).toBeLessThan(2.3);
});
