import { describe, expect, it } from 'vitest';
import { decide, policies } from '../src/authProvider/policies';
import { access, homePath, isAtLeast } from '../src/authProvider/scopes';
import { endpoints } from '../src/dataProvider/endpoints';
import { wayBackOf } from '../src/domain/wayBack';
import { messages } from '../src/i18n/en';
import { findText, type Messages } from '../src/i18n/texts';
import { identityOf } from '../src/session/claims';
import { scopes } from '../src/types';
import type { AccessQuestion, Action, Area, Owned } from '../src/types/access';
import { accountClaims, adminClaims, providerClaims } from './support/token';

const operators = {
  account: identityOf(accountClaims),
  service_provider: identityOf(providerClaims),
  admin: identityOf(adminClaims),
};
const settings = {
  accountLimitsAll: false,
  hosted: false,
  adminCarrier: false,
  defaultTrunkRouting: true,
};

const ask = (scope: keyof typeof operators, question: AccessQuestion, config = settings) =>
  decide({ ...question, identity: operators[scope], providerSid: 'sp-1', config });
const words = (key: string | undefined) => key && findText(messages as unknown as Messages, key);

const denied = 'You do not have access.';
const ownAccount = '/internal/accounts/a-1/edit';

/**
 * Rules 5.1 to 5.8: the weakest scope that may, what weaker
 * ones are told and where they go. Without a message everyone may.
 */
const table: [Area, Action, (typeof scopes)[number], string?, string?][] = [
  [
    'accounts',
    'list',
    'service_provider',
    'You do not have permissions to manage all accounts',
    ownAccount,
  ],
  [
    'accounts',
    'create',
    'service_provider',
    'You do not have permissions to manage all accounts',
    ownAccount,
  ],
  ['accounts', 'edit', 'account'],
  ['accounts', 'delete', 'service_provider', denied, ownAccount],
  ['users', 'list', 'account'],
  ['users', 'create', 'account'],
  ['users', 'edit', 'account'],
  ['users', 'delete', 'account'],
  ['applications', 'list', 'account'],
  ['applications', 'create', 'account'],
  ['applications', 'edit', 'account'],
  ['applications', 'delete', 'account'],
  ['api-keys', 'list', 'account'],
  ['api-keys', 'create', 'account'],
  ['api-keys', 'delete', 'account'],
  ['service-providers', 'list', 'account'],
  ['trunk-routing', 'view', 'account'],
  ['service-providers', 'create', 'admin', denied, '/internal/service-providers'],
  ['service-providers', 'edit', 'service_provider', denied, '/internal/service-providers'],
  ['service-providers', 'delete', 'admin', denied, '/internal/service-providers'],
  ...(
    ['carriers', 'speech-services', 'phone-numbers', 'ms-teams-tenants', 'clients'] as const
  ).flatMap((resource) =>
    (['list', 'create', 'edit', 'delete'] as const).map((action): [Area, Action, 'account'] => [
      resource,
      action,
      'account',
    ]),
  ),
  [
    'least-cost-routing',
    'list',
    'admin',
    'You do not have permissions to manage all outbound call routes',
  ],
  ['least-cost-routing', 'create', 'account'],
  ['least-cost-routing', 'edit', 'account'],
  ['least-cost-routing', 'delete', 'account'],
  ['recent-calls', 'list', 'account'],
  ['recent-calls', 'view', 'account'],
  ['alerts', 'list', 'account'],
  [
    'settings',
    'view',
    'service_provider',
    'You do not have permissions to manage Settings',
    ownAccount,
  ],
  [
    'settings',
    'edit',
    'service_provider',
    'You do not have permissions to manage Settings',
    ownAccount,
  ],
  ['admin-settings', 'view', 'admin', denied],
  ['admin-settings', 'edit', 'admin', denied],
  ['limits', 'view', 'account'],
  ['limits', 'edit', 'service_provider', denied],
  ['license-limits', 'view', 'account'],
  ['license-limits', 'edit', 'admin', denied],
  ['debug-log', 'view', 'admin', denied],
  ['debug-log', 'edit', 'admin', denied],
  ['sip-realm', 'view', 'account'],
  ['sip-realm', 'edit', 'service_provider', denied],
  ['service-provider-selection', 'view', 'account'],
  ['service-provider-selection', 'edit', 'admin', denied],
  ['account-routing', 'create', 'admin', denied],
  ['user-scope', 'view', 'service_provider', denied],
  ['user-scope', 'edit', 'service_provider', denied],
  ['user-status', 'edit', 'account'],
  ['recordings', 'delete', 'account'],
  ['live-calls', 'edit', 'account'],
];

describe.each(table)('%s: %s needs %s', (resource, action, atLeast, message, redirectTo) => {
  it.each(scopes)('asked by %s', (scope) => {
    const refusal = ask(scope, { resource, action });
    if (access(scope) >= access(atLeast)) expect(refusal).toBeNull();
    else {
      expect(words(refusal?.message)).toBe(message);
      if (redirectTo) expect(ask('account', { resource, action })?.redirectTo).toBe(redirectTo);
    }
  });
});

/** What an account's own users alone may do, and only where the platform is hosted. */
const ownHosted: [Area, Action][] = [
  ['subscription', 'view'],
  ['subscription', 'edit'],
  ['own-sip-realm', 'edit'],
  ['own-account', 'delete'],
];

describe.each(ownHosted)('%s: %s of a hosted account', (resource, action) => {
  const inHosted = { ...settings, hosted: true };
  it.each([
    ['account', { account_sid: 'a-1' }, inHosted, true],
    ['account', { account_sid: 'a-2' }, inHosted, false],
    ['account', { account_sid: 'a-1' }, settings, false],
    ['service_provider', { account_sid: 'a-1' }, inHosted, false],
    ['admin', { account_sid: 'a-1' }, inHosted, false],
  ] as const)('asked by %s for %j', (scope, record, config, may) => {
    const refusal = ask(scope, { resource, action, record, isWrite: true }, config);
    expect(refusal === null).toBe(may);
    if (!may) expect(words(refusal?.message)).toBe(denied);
  });
  it('is refused to those who may only look, but for looking', () => {
    const identity = { ...operators.account, isViewOnly: true };
    const question = { resource, action, record: { account_sid: 'a-1' }, identity };
    const isWrite = action !== 'view';
    const refusal = decide({ ...question, isWrite, providerSid: 'sp-1', config: inHosted });
    expect(refusal === null).toBe(action === 'view');
  });
});

const undoable = (Object.keys(endpoints) as Area[]).filter((resource) => wayBackOf(resource, {}));

it.each(undoable)('who may only look neither deletes %s nor takes a deletion back', (resource) => {
  const identity = { ...operators.admin, isViewOnly: true };
  for (const action of ['delete', 'create'] as const) {
    const refusal = decide({ resource, action, identity, providerSid: 'sp-1', config: settings });
    expect(words(refusal?.message)).toMatch(/look|view/i);
  }
});

const backOffice: [Area, Action][] = [
  ['back-office', 'view'],
  ['back-office', 'edit'],
];

it.each(backOffice)('%s: %s is for administrators of a hosted platform', (resource, action) => {
  const inHosted = { ...settings, hosted: true };
  const may = (scope: keyof typeof operators, config: typeof settings) =>
    ask(scope, { resource, action }, config) === null;
  expect(scopes.map((scope) => may(scope, inHosted))).toEqual(scopes.map((one) => one === 'admin'));
  expect(scopes.map((scope) => may(scope, settings))).toEqual([false, false, false]);
});

describe('a test call', () => {
  const question = { resource: 'test-call', action: 'create' } as const;
  it.each([
    ['account', { account_sid: 'a-1' }, true],
    ['account', { account_sid: 'a-2' }, false],
    ['service_provider', { account_sid: 'a-1' }, false],
    ['admin', { account_sid: 'a-9' }, true],
  ] as const)('asked by %s for %j', (scope, record, may) => {
    expect(ask(scope, { ...question, record }) === null).toBe(may);
  });
  it('is refused to those who may only look', () => {
    const identity = { ...operators.account, isViewOnly: true };
    const refusal = decide({ ...question, identity, providerSid: 'sp-1', config: settings });
    expect(words(refusal?.message)).toBe('You have view-only access.');
  });
});

it('the table speaks of every rule, and what has no rule is refused', () => {
  const listed = new Set(
    [...table, ...ownHosted, ...backOffice, ['test-call', 'create']].map(
      ([resource, action]) => `${resource} ${action}`,
    ),
  );
  const actions: Action[] = ['list', 'create', 'edit', 'delete', 'view'];
  for (const resource of Object.keys(policies) as Area[]) {
    for (const action of actions) {
      const isListed = listed.has(`${resource} ${action}`);
      const advice = `${resource} ${action}: say it in the table of this file as well`;
      expect(Boolean(policies[resource][action]), advice).toBe(isListed);
      if (!isListed) expect(words(ask('admin', { resource, action })?.message)).toBe(denied);
    }
  }
});

const mine = { account_sid: 'a-1', service_provider_sid: 'sp-1' };
const sister = { account_sid: 'a-2', service_provider_sid: 'sp-1' };
const foreign = { account_sid: 'a-9', service_provider_sid: 'sp-9' };
const providerLevel = { account_sid: null, service_provider_sid: 'sp-1' };
const foreignProviderLevel = { account_sid: null, service_provider_sid: 'sp-9' };

describe.each([
  'applications',
  'carriers',
  'speech-services',
  'phone-numbers',
  'ms-teams-tenants',
  'least-cost-routing',
  'clients',
] as const)('a row of %s', (resource) => {
  it.each([
    ['account', mine, true],
    ['account', sister, false],
    ['account', foreign, false],
    ['account', providerLevel, false],
    ['service_provider', mine, true],
    ['service_provider', sister, true],
    ['service_provider', foreign, false],
    ['service_provider', providerLevel, true],
    ['service_provider', foreignProviderLevel, false],
    ['admin', foreign, true],
    ['admin', foreignProviderLevel, true],
  ] as const)('asked by %s for %j', (scope, record, may) => {
    expect(ask(scope, { resource, action: 'edit', record }) === null).toBe(may);
    const mayDelete = may && !(resource === 'least-cost-routing' && scope === 'service_provider');
    expect(ask(scope, { resource, action: 'delete', record }) === null).toBe(mayDelete);
  });
});

it('the list of routing tables leads others to their own table', () => {
  for (const scope of ['account', 'service_provider'] as const) {
    const refusal = ask(scope, { resource: 'least-cost-routing', action: 'list' });
    expect(refusal?.redirectTo).toBe('/internal/own-routing');
  }
});

describe('an account', () => {
  it.each([
    ['account', mine, true],
    ['account', sister, false],
    ['service_provider', sister, true],
    ['service_provider', foreign, false],
    ['admin', foreign, true],
  ] as const)('opened by %s: %j', (scope, record, may) => {
    expect(ask(scope, { resource: 'accounts', action: 'edit', record }) === null).toBe(may);
  });
  it('is deleted by no account user, not even its own', () => {
    expect(ask('account', { resource: 'accounts', action: 'delete', record: mine })).not.toBeNull();
    expect(
      ask('service_provider', { resource: 'accounts', action: 'delete', record: foreign }),
    ).not.toBeNull();
  });
});

describe('a user', () => {
  it.each([
    ['account', { scope: 'account', ...mine }, true],
    ['account', { scope: 'account', ...sister }, false],
    ['account', { scope: 'service_provider', ...providerLevel }, false],
    ['service_provider', { scope: 'account', ...sister }, true],
    ['service_provider', { scope: 'service_provider', ...foreignProviderLevel }, false],
    ['service_provider', { scope: 'admin' }, false],
    ['admin', { scope: 'admin' }, true],
  ] as const)('seen by %s: %j', (scope, record, may) => {
    expect(ask(scope, { resource: 'users', action: 'edit', record }) === null).toBe(may);
    expect(ask(scope, { resource: 'users', action: 'delete', record }) === null).toBe(may);
  });
});

/** What an account user is told about a record of another account, and where it goes. */
it.each([
  ['accounts', false, denied, '/internal/applications'],
  [
    'accounts',
    true,
    'You do not have permissions to make changes to this Account',
    '/internal/applications',
  ],
  ['applications', false, denied, '/internal/applications'],
  [
    'applications',
    true,
    'You do not have permissions to make changes to these Speech Credentials',
    '/internal/applications',
  ],
  [
    'speech-services',
    false,
    'You do not have access to this resource',
    '/internal/speech-services',
  ],
  [
    'speech-services',
    true,
    'You do not have permissions to make changes to these Speech Credentials',
    '/internal/speech-services',
  ],
  // Its form does not open: the words of rule 5.5 would never be read in it.
  [
    'carriers',
    false,
    'You do not have permissions to make changes to this Carrier',
    '/internal/carriers',
  ],
  [
    'carriers',
    true,
    'You do not have permissions to make changes to this Carrier',
    '/internal/carriers',
  ],
] as const)('%s of another account (saving: %j): %s', (resource, isWrite, message, redirectTo) => {
  const refusal = ask('account', { resource, action: 'edit', record: sister, isWrite });
  expect(words(refusal?.message)).toBe(message);
  expect(refusal?.redirectTo).toBe(redirectTo);
});

it('an application of another account is not deleted', () => {
  const refusal = ask('account', { resource: 'applications', action: 'delete', record: sister });
  expect(words(refusal?.message)).toBe(
    'You do not have permissions to make changes to this Application',
  );
});

it.each([
  ['of another account', sister],
  ['of the provider', providerLevel],
])('a carrier %s is not deleted by an account user', (_whose, record) => {
  const refusal = ask('account', { resource: 'carriers', action: 'delete', record });
  expect(words(refusal?.message)).toBe('You do not have permissions to delete this Carrier');
});

describe('a user who may only look', () => {
  const decideFor = (question: AccessQuestion) =>
    decide({
      ...question,
      identity: { ...operators.service_provider, isViewOnly: true },
      providerSid: 'sp-1',
      config: settings,
    });
  it.each<[AccessQuestion, boolean]>([
    [{ resource: 'carriers', action: 'list' }, true],
    [{ resource: 'settings', action: 'view' }, true],
    [{ resource: 'carriers', action: 'edit', record: mine }, true],
    [{ resource: 'carriers', action: 'edit', record: mine, isWrite: true }, false],
    [{ resource: 'carriers', action: 'create' }, false],
    [{ resource: 'carriers', action: 'delete', record: mine }, false],
  ])('asks for %j', (asked, may) => {
    const refusal = decideFor(asked);
    expect(refusal === null).toBe(may);
    if (!may) expect(refusal?.message).toBe('app.access.viewOnly');
  });
});

describe('settings of the deployment', () => {
  it.each([
    ['account', false],
    ['service_provider', true],
    ['admin', true],
  ] as const)(
    'ADMIN_CARRIER leaves adding and deleting numbers to the provider: %s %j',
    (scope, may) => {
      const config = { ...settings, adminCarrier: true };
      const can = (action: Action, record?: Owned) =>
        ask(scope, { resource: 'phone-numbers', action, record }, config) === null;
      expect(can('create')).toBe(may);
      expect(can('delete', mine)).toBe(may);
      expect(can('edit', mine)).toBe(true);
      expect(can('list')).toBe(true);
    },
  );
  it.each([
    ['account', false],
    ['service_provider', true],
    ['admin', true],
  ] as const)(
    'ADMIN_CARRIER leaves carriers to the provider, but shows them: %s %j',
    (scope, may) => {
      const config = { ...settings, adminCarrier: true };
      const can = (question: Omit<AccessQuestion, 'resource'>) =>
        ask(scope, { resource: 'carriers', ...question }, config) === null;
      expect(can({ action: 'create' })).toBe(may);
      expect(can({ action: 'delete', record: mine })).toBe(may);
      expect(can({ action: 'edit', record: mine, isWrite: true })).toBe(may);
      expect(can({ action: 'edit', record: mine })).toBe(true);
      expect(can({ action: 'list' })).toBe(true);
    },
  );
  it.each([
    ['account', false],
    ['service_provider', false],
    ['admin', true],
  ] as const)('without trunk routing a default application is for admin: %s %j', (scope, may) => {
    const config = { ...settings, defaultTrunkRouting: false };
    const asked = { resource: 'trunk-routing', action: 'view' } as const;
    expect(ask(scope, asked, config) === null).toBe(may);
    expect(ask(scope, asked)).toBeNull();
  });
  const allLimits = { ...settings, accountLimitsAll: true };
  it.each([
    ['account', false],
    ['service_provider', false],
    ['admin', true],
  ] as const)('the all-limits flag leaves limits to admin: %s %j', (scope, may) => {
    expect(ask(scope, { resource: 'limits', action: 'view' }, allLimits) === null).toBe(may);
    expect(ask(scope, { resource: 'limits', action: 'edit' }, allLimits) === null).toBe(may);
  });
  it('hosted mode has no users resource, and its SIP realm is changed elsewhere', () => {
    const hosted = { ...settings, hosted: true };
    for (const scope of scopes) {
      expect(ask(scope, { resource: 'users', action: 'list' }, hosted)).not.toBeNull();
      expect(ask(scope, { resource: 'sip-realm', action: 'edit' }, hosted)).not.toBeNull();
    }
  });
});

it('scopes are compared by "at least"', () => {
  expect(scopes.map(access)).toEqual([0, 1, 2]);
  expect(isAtLeast({ scope: 'admin' }, 'account')).toBe(true);
  expect(isAtLeast({ scope: 'account' }, 'service_provider')).toBe(false);
});

it('account users land on their own account, all others on the accounts', () => {
  expect(homePath(operators.account)).toBe(ownAccount);
  expect(homePath(operators.service_provider)).toBe('/internal/accounts');
  expect(homePath(operators.admin)).toBe('/internal/accounts');
});

it('the link of a call of another account is refused to an account user', () => {
  const view = (record?: Owned) =>
    ask('account', { resource: 'recent-calls', action: 'view', record });
  expect(view({ account_sid: 'a-1' })).toBeNull();
  expect(view({})).toBeNull();
  expect(words(view({ account_sid: 'a-2' })?.message)).toBe(denied);
});

it.each([
  ['account', true, 'u-own', denied],
  ['account', true, 'u-other', undefined],
  ['account', false, 'u-own', undefined],
  ['admin', true, 'u-own', undefined],
  ['service_provider', true, 'u-own', undefined],
] as const)('%s scope, hosted %s, deletes the user %s: %s', (scope, hosted, user, refused) => {
  const { userSid, accountSid: account_sid } = operators[scope];
  const id = user === 'u-own' ? userSid : user;
  const record = { id, account_sid, service_provider_sid: 'sp-1' };
  const question: AccessQuestion = { action: 'delete', resource: 'users', record };
  expect(words(ask(scope, question, { ...settings, hosted })?.message)).toBe(refused);
});
