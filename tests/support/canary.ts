import { demoUsers } from '../../platform/demo/seed/demoUsers';

/** How secrets begin that stories type, those of whole files included. */
const canary = /canary/i;

/**
 * The secrets among what a browser keeps: every word with "canary" in it, the passwords of the demo,
 * and what else is known to be one.
 */
export const secretsIn = (kept: string, typed: Iterable<string> = []): string[] => {
  const known = [...demoUsers.map(({ password }) => password), ...typed];
  return [
    ...(canary.exec(kept) ?? []),
    ...new Set(known.filter((secret) => kept.includes(secret))),
  ];
};
