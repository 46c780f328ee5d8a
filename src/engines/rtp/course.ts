import type { StreamCourse } from './types';

/** Microseconds of a part at first; longer streams have longer ones. */
const firstStep = 1_000_000;
/** Parts that are kept of a stream: as many as a screen has room for. */
const mostParts = 600;
/** Every so many samples count for the level: enough for how loud it is. */
const stride = 4;
/** The square of the loudest sample. */
const fullScale = 32_768 ** 2;
/** Nothing is quieter (dB below the loudest). */
const silence = -96;

interface Part {
  packets: number;
  sent: number;
  jitter: number;
  squares: number;
  samples: number;
}

const noPart = (): Part => ({ packets: 0, sent: 0, jitter: 0, squares: 0, samples: 0 });

const together = (one: Part, other: Part | undefined): Part => ({
  packets: one.packets + (other?.packets ?? 0),
  sent: one.sent + (other?.sent ?? 0),
  jitter: Math.max(one.jitter, other?.jitter ?? 0),
  squares: one.squares + (other?.squares ?? 0),
  samples: one.samples + (other?.samples ?? 0),
});

function levelOf({ squares, samples }: Part): number | null {
  if (samples === 0) return null;
  const level = 10 * Math.log10(squares / samples / fullScale);
  return Math.max(silence, Number.isFinite(level) ? level : silence);
}

/** A packet that came late counts for the part before: what is missing altogether is missing in the end. */
function lostIn(parts: Part[]): number[] {
  const lost = parts.map(() => 0);
  let late = 0;
  for (let place = parts.length - 1; place >= 0; place -= 1) {
    const { sent = 0, packets = 0 } = parts[place] ?? {};
    const missing = sent - packets - late;
    lost[place] = Math.max(0, missing);
    late = Math.max(0, -missing);
  }
  return lost;
}

/** Follows a stream part by part of its time. */
export class CourseMeter {
  private parts: Part[] = [];
  private step = firstStep;

  constructor(private readonly start: number) {}

  /**
   * Adds a packet: when it came (microseconds), whether it is new, how many were sent since the one before,
   * and the jitter that it leaves (milliseconds).
   */
  add(time: number, packet: { isNew: boolean; sent: number; jitter: number }): void {
    const part = this.partAt(time);
    if (packet.isNew) part.packets += 1;
    part.sent += packet.sent;
    part.jitter = Math.max(part.jitter, packet.jitter);
  }

  /** Adds the sound of a packet; the table says what each byte is. */
  addSound(time: number, payload: Uint8Array, table: Int16Array): void {
    const part = this.partAt(time);
    for (let place = 0; place < payload.length; place += stride) {
      part.squares += (table[payload[place] ?? 0] ?? 0) ** 2;
      part.samples += 1;
    }
  }

  finish(): StreamCourse {
    const { parts, step } = this;
    return {
      step,
      packets: parts.map(({ packets }) => packets),
      lost: lostIn(parts),
      jitter: parts.map(({ jitter }) => jitter),
      level: parts.map(levelOf),
    };
  }

  private partAt(time: number): Part {
    const since = Math.max(0, time - this.start);
    while (since >= mostParts * this.step) {
      const { parts } = this;
      this.parts = parts.flatMap((part, place) =>
        place % 2 === 0 ? [together(part, parts[place + 1])] : [],
      );
      this.step *= 2;
    }
    const place = Math.floor(since / this.step);
    while (this.parts.length <= place) this.parts.push(noPart());
    return this.parts[place] ?? noPart();
  }
}
