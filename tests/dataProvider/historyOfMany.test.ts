// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import { clearHistory, listHistory } from '../../src/engines/history';
import type { HistoryEntry } from '../../src/saving/history';
import * as session from '../../src/session';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
const user = () => session.identity()?.userSid ?? '';
beforeEach(async () => {
  await bench.signIn('nora', 'Provider-demo1!');
  await clearHistory(user());
});
afterAll(async () => {
  await clearHistory(user());
  vi.unstubAllGlobals();
  await bench.platform.close();
});

const options = { onResult: () => undefined };
const aNumber = () =>
  bench.platform.db.get(
    `SELECT phone_number_sid AS id, p.account_sid, p.voip_carrier_sid, a.application_sid
      FROM phone_numbers p JOIN applications a USING (account_sid) WHERE p.voip_carrier_sid IS NOT NULL`,
  ) as Record<'id' | 'account_sid' | 'voip_carrier_sid' | 'application_sid', string>;

it.each<[string, (number: ReturnType<typeof aNumber>) => Promise<Record<string, string | null>>]>([
  [
    'numbers given to an application',
    async ({ application_sid, ...number }) => {
      await dataProvider.routePhoneNumbers([number], application_sid, options);
      return { application_sid };
    },
  ],
  [
    'numbers that have no application any more',
    async ({ application_sid: _given, ...number }) => {
      await dataProvider.routePhoneNumbers([number], null, options);
      return { application_sid: null };
    },
  ],
  [
    'numbers that were added',
    async ({ id: _id, ...owner }) => {
      await dataProvider.addPhoneNumbers(['15550009901', '15550009902'], owner, options);
      return owner;
    },
  ],
])('the history says what all of them store: %s', async (_what, work) => {
  const after = await work(aNumber());
  const [entry] = await listHistory<HistoryEntry>(user());
  const noted = entry?.changes.map(({ path, to }) => [path.join('.'), to]) ?? [];
  expect(Object.fromEntries(noted)).toEqual(after);
});
