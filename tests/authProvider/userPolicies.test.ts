import { describe, expect, it } from 'vitest';
import { decide } from '../../src/authProvider/policies';
import type { Identity, Scope } from '../../src/types';
import type { Action, Area, Owned } from '../../src/types/access';

const identityOf = (scope: Scope, isViewOnly = false): Identity => ({
  scope,
  userSid: 'u',
  name: 'someone',
  accountSid: scope === 'account' ? 'a' : null,
  accountName: null,
  serviceProviderSid: scope === 'admin' ? null : 'p',
  isViewOnly,
});
const settings = {
  accountLimitsAll: true,
  hosted: false,
  adminCarrier: false,
  defaultTrunkRouting: true,
};
const ask = (
  identity: Identity,
  action: Action,
  resource: Area,
  record?: Owned,
  config = settings,
) => decide({ action, resource, record, identity, providerSid: 'p', config });

describe('who may give which scope', () => {
  it.each<[Scope, Scope, boolean]>([
    ['admin', 'admin', true],
    ['admin', 'service_provider', true],
    ['service_provider', 'admin', false],
    ['service_provider', 'service_provider', true],
    ['account', 'service_provider', false],
  ])('%s gives %s: %s', (scope, given, expected) => {
    expect(ask(identityOf(scope), 'edit', 'user-scope', { scope: given }) === null).toBe(expected);
  });
});

describe('whose users are reached', () => {
  it.each<[Scope, string, Owned, boolean]>([
    ['service_provider', 'an admin', { scope: 'admin' }, false],
    ['service_provider', 'the own', { service_provider_sid: 'p' }, true],
    ['service_provider', 'another provider’s', { service_provider_sid: 'q' }, false],
    ['account', 'the own', { account_sid: 'a', service_provider_sid: 'p' }, true],
    ['account', 'another account’s', { account_sid: 'b', service_provider_sid: 'p' }, false],
    ['account', 'a provider’s', { account_sid: null, service_provider_sid: 'p' }, false],
    ['admin', 'another provider’s', { service_provider_sid: 'q' }, true],
  ])('%s reaches %s: %s', (scope, _whose, record, expected) => {
    for (const action of ['edit', 'delete'] as const) {
      expect(ask(identityOf(scope), action, 'users', record) === null).toBe(expected);
    }
  });
});

describe('the area', () => {
  const hosted = { ...settings, hosted: true };

  it('is hidden in hosted mode, where the own user is still reached', () => {
    const sam = identityOf('account');
    expect(ask(sam, 'list', 'users', undefined, hosted)?.redirectTo).toBe(
      '/internal/accounts/a/edit',
    );
    expect(ask(sam, 'create', 'users', undefined, hosted)).not.toBeNull();
    expect(ask(sam, 'edit', 'users', { account_sid: 'a' }, hosted)).toBeNull();
    expect(ask(sam, 'list', 'users')).toBeNull();
  });

  it('leads view-only users, who may not create, back to the list', () => {
    expect(ask(identityOf('service_provider', true), 'create', 'users')).toEqual({
      message: 'app.access.viewOnly',
      redirectTo: '/internal/users',
    });
  });
});
