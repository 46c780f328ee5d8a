import { describe, expect, it } from 'vitest';
import { compare, readText } from '../../../src/engines/configuration';
import type { Scope } from '../../../src/types';

const read = (text: string, root = 'provider: { name: Northwind }') => {
  const { configuration, problems } = readText(`format: 1\n${root}\n${text}`);
  expect(problems).toEqual([]);
  if (!configuration) throw new Error('No document');
  return configuration;
};
const sided = (document: string, stored: string, scope: Scope = 'admin', root?: string) => {
  const { changes, same, unseen } = compare(read(document, root), read(stored), scope);
  return {
    said: changes.map(({ what, entry, fields }) =>
      [what, entry.label, ...fields.map(({ path }) => path)].join(' '),
    ),
    same,
    unseen,
  };
};
const accounts = 'accounts: [{ name: Bank }, { name: Clinic }]\n';
const carriers = (...all: string[]) => `carriers: [${all.map((one) => `{ ${one} }`)}]\n`;
const number = (carrier: string, account = 'Bank') =>
  `phone_numbers: [{ number: "1", account: ${account}, ${carrier} }]\n`;
const twins = carriers(
  'name: Acme, sid: s1, tech_prefix: "1"',
  'name: Acme, sid: s2, tech_prefix: "2"',
);

it.each<[string, string, string, string[]]>([
  ['the same record', carriers('name: Acme'), carriers('name: Acme'), []],
  ['a new record', carriers('name: Acme'), carriers(), ['make Acme']],
  ['a record more', carriers(), carriers('name: Acme'), ['extra Acme']],
  ['a record that the document does not list', '', carriers('name: Acme'), []],
  [
    'a field',
    carriers('name: Acme, tech_prefix: "1"'),
    carriers('name: Acme'),
    ['change Acme tech_prefix'],
  ],
  [
    'the account of a record of which it is a field',
    accounts + carriers('name: A') + number('carrier: A', 'Bank'),
    accounts + carriers('name: A') + number('carrier: A', 'Clinic'),
    ['change 1 account'],
  ],
  [
    'the account and a field',
    accounts + carriers('name: A', 'name: B') + number('carrier: A', 'Bank'),
    accounts + carriers('name: A', 'name: B') + number('carrier: B', 'Clinic'),
    ['change 1 account carrier'],
  ],
  [
    'the account of a record that is named with it',
    accounts + carriers('name: A, account: Bank'),
    accounts + carriers('name: A, account: Clinic'),
    ['make A', 'extra A'],
  ],
  [
    'which record is meant, new and stored',
    accounts + carriers('name: A', 'name: A, account: Bank') + number('carrier: A', 'Bank'),
    accounts + carriers('name: A') + number('carrier: A', 'Bank'),
    ['change 1 carrier', 'make A'],
  ],
  [
    'nothing where what it means has another name now',
    carriers('name: B, sid: s1') + number('carrier: B'),
    carriers('name: A, sid: s1') + number('carrier: A'),
    ['change B name'],
  ],
  [
    'nothing where what it means is not in the document',
    number('carrier: A'),
    carriers('name: A') + number('carrier: A'),
    [],
  ],
  [
    'another record that is not in the document',
    number('carrier: B'),
    carriers('name: A', 'name: B') + number('carrier: A'),
    ['change 1 carrier'],
  ],
  [
    'another one of two records of one name',
    twins + number('carrier: { name: Acme, sid: s1 }'),
    twins + number('carrier: { name: Acme, sid: s2 }'),
    ['change 1 carrier'],
  ],
  [
    'nothing where nobody knows what is meant, by one name',
    number('carrier: Gone'),
    number('carrier: Gone'),
    [],
  ],
  [
    'nobody knows what, by another name',
    number('carrier: Gone'),
    number('carrier: Lost'),
    ['change 1 carrier'],
  ],
])('two documents differ by %s', (_what, document, stored, said) => {
  expect(sided(document, stored).said).toEqual(said);
});

describe('the root', () => {
  it('keeps its name, and is compared in all else', () => {
    const other = (more: string) => `provider: { name: Southwind${more} }`;
    expect(sided('', '', 'admin', other(''))).toMatchObject({ said: [], same: 1 });
    const domain = sided('', '', 'admin', other(', ms_teams_fqdn: a.example'));
    expect(domain).toMatchObject({ said: ['change Southwind ms_teams_fqdn'], same: 0 });
  });

  it('counts with all that is as it should be', () => {
    const all = carriers('name: A', 'name: B');
    expect(sided(all, all).same).toBe(3);
    expect(sided(all, carriers('name: A')).same).toBe(2);
  });
});

describe('what the other side does not show', () => {
  const own = 'routing_tables: [{ name: Own }]\n';
  const both = `${accounts}routing_tables: [{ name: Own }, { name: Lent, account: Bank }]\n`;
  it.each<[string, Scope, string, string, string[], string[]]>([
    [
      'a provider its tables of accounts',
      'service_provider',
      both,
      accounts + own,
      [],
      ['routing_tables'],
    ],
    ['a provider tables at all', 'service_provider', own, 'routing_tables: []\n', ['make Own'], []],
    ['an admin a table of an account', 'admin', both, accounts + own, ['make Lent'], []],
    ['an account a table', 'account', both, accounts + own, ['make Lent'], []],
    ['anybody a kind', 'admin', carriers('name: A'), own, [], ['carriers']],
    [
      'a provider another kind of accounts',
      'service_provider',
      accounts + carriers('name: A, account: Bank'),
      accounts + carriers(),
      ['make A'],
      [],
    ],
  ])('%s: where it lacks, it is told', (_whom, scope, document, stored, said, unseen) => {
    expect(sided(document, stored, scope)).toMatchObject({ said, unseen });
  });
});
