import { fileLimits, Log } from '../packets';
import { samplesOf } from './g711';
import { timestampStep } from './jitter';
import { readRtpPackets } from './parseMedia';
import type { RtpPacket } from './rtpPacket';
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

/** The packets of one stream, each at its place. */
class Track {
  private readonly placing = new Placing();
  private readonly pieces: Piece[] = [];
  /** Microseconds since 1970 of its first packet. */
  private start = 0;

  get isEmpty(): boolean {
    return this.pieces.length === 0;
  }

  /** Microseconds since 1970 at which its sound begins: a packet may have overtaken the first one. */
  get begin(): number {
    const first = this.pieces.reduce((least, { at }) => Math.min(least, at), 0);
    return this.start + (first * 1e6) / rate;
  }

  add({ payload, timestamp }: RtpPacket, samples: Int16Array, time: number): void {
    if (this.isEmpty) this.start = time;
    const at = this.placing.place(time, timestamp);
    if (at < longest * rate) this.pieces.push({ at, payload, samples });
  }

  /** Its sound from a moment on (microseconds since 1970), which is not behind its beginning. */
  soundFrom(moment: number): Int16Array {
    const offset = Math.round(((this.start - moment) * rate) / 1e6);
    const last = this.pieces.reduce(
      (most, { at, payload }) => Math.max(most, at + payload.length),
      0,
    );
    const sound = new Int16Array(Math.min(offset + last, longest * rate));
    for (const { at, payload, samples } of this.pieces) {
      for (let place = 0; place < payload.length; place += 1) {
        sound[offset + at + place] = samples[payload[place] ?? 0] ?? 0;
      }
    }
    return sound;
  }
}

/**
 * The sound of streams of G.711 as a WAV file, each a channel of its own in the order of `ids`, together
 * as they were captured; silence stands where packets are missing. The ids are those of this file.
 * Streams without a packet that can be decoded are left out; null where all are.
 */
export function parseSound(bytes: Uint8Array, ids: string[]): Blob | null {
  const log = new Log<MediaProblem>(fileLimits, bytes.length);
  const tracks = new Map(ids.map((id) => [id, new Track()]));
  const tables = new Map<number, Int16Array | null>();
  const tableOf = (payloadType: number) => {
    const known = tables.get(payloadType);
    if (known !== undefined) return known;
    const table = samplesOf(codecByNumber(payloadType).name);
    tables.set(payloadType, table);
    return table;
  };
  readRtpPackets(bytes, log, (packet, key, _datagram, { time }) => {
    const track = tracks.get(key);
    const samples = track ? tableOf(packet.payloadType) : null;
    if (samples) track?.add(packet, samples, time);
  });
  const heard = [...tracks.values()].filter(({ isEmpty }) => !isEmpty);
  if (heard.length === 0) return null;
  const begin = Math.min(...heard.map((track) => track.begin));
  return toWav(
    heard.map((track) => track.soundFrom(begin)),
    rate,
  );
}
