import { describe, expect, it } from 'vitest';
import { checkRows, type ToCheck } from '../../../src/components/exchange/importing/checkRows';
import { applicationImport as applications } from '../../../src/resources/applications/importing';
import { clientImport as clients } from '../../../src/resources/clients/importing';
import { routeImport as routes } from '../../../src/resources/least-cost-routing/importing';
import { numberImport as numbers } from '../../../src/resources/phone-numbers/importing';
import { userImport as users } from '../../../src/resources/users/importing';
import type { Importing } from '../../../src/types/importing';

const named = {
  accounts: [
    { id: 'a-1', name: 'Acme', sip_realm: 'acme.example.com' },
    { id: 'a-2', name: 'Bolt', sip_realm: null },
  ],
  carriers: [
    { id: 'c-1', name: 'Twilio', account_sid: null },
    { id: 'c-2', name: 'Own', account_sid: 'a-2' },
    { id: 'c-3', name: 'Double', account_sid: null },
    { id: 'c-4', name: 'double', account_sid: null },
  ],
  applications: [
    { id: 'p-1', name: 'Menu', account_sid: 'a-1' },
    { id: 'p-2', name: 'Menu', account_sid: 'a-2' },
  ],
};

const context: ToCheck['context'] = {
  scope: 'service_provider',
  accountSid: null,
  passwords: { min_password_length: 8, require_digit: true, require_special_character: false },
};

const check = (
  importing: Importing,
  values: Record<string, string>,
  more: Partial<ToCheck> = {},
) => {
  const keys = Object.keys(values);
  const rows = [{ row: 2, cells: Object.values(values) }];
  const existing = new Set<string>();
  const [row] = checkRows({ rows, keys, importing, named, existing, context, ...more });
  const faults = row?.faults.map(({ key, message }) => [
    key,
    typeof message === 'string' ? message : message.message,
  ]);
  return { ...row, faults };
};

const number = { number: '+49 30 123', account_sid: 'Acme', voip_carrier_sid: 'twilio' };
const fault = (name: string) => `app.importing.faults.${name}`;

describe('a value that the form would refuse is wrong at its cell', () => {
  it.each<[string, Importing, Record<string, string>, [string | null, string][]]>([
    ['no number', numbers, { ...number, number: '' }, [['number', 'ra.validation.required']]],
    [
      'letters',
      numbers,
      { ...number, number: 'abc' },
      [['number', 'resources.phone-numbers.validation.number']],
    ],
    [
      '1.5E+10',
      numbers,
      { ...number, number: '1.5E+10' },
      [['number', 'app.forms.number.shortened']],
    ],
    [
      '1,5E10',
      numbers,
      { ...number, number: '1,5E10' },
      [['number', 'app.forms.number.shortened']],
    ],
    ...(
      [
        ['12125550100.0', 'app.forms.number.decimals'],
        ['12125550100,00', 'app.forms.number.decimals'],
        ['+12125550100.000', 'app.forms.number.decimals'],
        ['100.0', 'app.forms.number.decimals'],
        ['15550100001\n15550100002', 'resources.phone-numbers.validation.oneNumber'],
        ['5550100\r\n5550101', 'resources.phone-numbers.validation.oneNumber'],
        ['15550100001 / 15550100002', 'resources.phone-numbers.validation.oneNumber'],
        ['5550100 / 5550101', 'resources.phone-numbers.validation.oneNumber'],
        ['15550100001 15550100002', 'resources.phone-numbers.validation.oneNumber'],
      ] as const
    ).map(([cell, said]): [string, Importing, Record<string, string>, [string, string][]] => [
      cell,
      numbers,
      { ...number, number: cell },
      [['number', said]],
    ]),
    [
      '44.0',
      routes,
      { regex: '44.0', voip_carrier_sid: 'Twilio' },
      [['regex', 'app.forms.number.decimals']],
    ],
    [
      'an unknown account',
      numbers,
      { ...number, account_sid: 'X' },
      [['account_sid', fault('unknownName')]],
    ],
    [
      'a carrier of another account',
      numbers,
      { ...number, voip_carrier_sid: 'Own' },
      [['voip_carrier_sid', fault('otherAccount')]],
    ],
    [
      'a doubled name',
      numbers,
      { ...number, voip_carrier_sid: 'Double' },
      [['voip_carrier_sid', fault('doubledName')]],
    ],
    [
      'an account without a realm',
      clients,
      { username: 'x', account_sid: 'Bolt', password: 'y' },
      [['account_sid', 'resources.clients.validation.noRealm']],
    ],
    [
      'neither yes nor no',
      clients,
      { username: 'x', account_sid: 'Acme', password: 'y', is_active: 'maybe' },
      [['is_active', fault('flag')]],
    ],
    [
      'no password',
      clients,
      { username: 'x', account_sid: 'Acme' },
      [['password', 'ra.validation.required']],
    ],
    [
      'a password of blanks',
      clients,
      { username: 'x', account_sid: 'Acme', password: '   ' },
      [['password', 'ra.validation.required']],
    ],
    [
      'a weak password',
      users,
      { name: 'x', email: 'x@example.com', initial_password: 'short' },
      [['initial_password', 'resources.users.validation.password']],
    ],
    [
      'no address',
      users,
      { name: 'x', email: 'x', initial_password: 'long enough 1' },
      [['email', 'ra.validation.email']],
    ],
    [
      'a wider scope, and an unknown one',
      users,
      { name: 'x', email: 'x@example.com', initial_password: 'long enough 1', scope: 'admin' },
      [['scope', fault('widerScope')]],
    ],
    [
      'an unknown scope',
      users,
      { name: 'x', email: 'x@example.com', initial_password: 'long enough 1', scope: 'boss' },
      [['scope', fault('choice')]],
    ],
    [
      'an account user of no account',
      users,
      { name: 'x', email: 'x@example.com', initial_password: 'long enough 1', scope: 'account' },
      [['account_sid', 'ra.validation.required']],
    ],
    [
      'no URL',
      applications,
      { name: 'x', account_sid: 'Acme', 'call_hook.url': 'example' },
      [['call_hook.url', 'app.webhook.invalidUrl']],
    ],
    [
      'a broken expression',
      routes,
      { regex: '(', voip_carrier_sid: 'Twilio' },
      [['regex', 'resources.least-cost-routing.validation.openGroup']],
    ],
  ])('%s', (_says, importing, values, faults) => {
    const row = check(importing, values);
    expect(row.state).toBe('invalid');
    expect(row.faults).toEqual(faults);
  });

  it('a cell that belongs to no column', () => {
    const row = check(numbers, { ...number, more: 'x' }, { keys: Object.keys(number) });
    expect(row.faults).toEqual([[null, fault('tooManyCells')]]);
  });
});

describe('a row that may be sent', () => {
  it('names sids, in the account that it is of', () => {
    expect(check(numbers, { ...number, application_sid: 'menu' })).toMatchObject({
      state: 'new',
      record: {
        number: '4930123',
        account_sid: 'a-1',
        voip_carrier_sid: 'c-1',
        application_sid: 'p-1',
      },
    });
  });

  it.each([
    ['call_hook', ''],
    ['call_hook', 'POST'],
    ['call_status_hook', 'POST'],
    ['messaging_hook', 'POST'],
  ])('opens a websocket as its form does, with GET: %s, %j', (hook, method) => {
    const record = (url: string) =>
      check(applications, {
        ...{ name: 'x', account_sid: 'Acme', 'call_hook.url': 'https://example.com' },
        ...{ [`${hook}.url`]: url, [`${hook}.method`]: method },
      }).record;
    expect(record(' WSS://example.com/x ')?.[hook]).toMatchObject({ method: 'GET' });
    expect(record('https://example.com/x')?.[hook]).toMatchObject({ method: 'POST' });
  });

  it('asks a websocket for the status, too, where the file says nothing of it', () => {
    const url = 'wss://example.com/x';
    const row = check(applications, { name: 'x', account_sid: 'Acme', 'call_hook.url': url });
    expect(row.record?.call_status_hook).toMatchObject({ url, method: 'GET' });
  });

  const ofImport: [string, Importing, Record<string, string>, string, string[]][] = [
    ['numbers', numbers, number, 'number', ['15550100001', '15550100001']],
    [
      'routes',
      routes,
      { regex: '4', voip_carrier_sid: 'Twilio' },
      'regex',
      ['15550100001', '^15550100001'],
    ],
    [
      'SIP clients',
      clients,
      { username: 'x', account_sid: 'Acme', password: 'p' },
      'username',
      ['15550100001', '15550100001'],
    ],
    [
      'users',
      users,
      { name: 'x', email: 'x@example.com', initial_password: 'long enough 1' },
      'name',
      ['15550100001', '15550100001'],
    ],
    [
      'applications',
      applications,
      { name: 'x', account_sid: 'Acme', 'call_hook.url': 'https://example.com' },
      'name',
      ['15550100001', '15550100001'],
    ],
  ];
  it.each(ofImport)(
    'has no sign that keeps a spreadsheet from counting: %s',
    (_of, importing, values, key, [digits, stored]) => {
      for (const cell of [`'${digits}`, `\u2019${digits}`, `="${digits}"`, ` '${digits}\u00a0`]) {
        const row = check(importing, { ...values, [key]: cell });
        expect(row.faults).toEqual([]);
        expect(row.record?.[key], cell).toBe(stored);
      }
    },
  );

  it.each(ofImport)(
    'is none with digits that a spreadsheet took away: %s',
    (_of, importing, values, key) => {
      const columns = key === 'username' ? [key, 'password'] : [key];
      for (const column of columns) {
        for (const cell of ['1.5551E+10', '1,5551E+10']) {
          const row = check(importing, { ...values, [column]: cell });
          expect(row.faults).toEqual([[column, 'app.forms.number.shortened']]);
        }
      }
    },
  );

  it('names records whatever the kind and number of its blanks', () => {
    const accounts = [{ id: 'a-9', name: 'Sunrise  Clinic' }];
    for (const cell of ['Sunrise Clinic', 'sunrise\u00a0clinic', 'Sunrise\nClinic ']) {
      const row = check(
        numbers,
        { ...number, account_sid: cell },
        { named: { ...named, accounts } },
      );
      expect(row.record, cell).toMatchObject({ account_sid: 'a-9' });
    }
  });

  it('is without the apostrophe of an export, and says yes in four languages', () => {
    for (const yes of ['true', 'Yes', 'ja', 'OUI', 'sí', '1']) {
      const row = check(clients, {
        ...{ username: "'=x", account_sid: 'a-1', password: ' p ', is_active: 'no' },
        allow_direct_app_calling: yes,
      });
      expect(row).toMatchObject({
        state: 'new',
        record: {
          ...{ username: '=x', password: ' p ', is_active: false },
          ...{ allow_direct_app_calling: true, allow_direct_user_calling: true },
        },
      });
    }
  });

  it.each([
    ['44', '^44'],
    ['+351', '^\\+?351'],
    ['+1 (212) 555', '^\\+?1212555'],
    ['1-212', '^1212'],
    ['^44', '^44'],
    // Dots and brackets mean something in an expression.
    ['1...', '1...'],
    ['(44)', '(44)'],
    ['^1(212|646)', '^1(212|646)'],
  ])('is a route as its form would store it: %j is %j', (typed, regex) => {
    expect(check(routes, { regex: typed, voip_carrier_sid: 'Twilio' })).toMatchObject({
      state: 'new',
      record: { regex },
    });
  });

  it('is the same route however its prefix is written', () => {
    const rows = ['44', '^44', '4 4'].map((cell, index) => ({
      row: index + 2,
      cells: [cell, 'Twilio'],
    }));
    const keys = ['regex', 'voip_carrier_sid'];
    const given = { rows, keys, importing: routes, named, context };
    const statesOf = (existing: Set<string>) =>
      checkRows({ ...given, existing }).map(({ state }) => state);
    expect(statesOf(new Set())).toEqual(['new', 'duplicate', 'duplicate']);
    expect(statesOf(new Set(['^44']))).toEqual(['exists', 'exists', 'exists']);
    expect(routes.keyOf({ regex: '44' })).toBe('^44');
  });

  it('needs no account where the operator has one', () => {
    const { account_sid: _account, ...values } = number;
    const own = { ...context, accountSid: 'a-1', scope: 'account' as const };
    expect(check(numbers, values, { context: own })).toMatchObject({
      state: 'new',
      record: { account_sid: 'a-1' },
    });
  });

  it('is there already by what tells it from others, whatever else it lacks', () => {
    const existing = new Set(['4930123']);
    expect(check(numbers, { number: '+4930123' }, { existing }).state).toBe('exists');
    const client = { username: 'X', account_sid: 'Acme' };
    expect(check(clients, client, { existing: new Set(['a-1 x']) }).state).toBe('exists');
  });

  it('is made once where the file has it twice', () => {
    const cells = Object.values(number);
    const rows = [2, 3].map((row) => ({ row, cells }));
    const keys = Object.keys(number);
    const existing = new Set<string>();
    const checked = checkRows({ rows, keys, importing: numbers, named, existing, context });
    expect(checked.map(({ state }) => state)).toEqual(['new', 'duplicate']);
    expect(checked[1]?.faults[0]?.message).toMatchObject({ args: { row: 2 } });
  });
});

it('5,000 rows with faults are compared in a moment', () => {
  const rows = Array.from({ length: 5000 }, (_none, index) => ({
    row: index + 2,
    cells: [index % 14 === 0 ? 'bad' : String(4_930_000_000 + index), 'Acme', 'Twilio'],
  }));
  const keys = Object.keys(number);
  const start = performance.now();
  const checked = checkRows({
    ...{ rows, keys, importing: numbers, named, context },
    existing: new Set(),
  });
  expect(performance.now() - start).toBeLessThan(3000);
  expect(checked.filter(({ state }) => state === 'invalid')).toHaveLength(358);
});

describe('a row that says only what it must', () => {
  const url = 'https://apps.example.com/call';
  const hook = { url, method: 'POST', username: null, password: null };
  const speech = {
    ...{ speech_synthesis_vendor: 'google', speech_synthesis_language: 'en-US' },
    ...{ speech_synthesis_voice: 'en-US-Standard-C' },
    ...{ speech_recognizer_vendor: 'google', speech_recognizer_language: 'en-US' },
  };
  const direct = {
    ...{ allow_direct_app_calling: true, allow_direct_queue_calling: true },
    allow_direct_user_calling: true,
  };
  it.each<[string, Importing, Record<string, string>, object]>([
    [
      'number',
      numbers,
      { number: '+49 30 123', account_sid: 'Acme', voip_carrier_sid: 'twilio' },
      { number: '4930123', account_sid: 'a-1', voip_carrier_sid: 'c-1' },
    ],
    [
      'user, who changes the password at the first login',
      users,
      { name: 'kim', email: 'kim@example.com', initial_password: 'Secret-12' },
      {
        ...{ name: 'kim', email: 'kim@example.com', initial_password: 'Secret-12' },
        ...{ is_active: true, force_change: true, scope: 'service_provider' },
      },
    ],
    [
      'client that may call everything',
      clients,
      { username: 'desk', password: 'Secret-12', account_sid: 'Acme' },
      {
        ...{ username: 'desk', password: 'Secret-12', account_sid: 'a-1', is_active: true },
        ...direct,
      },
    ],
    [
      'route',
      routes,
      { regex: '49', voip_carrier_sid: 'twilio' },
      { regex: '^49', description: null, voip_carrier_sid: 'c-1' },
    ],
    [
      'application that speaks as new ones do',
      applications,
      { name: 'New', account_sid: 'Acme', 'call_hook.url': url, 'call_status_hook.url': url },
      {
        ...{ name: 'New', account_sid: 'a-1', messaging_hook: null },
        ...{ call_hook: hook, call_status_hook: hook },
        ...speech,
      },
    ],
  ])('is a %s', (_what, importing, values, expected) => {
    const { record, faults } = check(importing, values);
    expect(faults).toEqual([]);
    expect(JSON.parse(JSON.stringify(record))).toEqual(expected);
  });
});
