import type { Used } from '../../../types';

/** What the platform stops half-way at when an account is deleted (contract 5.5). */
const blocking = ['clients', 'carriersWithSmpp', 'routings'] as const;
/** What goes with the account, as far as an operator knows it by name. */
const leaving = ['applications', 'phoneNumbers', 'tenants', 'apiKeys'] as const;

type Usage = Record<(typeof blocking)[number] | (typeof leaving)[number], Used[]>;
type Group<Kind> = { kind: Kind; records: Used[] };

const groupsOf = <Kind extends keyof Usage>(usage: Usage, kinds: readonly Kind[]): Group<Kind>[] =>
  kinds.map((kind) => ({ kind, records: usage[kind] })).filter(({ records }) => records.length > 0);

/**
 * What prevents the deletion of an account, and what is deleted with it. The applications that the
 * account itself references are released before the deletion, so they prevent nothing.
 */
export const splitUsage = (usage: Usage) => ({
  blocking: groupsOf(usage, blocking),
  leaving: groupsOf(usage, leaving),
});
