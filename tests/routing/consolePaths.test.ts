import { describe, expect, it } from 'vitest';
import { toOurPath, toOurRoutePath } from '../../src/routing/consolePaths';

describe('addresses of the console', () => {
  it.each([
    ['/internal/accounts', '/internal/accounts'],
    ['/internal/accounts/create', '/internal/accounts/add'],
    ['/internal/accounts/add', '/internal/accounts/add'],
    ['/internal/accounts/4f1c', '/internal/accounts/4f1c/edit'],
    ['/internal/accounts/4f1c/edit', '/internal/accounts/4f1c/edit'],
    ['/internal/accounts/4f1c?tab=1', '/internal/accounts/4f1c/edit?tab=1'],
    ['/internal/accounts/4f1c#keys', '/internal/accounts/4f1c/edit#keys'],
    ['/internal/accounts?page=2', '/internal/accounts?page=2'],
    ['/internal/accounts/4f1c/subscription', '/internal/accounts/4f1c/subscription'],
    ['/internal/settings', '/internal/settings'],
    ['/internal/x/racks', '/internal/x/racks'],
    ['/internal/x/racks/old?page=2', '/internal/x/racks/old?page=2'],
    ['/', '/'],
    ['?page=2', '?page=2'],
  ])('%s becomes %s', (from, to) => {
    expect(toOurPath(from)).toBe(to);
    expect(toOurPath(toOurPath(from))).toBe(to);
  });

  it.each([
    ['create/*', 'add/*'],
    [':id/*', ':id/edit/*'],
    ['/*', '/*'],
    [undefined, undefined],
  ])('the route %s becomes %s', (from, to) => {
    expect(toOurRoutePath(from)).toBe(to);
  });
});
