/** A jump that no reordering makes: the sender began again (RFC 3550, appendix A.1). */
const farthest = 3_000;
/** A jump that may be loss, if there was time to send what is missing; and the part of that time. */
const doubtful = 25;
const leastPart = 0.25;
/** Numbers over which the pace of a sender is taken, and how many such paces are kept. */
const paceLength = 10;
const mostPaces = 9;

/** The losses of a stream, once all its packets were seen. */
export interface Losses {
  packets: number;
  expected: number;
  lost: number;
  duplicates: number;
  reordered: number;
  /** How long bursts of loss are against those of random loss (ITU-T G.107, clause 7.5); 1 or more. */
  burst: number;
}

/**
 * The pace of a sender: microseconds for one number. It is the middle one of the last few, each over some
 * packets: those may come in heaps, and a hold between them is no slow pace.
 */
class PaceMeter {
  private readonly paces: number[] = [];
  private from: { place: number; time: number } | null = null;

  /** Null while it is not known. */
  get pace(): number | null {
    const sorted = [...this.paces].sort((one, other) => one - other);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
  }

  add(place: number, time: number): void {
    const { from } = this;
    if (from && place - from.place < paceLength) return;
    if (from) this.paces.push((time - from.time) / (place - from.place));
    if (this.paces.length > mostPaces) this.paces.shift();
    this.from = { place, time };
  }

  /** The numbers begin anew: the pace is the same. */
  restart(): void {
    this.from = null;
  }
}

/** Follows sequence numbers of 16 bits, which wrap around, and restarts of the sender. */
export class SequenceMeter {
  private seen = new Set<number>();
  private highest = -1;
  private suspect: number | null = null;
  private earlier: Set<number>[] = [];
  private duplicates = 0;
  private reordered = 0;
  /** How often a packet was the next one, or near it. */
  near = 0;
  /** New packets. */
  count = 0;
  /** How often the sender restarted. */
  restarts = 0;
  /** Packets that were sent so far, by the numbers of those that came. */
  sent = 0;
  private last = 0;
  private readonly pace = new PaceMeter();

  /**
   * Adds a packet's number and when it came (microseconds): true when it is new, false for a duplicate or
   * one that belongs nowhere.
   */
  add(sequence: number, time: number): boolean {
    const isNew = this.place(sequence, time);
    if (!isNew) return false;
    this.count += 1;
    this.last = time;
    this.pace.add(this.highest, time);
    return true;
  }

  /** At the pace of this stream, could its sender have sent so many packets since the last one? */
  private isPossible(step: number, time: number): boolean {
    if (Math.abs(step) <= doubtful) return true;
    const { pace } = this.pace;
    if (pace === null) return true;
    return step > 0 && time - this.last > step * pace * leastPart;
  }

  losses(): Losses {
    const totals = { packets: 0, expected: 0, bursts: 0 };
    for (const numbers of [...this.earlier, this.seen]) {
      const sorted = Float64Array.from(numbers).sort();
      const [first = 0] = sorted;
      totals.packets += sorted.length;
      totals.expected += sorted.length === 0 ? 0 : (sorted.at(-1) ?? 0) - first + 1;
      for (let at = 1; at < sorted.length; at += 1) {
        if ((sorted[at] ?? 0) - (sorted[at - 1] ?? 0) > 1) totals.bursts += 1;
      }
    }
    const { packets, expected, bursts } = totals;
    const lost = expected - packets;
    const { duplicates, reordered } = this;
    const burst = bursts === 0 ? 1 : Math.max(1, (lost / bursts) * (packets / expected));
    return { packets, expected, lost, duplicates, reordered, burst };
  }

  private place(sequence: number, time: number): boolean {
    if (this.highest < 0) {
      // Room for packets that overtook the first one.
      this.highest = sequence + 0x10000;
      this.seen.add(this.highest);
      this.sent = 1;
      return true;
    }
    const step = ((sequence - this.highest) << 16) >> 16;
    if (Math.abs(step) > farthest || !this.isPossible(step, time)) return this.restart(sequence);
    this.suspect = null;
    const place = this.highest + step;
    if (this.seen.has(place)) {
      this.duplicates += 1;
      return false;
    }
    this.seen.add(place);
    if (Math.abs(step) <= 10) this.near += 1;
    if (step < 0) this.reordered += 1;
    this.sent += Math.max(0, place - this.highest);
    this.highest = Math.max(this.highest, place);
    return true;
  }

  /** A number that belongs nowhere is believed when the next one follows it. */
  private restart(sequence: number): boolean {
    const isFollowed = this.suspect === sequence;
    this.suspect = (sequence + 1) & 0xffff;
    if (!isFollowed) return false;
    this.suspect = null;
    this.restarts += 1;
    this.pace.restart();
    this.earlier.push(this.seen);
    this.seen = new Set([sequence + 0x10000]);
    this.highest = sequence + 0x10000;
    this.sent += 1;
    return true;
  }
}
