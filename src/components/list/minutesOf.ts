import { customRange } from '../../types';

/** The filter of the whole minutes from one moment to another, both ISO times; of one where the other cannot be read. */
export function minutesOf(from: string, to: string | null = from) {
  const [first, last] = [new Date(from), new Date(Date.parse(to ?? '') || from)];
  first.setSeconds(0, 0);
  last.setSeconds(59, 999);
  return { date: customRange, from: first.toISOString(), to: last.toISOString() } as const;
}
