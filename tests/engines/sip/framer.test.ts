import { describe, expect, it } from 'vitest';
import { Framer } from '../../../src/engines/sip/framer';
import { defaultLimits, SipLog } from '../../../src/engines/sip/limits';
import { frameOf } from './connections';
import { bytes, sip } from './packets';

const whole = ['1', '2', '3'].map((callId) => sip({ callId, body: `body ${callId}\r\n` }));
const after = whole.join('');

/** The messages of bytes that come in segments of a size, and the work for each byte. */
function framed(sent: Uint8Array, size: number) {
  const log = new SipLog(defaultLimits, sent.length);
  const framer = new Framer(log);
  const texts: string[] = [];
  for (let at = 0; at < sent.length; at += size) {
    for (const { text } of framer.push(Uint8Array.from(sent.subarray(at, at + size))))
      texts.push(text);
  }
  return { texts, workPerByte: log.work / sent.length };
}

/** Bytes of a length that are no message, up to and behind all that a line or a head may have. */
const junk: [what: string, of: (length: number) => string][] = [
  ['a line', (length) => `${'x'.repeat(length)}\r\n`],
  ['a line of no letters', (length) => `${'{'.repeat(length)}\n`],
  ['a long header', (length) => `Authorization: ${'x'.repeat(length)}\r\n`],
  ['a first line that is too long', (length) => `INVITE sip:${'x'.repeat(length)} SIP/2.0\r\n`],
  ['the end of a body, without a line end', (length) => '>'.repeat(length)],
  ['a head without an end', (length) => `BYE sip:b SIP/2.0\r\n${'A: b\r\n'.repeat(length / 6)}`],
  [
    'a head without an end, in which there is another',
    (length) =>
      `BYE sip:b SIP/2.0\r\n${'A: b\r\n'.repeat(9)}ACK sip:b SIP/2.0\r\n${'A: b\r\n'.repeat(length / 6)}`,
  ],
  [
    'a message that is too long',
    (length) => sip({ more: `Content-Length: ${9_000_000 + length}` }),
  ],
];
const lengths = [
  1, 8_150, 8_185, 8_189, 8_190, 8_191, 8_192, 8_193, 20_000, 65_480, 65_530, 300_000,
];
const sizes = [1_000_000, 8_192, 1_460, 97];

describe.each(junk)('messages behind %s', (_what, of) => {
  it.each(lengths)('of %i bytes are all found, however they come', (length) => {
    const sent = bytes(of(length), after);
    for (const size of sizes) expect([size, framed(sent, size).texts]).toEqual([size, whole]);
  });
});

it.each(lengths)('frames of a WebSocket behind %i bytes without a line end are found', (length) => {
  const frames = whole.map((text) => frameOf(bytes(text), { mask: [1, 2, 3, 4] }));
  const sent = bytes('x'.repeat(length), ...frames);
  for (const size of sizes) expect([size, framed(sent, size).texts]).toEqual([size, whole]);
});

/** Connections that never come to the end of what they begin. */
const endless: [what: string, piece: string][] = [
  ['a line', 'x'],
  ['a line in which answers seem to begin', 'SIP/2.0 '],
  ['lines in which answers begin', `${'SIP/2.0 200 '.repeat(600)}\n`],
  ['lines of answers that are too long', `${'SIP/2.0 200 '.repeat(1_200)}\n`],
  ['lines that are too long', `${'x '.repeat(4_200)}\n`],
  ['a head', 'A: b\n'],
  ['a head of first lines', 'A b SIP/2.0\n'],
  ['heads of first lines', `${'A b SIP/2.0\n'.repeat(5_000)}\n`],
  ['heads of first lines and others', `${'A b SIP/2.0\nx\n'.repeat(4_000)}\n`],
  ['heads in which another begins now and then', `A b SIP/2.0\n${'A: b\n'.repeat(8_000)}`],
  ['heads of one line', `A b SIP/2.0\nA: ${'x'.repeat(70_000)}\n`],
  ['empty lines', '\r\n'],
];

describe.each(endless)('of %s without end', (_what, piece) => {
  // Where single bytes come, only what they are a part of is looked at again.
  it.each([
    [1, 100_000],
    [1_460, 200_000],
    [1_460, 800_000],
    [400_000, 800_000],
  ])('in segments of %i bytes each byte is looked at a few times, of %i', (size, length) => {
    const sent = bytes(piece.repeat(Math.ceil(length / piece.length)));
    const { texts, workPerByte } = framed(sent, size);
    expect(texts).toEqual([]);
    expect(workPerByte).toBeLessThan(12);
  });
});
