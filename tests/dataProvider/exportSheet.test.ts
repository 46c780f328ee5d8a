import { describe, expect, it, vi } from 'vitest';
import type { AnyEndpoint, AnyRecord } from '../../src/dataProvider/endpoints';
import { sheetOf } from '../../src/dataProvider/exportSheet';
import { exchangeMethods } from '../../src/dataProvider/methods/exchange';
import { readSetupState } from '../../src/dataProvider/setupState';
import { outcome } from '../support/fetchMock';
import { pageOf, rowsWith, servedLists } from '../support/servedLists';

const endpoint = {
  idKey: 'thing_sid',
  shape: {
    ...{ thing_sid: 'text', name: 'text', account_sid: 'text', secret: 'text', env: 'any' },
    hook: { group: { url: 'text', password: 'text', inner: { group: { port: 'number' } } } },
    doors: { rows: { key: 'text' } },
    size: 'number',
  },
  masked: [['secret'], ['hook', 'password'], ['rows', '*', 'key']],
} as unknown as AnyEndpoint;
const names = new Map([['a', 'Acme']]);
const sheet = (records: object[], format: 'csv' | 'json', of = endpoint) =>
  sheetOf(records as AnyRecord[], of, names, format);
const hook = { url: 'https://u:canary@x.example/', password: 'canary', inner: { port: 5 } };
const thing = {
  ...{ id: 't', thing_sid: 't', name: 'T', account_sid: 'a', secret: 'canary' },
  ...{ env: { key: 'canary' }, doors: [{ key: 'canary' }], hook },
};

describe('records in a file', () => {
  it('have their columns, the names of what they refer to, and no secret', () => {
    const found = sheet([thing], 'csv');
    expect(found.columns).toEqual([
      ...['thing_sid', 'name', 'account_sid', 'account_name', 'hook.url', 'hook.inner.port'],
    ]);
    expect(found.records).toEqual([
      expect.objectContaining({
        ...{ thing_sid: 't', account_sid: 'a', account_name: 'Acme', 'hook.inner.port': 5 },
        'hook.url': 'https://u@x.example/',
      }),
    ]);
    expect(JSON.stringify(found)).not.toContain('canary');
  });

  it('are groups again where the file has such', () => {
    const { columns, records } = sheet(
      [
        { ...thing, size: 3 },
        { ...thing, hook: null },
      ],
      'json',
    );
    expect(columns).toEqual(['thing_sid', 'name', 'account_sid', 'account_name', 'hook', 'size']);
    expect(Object.entries(records[1] ?? {}).filter(([, value]) => value !== undefined)).toEqual(
      Object.entries({ thing_sid: 't', name: 'T', account_sid: 'a', account_name: 'Acme' }),
    );
    expect(records[0]).toMatchObject({
      ...{ hook: { url: 'https://u@x.example/', inner: { port: 5 } }, account_name: 'Acme' },
    });
    expect(JSON.stringify(records)).not.toContain('canary');
  });

  it('have no name where the sid is none, is not known, or is their own', () => {
    const rows = [
      { ...thing, account_sid: null },
      { ...thing, account_sid: 'z' },
      { thing_sid: 'u' },
    ];
    const { records } = sheet(rows, 'csv');
    expect(records.map(({ account_name }) => account_name)).toEqual([null, null, undefined]);
    const account = { ...endpoint, idKey: 'account_sid' } as AnyEndpoint;
    expect(sheet([thing], 'csv', account).columns).not.toContain('account_name');
    const own = {
      ...endpoint,
      shape: { account_sid: 'text', account_name: 'text' },
    } as unknown as AnyEndpoint;
    expect(sheet([{ ...thing, account_name: 'Own' }], 'csv', own)).toEqual({
      columns: ['account_sid', 'account_name'],
      records: [{ account_sid: 'a', account_name: 'Own' }],
    });
  });

  it('of an empty list have every column', () => {
    expect(sheet([], 'csv').columns).toContain('size');
    expect(sheet([{ name: 'x' }], 'csv').columns).toEqual(['name']);
  });
});

describe('an export', () => {
  const { asked, serve } = servedLists();
  const accounts = 'ServiceProviders/sp-1/Accounts';
  const shown = { filter: {} };

  it('names what the rows refer to, as far as that can be had', async () => {
    serve({
      PhoneNumbers: pageOf(
        rowsWith('phone_number_sid', 1, () => ({ account_sid: 'a', application_sid: 'x' })),
      ),
      [accounts]: () => [{ account_sid: 'a', name: 'Acme' }],
    });
    const { records } = (await outcome(
      exchangeMethods.exportSheet('phone-numbers', shown, { format: 'csv' }),
    )) as { records: object[] };
    expect(records).toEqual([
      expect.objectContaining({ account_name: 'Acme', application_name: null }),
    ]);
    expect(asked.some((path) => path.includes('VoipCarriers'))).toBe(false);
  });

  it('of what was selected reads no row again', async () => {
    serve({});
    const records = [{ id: 'p', phone_number_sid: 'p', number: '1' }];
    const made = await outcome(
      exchangeMethods.exportSheet('phone-numbers', shown, { format: 'csv', records }),
    );
    expect(made).toMatchObject({ records: [{ number: '1' }] });
    expect(asked).toEqual([]);
    expect(await outcome(exchangeMethods.exportCost('phone-numbers', shown, 1001))).toBe(2);
  });
});

describe('what calls need', () => {
  const rows = (count: number) => async () => Array(count).fill({}) as object[];
  const state = async (
    likely: boolean,
    counts: Partial<Record<string, number>>,
    isRouted = false,
  ) => {
    const number = { application_sid: isRouted ? 'x' : null };
    const ask = {
      accounts: vi.fn(rows(counts.accounts ?? 0)),
      numbers: vi.fn(async () => Array(counts.numbers ?? 0).fill(number) as (typeof number)[]),
      speech: vi.fn(rows(counts.speech ?? 0)),
      carriers: vi.fn(rows(counts.carriers ?? 0)),
      applications: vi.fn(rows(counts.applications ?? 0)),
    };
    const found = await readSetupState(ask, likely);
    const there = Object.entries(found).flatMap(([kind, isThere]) => (isThere ? [kind] : []));
    const questions = Object.entries(ask).flatMap(([kind, { mock }]) =>
      mock.calls.length ? [kind] : [],
    );
    return [there.join(), questions.join()];
  };
  const all = 'accounts,carriers,speech-services,applications,phone-numbers';

  it.each<
    [what: string, likely: boolean, counts: object, isRouted: boolean, there: string, asked: string]
  >([
    ['nothing is there', true, {}, false, '', 'accounts,numbers,speech,carriers,applications'],
    [
      'a number that is routed says almost all',
      true,
      { numbers: 1, speech: 1 },
      true,
      all,
      'numbers,speech',
    ],
    [
      'one that is not leaves the application',
      true,
      { numbers: 1 },
      false,
      'accounts,carriers,phone-numbers',
      'numbers,speech,applications',
    ],
    [
      'none leaves all',
      true,
      { accounts: 1, carriers: 1 },
      false,
      'accounts,carriers',
      'accounts,numbers,speech,carriers,applications',
    ],
    [
      'without a carrier there is no number',
      false,
      { accounts: 1, numbers: 1 },
      false,
      'accounts',
      'accounts,speech,carriers,applications',
    ],
    [
      'with one there may be',
      false,
      { numbers: 1, carriers: 1, applications: 1 },
      false,
      'accounts,carriers,applications,phone-numbers',
      'numbers,speech,carriers,applications',
    ],
  ])('%s', async (_what, likely, counts, isRouted, there, questions) => {
    expect(await state(likely, counts, isRouted)).toEqual([there, questions]);
  });
});
