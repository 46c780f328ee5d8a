import { expect, it } from 'vitest';
import { callFacts } from '../../../src/engines/sip/facts';
import { messageOf } from './lines';

/** What became of a call, the place of its final answer, and who ended it where. */
type Ending = [outcome: string, final: number | null, by?: string, message?: number];

const leg = { callId: 'one', from: '', to: '', messages: 0 };
function endingOf(lines: string[]): Ending {
  const [facts] = callFacts({ legs: [leg], messages: lines.map(messageOf) });
  const { outcome = '', final = null, ended = null } = facts ?? {};
  return ended ? [outcome, final, ended.by, ended.message] : [outcome, final];
}

const one = ['a>b INVITE 1 new'];
const both = ['a>b INVITE 1 new z=b', 'a>c INVITE 1 new z=c'];
const tags = 'by=b to=a';

it.each<[what: string, lines: string[], Ending]>([
  [
    'the caller hangs up',
    [...one, 'b>a 200 INVITE 1', 'a>b ACK 1', 'a>b BYE 2'],
    ['answered', 1, 'caller', 3],
  ],
  [
    'the callee does',
    [...one, 'b>a 200 INVITE 1', 'a>b ACK 1', `b>a BYE 2 ${tags}`],
    ['answered', 1, 'callee', 3],
  ],
  ['nobody does', [...one, 'b>a 200 INVITE 1', 'a>b ACK 1'], ['answered', 1]],
  [
    'a BYE of a dialog with other tags',
    [...one, 'b>a 200 INVITE 1', 'c>d BYE 2 by=x to=y'],
    ['answered', 1, 'callee', 2],
  ],
  [
    'a BYE without a tag, of the caller',
    [...one, 'b>a 200 INVITE 1', 'a>b BYE 2 by='],
    ['answered', 1, 'caller', 2],
  ],
  [
    'a BYE without a tag, of the callee',
    [...one, 'b>a 200 INVITE 1', 'b>a BYE 2 by='],
    ['answered', 1, 'callee', 2],
  ],
  ['a CANCEL', [...one, 'a>b CANCEL 1', 'b>a 487 INVITE 1'], ['cancelled', 2, 'caller', 1]],
  ['a CANCEL without an answer', [...one, 'a>b CANCEL 1'], ['cancelled', null, 'caller', 1]],
  [
    'a CANCEL of another branch',
    [...one, 'a>b CANCEL 1 z=x', 'b>a 486 INVITE 1'],
    ['refused', 2, 'callee', 2],
  ],
  [
    'a CANCEL that the answer overtakes',
    [...one, 'a>b CANCEL 1', 'b>a 200 INVITE 1'],
    ['answered', 2],
  ],
  [
    'a CANCEL that a refusal overtakes',
    [...one, 'a>b CANCEL 1', 'b>a 486 INVITE 1'],
    ['refused', 2, 'callee', 2],
  ],
  [
    'a BYE before the answer',
    [...one, 'b>a 183 INVITE 1', 'a>b BYE 2'],
    ['pending', null, 'caller', 2],
  ],
  [
    'a BYE of the caller, and 487',
    [...one, 'b>a 183 INVITE 1', 'a>b BYE 2', 'b>a 487 INVITE 1'],
    ['cancelled', 3, 'caller', 2],
  ],
  [
    'a BYE of the callee, and 487',
    [...one, 'b>a 183 INVITE 1', `b>a BYE 2 ${tags}`, 'b>a 487 INVITE 1'],
    ['cancelled', 3],
  ],
  ['487 alone', [...one, 'b>a 487 INVITE 1'], ['cancelled', 1]],
  // Several places.
  [
    'one of two answers',
    [...both, 'b>a 486 INVITE 1 z=b', 'c>a 200 INVITE 1 z=c to=c'],
    ['answered', 3],
  ],
  [
    'the other is taken back',
    [...both, 'c>a 200 INVITE 1 z=c', 'a>b CANCEL 1 z=b', 'b>a 487 INVITE 1 z=b'],
    ['answered', 2],
  ],
  ['one of two refuses', [...both, 'b>a 486 INVITE 1 z=b'], ['pending', null]],
  [
    'both refuse',
    [...both, 'c>a 404 INVITE 1 z=c', 'b>a 486 INVITE 1 z=b'],
    ['refused', 3, 'callee', 3],
  ],
  [
    'one declines for all',
    [...both, 'c>a 603 INVITE 1 z=c', 'b>a 486 INVITE 1 z=b'],
    ['refused', 2, 'callee', 2],
  ],
  [
    'one declines, and no more is heard',
    [...both, 'c>a 603 INVITE 1 z=c'],
    ['refused', 2, 'callee', 2],
  ],
  [
    'one declines, so that the other is taken back',
    [...both, 'c>a 603 INVITE 1 z=c', 'a>b CANCEL 1 z=b', 'b>a 487 INVITE 1 z=b'],
    ['refused', 2, 'callee', 2],
  ],
  [
    'both are taken back',
    [
      ...both,
      'a>b CANCEL 1 z=b',
      'a>c CANCEL 1 z=c',
      'b>a 487 INVITE 1 z=b',
      'c>a 487 INVITE 1 z=c',
    ],
    ['cancelled', 5, 'caller', 2],
  ],
  [
    'both answer, and one is hung up at once',
    [
      ...both,
      'b>a 200 INVITE 1 z=b to=b',
      'c>a 200 INVITE 1 z=c to=c',
      'a>b BYE 2 to=b',
      'a>c BYE 3 to=c',
    ],
    ['answered', 3, 'caller', 5],
  ],
  [
    'both answer, and the first is kept',
    [
      ...both,
      'b>a 200 INVITE 1 z=b to=b',
      'c>a 200 INVITE 1 z=c to=c',
      'a>c BYE 2 to=c',
      'a>b BYE 3 to=b',
    ],
    ['answered', 2, 'caller', 5],
  ],
  [
    'both answer, and one goes on',
    [...both, 'b>a 200 INVITE 1 z=b to=b', 'c>a 200 INVITE 1 z=c to=c', 'a>b BYE 2 to=b'],
    ['answered', 3],
  ],
  [
    'a next try after both refused',
    [
      ...both,
      'b>a 486 INVITE 1 z=b',
      'c>a 486 INVITE 1 z=c',
      'a>b INVITE 2 new',
      'b>a 180 INVITE 2',
    ],
    ['pending', null],
  ],
])('what becomes of a call: %s', (_what, lines, ending) => {
  expect(endingOf(lines)).toEqual(ending);
});
