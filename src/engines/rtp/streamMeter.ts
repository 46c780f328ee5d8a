import { type Codec, codecByNumber, samplesOf } from '../media';
import { CourseMeter } from './course';
import { DigitMeter } from './digits';
import { JitterMeter, timestampStep } from './jitter';
import { estimateQuality, qualityGap } from './quality';
import type { Reports } from './reports';
import type { RtpPacket } from './rtpPacket';
import { SequenceMeter } from './sequence';
import type { RtpStream } from './types';

/** Clock rates that a codec without a description may have. */
const possibleRates = [8_000, 16_000, 48_000, 90_000];
/** What is in a stream besides its sound: its timestamps stand still, or jump. */
const asides = new Set(['telephone-event', 'CN']);

/** What is known of a stream before its packets. */
export interface StreamHead {
  id: string;
  source: string;
  destination: string;
  ssrc: number;
  isAnnounced: boolean;
  isEncrypted: boolean;
}

const commonest = <T>(counts: Map<T, number>): T | undefined =>
  [...counts].sort((one, other) => other[1] - one[1])[0]?.[0];

/** Measures one stream, packet by packet in the order of their arrival. */
export class StreamMeter {
  private readonly sequence = new SequenceMeter();
  private readonly jitters = new Map<number, JitterMeter>();
  private readonly digits = new DigitMeter();
  private readonly codecs = new Map<number, { codec: Codec; packets: number }>();
  private readonly steps = new Map<number, number>();
  /** Of the last packet; its payload is not kept. */
  private last: (Pick<RtpPacket, 'sequence' | 'timestamp'> & { time: number }) | null = null;
  private start = 0;
  private course: CourseMeter | null = null;
  private readonly tables = new Map<number, Int16Array | null>();
  private longestPause = 0;

  constructor(
    readonly head: StreamHead,
    private readonly codecOf: (payloadType: number) => Codec,
  ) {}

  /** True once it is no accident: a description names it, or its numbers follow one another. */
  get isStream(): boolean {
    const { count, near } = this.sequence;
    return this.head.isAnnounced ? count >= 2 : count >= 5 && near >= (count - 1) * 0.8;
  }

  /** Adds a packet that came at a time (microseconds). */
  add(packet: RtpPacket, time: number): void {
    const { restarts, sent } = this.sequence;
    const isNew = this.sequence.add(packet.sequence, time);
    if (this.sequence.restarts > restarts)
      for (const meter of this.jitters.values()) meter.restart();
    const { last } = this;
    if (last === null) this.start = time;
    else this.longestPause = Math.max(this.longestPause, (time - last.time) / 1_000);
    const { codec } = this.count(packet.payloadType);
    if (codec.name.toLowerCase() === 'telephone-event' && !this.head.isEncrypted) {
      this.digits.add(packet, time, codec.clockRate);
    }
    if (isNew && !asides.has(codec.name)) {
      const rates = codec.name === '' ? possibleRates : [codec.clockRate];
      for (const rate of rates) {
        this.jitterOf(rate).add(time, packet.timestamp, packet.isMarked);
      }
      this.countStep(packet);
    }
    this.follow(packet, time, { isNew, sent: this.sequence.sent - sent, codec });
    this.last = { sequence: packet.sequence, timestamp: packet.timestamp, time };
  }

  /** What was measured, with what RTCP said of its source; null when it is no stream. */
  finish({ sender, count, receiver, voice }: Reports): RtpStream | null {
    const { head, start, longestPause } = this;
    const losses = this.sequence.losses();
    const { packets, expected, lost, duplicates, reordered } = losses;
    if (!this.isStream || !this.last) return null;
    const used = [...this.codecs.values()].sort((one, other) => other.packets - one.packets);
    const [{ codec } = { codec: this.codecOf(0) }, ...others] = [
      ...used.filter(({ codec: { name } }) => !asides.has(name)),
      ...used.filter(({ codec: { name } }) => asides.has(name)),
    ];
    const [best] = [...this.jitters.values()].sort((one, other) => one.mean - other.mean);
    const own = codec.name === '' ? best : this.jitters.get(codec.clockRate);
    const meter = own ?? new JitterMeter(codec.clockRate);
    const known = codec.name === '' ? { ...codec, clockRate: meter.clockRate } : codec;
    const jitter = { mean: meter.mean, max: meter.max };
    const packetTime = ((commonest(this.steps) ?? 0) * 1_000) / known.clockRate;
    const roundTrip = voice?.roundTrip ?? receiver?.roundTrip ?? null;
    const quality = estimateQuality({
      codec: known.name,
      loss: (lost * 100) / expected,
      burst: losses.burst,
      jitter: jitter.mean,
      packetTime,
      networkDelay: roundTrip === null ? null : roundTrip / 2,
    });
    return {
      ...head,
      codec: known,
      otherCodecs: others.map((other) => other.codec),
      start,
      end: this.last.time,
      ...{ packets, expected, lost, duplicates, reordered, jitter, packetTime, longestPause },
      ...{ quality, sender, voice, reports: count },
      digits: this.digits.finish(),
      course: (this.course ?? new CourseMeter(start)).finish(),
      qualityGap: quality ? null : qualityGap(known.name),
      receiver: receiver && { ...receiver, jitter: (receiver.jitter * 1_000) / known.clockRate },
      isPlayable: !head.isEncrypted && samplesOf(codecByNumber(known.payloadType).name) !== null,
    };
  }

  /** What a packet is for the course of the stream. */
  private follow(
    { payloadType, payload }: RtpPacket,
    time: number,
    { isNew, sent, codec }: { isNew: boolean; sent: number; codec: Codec },
  ): void {
    this.course ??= new CourseMeter(time);
    const jitter = this.jitters.get(codec.clockRate)?.value ?? 0;
    this.course.add(time, { isNew, sent, jitter });
    const table = isNew && !this.head.isEncrypted ? this.tableOf(payloadType) : null;
    if (table) this.course.addSound(time, payload, table);
  }

  private tableOf(payloadType: number): Int16Array | null {
    const known = this.tables.get(payloadType);
    if (known !== undefined) return known;
    const table = samplesOf(codecByNumber(payloadType).name);
    this.tables.set(payloadType, table);
    return table;
  }

  private count(payloadType: number) {
    const known = this.codecs.get(payloadType) ?? { codec: this.codecOf(payloadType), packets: 0 };
    known.packets += 1;
    this.codecs.set(payloadType, known);
    return known;
  }

  private jitterOf(clockRate: number): JitterMeter {
    const known = this.jitters.get(clockRate) ?? new JitterMeter(clockRate);
    this.jitters.set(clockRate, known);
    return known;
  }

  /** Of packets that follow one another: how much sound lies between them. */
  private countStep(packet: RtpPacket): void {
    const before = this.last;
    if (!before || ((before.sequence + 1) & 0xffff) !== packet.sequence || packet.isMarked) return;
    const step = timestampStep(before.timestamp, packet.timestamp);
    if (step > 0 && (this.steps.has(step) || this.steps.size < 64)) {
      this.steps.set(step, (this.steps.get(step) ?? 0) + 1);
    }
  }
}
