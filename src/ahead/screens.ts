import { resources } from '../resources';
import { pathOf, placeOf } from '../routing/addresses';

/** A screen of the console: an area, perhaps one of its forms, and what the address narrows it to. */
export interface Screen {
  area: string;
  form: 'create' | 'edit' | null;
  search: string;
}

/** The screen that an address shows; null outside of the console, and for what is no list or form. */
export function screenOf(address: Parameters<typeof pathOf>[0]): Screen | null {
  const { pathname, search } = pathOf(address);
  const { area = '', sid, view } = placeOf(pathname) ?? {};
  // A call's own page has neither a form nor a list.
  if (!area || view === 'show') return null;
  const form = sid === 'add' ? 'create' : view === 'edit' ? 'edit' : null;
  return { area, form, search };
}

export const definitionOf = (area: string) => resources.find(({ name }) => name === area);

/** The failure is reported when the screen is really opened. */
const quietly = (work: Promise<unknown> | undefined) => {
  work?.catch(() => undefined);
};

/** Fetches the code of a screen. */
export function prepareScreen({ area, form }: Screen): void {
  quietly(definitionOf(area)?.[form ?? 'list']?.prepare());
}

/** Fetches the code of all screens, one after another: the lists, then the forms. */
export async function prepareScreens(): Promise<void> {
  const views = (['list', 'edit', 'create'] as const).flatMap((view) =>
    resources.map((definition) => definition[view]),
  );
  for (const view of views) await view?.prepare().catch(() => undefined);
}
