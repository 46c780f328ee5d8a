import { describe, expect, it } from 'vitest';
import { defaultLimits, SipLog } from '../../../src/engines/sip/limits';
import { WebSocketReader } from '../../../src/engines/sip/webSocket';
import { countCompressedFrames } from '../../../src/engines/sip/webSocketSearch';

const message = [
  ...Buffer.from('OPTIONS sip:a@example.com SIP/2.0\r\nCall-ID: 1\r\nCSeq: 1 OPTIONS\r\n\r\n'),
];
const text = (...content: number[]) => [0x81, content.length, ...content];

/** Reads bytes in two parts. */
function readIn(bytes: number[], at: number) {
  const reader = new WebSocketReader(new SipLog(defaultLimits, 10_000));
  const parts = [bytes.slice(0, at), bytes.slice(at)];
  const found = parts.flatMap((part) => reader.push(Uint8Array.from(part)));
  return { reader, found };
}

describe.each([
  ['a kind of frame that there is not', [0x83, 1, 0]],
  ['a kind of control that there is not', [0x8f, 0]],
  ['a bit that means nothing', [0xa1, 1, 0]],
  ['a control in parts', [0x09, 0]],
  ['a compressed control', [0xc9, 0]],
  ['a compressed rest of a message', [0xc0, 1, 0]],
  ['a control longer than there may be', [0x89, 126, 0, 126]],
  ['a frame longer than any', [0x82, 127, 0, 0, 0, 0, 0, 0x10, 0, 1]],
])('%s', (_what, odd) => {
  it('ends the reading there, and what came before is read', () => {
    const bytes = [...text(...message), ...odd, ...text(...message)];
    for (let at = 0; at <= bytes.length; at += 1) {
      const { reader, found } = readIn(bytes, at);
      expect(found).toHaveLength(1);
      expect([...(reader.leave() ?? [])].slice(0, odd.length)).toEqual(odd);
    }
  });
});

describe.each([
  ['no messages', [...text(13, 10, 13, 10), ...[0x89, 2, 1, 2], ...[0x8a, 0], ...[0x88, 0]], 0],
  ['the longest control', [0x89, 125, ...Array(125).fill(7), ...text(...message)], 1],
  [
    'a message in parts',
    [
      0x01,
      9,
      ...message.slice(0, 9),
      ...[0x89, 0],
      ...[0x80, message.length - 9],
      ...message.slice(9),
    ],
    1,
  ],
  ['a rest without a beginning', [0x80, 2, 1, 2, ...text(...message)], 1],
  ['a beginning that another one follows', [0x01, 2, 1, 2, ...text(...message)], 1],
])('%s', (_what, bytes, count) => {
  it('is in step to the end', () => {
    for (let at = 0; at <= bytes.length; at += 1) {
      const { reader, found } = readIn(bytes, at);
      expect(found).toHaveLength(count);
      expect(reader.leave()).toBeNull();
      expect(reader.isInMessage).toBe(false);
    }
  });
});

it('a message whose rest does not come is read as far as it came', () => {
  const { reader, found } = readIn(
    [0x01, 9, ...message.slice(0, 9), 0x80, 60, ...message.slice(9, 60)],
    3,
  );
  expect(found).toEqual([]);
  expect(reader.isInMessage).toBe(true);
  expect(reader.cut()).toMatchObject({ method: 'OPTIONS' });
});

const compressed = [0xc1, 3, 1, 2, 3];
const masked = [0xc2, 0x83, 9, 8, 7, 6, 1, 2, 3];
const ping = [0x89, 2, 1, 2];

it.each<[what: string, frames: number[][], count: number]>([
  ['one', [compressed], 1],
  ['several', [compressed, compressed, compressed], 3],
  ['several under masks', [masked, masked], 2],
  ['pings between them', [ping, compressed, [0x8a, 0], compressed, [0x88, 0]], 2],
  ['pings alone', [ping, ping], 0],
  ['a masked one behind one that is not', [compressed, masked], 0],
  ['one without a mask behind one that has it', [masked, compressed], 0],
  ['a ping without a mask', [masked, ping], 0],
  ['a text that can be read', [compressed, text(65, 66)], 0],
  ['the rest of a message', [compressed, [0x80, 2, 1, 2]], 0],
  ['the beginning of a message', [[0x41, 2, 1, 2], compressed], 0],
  ['one that goes on', [compressed, [0xc1, 4, 1, 2, 3]], 0],
  ['the head of one', [compressed, [0xc1]], 0],
  ['something else', [compressed, [0x31, 0]], 0],
  ['nothing', [], 0],
])('compressed frames are counted where there is nothing else: %s', (_what, frames, count) => {
  expect(countCompressedFrames(Uint8Array.from(frames.flat()))).toBe(count);
});
