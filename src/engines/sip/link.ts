import { u16 } from './bytes';
import type { Frame } from './types';

const vlanTags = new Set([0x8100, 0x88a8, 0x9100]);
const ipTypes = new Set([0x0800, 0x86dd]);

/** What stands behind an Ethernet type, behind at most four VLAN tags. */
function behindType(bytes: Uint8Array, typeAt: number, dataAt: number): Uint8Array | null {
  let type = u16(bytes, typeAt);
  let at = dataAt;
  for (let tags = 0; vlanTags.has(type) && tags < 4; tags += 1) {
    type = u16(bytes, at + 2);
    at += 4;
  }
  return ipTypes.has(type) ? bytes.subarray(at) : null;
}

const ethernet = (bytes: Uint8Array) => behindType(bytes, 12, 14);
const cooked = (bytes: Uint8Array) => behindType(bytes, 14, 16);
const cooked2 = (bytes: Uint8Array) => behindType(bytes, 0, 20);
const raw = (bytes: Uint8Array) => bytes;
/** Four bytes of the address family, in the order and with the numbers of the machine that wrote it. */
const loopback = (bytes: Uint8Array) => bytes.subarray(4);

const links: Record<number, (bytes: Uint8Array) => Uint8Array | null> = {
  0: loopback,
  1: ethernet,
  12: raw,
  14: raw,
  101: raw,
  108: loopback,
  113: cooked,
  228: raw,
  229: raw,
  276: cooked2,
};

/** True when packets of this link type can be read: Ethernet, Linux cooked, loopback and raw IP. */
export const isKnownLink = (linkType: number): boolean => linkType in links;

/** Destination and source of every frame that Homer 7 writes when it exports a capture. */
const homerAddresses = [6, 0x3d, 0x20, 0x12, 0x10, 0x20, 2, 0x5d, 0x69, 0x74, 0x20, 0x12];

/**
 * True when Homer made the frame around a message: it writes each one as UDP in a frame between two
 * addresses of its own, whatever carried it (homer-app, `utils/exportwriter/exportwriter.go`).
 */
export const isHomerExport = ({ linkType, bytes }: Frame): boolean =>
  linkType === 1 && homerAddresses.every((byte, at) => bytes[at] === byte);

/** The IP packet in a frame, null when it holds something else. */
export function toIp({ linkType, bytes }: Frame): Uint8Array | null {
  const packet = links[linkType]?.(bytes) ?? null;
  return packet && packet.length > 0 ? packet : null;
}
