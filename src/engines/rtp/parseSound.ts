import { fileLimits, Log } from '../packets';
import { samplesOf } from './g711';
import { timestampStep } from './jitter';
import { readRtpPackets } from './parseMedia';
import { codecByNumber } from './sdp';
import type { MediaProblem } from './types';
import { toWav } from './wav';

/** Samples of G.711 in a second. */
const rate = 8_000;
/** Seconds of the longest recording that is made; what comes later is left out. */
const longest = 3 * 3_600;
/** Seconds by which a packet's own time may be away from its arrival, before that counts instead. */
const farthest = 2;

interface Piece {
  /** Samples since the first packet. */
  at: number;
  payload: Uint8Array;
  samples: Int16Array;
}

/** Finds for each packet where its sound belongs: by its timestamp, or anew where the sender began anew. */
class Placing {
  private first: number | null = null;
  private anchor = { at: 0, timestamp: 0 };

  /** Samples since the first packet; `time` is microseconds. */
  place(time: number, timestamp: number): number {
    const first = this.first ?? time;
    if (this.first === null) this.anchor = { at: 0, timestamp };
    this.first = first;
    const arrived = Math.round(((time - first) * rate) / 1e6);
    const said = this.anchor.at + timestampStep(this.anchor.timestamp, timestamp);
    if (Math.abs(said - arrived) <= farthest * rate) return said;
    this.anchor = { at: arrived, timestamp };
    return arrived;
  }
}

/**
 * The sound of a stream of G.711 as a WAV file; silence stands where packets are missing. `id` is the
 * stream's in this file. Null when it has no packet that can be decoded.
 */
export function parseSound(bytes: Uint8Array, id: string): Blob | null {
  const log = new Log<MediaProblem>(fileLimits, bytes.length);
  const placing = new Placing();
  const pieces: Piece[] = [];
  const tables = new Map<number, Int16Array | null>();
  const tableOf = (payloadType: number) => {
    const known = tables.get(payloadType);
    if (known !== undefined) return known;
    const table = samplesOf(codecByNumber(payloadType).name);
    tables.set(payloadType, table);
    return table;
  };
  readRtpPackets(bytes, log, (packet, key, _datagram, { time }) => {
    const samples = key === id ? tableOf(packet.payloadType) : null;
    if (!samples) return;
    const at = placing.place(time, packet.timestamp);
    if (at < longest * rate) pieces.push({ at, payload: packet.payload, samples });
  });
  if (pieces.length === 0) return null;
  const begin = pieces.reduce((least, { at }) => Math.min(least, at), 0);
  const end = pieces.reduce((most, { at, payload }) => Math.max(most, at + payload.length), 0);
  const sound = new Int16Array(end - begin);
  for (const { at, payload, samples } of pieces) {
    for (let place = 0; place < payload.length; place += 1) {
      sound[at - begin + place] = samples[payload[place] ?? 0] ?? 0;
    }
  }
  return toWav(sound, rate);
}
