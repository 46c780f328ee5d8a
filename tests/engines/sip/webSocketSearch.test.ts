import { describe, expect, it } from 'vitest';
import { Framer } from '../../../src/engines/sip/framer';
import { defaultLimits, SipLog } from '../../../src/engines/sip/limits';
import { FrameSearch } from '../../../src/engines/sip/webSocketSearch';
import { frameOf, handshakes } from './connections';
import { bytes, sip } from './packets';

const logOf = () => new SipLog(defaultLimits, 1_000_000);
const message = bytes(sip({ body: 'x'.repeat(50) }));
const mask = [1, 200, 3, 77];
const [first, rest] = [message.subarray(0, 100), message.subarray(100)];
const ping = frameOf(bytes('abc'), { opcode: 9 });

/** A message in so many frames. */
const inFrames = (count: number): Uint8Array =>
  bytes(
    ...Array.from({ length: count }, (_, place) => {
      const isLast = place === count - 1;
      const part = message.subarray(place, isLast ? undefined : place + 1);
      return frameOf(part, { opcode: place === 0 ? 1 : 0, isLast });
    }),
  );

describe('frames that hold a message', () => {
  it.each<[what: string, frames: Uint8Array]>([
    ['a text', frameOf(message)],
    ['bytes', frameOf(message, { opcode: 2 })],
    ['under a mask', frameOf(message, { mask })],
    ['a long one', frameOf(bytes(sip({ body: 'x'.repeat(70_000) })))],
    ['an answer', frameOf(bytes(sip({ start: 'SIP/2.0 200 OK' })))],
    ['with line feeds alone', frameOf(bytes('OPTIONS a SIP/2.0\nCall-ID: 1\n\n'))],
    ['two of them', bytes(frameOf(first, { isLast: false }), frameOf(rest, { opcode: 0 }))],
    [
      'two of them under masks',
      bytes(
        frameOf(first, { isLast: false, mask }),
        frameOf(rest, { opcode: 0, mask: [0, 0, 0, 0] }),
      ),
    ],
    [
      'a ping between them',
      bytes(frameOf(first, { isLast: false }), ping, frameOf(rest, { opcode: 0 })),
    ],
    [
      'an empty one between them',
      bytes(
        frameOf(first, { isLast: false }),
        frameOf(bytes(), { opcode: 0, isLast: false }),
        frameOf(rest, { opcode: 0 }),
      ),
    ],
    ['as many as one is followed through', inFrames(256)],
  ])('are found once they are whole, wherever they are cut: %s', (_what, frames) => {
    const before = bytes('GET /\n');
    const all = Uint8Array.from(bytes(before, frames, frames));
    const whole = before.length + frames.length;
    const places = frames.length > 5_000 ? [7, 8, 20, 5_000, whole - 1] : [...Array(whole).keys()];
    for (const length of places) {
      const search = new FrameSearch();
      const part = all.subarray(0, length);
      const isBegun = length > before.length;
      expect([length, search.find(part, length, logOf())]).toEqual([
        length,
        isBegun ? 'more' : null,
      ]);
      expect(search.isWaiting).toBe(isBegun);
      expect(search.find(all.subarray(0, whole), whole, logOf())).toBe(before.length);
    }
  });

  it.each<[what: string, frames: Uint8Array]>([
    ['no message', frameOf(bytes('Hello, world. '.repeat(9)))],
    ['another protocol', frameOf(bytes('GET / HTTP/1.1\r\nCall-ID: 1\r\n\r\n'))],
    ['a first line alone', frameOf(bytes('OPTIONS sip:b SIP/2.0\r\n\r\n'))],
    ['a message that goes on', frameOf(message.subarray(0, -1))],
    ['a message without a Call-ID', frameOf(bytes(sip().replace('Call-ID', 'X-ID')))],
    ['a compressed message', frameOf(message, { isCompressed: true })],
    ['the rest of another', frameOf(message, { opcode: 0 })],
    ['a control', frameOf(bytes('OPTIONS a SIP/2.0\nCall-ID: 1\n\n'), { opcode: 9 })],
    ['a kind that there is not', frameOf(message, { opcode: 3 })],
    [
      'an empty beginning',
      bytes(frameOf(bytes(), { isLast: false }), frameOf(message, { opcode: 0 })),
    ],
    [
      'a beginning and another one',
      bytes(frameOf(first, { isLast: false }), frameOf(rest, { opcode: 2 })),
    ],
    [
      'a rest without a mask',
      bytes(frameOf(first, { isLast: false, mask }), frameOf(rest, { opcode: 0 })),
    ],
    [
      'a rest under a mask',
      bytes(frameOf(first, { isLast: false }), frameOf(rest, { opcode: 0, mask })),
    ],
    ['a rest of no frame', bytes(frameOf(first, { isLast: false }), 'SIP')],
    ['more of them than one is followed through', inFrames(257)],
  ])('are told from others: %s', (_what, frames) => {
    // Lines behind them decide what is not whole.
    const all = Uint8Array.from(bytes(frames, '\r\n'.repeat(4_000)));
    expect(new FrameSearch().find(all, all.length, logOf())).toBeNull();
  });

  it('are looked for up to a place, and from there on', () => {
    const all = bytes('GET /\n', frameOf(message));
    const search = new FrameSearch();
    expect(search.find(all, 6, logOf())).toBeNull();
    search.take(4);
    expect([search.at, search.find(all.subarray(4), all.length - 4, logOf())]).toEqual([2, 2]);
  });
});

describe('plain SIP in the frames of a WebSocket', () => {
  const plain = sip({ callId: 'plain' });
  const noFrame = bytes([0x70, 0x70, 0x0a]);
  const read = (...sent: Uint8Array[]) => {
    const framer = new Framer(logOf());
    return framer
      .push(bytes(handshakes.answer, ...sent))
      .map(({ callId, transport }) => `${callId} ${transport}`);
  };
  const framed = frameOf(bytes(sip({ callId: 'framed' })));

  it.each<[what: string, sent: Uint8Array[], found: string[]]>([
    ['a frame that held one', [framed, noFrame, bytes(plain)], ['framed ws']],
    ['and frames go on', [framed, noFrame, bytes(plain), framed], ['framed ws', 'framed ws']],
    ['no frame yet', [noFrame, bytes(plain)], ['plain tcp']],
    ['frames without any', [ping, frameOf(bytes('hello')), noFrame, bytes(plain)], ['plain tcp']],
  ])('is read as what it is unless one was sent in them: %s', (_what, sent, found) => {
    expect(read(...sent)).toEqual(found);
  });
});
