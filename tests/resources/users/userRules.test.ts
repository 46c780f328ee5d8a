import { describe, expect, it } from 'vitest';
import {
  choicesFor,
  isMoved,
  passwordRule,
  toNewUser,
  trimUser,
} from '../../../src/resources/users/userRules';
import type { PasswordSettings, Scope, User } from '../../../src/types';

const all = (['admin', 'service_provider', 'account'] as const).map((id) => ({ id, name: id }));

describe('the scopes that a stored user may get', () => {
  it.each<[Scope | undefined, Scope[]]>([
    [undefined, ['admin', 'service_provider', 'account']],
    ['admin', ['admin', 'service_provider', 'account']],
    ['service_provider', ['service_provider', 'account']],
    ['account', ['account']],
  ])('of scope %s are never wider', (stored, possible) => {
    const choices = choicesFor(all, stored);
    expect(choices.map(({ id }) => id)).toEqual(['admin', 'service_provider', 'account']);
    expect(choices.filter(({ disabled }) => !disabled).map(({ id }) => id)).toEqual(possible);
  });
});

describe('a move, which ends the sessions of the user', () => {
  const user = { scope: 'account', account_sid: 'a', service_provider_sid: 'p' } as User;
  const provider = { scope: 'service_provider', account_sid: null } as User;
  it.each<[string, Partial<User>, User, boolean]>([
    ['nothing changed', { scope: 'account', account_sid: 'a' }, user, false],
    ['another account', { scope: 'account', account_sid: 'b' }, user, true],
    ['no scope in the form', {}, user, false],
    ['down to an account', { scope: 'account', account_sid: 'a' }, provider, true],
    ['down, with the account still open', { scope: 'account', account_sid: null }, provider, true],
    ['the same provider', { scope: 'service_provider', account_sid: null }, provider, false],
    ['an account typed before', { scope: 'service_provider', account_sid: 'a' }, provider, false],
  ])('%s', (_what, typed, stored, expected) => {
    expect(isMoved(typed, stored)).toBe(expected);
  });
});

describe('the temporary password', () => {
  const policy = (rules: Partial<PasswordSettings>): PasswordSettings => ({
    min_password_length: 8,
    require_digit: false,
    require_special_character: false,
    ...rules,
  });
  it.each<[string, string | null | undefined, Partial<PasswordSettings>, boolean]>([
    ['nothing typed', '', {}, true],
    ['null', null, { require_digit: true }, true],
    ['long enough', 'abcdefgh', {}, true],
    ['too short', 'abcdefg', {}, false],
    ['a digit missing', 'abcdefgh', { require_digit: true }, false],
    ['a digit', 'abcdefg1', { require_digit: true }, true],
    ['a special character missing', 'abcdefg1', { require_special_character: true }, false],
    ['a special character', 'abcdefg?', { require_special_character: true }, true],
  ])('%s', (_what, value, rules, isGood) => {
    const expected = isGood ? undefined : 'resources.users.validation.password';
    expect(passwordRule(policy(rules))(value)).toBe(expected);
  });
});

describe('what is sent', () => {
  it('is trimUser', () => {
    expect(trimUser({ name: ' Ann ', email: ' a@b.example ' })).toEqual({
      name: 'Ann',
      email: 'a@b.example',
    });
  });
  it('names view-only for a new user only when it is meant', () => {
    expect(toNewUser({ name: 'a', is_view_only: false }).is_view_only).toBeUndefined();
    expect(toNewUser({ name: 'a', is_view_only: true }).is_view_only).toBe(true);
  });
});
