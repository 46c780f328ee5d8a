import { expect, vi } from 'vitest';
import { click, press, screen, see } from './screen';

interface SavedFile {
  name: string;
  text: string;
}

/** What the console hands to the browser to be saved, from here to the end of the story. */
export function watchSavedFiles(): () => Promise<SavedFile[]> {
  const contents: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    contents.push(content as Blob);
    return `blob:${contents.length}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    names.push(this.getAttribute('download') ?? '');
  });
  return () =>
    Promise.all(
      contents.map(async (content, index) => ({
        name: names[index] ?? '',
        text: new TextDecoder().decode(await content.arrayBuffer()),
      })),
    );
}

/** Opens an entry of the menu of the list on screen. */
export async function openListMenu(entry: string | RegExp): Promise<void> {
  await press('More');
  await click(await screen.findByRole('menuitem', { name: entry }));
}

/** Exports the list on screen, and answers the dialog once it is done. */
export async function exportList(format: 'CSV' | 'JSON' = 'CSV'): Promise<HTMLElement> {
  await openListMenu('Export…');
  const dialog = await screen.findByRole('dialog');
  await click(await screen.findByRole('radio', { name: new RegExp(format) }));
  await press('Export', dialog);
  expect(await see(/saved as /, dialog)).toBeVisible();
  return dialog;
}
