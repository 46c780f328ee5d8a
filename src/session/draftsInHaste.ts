/** What stands under this in local storage was kept when its page went, and waits for the next one. */
const prefix = 'unsaved-draft:';

/** Local storage for texts that must be written at once. Where it is full or blocked nothing is kept. */
export const draftsInHaste = {
  write(name: string, text: string): void {
    try {
      localStorage.setItem(prefix + name, text);
    } catch {
      // The storage is full or blocked.
    }
  },
  names: (): string[] =>
    Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length)),
  read: (name: string): string | null => localStorage.getItem(prefix + name),
  forget: (name: string): void => localStorage.removeItem(prefix + name),
};
