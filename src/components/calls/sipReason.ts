import { useTranslate } from 'ra-core';
import { untakenStatuses } from '../../domain/untakenStatuses';

/** How grave it is that a call ended with a SIP status without having been answered. */
export const sipSeverity = (status: number): 'warning' | 'error' =>
  untakenStatuses.includes(status) ? 'warning' : 'error';

/**
 * What a SIP status code says in words ("Busy Here" for 486); for a code that has none, those of
 * its class; an empty text for what is no status at all.
 */
export function sipReason(
  translate: (key: string, options?: { _: string }) => string,
  status: unknown,
): string {
  const code = Number(status);
  if (!Number.isInteger(code) || code < 100 || code > 699) return '';
  const ofClass = translate(`resources.recent-calls.sipClasses.${Math.floor(code / 100)}`);
  return translate(`resources.recent-calls.sipReasons.${code}`, { _: ofClass });
}

/** The same in the operator's language. */
export function useSipReason(): (status: unknown) => string {
  const translate = useTranslate();
  return (status) => sipReason(translate, status);
}
