import { expect, it } from 'vitest';
import { callFacts } from '../../../src/engines/sip/facts';
import { openTime } from '../../../src/engines/sip/facts/legSound';
import { messageOf } from './lines';

const second = 1_000_000;
const asked = 'a>b INVITE 1 new sdp';
const taken = 'b>a 200 INVITE 1 sdp';
const ack = 'a>b ACK 1';
const call = [asked, taken, ack];
const bye = 'a>b BYE 9';
const hold = ['a>b INVITE 2 sdp=hold', 'b>a 200 INVITE 2 sdp'];
const back = ['a>b INVITE 3 sdp', 'b>a 200 INVITE 3 sdp'];

/** The time in which both may speak, of messages that are a second apart; the capture ends at 60 s. */
function openOf(lines: string[]) {
  const messages = lines.map(messageOf).map((message) => ({
    ...message,
    body: message.text.endsWith(' ice') ? `${message.body}a=ice-ufrag:x\r\n` : message.body,
  }));
  const [facts] = callFacts({ legs: [{ callId: 'one', from: '', to: '', messages: 0 }], messages });
  const [invite] = messages;
  return facts ? openTime(facts, { invite, messages }, messages, 60 * second) : undefined;
}

/** In seconds, and since when descriptions stayed as they were. */
type Time = [start: number, end: number, settled: number];

it.each<[what: string, lines: string[], time: Time | null]>([
  ['a call', [...call, bye], [1, 3, 1]],
  ['a call that goes on', call, [1, 60, 1]],
  ['one that nobody took', [asked, 'b>a 183 INVITE 1 sdp', 'b>a 486 INVITE 1'], null],
  ['one with early media', [asked, 'b>a 183 INVITE 1 sdp', 'b>a 200 INVITE 1', bye], [2, 3, 2]],
  ['an offer in the answer', ['a>b INVITE 1 new', taken, 'a>b ACK 1 sdp', bye], [2, 3, 2]],
  ['an offer without an answer', [asked, 'b>a 200 INVITE 1', ack, bye], null],
  ['audio that is refused', [asked, 'b>a 200 INVITE 1 sdp=0', ack, bye], null],
  ['audio that is not offered', ['a>b INVITE 1 new sdp=0', taken, ack, bye], null],
  ['a caller who holds', ['a>b INVITE 1 new sdp=hold', taken, ack, bye], null],
  ['a callee who holds', [asked, 'b>a 200 INVITE 1 sdp=hold', ack, bye], null],
  ['a hold', [...call, ...hold, bye], [1, 3, 1]],
  [
    'a hold that is said twice',
    [...call, ...hold, 'a>b UPDATE 5 sdp=hold', 'b>a 200 UPDATE 5 sdp', bye],
    [1, 3, 1],
  ],
  ['a hold that is taken back', [...call, ...hold, ...back, bye], [6, 7, 6]],
  [
    'a hold that is refused',
    [...call, 'a>b INVITE 2 sdp=hold', 'b>a 488 INVITE 2', bye],
    [1, 5, 1],
  ],
  [
    'a call that is taken after a hold',
    ['a>b INVITE 1 new sdp=hold', taken, ack, ...back, bye],
    [4, 5, 4],
  ],
  [
    'another description',
    [...call, 'a>b INVITE 2 sdp=5000', 'b>a 200 INVITE 2 sdp', bye],
    [1, 5, 4],
  ],
  [
    'two others',
    [...call, 'a>b UPDATE 5 sdp=5000', 'b>a 200 UPDATE 5 sdp', ...back, bye],
    [1, 7, 6],
  ],
  ['a call that is passed on', [...call, 'a>b REFER 4', 'b>a 202 REFER 4', bye], [1, 3, 1]],
  ['a call that is passed on during a hold', [...call, ...hold, 'a>b REFER 4', bye], [1, 3, 1]],
  ['a hold by which it is passed on', [...call, 'a>b REFER 4', ...hold, bye], [1, 3, 1]],
  ['the answer to a REFER that is not seen', [...call, 'b>a 202 REFER 4', bye], [1, 4, 1]],
])('both sides may speak: %s', (_what, lines, time) => {
  const open = openOf(lines);
  expect(open && [open.start, open.end, open.settled].map((at) => at / second)).toEqual(time);
});

it.each<[what: string, lines: string[], hasIce: boolean]>([
  ['neither side', [...call, bye], false],
  ['the caller', [`${asked} ice`, taken, ack, bye], true],
  ['the callee', [asked, `${taken} ice`, ack, bye], true],
  ['a later offer', [...call, 'a>b INVITE 2 sdp ice', 'b>a 200 INVITE 2 sdp', bye], true],
  ['an earlier offer', [`${asked} ice`, taken, ack, ...back, bye], true],
  ['what was before a hold', [`${asked} ice`, taken, ack, ...hold, ...back, bye], false],
  ['the answer to a hold', [...call, ...hold.slice(0, 1), `${hold[1]} ice`, bye], false],
])(
  'addresses are agreed on by ICE where one side of that time has it: %s',
  (_what, lines, hasIce) => {
    expect(openOf(lines)?.hasIce).toBe(hasIce);
  },
);
