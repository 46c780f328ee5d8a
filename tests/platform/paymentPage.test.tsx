// @vitest-environment jsdom
import {
  CardElement,
  Elements,
  PaymentElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatform, type Platform } from '../../platform/createPlatform';
import { testCards } from '../../platform/demo/payments/cards';
import { createStripe } from '../../platform/demo/payments/page/stripe';
import { paymentPaths } from '../../platform/demo/payments/paths';
import { standInPrefix } from '../../platform/demo/prefix';
import { billingOf, emailOf, passwordOf } from '../support/hosted';

const user = userEvent.setup();
let platform: Platform;
let stripe: Stripe;
let elements: StripeElements;
let token: string;
const sent: string[] = [];
const hosted = billingOf(() => platform.db);

const post = async (url: string, payload: object, headers = {}) => {
  sent.push(JSON.stringify(payload));
  return (await platform.app.inject({ method: 'POST', url, payload, headers })).json();
};

beforeAll(async () => {
  platform = await createPlatform({ hosted: true, seed: 'hosted' });
});
afterAll(() => platform.close());
beforeEach(async () => {
  sent.length = 0;
  const login = { username: emailOf('trial'), password: passwordOf('trial') };
  token = (await post('/api/v1/login', login)).token;
  stripe = createStripe((what, body) => post(standInPrefix + paymentPaths[what], body as object))(
    'pk_demo',
  );
});
afterEach(cleanup);

const events = vi.fn();

/** The form as the console would have it, with one of the two elements that there are. */
function Form({ type }: { type: 'card' | 'payment' }) {
  const [own, group] = [useStripe(), useElements()];
  if (own && group) elements = group;
  const Input = type === 'card' ? CardElement : PaymentElement;
  return <Input onReady={() => events('ready')} onChange={events} />;
}

async function openForm(type: 'card' | 'payment') {
  events.mockClear();
  const options = { mode: 'setup', currency: 'usd', paymentMethodCreation: 'manual' } as const;
  render(
    <Elements stripe={Promise.resolve(stripe)} options={options}>
      <Form type={type} />
    </Elements>,
  );
  await waitFor(() => expect(events).toHaveBeenCalledWith('ready'));
}

async function type(number: string, expiry = '1231', cvc = '1234') {
  await user.type(screen.getByLabelText('Card number'), number);
  await user.type(screen.getByLabelText('Expiration date'), expiry);
  await user.type(screen.getByLabelText('Security code'), cvc);
}

/** Makes a payment method of what is typed and pays a plan with it. */
async function pay() {
  expect(await elements.submit()).toEqual({ selectedPaymentMethod: 'card' });
  const { paymentMethod, error } = await stripe.createPaymentMethod({ elements });
  if (error) return { error };
  const sid = platform.db.get("SELECT product_sid FROM products WHERE name LIKE 'concurrent%'");
  return post(
    '/api/v1/Subscriptions',
    {
      action: 'upgrade-to-paid',
      payment_method_id: paymentMethod.id,
      products: [{ price_id: 'price_sessions', quantity: 10, ...sid }],
    },
    { authorization: `Bearer ${token}` },
  );
}

describe.each(['card', 'payment'] as const)('the %s element', (kind) => {
  it('takes a card, says when it is whole, and makes a payment method of it', async () => {
    await openForm(kind);
    const byComponent =
      kind === 'card' ? elements.getElement(CardElement) : elements.getElement(PaymentElement);
    expect(byComponent).not.toBeNull();
    await type('4242424242424242');
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    expect(events.mock.lastCall?.[0]).toMatchObject({ elementType: kind, complete: true });
    const { paymentMethod } = await stripe.createPaymentMethod({ elements });
    expect(paymentMethod).toMatchObject({
      object: 'payment_method',
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2031 },
    });
  });
});

it.each([
  ['', '', '', 'incomplete_number'],
  ['4242', '1231', '123', 'incomplete_number'],
  ['4242424242424241', '1231', '123', 'invalid_number'],
  ['4242424242424242', '12', '123', 'incomplete_expiry'],
  ['4242424242424242', '1220', '123', 'invalid_expiry_year_past'],
  ['4242424242424242', '1231', '12', 'incomplete_cvc'],
  ['378282246310005', '1231', '123', 'incomplete_cvc'],
])('a card of %s, %s, %s is refused in the page: %s', async (number, expiry, cvc, code) => {
  await openForm('payment');
  if (number) await type(number, expiry || ' ', cvc);
  const before = sent.length;
  expect((await elements.submit()).error).toMatchObject({ type: 'validation_error', code });
  expect((await stripe.createPaymentMethod({ elements })).error?.code).toBe(code);
  expect(sent).toHaveLength(before);
});

it('a number that is no test card is declined', async () => {
  await openForm('payment');
  await type('4111111111111111');
  expect(await pay()).toMatchObject({ error: { decline_code: 'test_mode_live_card' } });
});

it.each(testCards.filter(({ outcome }) => outcome === 'pays'))('$number pays', async (card) => {
  await openForm('payment');
  await type(card.number);
  expect(await pay()).toMatchObject({ status: 'success', chargedAmount: 5000 });
  expect(hosted.charges('trial').at(-1)).toBe('succeeded 5000');
});

it.each(testCards.filter(({ outcome }) => outcome === 'refused'))(
  '$number is refused before anything is charged',
  async ({ number }) => {
    const before = hosted.charges('trial');
    await openForm('payment');
    await type(number);
    const msg = expect.stringMatching(
      /^Error posting to \/payment_methods\/pm_\w+\/attach from stripe: 402$/,
    );
    expect(await pay()).toEqual({ msg });
    expect(hosted.charges('trial')).toEqual(before);
  },
);

it('4000 0000 0000 0341 is kept and declined', async () => {
  await openForm('payment');
  await type('4000000000000341');
  const answer = await pay();
  expect(answer).toMatchObject({ status: 'card error', reason: 'Your card was declined.' });
  expect(hosted.charges('trial').at(-1)).toBe('failed 5000');
  const { paymentIntent } = await stripe.retrievePaymentIntent(answer.client_secret);
  expect(paymentIntent?.status).toBe('requires_payment_method');
});

describe('a card that asks its holder', () => {
  const begin = async (number: string) => {
    await openForm('payment');
    await type(number);
    const answer = await pay();
    expect(answer).toMatchObject({ status: 'action required' });
    return String(answer.client_secret);
  };
  const answer = async (name: string) => {
    const dialog = await screen.findByRole('dialog', { name: 'Confirm the payment' });
    expect(dialog).toHaveTextContent('$50.00');
    await user.click(screen.getByRole('button', { name }));
  };

  it('pays once it is confirmed, and not a second time', async () => {
    const secret = await begin('4000002500003155');
    const confirming = stripe.confirmCardPayment(secret);
    await answer('Complete');
    expect((await confirming).paymentIntent?.status).toBe('succeeded');
    expect(hosted.plan('trial').plan_type).toBe('paid');
    const charged = hosted.charges('trial');
    expect(charged.at(-1)).toBe('succeeded 5000');
    const again = await stripe.confirmCardPayment(secret);
    expect(again.error?.code).toBe('payment_intent_unexpected_state');
    expect(hosted.charges('trial')).toEqual(charged);
  });

  it('fails where the holder refuses, with Escape too, and pays with another card', async () => {
    const secret = await begin('4000002760003184');
    const confirming = stripe.confirmPayment({ clientSecret: secret, redirect: 'if_required' });
    await answer('Fail');
    expect((await confirming).error?.code).toBe('payment_intent_authentication_failure');
    await user.clear(screen.getByLabelText('Card number'));
    await user.type(screen.getByLabelText('Card number'), '4242424242424242');
    const { paymentMethod } = await stripe.createPaymentMethod({ elements });
    const paid = await stripe.confirmCardPayment(secret, { payment_method: paymentMethod?.id });
    expect(paid.paymentIntent?.status).toBe('succeeded');

    cleanup();
    const escaped = stripe.handleCardAction(await begin('4000002500003155'));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect((await escaped).error?.code).toBe('payment_intent_authentication_failure');
  });

  it('is declined after the confirmation where it has no money', async () => {
    const confirming = stripe.confirmCardPayment(await begin('4000008260003178'));
    await answer('Complete');
    expect((await confirming).error?.message).toBe('Your card has insufficient funds.');
  });
});

it('the number of a card reaches the provider alone, and is not kept', async () => {
  await openForm('payment');
  await type('5555555555554444');
  await pay();
  expect(sent.filter((text) => text.replace(/\D/g, '').includes('5555555555554444'))).toHaveLength(
    1,
  );
  const kept = platform.db.all('SELECT body FROM payment_objects').map(({ body }) => String(body));
  expect(kept.join()).not.toContain('5555555555554444');
});
