import { describe, expect, it } from 'vitest';
import { isOwnTrouble } from '../../src/domain/ownTrouble';
import { ownTroubles } from '../support/ownTroubles';

describe('what the platform says of what it is made of', () => {
  it.each(ownTroubles)('is known: %s', (text) => {
    expect(isOwnTrouble(500, text)).toBe(true);
    expect(isOwnTrouble(503, text)).toBe(true);
  });
  it.each(ownTroubles)('is a refusal where it refuses: %s', (text) => {
    for (const status of [0, 400, 403, 404, 422, 499]) {
      expect(isOwnTrouble(status, text)).toBe(false);
    }
  });
});

it.each([
  'new password cannot be your old password',
  'account is missing a subscription',
  'failure retrieving user',
  'failure updating dns records for acme.sip.example',
  'no DNS provider is configured',
  'no SBC addresses provisioned in the database!',
  'no payment provider is configured',
  'invalid google service account key',
  'invalid or missing vendor: acme',
  'app_json must be JSON text',
  'insufficient permissions',
  'The specified log group does not exist.',
  '',
])('what it says of what was asked is none: %j', (text) => {
  expect(isOwnTrouble(500, text)).toBe(false);
});

it.each([
  'app.errors.connection',
  'app.errors.generic',
  'ra.validation.required',
  'pages.billing.order.lost',
  'resources.least-cost-routing.connection.lost',
])('a text of the console is none: %s', (key) => {
  expect(isOwnTrouble(500, key)).toBe(false);
});
