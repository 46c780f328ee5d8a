import { expect, it } from 'vitest';
import { type MediaPath, pathsOfLegs } from '../../../src/engines/sip/facts/mediaPaths';
import { messageOf } from './lines';

const second = 1_000_000;
const portOf = (endpoint: string) => (endpoint.startsWith('0') ? 'hold' : endpoint.split(':')[1]);
const seconds = (time: number) => (Number.isFinite(time) ? `${time / second}` : 'open');

/** Where each side listens and since which message, what it gave up and when (s), and when the call ends. */
function inWords({ listens, left, end }: MediaPath): string {
  const said = (['caller', 'callee'] as const).flatMap((side) => [
    [side, ...[...listens[side]].map(([at, place]) => `${portOf(at)}@${place}`)],
    ...[...left[side]].map(([at, time]) => ['left', `${portOf(at)}@${seconds(time)}`]),
  ]);
  return [...said, [seconds(end)]].map((words) => words.join(' ')).join(', ');
}
const waysOf = (lines: string[]) =>
  [...pathsOfLegs(lines.map(messageOf)).values()].flat().map(inWords);

const asked = 'a>b INVITE 1 new sdp=1';
const call = [asked, 'b>a 200 INVITE 1 sdp=2', 'a>b ACK 1'];
const tags = 'by=b to=a';
const moved = [`b>a INVITE 1 ${tags} sdp=3`, `a>b 200 INVITE 1 ${tags} sdp=1`];
const proxied = [
  ...[asked, 'b>c INVITE 1 new sdp=1 z=p'],
  ...['c>b 200 INVITE 1 sdp=2 z=p', 'b>a 200 INVITE 1 sdp=2'],
];
const forked = [
  asked,
  'a>c INVITE 1 new sdp=1 z=c',
  'b>a 200 INVITE 1 sdp=2',
  'c>a 200 INVITE 1 to=c sdp=3 z=c',
];

it.each<[what: string, lines: string[], ways: string[]]>([
  ['a call', call, ['caller 1@0, callee 2@1, open']],
  ['one that ends', [...call, 'a>b BYE 2'], ['caller 1@0, callee 2@1, 3']],
  ['one that its callee ends', [...call, `b>a BYE 2 ${tags}`], ['caller 1@0, callee 2@1, 3']],
  [
    'one whose end is sent again',
    [...call, 'a>b BYE 2', 'a>b BYE 2 again'],
    ['caller 1@0, callee 2@1, 3'],
  ],
  ['one that is refused', [asked, 'b>a 486 INVITE 1', 'a>b ACK 1'], ['caller 1@0, callee, 2']],
  ['the first refusal there is', [asked, 'b>a 300 INVITE 1'], ['caller 1@0, callee, 1']],
  ['the last', [asked, 'b>a 699 INVITE 1'], ['caller 1@0, callee, 1']],
  ['one that rings', [asked, 'b>a 183 INVITE 1 sdp=2'], ['caller 1@0, callee 2@1, open']],
  [
    'one whose CANCEL is taken',
    [asked, 'a>b CANCEL 1', 'b>a 200 CANCEL 1'],
    ['caller 1@0, callee, open'],
  ],
  [
    'a change that is refused',
    [...call, 'a>b INVITE 2 sdp=1', 'b>a 488 INVITE 2'],
    ['caller 1@0, callee 2@1, open'],
  ],
  [
    'two places of which one is left',
    [...forked, 'a>b BYE 2'],
    ['caller 1@0, callee 2@2 3@3, open'],
  ],
  [
    'two places that are',
    [...forked, 'a>b BYE 2', 'c>a BYE 3 by=c to=a'],
    ['caller 1@0, callee 2@2 3@3, 5'],
  ],
  ['a side that moves', [...call, ...moved], ['caller 1@0, callee 2@1 3@3, left 2@4, open']],
  [
    'one that moves back',
    [...call, ...moved, `b>a INVITE 2 ${tags} sdp=2`, `a>b 200 INVITE 2 ${tags} sdp=1`],
    ['caller 1@0, callee 2@1 3@3, left 3@6, open'],
  ],
  [
    'one that may not',
    [...call, moved[0] ?? '', `a>b 488 INVITE 1 ${tags}`],
    ['caller 1@0, callee 2@1 3@3, open'],
  ],
  [
    'one that holds',
    [...call, `b>a INVITE 1 ${tags} sdp=hold`, `a>b 200 INVITE 1 ${tags} sdp=1`],
    ['caller 1@0, callee 2@1 hold@3, open'],
  ],
  ['a stream that is off', [asked, 'b>a 200 INVITE 1 sdp=0'], ['caller 1@0, callee, open']],
  ['a proxy', proxied, ['caller 1@0, callee 2@2, open']],
  [
    'a move through a proxy',
    [
      ...[...proxied, `c>b INVITE 5 ${tags} sdp=3`, `b>a INVITE 5 ${tags} sdp=3`],
      ...[`a>b 200 INVITE 5 ${tags} sdp=1`, `b>c 200 INVITE 5 ${tags} sdp=1`],
    ],
    ['caller 1@0, callee 2@2 3@4, left 2@7, open'],
  ],
  [
    'a move that the place beyond does not know',
    [...proxied, ...moved],
    ['caller 1@0, callee 2@2 3@4, open'],
  ],
  [
    'a relay',
    [asked, 'b>c INVITE 1 new sdp=8 z=p', 'c>b 200 INVITE 1 sdp=2 z=p', 'b>a 200 INVITE 1 sdp=9'],
    ['caller 1@0, callee 9@3, open', 'caller 8@1, callee 2@2, open'],
  ],
  [
    'a call that began before',
    ['a>b INVITE 2 sdp=1', 'b>a 200 INVITE 2 sdp=2'],
    ['caller 1@0, callee 2@1, open'],
  ],
  [
    'one whose callee is met first',
    [`b>a INVITE 2 ${tags} sdp=2`, `a>b 200 INVITE 2 ${tags} sdp=1`],
    ['caller 2@0, callee 1@1, open'],
  ],
])('where the sound goes: %s', (_what, lines, ways) => {
  expect(waysOf(lines)).toEqual(ways);
});

it.each<[what: string, next: string, from: number, end: string]>([
  ['begins at the same address', 'sdp=1', 9, '9'],
  ['begins at that of the other side', 'sdp=2', 9, '9'],
  ['begins elsewhere', 'sdp=5', 9, 'open'],
  ['begins as the call does', 'sdp=1', 1, 'open'],
])('a call whose end is not captured is over where another one %s', (_what, next, from, end) => {
  const first = call.map(messageOf);
  const other = { ...messageOf(`a>d INVITE 1 new ${next} by=x`, 8), leg: 1, time: from * second };
  const [path] = pathsOfLegs([...first, other]).get(0) ?? [];
  expect(seconds(path?.end ?? 0)).toBe(end);
});
