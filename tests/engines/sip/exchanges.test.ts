import { expect, it } from 'vitest';
import { exchangesOf } from '../../../src/engines/sip/facts/offerAnswer';
import { messageOf } from './lines';

const asked = 'a>b INVITE 1 new sdp';
const bare = 'a>b INVITE 1 new';
const taken = ['b>a 200 INVITE 1 sdp', 'a>b ACK 1'];

/** Of each round the places of its offer, of its answer, and of what had to bring that and did not. */
type Round = [offer: number, answer: number | null, missing: number | null];

it.each<[what: string, lines: string[], rounds: Round[]]>([
  ['an INVITE and its answer', [asked, ...taken], [[0, 1, null]]],
  [
    'early media, and an answer without any',
    [asked, 'b>a 183 INVITE 1 sdp', 'b>a 200 INVITE 1'],
    [[0, 1, null]],
  ],
  ['early media, and another answer', [asked, 'b>a 183 INVITE 1 sdp', ...taken], [[0, 2, null]]],
  [
    'an answer without a description',
    [asked, 'b>a 180 INVITE 1', 'b>a 200 INVITE 1'],
    [[0, null, 2]],
  ],
  ['an answer that was cut', [asked, 'b>a 200 INVITE 1 cut'], [[0, null, null]]],
  ['no answer yet', [asked, 'b>a 100 INVITE 1 sdp', 'b>a 180 INVITE 1'], [[0, null, null]]],
  ['a refusal with what would do', [asked, 'b>a 488 INVITE 1 sdp'], [[0, null, null]]],
  [
    'a refusal after early media',
    [asked, 'b>a 183 INVITE 1 sdp', 'b>a 486 INVITE 1'],
    [[0, 1, null]],
  ],
  [
    'an answer of another place, too',
    [asked, ...taken, 'b>a 200 INVITE 1 sdp to=c'],
    [[0, 1, null]],
  ],
  ['an INVITE that is sent again', [asked, `${asked} again`, ...taken], [[0, 2, null]]],
  [
    'an INVITE that bears credentials',
    [asked, 'b>a 401 INVITE 1', 'a>b INVITE 2 new sdp', 'b>a 200 INVITE 2 sdp'],
    [
      [0, null, null],
      [2, 3, null],
    ],
  ],
  ['an offer in the answer', [bare, 'b>a 200 INVITE 1 sdp', 'a>b ACK 1 sdp'], [[1, 2, null]]],
  ['an offer in the answer, and none in the ACK', [bare, ...taken], [[1, null, 2]]],
  [
    'an offer in the answer, and an ACK that was cut',
    [bare, 'b>a 200 INVITE 1 sdp', 'a>b ACK 1 cut'],
    [[1, null, null]],
  ],
  [
    'an offer in an unreliable answer, which is none',
    [bare, 'b>a 183 INVITE 1 sdp', ...taken],
    [[2, null, 3]],
  ],
  [
    'an offer in a reliable answer',
    [
      bare,
      'b>a 183 INVITE 1 sdp rseq=1',
      'a>b PRACK 2 sdp',
      'b>a 200 PRACK 2',
      'b>a 200 INVITE 1 sdp',
      'a>b ACK 1',
    ],
    [[1, 2, null]],
  ],
  [
    'a PRACK without an answer, which the ACK has',
    [
      bare,
      'b>a 183 INVITE 1 sdp rseq=1',
      'a>b PRACK 2',
      'b>a 200 PRACK 2',
      'b>a 200 INVITE 1',
      'a>b ACK 1 sdp',
    ],
    [[1, 5, null]],
  ],
  [
    'a PRACK with an offer of its own',
    [
      asked,
      'b>a 183 INVITE 1 sdp rseq=1',
      'a>b PRACK 2 sdp',
      'b>a 200 PRACK 2 sdp',
      'b>a 200 INVITE 1',
    ],
    [
      [0, 1, null],
      [2, 3, null],
    ],
  ],
  [
    'an UPDATE of the callee',
    [asked, ...taken, 'b>a UPDATE 1 by=b to=a sdp', 'a>b 200 UPDATE 1 by=b to=a sdp'],
    [
      [0, 1, null],
      [3, 4, null],
    ],
  ],
  [
    'two UPDATEs of the same number, of which one is answered',
    [
      asked,
      ...taken,
      'a>b UPDATE 5 sdp',
      'b>a UPDATE 5 by=b to=a sdp',
      'a>b 200 UPDATE 5 by=b to=a sdp',
    ],
    [
      [0, 1, null],
      [3, null, null],
      [4, 5, null],
    ],
  ],
  [
    'a change that is refused after early media',
    [asked, ...taken, 'a>b INVITE 2 sdp', 'b>a 183 INVITE 2 sdp', 'b>a 488 INVITE 2 sdp'],
    [
      [0, 1, null],
      [3, null, null],
    ],
  ],
  [
    'another request with a description',
    [asked, ...taken, 'a>b INFO 2 sdp', 'b>a 200 INFO 2 sdp'],
    [[0, 1, null]],
  ],
  // Of the hops that messages pass, that of the INVITE counts, else the first.
  [
    'a proxy',
    [asked, 'b>c INVITE 1 new sdp z=p', 'c>b 200 INVITE 1 sdp z=p', 'b>a 200 INVITE 1 sdp'],
    [[0, 3, null]],
  ],
  [
    'a change that comes through a proxy',
    [
      asked,
      ...taken,
      'c>b UPDATE 5 by=b sdp',
      'b>a UPDATE 5 by=b sdp',
      'a>b 200 UPDATE 5 by=b sdp',
      'b>c 200 UPDATE 5 by=b sdp',
    ],
    [
      [0, 1, null],
      [4, 5, null],
    ],
  ],
  [
    'a change that is seen beyond the proxy only',
    [asked, ...taken, 'c>b UPDATE 5 by=b sdp', 'b>c 200 UPDATE 5 by=b sdp'],
    [
      [0, 1, null],
      [3, 4, null],
    ],
  ],
  [
    'a connection with new ports',
    [asked, ...taken, 'a40000>b UPDATE 5 sdp', 'b>a40000 200 UPDATE 5 sdp'],
    [
      [0, 1, null],
      [3, 4, null],
    ],
  ],
  [
    'a proxy on the host of the caller',
    [
      'a5080>a INVITE 1 new sdp',
      'a>b INVITE 1 new sdp z=p',
      'b>a 200 INVITE 1 sdp z=p',
      'a>a5080 200 INVITE 1 sdp',
    ],
    [[0, 3, null]],
  ],
])('offers find their answers: %s', (_what, lines, rounds) => {
  const messages = lines.map(messageOf);
  const [invite] = messages;
  const found = invite ? exchangesOf(invite, messages) : [];
  expect(found.map(({ offer, answer, missing }) => [offer, answer, missing])).toEqual(rounds);
});
