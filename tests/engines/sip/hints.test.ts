import { expect, it } from 'vitest';
import { callFacts } from '../../../src/engines/sip/facts';
import { messageOf } from './lines';

const leg = { callId: 'one', from: '', to: '', messages: 0 };

/** The hints of a call, with the message of each and how many were sent again. */
function hintsOf(lines: string[]): string[] {
  const [facts] = callFacts({ legs: [leg], messages: lines.map(messageOf) });
  return (facts?.hints ?? []).map((hint) =>
    [hint.kind, hint.message, ...('count' in hint ? [hint.count] : [])].join(' '),
  );
}

const asked = 'a>b INVITE 1 new sdp';
const taken = 'b>a 200 INVITE 1 sdp';
const ack = 'a>b ACK 1';
const again = (line: string, times: number) => Array<string>(times).fill(`${line} again`);
const tags = 'by=b to=a';
const change = [`b>a INVITE 7 ${tags} sdp`, `a>b 200 INVITE 7 ${tags} sdp`];
const changeAck = `b>a ACK 7 ${tags}`;

it.each<[what: string, lines: string[], hints: string[]]>([
  ['a call', [asked, taken, ack], []],
  [
    'an answer that is sent again once',
    [asked, taken, ...again(taken, 1)],
    ['retransmissions 2 1'],
  ],
  ['twice', [asked, taken, ...again(taken, 2)], ['noAck 1', 'retransmissions 2 2']],
  ['twice after its ACK', [asked, taken, ack, ...again(taken, 2)], ['retransmissions 3 2']],
  [
    'three times after it',
    [asked, taken, ack, ...again(taken, 3)],
    ['ackLost 2 3', 'retransmissions 3 3'],
  ],
  [
    'once before its ACK and twice behind it',
    [asked, taken, ...again(taken, 1), ack, ...again(taken, 2)],
    ['retransmissions 2 3'],
  ],
  [
    'an ACK of another number',
    [asked, taken, 'a>b ACK 2', ...again(taken, 2)],
    ['noAck 1', 'retransmissions 3 2'],
  ],
  [
    'an ACK of another place',
    [asked, taken, 'a>b ACK 1 to=c', ...again(taken, 2)],
    ['noAck 1', 'retransmissions 3 2'],
  ],
  [
    'other answers that are sent again',
    [asked, ...Array<string>(3).fill('b>a 180 INVITE 1 again'), taken],
    ['retransmissions 1 3'],
  ],
  [
    'a change that is not acknowledged',
    [asked, taken, ack, ...change, ...again(change[1] ?? '', 2)],
    ['noAck 4', 'retransmissions 5 2'],
  ],
  [
    'one that is',
    [asked, taken, ack, ...change, changeAck, ...again(change[1] ?? '', 2)],
    ['retransmissions 6 2'],
  ],
  [
    'a refusal that is sent again',
    [asked, taken, ack, 'a>b INVITE 2 sdp', 'b>a 488 INVITE 2', ...again('b>a 488 INVITE 2', 3)],
    ['retransmissions 5 3'],
  ],
  ['an INVITE that is sent again once', [asked, ...again(asked, 1)], ['retransmissions 1 1']],
  [
    'an INVITE that is sent again twice',
    [asked, ...again(asked, 2)],
    ['noResponse 0', 'retransmissions 1 2'],
  ],
  [
    'the same with an answer',
    [asked, ...again(asked, 2), 'b>a 100 INVITE 1'],
    ['retransmissions 1 2'],
  ],
  [
    'the same with another answer',
    [asked, ...again(asked, 2), 'b>a 200 OPTIONS 1'],
    ['noResponse 0', 'retransmissions 1 2'],
  ],
  [
    'the same where one direction is seen',
    [asked, ...again(asked, 2), 'a>b ACK 1', 'a>b BYE 2'],
    ['retransmissions 1 2'],
  ],
  [
    'the next try has no answer',
    [asked, 'b>a 401 INVITE 1', 'a>b INVITE 2 new sdp', ...again('a>b INVITE 2 new sdp', 2)],
    ['noResponse 2', 'retransmissions 3 2'],
  ],
  [
    'only the first try was sent again',
    [asked, ...again(asked, 2), 'b>a 401 INVITE 1', 'a>b INVITE 2 new sdp'],
    ['retransmissions 1 2'],
  ],
  ['audio that is refused', [asked, 'b>a 200 INVITE 1 sdp=0', ack], ['audioRefused 1']],
  ['audio that was off', ['a>b INVITE 1 new sdp=0', 'b>a 200 INVITE 1 sdp=0', ack], []],
  [
    'audio that is refused later, behind a change without an answer',
    [asked, 'b>a 200 INVITE 1 sdp=0', ack, 'a>b INVITE 2 sdp'],
    ['audioRefused 1'],
  ],
  ['an offer without an answer', [asked, 'b>a 200 INVITE 1', ack], ['noSdpAnswer 1']],
  ['a call that nobody took', [asked, 'b>a 183 INVITE 1 sdp=0', 'b>a 486 INVITE 1'], []],
  ['a hold from the beginning', [asked, 'b>a 200 INVITE 1 sdp=hold', ack], ['direction 1']],
  [
    'a hold of the caller, which the callee answers',
    [asked, taken, ack, 'a>b INVITE 2 sdp=hold', 'b>a 200 INVITE 2 sdp'],
    [],
  ],
  [
    'a side that holds and is asked again',
    [
      asked,
      taken,
      ack,
      `b>a INVITE 7 ${tags} sdp=hold`,
      `a>b 200 INVITE 7 ${tags} sdp`,
      'a>b INVITE 2 sdp',
      'b>a 200 INVITE 2 sdp=hold',
    ],
    [],
  ],
  [
    'a side that took its hold back and is asked again',
    [
      ...[asked, taken, ack, `b>a INVITE 7 ${tags} sdp=hold`, `a>b 200 INVITE 7 ${tags} sdp`],
      ...[`b>a INVITE 8 ${tags} sdp`, `a>b 200 INVITE 8 ${tags} sdp`],
      ...['a>b INVITE 2 sdp', 'b>a 200 INVITE 2 sdp=hold'],
    ],
    ['direction 8'],
  ],
])('what is told of %s', (_what, lines, hints) => {
  expect(hintsOf(lines)).toEqual(hints);
});
