import type { RecentCall } from '../../types';

/** Why the platform says that a call ended; in its own words where they are none of the usual ones. */
export function endOf(
  { termination_reason }: RecentCall,
  translate: (key: string, options: object) => string,
): string {
  const key = (termination_reason ?? '').toLowerCase().replace(/\W+/g, '_');
  return translate(`resources.recent-calls.facts.terminations.${key}`, {
    _: termination_reason ?? '',
  });
}
