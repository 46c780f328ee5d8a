/** RTP as senders send it (RFC 3550, RFC 3551). */
import type { Random } from './random';
import type { Endpoint, Wire } from './wire';

/** A source of sound: where its numbers are. */
export interface Source {
  from: Endpoint;
  to: Endpoint;
  ssrc: number;
  sequence: number;
  timestamp: number;
  payloadType: number;
  clockRate: number;
}

export const sourceOf = (
  random: Random,
  from: Endpoint,
  to: Endpoint,
  payloadType = 0,
  clockRate = payloadType === 111 ? 48_000 : 8_000,
): Source => ({
  ...{ from, to, payloadType, clockRate },
  ssrc: random.int(1, 0xfffffffe),
  sequence: random.int(0, 0xffff),
  timestamp: random.int(0, 0xfffffffe),
});

interface Flow {
  /** Microseconds since 1970. */
  start: number;
  end: number;
  /** Most microseconds by which a packet is late. */
  jitter?: number;
  /** The part of the packets that the network loses. */
  loss?: number;
  /** Silence is not sent: between talk spurts there are pauses (RFC 3551, section 4.1). */
  hasPauses?: boolean;
}

function packet(source: Source, isMarked: boolean): Uint8Array {
  const bytes = Buffer.alloc(12 + 24, 0x7f);
  bytes[0] = 0x80;
  bytes[1] = source.payloadType | (isMarked ? 0x80 : 0);
  bytes.writeUInt16BE(source.sequence & 0xffff, 2);
  bytes.writeUInt32BE(source.timestamp >>> 0, 4);
  bytes.writeUInt32BE(source.ssrc >>> 0, 8);
  return bytes;
}

/** Sends sound, a packet each 20 ms, and tells how many of the packets between first and last are lost. */
export function speak(wire: Wire, random: Random, source: Source, flow: Flow): number {
  const { start, end, jitter = 3_000, loss = 0, hasPauses = false } = flow;
  let [lost, lostSince] = [0, 0];
  let isFirst = true;
  for (let at = start; at < end; at += 20_000) {
    const pause = random.int(5, 40);
    if (hasPauses && random.chance(0.01) && at + pause * 20_000 < end) {
      at += pause * 20_000;
      source.timestamp += (pause * source.clockRate) / 50;
      isFirst = true;
    }
    if (!isFirst && random.chance(loss)) lostSince += 1;
    else {
      wire.send(at + random.int(0, jitter), source.from, source.to, packet(source, isFirst));
      lost += lostSince;
      lostSince = 0;
    }
    isFirst = false;
    source.sequence += 1;
    source.timestamp += source.clockRate / 50;
  }
  return lost;
}
