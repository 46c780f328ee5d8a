import { local, localKeysFrom } from './storage';

/**
 * Local storage for texts that must be written at once, as their page goes; they wait for the next page.
 * Where it is full or blocked nothing is kept.
 */
const under = (prefix: string) => ({
  write: (name: string, text: string): void => local.set(prefix + name, text),
  names: (): string[] => localKeysFrom(prefix).map((key) => key.slice(prefix.length)),
  read: (name: string): string | null => local.get(prefix + name),
  forget: (name: string): void => local.set(prefix + name, null),
});

/** Drafts, and what was sent. */
export const inHaste = { drafts: under('unsaved-draft:'), history: under('unsaved-history:') };
