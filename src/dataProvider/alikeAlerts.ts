import type { Alert } from '../types';

/** The day of a moment by the clock of the browser's time zone. */
const dayOf = (time: string): string => new Date(time).toDateString();

/**
 * Groups equal alerts of one day: the newest, with all of them in `alike`, in the order of the list. Its
 * id stays the same when another one arrives. Details may differ, and a provider's list has neither type
 * nor account (contract 16.1).
 */
export function alikeAlerts(alerts: Alert[]): Alert[] {
  const groups = new Map<string, Alert[]>();
  for (const alert of alerts) {
    const key = `${dayOf(alert.time)} ${alert.kind} ${alert.message}`;
    const group = groups.get(key);
    if (group) group.push(alert);
    else groups.set(key, [alert]);
  }
  return [...groups].map(([id, alike]) => ({ ...(alike[0] as Alert), id, alike }));
}
