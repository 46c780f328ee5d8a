import type { Database } from '../api/database';
import type { PlannedCall } from './plan';

/** A call of one's own, as somebody asks for it. */
export interface OwnCall {
  accountSid: string;
  from: string;
  to: { type: string; target: string };
  applicationSid: string | null;
  callSid: string;
  attempted: number;
}

/** Who calls and is called. */
export interface Callers {
  /** How many calls begin in an hour, at most and around this moment. */
  perHour: { most: number; at(moment: number): number };
  /** The call that begins at this moment by itself; none where nobody has a number. */
  next(random: () => number, moment: number, serial: number): PlannedCall | undefined;
}

/** Where the calls of an engine come from, and where they go. It knows none of that itself. */
export interface Surroundings {
  /** Keeps what an ended call leaves behind. */
  leave(call: PlannedCall): void;
  /** What the company is like now; asked for once before a number of calls begin. */
  look(): Callers;
  /** How a call of one's own will go, or why it is refused. */
  dial(call: OwnCall): PlannedCall | { status: number; text: string };
}

/** What every part of the engine works with. All that it remembers is in the database. */
export interface EngineContext extends Surroundings {
  db: Database;
  now: () => Date;
}
