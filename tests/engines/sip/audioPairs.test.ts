import { expect, it } from 'vitest';
import { type DescribedStream, readDescription } from '../../../src/engines/media';
import { directionOf } from '../../../src/engines/sip/facts/directions';
import { codecsOf, readPair } from '../../../src/engines/sip/facts/offerAnswer';

/** Streams as "audio 4000 0", each with its port and payload types. */
const described = (streams: string[]): DescribedStream[] =>
  readDescription(
    [
      ...['v=0', 'c=IN IP4 192.0.2.1', 't=0 0'],
      ...streams.map((stream) => {
        const [type, port, ...types] = stream.split(' ');
        return `m=${type} ${port} RTP/AVP ${types.join(' ')}`;
      }),
      '',
    ].join('\r\n'),
  );

const exchange = { offer: 0, answer: 1, missing: null };

/** The ports of the audio that counts. */
function pairOf(offered: string[], answered: string[]) {
  const both = [described(offered), described(answered)];
  const pair = readPair(exchange, (place) => both[place] ?? []);
  return pair && [pair.offer.port, pair.answer.port, pair.hasOther];
}

const [one, two, off, video, fax] = [
  'audio 4000 0',
  'audio 5000 0',
  'audio 0 0',
  'video 6000 31',
  'image 7000 t38',
];

it.each<
  [what: string, offered: string[], answered: string[], pair: [number, number, boolean] | null]
>([
  ['one stream', [one], [two], [4000, 5000, false]],
  ['the first of two that are taken', [one, two], ['audio 1 0', 'audio 2 0'], [4000, 1, false]],
  ['the one that is taken', [one, two], [off, 'audio 2 0'], [5000, 2, false]],
  ['the first where none is taken', [one, two], [off, off], [4000, 0, false]],
  ['the one that is offered where none is taken', [off, two], [off, off], [5000, 0, false]],
  ['one that is off already', [off], [off], [0, 0, false]],
  ['one that is off and taken', [off, two], ['audio 1 0', off], [0, 1, false]],
  ['that behind a picture', [video, one], ['video 0 31', 'audio 1 0'], [4000, 1, false]],
  ['that beside a fax', [one, fax], [off, fax], [4000, 0, true]],
  ['that beside a fax that is refused', [one, fax], ['audio 1 0', 'image 0 t38'], [4000, 1, false]],
  ['that beside a picture that is taken', [one, video], [off, video], [4000, 0, false]],
  ['no audio', [video], [video], null],
  ['an answer with fewer streams', [video, one], [video], null],
  ['an answer without any', [one], [], null],
])(
  'of the streams of an offer and an answer one pair of audio counts: %s',
  (_what, offered, answered, pair) => {
    expect(pairOf(offered, answered)).toEqual(pair);
  },
);

it('without an answer there is no pair', () => {
  expect(readPair({ ...exchange, answer: null }, () => described([one]))).toBeNull();
});

it.each<
  [what: string, rounds: string[][], offered: string[] | null, isOff?: boolean, agreed?: string[]]
>([
  ['a round', [[one], [one]], ['PCMU/8000'], false, ['PCMU/8000']],
  [
    'the last of two',
    [[one], [one], ['audio 4000 8'], ['audio 1 8']],
    ['PCMA/8000'],
    false,
    ['PCMA/8000'],
  ],
  ['one that refuses', [[one], [off]], ['PCMU/8000'], true, []],
  [
    'a later one that refuses',
    [[one], [one], ['audio 1 8'], ['audio 0 8']],
    ['PCMA/8000'],
    true,
    [],
  ],
  ['one before a fax', [[one], [one], [one, fax], [off, fax]], ['PCMU/8000'], false, ['PCMU/8000']],
  ['one before a fax alone', [[one], [one], [fax], [fax]], ['PCMU/8000'], false, ['PCMU/8000']],
  [
    'one beside a fax',
    [
      [one, fax],
      ['audio 1 0', fax],
    ],
    ['PCMU/8000'],
    false,
    ['PCMU/8000'],
  ],
  ['one that offers none', [[one], [one], [off], [off]], ['PCMU/8000'], false, ['PCMU/8000']],
  ['none of audio', [[fax], [fax]], null],
])(
  'codecs are those of the last round that has any: %s',
  (_what, texts, offered, isOff, agreed) => {
    const rounds = texts.flatMap((_text, place) =>
      place % 2 === 0 ? [{ offer: place, answer: place + 1, missing: null }] : [],
    );
    const found = codecsOf(rounds, (place) => described(texts[place] ?? []));
    if (offered) expect(found).toMatchObject({ offered, isOff, agreed, hasKeys: false });
    else expect(found).toBeNull();
  },
);

it.each<[address: string, hasIce: boolean, isHeld: boolean]>([
  ['192.0.2.1', false, false],
  ['192.0.2.1', true, false],
  ['0.0.0.0', false, true],
  ['0.0.0.0', true, false],
  ['::', false, true],
  ['::', true, false],
  ['::1', false, false],
  ['', false, false],
])(
  'a stream at %j lets nothing pass where that holds it (with ICE: %s)',
  (address, hasIce, isHeld) => {
    for (const direction of ['sendrecv', 'sendonly', 'recvonly', 'inactive'] as const) {
      const [stream] = described([one]);
      const said = stream && directionOf({ ...stream, address, hasIce, direction });
      expect(said).toBe(isHeld ? 'inactive' : direction);
    }
  },
);
