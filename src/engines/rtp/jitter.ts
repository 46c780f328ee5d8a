/** Timestamps are numbers of 32 bits that begin again at zero: how far one is from another. */
export const timestampStep = (from: number, to: number): number => (to - from) | 0;

/** Milliseconds by which no packet is early or late: its sender's clock has begun anew. */
const farthest = 1_000;
/** The same of a packet that begins a talk spurt (RFC 3551, section 4.1), whose clock may have stood. */
const farthestMarked = 100;

/**
 * Interarrival jitter at a receiver (RFC 3550, section 6.4.1 and appendix A.8), in milliseconds: of each
 * packet the one before it in the order of arrival counts. Where the sender's clock begins anew or has stood
 * (another device behind the same source, a hold), so does the measuring: that is no jitter of the network.
 */
export class JitterMeter {
  private last: { time: number; timestamp: number } | null = null;
  private value = 0;
  private sum = 0;
  private count = 0;
  max = 0;

  constructor(readonly clockRate: number) {}

  /** The mean of the value after each packet. */
  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }

  /** The next packet is compared with nothing: the source has begun anew. */
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
