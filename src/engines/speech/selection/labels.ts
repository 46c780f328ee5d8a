import type { UsableSpeech } from '../../../types';

/** What a credential is needed for. */
export type SpeechUse = 'tts' | 'stt';

/** Which credentials are meant: of a vendor, for an account, for one use. */
export interface CredentialQuery {
  vendor: string;
  accountSid: string;
  use: SpeechUse;
}

const matchesQuery =
  ({ vendor, accountSid, use }: CredentialQuery) =>
  (one: UsableSpeech) =>
    one.vendor === vendor &&
    (one.account_sid === null || one.account_sid === accountSid) &&
    (use === 'tts' ? one.use_for_tts : one.use_for_stt);

/** The labels to choose from; '' first when a credential has none. */
export function labelChoices(credentials: UsableSpeech[], query: CredentialQuery): string[] {
  const labels = credentials.filter(matchesQuery(query)).map(({ label }) => label ?? '');
  return [...new Set(labels)].sort((a, b) => a.localeCompare(b));
}

/** The label after a change: the one wanted where it is offered, else the first, else none. */
export const pickLabel = (labels: string[], wanted: string): string =>
  labels.includes(wanted) ? wanted : (labels[0] ?? '');

/** The credential that the platform will use for a label: the account's own before a lent one. */
export function credentialFor(
  credentials: UsableSpeech[],
  need: CredentialQuery,
  label: string,
): UsableSpeech | undefined {
  const found = credentials.filter(matchesQuery(need)).filter((one) => (one.label ?? '') === label);
  return found.find(({ account_sid }) => account_sid) ?? found[0];
}
