import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyListParams, compareValues, matchesText } from '../../src/dataProvider/query';
import { providerLevel } from '../../src/types';

afterEach(() => {
  vi.unstubAllGlobals();
});

const rows = [
  { id: '1', name: 'Zeta Bank', sip_realm: null, size: 3 },
  { id: '2', name: 'alpha clinic', sip_realm: 'alpha.example', size: 10 },
  { id: '3', name: 'Beta taxi', sip_realm: 'beta.example', size: 1 },
  { id: '4', name: 'beta 10', sip_realm: '', size: 2 },
  { id: '5', name: 'beta 9', sip_realm: 'nine.example', size: 2 },
];
const names = (question: Parameters<typeof applyListParams>[1]) =>
  applyListParams(rows, question).data.map(({ name }) => name);

describe('the text filter', () => {
  it.each([
    ['bank', ['Zeta Bank']],
    ['BETA', ['Beta taxi', 'beta 10', 'beta 9']],
    ['beta nine', ['beta 9']],
    ['alpha.example', ['alpha clinic']],
    ['  taxi  ', ['Beta taxi']],
    ['nothing', []],
  ])('"%s" finds %j', (q, expected) => {
    expect(names({ filter: { q } })).toEqual(expected);
  });

  it.each([
    ['+44 (0)20 7183 8750', true],
    ['020 7183-8750', true],
    ['020 7183-8751', false],
    ['71838750 ext', false],
  ])('"%s" finds a number in any spelling, and digits of nothing else: %s', (q, expected) => {
    expect(matchesText({ username: '+442071838750' }, q)).toBe(expected);
    expect(matchesText({ id: 'a2071838750', name: 'Block 2071838750' }, q)).toBe(false);
  });

  it('of an account finds its rows, and what belongs to none where that is asked', () => {
    const owned = [
      { id: '1', name: 'a', account_sid: 'a-1' },
      { id: '2', name: 'b', account_sid: null },
      { id: '3', name: 'c', account_sid: '' },
      { id: '4', name: 'd' },
    ];
    const found = (account_sid?: string | null) =>
      applyListParams(owned, { filter: { account_sid } }).data.map(({ id }) => id);
    expect(found('a-1')).toEqual(['1']);
    expect(found(providerLevel)).toEqual(['2', '3', '4']);
    expect(['', null, undefined].map((none) => found(none).length)).toEqual([4, 4, 4]);
  });

  it('never looks into secrets', () => {
    const account = { name: 'x', webhook_secret: 'wh_secret_abc', bucket_credential: 'abc' };
    expect(matchesText(account, 'abc')).toBe(false);
    expect(matchesText({ token: 'abc', password: 'abc', client_secret: 'abc' }, 'abc')).toBe(false);
  });
});

describe('sorting', () => {
  it('reads a value inside another one, as its column does', () => {
    const urls = ['https://b.example', null, 'https://a.example'];
    const hooks = urls.map((url, id) => ({ id, registration_hook: url && { url } }));
    const sort = { field: 'registration_hook.url', order: 'ASC' } as const;
    expect(applyListParams(hooks, { sort }).data.map(({ id }) => id)).toEqual([2, 0, 1]);
  });

  it('ignores case and reads numbers as numbers', () => {
    expect(names({ sort: { field: 'name', order: 'ASC' } })).toEqual([
      'alpha clinic',
      'beta 9',
      'beta 10',
      'Beta taxi',
      'Zeta Bank',
    ]);
  });

  // Without a language of its own there are no keys, and the collator compares.
  it.each(['en', undefined])(
    'is that of a collator, whatever the texts, in both directions: %s',
    async (language) => {
      vi.stubGlobal('navigator', { language });
      vi.resetModules();
      const { inOrderOf } = await import('../../src/dataProvider/query');
      const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
      const texts = fc.array(fc.string({ unit: fc.constantFrom(...'0129aAbBé_- '), minLength: 1 }));
      fc.assert(
        fc.property(texts, (all) => {
          expect(inOrderOf(all, (text) => text)).toEqual(all.toSorted(compare));
          expect(inOrderOf(all, (text) => text, 'DESC')).toEqual(
            all.toSorted((one, other) => compare(other, one)),
          );
        }),
      );
    },
  );

  it('puts empty values last in both directions', () => {
    const realms = (order: 'ASC' | 'DESC') =>
      applyListParams(rows, { sort: { field: 'sip_realm', order } }).data.map(
        (row) => row.sip_realm,
      );
    expect(realms('ASC').slice(0, 3)).toEqual(['alpha.example', 'beta.example', 'nine.example']);
    expect(realms('DESC').slice(0, 3)).toEqual(['nine.example', 'beta.example', 'alpha.example']);
  });

  it('puts what is true, such as active, first', () => {
    const flags = [{ is_active: false }, { is_active: true }, { is_active: null }];
    const sorted = (order: 'ASC' | 'DESC') =>
      applyListParams(flags, { sort: { field: 'is_active', order } }).data.map(
        ({ is_active }) => is_active,
      );
    expect(sorted('ASC')).toEqual([true, false, null]);
    expect(sorted('DESC')).toEqual([false, true, null]);
  });

  it('is a total order', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.boolean());
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(compareValues(a, b)).not.toBeNaN();
        expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0);
      }),
    );
  });
});

describe('paging', () => {
  it('answers a page and the total of what matched', () => {
    const page = applyListParams(rows, {
      filter: { q: 'beta' },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 2, perPage: 2 },
    });
    expect(page.total).toBe(3);
    expect(page.data.map(({ name }) => name)).toEqual(['Beta taxi']);
  });

  it('answers no rows beyond the end', () => {
    expect(applyListParams(rows, { pagination: { page: 9, perPage: 25 } })).toEqual({
      data: [],
      total: 5,
    });
  });

  it('loses and doubles no row over all pages, whatever the question', () => {
    const row = fc.record({ id: fc.uuid(), name: fc.string(), size: fc.option(fc.integer()) });
    fc.assert(
      fc.property(
        fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 40 }),
        fc.constantFrom('name', 'size', 'missing'),
        fc.constantFrom('ASC' as const, 'DESC' as const),
        fc.integer({ min: 1, max: 7 }),
        (all, field, order, perPage) => {
          const seen: string[] = [];
          for (let page = 1; page <= Math.ceil(all.length / perPage); page += 1) {
            const question = { sort: { field, order }, pagination: { page, perPage } };
            seen.push(...applyListParams(all, question).data.map(({ id }) => id));
          }
          expect(seen.sort()).toEqual(all.map(({ id }) => id).sort());
        },
      ),
    );
  });
});
