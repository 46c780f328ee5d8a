import { expect, it } from 'vitest';
import { othersIn, type Planning, planItem } from '../../src/dataProvider/configuration/planItem';
import type { Deed } from '../../src/dataProvider/configuration/stages';
import type { ConfigEntry, Configuration, RecordChange } from '../../src/engines/configuration';
import type { HttpError } from '../../src/http/HttpError';
import type { Step } from '../../src/saving/plan';
import { accountUser, adminOf, providerUser } from './bench';

const entryOf = (
  kind: ConfigEntry['kind'],
  name: string,
  more: Partial<ConfigEntry> = {},
): ConfigEntry => ({ kind, name, label: name, account: null, sid: null, fields: {}, ...more });
/** An account of the document that is there. */
const clinic = entryOf('accounts', 'Clinic');
const root = entryOf('root', 'Northwind');

interface Around {
  stored?: ConfigEntry[];
  document?: ConfigEntry[];
  caller?: Planning['caller'];
  /** The account that the document is about. */
  account?: string;
  reads?: object;
}
interface Wanted extends Around {
  entry: ConfigEntry;
  was?: ConfigEntry;
  fields?: string[];
}

/** The calls for one record, as `POST path` with their bodies, and the steps they are. */
async function planOf(deed: Deed, wanted: Wanted) {
  const { entry, was, fields = [], caller = adminOf('sp'), account = null } = wanted;
  const of = account ? 'account' : 'provider';
  const configuration = (entries: ConfigEntry[]): Configuration => ({
    of,
    named: [],
    root,
    entries,
  });
  const stored = configuration([...(was ? [was] : []), ...(wanted.stored ?? [])]);
  const planning: Planning = {
    document: configuration([clinic, entry, ...(wanted.document ?? [])]),
    ...{ stored, caller, account },
    ...{ sids: new Map([[clinic, 'a-1']]), rowSids: new Map(), secrets: new Map() },
    replacesSecrets: false,
    wire: { get: async () => wanted.reads } as unknown as Planning['wire'],
  };
  const change: RecordChange = { what: 'change', entry, fields: [], ...(was && { stored: was }) };
  const { steps } = await planItem(
    { id: '1', deed, fields, change },
    { ...planning, others: othersIn(stored) },
  );
  return steps;
}
const calls = (steps: readonly Step[]) =>
  steps.map(({ call }) => ('method' in call ? `${call.method} ${call.path}` : ''));
const bodyOf = ([step]: readonly Step[]) =>
  (step && 'body' in step.call ? step.call.body : undefined) as Record<string, unknown>;
const refusalOf = async (...of: Parameters<typeof planOf>) =>
  planOf(...of).then(
    () => null,
    (error: HttpError) => error.message,
  );

const user = (account: string | null) =>
  entryOf('users', 'lea', {
    account,
    fields: { name: 'lea', email: 'lea@a.example', initial_password: 'Secret-123!' },
  });
const client = (username: string, more: Partial<ConfigEntry> = {}) =>
  entryOf('sip_clients', username, {
    ...{ account: 'Clinic', fields: { username, password: 'Secret-1' } },
    ...more,
  });
const number = (more: Partial<ConfigEntry> = {}) =>
  entryOf('phone_numbers', '1555', { fields: { number: '1555' }, ...more });
const table = (account: string | null) =>
  entryOf('routing_tables', 'Routes', { account, fields: { name: 'Routes' } });

it.each([
  ['of an account', 'Clinic', { account_sid: 'a-1' }],
  ['of the service provider', null, {}],
])('a user %s is made as one', async (_whose, account, owner) => {
  const body = bodyOf(await planOf('make', { entry: user(account) }));
  expect(body).toEqual({
    ...{ name: 'lea', email: 'lea@a.example', initial_password: 'Secret-123!' },
    ...{ service_provider_sid: 'sp', ...owner },
  });
});

it('a user moves from the service provider to an account, and has its rights alone', async () => {
  const record = { user_sid: 'u', name: 'lea', account_sid: null, service_provider_sid: 'sp' };
  const was = entryOf('users', 'lea', {
    sid: 'u',
    record: { ...record, scope: 'service_provider' },
  });
  const plan = await planOf('change', { entry: user('Clinic'), was, fields: ['account'] });
  expect(plan.map((step) => bodyOf([step]))).toEqual([{ account_sid: 'a-1', name: 'lea' }]);
});

it('whose a number becomes is said by the document, or is its one account', async () => {
  const entry = number({ account: 'Clinic' });
  expect(bodyOf(await planOf('make', { entry }))).toMatchObject({ account_sid: 'a-1' });
  expect(bodyOf(await planOf('make', { entry, account: 'a-7' }))).toMatchObject({
    account_sid: 'a-7',
  });
  const was = number({ sid: 'n', record: { phone_number_sid: 'n', number: '1555' } });
  const moving = { entry, was, fields: ['account'] };
  expect(bodyOf(await planOf('change', moving))).toEqual({ account_sid: 'a-1' });
  expect(await planOf('change', { ...moving, fields: [] })).toEqual([]);
});

it('an account itself is nobody’s', async () => {
  const entry = entryOf('accounts', 'New', { fields: { name: 'New' } });
  expect(bodyOf(await planOf('make', { entry }))).not.toHaveProperty('account_sid');
  const own = entryOf('root', 'Clinic', {
    ...{ sid: 'a-7', fields: { name: 'Clinic' } },
    record: { account_sid: 'a-7', name: 'Clinic before' },
  });
  const renamed = { entry: own, was: own, account: 'a-7', fields: ['name', 'account'] };
  expect(bodyOf(await planOf('change', renamed))).toEqual({ name: 'Clinic' });
});

it.each([
  ['an administrator', adminOf('sp'), 'Clinic', false],
  ['an administrator', adminOf('sp'), null, false],
  ['a user of the provider', providerUser('sp'), 'Clinic', true],
  ['a user of the provider', providerUser('sp'), null, false],
  ['a user of the account', accountUser('a-1', 'sp'), 'Clinic', false],
])('%s makes a routing table, if it would not become another’s', async (...row) => {
  const [, caller, account, isRefused] = row;
  const refusal = isRefused ? 'app.configFile.errors.tableOfAccount' : null;
  expect(await refusalOf('make', { entry: table(account), caller })).toBe(refusal);
  expect(await refusalOf('make', { entry: client('bare', { account }), caller })).toBeNull();
});

it('a name that another record has is refused, however it is written', async () => {
  const record = (client_sid: string, username: string, account_sid = 'a-1') =>
    client(username, { sid: client_sid, record: { client_sid, username, account_sid } });
  const taken = 'resources.clients.validation.usernameTaken';
  const refused = (username: string, ...stored: ConfigEntry[]) =>
    refusalOf('make', { entry: client(username), stored });
  const elsewhere = record('c-2', 'bare', 'a-2');
  expect(await refused(' Bare ', record('c-1', 'bARE'), elsewhere)).toBe(taken);
  expect(await refused('Bare', elsewhere, record('c-1', 'bARE'))).toBe(taken);
  expect(await refused('bare', elsewhere, client('none'), record('c-1', 'other'))).toBeNull();
});

it('what is made again does not stand in its own way, and goes first where both cannot be', async () => {
  const was = client('bare', {
    sid: 'c-1',
    record: { client_sid: 'c-1', username: 'bare', account_sid: 'a-1' },
  });
  const again = await planOf('replace', { entry: client('bare'), was });
  expect(calls(again)).toEqual(['DELETE Clients/c-1', 'POST Clients']);
  expect(again.map(({ needs }) => needs)).toEqual([[], [again[0]?.id]]);
  const added = await planOf('replace', { entry: client('bare') });
  expect(calls(added)).toEqual(['POST Clients']);
  const before = number({ sid: 'n', record: { phone_number_sid: 'n', number: '1555' } });
  const numbers = await planOf('replace', { entry: number(), was: before });
  expect(calls(numbers)).toEqual(['POST PhoneNumbers', 'DELETE PhoneNumbers/n']);
  expect(numbers.map(({ needs }) => needs)).toEqual([[], [numbers[0]?.id]]);
});

const front = entryOf('applications', 'Front', {
  ...{ account: 'Clinic', sid: 'p-1', record: { application_sid: 'p-1', name: 'Front' } },
});
const linked = entryOf('accounts', 'Clinic', {
  fields: { name: 'Clinic', device_calling_application: { name: 'Front' } },
});
const links = { entry: linked, stored: [front], fields: ['device_calling_application'] };

it('what an account refers to is stored over the account as it is now', async () => {
  const now = { account_sid: 'a-1', name: 'Renamed', device_calling_application_sid: 'old' };
  const was = entryOf('accounts', 'Clinic', { sid: 'a-1', record: { ...now, name: 'Clinic' } });
  const plan = await planOf('link', { ...links, was, reads: now });
  expect(calls(plan)).toEqual(['PUT Accounts/a-1']);
  expect(bodyOf(plan)).toEqual({ device_calling_application_sid: 'p-1' });
  const isStored = { ...now, device_calling_application_sid: 'p-1' };
  expect(await planOf('link', { ...links, was, reads: isStored })).toEqual([]);
  expect(await refusalOf('link', links)).toBe('app.configFile.errors.waits');
});

it('what an account refers to is let go before that is deleted', async () => {
  const entry = entryOf('accounts', 'Clinic', {
    sid: 'a-1',
    record: { account_sid: 'a-1', device_calling_application_sid: 'p-1', siprec_hook_sid: 'p-1' },
  });
  const plan = await planOf('release', { entry, fields: links.fields });
  expect(calls(plan)).toEqual(['PUT Accounts/a-1']);
  expect(bodyOf(plan)).toEqual({ device_calling_application_sid: null });
  expect(calls(await planOf('remove', { entry }))).toEqual(['DELETE Accounts/a-1']);
});

it.each([
  ['another application', 'applications', false],
  ['a record of another kind', 'accounts', true],
] as const)('a webhook that %s has too is changed in its place: %#', async (_what, kind, keeps) => {
  const hook = { webhook_sid: 'w', url: 'https://a.example/1', method: 'POST' };
  const stored = (of: ConfigEntry['kind'], sid: string) =>
    entryOf(of, sid, {
      ...{ sid, fields: { name: sid } },
      record: { application_sid: sid, name: sid, call_hook: hook },
    });
  const was = stored('applications', 'p-1');
  const url = 'https://a.example/2';
  const entry = { ...was, fields: { name: 'p-1', call_hook: { url, method: 'POST' } } };
  const changed = { entry, was, fields: ['call_hook'], stored: [stored(kind, 'p-2')] };
  const { call_hook } = bodyOf(await planOf('change', changed));
  expect(call_hook).toMatchObject({ url });
  expect('webhook_sid' in (call_hook as object)).toBe(keeps);
});
