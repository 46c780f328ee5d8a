import { expect, it } from 'vitest';
import type {
  ConfigEntry,
  Configuration,
  RecordReference,
} from '../../../src/engines/configuration/entries';
import { accountOf, meant, meantIn, shortest } from '../../../src/engines/configuration/references';

/** An entry as "Acme", "Acme@Bank" of an account, "Acme!" that the provider lends, "#s1" with its sid. */
function entryOf(text: string): ConfigEntry {
  const [, name = '', account = null, lent, sid = null] =
    /^(\w+)(?:@(\w+))?(!)?(?:#(\w+))?$/.exec(text) ?? [];
  return {
    ...{ kind: 'carriers', account, name, label: text, sid, fields: {} },
    ...(lent ? { isOutside: true as const } : {}),
  };
}
const documentOf = (entries: string[], of: Configuration['of'] = 'provider'): Configuration => ({
  ...{ of, named: [], root: { ...entryOf('Root'), kind: 'root' }, entries: entries.map(entryOf) },
});
const labels = (found: ConfigEntry[]) => found.map(({ label }) => label);

const both = ['Acme@Bank', 'Acme', 'Acme@Clinic', 'Beta'];
const twins = ['Acme#s1', 'Acme#s2', 'Acme@Bank#s3'];
const lent = ['Acme', 'Acme!', 'Beta!'];

it.each<
  [reference: Partial<RecordReference>, from: string | null, among: string[], found: string[]]
>([
  [{}, null, both, ['Acme']],
  [{}, 'Bank', both, ['Acme@Bank']],
  [{}, 'Other', both, ['Acme']],
  [{}, null, ['Acme@Bank', 'Acme@Clinic'], ['Acme@Bank', 'Acme@Clinic']],
  [{}, 'Bank', ['Acme@Clinic'], ['Acme@Clinic']],
  [{ account: 'Clinic' }, 'Bank', both, ['Acme@Clinic']],
  [{ account: 'Other' }, 'Bank', both, []],
  [{ of: 'provider' }, 'Bank', both, ['Acme']],
  [{ of: 'provider' }, 'Bank', ['Acme@Bank'], []],
  [{ name: 'Gone' }, null, both, []],
  [{}, null, twins, ['Acme#s1', 'Acme#s2']],
  [{ sid: 's2' }, null, twins, ['Acme#s2']],
  [{ sid: 's3' }, null, twins, ['Acme@Bank#s3']],
  [{ sid: 's9' }, null, twins, ['Acme#s1', 'Acme#s2']],
  [{ sid: 's1', name: 'Beta' }, null, twins, []],
])('by %j from %j among %j is meant %j', (reference, from, among, found) => {
  expect(
    labels(meant(documentOf(among), 'carriers', { name: 'Acme', ...reference }, from)),
  ).toEqual(found);
});

it.each<[reference: RecordReference, found: string[]]>([
  [{ name: 'Acme' }, ['Acme']],
  [{ name: 'Acme', of: 'provider' }, ['Acme!']],
  [{ name: 'Beta' }, ['Beta!']],
  [{ name: 'Beta', of: 'provider' }, ['Beta!']],
])(
  'in the document of an account %j means its own first, then what is lent',
  (reference, found) => {
    expect(labels(meant(documentOf(lent, 'account'), 'carriers', reference, null))).toEqual(found);
  },
);

it('records of another kind are not meant, and numbers never are', () => {
  const document = documentOf(['Acme']);
  expect(meant(document, 'applications', { name: 'Acme' }, null)).toEqual([]);
  const numbers = documentOf([]);
  numbers.entries.push({ ...entryOf('Acme'), kind: 'phone_numbers' });
  expect(meant(numbers, 'phone_numbers', { name: 'Acme' }, null)).toEqual([]);
});

it('what the document lacks is looked for on the platform', () => {
  const [document, platform] = [documentOf(['Acme@Bank']), documentOf(['Acme', 'Beta'])];
  const found = (name: string) => labels(meantIn(document, platform, 'carriers', { name }, null));
  expect([found('Acme'), found('Beta'), found('Gone')]).toEqual([['Acme@Bank'], ['Beta'], []]);
});

it.each([
  ['accounts', 'Acme'],
  ['carriers', 'Bank'],
] as const)('what one of the %s means is of the account %s first', (kind, account) => {
  expect(accountOf({ ...entryOf('Acme@Bank'), kind })).toBe(account);
});

it.each<
  [target: string, from: string | null, among: string[], of: Configuration['of'], said: object]
>([
  ['Acme', null, both, 'provider', {}],
  ['Acme@Bank', 'Bank', both, 'provider', {}],
  ['Acme', 'Bank', both, 'provider', { of: 'provider' }],
  ['Acme', 'Other', both, 'provider', {}],
  ['Acme@Clinic', 'Bank', both, 'provider', { account: 'Clinic' }],
  ['Acme@Bank', null, ['Acme@Bank'], 'provider', {}],
  ['Acme#s1', null, twins, 'provider', { of: 'provider', sid: 's1' }],
  ['Acme@Bank#s3', null, twins, 'provider', { account: 'Bank' }],
  ['Acme@Bank#s3', 'Bank', twins, 'provider', {}],
  ['Acme', null, lent, 'account', {}],
  ['Acme!', null, lent, 'account', { of: 'provider' }],
  ['Beta!', null, lent, 'account', {}],
  ['Acme#s1', null, ['Acme#s1', 'Acme#s2'], 'account', { sid: 's1' }],
])('%s is named from %j as shortly as is clear', (target, from, among, of, said) => {
  const document = documentOf(among, of);
  const entry = document.entries.find(({ label }) => label === target);
  if (!entry) throw new Error('No entry');
  const reference = shortest(document, entry, from);
  expect(reference).toEqual({ name: entry.name, ...said });
  expect(meant(document, 'carriers', reference, from)).toEqual([entry]);
});
