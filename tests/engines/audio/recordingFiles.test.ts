import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Mp3Scanner, readFrame } from '../../../src/engines/audio/mp3';
import { Peaks } from '../../../src/engines/audio/peaks';
import { RecordingFile } from '../../../src/engines/audio/RecordingFile';
import { endOfSpeech } from '../../../src/engines/audio/regions/endOfSpeech';
import { detectSource } from '../../../src/engines/audio/sources';
import { readWavHeader, wavSampleReader } from '../../../src/engines/audio/wav';
import { wav } from './wavFile';

const fixture = (name: string) => new Uint8Array(readFileSync(`platform/data/recordings/${name}`));
const lengthOf = (name: string): number =>
  JSON.parse(readFileSync(`platform/data/recordings/${name}.json`, 'utf8')).durationMs / 1000;

/** A file in pieces of a size that fits nothing in it. */
const pieces = (file: Uint8Array, size: number): Uint8Array[] =>
  Array.from({ length: Math.ceil(file.length / size) }, (_none, index) =>
    file.subarray(index * size, (index + 1) * size),
  );

describe('a WAV file', () => {
  it.each([
    ['16 bits', { bits: 16, data: [0, 0x40, 0, 0xc0] }, [0.5, -0.5]],
    ['8 bits', { bits: 8, data: [192, 64] }, [0.5, -0.5]],
    ['24 bits', { bits: 24, data: [0, 0, 0x40, 0, 0, 0xc0] }, [0.5, -0.5]],
    ['32 bits', { bits: 32, data: [0, 0, 0, 0x40, 0, 0, 0, 0xc0] }, [0.5, -0.5]],
    ['floats', { bits: 32, tag: 3, data: [0, 0, 0, 0x3f, 0, 0, 0, 0xbf] }, [0.5, -0.5]],
    ['mu-law', { bits: 8, tag: 7, data: [0xff, 0x7f, 0x80, 0x00] }, [0, 0, 0.9803, -0.9803]],
    [
      'A-law',
      { bits: 8, tag: 6, data: [0xd5, 0x55, 0xaa, 0x2a] },
      [0.0002, -0.0002, 0.9844, -0.9844],
    ],
  ])('of %s is read', (_what, file, expected) => {
    const bytes = wav(file);
    const format = readWavHeader(bytes);
    if (!format || format === 'more') throw new Error('It was not recognized');
    const [samples = []] = wavSampleReader(format)(bytes.subarray(format.dataStart));
    expect([...samples].map((value) => Math.round(value * 10_000) / 10_000 + 0)).toEqual(expected);
  });
  it('is not recognized by half of its head, nor with a head that makes no sense', () => {
    const file = wav({ data: [0, 0] });
    for (let length = 0; length < 44; length += 1) {
      expect(readWavHeader(file.subarray(0, length))).toBe('more');
    }
    expect(readWavHeader(wav({ channels: 0, data: [] }))).toBeNull();
    expect(readWavHeader(wav({ tag: 85, data: [] }))).toBeNull();
    expect(readWavHeader(new TextEncoder().encode('<!doctype html>'))).toBeNull();
  });
  it('may tell of other things first, which are padded to an even size', () => {
    const file = wav({ data: [0, 0x40] });
    const note = [0x4c, 0x49, 0x53, 0x54, 3, 0, 0, 0, 1, 2, 3, 0];
    const bytes = new Uint8Array([...file.subarray(0, 36), ...note, ...file.subarray(36)]);
    expect(readWavHeader(bytes)).toMatchObject({ dataStart: 56, dataSize: 2 });
  });
  it.each([0, 0xffffffff])('that declares %d bytes lasts as long as what came', (declared) => {
    const file = wav({ data: new Array(16_000).fill(0), declared });
    const source = detectSource(file, 'audio/wav', false);
    source?.feed(file);
    expect(source?.total).toBeNull();
    source?.finish();
    expect(source?.total).toBe(1);
  });
  it('knows its length from its head', () => {
    const file = wav({ data: new Array(16_000).fill(0) });
    const source = detectSource(file.subarray(0, 100), 'audio/wav', false);
    source?.feed(file.subarray(0, 44 + 8000));
    expect(source).toMatchObject({ total: 1, seconds: 0.5 });
  });
  it.each([7, 1000, 1_000_000])('of the platform sounds the same in pieces of %d bytes', (size) => {
    const file = fixture('balance.wav');
    const whole = detectSource(file, 'audio/wav', true);
    whole?.feed(file);
    const source = detectSource(file.subarray(0, 100), 'audio/wav', false);
    for (const piece of pieces(file, size)) source?.feed(piece);
    source?.finish();
    expect(source?.total).toBeCloseTo(lengthOf('balance'), 1);
    expect(source?.peaks?.view(6)).toEqual(whole?.peaks?.view(6));
    expect(source?.peaks?.channelCount).toBe(2);
  });
  it('that has not all arrived is made one that has', async () => {
    const file = fixture('balance.wav');
    const source = detectSource(file, 'audio/wav', false);
    source?.feed(file.subarray(0, 64_001));
    const playable = source?.playable(new Blob([file.subarray(0, 64_001)]), 0).file;
    const bytes = new Uint8Array((await playable?.arrayBuffer()) ?? []);
    const format = readWavHeader(bytes);
    if (!format || format === 'more') throw new Error('It was not recognized');
    expect(format.dataSize).toBe(bytes.length - format.dataStart);
    expect((format.dataSize ?? 1) % format.block).toBe(0);
  });
});

describe('an mp3 file', () => {
  it.each([
    ['MPEG 1 at 128 kbit/s', [0xff, 0xfb, 0x90, 0x00], 417, 1152, 44_100, 2, 128],
    ['MPEG 2 at 16 kbit/s', [0xff, 0xf3, 0x28, 0xc0], 72, 576, 16_000, 1, 16],
    ['MPEG 2.5 at 8 kHz', [0xff, 0xe3, 0x28, 0x00], 144, 576, 8000, 2, 16],
    ['padding', [0xff, 0xfb, 0x92, 0x00], 418, 1152, 44_100, 2, 128],
  ])('has frames of %s', (_what, bytes, size, samples, sampleRate, channels, bitrate) => {
    const frame = { size, samples, sampleRate, channels, bitrate };
    expect(readFrame(new Uint8Array(bytes), 0)).toEqual(frame);
  });
  it.each([
    ['no sync', [0xff, 0x1b, 0x90, 0x00]],
    ['layer II', [0xff, 0xfd, 0x90, 0x00]],
    ['a free bit rate', [0xff, 0xfb, 0x00, 0x00]],
    ['a bad bit rate', [0xff, 0xfb, 0xf0, 0x00]],
    ['a bad sample rate', [0xff, 0xfb, 0x9c, 0x00]],
    ['the reserved version', [0xff, 0xeb, 0x90, 0x00]],
  ])('has none of %s', (_what, bytes) => {
    expect(readFrame(new Uint8Array(bytes), 0)).toBeNull();
  });
  it.each(['appointment', 'menu', 'hotline'])(
    'of the platform lasts as long as it says: %s',
    (name) => {
      const file = fixture(`${name}.mp3`);
      for (const size of [13, 1000, file.length]) {
        const scanner = new Mp3Scanner();
        for (const piece of pieces(file, size)) scanner.feed(piece);
        scanner.finish();
        const { samples, format, end, segments } = scanner;
        expect(samples / (format?.sampleRate ?? 1)).toBeGreaterThanOrEqual(lengthOf(name) - 0.01);
        expect(samples / (format?.sampleRate ?? 1)).toBeLessThan(lengthOf(name) + 0.3);
        expect(end).toBe(file.length);
        expect(segments.reduce((sum, segment) => sum + segment.samples, 0)).toBe(samples);
      }
    },
  );
  it('is passed over where it is damaged, and behind a tag', () => {
    const file = fixture('hotline.mp3');
    const whole = new Mp3Scanner();
    whole.feed(file);
    const tag = new Uint8Array(10 + 200).fill(0xff);
    tag.set([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 1, 72]);
    const junk = new Uint8Array(333).fill(0xff);
    const scanner = new Mp3Scanner();
    for (const part of [tag, file, junk, file]) scanner.feed(part);
    expect(scanner.samples).toBe(2 * whole.samples);
  });
  it('does not take for sound what lies in its tag, nor the frame that speaks of the file', () => {
    const frame = new Uint8Array(144);
    frame.set([0xff, 0xe3, 0x28, 0xc0]);
    const info = frame.slice();
    info.set(Buffer.from('Info'), 13);
    const tag = new Uint8Array(10 + 288);
    tag.set([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 2, 32]);
    tag.set(frame, 10);
    tag.set(frame, 154);
    const scanner = new Mp3Scanner();
    for (const part of [tag, info, frame, frame, frame]) scanner.feed(part);
    expect(scanner.samples).toBe(3 * 576);
  });
  /** So many frames of MPEG 2.5 at 8 kHz, each 72 ms long: of 8 kbit/s, then of 64. */
  const variable = (quiet: number, loud: number, info?: string) => {
    const frame = (bitrate: number, size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set([0xff, 0xe3, (bitrate << 4) | 8, 0xc0]);
      return bytes;
    };
    const first = frame(1, 72);
    if (info) first.set(Buffer.from(info), 13);
    return Buffer.concat([
      ...(info ? [first] : []),
      ...Array.from({ length: quiet }, () => frame(1, 72)),
      ...Array.from({ length: loud }, () => frame(8, 576)),
    ]);
  };
  const firstByte = async (source: ReturnType<typeof detectSource>, file: Buffer, from: number) => {
    const playable = source?.playable(new Blob([new Uint8Array(file)]), from);
    return { begins: playable?.begins, left: playable?.file.size };
  };
  it.each([
    ['without an index', undefined],
    // The index speaks of the whole file, of which the end is missing.
    ['with an index of more than has come', 'Xing'],
  ])('of a variable bitrate %s gets a file of its own for each moment', async (_what, info) => {
    const file = variable(1000, 1000, info);
    const source = detectSource(file, 'audio/mpeg', true);
    source?.feed(file);
    source?.finish();
    expect(source?.needsOwnStart).toBe(true);
    expect(source?.total).toBeCloseTo(144, 5);
    const [quiet, loud] = [72_000, 576_000];
    expect(await firstByte(source, file, 0)).toEqual({ begins: 0, left: quiet + loud });
    // By bytes, 72 s would lie far in the loud half.
    expect(await firstByte(source, file, 72)).toEqual({ begins: 72, left: loud });
    const late = await firstByte(source, file, 140);
    expect(late.begins).toBeGreaterThan(139.7);
    expect(late.begins).toBeLessThanOrEqual(140);
    expect(late.left).toBeCloseTo(((144 - Number(late.begins)) / 0.072) * 576, 3);
    expect((await firstByte(source, file, 1000)).begins).toBeGreaterThan(143.6);
  });
  /** Frames of MPEG 2.5 at 8 kHz, of these bitrates. */
  const frames = (bitrates: number[]) =>
    bitrates.map((bitrate) => {
      const bytes = new Uint8Array(bitrate * 72);
      bytes.set([0xff, 0xe3, (bitrate << 4) | 8, 0xc0]);
      return bytes;
    });
  it('is as long as the frames that are whole, byte by byte', () => {
    const all = frames([1, 2, 1, 3, 1]);
    const file = Buffer.concat(all);
    const ends = all.map((_frame, at) => Buffer.concat(all.slice(0, at + 1)).length);
    const scanner = new Mp3Scanner();
    for (let size = 1; size <= file.length; size += 1) {
      scanner.feed(file.subarray(size - 1, size));
      // By the head of the second frame the first one is known to be one.
      const isKnown = size >= (ends[0] ?? 0) + 4;
      const whole = isKnown ? ends.filter((end) => end <= size) : [];
      expect([size, scanner.format !== null, scanner.samples, scanner.end]).toEqual([
        ...[size, isKnown, whole.length * 576],
        whole.at(-1) ?? 0,
      ]);
    }
  });
  it.each([
    [[1, 1, 1, 1], false],
    // The first one may be what speaks of the file.
    [[2, 1, 1, 1], false],
    [[1, 1, 2, 2], true],
    [[1, 1, 1, 2], true],
  ])('of frames of the bitrates %j is variable: %s', (bitrates, isVariable) => {
    const scanner = new Mp3Scanner();
    for (const frame of frames(bitrates)) scanner.feed(frame);
    expect(scanner.isVariable).toBe(isVariable);
  });
  it.each([
    ['Xing', 13, 3],
    ['Xing', 21, 3],
    ['Info', 36, 3],
    ['VBRI', 36, 3],
    ['VBRI', 21, 4],
    ['Xing', 22, 4],
    ['Xinh', 13, 4],
  ])('does not count a frame with %s at byte %i: %i frames of sound', (word, at, counted) => {
    const [first = new Uint8Array(0), ...others] = frames([1, 1, 1, 1]);
    first.set(Buffer.from(word), at);
    const scanner = new Mp3Scanner();
    for (const frame of [first, ...others]) scanner.feed(frame);
    expect(scanner.samples).toBe(counted * 576);
  });
  it('of a constant bitrate is left to the player', () => {
    const file = fixture('hotline.mp3');
    const source = detectSource(file, 'audio/mpeg', true);
    source?.feed(file);
    source?.finish();
    expect(source?.needsOwnStart).toBe(false);
    expect(source?.playable(new Blob([file]), 5)).toMatchObject({ begins: 0 });
  });
  it('is decoded in stretches that follow each other and lean on the frames before', () => {
    const file = fixture('hotline.mp3');
    const scanner = new Mp3Scanner();
    for (let count = 0; count < 12; count += 1) scanner.feed(file);
    scanner.finish();
    const { segments, format } = scanner;
    expect(segments.length).toBeGreaterThan(4);
    segments.forEach((segment, index) => {
      const before = segments[index - 1];
      expect(segment.first).toBe(before ? before.first + before.samples : 0);
      if (before) expect(segment.lead).toBeLessThan(before.end);
      expect(segment.samples / (format?.sampleRate ?? 1)).toBeLessThan(21);
    });
  });
  it('is none when the bytes are none', () => {
    const text = new TextEncoder().encode('<!doctype html><p>Bad gateway</p>'.repeat(50));
    expect(detectSource(text, 'audio/mpeg', true)).toMatchObject({ peaks: null, total: null });
  });
});

describe('peaks', () => {
  it('are the loudest sample of each hundredth of a second', () => {
    const peaks = new Peaks(1, 8000);
    const samples = new Float32Array(160);
    samples[79] = -0.75;
    samples[80] = 0.25;
    peaks.add(0, [samples]);
    expect([...(peaks.view(0.03)[0] ?? [])]).toEqual([0.75, 0.25, 0]);
    expect(peaks.seconds).toBe(0.02);
  });
  it('are loud by the threshold at 800 a second, each channel for itself', () => {
    const peaks = new Peaks(2, 8000);
    peaks.add(0, [new Float32Array(8000).fill(0.5, 4000, 6000), new Float32Array(8000).fill(0.02)]);
    const [left, right] = peaks.loudness();
    expect(left && endOfSpeech(left, 0, 1)).toBeCloseTo(0.77, 9);
    expect(right && endOfSpeech(right, 0, 1)).toBeNull();
  });
  it('of three hours take 15 megabytes and no more', () => {
    const peaks = new Peaks(2, 8000);
    const minute = [new Float32Array(480_000).fill(0.1), new Float32Array(480_000)];
    for (let index = 0; index < 180; index += 1) peaks.add(index * 480_000, minute);
    expect(peaks.seconds).toBe(10_800);
    const kept = JSON.stringify(peaks, (_key, value) =>
      ArrayBuffer.isView(value) ? value.byteLength : value,
    );
    const sizes = [...kept.matchAll(/"(?:drawn|loud)":(\d+)/g)].map(([, size]) => Number(size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(16_000_000);
    expect(sizes).toHaveLength(4);
  });
});

const beginning = (word: string, size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(Buffer.from(word, 'latin1'));
  return bytes;
};
const oneFrame = () => beginning('\xff\xe3\x18\xc0', 72);
it.each<[what: string, head: Uint8Array, soFar: string, all: string]>([
  ['too little', beginning('abc', 3), 'more', 'other'],
  ['the head of a WAV file', wav({ data: [] }), 'wav', 'wav'],
  ['half of it', wav({ data: [] }).subarray(0, 30), 'more', 'other'],
  ['one frame', oneFrame(), 'more', 'other'],
  ['two frames', Buffer.concat([oneFrame(), oneFrame()]), 'mp3', 'mp3'],
  ['what may be the beginning of a frame', beginning('\xff', 999_999), 'more', 'other'],
  ['that, and nothing for long', beginning('\xff', 1_000_000), 'other', 'other'],
  ['a tag', beginning('ID3', 20), 'more', 'other'],
  ['half the name of a tag', beginning('Ix', 20), 'other', 'other'],
  ['the other half', beginning('xD', 20), 'other', 'other'],
  ['a text', beginning('<!doctype html>', 20), 'other', 'other'],
])('what a file is by %s, and where that is all', (_what, head, soFar, all) => {
  const kindOf = (isAll: boolean) => {
    const source = detectSource(head, 'audio/mpeg', isAll);
    if (source === null) return 'more';
    return source.peaks ? 'wav' : source.needsOwnStart === undefined ? 'other' : 'mp3';
  };
  expect([kindOf(false), kindOf(true)]).toEqual([soFar, all]);
});

it.each([
  ['nothing', new Uint8Array(0), true],
  ['the head of a WAV file alone', wav({ data: [] }), true],
  ['such a head that declares no length', wav({ data: [], declared: 0xffffffff }), true],
  ['one sample', wav({ data: [0, 0] }), false],
  ['what is no sound', new TextEncoder().encode('<!doctype html>'), false],
])('%s: a recording of it is empty, or is not', async (_what, bytes, isEmpty) => {
  const opened = {
    stream: new Blob([new Uint8Array(bytes)]).stream(),
    contentType: 'audio/wav',
    size: null,
  };
  const file = new RecordingFile(opened, 10, new AbortController().signal, () => undefined);
  expect(file.isEmpty).toBe(false);
  await file.read();
  expect(file.isEmpty).toBe(isEmpty);
});
