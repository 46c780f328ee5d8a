import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLimits, SipLog } from '../../../src/engines/sip/limits';
import { SctpMessages } from '../../../src/engines/sip/sctp';
import { be16, be32, bytes } from './packets';

interface Piece {
  number: number;
  text: string;
  /** "first", "last", "only" of its message; else one between them. */
  place?: 'first' | 'last' | 'only';
}
const flags = { first: 2, last: 1, only: 3 };

/** A chunk of data, whose length is that without what fills it up to four bytes. */
const chunk = ({ number, text, place }: Piece): Uint8Array =>
  bytes(
    [0, place ? flags[place] : 0],
    be16(16 + text.length),
    be32(number >>> 0),
    Array(8).fill(9),
    text,
    Array(-text.length & 3).fill(0xee),
  );
const packet = (chunks: Uint8Array[], tag = 1): Uint8Array =>
  bytes(be16(5060), be16(5060), be32(tag), be32(0), ...chunks);

const reader = () => {
  const messages = new SctpMessages(new SipLog(defaultLimits, 0));
  return (chunks: Uint8Array[], association = 'a', tag = 1) =>
    messages.add(association, packet(chunks, tag)).map((one) => Buffer.from(one).toString());
};
const read = (pieces: Piece[]) => reader()(pieces.map(chunk));

/** Pieces of a message, from a number on. */
const cut = (parts: string[], from: number): Piece[] =>
  parts.map((text, at) => {
    const [isFirst, isLast] = [at === 0, at === parts.length - 1];
    const place = isFirst && isLast ? 'only' : isFirst ? 'first' : isLast ? 'last' : undefined;
    return { number: from + at, text, place };
  });

it('messages are read once each, whatever the order and the packets in which their pieces come', () => {
  const message = fc.array(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 9 }), {
    minLength: 1,
    maxLength: 8,
  });
  const story = fc.record({
    // Numbers begin again at zero.
    from: fc.constantFrom(0, 7, 2 ** 31 - 3, 2 ** 32 - 5),
    parts: fc.array(message, { minLength: 1, maxLength: 6 }),
    order: fc.infiniteStream(fc.nat()),
    size: fc.integer({ min: 1, max: 5 }),
    isRepeated: fc.boolean(),
  });
  fc.assert(
    fc.property(story, ({ from, parts, order, size, isRepeated }) => {
      let next = from;
      const pieces = parts.flatMap((one) => {
        const own = cut(one, next);
        next += own.length;
        return own;
      });
      const [...left] = isRepeated ? [...pieces, ...pieces] : pieces;
      const add = reader();
      const found: string[] = [];
      while (left.length > 0) {
        const some = Array.from({ length: Math.min(size, left.length) }, () => {
          const [piece] = left.splice(order.next().value % left.length, 1);
          return chunk(piece as Piece);
        });
        found.push(...add(some));
      }
      expect(found.sort()).toEqual(parts.map((one) => one.join('')).sort());
    }),
  );
});

describe('of chunks', () => {
  const whole = chunk({ number: 2, text: 'whole', place: 'only' });
  it.each<[what: string, chunks: Uint8Array[], found: string[]]>([
    [
      'those of another kind are passed over',
      [bytes([3, 3], be16(20), be32(1), Array(12).fill(1)), whole],
      ['whole'],
    ],
    ['one without content is', [chunk({ number: 1, text: '', place: 'only' }), whole], ['whole']],
    ['of one byte is read', [chunk({ number: 1, text: 'x', place: 'only' })], ['x']],
    ['a shortest one is passed over', [bytes([6, 0], be16(4)), whole], ['whole']],
    ['one of impossible length ends the packet', [bytes([0, 3], be16(3)), whole], []],
    ['one that was cut is read as far as it goes', [whole.subarray(0, -4)], ['whol']],
    ['half a head is nothing', [whole, bytes([0, 3, 0])], ['whole']],
    ['a first one alone waits', [chunk({ number: 1, text: 'x', place: 'first' })], []],
    ['a last one alone waits', [chunk({ number: 1, text: 'x', place: 'last' })], []],
  ])('%s', (_what, chunks, found) => {
    expect(reader()(chunks)).toEqual(found);
  });

  it('pieces between which one is missing wait for it', () => {
    const [one, two, three] = cut(['a', 'b', 'c'], 1) as [Piece, Piece, Piece];
    const add = reader();
    expect([add([chunk(one)]), add([chunk(three)]), add([chunk(two)])]).toEqual([[], [], ['abc']]);
    expect(add([chunk({ number: 4, text: 'd', place: 'last' })])).toEqual([]);
  });

  it('those of another association, or of the other direction, are others', () => {
    const [first, last] = cut(['a', 'b'], 1).map(chunk) as [Uint8Array, Uint8Array];
    const add = reader();
    expect([add([first]), add([last], 'b'), add([last], 'a', 2)]).toEqual([[], [], []]);
    expect([add([last]), add([first], 'b'), add([first], 'a', 2)]).toEqual([
      ['ab'],
      ['ab'],
      ['ab'],
    ]);
  });
});

describe('what waits is bounded', () => {
  const letters = (count: number) => Array.from({ length: count }, (_, at) => String(at % 10));
  it.each([
    [64, true],
    [65, false],
  ])('a message of %i pieces is read: %s', (count, isRead) => {
    const parts = letters(count);
    expect(read(cut(parts, 1))).toEqual(isRead ? [parts.join('')] : []);
    expect(read(cut(parts, 1).reverse())).toEqual(isRead ? [parts.join('')] : []);
  });

  it.each([
    [63, ['ab']],
    [64, []],
  ])('behind %i pieces of others the first one is forgotten or not', (count, found) => {
    const [first, last] = cut(['a', 'b'], 1) as [Piece, Piece];
    const others = letters(count).map((text, at): Piece => ({ number: 1_000 + 2 * at, text }));
    // The last one takes a place as well.
    const add = reader();
    add([first, ...others.slice(1)].map(chunk));
    expect(add([chunk(last)])).toEqual(found);
  });

  it.each([
    [4_095, []],
    [4_096, ['one']],
  ])('a piece that comes again behind %i others is known or not', (count, found) => {
    const add = reader();
    const one = chunk({ number: 1, text: 'one', place: 'only' });
    expect(add([one])).toEqual(['one']);
    for (let at = 0; at < count; at += 1)
      add([chunk({ number: 10 + at, text: 'x', place: 'only' })]);
    expect(add([one])).toEqual(found);
  });
});
