/** When a call was seen first, as the platform tells no times of a call that runs (contract 5.7). */
export interface Sight {
  /** Milliseconds since 1970. */
  since: number;
  /** It was not there the last time, a moment before: it began then. Otherwise it is older. */
  isBeginning: boolean;
  /** When it was first seen to have ended; 0 where it was never seen to run. */
  overAt: number | null;
}

interface Seen {
  call_sid: string;
  isOver: boolean;
}

/** So long after the last look a call that is new may be older (ms). */
const gap = 60_000;

/** What has been seen of the calls of one account. */
export interface Sights {
  lookedAt: number;
  bySid: ReadonlyMap<string, Sight>;
}

/** What is known after another look at the calls of an account. */
export function lookAgain(before: Sights | undefined, calls: readonly Seen[], now: number): Sights {
  const isBeginning = before !== undefined && now - before.lookedAt <= gap;
  const sightOf = ({ call_sid, isOver }: Seen): Sight => {
    const known = before?.bySid.get(call_sid);
    if (!known) return { since: now, isBeginning, overAt: isOver ? 0 : null };
    return isOver && known.overAt === null ? { ...known, overAt: now } : known;
  };
  return {
    lookedAt: now,
    bySid: new Map(calls.map((call) => [call.call_sid, sightOf(call)])),
  };
}
