import { prepareManyChoices } from '../components/inputs/VirtualListbox';
import { idle } from '../components/page/idle';
import { keepFile } from '../http/keepFile';
import { resources } from '../resources';
import { pathOf, placeOf } from '../routing/addresses';

declare global {
  interface Window {
    /** The addresses of the scripts of the forms, which the first script knows. */
    trunklineForms?: string[];
  }
}

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

/**
 * Fetches the scripts of the forms, which are compiled and read only once a form is wanted: they are as large
 * as those of all lists, and many a visit opens none. `modulepreload` would compile them at once and keep what
 * comes of it, 0.4 MB; `prefetch` is refused by Firefox under our policy. Once a page, whoever signs in on it.
 */
function fetchForms(): void {
  const linked = new Set([...document.querySelectorAll('link')].map(({ href }) => href));
  for (const href of window.trunklineForms ?? []) {
    if (linked.has(new URL(href, document.baseURI).href)) continue;
    quietly(keepFile(href));
  }
  window.trunklineForms = [];
}

/** So long the steps below may take at a time (ms). */
const atATime = 8;

/**
 * Makes the screens ready while the page is idle, a few at a time: long choices and the lists; of the forms
 * the scripts and the texts are fetched.
 */
export async function prepareScreens(): Promise<void> {
  const steps = [
    prepareManyChoices,
    ...resources.map(({ list }) => list?.prepare),
    async () => fetchForms(),
    ...resources.flatMap(({ edit, create }) => [edit?.prepareTexts, create?.prepareTexts]),
  ];
  let end = Number.NEGATIVE_INFINITY;
  for (const step of steps) {
    if (!step) continue;
    if (performance.now() >= end) {
      await idle();
      end = performance.now() + atATime;
    }
    await step().catch(() => undefined);
  }
}
