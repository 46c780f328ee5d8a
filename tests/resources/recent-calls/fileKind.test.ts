import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileKindOf } from '../../../src/resources/recent-calls/files/fileKind';

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
});

it('knows what has to be unpacked first, and what is neither', async () => {
  expect(await kindOf(new Uint8Array([0x1f, 0x8b, 8, 0]))).toBe('compressed');
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
