// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PaletteSource } from '../../../src/layout/palette/sources';
import { useRecordSearch } from '../../../src/layout/palette/useRecordSearch';
import { clearDrawn, draw, press, ready, type } from '../../support/drawn';

const sid = '5e2f1d0c-0000-4000-8000-000000000001';
const textsOf: PaletteSource['textsOf'] = ({ name }) => [name];
const sort = { field: 'name', order: 'ASC' } as const;
/** One list that is read whole, and one that the platform searches. */
const sources: PaletteSource[] = [
  { resource: 'carriers', sort, textsOf },
  {
    ...{ resource: 'accounts', sort, textsOf },
    ask: (words) => {
      if (words === 'never') return null;
      return words === sid ? { ids: [words] } : { filter: { q: words } };
    },
  },
];
const carriers = ['Acme', 'Beta', 'Acme 2', 'Acme 3', 'Acme 4', 'Acme 5', 'Acme 6'].map((name) => ({
  ...{ id: name, name },
}));
const getList = vi.fn();
const getMany = vi.fn();

const Search = () => {
  const [typed, setTyped] = useState('');
  const { found, isSearching } = useRecordSearch(sources, typed);
  const said = found.map(({ source, records, total, error }) => {
    const names = records.length > 0 ? `${records.map(({ name }) => name)} of ${total}` : 'none';
    return `${source.resource} ${names}${error ? ' failed' : ''}`;
  });
  return (
    <>
      <input aria-label="words" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" onClick={found[1]?.retry}>
        again
      </button>
      <p>{`${said.join('; ')}${isSearching ? ' …' : ''}`}</p>
    </>
  );
};
const shows = (carrier: string, account: string) => {
  const said = `carriers ${carrier}; accounts ${account}`;
  return waitFor(() => expect(screen.getByText(/^carriers/).textContent).toBe(said));
};
const asked = (resource: string) =>
  getList.mock.calls.flatMap(([of, { filter }]) => (of === resource ? [filter] : []));

beforeEach(async () => {
  getMany.mockReset().mockResolvedValue({ data: [{ id: sid, name: 'By sid' }] });
  getList.mockReset().mockImplementation(async (resource: string, { filter }) => {
    const rows: RaRecord[] = [{ id: 'a', name: `${filter.q} account` }];
    return resource === 'carriers' ? { data: carriers, total: 7 } : { data: rows, total: 40 };
  });
  draw(<Search />, { provider: { getList, getMany } });
  await ready(screen.findByLabelText('words'));
});
afterEach(clearDrawn);

it('a letter alone is looked for nowhere', async () => {
  type('words', 'a');
  type('words', 'ab ');
  await shows('none', 'ab account of 40');
  type('words', ' a ');
  await shows('none', 'none');
  expect(asked('accounts')).toEqual([{ q: 'ab' }]);
});

it('a list is read once, and five of those that fit are shown', async () => {
  type('words', 'acme');
  await shows('Acme,Acme 2,Acme 3,Acme 4,Acme 5 of 6', 'acme account of 40');
  type('words', 'beta');
  await shows('Beta of 1', 'beta account of 40');
  expect(asked('carriers')).toEqual([{}]);
  expect(asked('accounts')).toEqual([{ q: 'acme' }, { q: 'beta' }]);
});

it('what was found before is shown until an answer comes, as far as it fits', async () => {
  type('words', 'acme');
  await shows('Acme,Acme 2,Acme 3,Acme 4,Acme 5 of 6', 'acme account of 40');
  type('words', 'account');
  await shows('none', 'acme account of 1 …');
  await shows('none', 'account account of 40');
});

it('a sid is asked for by itself, and a list that cannot be asked is not', async () => {
  type('words', sid);
  await shows('none', 'By sid of 1');
  expect(getMany.mock.calls.map(([, { ids }]) => ids)).toEqual([[sid]]);
  type('words', 'never');
  await shows('none', 'none');
  expect(asked('accounts')).toEqual([]);
});

it('a list that fails says so until it is asked again, and the others go on', async () => {
  getList.mockImplementation(async (resource: string) => {
    if (resource === 'accounts') throw new Error('down');
    return { data: carriers, total: 7 };
  });
  type('words', 'beta');
  await shows('Beta of 1', 'none failed');
  getList.mockResolvedValue({ data: [{ id: 'b', name: 'beta b' }], total: 1 });
  await press('again');
  await shows('Beta of 1', 'beta b of 1');
});
