import { expect, it } from 'vitest';
import { readDescription } from '../../../src/engines/media';
import { codecsOf } from '../../../src/engines/sip/facts/offerAnswer';

/** One audio stream with these payload types, "18" or "18 G729A/8000". */
const audio = (types: string[]): string =>
  [
    ...['v=0', 'c=IN IP4 192.0.2.1', 't=0 0'],
    `m=audio 4000 RTP/AVP ${types.map((type) => type.split(' ')[0]).join(' ')}`,
    ...types.filter((type) => type.includes(' ')).map((type) => `a=rtpmap:${type}`),
    '',
  ].join('\r\n');

/** What is agreed on, as the answer spells it. */
function agreed(offered: string[], answered: string[]) {
  const texts = [audio(offered), audio(answered)];
  const exchange = { offer: 0, answer: 1, missing: null };
  return codecsOf([exchange], (place) => readDescription(texts[place] ?? ''))?.agreed;
}

/** Fixed payload types with the names that are written of them (RFC 3551, section 6). */
const spellings: Record<number, string[]> = {
  0: ['PCMU/8000', 'pcmu/8000/1', 'G711U/8000'],
  4: ['G723/8000', 'G723.1/8000'],
  9: ['G722/8000', 'G722/16000'],
  11: ['L16/44100', 'L16/44100/1'],
  18: ['G729/8000', 'G729A/8000', 'G729AB/8000', 'g729a/8000/1'],
};

it.each(
  Object.entries(spellings).flatMap(([type, names]) => {
    const written = [type, ...names.map((name) => `${type} ${name}`)];
    return written.flatMap((one) => written.map((other): [string, string] => [one, other]));
  }),
)('%s is the same codec as %s', (offered, answered) => {
  expect(agreed([offered, '101 telephone-event/8000'], ['8', answered])).toHaveLength(1);
});

it.each<[string[], string[], string[]]>([
  // What has no fixed meaning is what its name says.
  [['96 opus/48000/2'], ['97 OPUS/48000/2'], ['OPUS/48000/2']],
  [['96 opus/48000/2'], ['96 AMR/8000'], []],
  [['77'], ['77 AMR/8000'], []],
  [['0'], ['96 PCMU/8000'], ['PCMU/8000']],
  [['18 G729A/8000'], ['8', '0'], []],
  // In the order of the answer, and each with its own spelling.
  [
    ['0', '18 G729A/8000', '9'],
    ['9 G722/16000', '18'],
    ['G722/16000', 'G729/8000'],
  ],
])('of %j and %j the codecs %j are agreed on', (offered, answered, wanted) => {
  expect(agreed(offered, answered)).toEqual(wanted);
});
