import type { RecentCall } from '../../types';

type End = Pick<RecentCall, 'termination_reason'>;

/** The key of the texts of an end: the platform's words in lower case, joined. */
const keyOf = ({ termination_reason }: End) =>
  (termination_reason ?? '').toLowerCase().replace(/\W+/g, '_');

/** Why the platform says that a call ended; in its own words where they are none of the usual ones. */
export function endOf(call: End, translate: (key: string, options: object) => string): string {
  return translate(`resources.recent-calls.facts.terminations.${keyOf(call)}`, {
    _: call.termination_reason ?? '',
  });
}

/** Ends that say nothing more than these statuses: "busy" beside 486, whatever language tells both. */
const statusesOf: Partial<Record<string, readonly number[]>> = {
  busy: [486, 600],
  declined: [603],
  service_unavailable: [503],
};

/** Whether the SIP status beside it says all that the end of a call says. */
export const isSaidByStatus = (call: End & Pick<RecentCall, 'sip_status'>): boolean =>
  statusesOf[keyOf(call)]?.includes(Number(call.sip_status)) === true;
