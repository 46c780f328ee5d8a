import { entries } from 'idb-keyval';
import { expect } from 'vitest';
import { secretsIn } from '../../support/canary';

const typed = new Set<string>();

/** Shorter ones are words as well. */
const shortest = 8;

document.addEventListener(
  'input',
  ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'password') return;
    if (target.value.length >= shortest) typed.add(target.value);
  },
  true,
);

/** What the page keeps besides drafts: storages, cookies, the address and its state. */
export const keptByPage = (): string =>
  JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    decodeURIComponent(location.href),
    history.state,
  ]);

/** Nothing that was typed as a secret is kept, in the page or in a draft. */
export async function assertNoSecretKept(page: string): Promise<void> {
  const kept = page + JSON.stringify(await entries());
  const found = secretsIn(kept, typed);
  typed.clear();
  expect(found, 'secrets that the browser keeps').toEqual([]);
}
