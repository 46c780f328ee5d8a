import {
  emptyHours,
  type HourCount,
  type HourCounts,
  hoursToCount,
  rememberedHours,
  rememberHours,
  type Stretch,
} from '../../engines/summary';
import { stretchFilter } from './stretchFilter';

type Count = (filter: Record<string, string>) => Promise<{ count: number; pause: number }>;

interface Filling {
  /** A user and whose calls they are: under that counts are remembered. */
  owner: string;
  /** The hours of the day. */
  hours: Stretch[];
  /** Those of the day before, of which only all calls are shown. */
  before: Stretch[];
  /** All calls of the day, as they were counted at `now`. */
  total: number;
  now: number;
  count: Count;
  /** Shows what is known by now. */
  show: (counts: HourCounts) => void;
  /** Waits, and rejects once nobody waits for the counts any more. */
  wait: (milliseconds: number) => Promise<void>;
}

/**
 * Counts the calls of each hour that is not known yet, the newest first, and remembers them: one question
 * after the other, as the rate limit leaves room. Hours that cannot have a call are not asked for, and the
 * day before only while there is plenty of room.
 */
export async function fillHours(filling: Filling): Promise<void> {
  const { owner, hours, before, total, now, count, show, wait } = filling;
  let counts = await rememberedHours(owner, now);
  let pause = 0;
  show(counts);
  const ask = async (filter: Record<string, string>) => {
    await wait(pause);
    const answer = await count(filter);
    pause = answer.pause;
    return answer.count;
  };
  const take = (hour: Stretch, found: HourCount) => {
    counts = { ...counts, [hour.from]: found };
    show(counts);
    // A storage that hangs holds back no count.
    void rememberHours(owner, { [hour.from]: found }, now);
  };
  for (const hour of hoursToCount(hours, counts, now, true)) {
    if (emptyHours(hours, counts, total).includes(hour)) {
      // Not remembered: another count of the day may find a call there.
      counts = { ...counts, [hour.from]: { total: 0, answered: 0, at: now } };
      show(counts);
      continue;
    }
    const at = Math.max(now, Date.now());
    const filter = stretchFilter(hour);
    const all = await ask(filter);
    const answered = all > 0 ? await ask({ ...filter, answered: 'true' }) : 0;
    take(hour, { total: all, answered, at });
  }
  for (const hour of hoursToCount(before, counts, now, false)) {
    if (pause > 0) return;
    const { answered } = counts[hour.from] ?? {};
    const found = { total: await ask(stretchFilter(hour)), at: now };
    take(hour, answered === undefined ? found : { ...found, answered });
  }
}
