import { codecByNumber, samplesOf } from '../media';
import { type ByteSource, fileLimits, Log, sourceOf } from '../packets';
import { timestampStep } from './jitter';
import { readRtpPackets } from './parseMedia';
import type { RtpPacket } from './rtpPacket';
import type { MediaProblem } from './types';
import { toWav } from './wav';

/** Samples of G.711 in a second. */
const rate = 8_000;
/** Seconds of the longest recording that is made; what comes later is left out. */
const longest = 3 * 3_600;
/** Seconds by which a packet's own time may be away from its arrival, before that counts instead. */
const farthest = 2;

/**
 * Finds the position of each packet's sound: by its timestamp, or a new one if the sender restarted.
 */
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

/** The sound of one stream, each packet at its place. */
class Track {
  private readonly placing = new Placing();
  /** Its sound so far, decoded, in seconds by their numbers from the first packet; silent ones are not there. */
  private readonly seconds = new Map<number, Int16Array>();
  /** Microseconds since 1970 of its first packet. */
  private start: number | null = null;
  /** Where its sound begins and ends, samples since the first packet. */
  private least = 0;
  private most = 0;

  get isEmpty(): boolean {
    return this.start === null;
  }

  /** Microseconds since 1970 at which its sound begins: a packet may have overtaken the first one. */
  get begin(): number {
    return (this.start ?? 0) + (this.least * 1e6) / rate;
  }

  add({ payload, timestamp }: RtpPacket, samples: Int16Array, time: number): void {
    const at = this.placing.place(time, timestamp);
    if (Math.abs(at) >= longest * rate) return;
    this.start ??= time;
    this.least = Math.min(this.least, at);
    this.most = Math.max(this.most, at + payload.length);
    for (let place = 0; place < payload.length; ) {
      const number = Math.floor((at + place) / rate);
      const second = this.secondOf(number);
      const before = number * rate - at;
      for (const end = Math.min(payload.length, before + rate); place < end; place += 1) {
        second[place - before] = samples[payload[place] ?? 0] ?? 0;
      }
    }
  }

  /** Its sound from a moment on (microseconds since 1970), which is not behind its beginning. */
  soundFrom(moment: number): Int16Array {
    const offset = Math.round((((this.start ?? 0) - moment) * rate) / 1e6);
    const sound = new Int16Array(Math.min(offset + this.most, longest * rate));
    for (const [number, samples] of this.seconds) {
      const at = offset + number * rate;
      const fitting = samples.subarray(Math.max(0, -at), Math.max(0, sound.length - at));
      sound.set(fitting, Math.max(0, at));
    }
    return sound;
  }

  private secondOf(number: number): Int16Array {
    const known = this.seconds.get(number) ?? new Int16Array(rate);
    this.seconds.set(number, known);
    return known;
  }
}

/**
 * The sound of streams of G.711 as a WAV file, each a channel of its own in the order of `ids`, together
 * as they were captured; silence stands where packets are missing. The ids are those of this file.
 * Streams without a packet that can be decoded are left out; null where all are. `onProgress` is told now
 * and then which part of the file has been read, from 0 to 1.
 */
export function parseSound(
  file: Uint8Array | ByteSource,
  ids: string[],
  onProgress?: (part: number) => void,
): Blob | null {
  const source = sourceOf(file);
  const log = new Log<MediaProblem>(fileLimits, source.size);
  const tracks = new Map(ids.map((id) => [id, new Track()]));
  const tables = new Map<number, Int16Array | null>();
  const tableOf = (payloadType: number) => {
    const known = tables.get(payloadType);
    if (known !== undefined) return known;
    const table = samplesOf(codecByNumber(payloadType).name);
    tables.set(payloadType, table);
    return table;
  };
  readRtpPackets(
    source,
    log,
    (packet, key, _datagram, { time }) => {
      const track = tracks.get(key);
      const samples = track ? tableOf(packet.payloadType) : null;
      if (samples) track?.add(packet, samples, time);
    },
    { onProgress },
  );
  const heard = [...tracks.values()].filter(({ isEmpty }) => !isEmpty);
  if (heard.length === 0) return null;
  const begin = Math.min(...heard.map((track) => track.begin));
  return toWav(
    heard.map((track) => track.soundFrom(begin)),
    rate,
  );
}
