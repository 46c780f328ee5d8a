import { describe, expect, it } from 'vitest';
import { be16, be32, bytes, ip4, ip6, udp } from '../sip/packets';
import { carriedBy } from './carried';

type Parts = NonNullable<Parameters<typeof ip4>[1]>;
/** The flag of a piece that another one follows; offsets count eight bytes. */
const more = 0x2000;
const textOf = (number: number) => `inside ${String(number).padStart(5, '0')}`;
const whole = (number: number) => udp(textOf(number).padEnd(24));
/** The two pieces of a datagram. */
const pieces = (number: number, parts: Parts = {}): [Uint8Array, Uint8Array] => [
  ip4(whole(number).subarray(0, 16), { id: number, ...parts, fragment: more }),
  ip4(whole(number).subarray(16), { id: number, ...parts, fragment: 2 }),
];
const all = (count: number) => Array.from({ length: count }, (_none, number) => pieces(number));
const read = (...packets: Uint8Array[]) => {
  const { texts, problems } = carriedBy(101, ...packets);
  return { texts: texts.map((text) => text.trim()), problems };
};
const lost = (count: number) => [{ kind: 'fragments', count }];

describe('datagrams in pieces', () => {
  it.each([
    [2, []],
    [64, []],
    // The oldest one gave way, and its last piece stayed alone.
    [65, lost(2)],
  ])('may be many at the same time: %i', (count, problems) => {
    const both = all(count);
    const result = read(
      ...both.map(([first]) => first),
      ...both.map(([, second]) => second).reverse(),
    );
    const expected = both.map((_none, number) => textOf(number)).slice(problems.length ? 1 : 0);
    expect(result).toEqual({ texts: expected.reverse(), problems });
  });

  it.each([
    [1, []],
    [64, []],
    // What came before those is forgotten.
    [65, lost(1)],
  ])('lose nothing where a piece of each of the last %i comes again', (count, problems) => {
    const both = all(count);
    const result = read(...both.flat(), ...both.map(([first]) => first));
    expect(result.texts).toHaveLength(count);
    expect(result.problems).toEqual(problems);
  });

  it('lose one where another piece comes under a known name', () => {
    const [first, second] = pieces(1);
    const other = ip4(new Uint8Array(8), { id: 1, fragment: more });
    expect(read(first, second, other).problems).toEqual(lost(1));
  });

  it.each([
    [256, 1, []],
    [257, 0, lost(1)],
  ])('have %i pieces, or too many', (count, found, problems) => {
    const large = udp('inside'.padEnd(count * 8 - 8));
    const cut = Array.from({ length: count }, (_none, at) =>
      ip4(large.subarray(at * 8, at * 8 + 8), { fragment: (at < count - 1 ? more : 0) | at }),
    );
    const result = read(...cut);
    expect(result.texts).toHaveLength(found);
    expect(result.problems).toEqual(problems);
  });

  it.each([
    [0x8000 - 1, 1, []],
    [0x8000, 0, lost(1)],
  ])('end where a datagram may end: %i bytes after the middle', (length, found, problems) => {
    const first = bytes(udp('inside'), new Uint8Array(0x8000 - 14));
    const result = read(
      ip4(first, { fragment: more }),
      ip4(new Uint8Array(length), { fragment: 0x1000 }),
    );
    expect(result.texts).toHaveLength(found);
    expect(result.problems).toEqual(problems);
  });

  it('are what the piece that begins earlier says, where two of them overlap', () => {
    const header = udp(new Uint8Array(24)).subarray(0, 8);
    const first = ip4(bytes(header, 'inside one here!'), { fragment: more });
    const second = ip4(bytes('xxxxxxxx', 'and more'), { fragment: 2 });
    const within = ip4(bytes('yyyyyyyy'), { fragment: more | 1 });
    for (const packets of [
      [first, second],
      [second, first],
      [within, second, first],
    ]) {
      expect(read(...packets)).toEqual({ texts: ['inside one here!and more'], problems: [] });
    }
  });

  it('are never whole with a gap, however much came', () => {
    const [first, last] = [new Uint8Array(24), new Uint8Array(24)];
    const packets = [ip4(first, { fragment: more }), ip4(last, { fragment: 4 })];
    expect(read(...packets, ...packets)).toEqual({ texts: [], problems: lost(1) });
  });

  it.each<[what: string, one: Parts, other: Parts]>([
    ['sender', { from: '192.0.2.7' }, { from: '192.0.2.8' }],
    ['receiver', { to: '192.0.2.7' }, { to: '192.0.2.8' }],
    ['protocol', { protocol: 17 }, { protocol: 136 }],
    ['number', { id: 5 }, { id: 6 }],
  ])('are kept apart by their %s', (_what, one, other) => {
    const [a, b] = [pieces(1, { id: 9, ...one }), pieces(2, { id: 9, ...other })];
    const { texts } = read(a[0], b[0], a[1], b[1]);
    expect(texts).toEqual([textOf(1), textOf(2)]);
  });

  it('of IPv6 are kept apart by their number', () => {
    const of = (number: number, from: number, to?: number) => {
      const flags = be16(from | (to ? 1 : 0));
      return ip6(bytes([17, 0], flags, be32(number << 16), whole(number).subarray(from, to)), 44);
    };
    const { texts } = read(of(1, 0, 16), of(2, 0, 16), of(2, 16), of(1, 16));
    expect(texts).toEqual([textOf(2), textOf(1)]);
  });

  it('have one header that authenticates them, in the first piece', () => {
    const content = bytes([17, 1], new Uint8Array(10), whole(3));
    const parts = { protocol: 51 };
    const packets = [
      ip4(content.subarray(0, 16), { ...parts, fragment: more }),
      ip4(content.subarray(16), { ...parts, fragment: 2 }),
    ];
    expect(carriedBy(101, ...packets).datagrams).toEqual([
      { protocol: 17, missing: 0, text: textOf(3).padEnd(24) },
    ]);
  });
});

describe('a packet of IP', () => {
  const inside = udp('inside');
  const head = (first: number, length: number) =>
    bytes([first, 0], be16(length), ip4(inside).subarray(4));
  const extension = (next: number, size = 0) => [next, size, ...Array(6 + size * 8).fill(0)];
  /** So many headers before a datagram. */
  const many = (count: number) => [
    ...Array.from({ length: count - 1 }, () => extension(60)).flat(),
    ...extension(17),
  ];
  const cut = (packet: Uint8Array) => packet.subarray(0, packet.length - 2);

  it.each<[what: string, packet: Uint8Array, missing: number]>([
    ['of the shortest header', ip4(inside), 0],
    ['that was cut', cut(ip4(inside)), 2],
    ['of IPv6 that was cut', cut(ip6(inside)), 2],
    [
      'of IPv6 that leaves its length out',
      bytes([0x60, 0, 0, 0, 0, 0], ip6(inside).subarray(6)),
      0,
    ],
    ['with more behind it', bytes(ip4(inside), 'more'), 0],
    ['of IPv6 with more behind it', bytes(ip6(inside), 'more'), 0],
    [
      'with a header that authenticates it',
      ip4(bytes([17, 1, ...Array(10).fill(0)], inside), { protocol: 51 }),
      0,
    ],
    ...[0, 43, 60, 135, 139, 140].map((kind): [string, Uint8Array, number] => [
      `with a header of kind ${kind}`,
      ip6(bytes(extension(17, 2), inside), kind),
      0,
    ]),
    ['with sixteen headers', ip6(bytes(many(16), inside), 60), 0],
  ])('is read %s', (_what, packet, missing) => {
    const text = missing ? 'insi' : 'inside';
    expect(carriedBy(101, packet).datagrams).toEqual([{ protocol: 17, missing, text }]);
  });

  it.each<[what: string, packet: Uint8Array]>([
    ['another version', head(0x55, 34)],
    ['a header that is too short', head(0x44, 34)],
    ['a header that is longer than the packet', head(0x4f, 34)],
    ['a length that is shorter than its header', head(0x45, 19)],
    ['less than a header', ip4(inside).subarray(0, 19)],
    ['less than a header of IPv6', ip6(inside).subarray(0, 39)],
    ['too little for a piece of IPv6', ip6(new Uint8Array(7), 44)],
  ])('is none with %s', (_what, packet) => {
    expect(carriedBy(101, packet)).toMatchObject({ datagrams: [], otherPackets: 1 });
  });

  it('with too many headers is of no protocol that is known', () => {
    const packet = ip6(bytes(many(17), inside), 60);
    expect(carriedBy(101, packet).datagrams.map(({ protocol }) => protocol)).toEqual([60]);
  });
});
