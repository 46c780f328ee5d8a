// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import {
  CoreAdminContext,
  memoryStore,
  type RaRecord,
  ResourceContextProvider,
  testDataProvider,
} from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useInUse } from '../../../src/components/bulk/useInUse';
import type { Used, Uses } from '../../../src/types';
import { keyWords } from '../../support/keyWords';

const getAccountUsage = vi.fn();
const getCarrierUsage = vi.fn();
const getApplicationUsage = vi.fn();

/** What is said of the uses of a record, by what the platform answers. */
async function inUse(
  resource: string,
  answer: Record<string, Used[] | Uses>,
  record: RaRecord = { id: 'r-1' },
  isRefused = false,
) {
  for (const ask of [getAccountUsage, getCarrierUsage, getApplicationUsage]) {
    ask.mockReset().mockResolvedValue(answer);
  }
  const dataProvider = testDataProvider({
    getAccountUsage,
    getCarrierUsage,
    getApplicationUsage,
  } as object);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext store={memoryStore()} i18nProvider={keyWords} dataProvider={dataProvider}>
      <ResourceContextProvider value={resource}>{children}</ResourceContextProvider>
    </CoreAdminContext>
  );
  const { result, unmount } = renderHook(() => useInUse(), { wrapper });
  const found = await act(() => result.current(record, isRefused));
  unmount();
  return found;
}
const one = (name: string, resource: Used['resource'] = 'applications') =>
  ({ resource, id: `id-${name}`, name }) as Used;

const part: Uses = { records: [], count: 0, looked: { at: 1, of: 2 } };
const nine: Uses = { records: ['A', 'B', 'C', 'D'].map((name) => one(name)), count: 9 };
const keys = [one('secret', 'api-keys'), one('other', 'api-keys')];

it.each<[string, Record<string, Used[] | Uses>, RegExp | null, boolean]>([
  ['nothing', {}, null, false],
  ['empty lists', { none: [], more: { records: [], count: 0 } }, null, false],
  ['a part that was looked at in vain', { some: part }, null, true],
  ['one', { apps: [one('A')], none: [] }, /usage.apps A$/, false],
  ['one without a name', { apps: [one('')] }, /usage.apps id-$/, false],
  ['one beside a part', { apps: [one('A')], some: part }, /usage.apps A$/, true],
  ['more than are named', { apps: nine }, /usage.apps .*A.* B.* C.*\+ 6$/, false],
  ['keys, which are only counted', { keys }, /usage.keys \+ 2$/, false],
])('%s in words', async (_what, answer, words, isPart) => {
  const found = await inUse('carriers', answer);
  expect(found.isPart).toBe(isPart);
  if (words === null) expect(found.words).toBeNull();
  else expect(found.words).toMatch(words);
});

it('each kind of record is asked for in its own way, and further once it is refused', async () => {
  const record = { id: 'r-1', account_sid: 'a-1' };
  await inUse('accounts', {}, record);
  expect(getAccountUsage.mock.calls).toEqual([['r-1']]);
  for (const isRefused of [false, true]) {
    await inUse('carriers', {}, record, isRefused);
    expect(getCarrierUsage.mock.calls).toEqual([[record, isRefused]]);
    await inUse('applications', {}, record, isRefused);
    expect(getApplicationUsage.mock.calls).toEqual([
      ['r-1', { account_sid: 'a-1', isThorough: isRefused }],
    ]);
  }
  expect(await inUse('users', { x: [one('A')] }, record)).toEqual({ words: null, isPart: false });
});
