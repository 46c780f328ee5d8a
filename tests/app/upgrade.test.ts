import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerAlways,
  answerOnce,
  click,
  currentUrl,
  expectUrl,
  fill,
  forgetRequests,
  getField,
  hold,
  hostedStories,
  loseAnswerOnce,
  press,
  reconnect,
  refusal,
  requests,
  resetConsole,
  screen,
  see,
  settle,
  user,
  waitFor,
  writes,
} from './support';
import { confirmAtBank, putCardForm } from './support/cardForm';

const hosted = hostedStories();
let card: ReturnType<typeof putCardForm>;
beforeEach(() => {
  card = putCardForm(hosted.platform);
});

const sessions = 'Capacity of: Maximum concurrent call sessions';
const devices = 'Capacity of: Additional device registrations';
const pay = /^Pay \$[\d.,]+ and Upgrade to Paid Plan$/;
const paid = 'Payment completed successfully';
const account = () => `/internal/accounts/${hosted.accountSid('trial')}`;
const openUpgrade = (who: 'trial' | 'free' | 'expired' | 'paid' = 'trial') =>
  hosted.open(`/internal/accounts/${hosted.accountSid(who)}/subscription`, who);
const total = () => screen.getByRole('row', { name: /^Total Monthly Cost/ }).textContent;
const actions = () =>
  writes()
    .filter(({ call }) => call === 'POST Subscriptions')
    .map(({ body }) => (body as { action: string }).action);
const payButton = () => screen.findByRole('button', { name: pay });
const paidPlan = (calls: number, extra: number) => ({
  plan_type: 'paid',
  is_active: 1,
  quantities: { 'concurrent call session': calls, 'registered device': extra },
});

describe('an order', () => {
  it('begins with what the account has and is priced anew at every change', async () => {
    await openUpgrade();
    await screen.findByRole('heading', { name: 'Upgrade your Subscription', level: 1 });
    await payButton();
    for (const name of ['Service', 'Capacity', 'Price', 'Cost']) {
      expect(screen.getByRole('columnheader', { name })).toBeVisible();
    }
    expect(getField(sessions)).toHaveValue(5);
    expect(total()).toBe('Total Monthly Cost$25.00');
    await see('$5.00 per session');
    await see('With 5 call sessions you can register 25 concurrent devices');
    expect(screen.queryByLabelText(devices)).toBeNull();
    for (const [typed, cost] of [
      ['19', '$95.00'],
      ['20', '$100.00'],
      ['21', '$90.00'],
      ['50', '$90.00'],
      ['51', '$89.25'],
      ['1000', '$1,750.00'],
    ] as const) {
      await fill(sessions, typed);
      expect(total()).toBe(`Total Monthly Cost${cost}`);
    }
    await fill(sessions, '21');
    await see('$90.00 flat');
    await press('Would you like to purchase additional device registrations?');
    await fill(devices, '7');
    expect(total()).toBe('Total Monthly Cost$104.00');
    expect(await payButton()).toHaveTextContent('Pay $104.00 and Upgrade to Paid Plan');
  });

  it.each([
    [sessions, '', 'Required'],
    [sessions, '4', 'Must be at least 5'],
    [sessions, '1001', 'Must be 1000 or less'],
    [devices, '-1', 'Must be at least 0'],
    [devices, '201', 'Must be 200 or less'],
  ])('of %s "%s" is not sent', async (field, typed, message) => {
    await openUpgrade();
    await press('Would you like to purchase additional device registrations?');
    await payButton();
    await fill(field, typed);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: /^Pay / });
    if (button.disabled) {
      expect(total()).toBe('Total Monthly Cost–');
    } else {
      await click(button);
      await waitFor(() => expect(getField(field)).toHaveAccessibleDescription(message));
    }
    expect(writes()).toEqual([]);
  });

  it('from the free plan begins with the least that can be bought', async () => {
    await openUpgrade('free');
    await payButton();
    expect(getField(sessions)).toHaveValue(5);
    expect(getField(devices)).toHaveValue(1);
  });

  it('is paid for with the card, and the account is on a paid plan', async () => {
    await openUpgrade();
    await payButton();
    await fill(sessions, '10');
    await press('Would you like to purchase additional device registrations?');
    await fill(devices, '5');
    await press(pay);
    await see(paid);
    await expectUrl(`${account()}/edit`);
    expect(hosted.plan('trial')).toEqual(paidPlan(10, 5));
    expect(hosted.charges('trial')).toEqual(['succeeded 6000']);
    const [order] = writes().map(({ body }) => body as Record<string, unknown>);
    expect(Object.keys(order ?? {}).sort()).toEqual([
      'action',
      'payment_method_id',
      'products',
      'stripe_customer_id',
    ]);
    expect(JSON.stringify(writes())).not.toContain(card.number);
    expect(card.elementOptions).toEqual([
      expect.objectContaining({
        mode: 'setup',
        currency: 'usd',
        paymentMethodCreation: 'manual',
        allowedPaymentMethodTypes: ['card'],
        locale: 'en',
      }),
    ]);
    await see(/^Your plan has a capacity of 10 simultaneous calls and 55 registered devices\./);
  });
});

describe('nobody pays twice', () => {
  it('by clicking twice, or by Enter and a click', async () => {
    await openUpgrade();
    const button = await payButton();
    await waitFor(() => expect(button).toBeEnabled());
    const release = hold('POST', 'Subscriptions');
    getField(sessions).focus();
    await user.keyboard('{Enter}');
    await user.click(button);
    await user.dblClick(button);
    await see(
      'Your requested changes are being processed. Please do not leave the page or hit the back button until complete.',
    );
    release();
    await see(paid);
    expect(actions()).toEqual(['upgrade-to-paid']);
    expect(hosted.charges('trial')).toEqual(['succeeded 2500']);
  });

  it('by opening the page anew while the payment is on its way', async () => {
    await openUpgrade();
    await payButton();
    const release = hold('POST', 'Subscriptions');
    await press(pay);
    await see(/^Your requested changes are being processed/);
    await hosted.open(`${account()}/subscription`);
    await see(/^Your requested changes are being processed/);
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
    release();
    await see(paid);
    await expectUrl(`${account()}/edit`);
    expect(hosted.charges('trial')).toEqual(['succeeded 2500']);
  });

  it('after an answer that was lost on its way', async () => {
    await openUpgrade();
    await payButton();
    loseAnswerOnce('POST', 'Subscriptions');
    await press(pay);
    await see(paid);
    await expectUrl(`${account()}/edit`);
    expect(hosted.charges('trial')).toEqual(['succeeded 2500']);
    expect(actions()).toEqual(['upgrade-to-paid']);
  });

  it('for a plan that was paid for elsewhere meanwhile', async () => {
    await openUpgrade();
    await payButton();
    const { db } = hosted.platform();
    db.run(
      "UPDATE accounts SET plan_type = 'paid' WHERE account_sid = ?",
      hosted.accountSid('trial'),
    );
    await press(pay);
    await see(paid);
    expect(writes()).toEqual([]);
  });

  it('for a plan that is paid already', async () => {
    await openUpgrade('paid');
    await see('Your account is on a paid plan already.');
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  });
});

describe('a card', () => {
  it('that is incomplete is told by the provider, and nothing is sent', async () => {
    await openUpgrade();
    await payButton();
    card.incomplete = { type: 'validation_error', message: 'Your card number is incomplete.' };
    await press(pay);
    await waitFor(() =>
      expect(screen.getAllByText('Your card number is incomplete.').length).toBeGreaterThan(0),
    );
    expect(writes()).toEqual([]);
    card.incomplete = null;
    await press(pay);
    await see(paid);
  });

  it.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000000127', "Your card's security code is incorrect."],
  ])(
    '%s that is refused at once leaves an order that can be made again',
    async (number, message) => {
      await openUpgrade();
      await payButton();
      await fill(sessions, '12');
      card.number = number;
      await press(pay);
      await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
      expect(getField(sessions)).toHaveValue(12);
      card.number = '4242424242424242';
      await press(pay);
      await see(paid);
      expect(hosted.plan('trial')).toEqual(paidPlan(12, 0));
      expect(actions()).toEqual(['upgrade-to-paid', 'upgrade-to-paid']);
    },
  );

  it('that is declined is replaced by another one, for the same order', async () => {
    await openUpgrade();
    await payButton();
    await fill(sessions, '12');
    card.number = '4000000000000341';
    await press(pay);
    await see('Your order is placed, but its payment was refused. Pay for it with another card.');
    expect(screen.getAllByText('Your card was declined.').length).toBeGreaterThan(0);
    expect(getField(sessions)).toHaveValue(12);
    expect(getField(sessions)).toHaveAttribute('readonly');
    // The same after a reload.
    await hosted.open(`${account()}/subscription`);
    await see(/^Your order is placed/);
    expect(getField(sessions)).toHaveValue(12);
    card.number = '4242424242424242';
    await press('Pay with this card');
    await see(paid);
    expect(hosted.plan('trial')).toEqual(paidPlan(12, 0));
    expect(actions()).toEqual(['upgrade-to-paid', 'update-payment-method']);
    expect(hosted.charges('trial').filter((one) => one.startsWith('succeeded'))).toEqual([
      'succeeded 6000',
    ]);
  });

  it('that the bank asks about leads to the bank, and back to the account', async () => {
    await openUpgrade();
    await payButton();
    card.number = '4000002500003155';
    await press(pay);
    await waitFor(() => expect(card.confirmations).toHaveLength(1));
    const [{ clientSecret = '', returnUrl = '' } = {}] = card.confirmations;
    expect(returnUrl).toBe(`${location.origin}${account()}/edit`);
    expect(hosted.plan('trial').plan_type).toBe('trial');
    // Whoever opens the page anew meanwhile is not offered to pay.
    await hosted.open(`${account()}/subscription`);
    await see(/waits for your bank’s confirmation/);
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();

    await confirmAtBank(hosted.platform(), clientSecret);
    const query = `?payment_intent=pi_1&payment_intent_client_secret=${clientSecret}&redirect_status=succeeded`;
    await hosted.open(`${account()}/edit${query}`);
    await see(paid);
    expect(currentUrl()).toBe(`${account()}/edit`);
    expect(hosted.plan('trial')).toEqual(paidPlan(5, 0));
    expect(hosted.charges('trial')).toEqual(['succeeded 2500']);
  });

  it('that was not confirmed says so on the account, and can be replaced', async () => {
    await openUpgrade();
    await payButton();
    card.number = '4000002500003155';
    await press(pay);
    await waitFor(() => expect(card.confirmations).toHaveLength(1));
    await confirmAtBank(hosted.platform(), card.confirmations[0]?.clientSecret ?? '', false);
    await hosted.open(`${account()}/edit?redirect_status=failed&payment_intent=pi_1`);
    await see(/^Your payment was not confirmed\. Nothing was charged/);
    expect(currentUrl()).toBe(`${account()}/edit`);
    await click(await screen.findByRole('link', { name: 'Try again' }));
    await see(/^Your order is placed/);
    card.number = '4242424242424242';
    await press('Pay with this card');
    await see(paid);
    expect(hosted.charges('trial').filter((one) => one.startsWith('succeeded'))).toHaveLength(1);
  });

  it('that the bank refuses on the spot is replaced without a second order', async () => {
    await openUpgrade();
    await payButton();
    card.number = '4000002500003155';
    card.refusal = { type: 'card_error', message: 'We are unable to authenticate your card.' };
    await press(pay);
    await see(/^Your order is placed/);
    expect(screen.getAllByText('We are unable to authenticate your card.').length).toBeGreaterThan(
      0,
    );
    card.refusal = null;
    card.number = '4242424242424242';
    await press('Pay with this card');
    await see(paid);
    expect(actions()).toEqual(['upgrade-to-paid', 'update-payment-method']);
  });
});

it('a payment that waits at the bank is given up only after a question', async () => {
  await openUpgrade();
  await payButton();
  card.number = '4000002500003155';
  await press(pay);
  await waitFor(() => expect(card.confirmations).toHaveLength(1));
  await hosted.open(`${account()}/subscription`);
  await press('Look again');
  await see(/waits for your bank’s confirmation/);
  await press('Pay in another way');
  const dialog = await screen.findByRole('dialog', { name: 'Pay in another way?' });
  await press('Pay in another way', dialog);
  await payButton();
});

it('a charge that the platform has not entered yet is waited for', async () => {
  await openUpgrade();
  await payButton();
  answerOnce('POST', 'Subscriptions', () => Response.json({ status: 'success' }, { status: 201 }));
  await press(pay);
  await see(/^Your requested changes are being processed/);
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  const { db } = hosted.platform();
  db.run(
    "UPDATE accounts SET plan_type = 'paid' WHERE account_sid = ?",
    hosted.accountSid('trial'),
  );
  await see(paid);
});

it('without prices, and without the platform’s answer, there is nothing to pay', async () => {
  answerAlways('GET', 'Prices', () => refusal(500, 'no payment provider is configured'));
  await openUpgrade();
  await see('no payment provider is configured');
  reconnect();
  await press('Retry');
  await payButton();
  answerAlways('GET', 'Prices', () => Response.json([]));
  await hosted.open(`${account()}/subscription`);
  await screen.findByText(/^There is no price for this/);
});

it('a deployment without a key says that payment is not set up', async () => {
  resetConsole({ STRIPE_PUBLISHABLE_KEY: '' }, { hosted: true });
  await openUpgrade();
  await see(/^Payment by card is not set up here/);
  expect(await payButton()).toBeDisabled();
});

it('a screen of at most eight requests', async () => {
  forgetRequests();
  await openUpgrade();
  await payButton();
  await settle();
  expect(requests().length).toBeLessThanOrEqual(8);
});
