/** What passes between hosts, and the capture files that taps make of it. */
import type { Random } from './random';

/** Where packets come from and go to. */
export interface Endpoint {
  host: string;
  port: number;
}

/** One UDP datagram; its time is in microseconds since 1970. */
export interface Packet {
  time: number;
  from: Endpoint;
  to: Endpoint;
  payload: Uint8Array;
}

/** What a tap sees and writes down. */
export interface Tap {
  /** The hosts whose packets it sees; all hosts without. */
  hosts?: string[];
  /** Only what comes to these hosts, as a mirror of what a port receives. */
  isOneWay?: boolean;
  /** It sees everything twice: microseconds until it does so again. */
  lag?: () => number;
  /** When it is started and stopped. */
  start?: number;
  end?: number;
}

const headers = 42;
const perPacket = 16;

function writeFrame(file: Buffer, at: number, { time, from, to, payload }: Packet): void {
  const length = headers + payload.length;
  file.writeUInt32LE(Math.floor(time / 1e6), at);
  file.writeUInt32LE(time % 1e6, at + 4);
  file.writeUInt32LE(length, at + 8);
  file.writeUInt32LE(length, at + 12);
  const frame = at + perPacket;
  file.writeUInt16BE(0x0800, frame + 12);
  file.writeUInt16BE(0x4500, frame + 14);
  file.writeUInt16BE(length - 14, frame + 16);
  file[frame + 22] = 64;
  file[frame + 23] = 17;
  for (const [place, host] of [from.host, to.host].entries()) {
    host.split('.').forEach((part, index) => {
      file[frame + 26 + place * 4 + index] = Number(part);
    });
  }
  file.writeUInt16BE(from.port, frame + 34);
  file.writeUInt16BE(to.port, frame + 36);
  file.writeUInt16BE(8 + payload.length, frame + 38);
  file.set(payload, frame + headers);
}

/** Everything that passes in one story. */
export class Wire {
  readonly packets: Packet[] = [];

  send(time: number, from: Endpoint, to: Endpoint, payload: string | Uint8Array): Packet {
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
    const packet = { time: Math.round(time), from, to, payload: bytes };
    this.packets.push(packet);
    return packet;
  }

  get end(): number {
    return this.packets.reduce((latest, { time }) => Math.max(latest, time), 0);
  }

  /** The pcap file (Ethernet, microseconds) that a tap makes. */
  capture({
    hosts,
    isOneWay = false,
    lag,
    start = 0,
    end = Number.POSITIVE_INFINITY,
  }: Tap): Uint8Array {
    const seen = this.packets.filter(
      ({ from, to }) =>
        !hosts || hosts.includes(to.host) || (!isOneWay && hosts.includes(from.host)),
    );
    const again = lag ? seen.map((packet) => ({ ...packet, time: packet.time + lag() })) : [];
    const written = [...seen, ...again]
      .filter(({ time }) => time >= start && time <= end)
      .sort((one, other) => one.time - other.time);
    const size = written.reduce((sum, one) => sum + perPacket + headers + one.payload.length, 24);
    const file = Buffer.alloc(size);
    file.writeUInt32LE(0xa1b2c3d4, 0);
    file.writeUInt32LE(0x00040002, 4);
    file.writeUInt32LE(262_144, 16);
    file.writeUInt32LE(1, 20);
    let at = 24;
    for (const packet of written) {
      writeFrame(file, at, packet);
      at += perPacket + headers + packet.payload.length;
    }
    return file;
  }
}

/** Another port of a host. */
export const portOf = (random: Random, host: string): Endpoint => ({
  host,
  port: random.int(5_000, 29_000) * 2,
});
