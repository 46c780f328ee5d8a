import { local, localKeysFrom } from './storage';

/** What stands under this in local storage was kept when its page went, and waits for the next one. */
const prefix = 'unsaved-draft:';

/** Local storage for texts that must be written at once. Where it is full or blocked nothing is kept. */
export const draftsInHaste = {
  write(name: string, text: string): void {
    try {
      local.set(prefix + name, text);
    } catch {
      // The storage is full or blocked.
    }
  },
  names: (): string[] => localKeysFrom(prefix).map((key) => key.slice(prefix.length)),
  read: (name: string): string | null => local.get(prefix + name),
  forget: (name: string): void => local.set(prefix + name, null),
};
