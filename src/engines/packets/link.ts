import { u16, u32 } from './bytes';
import type { Frame, Tunnel } from './types';

type Unwrap = (bytes: Uint8Array) => Uint8Array | null;

/** Tags of VLANs, labels and the like that may stand before a packet. */
const mostTags = 8;
/** Numbers up to here are lengths of frames (IEEE 802.3), not types of what they carry. */
const longestLength = 1_500;

/** The packet after the headers of IEEE 802.2: its type is in the header of SNAP. */
const behindLlc: Unwrap = (bytes) => {
  if (bytes[0] === 6 && bytes[1] === 6) return bytes.subarray(3);
  const isSnap = bytes[0] === 0xaa && bytes[1] === 0xaa && bytes[2] === 3;
  return isSnap ? behindType(u16(bytes, 6), bytes.subarray(8)) : null;
};

/**
 * The packet in an Ethernet pseudowire, with the control word before its frame or without (RFC 4448).
 * A word begins with a half byte of zeros, and so do most addresses: the type of the frame decides.
 */
const pseudowire: Unwrap = (bytes) => {
  const isFrameAt = (at: number) => types.has(u16(bytes, at + 12));
  const isBare = (bytes[0] ?? 0) >> 4 !== 0 || (isFrameAt(0) && !isFrameAt(4));
  return ethernet(isBare ? bytes : bytes.subarray(4));
};

/** What labels of MPLS stand before: it is not said, and known by its first half byte (RFC 4928). */
const behindLabels: Unwrap = (bytes) => {
  let at = 0;
  for (let labels = 0; labels < mostTags; labels += 1) {
    const isLast = (u32(bytes, at) & 0x100) !== 0;
    at += 4;
    if (!isLast) continue;
    const kind = (bytes[at] ?? 0) >> 4;
    if (kind === 4 || kind === 6) return bytes.subarray(at);
    return pseudowire(bytes.subarray(at));
  }
  return null;
};

/** The Point-to-Point Protocol, with its address and control bytes or without (RFC 1661, 1662). */
export const behindPpp: Unwrap = (bytes) => {
  const at = bytes[0] === 0xff && bytes[1] === 3 ? 2 : 0;
  const isShort = ((bytes[at] ?? 0) & 1) !== 0;
  const protocol = isShort ? bytes[at] : u16(bytes, at);
  const packet = bytes.subarray(at + (isShort ? 1 : 2));
  return protocol === 0x21 || protocol === 0x57 ? packet : null;
};

/** The contents after Cisco's metadata: options of four bytes each. */
const behindMetadata: Unwrap = (bytes) => {
  const end = 2 + 4 * (bytes[1] ?? 0);
  return behindType(u16(bytes, end), bytes.subarray(end + 2));
};

const asIs: Unwrap = (bytes) => bytes;
const behindTag: Unwrap = (bytes) => behindType(u16(bytes, 2), bytes.subarray(4));

/** The meaning of Ethernet types; other types contain no IP. */
const types = new Map<number, Unwrap>([
  [0x0800, asIs],
  [0x86dd, asIs],
  [0x8100, behindTag],
  [0x88a8, behindTag],
  [0x9100, behindTag],
  [0x9200, behindTag],
  [0x8847, behindLabels],
  [0x8848, behindLabels],
  [0x8864, (bytes) => behindPpp(bytes.subarray(6))],
  [0x880b, behindPpp],
  // Cisco's tags: of a virtual interface, and of a security group (its header has as many options as it says).
  [0x8926, (bytes) => behindType(u16(bytes, 4), bytes.subarray(6))],
  [0x8909, (bytes) => behindMetadata(bytes)],
  // A provider's backbone: the service's tag, then the customer's frame (IEEE 802.1Q, clause 9.7).
  [0x88e7, (bytes) => ethernet(bytes.subarray(4))],
  // Transparent Ethernet bridging, in GRE.
  [0x6558, (bytes) => ethernet(bytes)],
]);

/** The IP packet in what follows an Ethernet type; null when there is none. */
export function behindType(type: number, bytes: Uint8Array): Uint8Array | null {
  // Each step consumes bytes, so nested tags end when they do.
  if (bytes.length === 0) return null;
  return type <= longestLength ? behindLlc(bytes) : (types.get(type)?.(bytes) ?? null);
}

/** The IP packet in an Ethernet frame; null when there is none. */
export const ethernet: Unwrap = (bytes) => behindType(u16(bytes, 12), bytes.subarray(14));

const cooked: Unwrap = (bytes) => behindType(u16(bytes, 14), bytes.subarray(16));
const cooked2: Unwrap = (bytes) => behindType(u16(bytes, 0), bytes.subarray(20));
/** Four bytes of the address family, in the order and with the numbers of the machine that wrote it. */
const loopback: Unwrap = (bytes) => bytes.subarray(4);

/** A data frame of IEEE 802.11 that is not encrypted; its header is longer for some of them. */
export const wireless: Unwrap = (bytes) => {
  const [control = 0, flags = 0] = bytes;
  const isData = (control & 0x0c) === 0x08 && (control & 0x40) === 0;
  const isProtected = (flags & 0x40) !== 0;
  if (!isData || isProtected) return null;
  const hasQuality = (control & 0x80) !== 0;
  const relayed = (flags & 3) === 3 ? 6 : 0;
  const quality = hasQuality ? ((flags & 0x80) !== 0 ? 6 : 2) : 0;
  return behindLlc(bytes.subarray(24 + relayed + quality));
};

/** What a radio noted of a frame stands before it, with its own length in it (radiotap.org). */
const radiotap: Unwrap = (bytes) =>
  wireless(bytes.subarray((bytes[2] ?? 0) | ((bytes[3] ?? 0) << 8)));

/** The number of the value that holds the packet. */
const loggedPacket = 9;

/** What the kernel's packet log wrote: values, each behind its length and number in the machine's order. */
const packetLog: Unwrap = (bytes) => {
  const little = (at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
  const isLittle = little(4) <= bytes.length;
  const number = (at: number) => (isLittle ? little(at) : u16(bytes, at));
  for (let at = 4; at + 4 <= bytes.length; ) {
    const length = number(at);
    if (length < 4) return null;
    if (number(at + 2) === loggedPacket) return bytes.subarray(at + 4, at + length);
    at += (length + 3) & ~3;
  }
  return null;
};

/** The High-Level Data Link Control of a serial line, as Cisco has it. */
const serial: Unwrap = (bytes) => behindType(u16(bytes, 2), bytes.subarray(4));

const links: Record<number, Unwrap> = {
  0: loopback,
  1: ethernet,
  9: behindPpp,
  12: asIs,
  14: asIs,
  50: behindPpp,
  // Of a session over Ethernet.
  51: (bytes) => behindPpp(bytes.subarray(6)),
  101: asIs,
  104: serial,
  105: wireless,
  108: loopback,
  113: cooked,
  127: radiotap,
  // The first byte says in which direction.
  204: (bytes) => behindPpp(bytes.subarray(1)),
  228: asIs,
  229: asIs,
  239: packetLog,
  276: cooked2,
};

/** True when packets of this link type can be read; the README lists them. */
export const isKnownLink = (linkType: number): boolean => linkType in links;

/** Destination and source of every frame that Homer 7 writes when it exports a capture. */
const homerAddresses = [6, 0x3d, 0x20, 0x12, 0x10, 0x20, 2, 0x5d, 0x69, 0x74, 0x20, 0x12];

/**
 * True when Homer made the frame around a message: it writes each one as UDP in a frame between two
 * addresses of its own, whatever carried it (homer-app, `utils/exportwriter/exportwriter.go`).
 */
export const isHomerExport = ({ linkType, bytes }: Frame): boolean =>
  linkType === 1 && homerAddresses.every((byte, at) => bytes[at] === byte);

const unreadTypes = new Map<number, Tunnel>([
  [0x88e5, 'macsec'],
  [0x22f3, 'trill'],
]);

/** The tunnel that a frame of Ethernet holds and that is not read, behind tags of VLANs. */
export function unreadFrame({ linkType, bytes }: Frame): Tunnel | null {
  if (linkType !== 1) return null;
  let at = 12;
  while ([0x8100, 0x88a8, 0x9100, 0x9200].includes(u16(bytes, at))) at += 4;
  return unreadTypes.get(u16(bytes, at)) ?? null;
}

/** The IP packet in a frame, null when it holds something else. */
export function toIp({ linkType, bytes }: Frame): Uint8Array | null {
  const packet = links[linkType]?.(bytes) ?? null;
  return packet && packet.length > 0 ? packet : null;
}
