import { expect, it } from 'vitest';
import { toAccount } from '../../../src/resources/accounts/AccountInputs';
import { validateSipRealm, validateVendor } from '../../../src/resources/accounts/accountRules';
import type { Account, Webhook } from '../../../src/types';

it('an account is sent without blanks, empty hooks and the form’s own ticks', () => {
  const hook: Webhook = { url: ' https://x ', method: 'POST', username: '', password: '' };
  const values: Partial<Account> = {
    name: ' Clinic ',
    sip_realm: '  ',
    registration_hook: hook,
    queue_event_hook: { ...hook, url: '' },
  };
  expect(toAccount(values)).toEqual({
    name: 'Clinic',
    sip_realm: null,
    registration_hook: { url: 'https://x', method: 'POST', username: null, password: null },
    queue_event_hook: null,
    record_all_calls: false,
    bucket_credential: null,
  });
});

it.each([
  [undefined, undefined],
  ['', undefined],
  ['a.sip.example', undefined],
  [' a.sip.example ', undefined],
  ['a b.example', 'resources.accounts.validation.sipRealmBlanks'],
])('the SIP realm %s', (realm, expected) => {
  expect(validateSipRealm(realm)).toBe(expected);
});

it.each([
  [null, { record_all_calls: true }, 'ra.validation.required'],
  ['', { record_all_calls: true }, 'ra.validation.required'],
  ['azure', { record_all_calls: true }, undefined],
  [null, { record_all_calls: false }, undefined],
])('the vendor %s with %o', (vendor, all, expected) => {
  expect(validateVendor(vendor, all)).toBe(expected);
});
