import { describe, expect, it } from 'vitest';
import { be16, be32, bytes, ip4, udp } from '../sip/packets';
import { carriedBy, four, six } from './carried';

type Part = number[] | Uint8Array;
const zeros = (length: number) => Array<number>(length).fill(0);
const frame = (packet = four) =>
  bytes([0x12], zeros(11), packet === six ? [0x86, 0xdd] : [8, 0], packet);
/** Every choice of some of these. */
const choicesOf = <Item>(items: Item[]): Item[][] =>
  items.reduce<Item[][]>((all, item) => all.flatMap((one) => [one, [...one, item]]), [[]]);

const gre = (...parts: Part[]) => carriedBy(101, ip4(bytes(...parts), { protocol: 47 })).texts;
/** What is found in a datagram to a port, and in one from it. */
function both(port: number, ...parts: Part[]): string[] {
  const content = bytes(...parts);
  const packets = [udp(content, [9_999, port]), udp(content, [port, 9_999])];
  return packets.flatMap((packet) => carriedBy(101, ip4(packet)).texts);
}
const found = ['inside', 'inside'];

describe('generic routing encapsulation', () => {
  const fields: [flag: number, size: number][] = [
    [0x8000, 4],
    [0x2000, 4],
    [0x1000, 4],
  ];
  it.each(choicesOf(fields))('has a field for each of its flags: %j %j %j', (...chosen) => {
    const flags = chosen.reduce((sum, [flag = 0]) => sum | flag, 0);
    const size = chosen.reduce((sum, [, length = 0]) => sum + length, 0);
    const plain = [be16(flags), [8, 0], zeros(size), four];
    expect(gre(...plain)).toEqual(['inside']);
    expect(gre(be16(flags), [0x65, 0x58], zeros(size), frame(six))).toEqual(['inside']);
    // Of PPTP it has an acknowledgement besides.
    const head = (more: number) => [be16(flags | 1 | more), [0x88, 0x0b]];
    expect(gre(...head(0), zeros(size), [0, 0x21], four)).toEqual(['inside']);
    expect(gre(...head(0x80), zeros(size + 4), [0, 0x21], four)).toEqual(['inside']);
    expect(gre(be16(flags | 0x80), [8, 0], zeros(size), four)).toEqual(['inside']);
  });
  it('has what a switch mirrors, of each version', () => {
    const [one, three] = [be16(0x88be), be16(0x22eb)];
    expect(gre(be16(0), one, frame())).toEqual(['inside']);
    expect(gre(be16(0x1000), one, zeros(4 + 8), frame())).toEqual(['inside']);
    expect(gre(be16(0x1000), three, zeros(4 + 12), frame())).toEqual(['inside']);
    expect(gre(be16(0x1000), three, zeros(4 + 11), [1], zeros(8), frame())).toEqual(['inside']);
  });
});

/** The bytes before a packet in the datagrams of a port. */
const read: [what: string, port: number, parts: Part[]][] = [
  ['VXLAN', 4_789, [[8], zeros(7), frame()]],
  ['VXLAN of a policy', 8_472, [[0x88], zeros(7), frame(six)]],
  ['VXLAN of a policy that may be anything', 4_789, [[0x8c, 0, 0, 1], zeros(4), frame()]],
  ['VXLAN that says IPv4', 4_790, [[0x0c, 0, 0, 1], zeros(4), four]],
  ['VXLAN that says IPv6', 4_790, [[0x0c, 0, 0, 2], zeros(4), six]],
  ['VXLAN that says Ethernet', 4_790, [[0x0c, 0, 0, 3], zeros(4), frame()]],
  ['GENEVE', 6_081, [[0, 0, 0x65, 0x58], zeros(4), frame()]],
  ['GENEVE with options', 6_081, [[3, 0, 8, 0], zeros(4 + 12), four]],
  ['GTP', 2_152, [[0x30, 255], zeros(6), four]],
  ['GTP with a number', 2_152, [[0x32, 255], zeros(10), six]],
  ['GTP with a number, and what counts for nothing', 2_152, [[0x32, 255], zeros(9), [9], four]],
  ['GTP with a number of its packet', 2_152, [[0x31, 255], zeros(10), four]],
  ['GTP with no extension after all', 2_152, [[0x34, 255], zeros(10), four]],
  ['GTP with an extension', 2_152, [[0x34, 255], zeros(9), [0x85], [1, 0, 0, 0], four]],
  [
    'GTP with two extensions',
    2_152,
    [[0x34, 255], zeros(9), [0x85], [2, ...zeros(6), 0xc0], [1, 9, 9, 0], four],
  ],
  ['TZSP', 37_008, [[1, 0, 0, 1, 1], frame()]],
  ['TZSP that was sent', 37_008, [[1, 1, 0, 1, 1], frame(six)]],
  ['TZSP with fields', 37_008, [[1, 0, 0, 1, 0, 0, 10, 2, 1, 1, 41, 0, 1], frame()]],
  [
    'TZSP of 802.11',
    37_008,
    [[1, 0, 0, 18, 1], [8, 0], zeros(22), [0xaa, 0xaa, 3, 0, 0, 0, 8, 0], four],
  ],
  ['Teredo', 3_544, [six]],
  ['Teredo with an origin', 3_544, [zeros(8), six]],
  ['Teredo with a signature', 3_544, [[0, 1, 2, 3], zeros(9 + 5), six]],
  ['Teredo with both', 3_544, [[0, 1, 0, 1], zeros(9 + 1), zeros(8), six]],
];
const unread: typeof read = [
  ['VXLAN that says something else', 4_790, [[0x0c, 0, 0, 4], zeros(4), four]],
  ['a later version of GENEVE', 6_081, [[0x40, 0, 8, 0], zeros(4), four]],
  ['the first version of GTP', 2_152, [[0x10, 255], zeros(6), four]],
  ['what GTP asks', 2_152, [[0x30, 1], zeros(6), four]],
  ['an extension of no length', 2_152, [[0x34, 255], zeros(9), [0x85], zeros(4), four]],
  ['what a sniffer keeps alive', 37_008, [[1, 4, 0, 1, 1], frame()]],
  ['a later version of TZSP', 37_008, [[2, 0, 0, 1, 1], frame()]],
  ['TZSP of something else', 37_008, [[1, 0, 0, 2, 1], frame()]],
  ['Teredo without IPv6', 3_544, [zeros(8), four]],
  ['what negotiates L2TP', 1_701, [[0x80, 2], zeros(4), [0, 0x21], four]],
  ['an older version of L2TP', 1_701, [[0, 1], zeros(4), [0, 0x21], four]],
];

describe('a tunnel of UDP', () => {
  it.each(read)('is read on its port: %s', (_what, port, parts) => {
    expect(both(port, ...parts)).toEqual(found);
  });
  it.each(unread)('is what it is where nothing is in it: %s', (_what, port, parts) => {
    const content = Buffer.from(bytes(...parts)).toString('latin1');
    expect(both(port, ...parts)).toEqual([content, content]);
  });

  const fields: [flag: number, field: number[]][] = [
    [0x4000, [0, 99]],
    [0x0800, [0, 1, 0, 2]],
    [0x0200, [0, 3, 9, 9, 9]],
  ];
  it.each(choicesOf(fields))('L2TP has a field for each of its flags: %j %j %j', (...chosen) => {
    const flags = chosen.reduce((sum, [flag = 0]) => sum | flag, 2);
    const [length, order, offset] = [0x4000, 0x0800, 0x0200].map(
      (wanted) => chosen.find(([flag]) => flag === wanted)?.[1] ?? [],
    );
    const head = [be16(flags), length ?? [], [0, 7, 0, 8], order ?? [], offset ?? []];
    expect(both(1_701, ...head, [0xff, 3, 0, 0x21], four)).toEqual(found);
  });
});

it.each<[what: string, content: Part, kinds: string[]]>([
  ['a packet', bytes(be32(7), [1]), ['ipsec']],
  ['four bytes', be32(7), []],
  ['what keeps the way open', [255], []],
  ['what negotiates the keys', bytes(be32(0), zeros(30)), []],
])(
  'on the port of IPsec is, or is not, something that is not read: %s',
  (_what, content, kinds) => {
    for (const ports of [
      [4_500, 9_999],
      [9_999, 4_500],
    ]) {
      const { problems } = carriedBy(101, ip4(udp(bytes(content), ports)));
      expect(problems.map(({ kind }) => kind)).toEqual(kinds);
    }
  },
);
