/** Dialogs made up at random, as the packets of a capture. */
import fc from 'fast-check';
import { ethernet, ip4, pcap, udp } from './packets';

const hosts = ['203.0.113.10', '198.51.100.7', '10.0.0.5'];
const mediaHosts = ['203.0.113.10', '10.1.2.3', '192.168.7.7', '100.64.0.9', '0.0.0.0'];
const codecLines: Record<string, string> = {
  0: 'PCMU/8000',
  8: 'PCMA/8000',
  18: '',
  96: 'opus/48000/2',
  97: 'AMR-WB/16000',
  101: 'telephone-event/8000',
};

const sdp = fc.record({
  host: fc.constantFrom(...mediaHosts),
  port: fc.constantFrom(4000, 4000, 4000, 0),
  formats: fc.uniqueArray(fc.constantFrom(...Object.keys(codecLines)), {
    minLength: 1,
    maxLength: 4,
  }),
  direction: fc.constantFrom('', '', 'sendrecv', 'sendonly', 'recvonly', 'inactive'),
  isOfSession: fc.boolean(),
});
type Sdp = typeof sdp extends fc.Arbitrary<infer T> ? T : never;

const maybeSdp = fc.option(sdp, { nil: null, freq: 3 });

export const script = fc.record({
  challenge: fc.constantFrom(0, 0, 401, 407),
  provisional: fc.array(
    fc.record({ status: fc.constantFrom(100, 180, 181, 183), sdp: fc.option(sdp, { nil: null }) }),
    { maxLength: 3 },
  ),
  offer: maybeSdp,
  ending: fc.constantFrom('answer', 'answer', 'answer', 'refuse', 'cancel', 'silence'),
  status: fc.constantFrom(302, 404, 480, 486, 488, 503, 603),
  answer: maybeSdp,
  ack: fc.constantFrom(true, true, true, false),
  ackSdp: maybeSdp,
  again: fc.option(fc.record({ isCallee: fc.boolean(), offer: maybeSdp, answer: maybeSdp }), {
    nil: null,
  }),
  bye: fc.constantFrom('caller', 'callee', null),
  reasons: fc.array(
    fc.constantFrom(
      'Q.850;cause=16;text="Normal call clearing"',
      'Q.850 ;cause=31',
      'SIP;cause=200;text="Call completed elsewhere"',
      'Q.850;cause=17, SIP ;text="a, b" ;cause=486',
    ),
    { maxLength: 2 },
  ),
  warnings: fc.array(
    fc.constantFrom('304 sbc.example "Media type not available"', '399 192.0.2.1 "odd, \\"so\\""'),
    { maxLength: 2 },
  ),
  isProxied: fc.boolean(),
  /** A video stream that is off stands before the audio. */
  hasVideo: fc.boolean(),
  gaps: fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 24, maxLength: 24 }),
  repeated: fc.oneof(
    fc.array(fc.nat(11), { maxLength: 3 }),
    fc.nat(8).map((place) => [place, place, place]),
  ),
  callerHost: fc.constantFrom(...hosts.slice(1)),
});
export type Script = typeof script extends fc.Arbitrary<infer T> ? T : never;

const sdpText = (given: Sdp | null, hasVideo: boolean): string => {
  if (!given) return '';
  const { host, port, formats, direction, isOfSession } = given;
  const said = direction ? [`a=${direction}`] : [];
  return [
    'v=0',
    `o=- 1 1 IN IP4 ${host}`,
    's=-',
    ...(isOfSession ? [`c=IN IP4 ${host}`, 't=0 0', ...said] : ['t=0 0']),
    ...(hasVideo ? ['m=video 0 RTP/AVP 31'] : []),
    `m=audio ${port} RTP/AVP ${formats.join(' ')}`,
    ...(isOfSession ? [] : [`c=IN IP4 ${host}`, ...said]),
    ...formats.flatMap((format) =>
      codecLines[format] ? [`a=rtpmap:${format} ${codecLines[format]}`] : [],
    ),
    '',
  ].join('\r\n');
};

/** One message between the two parties: what it says and who sends it. */
interface Step {
  isFromCaller: boolean;
  start: string;
  cseq: string;
  branch: string;
  fromTag: 'caller' | 'callee';
  toTag: string;
  sdp: Sdp | null;
  more: string[];
}

/** The steps of a script in their order. */
function stepsOf(plan: Script): Step[] {
  const steps: Step[] = [];
  let number = 1;
  const add = (step: Partial<Step> & Pick<Step, 'start' | 'cseq' | 'branch'>) =>
    steps.push({
      ...{ isFromCaller: true, fromTag: 'caller', toTag: '', sdp: null, more: [] },
      ...step,
    });
  const answered = (start: string, cseq: string, branch: string, more: Partial<Step> = {}) =>
    add({ start, cseq, branch, isFromCaller: false, toTag: 'callee', ...more });
  if (plan.challenge) {
    add({ start: 'INVITE', cseq: '1 INVITE', branch: 'z0', sdp: plan.offer });
    answered(`SIP/2.0 ${plan.challenge} Challenge`, '1 INVITE', 'z0');
    add({ start: 'ACK', cseq: '1 ACK', branch: 'z0', toTag: 'callee' });
    number = 2;
  }
  const cseq = `${number} INVITE`;
  add({ start: 'INVITE', cseq, branch: 'z1', sdp: plan.offer });
  for (const { status, sdp: early } of plan.provisional) {
    answered(`SIP/2.0 ${status} Early`, cseq, 'z1', {
      toTag: status === 100 ? '' : 'callee',
      sdp: status === 100 ? null : early,
    });
  }
  if (plan.ending === 'cancel') {
    add({ start: 'CANCEL', cseq: `${number} CANCEL`, branch: 'z1', more: reasonLines(plan) });
    answered('SIP/2.0 200 OK', `${number} CANCEL`, 'z1');
    answered('SIP/2.0 487 Request Terminated', cseq, 'z1');
    add({ start: 'ACK', cseq: `${number} ACK`, branch: 'z1', toTag: 'callee' });
  } else if (plan.ending === 'refuse') {
    answered(`SIP/2.0 ${plan.status} No`, cseq, 'z1', {
      more: [...plan.warnings.map((text) => `Warning: ${text}`), ...reasonLines(plan)],
    });
    add({ start: 'ACK', cseq: `${number} ACK`, branch: 'z1', toTag: 'callee' });
  } else if (plan.ending === 'answer') {
    answered('SIP/2.0 200 OK', cseq, 'z1', { sdp: plan.answer });
    if (plan.ack) {
      add({
        ...{ start: 'ACK', cseq: `${number} ACK`, branch: 'z2', toTag: 'callee' },
        sdp: plan.offer ? null : plan.ackSdp,
      });
    }
    addSession(plan, add);
  }
  return steps;
}

function addSession(
  { again, bye, ...plan }: Script,
  add: (step: Partial<Step> & Pick<Step, 'start' | 'cseq' | 'branch'>) => void,
): void {
  if (again) {
    const isFromCaller = !again.isCallee;
    const fromTag = isFromCaller ? 'caller' : 'callee';
    const own = { isFromCaller, fromTag, toTag: isFromCaller ? 'callee' : 'caller' } as const;
    add({ ...own, start: 'INVITE', cseq: '31 INVITE', branch: 'z3', sdp: again.offer });
    add({
      ...{ ...own, isFromCaller: !isFromCaller, start: 'SIP/2.0 200 OK' },
      ...{ cseq: '31 INVITE', branch: 'z3', sdp: again.answer },
    });
    add({ ...own, start: 'ACK', cseq: '31 ACK', branch: 'z4' });
  }
  if (bye) {
    const isFromCaller = bye === 'caller';
    const toTag = isFromCaller ? 'callee' : 'caller';
    const own = { fromTag: bye, toTag, cseq: '40 BYE', branch: 'z5' } as const;
    add({ ...own, start: 'BYE', isFromCaller, more: reasonLines(plan) });
    add({ ...own, start: 'SIP/2.0 200 OK', isFromCaller: !isFromCaller });
  }
}

const reasonLines = ({ reasons }: Pick<Script, 'reasons'>): string[] =>
  reasons.map((text, place) =>
    place % 2 ? `REASON : ${text}` : `Reason: ${text.replace(';', ';\r\n ')}`,
  );

const textOf = (step: Step, via: string, hasVideo: boolean): string => {
  const body = sdpText(step.sdp, hasVideo);
  const start = step.start.startsWith('SIP') ? step.start : `${step.start} sip:b@b SIP/2.0`;
  return [
    start,
    `Via: SIP/2.0/UDP h;branch=${via}`,
    `From: <sip:a@a>;tag=${step.fromTag}`,
    `To: <sip:b@b>${step.toTag ? `;tag=${step.toTag}` : ''}`,
    'Call-ID: one',
    `CSeq: ${step.cseq}`,
    ...step.more,
    ...(body ? ['Content-Type: application/sdp'] : []),
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
};

/** A capture file of what a script tells. */
export function captureOf(plan: Script): Uint8Array {
  const callee = hosts[0] ?? '';
  const behind = '172.16.0.2';
  let time = 1_700_000_000_000_000;
  const packets: [number, string, string, string][] = [];
  stepsOf(plan).forEach((step, place) => {
    time += plan.gaps[place] ?? 1;
    const near = [plan.callerHost, callee] as const;
    const send = (pair: readonly [string, string], branch: string, at: number) => {
      const [from, to] = step.isFromCaller ? pair : [pair[1], pair[0]];
      packets.push([at, from, to, textOf(step, branch, plan.hasVideo)]);
    };
    send(near, step.branch, time);
    if (plan.isProxied) send([callee, behind], `p${step.branch}`, time + 1);
    // Each time after twice as long (RFC 3261, section 17.1.1.2).
    const repeated = plan.repeated.filter((again) => again === place);
    for (const [times] of repeated.entries()) {
      send(near, step.branch, time + (2 ** (times + 1) - 1) * 500_000);
    }
  });
  packets.sort((a, b) => a[0] - b[0]);
  return pcap(
    packets.map(([, from, to, text]) => ethernet(ip4(udp(text), { from, to }))),
    { times: packets.map(([at]) => [Math.floor(at / 1e6), at % 1e6]) },
  );
}
