import { vi } from 'vitest';

/** A file that was given to the browser to be saved. */
interface SavedFile {
  name: string;
  text: () => Promise<string>;
}

/** The names of what is given to the browser to be saved from now on; ends with `vi.restoreAllMocks`. */
export function noteSavedNames(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}

/** The files themselves, where nothing else makes addresses of them. */
export function stubSaving(): SavedFile[] {
  const saved: SavedFile[] = [];
  let blob = new Blob();
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const given = blob;
    saved.push({ name: this.download, text: () => given.text() });
  });
  return saved;
}
