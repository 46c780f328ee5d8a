/** Timestamps are numbers of 32 bits that begin again at zero: how far one is from another. */
export const timestampStep = (from: number, to: number): number => (to - from) | 0;

/** No packet is early or late by this many milliseconds: its sender's clock has restarted. */
const farthest = 1_000;
/** The same of a packet that begins a talk spurt (RFC 3551, section 4.1), whose clock may have stood. */
const farthestMarked = 100;

/**
 * Interarrival jitter at a receiver (RFC 3550, section 6.4.1 and appendix A.8), in milliseconds: each
 * packet is compared with the previous arrival. If the sender's clock restarts or stood still (another
 * device behind the same source, a hold), the measurement restarts too, because that is not jitter of
 * the network.
 */
export class JitterMeter {
  private last: { time: number; timestamp: number } | null = null;
  /** As it is after the last packet. */
  value = 0;
  private sum = 0;
  private count = 0;
  max = 0;

  constructor(readonly clockRate: number) {}

  /** The mean of the value after each packet. */
  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }

  /** The next packet is not compared: the source has restarted. */
  restart(): void {
    this.last = null;
  }

  /** Adds a packet: when it came (microseconds), the time that it bears, and whether a talk spurt begins. */
  add(time: number, timestamp: number, isMarked = false): void {
    const { last } = this;
    this.last = { time, timestamp };
    if (!last) return;
    const sent = (timestampStep(last.timestamp, timestamp) * 1_000) / this.clockRate;
    const difference = Math.abs((time - last.time) / 1_000 - sent);
    if (difference > (isMarked ? farthestMarked : farthest)) return;
    this.value += (difference - this.value) / 16;
    this.sum += this.value;
    this.count += 1;
    this.max = Math.max(this.max, this.value);
  }
}
