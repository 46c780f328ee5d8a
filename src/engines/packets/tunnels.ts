import { u16, u32 } from './bytes';
import { behindPpp, behindType, ethernet, wireless } from './link';
import type { Datagram, Tunnel } from './types';

/** What a tunnel carries: an IP packet, or null where it can not be read. */
type Unwrap = (bytes: Uint8Array) => Uint8Array | null;

/** Types of the Encapsulated Remote SPAN of switches, in GRE. */
const erspan = { oneOrTwo: 0x88be, three: 0x22eb };

/** What Generic Routing Encapsulation carries (RFC 2784 and 2890; of PPTP: RFC 2637). */
const behindGre: Unwrap = (bytes) => {
  const flags = u16(bytes, 0);
  const isPptp = (flags & 7) === 1;
  // Checksum, key and sequence number are four bytes each; PPTP has an acknowledgement besides.
  const present = [0x8000, 0x2000, 0x1000, ...(isPptp ? [0x0080] : [])];
  const header = 4 + 4 * present.filter((flag) => (flags & flag) !== 0).length;
  const [type, content] = [u16(bytes, 2), bytes.subarray(header)];
  // Without a sequence number it is of the first version, which has no header of its own.
  if (type === erspan.oneOrTwo) return ethernet(content.subarray(flags & 0x1000 ? 8 : 0));
  if (type === erspan.three) return ethernet(content.subarray((content[11] ?? 0) & 1 ? 20 : 12));
  return behindType(type, content);
};

/**
 * What VXLAN carries (RFC 7348): a frame, whatever the flags of its extensions are (group policy), and
 * what its header says where the generic protocol extension says so.
 */
const behindVxlan: Unwrap = (bytes) => {
  const [flags = 0, , , next = 0] = bytes;
  const content = bytes.subarray(8);
  const says = (flags & 4) !== 0 && (flags & 0x80) === 0;
  return !says || next === 3 ? ethernet(content) : next === 1 || next === 2 ? content : null;
};

/** The packet in a datagram of GENEVE, known by its version, behind its options (RFC 8926). */
const behindGeneve: Unwrap = (bytes) => {
  const [first = 0] = bytes;
  return first >> 6 === 0
    ? behindType(u16(bytes, 2), bytes.subarray(8 + (first & 0x3f) * 4))
    : null;
};

/** What a user's tunnel of a mobile network carries, behind its extension headers (3GPP TS 29.281). */
const behindGtp: Unwrap = (bytes) => {
  const [flags = 0, type] = bytes;
  if (flags >> 4 !== 3 || type !== 255) return null;
  if ((flags & 7) === 0) return bytes.subarray(8);
  let next = (flags & 4) !== 0 ? (bytes[11] ?? 0) : 0;
  let at = 12;
  while (next !== 0) {
    const size = (bytes[at] ?? 0) * 4;
    if (size === 0 || at + size > bytes.length) return null;
    next = bytes[at + size - 1] ?? 0;
    at += size;
  }
  return bytes.subarray(at);
};

/** What the data of a Layer Two Tunneling Protocol session carry, version 2 (RFC 2661, section 3.1). */
const behindL2tp: Unwrap = (bytes) => {
  const flags = u16(bytes, 0);
  if ((flags & 0x800f) !== 2) return null;
  let at = 2 + (flags & 0x4000 ? 2 : 0) + 4 + (flags & 0x0800 ? 4 : 0);
  if (flags & 0x0200) at += 2 + u16(bytes, at);
  return behindPpp(bytes.subarray(at));
};

/** What a sniffer on a router sent on (TaZmen Sniffer Protocol): Ethernet or 802.11, behind its fields. */
const behindTzsp: Unwrap = (bytes) => {
  if (bytes[0] !== 1 || (bytes[1] ?? 9) > 1) return null;
  let at = 4;
  while (at < bytes.length && bytes[at] !== 1) at += bytes[at] === 0 ? 1 : 2 + (bytes[at + 1] ?? 0);
  const frame = bytes.subarray(at + 1);
  const type = u16(bytes, 2);
  return type === 1 ? ethernet(frame) : type === 18 ? wireless(frame) : null;
};

/** The IPv6 packet of Teredo, behind what its servers write before it (RFC 4380, section 5.1.1). */
const behindTeredo: Unwrap = (bytes) => {
  let at = 0;
  if (u16(bytes, at) === 1) at += 13 + (bytes[at + 2] ?? 0) + (bytes[at + 3] ?? 0);
  if (u16(bytes, at) === 0) at += 8;
  return (bytes[at] ?? 0) >> 4 === 6 ? bytes.subarray(at) : null;
};

/** The tunnels of UDP by their registered ports. */
const ports = new Map<number, Unwrap>([
  [4_789, behindVxlan],
  [4_790, behindVxlan],
  [8_472, behindVxlan],
  [6_081, behindGeneve],
  [2_152, behindGtp],
  [1_701, behindL2tp],
  [37_008, behindTzsp],
  [3_544, behindTeredo],
]);

/** Tunnels that are known and not read. */
const unreadPorts = new Map<number, Tunnel>([
  [4_500, 'ipsec'],
  [4_341, 'lisp'],
  [5_247, 'capwap'],
]);
const unreadProtocols = new Map<number, Tunnel>([
  [50, 'ipsec'],
  [115, 'l2tp3'],
  [47, 'gre'],
]);

const udpHeader = 8;

/** The IP packet that travels in another one; null when there is none. The README lists the tunnels. */
export function tunnelled({ protocol, payload }: Datagram): Uint8Array | null {
  switch (protocol) {
    case 4:
    case 41:
      return payload;
    case 17: {
      const unwrap = ports.get(u16(payload, 2)) ?? ports.get(u16(payload, 0));
      return unwrap?.(payload.subarray(udpHeader)) ?? null;
    }
    case 47:
      return behindGre(payload);
    default:
      return null;
  }
}

/** The tunnel that a datagram is of and that is not read; null where it is of none that is known. */
export function unreadTunnel({ protocol, payload }: Datagram): Tunnel | null {
  if (protocol !== 17) return unreadProtocols.get(protocol) ?? null;
  const tunnel = unreadPorts.get(u16(payload, 2)) ?? unreadPorts.get(u16(payload, 0)) ?? null;
  // A byte of 255 keeps the way open, and four of zero stand before what negotiates the keys (RFC 3948).
  const isData = payload.length > udpHeader + 4 && u32(payload, udpHeader) !== 0;
  return tunnel !== 'ipsec' || isData ? tunnel : null;
}
