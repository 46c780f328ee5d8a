import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inWords, PaymentFault } from '../../src/dataProvider/hosted/provider';
import { HttpError } from '../../src/http';
import { messages as english } from '../../src/i18n/en/billing';
import { messages as french } from '../../src/i18n/fr/billing';
import { findText, type Messages } from '../../src/i18n/texts';

const kindOf = (status: number, message: string) => {
  const fault = inWords(new HttpError(status, { message }));
  return fault instanceof PaymentFault ? fault.kind : (fault as Error).message;
};

it.each([
  [500, 'Error posting to /payment_methods/pm_1/attach from stripe: 402', 'declined'],
  [500, 'Error posting to /payment_methods/pm_1/attach from stripe: 404', 'unusable'],
  [500, 'Error posting to /payment_methods/undefined/attach from stripe: 404', 'unusable'],
  [500, 'Error posting to /payment_methods/pm_1/attach from stripe: 400', 'unusable'],
  [500, 'Error posting to /payment_methods/pm_1/attach from stripe: 503', 'down'],
  [500, 'Error posting to /payment_methods/pm_1/detach from stripe: 400', 'notDetached'],
  [500, 'Error posting to /payment_methods/pm_1/detach from stripe: 402', 'notDetached'],
  [500, 'Error posting to /payment_methods/pm_1/detach from stripe: 404', 'notDetached'],
  [500, 'Error posting to /payment_methods/pm_1/detach from stripe: 503', 'notDetached'],
  [500, 'Error retrieving /payment_methods/pm_1 from stripe: 404', 'refused'],
  [500, 'Error posting to /payment_methods/pm_1 from stripe: 400', 'refused'],
  [500, 'Error posting to /payment_methods/pm_1 from stripe: 402', 'declined'],
  [500, 'Error posting to /customers/cus_1/attach from stripe: 404', 'refused'],
  [500, 'Error posting to /invoices/in_1/pay from stripe: 402', 'outstanding'],
  [500, 'Error posting to /subscriptions/sub_1 from stripe: 402', 'declined'],
  [500, 'Error retrieving /prices?active=true from stripe: 401', 'refused'],
  [500, 'Error retrieving /invoices/upcoming?customer=cus_1 from stripe: 404', 'refused'],
  [500, 'Error deleting /customers/cus_1 from stripe: 429', 'down'],
  [500, 'fetch failed', 'down'],
  [500, 'This operation was aborted', 'down'],
  [500, "Cannot read properties of null (reading 'status')", 'unclear'],
  [500, 'handleSubscriptionOutcome unexpected status active:paid:null', 'unclear'],
  [400, 'Account 36c5 is not provisioned in Stripe', 'neverPaid'],
  // Earlier releases.
  [402, 'app.errors.generic', 'declined'],
  [402, 'Your card has insufficient funds.', 'Your card has insufficient funds.'],
  // What is not the provider's stays as it is.
  [500, 'app.errors.inUse', 'app.errors.inUse'],
  [400, 'missing products', 'missing products'],
  [400, 'This operation was aborted', 'This operation was aborted'],
  [
    404,
    "Cannot read properties of null (reading 'id')",
    "Cannot read properties of null (reading 'id')",
  ],
])('%i %s is %s', (status, message, kind) => {
  expect(kindOf(status, message)).toBe(kind);
});

describe('whatever the provider answers', () => {
  const doing = fc.constantFrom('retrieving', 'posting to', 'deleting');
  const path = fc.webPath().map((tail) => `/v${tail}`);
  const code = fc.integer({ min: 300, max: 599 });

  it.each([
    ['en', english],
    ['fr', french],
  ])('is told without its path in %s', (_locale, messages) => {
    fc.assert(
      fc.property(doing, path, code, (verb, where, status) => {
        const fault = inWords(
          new HttpError(500, { message: `Error ${verb} ${where} from stripe: ${status}` }),
        ) as PaymentFault;
        const text = findText(messages as unknown as Messages, fault.message);
        expect(text).toBeTruthy();
        expect(text).not.toMatch(/stripe|\/|fetch/i);
      }),
    );
  });
});
