import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { Mp3Scanner } from '../../../src/engines/audio/mp3';
import { detectSource } from '../../../src/engines/audio/sources';

const file = new Uint8Array(readFileSync('platform/data/recordings/appointment.mp3'));
/** Samples a second of decoded sound. */
const rate = 8000;

/** The samples of a file before one of its bytes, as a decoder gives them. */
function samplesBefore(byte: number): number {
  const scanner = new Mp3Scanner();
  scanner.feed(file.subarray(0, byte));
  return Math.round((scanner.samples * rate) / (scanner.format?.sampleRate ?? rate));
}

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['that gives every sample', 0],
  ['that leaves out its own delay', 529],
])('stretches of a file are drawn one after the other, by a decoder %s', async (_what, delay) => {
  const end = samplesBefore(file.length) - delay;
  const pieces: number[] = [];
  // Sound that grows louder with every sample, so that its loudness says when it is.
  class Decoder {
    async decodeAudioData(bytes: ArrayBuffer) {
      const from = Buffer.from(file).indexOf(Buffer.from(bytes));
      const first = samplesBefore(from);
      const length = samplesBefore(from + bytes.byteLength) - first - delay;
      pieces.push(from);
      const sound = Float32Array.from({ length }, (_none, index) => (first + index) / end);
      return { numberOfChannels: 1, getChannelData: () => sound };
    }
  }
  vi.stubGlobal('OfflineAudioContext', Decoder);
  const source = detectSource(file, 'audio/mpeg', false);
  source?.feed(file);
  source?.finish();
  await source?.decodePeaks?.(() => new Blob([file]), new AbortController().signal);

  expect(pieces).toHaveLength(2);
  expect(pieces[1]).toBeGreaterThan(0);
  const [drawn = []] = source?.peaks?.view(end / rate) ?? [];
  const expected = [...drawn].map((_none, index) => Math.min(1, ((index + 1) * 80) / end));
  const apart = [...drawn].map((peak, index) => Math.abs(peak - (expected[index] ?? 0)) * end);
  // Within three thousandths of a second of where it is.
  expect(Math.max(...apart)).toBeLessThanOrEqual(24);
});
