import { describe, expect, it } from 'vitest';
import { be16, bytes, ip4, udp } from '../sip/packets';
import { carriedBy, four, six } from './carried';

type Part = number[] | Uint8Array;
type Row = [what: string, linkType: number, parts: Part[]];

const zeros = (length: number) => Array<number>(length).fill(0);
/** The head of an Ethernet frame whose addresses begin with this byte. */
const head = (type: number, first = 0x12): number[] => [first, ...zeros(11), ...be16(type)];
const ether = (type: number, ...parts: Part[]): Part[] => [head(type), ...parts];
const snap = [0xaa, 0xaa, 3, 0, 0, 0, 8, 0];
/** Labels of MPLS, of which the last says so. */
const labels = (count: number) =>
  Array.from({ length: count }, (_none, at) => [0, 1, at === count - 1 ? 1 : 0, 64]).flat();
/** A frame of 802.11 with this control byte and flags, and so many bytes beyond the shortest header. */
const wireless = (control: number, flags: number, more: number): Part[] => [
  [control, flags],
  zeros(22 + more),
  snap,
  four,
];
/** A value of the kernel's packet log. */
const value = (kind: number, content: Part, isLittle: boolean): Uint8Array => {
  const number = (of: number) => (isLittle ? be16(of).reverse() : be16(of));
  return bytes(number(content.length + 4), number(kind), content, zeros(-content.length & 3));
};
/** As long as a number that is also the type of IP. */
const long = ip4(udp(bytes('inside', zeros(0x0800 - 34))));

const read: Row[] = [
  ['PPP with address, control and a long protocol', 9, [[0xff, 3, 0, 0x21], four]],
  ['PPP with address, control and a short protocol', 9, [[0xff, 3, 0x21], four]],
  ['PPP with a long protocol alone', 9, [[0, 0x21], four]],
  ['PPP with a short protocol alone', 50, [[0x21], four]],
  ['PPP with IPv6', 50, [[0xff, 3, 0, 0x57], six]],
  ['PPP with IPv6, short', 9, [[0x57], six]],
  ['PPP behind the direction', 204, [[1, 0xff, 3, 0, 0x21], four]],
  ['a session of PPP over Ethernet', 51, [[0x11, 0, 0, 1, 0, 30, 0, 0x21], four]],
  ['the same in its frame', 1, ether(0x8864, [0x11, 0, 0, 1, 0, 30, 0, 0x21], four)],
  ['PPP by its type', 1, ether(0x880b, [0, 0x21], four)],
  ['a serial line', 104, [[0x0f, 0, 8, 0], four]],
  ['a serial line with IPv6', 104, [[0x0f, 0, 0x86, 0xdd], six]],
  ['raw IP', 14, [four]],
  ['raw IPv6', 101, [six]],
  ['IP behind LLC', 1, ether(40, [6, 6, 3], four)],
  ['SNAP', 1, ether(40, snap, four)],
  ['SNAP in the longest frame', 1, ether(1_500, snap, four)],
  ['one label', 1, ether(0x8847, labels(1), four)],
  ['eight labels', 1, ether(0x8847, labels(8), four)],
  ['labels of many receivers', 1, ether(0x8848, labels(2), six)],
  ['a frame behind a label', 1, ether(0x8847, labels(1), head(0x0800), four)],
  ['the same, its address beginning with zeros', 1, ether(0x8847, labels(1), head(0x86dd, 2), six)],
  ['the same behind a control word', 1, ether(0x8847, labels(1), zeros(4), head(0x0800), four)],
  [
    'the same, an address looking like a type',
    1,
    ether(0x8847, labels(1), zeros(4), zeros(8), [8, 0, 0, 0, 8, 0], four),
  ],
  ['a frame whose packet is as long as a type', 1, ether(0x8847, labels(1), head(0x0800), long)],
  ['a tag of a virtual interface', 1, ether(0x8926, zeros(4), [8, 0], four)],
  ['one tag of a security group', 1, ether(0x8909, [1, 1], zeros(4), [8, 0], four)],
  ['two of them', 1, ether(0x8909, [1, 2], zeros(8), [0x86, 0xdd], six)],
  ['a backbone', 1, ether(0x88e7, zeros(4), head(0x0800), four)],
  ['a frame in a frame', 1, ether(0x6558, head(0x0800), four)],
  ['802.11', 105, wireless(0x08, 0, 0)],
  ['802.11, its order kept', 105, wireless(0x08, 0x80, 0)],
  ['802.11 to the access point', 105, wireless(0x08, 1, 0)],
  ['802.11 from the access point', 105, wireless(0x08, 2, 0)],
  ['802.11 between access points', 105, wireless(0x08, 3, 6)],
  ['802.11 of some quality', 105, wireless(0x88, 0, 2)],
  ['802.11 of some quality with more control', 105, wireless(0x88, 0x80, 6)],
  ['802.11 with all of it', 105, wireless(0x88, 0x83, 12)],
  ['what a radio noted', 127, [[0, 0, 9, 0], zeros(5), ...wireless(0x08, 0, 0)]],
  ['much that a radio noted', 127, [[0, 0, 8, 1], zeros(260), ...wireless(0x08, 0, 0)]],
  ['a packet log', 239, [[2, 0, 0, 0], value(9, four, true)]],
  ['a packet log of the other order', 239, [[2, 0, 0, 0], value(9, four, false)]],
  [
    'values before the packet, padded',
    239,
    [[2, 0, 0, 0], value(1, zeros(5), true), value(3, zeros(4), true), value(9, four, true)],
  ],
];

const unread: Row[] = [
  ['PPP with another control byte', 9, [[0xff, 4, 0, 0x21], four]],
  ['PPP with another address', 9, [[0xfe, 3, 0, 0x21], four]],
  ['what negotiates PPP', 9, [[0xff, 3, 0xc0, 0x21], four]],
  ['another short protocol', 9, [[0x23], four]],
  ['LLC for another service', 1, ether(40, [6, 0x42, 3], four)],
  ['LLC from another service', 1, ether(40, [0x42, 6, 3], four)],
  ['SNAP for another service', 1, ether(40, [0xab, ...snap.slice(1)], four)],
  ['SNAP from another service', 1, ether(40, [0xaa, 0xab, ...snap.slice(2)], four)],
  ['SNAP with a number', 1, ether(40, [0xaa, 0xaa, 1, ...snap.slice(3)], four)],
  ['a length beyond the longest', 1, ether(1_501, snap, four)],
  ['too many labels', 1, ether(0x8847, labels(9), four)],
  ['a beacon', 105, wireless(0x80, 0, 0)],
  ['a request to send', 105, wireless(0xb4, 0, 0)],
  ['802.11 without data', 105, wireless(0x48, 0, 0)],
  ['802.11 that is encrypted', 105, wireless(0x08, 0x40, 0)],
  ['a packet log without a packet', 239, [[2, 0, 0, 0], value(1, four, true)]],
  ['a value that is shorter than its head', 239, [zeros(4), [3, 0, 1, 0], value(9, four, true)]],
];

describe('a packet of IP', () => {
  it.each(read)('is found in %s', (_what, linkType, parts) => {
    const { texts, otherPackets, problems } = carriedBy(linkType, bytes(...parts));
    expect(texts.map((text) => text.slice(0, 6))).toEqual(['inside']);
    expect([otherPackets, problems]).toEqual([0, []]);
  });
  it.each(unread)('is not taken out of %s', (_what, linkType, parts) => {
    const { texts, otherPackets } = carriedBy(linkType, bytes(...parts));
    expect([texts, otherPackets]).toEqual([[], 1]);
  });
});
