/** Timestamps are numbers of 32 bits that begin again at zero: how far one is from another. */
export const timestampStep = (from: number, to: number): number => (to - from) | 0;

/**
 * Interarrival jitter at a receiver (RFC 3550, section 6.4.1 and appendix A.8), in milliseconds: of each
 * packet the one before it in the order of arrival counts.
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

  /** Adds a packet: when it came (microseconds) and the time that it bears. */
  add(time: number, timestamp: number): void {
    const { last } = this;
    this.last = { time, timestamp };
    if (!last) return;
    const sent = (timestampStep(last.timestamp, timestamp) * 1_000) / this.clockRate;
    const difference = Math.abs((time - last.time) / 1_000 - sent);
    this.value += (difference - this.value) / 16;
    this.sum += this.value;
    this.count += 1;
    this.max = Math.max(this.max, this.value);
  }
}
