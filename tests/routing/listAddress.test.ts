import { describe, expect, it } from 'vitest';
import { filterIn, searchOf } from '../../src/routing/addresses';
import {
  type Beginning,
  changeSearch,
  completeSearch,
  type ListChange,
  listIn,
  lookIn,
  openIn,
  type Visitor,
} from '../../src/routing/listAddress';

const byName = { field: 'name', order: 'ASC' } as const;
const query = (filter: object | null, search = {}) => searchOf({ filter, search });
const entriesOf = (search: string) => {
  const { filter: _, ...others } = Object.fromEntries(new URLSearchParams(search));
  return { filter: filterIn(search), ...others };
};

describe('the rows that a query asks for', () => {
  it('begin with the first page, in the order of the list', () => {
    expect(listIn('', byName)).toEqual({
      filter: {},
      sort: byName,
      pagination: { page: 1, perPage: 25 },
    });
  });

  it('are those that it names', () => {
    const search = query({ q: 'x' }, { sort: 'date', order: 'DESC', page: '3', perPage: '50' });
    expect(listIn(search, byName)).toEqual({
      filter: { q: 'x' },
      sort: { field: 'date', order: 'DESC' },
      pagination: { page: 3, perPage: 50 },
    });
  });

  it.each(['0', '-1', '2.5', 'x', ''])('are of no page "%s"', (page) => {
    expect(listIn(query(null, { page, perPage: page }), byName).pagination).toEqual({
      page: 1,
      perPage: 25,
    });
  });
});

describe('an address that does not say all', () => {
  const plain: Beginning = {};
  const calls: Beginning = { requiredFilters: { date: 'today' }, namesOwnAccount: true };
  const nobody: Visitor = { ownAccount: null, storedAccount: null, storedSearch: '' };
  const left = query({ q: 'x', date: '7' }, { page: '3', perPage: '50' });

  it.each<[string, string, Beginning, Partial<Visitor>, string]>([
    ['stays without a query', '', plain, {}, ''],
    ['begins as it was left', '', plain, { storedSearch: left }, left],
    [
      'begins with the account of its section',
      '',
      plain,
      { storedAccount: 'a' },
      query({ account_sid: 'a' }),
    ],
    [
      'which stands behind what was left',
      '',
      plain,
      { storedAccount: 'a', storedSearch: left },
      left,
    ],
    [
      'and is nothing to those who have only one',
      '',
      plain,
      { storedAccount: 'a', ownAccount: 'b' },
      '',
    ],
    [
      'stays as it is with a query',
      query(null, { page: '2' }),
      plain,
      { storedSearch: left },
      query(null, { page: '2' }),
    ],
    ['gets its required filters', '', calls, {}, query({ date: 'today' })],
    [
      'gets the only account',
      '',
      calls,
      { ownAccount: 'b' },
      query({ account_sid: 'b', date: 'today' }),
    ],
    [
      'and the one of its section',
      '',
      calls,
      { storedAccount: 'a' },
      query({ date: 'today', account_sid: 'a' }),
    ],
    [
      'keeps a required filter that it has',
      query({ date: '30' }),
      calls,
      { ownAccount: 'b' },
      query({ account_sid: 'b', date: '30' }),
    ],
    [
      'stays with all required filters',
      query({ date: '30' }, { open: '1' }),
      calls,
      { storedSearch: left },
      query({ date: '30' }, { open: '1' }),
    ],
    [
      'with required filters begins at its first page',
      '',
      calls,
      { storedSearch: left },
      query({ date: '7', q: 'x' }, { perPage: '50' }),
    ],
    [
      'with filters of its own keeps its own size',
      query({ q: 'y' }, { perPage: '10' }),
      calls,
      { storedSearch: left },
      query({ date: 'today', q: 'y' }, { perPage: '10' }),
    ],
    [
      'keeps the open row',
      query(null, { open: '1' }),
      calls,
      {},
      query({ date: 'today' }, { open: '1' }),
    ],
  ])('%s', (_title, search, beginning, visitor, completed) => {
    expect(completeSearch(search, beginning, { ...nobody, ...visitor })).toBe(completed);
  });

  it.each([plain, calls])('is complete once it is completed', (beginning) => {
    const visitor = { ownAccount: 'b', storedAccount: 'a', storedSearch: left };
    const once = completeSearch('', beginning, visitor);
    expect(completeSearch(once, beginning, visitor)).toBe(once);
  });
});

describe('a change', () => {
  const before = query(
    { account_sid: 'a' },
    {
      sort: 'date',
      order: 'DESC',
      page: '3',
      perPage: '50',
      open: '7',
      tab: 'trace',
      message: '2',
    },
  );
  const rest = { sort: 'date', order: 'DESC', perPage: '50' };
  const opened = { page: '3', open: '7', tab: 'trace', message: '2' };
  const filter = { account_sid: 'a' };

  it.each<[string, ListChange, object]>([
    [
      'of filters begins anew, and opens none',
      { filter: { q: 'x' } },
      { ...rest, filter: { q: 'x' } },
    ],
    [
      'leaves out what has no value',
      { filter: { q: '', a: null, b: undefined, c: 0 } },
      { ...rest, filter: { c: 0 } },
    ],
    ['of the page keeps the filters', { page: 4 }, { ...rest, filter, page: '4' }],
    ['of the size begins anew', { perPage: 100 }, { ...rest, filter, perPage: '100' }],
    [
      'of the order begins anew, and leaves open what is',
      { sort: { field: 'name', order: 'ASC' } },
      { ...rest, sort: 'name', order: 'ASC', filter, open: '7', tab: 'trace', message: '2' },
    ],
    [
      'of the open row keeps the page',
      { open: { id: '8' } },
      { ...rest, filter, page: '3', open: '8' },
    ],
    [
      'opens one of its tabs',
      { open: { id: '7', tab: 'logs' } },
      { ...rest, filter, page: '3', open: '7', tab: 'logs' },
    ],
    ['closes it', { open: null }, { ...rest, filter, page: '3' }],
    ['of nothing changes nothing', {}, { ...rest, ...opened, filter }],
  ])('%s', (_title, change, after) => {
    expect(entriesOf(changeSearch(before, change))).toEqual(after);
  });

  it('names the filter, as an address without a query stands for what was left', () => {
    expect(changeSearch('', { filter: {} })).toBe(query({}));
    expect(changeSearch('', { page: 2 })).toBe(query({}, { page: '2' }));
    expect(openIn(changeSearch('', { open: { id: '1' } }))).toBe('1');
  });
});

describe('how a list looks', () => {
  const look = '?filter=%7B%7D&columns=a%2Cb&density=compact';
  it.each<[search: string, columns: string[] | null, density: string | null]>([
    ['', null, null],
    ['?columns=', [], null],
    ['?columns=a,,b&density=compact', ['a', 'b'], 'compact'],
    ['?density=comfortable', null, 'comfortable'],
    ['?density=loose', null, null],
  ])('by %s', (search, columns, density) => {
    expect(lookIn(search)).toEqual({ columns, density });
  });

  it.each<[change: Parameters<typeof changeSearch>[1], after: object]>([
    [{ density: null }, { columns: 'a,b' }],
    [{ density: 'comfortable' }, { columns: 'a,b', density: 'comfortable' }],
    [{ columns: null }, { density: 'compact' }],
    [{ columns: ['c'] }, { columns: 'c', density: 'compact' }],
    [{ columns: [] }, { columns: '', density: 'compact' }],
    [{ page: 2 }, { columns: 'a,b', density: 'compact', page: '2' }],
  ])('changes by %j, and by nothing else', (change, after) => {
    const changed = new URLSearchParams(changeSearch(look, change));
    expect(Object.fromEntries(changed)).toEqual({ filter: '{}', ...after });
  });
});
