import { u16, u32 } from './bytes';
import type { Datagram } from './types';

/** "HEP3", with which a packet of the protocol of Homer's agents begins (HEP version 3). */
const magic = 0x48455033;
const head = 6;
const udp = { protocol: 17, header: 8 };

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

/**
 * What an agent mirrored to a collector (HEP version 3, the protocol of Homer), as it passed the agent; null
 * where the datagram is nothing of the kind. It stands in a datagram of UDP, whatever carried it: `carrier` is
 * the number of that protocol.
 */
export function mirrored({ protocol, payload }: Datagram): Datagram | null {
  if (protocol !== udp.protocol || u32(payload, udp.header) !== magic) return null;
  const found = readChunks(payload.subarray(udp.header));
  const first = (numbers: readonly number[]) =>
    numbers.map((number) => found.get(number)?.bytes).find(Boolean);
  const [source, destination] = [first(sources), first(destinations)];
  const content = found.get(chunks.content);
  const kind = found.get(chunks.kind)?.bytes[0] ?? 0;
  if (!source || !destination || !content || !kinds.has(kind)) return null;
  const whole = new Uint8Array(udp.header + content.bytes.length);
  for (const [place, number] of chunks.port.entries()) {
    whole.set(found.get(number)?.bytes.subarray(0, 2) ?? [], place * 2);
  }
  whole.set(content.bytes, udp.header);
  return {
    source,
    destination,
    protocol: udp.protocol,
    payload: whole,
    missing: content.missing,
    carrier: found.get(chunks.protocol)?.bytes[0] ?? udp.protocol,
  };
}
