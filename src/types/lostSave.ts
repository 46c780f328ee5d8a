/** A record whose creation was sent and not answered: it may be stored. */
export interface LostSave {
  /** What was sent, without secrets. */
  sent: Record<string, unknown>;
  /** When it was sent first, by the clock of this computer (ms since 1970). */
  at: number;
  /** The ids of the records that there were before, where records do not tell when they were made. */
  before?: string[] | undefined;
}
