import ipaddr from 'ipaddr.js';
import { u16, u32 } from './bytes';
import type { Datagram } from './types';

/** Where a piece belongs in the datagram that was cut. */
export interface Fragment {
  /** What the pieces of one datagram have in common. */
  key: string;
  offset: number;
  isLast: boolean;
}

/** What an IP packet carries, perhaps a piece of it alone. */
export type Piece = Datagram & { fragment: Fragment | null };

/** An address as text, by which two can be compared. */
export const addressKey = (address: Uint8Array): string => address.join('.');

/** "192.0.2.1", "2001:db8::1"; an IPv4 address in an IPv6 one is written as such (RFC 5952, section 5). */
function formatAddress(address: Uint8Array): string {
  if (address.length === 4) return address.join('.');
  const read = ipaddr.fromByteArray([...address]);
  if (!(read instanceof ipaddr.IPv6)) return read.toString();
  return read.isIPv4MappedAddress() ? `::ffff:${read.toIPv4Address()}` : read.toRFC5952String();
}

/** Address and port as one text: "192.0.2.1:5060", "[2001:db8::1]:5060". */
export const formatEndpoint = (address: Uint8Array, port: number): string =>
  address.length === 4
    ? `${formatAddress(address)}:${port}`
    : `[${formatAddress(address)}]:${port}`;

const authenticationHeader = 51;

/** The contents after the header that authenticates a packet of IPv4, if there is one. */
export function behindAuthentication(protocol: number, bytes: Uint8Array): [number, Uint8Array] {
  if (protocol !== authenticationHeader || bytes.length < 12) return [protocol, bytes];
  return [bytes[0] ?? 0, bytes.subarray(((bytes[1] ?? 0) + 2) * 4)];
}

function readIp4(bytes: Uint8Array): Piece | null {
  const header = ((bytes[0] ?? 0) & 0x0f) * 4;
  if (header < 20 || bytes.length < header) return null;
  // Zero is what network cards see that cut the packets themselves.
  const length = u16(bytes, 2) || bytes.length;
  if (length < header) return null;
  const source = bytes.subarray(12, 16);
  const destination = bytes.subarray(16, 20);
  const protocol = bytes[9] ?? 0;
  const flags = u16(bytes, 6);
  const offset = (flags & 0x1fff) * 8;
  const isLast = (flags & 0x2000) === 0;
  const isPiece = !isLast || offset > 0;
  const carried = bytes.subarray(header, length);
  // What authenticates a packet stands before what it carries (RFC 4302).
  const [next, payload] = isPiece ? [protocol, carried] : behindAuthentication(protocol, carried);
  const key = () =>
    `4 ${addressKey(source)} ${addressKey(destination)} ${protocol} ${u16(bytes, 4)}`;
  return {
    source,
    destination,
    protocol: next,
    payload,
    fragment: isPiece ? { key: key(), offset, isLast } : null,
    missing: Math.max(0, length - bytes.length),
  };
}

/** Extension headers whose second byte counts eight bytes each, without the first eight. */
const plainExtensions = new Set([0, 43, 60, 135, 139, 140]);
const fragmentHeader = 44;
const mostExtensions = 16;

/** Steps over the extension headers of IPv6, up to a fragment header or to what is carried. */
export function skipExtensions(protocol: number, bytes: Uint8Array): [number, Uint8Array] {
  let next = protocol;
  let at = 0;
  for (let seen = 0; seen < mostExtensions && at + 8 <= bytes.length; seen += 1) {
    const count = bytes[at + 1] ?? 0;
    if (plainExtensions.has(next)) {
      next = bytes[at] ?? 0;
      at += (count + 1) * 8;
    } else if (next === authenticationHeader) {
      next = bytes[at] ?? 0;
      at += (count + 2) * 4;
    } else break;
  }
  return [next, bytes.subarray(at)];
}

function readIp6(bytes: Uint8Array): Piece | null {
  const header = 40;
  if (bytes.length < header) return null;
  const length = u16(bytes, 4) ? header + u16(bytes, 4) : bytes.length;
  const source = bytes.subarray(8, 24);
  const destination = bytes.subarray(24, 40);
  const all = bytes.subarray(header, length);
  const [protocol, payload] = skipExtensions(bytes[6] ?? 0, all);
  const common = { source, destination, missing: Math.max(0, length - bytes.length) };
  if (protocol !== fragmentHeader) return { ...common, protocol, payload, fragment: null };
  if (payload.length < 8) return null;
  const flags = u16(payload, 2);
  const fragment = {
    key: `6 ${addressKey(source)} ${addressKey(destination)} ${u32(payload, 4)}`,
    offset: flags & 0xfff8,
    isLast: (flags & 1) === 0,
  };
  return { ...common, protocol: payload[0] ?? 0, payload: payload.subarray(8), fragment };
}

/** Reads an IP packet of either version; null when it is none. */
export function readIp(bytes: Uint8Array): Piece | null {
  switch ((bytes[0] ?? 0) >> 4) {
    case 4:
      return readIp4(bytes);
    case 6:
      return readIp6(bytes);
    default:
      return null;
  }
}
