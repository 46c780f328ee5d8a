import { describe, expect, it } from 'vitest';
import { listOf, relatedNames, relatedTo } from '../../../src/components/list/relatedLists';
import { isShown, viewSearch } from '../../../src/components/list/views/viewSearch';
import { filterIn, placeOf } from '../../../src/routing/addresses';
import type { ResourceName } from '../../../src/types';

/** Where an address leads, with what it is narrowed to. */
const read = (path: string) => {
  const { pathname, search } = new URL(path, 'http://localhost');
  return [placeOf(pathname)?.area, filterIn(search)];
};
const account = { account_sid: 'a-1' };
const trunk = { trunk: 'Vox', date: '7' };
const ofAccount = (list: string, more = {}) => [list, { account_sid: 'r-1', ...more }];

describe('the lists that a record leads on to', () => {
  it.each<[resource: string, record: object, lists: unknown[][]]>([
    [
      'accounts',
      {},
      [
        ofAccount('recent-calls', { date: 'today' }),
        ofAccount('alerts', { date: 'today' }),
        ...['applications', 'phone-numbers', 'carriers', 'clients', 'users'].map((list) =>
          ofAccount(list),
        ),
      ],
    ],
    [
      'carriers',
      { name: 'Vox' },
      [
        ['recent-calls', trunk],
        ['phone-numbers', { voip_carrier_sid: 'r-1' }],
      ],
    ],
    [
      'carriers',
      { name: 'Vox', ...account },
      [
        ['recent-calls', { ...account, ...trunk }],
        ['phone-numbers', { voip_carrier_sid: 'r-1' }],
      ],
    ],
    ['applications', {}, [['phone-numbers', { application_sid: 'r-1' }]]],
    [
      'applications',
      account,
      [
        ['phone-numbers', { application_sid: 'r-1' }],
        ['alerts', { ...account, date: 'today' }],
      ],
    ],
    [
      'phone-numbers',
      { number: '1555', ...account },
      [['recent-calls', { ...account, q: '1555', date: '7' }]],
    ],
    ['phone-numbers', { number: '1555' }, []],
    [
      'clients',
      { username: 'kim', ...account },
      [['recent-calls', { ...account, q: 'kim', date: '7' }]],
    ],
    ['clients', account, []],
    ['users', account, []],
  ])('%s %j', (resource, record, lists) => {
    const found = relatedTo(resource, { id: 'r-1', ...record });
    expect(found.map(({ path }) => read(path))).toEqual(lists);
    expect(found.map(({ list }) => list)).toEqual(lists.map(([list]) => list));
    expect(relatedNames(resource)).toEqual(expect.arrayContaining(found.map(({ list }) => list)));
  });

  it.each<[resource: string, list: ResourceName | null, path: string | null]>([
    ['carriers', null, null],
    ['accounts', 'api-keys', '/internal/accounts/r-1/edit'],
    [
      'carriers',
      'phone-numbers',
      '/internal/phone-numbers?filter=%7B%22voip_carrier_sid%22%3A%22r-1%22%7D',
    ],
    [
      'accounts',
      'speech-services',
      '/internal/speech-services?filter=%7B%22account_sid%22%3A%22r-1%22%7D',
    ],
    ['accounts', 'accounts', '/internal/accounts'],
    ['carriers', 'least-cost-routing', '/internal/least-cost-routing'],
  ])('what uses a record of %s, of %s, is there', (resource, list, path) => {
    expect(listOf(resource, { id: 'r-1', name: 'Vox' }, list)).toBe(path);
  });
});

describe('a view', () => {
  const sort = { field: 'name', order: 'ASC' } as const;
  const look = { columns: ['a', 'b'], density: 'compact', perPage: 50 } as const;
  const search = (...of: Parameters<typeof viewSearch>) =>
    Object.fromEntries(new URLSearchParams(viewSearch(...of)));

  it('says what it narrows to and how it looks, as far as that is its own', () => {
    const order = { filter: '{"q":"a"}', sort: 'name', order: 'ASC' };
    expect(search({ q: 'a' }, sort)).toEqual(order);
    const looks = { ...order, columns: 'a,b', density: 'compact', perPage: '50' };
    expect(search({ q: 'a' }, sort, { ...look, columns: [...look.columns] })).toEqual(looks);
    expect(search({ q: 'a' }, sort, { ...look, columns: null })).not.toHaveProperty('columns');
  });

  it.each<[what: string, view: string, isOn: boolean]>([
    ['the same', viewSearch({ q: 'a', b: 'c' }, sort, { ...look, columns: ['a', 'b'] }), true],
    ['set in another order', viewSearch({ b: 'c', q: 'a' }, sort), true],
    ['with another value', viewSearch({ b: 'c', q: 'b' }, sort), false],
    ['with a filter less', viewSearch({ q: 'a' }, sort), false],
    ['without any filter', '', false],
    [
      'with another height',
      viewSearch({ q: 'a', b: 'c' }, sort, { ...look, columns: null, density: 'comfortable' }),
      false,
    ],
    [
      'with other columns',
      viewSearch({ q: 'a', b: 'c' }, sort, { ...look, columns: ['b'] }),
      false,
    ],
    [
      'of another size',
      viewSearch({ q: 'a', b: 'c' }, sort, { ...look, columns: null, perPage: 25 }),
      false,
    ],
  ])('%s is on: or not', (_what, view, isOn) => {
    const now = viewSearch({ q: 'a', b: 'c' }, sort, { ...look, columns: ['a', 'b'] });
    expect(isShown(view, now)).toBe(isOn);
  });
});
