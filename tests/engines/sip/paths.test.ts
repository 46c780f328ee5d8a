import { describe, expect, it } from 'vitest';
import { type MediaPath, pathsOfLegs } from '../../../src/engines/sip/facts/mediaPaths';
import type { LadderMessage } from '../../../src/engines/sip/ladder';
import { messageOf } from './lines';

const second = 1_000_000;

/** Messages that are a second apart from `at` on; of a description behind `video` or `ice` there is more. */
const messagesOf = (lines: string[], leg = 0, at = 0): LadderMessage[] =>
  lines.map((line, place) => {
    const message = messageOf(line, leg * 100 + place);
    const more = `${line.includes(' video') ? 'm=video 6000 RTP/AVP 31\r\n' : ''}${line.includes(' ice') ? 'a=ice-ufrag:x\r\n' : ''}`;
    return { ...message, leg, time: (at + place) * second, body: message.body + more };
  });

/** "4000>5000 0-3": where the sides listen and when; behind a port since when it was given up. */
function inWords({ listens, left, start, end }: MediaPath): string {
  const sides = (['caller', 'callee'] as const).map((side) =>
    [...listens[side].keys()]
      .map((endpoint) => {
        const since = left[side].get(endpoint);
        const told = endpoint.replace('192.0.2.1:', '').replace('0.0.0.0:4000', 'hold');
        return since === undefined ? told : `${told}(${since / second})`;
      })
      .join(','),
  );
  const time = [start, end].map((one) => (Number.isFinite(one) ? one / second : ''));
  return `${sides.join('>')} ${time.join('-')}`;
}
const pathsIn = (messages: LadderMessage[], types?: ('audio' | 'video')[]) =>
  [...pathsOfLegs(messages, types).values()].flat().map(inWords);

const asked = 'a>b INVITE 1 new sdp=4000';
const taken = 'b>a 200 INVITE 1 sdp=5000';
const call = [asked, taken, 'a>b ACK 1'];
const bye = 'a>b BYE 9';
const byCallee = 'by=b to=a';
/** The callee listens elsewhere, and says so. */
const moved = [`b>a INVITE 7 ${byCallee} sdp=5010`, `a>b 200 INVITE 7 ${byCallee} sdp=4000`];
const back = [`b>a INVITE 8 ${byCallee} sdp=5000`, `a>b 200 INVITE 8 ${byCallee} sdp=4000`];

describe('the paths of the sound of a leg, and when they are', () => {
  it.each<[what: string, lines: string[], paths: string[]]>([
    ['a call', [...call, bye], ['4000>5000 0-3']],
    ['a call without an end', call, ['4000>5000 0-']],
    ['a call that the callee ends', [...call, `b>a BYE 2 ${byCallee}`], ['4000>5000 0-3']],
    ['a BYE that is sent again', [...call, bye, `${bye} again`], ['4000>5000 0-3']],
    ['the answer to a BYE', [...call, bye, 'b>a 200 BYE 9'], ['4000>5000 0-3']],
    [
      'a refusal after early media',
      [asked, 'b>a 183 INVITE 1 sdp=5000', 'b>a 486 INVITE 1', 'a>b ACK 1'],
      ['4000>5000 0-3'],
    ],
    ['a refusal', [asked, 'b>a 300 INVITE 1'], ['4000> 0-1']],
    ['the refusal of something else', [asked, 'b>a 481 INFO 1'], ['4000> 0-']],
    [
      'a refusal, and an answer of another place',
      [asked, 'b>a 486 INVITE 1', taken],
      ['4000>5000 0-'],
    ],
    [
      'answers of two places, of which one is over',
      [...call, 'b>a 200 INVITE 1 sdp=5001 to=c', bye],
      ['4000>5000,5001 0-'],
    ],
    [
      'both over',
      [...call, 'b>a 200 INVITE 1 sdp=5001 to=c', bye, `${bye} to=c`],
      ['4000>5000,5001 0-5'],
    ],
    [
      'a call that began before the capture',
      ['a>b INVITE 2 sdp=4000', taken, bye],
      ['4000>5000 -2'],
    ],
    ['a refused description', [asked, 'b>a 200 INVITE 1 sdp=0', bye], ['4000> 0-2']],
    ['pictures', [`${asked} video`, `${taken} video`, bye], ['4000>5000 0-2']],
    [
      'a proxy that passes descriptions on',
      [asked, 'b>c INVITE 1 new sdp=4000 z=p', 'c>b 200 INVITE 1 sdp=5000 z=p', taken, bye],
      ['4000>5000 0-4'],
    ],
    [
      'a proxy that changes the callee’s',
      [
        asked,
        'b>c INVITE 1 new sdp=4000 z=p',
        'c>b 200 INVITE 1 sdp=5000 z=p',
        'b>a 200 INVITE 1 sdp=5001',
        bye,
      ],
      ['4000>5000,5001 0-4'],
    ],
    [
      'a media relay',
      [
        asked,
        'b>c INVITE 1 new sdp=1000 z=p',
        'c>b 200 INVITE 1 sdp=5000 z=p',
        'b>a 200 INVITE 1 sdp=2000',
        bye,
      ],
      ['4000>2000 0-4', '1000>5000 0-4'],
    ],
    [
      'a media relay whose far side is seen first',
      [
        'b>c OPTIONS 1 new z=o',
        asked,
        'b>c INVITE 1 new sdp=1000 z=p',
        'c>b 200 INVITE 1 sdp=5000 z=p',
        'b>a 200 INVITE 1 sdp=2000',
        bye,
      ],
      ['4000>2000 0-5', '1000>5000 0-5'],
    ],
    [
      'ways that have an address in common with both of two others',
      [
        asked,
        'b>c INVITE 1 new sdp=1000 z=p',
        'c>d INVITE 1 new sdp=4000 z=q',
        'd>c 200 INVITE 1 sdp=5000 z=q',
        'c>b 200 INVITE 1 sdp=5000 z=p',
        'b>a 200 INVITE 1 sdp=2000',
        bye,
      ],
      ['4000,1000>5000,2000 0-6'],
    ],
    [
      'ways that both hold',
      [
        'a>b INVITE 1 new sdp=hold',
        'b>c INVITE 1 new sdp=hold z=p',
        'c>b 200 INVITE 1 sdp=5000 z=p',
        'b>a 200 INVITE 1 sdp=2000',
        bye,
      ],
      ['hold>2000 0-4', 'hold>5000 0-4'],
    ],
  ])('%s', (_what, lines, paths) => {
    expect(pathsIn(messagesOf(lines))).toEqual(paths);
  });

  it('may be those of pictures, too', () => {
    const messages = messagesOf([`${asked} video`, taken, bye]);
    expect(pathsIn(messages, ['audio', 'video'])).toEqual(['4000,6000>5000 0-2']);
    expect(pathsIn(messages, ['video'])).toEqual(['6000> 0-2']);
  });
});

it('an address is told with the message that named it first', () => {
  const messages = messagesOf([...call, ...moved, ...back]);
  const [path] = [...pathsOfLegs(messages).values()].flat();
  expect([...(path?.listens.callee ?? [])]).toEqual([
    ['192.0.2.1:5000', 1],
    ['192.0.2.1:5010', 3],
  ]);
});

describe('an address is given up', () => {
  it.each<[what: string, lines: string[], path: string]>([
    ['for another one', moved, '4000>5000(4),5010 0-'],
    ['and taken again', [...moved, ...back], '4000>5000,5010(6) 0-'],
    [
      'by both sides',
      [`b>a INVITE 7 ${byCallee} sdp=5010`, `a>b 200 INVITE 7 ${byCallee} sdp=4010`],
      '4000(4),4010>5000(4),5010 0-',
    ],
    [
      'by the caller',
      ['a>b INVITE 2 sdp=4010', 'b>a 200 INVITE 2 sdp=5000'],
      '4000(4),4010>5000 0-',
    ],
    [
      'twice, since the first time',
      [...moved, `b>a INVITE 8 ${byCallee} sdp=5020`, `a>b 200 INVITE 8 ${byCallee} sdp=4000`],
      '4000>5000(4),5010(6),5020 0-',
    ],
    ['not by a hold', ['a>b INVITE 2 sdp=hold', 'b>a 200 INVITE 2 sdp=5000'], '4000,hold>5000 0-'],
    [
      'not by a change that is refused',
      [moved[0] ?? '', `a>b 488 INVITE 7 ${byCallee}`],
      '4000>5000,5010 0-',
    ],
    ['not by a change that is not answered', moved.slice(0, 1), '4000>5000,5010 0-'],
    ['not where one side has ICE', [moved[0] ?? '', `${moved[1]} ice`], '4000>5000,5010 0-'],
    ['not where the other has', [`${moved[0]} ice`, moved[1] ?? ''], '4000>5000,5010 0-'],
  ])('%s', (_what, lines, path) => {
    expect(pathsIn(messagesOf([...call, ...lines]))).toEqual([path]);
  });

  it('when all hops that knew it say so', () => {
    const relayed = [
      asked,
      'b>c INVITE 1 new sdp=4000 z=p',
      'c>b 200 INVITE 1 sdp=5000 z=p',
      taken,
    ];
    const near = ['a>b INVITE 2 sdp=4010', 'b>a 200 INVITE 2 sdp=5000'];
    const far = ['b>c INVITE 2 sdp=4010 z=r', 'c>b 200 INVITE 2 sdp=5000 z=r'];
    expect(pathsIn(messagesOf([...relayed, ...near]))).toEqual(['4000,4010>5000 0-']);
    expect(pathsIn(messagesOf([...relayed, ...near, ...far]))).toEqual(['4000(7),4010>5000 0-']);
  });
});

describe('a leg without an end is over with the next one at its addresses', () => {
  const next = (caller: number, callee: number) => [
    `a>b INVITE 1 new sdp=${caller}`,
    `b>a 200 INVITE 1 sdp=${callee}`,
    'a>b ACK 1',
  ];
  it.each<[what: string, legs: [at: number, caller: number, callee: number][], end: number | null]>(
    [
      ['of both', [[10, 4000, 5000]], 10],
      ['of its caller', [[10, 4000, 5020]], 10],
      ['of its callee', [[10, 4020, 5000]], 10],
      ['of the other side', [[10, 5000, 4020]], 10],
      [
        'the nearest one',
        [
          [20, 4000, 5000],
          [10, 4000, 5000],
        ],
        10,
      ],
      [
        'the nearest one, in order',
        [
          [10, 4000, 5000],
          [20, 4000, 5000],
        ],
        10,
      ],
      ['others have none of them', [[10, 4020, 5020]], null],
      ['one that begins as it says its last is another leg of the call', [[2, 4000, 5020]], null],
      ['one that begins before that is', [[1, 4000, 5020]], null],
    ],
  )('%s', (_what, legs, end) => {
    const all = legs.flatMap(([at, caller, callee], place) =>
      messagesOf(next(caller, callee), place + 1, at),
    );
    const [first] = pathsIn([...messagesOf(call), ...all]);
    expect(first).toBe(`4000>5000 0-${end ?? ''}`);
  });
});
