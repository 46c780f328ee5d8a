import { resources } from '../resources';

/** A place of the console: an area, perhaps one of its forms, and what the address narrows it to. */
export interface Place {
  area: string;
  form: 'create' | 'edit' | null;
  search: string;
}

/** Where an address leads; null outside of the console, and for what is no list or form. */
export function placeOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Place | null {
  const [, root, area, sid, view] = pathname.replace(/\/$/, '').split('/');
  // A call's own page has neither a form nor a list.
  if (root !== 'internal' || !area || view === 'show') return null;
  const form = sid === 'add' ? 'create' : view === 'edit' ? 'edit' : null;
  return { area, form, search };
}

export const definitionOf = (area: string) => resources.find(({ name }) => name === area);

/** A failure is told when the screen is really wanted. */
const quietly = (work: Promise<unknown> | undefined) => {
  work?.catch(() => undefined);
};

/** Fetches the code of a screen. */
export function prepareScreen({ area, form }: Place): void {
  quietly(definitionOf(area)?.[form ?? 'list']?.prepare());
}

/** Fetches the code of all screens, one after another: the lists, then the forms. */
export async function prepareScreens(): Promise<void> {
  const views = (['list', 'edit', 'create'] as const).flatMap((view) =>
    resources.map((definition) => definition[view]),
  );
  for (const view of views) await view?.prepare().catch(() => undefined);
}
