import { describe, expect, it } from 'vitest';
import { endOfSpeech, loudnessOf } from '../../../src/engines/audio/regions/endOfSpeech';

/** Peaks of `seconds` at 800 a second, silent but for the given runs of [from, to) peaks. */
const peaks = (seconds: number, ...runs: [from: number, to: number, amplitude?: number][]) => {
  const all = new Float32Array(seconds * 800);
  for (const [from, to, amplitude = 0.5] of runs) all.fill(amplitude, from, to);
  return loudnessOf(all, seconds);
};

describe('the end of speech', () => {
  it.each([
    // Speech from 1 s to 2 s ends at peak 1600: 2 s and 0.02 s.
    ['is where the last five loud peaks end', peaks(4, [800, 1600]), 0, 4, 2.02],
    ['counts five peaks as speech', peaks(4, [1000, 1005]), 0, 4, 1005 / 800 + 0.02],
    ['counts four peaks as none', peaks(4, [1000, 1004]), 0, 4, null],
    ['starts over at a quiet peak', peaks(4, [800, 1600], [2000, 2004], [2005, 2009]), 0, 4, 2.02],
    ['takes 0.03 for quiet', peaks(4, [800, 1600, 0.03]), 0, 4, null],
    ['takes more than 0.03 for loud', peaks(4, [800, 1600, 0.0301]), 0, 4, 2.02],
    ['takes amplitudes below zero as well', peaks(4, [800, 1600, -0.2]), 0, 4, 2.02],
    ['looks no further back than the start', peaks(4, [80, 400]), 1, 4, null],
    ['looks no later than the end', peaks(4, [800, 1600], [2400, 3000]), 0, 2.9, 2.02],
    // The peak of the end itself counts: 800 to 1201, which is 1.5 s.
    ['cuts speech that goes on at the end', peaks(4, [800, 3000]), 0, 1.5, 1201 / 800 + 0.02],
    ['is unknown in silence', peaks(4), 0, 4, null],
    ['is unknown without peaks', peaks(0), 0, 4, null],
    ['is unknown in an empty span', peaks(4, [800, 1600]), 2, 2, null],
    ['is unknown in a span that ends before it starts', peaks(4, [800, 1600]), 3, 2, null],
    ['is unknown while the peaks do not reach that far', peaks(4, [800, 1600]), 0, 9, null],
    ['forgives a recording that ends a moment early', peaks(4, [800, 1600]), 0, 4.04, 2.02],
    ['takes a start before the recording as its start', peaks(4, [0, 80]), -3, 4, 0.12],
  ])('%s', (_what, loudness, start, end, expected) => {
    const found = endOfSpeech(loudness, start, end);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(expected, 9);
  });
});
