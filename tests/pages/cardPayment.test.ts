// @vitest-environment jsdom
import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentAnswer } from '../../src/engines/billing';
import { useCardPayment } from '../../src/pages/hosted/billing/card/useCardPayment';

interface Intent {
  status: PaymentIntent.Status;
  payment_method?: string | { id: string } | null;
  last_payment_error?: {
    code?: string;
    message: string;
    payment_method?: { id: string };
  } | null;
}
const given = vi.hoisted(() => ({
  /** What was done, in order. */
  done: [] as unknown[],
  isLoaded: true,
  refused: {} as Partial<Record<'submit' | 'create' | 'retrieve' | 'confirm', StripeError>>,
  intent: null as unknown,
}));
vi.mock('@stripe/react-stripe-js', () => ({
  useElements: () => ({ submit: async () => ({ error: given.refused.submit }) }),
  useStripe: () =>
    given.isLoaded
      ? {
          createPaymentMethod: async () => {
            given.done.push('card');
            const error = given.refused.create;
            return error ? { error } : { paymentMethod: { id: 'pm_new' } };
          },
          retrievePaymentIntent: async () => {
            const error = given.refused.retrieve;
            return error ? { error } : { paymentIntent: given.intent };
          },
          confirmPayment: async ({ confirmParams }: { confirmParams: object }) => {
            given.done.push({ confirm: confirmParams });
            return { error: given.refused.confirm };
          },
        }
      : null,
}));
vi.mock('../../src/components/hosted/useHosted', () => ({
  useHosted: () => ({
    load: async () => ({
      beginConfirmation: async () => given.done.push('begins'),
      noteConfirmation: async (...noted: unknown[]) => given.done.push({ noted }),
    }),
  }),
}));

const words = (message: string) => ({ message }) as StripeError;
const pay = async (answer: unknown) => {
  const { result } = renderHook(() => useCardPayment('a-1'));
  const send = async (id: string) => {
    given.done.push(id);
    return answer as PaymentAnswer | null;
  };
  return result.current(send).then(
    (paid) => ({ paid }),
    (error: Error) => ({ said: error.message }),
  );
};
/** What was done after the card was sent. */
const then = () => given.done.slice(2);
const confirmed = (more: object = {}) => ({
  confirm: { return_url: `${window.location.origin}/internal/accounts/a-1/edit`, ...more },
});
const withCard = { payment_method: 'pm_new' };
const refusedAt = { noted: [false, 'pi_s'] };

beforeEach(() => {
  Object.assign(given, { isLoaded: true, intent: null });
  given.done = [];
  given.refused = { confirm: words('The bank said no.') };
});

describe('a card that is not sent', () => {
  it.each([
    ['has no provider', { isLoaded: false }, 'pages.billing.card.generic'],
    ['is incomplete', { refused: { submit: words('Incomplete.') } }, 'Incomplete.'],
    ['is no card', { refused: { create: words('Unknown.') } }, 'Unknown.'],
    ['fails wordless', { refused: { create: {} } }, /generic$/],
  ])('%s', async (_what, how, said) => {
    Object.assign(given, how);
    expect(await pay({ status: 'success' })).toEqual({ said: expect.stringMatching(said) });
    expect(given.done).not.toContain('pm_new');
  });
});

const unpaid = { status: 'unpaid', client_secret: 'pi_s' };
const asking = { status: 'action required', client_secret: 'pi_s' };

describe('an answer of the platform', () => {
  it.each<[unknown, { said: string } | null, unknown[]]>([
    [null, null, []],
    [{ status: 'success' }, null, []],
    [{ status: 'card error', reason: 'Expired.' }, { said: 'Expired.' }, []],
    [{ status: 'card error' }, { said: 'pages.billing.card.generic' }, []],
    [
      { status: 'failed to pay outstanding invoices' },
      { said: 'pages.billing.payment.outstanding' },
      [],
    ],
    [{ status: 'unpaid' }, null, []],
    [{ status: 'action required' }, null, []],
    // The bank asks about the card that the platform has: none is named.
    [asking, { said: 'The bank said no.' }, [confirmed(), refusedAt]],
  ])('%j', async (answer, failure, done) => {
    expect(await pay(answer)).toEqual(failure ?? { paid: answer });
    expect(given.done.slice(0, 2)).toEqual(['card', 'pm_new']);
    expect(then()).toEqual(done);
  });
});

describe('an order that is paid for at the bank', () => {
  const error = (more: object = {}) => ({ message: 'Declined.', ...more });
  const needsCard = 'requires_payment_method';
  const isPaid = [{ noted: [true] }];
  const isAsked = ['begins', confirmed(withCard), refusedAt];
  const by = (id: string) => ({ payment_method: { id } });

  it.each<[string, Intent, unknown[]]>([
    ['was paid', { status: 'succeeded' }, isPaid],
    ['is being paid', { status: 'processing' }, isPaid],
    [
      'waits for the answer of its owner',
      { status: 'requires_action' },
      ['begins', confirmed(), refusedAt],
    ],
    ['waits to be confirmed', { status: 'requires_confirmation' }, isAsked],
    ['has no card', { status: needsCard }, isAsked],
    ['failed unasked', { status: needsCard, last_payment_error: error() }, isAsked],
    [
      'failed with another card',
      { status: needsCard, last_payment_error: error(by('pm_old')) },
      isAsked,
    ],
    [
      'failed with another card, before this one was kept',
      { status: needsCard, payment_method: 'pm_new', last_payment_error: error(by('pm_old')) },
      isAsked,
    ],
    ['was declined', { status: needsCard, last_payment_error: error(by('pm_new')) }, []],
    [
      'was declined, as its order says',
      { status: needsCard, payment_method: 'pm_new', last_payment_error: error() },
      [],
    ],
    [
      'was declined, as the card of its order says',
      { status: needsCard, payment_method: { id: 'pm_new' }, last_payment_error: error() },
      [],
    ],
    [
      'was declined, and waits to be confirmed',
      { status: 'requires_confirmation', last_payment_error: error(by('pm_new')) },
      isAsked,
    ],
    ...[
      'authentication_required',
      'invoice_payment_intent_requires_action',
      'payment_intent_authentication_failure',
    ].map((code): [string, Intent, unknown[]] => [
      `lacked the answer of its owner (${code})`,
      { status: needsCard, last_payment_error: error({ ...by('pm_new'), code }) },
      isAsked,
    ]),
    [
      'was declined for a reason',
      { status: needsCard, last_payment_error: error({ ...by('pm_new'), code: 'card_declined' }) },
      [],
    ],
  ])('and %s', async (_what, intent, done) => {
    given.intent = intent;
    const bank = { said: 'The bank said no.' };
    const outcome = done.length === 0 ? { said: 'Declined.' } : bank;
    expect(await pay(unpaid)).toEqual(done === isPaid ? { paid: unpaid } : outcome);
    expect(then()).toEqual(done);
  });

  it('and that cannot be read is not confirmed', async () => {
    given.refused.retrieve = words('No such payment_intent');
    expect(await pay(unpaid)).toEqual({ said: 'No such payment_intent' });
    expect(then()).toEqual([]);
  });

  it('and that the bank refuses without a word', async () => {
    given.refused = {};
    expect(await pay(asking)).toEqual({ said: 'pages.billing.card.generic' });
    expect(then()).toEqual([confirmed(), refusedAt]);
  });
});
