// An operator before any of the browsers, who finds things by what they are called.
import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import type { Driver } from './driver';

/** What is looked for: by its role and name, by its label, or by its words. */
export type Target = { role: string; name: string | RegExp } | { label: string } | { text: RegExp };

/** Until when what is waited for has to be there (ms). */
const patience = 20_000;
/** The finder of the stories in jsdom: one way to find things for all browsers. */
const finder = readFileSync(
  inRoot('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const found = `
  const [by, role, what, flags] = arguments;
  const wanted = flags === undefined ? what : new RegExp(what, flags);
  const all = {
    role: () => TestingLibraryDom.queryAllByRole(document.body, role, { name: wanted }),
    label: () => TestingLibraryDom.queryAllByLabelText(document.body, wanted),
    text: () => TestingLibraryDom.queryAllByText(document.body, wanted).filter((one) => one.checkVisibility()),
  }[by]();`;
/** The first of them, once it has stood still from one look to the next: what moves is missed by a click. */
const element = `${found}
  if (!all[0]) return null;
  const { x, y, width, height } = all[0].getBoundingClientRect();
  const place = [x, y, width, height].join();
  globalThis.places ??= new WeakMap();
  const stands = places.get(all[0]) === place;
  places.set(all[0], place);
  return stands ? all[0] : null;`;

function asked(target: Target): string[] {
  const of = (by: string, what: string | RegExp, role = '') =>
    typeof what === 'string' ? [by, role, what] : [by, role, what.source, what.flags];
  if ('role' in target) return of('role', target.name, target.role);
  if ('text' in target) return of('text', target.text);
  // A star behind the label says that the field is required.
  return of('label', new RegExp(`^${target.label}[\\s*]*$`));
}

const wordsOf = (target: Target) =>
  Object.values(target)
    .map((part) => (typeof part === 'string' ? part : String(part)))
    .join(' ');

export type Operator = ReturnType<typeof operator>;

/** Sits before a browser on the console at `url`. What does not come true within 20 seconds rejects in words. */
export function operator(driver: Driver, url: string) {
  const until = async (says: string, isTrue: () => Promise<boolean>) => {
    const end = Date.now() + patience;
    for (let last = ''; ; ) {
      try {
        if (await isTrue()) return;
      } catch (error) {
        // A page that is being left has no elements; the next one has.
        last = ` (${error instanceof Error ? error.message : error})`;
      }
      if (Date.now() > end) throw new Error(`${says}: not within 20 s${last}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const prepare = async () => {
    if (!(await driver.read<boolean>('return "TestingLibraryDom" in window'))) {
      await driver.read(`${finder}; return true`);
    }
  };
  const count = async (target: Target) => {
    await prepare();
    return driver.read<number>(`${found} return all.length`, ...asked(target));
  };
  return {
    open: (path: string) => driver.open(`${url}${path}`),
    reload: () => driver.reload(),
    address: driver.address,
    /** Without the host and what comes before the console's own paths. */
    path: async () => (await driver.address()).slice(url.length),
    read: driver.read,
    until,
    count,
    see: (target: Target) => until(`see ${wordsOf(target)}`, async () => (await count(target)) > 0),
    press: (role: string, name: string | RegExp) =>
      until(`press ${role} ${name}`, async () => {
        await prepare();
        return driver.click(element, ...asked({ role, name }));
      }),
    fill: (label: string, text: string) =>
      until(`fill ${label}`, async () => {
        await prepare();
        return driver.type(text, element, ...asked({ label }));
      }),
    value: async (label: string) => {
      await prepare();
      return driver.read<string>(`${found} return all[0]?.value ?? ''`, ...asked({ label }));
    },
  };
}
