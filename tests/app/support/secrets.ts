import { clear, createStore, entries } from 'idb-keyval';
import { expect } from 'vitest';
import { secretsIn } from '../../support/canary';
import { db } from './platform';
import { takeAnnounced } from './spoken';

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

/** What the platform made or keeps as a secret, as it stands in the database. */
const stored = [
  'SELECT token secret FROM api_keys',
  'SELECT webhook_secret secret FROM accounts',
  'SELECT password secret FROM webhooks',
  'SELECT register_password secret FROM voip_carriers',
];
export const storedSecrets = (): string[] =>
  stored
    .flatMap((sql) => db.all(sql).map(({ secret }) => String(secret ?? '')))
    .filter(({ length }) => length >= shortest);

/** What the console keeps of what was sent. */
const historyStore = createStore('keyval-store history', 'entries');
export const keptHistory = async (): Promise<unknown[]> =>
  (await entries(historyStore)).map(([, entry]) => entry);
export const clearHistories = (): Promise<void> => clear(historyStore);
/** What it keeps of the numbers that were moved away from carriers. */
const drainStore = createStore('keyval-store drains', 'numbers');
export const clearDrains = (): Promise<void> => clear(drainStore);

/**
 * Nothing that was typed as a secret is kept, in the page or in a draft; and no message, no live region
 * and no title has repeated a secret, whoever made it.
 */
export async function assertNoSecretKept(page: string, made: string[]): Promise<void> {
  const kept =
    page + JSON.stringify([await entries(), await keptHistory(), await entries(drainStore)]);
  const found = secretsIn(kept, typed);
  const said = secretsIn(takeAnnounced(), [...typed, ...made]);
  typed.clear();
  expect(found, 'secrets that the browser keeps').toEqual([]);
  expect(said, 'secrets that were said, or stood in the title').toEqual([]);
}
