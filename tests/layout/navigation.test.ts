import { describe, expect, it } from 'vitest';
import { isActiveItem, type NavigationInput, navigationOf } from '../../src/layout/navigation';
import type { Identity, Scope } from '../../src/types';

const identity = (scope: Scope): Identity => ({
  scope,
  userSid: 'u1',
  name: 'Someone',
  accountSid: scope === 'account' ? 'a1' : null,
  accountName: null,
  serviceProviderSid: scope === 'admin' ? null : 'p1',
  isViewOnly: false,
});

const labels = (scope: Scope, changes: Partial<NavigationInput> = {}) => {
  const { main, services } = navigationOf({
    identity: identity(scope),
    isHosted: false,
    hasLeastCostRouting: true,
    hasTeamsDomain: true,
    routingPath: '/internal/least-cost-routing',
    may: () => scope !== 'account',
    ...changes,
  });
  return [main.map(({ label }) => label), services.map(({ label }) => label)];
};

/** What to do when an item was added. */
const advice = 'a new item stands in the lists of this file as well (rule 2.3)';

const services = ['carriers', 'speech', 'phoneNumbers', 'msTeamsTenants', 'leastCostRouting'];

describe('the navigation (rule 2.3)', () => {
  it.each(['admin', 'service_provider'] as const)('%s sees settings and accounts', (scope) => {
    expect(labels(scope), advice).toEqual([
      [
        'home',
        'users',
        'settings',
        'accounts',
        'clients',
        'applications',
        'recentCalls',
        'alerts',
        'health',
        'configuration',
      ],
      services,
    ]);
  });

  it('an account user sees the own account in their place', () => {
    expect(labels('account')[0], advice).toEqual([
      'home',
      'users',
      'account',
      'clients',
      'applications',
      'recentCalls',
      'alerts',
      'health',
      'configuration',
    ]);
  });

  it('hosted mode has no users, and the two optional items follow flag and Teams domain', () => {
    expect(labels('admin', { isHosted: true })[0]).not.toContain('users');
    expect(labels('admin', { hasTeamsDomain: false })[1]).not.toContain('msTeamsTenants');
    expect(labels('admin', { hasLeastCostRouting: false })[1]).not.toContain('leastCostRouting');
  });

  it('nothing is put above an item that is there already', () => {
    const [, whole = []] = labels('admin');
    const [, first = []] = labels('admin', { hasTeamsDomain: null });
    expect(whole.slice(0, first.length)).toEqual(first);
  });

  it.each([
    ['/internal/accounts', '/internal/accounts', true],
    ['/internal/accounts', '/internal/accounts/a1/edit', true],
    ['/internal/accounts/a1/edit', '/internal/accounts/a1/edit', true],
    ['/internal/accounts', '/internal/applications', false],
    ['/internal/settings', '/internal/settings', true],
    ['/internal/own-routing', '/internal/least-cost-routing/r1/edit', true],
  ])('%s on the page %s is active: %s', (to, page, expected) => {
    expect(isActiveItem(to, page)).toBe(expected);
  });
});
