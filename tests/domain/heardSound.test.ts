import { describe, expect, it } from 'vitest';
import { heardOf, soundTypeOf } from '../../src/domain/heardSound';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );
const answer = (content: Uint8Array<ArrayBuffer>, type: string) => new Blob([content], { type });
const samples = bytes(Array.from({ length: 400 }, (_none, index) => (index * 37) % 256));

describe('what a platform answers for a voice', () => {
  it.each([
    ['a frame of MPEG 1 layer III', bytes([0xff, 0xfb, 0x90, 0xc0]), 'audio/mpeg'],
    ['a frame of MPEG 2 layer III', bytes([0xff, 0xf3, 0x40, 0xc4]), 'audio/mpeg'],
    ['MP3 with tags', bytes('ID3', [4, 0]), 'audio/mpeg'],
    ['WAV', bytes('RIFF', [0, 1, 2, 3], 'WAVEfmt '), 'audio/wav'],
    ['Ogg', bytes('OggS', [0]), 'audio/ogg'],
    ['FLAC', bytes('fLaC', [0]), 'audio/flac'],
  ])('%s is a sound, whatever its type says', async (_name, content, type) => {
    expect(soundTypeOf(content)).toBe(type);
    const heard = await heardOf(answer(content, 'text/plain'));
    expect(heard).toMatchObject({ sound: { type, size: content.length } });
  });

  it.each([
    ['the words of an error', '{"error":"Quota exceeded"}', '{"error":"Quota exceeded"}'],
    ['several lines', 'Not\n  found\r\n', 'Not found'],
    ['more than anybody reads', 'a'.repeat(900), 'a'.repeat(300)],
    ['letters of any language', 'Clé refusée', 'Clé refusée'],
  ])('%s as audio/mpeg are a text', async (_name, text, said) => {
    const content = new Uint8Array(new TextEncoder().encode(text));
    expect(await heardOf(answer(content, 'audio/mpeg'))).toEqual({ text: said });
  });

  it('bare samples become a file with a head of 8 kHz, 16 bits, one channel', async () => {
    const heard = await heardOf(answer(samples, 'application/octet-stream'));
    const sound = heard && 'sound' in heard ? heard.sound : new Blob();
    expect(sound.type).toBe('audio/wav');
    const file = new Uint8Array(await sound.arrayBuffer());
    const head = new DataView(file.buffer);
    expect(new TextDecoder('latin1').decode(file.slice(0, 16))).toMatch(/^RIFF.{4}WAVEfmt $/s);
    expect([head.getUint16(20, true), head.getUint16(22, true)]).toEqual([1, 1]);
    expect([head.getUint32(24, true), head.getUint16(34, true)]).toEqual([8000, 16]);
    expect([head.getUint32(4, true), head.getUint32(40, true)]).toEqual([
      file.length - 8,
      samples.length,
    ]);
    expect(file.slice(44)).toEqual(samples);
  });

  it.each([
    ['nothing', new Uint8Array(), 'audio/mpeg'],
    ['nothing of bare samples', new Uint8Array(), 'application/octet-stream'],
    ['bytes of no kind', samples, 'audio/mpeg'],
    ['a frame of no layer', bytes([0xff, 0xe0, 0, 0]), 'audio/mpeg'],
  ])('%s is neither', async (_name, content, type) => {
    expect(await heardOf(answer(content, type))).toBeNull();
  });
});
