import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { fileKindOf } from '../../../src/resources/recent-calls/files/fileKind';
import { openFile } from '../../../src/resources/recent-calls/files/openFile';

afterEach(() => vi.unstubAllGlobals());

const kindOf = (content: Uint8Array | string) => fileKindOf(new Blob([content as BlobPart]));
const read = (path: string) => readFileSync(path);

it('knows captures and recordings by their first bytes, not by their names', async () => {
  const captures = 'platform/data/captures';
  for (const name of ['answered.pcap', 'answered.pcapng', 'answered-nanoseconds.pcap']) {
    expect(await kindOf(read(`${captures}/${name}`))).toBe('capture');
  }
  for (const name of ['balance.wav', 'menu.mp3']) {
    expect(await kindOf(read(`platform/data/recordings/${name}`))).toBe('sound');
  }
  expect(await kindOf(new Uint8Array([0xa1, 0xb2, 0xc3, 0xd4]))).toBe('capture');
  expect(await kindOf('ID3\u0004')).toBe('sound');
  expect(await kindOf('RF64    WAVEds64')).toBe('sound');
});

it('knows what has to be unpacked first, and what is neither', async () => {
  expect(await kindOf(new Uint8Array([0x1f, 0x8b, 8, 0]))).toBe('gzip');
  expect(await kindOf(new Uint8Array([0x28, 0xb5, 0x2f, 0xfd]))).toBe('zstd');
  expect(await kindOf(new Uint8Array([0x34, 0xcd, 0xb2, 0xa1]))).toBe('modifiedPcap');
  expect(await kindOf('snoop\0\0\0')).toBe('snoop');
  expect(await kindOf('PK\u0003\u0004')).toBe('compressed');
  expect(await kindOf('')).toBe('empty');
  expect(await kindOf('Not a capture')).toBe('other');
  expect(await kindOf('RIFF1234AVI ')).toBe('other');
});

it('a recording that is too large to be held in memory is told apart by its size', async () => {
  const file = new Blob(['RIFF    WAVE']);
  Object.defineProperty(file, 'size', { value: 500_000_001 });
  expect(await fileKindOf(file)).toBe('largeSound');
});

const { signal } = new AbortController();
const opened = async (content: Uint8Array, inside?: Uint8Array) => {
  const { kind, file } = await openFile(new Blob([content as BlobPart]), signal);
  // Compared as bytes: one by one takes minutes.
  const isSame = inside && Buffer.from(await file.arrayBuffer()).equals(inside);
  return { kind, isSame, size: file.size };
};

it('unpacks a capture, and of one that breaks off what there is', async () => {
  const capture = read('platform/data/captures/answered.pcap');
  expect(await opened(gzipSync(capture), capture)).toMatchObject({ kind: 'capture', isSame: true });
  const large = Buffer.concat([capture, Buffer.alloc(9_000_000, 'x')]);
  expect(await opened(gzipSync(large), large)).toMatchObject({ kind: 'capture', isSame: true });
  const cut = await opened(gzipSync(large, { level: 0 }).subarray(0, 5_000_000));
  expect(cut.kind).toBe('capture');
  expect(cut.size).toBeGreaterThan(4_000_000);
  expect((await opened(gzipSync(gzipSync(capture)))).kind).toBe('gzip');
  expect((await opened(Buffer.from([0x1f, 0x8b, 8, 0]))).kind).toBe('gzip');
});

it('says so where the browser can not unpack it', async () => {
  vi.stubGlobal(
    'DecompressionStream',
    class {
      constructor() {
        throw new TypeError('Unsupported compression format');
      }
    },
  );
  expect((await opened(new Uint8Array([0x28, 0xb5, 0x2f, 0xfd]))).kind).toBe('zstd');
});
