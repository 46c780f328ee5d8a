import { u16, u32 } from './bytes';
import type { Datagram } from './types';

/** "HEP3", with which a packet of the protocol of Homer's agents begins (HEP version 3). */
const magic = 0x48455033;
/** The first byte of each version. */
const begins = new Set([1, 2, 0x48]);
const head = 6;
const udp = { protocol: 17, header: 8 };
const none = new Uint8Array(0);

/** What the chunks of a packet hold, by their numbers; those of vendors are passed over. */
const chunks = { protocol: 2, port: [7, 8], kind: 11, content: 15 } as const;
/** Addresses of IPv4 and of IPv6. */
const sources = [3, 5];
const destinations = [4, 6];

/** What is mirrored whole, by its kind: SIP, RTP and RTCP. */
const kinds = new Set([1, 4, 5]);

interface Chunk {
  bytes: Uint8Array;
  /** Bytes of it that were sent and not captured. */
  missing: number;
}

/** The chunks of a packet by their numbers, those that begin within its bytes. */
function readChunks(bytes: Uint8Array): Map<number, Chunk> {
  const found = new Map<number, Chunk>();
  for (let at = head; at + head <= bytes.length; ) {
    const size = u16(bytes, at + 4);
    if (size < head) break;
    const own = bytes.subarray(at + head, at + size);
    if (u16(bytes, at) === 0) {
      found.set(u16(bytes, at + 2), { bytes: own, missing: size - head - own.length });
    }
    at += size;
  }
  return found;
}

/** What an agent saw: who sent what to whom, and over which protocol. */
interface Seen {
  source: Uint8Array;
  destination: Uint8Array;
  /** Two bytes each; empty where they are not told. */
  ports: Uint8Array[];
  content: Uint8Array;
  missing: number;
  carrier: number;
}

/** Version 3: chunks, each with its number. */
function readChunked(bytes: Uint8Array): Seen | null {
  const found = readChunks(bytes);
  const first = (numbers: readonly number[]) =>
    numbers.map((number) => found.get(number)?.bytes).find(Boolean);
  const [source, destination] = [first(sources), first(destinations)];
  const content = found.get(chunks.content);
  const kind = found.get(chunks.kind)?.bytes[0] ?? 0;
  if (!source || !destination || !content || !kinds.has(kind)) return null;
  return {
    ...{ source, destination, content: content.bytes, missing: content.missing },
    ports: chunks.port.map((number) => found.get(number)?.bytes.subarray(0, 2) ?? none),
    carrier: found.get(chunks.protocol)?.bytes[0] ?? udp.protocol,
  };
}

/** Bytes of an address by the family of sockets that versions 1 and 2 name: that of IPv6 has three numbers. */
const families = new Map([
  [2, 4],
  [10, 16],
  [28, 16],
  [30, 16],
]);
/** TCP, UDP and SCTP: what SIP travels over. */
const carriers = new Set([6, 17, 132]);

/** Versions 1 and 2: a head with both addresses; that of 2 has a time and the agent's number behind it. */
function readEarly(bytes: Uint8Array, missing: number): Seen | null {
  const [version = 0, size = 0, family = 0, carrier = 0] = bytes;
  const address = families.get(family);
  if ((version !== 1 && version !== 2) || !address || !carriers.has(carrier)) return null;
  const end = 8 + 2 * address;
  const begin = version === 1 ? end : end + 12;
  if (size !== end || bytes.length <= begin) return null;
  return {
    source: bytes.subarray(8, 8 + address),
    destination: bytes.subarray(8 + address, end),
    ports: [bytes.subarray(4, 6), bytes.subarray(6, 8)],
    content: bytes.subarray(begin),
    ...{ missing, carrier },
  };
}

/**
 * What an agent mirrored to a collector (HEP, the protocol of Homer, of all three versions), as it passed the
 * agent; null where the datagram is nothing of the kind. It stands in a datagram of UDP, whatever carried it:
 * `carrier` is the number of that protocol.
 */
export function mirrored({ protocol, payload, missing }: Datagram): Datagram | null {
  // Most datagrams are audio: the first byte tells.
  if (protocol !== udp.protocol || !begins.has(payload[udp.header] ?? 0)) return null;
  const bytes = payload.subarray(udp.header);
  const seen = u32(bytes, 0) === magic ? readChunked(bytes) : readEarly(bytes, missing);
  if (!seen) return null;
  const { ports, content, ...rest } = seen;
  const whole = new Uint8Array(udp.header + content.length);
  for (const [place, port] of ports.entries()) whole.set(port, place * 2);
  whole.set(content, udp.header);
  return { ...rest, protocol: udp.protocol, payload: whole };
}
