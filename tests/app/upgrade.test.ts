import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as app from './support';
import { screen, user, waitFor } from './support';
import { answerBank, cards, forgetPayments, typeCard } from './support/cards';

const hosted = app.hostedStories();
beforeEach(forgetPayments);

const sessions = 'Capacity of: Maximum concurrent call sessions';
const devices = 'Capacity of: Additional device registrations';
const pay = /^Pay \$[\d.,]+ and Upgrade to Paid Plan$/;
const paid = 'Payment completed successfully';
const processing =
  'Your requested changes are being processed. Please do not leave the page or hit the back button until complete.';
const placed = /^Your order was placed/;
const waits = /waiting for confirmation from your bank/;
const account = () => `/internal/accounts/${hosted.accountSid('trial')}`;
const openUpgrade = (who: 'trial' | 'free' | 'paid' = 'trial') =>
  hosted.open(`/internal/accounts/${hosted.accountSid(who)}/subscription`, who);
/** The page with a card typed in. */
const openWithCard = async (number: string = cards.pays) => {
  await openUpgrade();
  await typeCard(number);
};
const bank = () => screen.findByRole('dialog', { name: 'Confirm the payment' });
const succeeded = () => hosted.charges('trial').filter((one) => one.startsWith('succeeded'));
const total = () => screen.getByRole('row', { name: /^Total Monthly Cost/ }).textContent;
const actions = () =>
  app
    .writes()
    .filter(({ call }) => call === 'POST Subscriptions')
    .map(({ body }) => (body as { action: string }).action);
const payButton = () => screen.findByRole('button', { name: pay });
const payButtonOf = (amount: string) =>
  screen.findByRole('button', { name: `Pay ${amount} and Upgrade to Paid Plan` });
const seeSomewhere = (text: string) =>
  waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));
/** The platform has a paid plan that this page knows nothing of. */
const payElsewhere = () => {
  const sid = hosted.accountSid('trial');
  hosted.platform().db.run("UPDATE accounts SET plan_type = 'paid' WHERE account_sid = ?", sid);
};
const paidPlan = (calls: number, extra: number) => ({
  plan_type: 'paid',
  is_active: 1,
  quantities: { 'concurrent call session': calls, 'registered device': extra },
});

/** Pays, and the platform does not enter the charge. */
const payUnentered = async () => {
  app.hurry();
  await openWithCard();
  const success = { status: 'success', chargedAmount: 2500, currency: 'usd' };
  app.answerOnce('POST', 'Subscriptions', () => Response.json(success, { status: 201 }));
  await app.press(pay);
  await app.see(processing);
};

describe('an order', () => {
  it('begins with what the account has and is priced anew at every change', async () => {
    await openUpgrade();
    await screen.findByRole('heading', { name: 'Upgrade your Subscription', level: 1 });
    await payButton();
    for (const name of ['Service', 'Capacity', 'Price', 'Cost']) {
      expect(screen.getByRole('columnheader', { name })).toBeVisible();
    }
    expect(app.getField(sessions)).toHaveValue(5);
    expect(total()).toBe('Total Monthly Cost$25.00');
    await app.see('$5.00 per session');
    await app.see('With 5 call sessions you can register 25 concurrent devices');
    expect(screen.queryByLabelText(devices)).toBeNull();
    for (const [typed, cost] of [
      ['19', '$95.00'],
      ['20', '$100.00'],
      ['21', '$90.00'],
      ['50', '$90.00'],
      ['51', '$89.25'],
      ['1000', '$1,750.00'],
    ] as const) {
      await app.fill(sessions, typed);
      expect(total()).toBe(`Total Monthly Cost${cost}`);
    }
    await app.fill(sessions, '21');
    await app.see('$90.00 flat');
    await app.press('Would you like to purchase additional device registrations?');
    await app.fill(devices, '7');
    expect(total()).toBe('Total Monthly Cost$104.00');
    expect(await payButton()).toHaveTextContent('Pay $104.00 and Upgrade to Paid Plan');
  });

  it.each([
    [sessions, '4', 'Must be at least 5'],
    [sessions, '1001', 'Must be 1000 or less'],
    [devices, '201', 'Must be 200 or less'],
  ])('of %s "%s" is not sent', async (field, typed, message) => {
    await openWithCard();
    await app.press('Would you like to purchase additional device registrations?');
    await app.fill(field, typed);
    await app.press(/^Pay /);
    await waitFor(() => expect(app.getField(field)).toHaveAccessibleDescription(message));
    expect(actions()).toEqual([]);
  });

  it.each([
    [sessions, ''],
    [sessions, '5.5'],
    [devices, '-1'],
  ])('of %s "%s" has no price and cannot be paid', async (field, typed) => {
    await openWithCard();
    await app.press('Would you like to purchase additional device registrations?');
    await app.fill(field, typed);
    expect(total()).toBe('Total Monthly Cost–');
    expect(await payButtonOf('–')).toBeDisabled();
  });

  it('from the free plan begins without its device, and buys one for those who ask', async () => {
    await openUpgrade('free');
    await payButtonOf('$25.00');
    expect(app.getField(sessions)).toHaveValue(5);
    expect(screen.queryByLabelText(devices)).toBeNull();
    expect(screen.queryByRole('row', { name: /^Additional device registrations/ })).toBeNull();
    await app.press('Would you like to purchase additional device registrations?');
    expect(app.getField(devices)).toHaveFocus();
    expect(app.getField(devices)).toHaveValue(0);
    await app.fill(devices, '1');
    expect(total()).toBe('Total Monthly Cost$27.00');
  });

  it('without a call session offers no devices', async () => {
    await openUpgrade();
    await payButton();
    await app.fill(sessions, '0');
    expect(
      screen.queryByRole('button', { name: /^Would you like to purchase additional device/ }),
    ).toBeNull();
    await app.fill(sessions, '5');
    await screen.findByRole('button', { name: /^Would you like to purchase additional device/ });
  });

  it('is paid for with the card, and the account is on a paid plan', async () => {
    await openWithCard();
    await app.fill(sessions, '10');
    await app.press('Would you like to purchase additional device registrations?');
    await app.fill(devices, '5');
    await app.press(pay);
    await app.see(paid);
    await app.expectUrl(`${account()}/edit`);
    expect(hosted.plan('trial')).toEqual(paidPlan(10, 5));
    expect(hosted.charges('trial')).toEqual(['succeeded 6000']);
    const [order] = app.writes().map(({ body }) => body as Record<string, unknown>);
    expect(Object.keys(order ?? {}).sort()).toEqual([
      'action',
      'payment_method_id',
      'products',
      'stripe_customer_id',
    ]);
    expect(JSON.stringify(app.writes())).not.toContain('4242');
    expect(document.cookie + JSON.stringify({ ...localStorage })).not.toContain('4242');
    await app.see(/^Your plan has a capacity of 10 simultaneous calls and 55 registered devices\./);
  });
});

it('an inactive account that has paid is active', async () => {
  await hosted.open(`/internal/accounts/${hosted.accountSid('expired')}/subscription`, 'expired');
  await typeCard(cards.pays);
  await app.press(pay);
  await app.see(paid);
  await app.see(/^Your plan has a capacity of 5 simultaneous calls/);
  expect(hosted.plan('expired')).toMatchObject({ plan_type: 'paid', is_active: 1 });
});

describe('nobody pays twice', () => {
  it('by clicking twice, or by Enter and a click', async () => {
    await openWithCard();
    const button = await payButton();
    await waitFor(() => expect(button).toBeEnabled());
    const release = app.hold('POST', 'Subscriptions');
    app.getField(sessions).focus();
    await user.keyboard('{Enter}');
    await user.click(button);
    await user.dblClick(button);
    await app.see(processing);
    release();
    await app.see(paid);
    expect(actions()).toEqual(['upgrade-to-paid']);
    expect(hosted.charges('trial')).toEqual(['succeeded 2500']);
  });

  it('by opening the page anew while the payment is on its way', async () => {
    app.hurry();
    await openWithCard();
    const release = app.hold('POST', 'Subscriptions');
    await app.press(pay);
    await app.see(processing);
    await waitFor(() => expect(actions()).toEqual(['upgrade-to-paid']));
    await hosted.open(`${account()}/subscription`);
    await app.see(processing);
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
    release();
    await app.see(paid);
    await app.expectUrl(`${account()}/edit`);
    expect(hosted.charges('trial')).toEqual(['succeeded 2500']);
  });

  it('after an answer that was lost on its way', async () => {
    await openWithCard();
    app.loseAnswerOnce('POST', 'Subscriptions');
    await app.press(pay);
    await app.see(paid);
    await app.expectUrl(`${account()}/edit`);
    expect(hosted.charges('trial')).toEqual(['succeeded 2500']);
    expect(actions()).toEqual(['upgrade-to-paid']);
  });

  it('after a payment that was lost on its way, until the platform must have it', async () => {
    app.hurry();
    await openWithCard();
    app.answerOnce('POST', 'Subscriptions', () => Promise.reject(new TypeError('Failed to fetch')));
    await app.press(pay);
    await app.see(/^Connection lost during payment/);
    await app.see(processing);
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 121_000);
    onTestFinished(() => later.mockRestore());
    await app.see(/^No payment was found/);
    await payButton();
    expect(hosted.charges('trial')).toEqual([]);
  });

  it('for a plan that was paid for elsewhere meanwhile', async () => {
    await openWithCard();
    payElsewhere();
    await app.press(pay);
    await app.see(paid);
    expect(actions()).toEqual([]);
  });

  it('for a plan that is paid already', async () => {
    await openUpgrade('paid');
    await app.see('Your account is already on a paid plan.');
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  });

  it('while the platform has not entered a charge yet', async () => {
    await payUnentered();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull());
    payElsewhere();
    await app.see(paid);
  });
});

describe('a card', () => {
  it('that is incomplete is told by the provider, and nothing is sent', async () => {
    await openUpgrade();
    await app.findField('Card number');
    await app.press(pay);
    await seeSomewhere('Your card number is incomplete.');
    expect(actions()).toEqual([]);
    await typeCard(cards.pays);
    await app.press(pay);
    await app.see(paid);
  });

  it('that is refused at once leaves an order that can be made again', async () => {
    const words = 'Your card was declined. Try another card.';
    await openWithCard(cards.refused);
    await app.fill(sessions, '12');
    await app.press(pay);
    await seeSomewhere(words);
    expect(app.getField(sessions)).toHaveValue(12);
    await typeCard(cards.pays);
    await app.press(pay);
    await app.see(paid);
    expect(screen.queryByText(words)).toBeNull();
    expect(hosted.plan('trial')).toEqual(paidPlan(12, 0));
    expect(actions()).toEqual(['upgrade-to-paid', 'upgrade-to-paid']);
    expect(succeeded()).toEqual(['succeeded 6000']);
  });

  it('that is declined is replaced by another one, for the same order', async () => {
    await openWithCard(cards.declines);
    await app.fill(sessions, '12');
    await app.press(pay);
    await app.see('Your order was placed, but the payment was declined. Pay with another card.');
    await seeSomewhere('Your card was declined.');
    expect(app.getField(sessions)).toHaveValue(12);
    expect(app.getField(sessions)).toHaveAttribute('readonly');
    // The same after a reload.
    await hosted.open(`${account()}/subscription`);
    await app.see(placed);
    expect(app.getField(sessions)).toHaveValue(12);
    await typeCard(cards.pays);
    await app.press('Pay with this card');
    await app.see(paid);
    expect(hosted.plan('trial')).toEqual(paidPlan(12, 0));
    expect(actions()).toEqual(['upgrade-to-paid', 'update-payment-method']);
    expect(succeeded()).toEqual(['succeeded 6000']);
  });
});

describe('a payment that the bank asks about', () => {
  const openAsked = async () => {
    await openWithCard(cards.asks);
    await app.press(pay);
    await bank();
  };

  it('is not offered again while it waits, and its end is told on the account', async () => {
    await openAsked();
    expect(hosted.plan('trial').plan_type).toBe('trial');
    await hosted.open(`${account()}/subscription`);
    await app.see(waits);
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();

    await answerBank(hosted.platform(), true);
    await hosted.open(
      `${account()}/edit?payment_intent=pi_1&payment_intent_client_secret=secret&redirect_status=succeeded`,
    );
    await app.see(paid);
    expect(app.currentUrl()).toBe(`${account()}/edit`);
    expect(hosted.plan('trial')).toEqual(paidPlan(5, 0));
    expect(hosted.charges('trial')).toEqual(['succeeded 2500']);
    await waitFor(() => expect(document.cookie).not.toContain('trunkline-payment'));
  });

  it('and that was not confirmed says so on the account, and can be made with another card', async () => {
    await openAsked();
    await answerBank(hosted.platform(), false);
    await hosted.open(`${account()}/edit?redirect_status=failed&payment_intent=pi_1`);
    await app.see(/^Payment wasn’t confirmed\. You weren’t charged/);
    expect(app.currentUrl()).toBe(`${account()}/edit`);
    await app.click(await screen.findByRole('link', { name: 'Try again' }));
    await app.see(placed);
    await typeCard(cards.pays);
    await app.press('Pay with this card');
    await app.see(paid);
    expect(succeeded()).toEqual(['succeeded 2500']);
  });

  it('and that its owner refuses on the spot is made with another card, for the same order', async () => {
    await openAsked();
    await app.press('Fail', await bank());
    await app.see(placed);
    await seeSomewhere(
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    );
    await typeCard(cards.pays);
    await app.press('Pay with this card');
    await app.see(paid);
    expect(actions()).toEqual(['upgrade-to-paid', 'update-payment-method']);
    expect(succeeded()).toEqual(['succeeded 2500']);
  });

  it('and that was refused once is asked about again, with the same card or another', async () => {
    await openAsked();
    await app.press('Fail', await bank());
    await app.see(placed);
    for (const [card, said] of [
      [cards.asks, 'Fail'],
      [cards.asksThenDeclines, 'Complete'],
      [cards.declines, null],
    ] as const) {
      await typeCard(card);
      await app.press('Pay with this card');
      if (said) await app.press(said, await bank());
      await app.see(placed);
      await screen.findByRole('button', { name: 'Pay with this card' });
    }
    await typeCard(cards.asks);
    await app.press('Pay with this card');
    await bank();
    await answerBank(hosted.platform(), true);
    expect(succeeded()).toEqual(['succeeded 2500']);
    expect(hosted.plan('trial')).toEqual(paidPlan(5, 0));
    expect(actions().filter((action) => action === 'upgrade-to-paid')).toHaveLength(1);
  });

  it('and that was refused on another page can be ordered once more, after a question', async () => {
    await openAsked();
    await answerBank(hosted.platform(), false);
    // What this page knew of the order is forgotten with the session.
    await hosted.open('/internal/applications', 'free');
    await hosted.open(`${account()}/edit?redirect_status=failed&payment_intent=pi_1`, 'trial');
    await app.click(await screen.findByRole('link', { name: 'Try again' }));
    await app.press('Order again');
    const dialog = await screen.findByRole('dialog', { name: 'Order again?' });
    await app.press('Order again', dialog);
    await app.see('You are ordering the same capacity again.');
    expect(app.getField(sessions)).toHaveAttribute('readonly');
    await typeCard(cards.pays);
    await app.press(pay);
    await app.see(paid);
    expect(succeeded()).toEqual(['succeeded 2500']);
    expect(hosted.plan('trial')).toEqual(paidPlan(5, 0));
  });

  it('is given up only after a question', async () => {
    await openAsked();
    await hosted.open(`${account()}/subscription`);
    await app.press('Check again');
    await app.see(waits);
    await app.press('Pay another way');
    const dialog = await screen.findByRole('dialog', { name: 'Pay another way?' });
    await app.press('Pay another way', dialog);
    await payButton();
  });

  it('and that was given up is charged with no later card unless that is said before', async () => {
    await openAsked();
    await hosted.open(`${account()}/subscription`);
    await app.press('Pay another way');
    const dialog = await screen.findByRole('dialog', { name: 'Pay another way?' });
    expect(dialog).toHaveTextContent(/don’t change your card .* would charge the first order too/);
    await app.press('Pay another way', dialog);
    await typeCard(cards.pays);
    await app.press(pay);
    await app.see(paid);
    expect(succeeded()).toEqual(['succeeded 2500']);
    await app.follow('Manage payment info');
    await app.see(/^An earlier order may still be waiting/);
    await app.press('Change Payment Info');
    await typeCard(cards.mastercard);
    await app.press('Save New Card');
    await app.see(paid);
    // The platform does what was said, and nothing waits any more.
    expect(succeeded()).toEqual(['succeeded 2500', 'succeeded 2500']);
    await app.follow('Manage payment info');
    await screen.findByRole('button', { name: 'Change Payment Info' });
    expect(screen.queryByText(/^An earlier order may/)).toBeNull();
  });

  it('and that the platform has not entered yet is waited for on the account', async () => {
    app.hurry();
    await openAsked();
    await hosted.open(`${account()}/edit?redirect_status=succeeded`);
    await app.see(/^Payment confirmed\. Updating your plan/);
    await answerBank(hosted.platform(), true);
    await app.see(paid);
    await app.see(/^Your plan has a capacity of 5 simultaneous calls/);
    await waitFor(() => expect(document.cookie).not.toContain('trunkline-payment'));
  });
});

it('what is paid for is what the account has, also after an order that nobody paid', async () => {
  await openWithCard(cards.declines);
  await app.fill(sessions, '12');
  await app.press(pay);
  await app.see(placed);
  // The next day.
  forgetPayments();
  hosted.leavePending('trial', 12);
  await openWithCard();
  await app.press(pay);
  await app.see(paid);
  await app.see(/^Your plan has a capacity of 5 simultaneous calls/);
  expect(hosted.plan('trial').quantities).toMatchObject({ 'concurrent call session': 5 });
  expect(succeeded()).toEqual(['succeeded 2500']);
});

it('a payment that the platform never hears of is not asked for again', async () => {
  await payUnentered();
  const bill = { total: 2500, currency: 'usd', next_payment_attempt: 1_900_000_000 };
  app.answerAlways('GET', 'Invoices', () => Response.json(bill));
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_601_000);
  onTestFinished(() => later.mockRestore());
  await app.see(/^Your payment arrived, but the platform hasn’t entered it\./);
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  payElsewhere();
  await app.press('Check again');
  await app.see(paid);
});

it('without prices there is nothing to pay, whether they cannot be read or are not there', async () => {
  app.answerAlways('GET', 'Prices', () => app.refusal(500, 'no payment provider is configured'));
  await openUpgrade();
  await app.see('no payment provider is configured');
  app.reconnect();
  await app.press('Retry');
  await payButton();
  app.answerAlways('GET', 'Prices', () => Response.json([]));
  await hosted.open(`${account()}/subscription`);
  await app.see(/^No price is set/);
  expect(await payButtonOf('–')).toBeDisabled();
});

it('a deployment without a key says that payment is not set up', async () => {
  app.resetConsole({ STRIPE_PUBLISHABLE_KEY: '' }, { hosted: true });
  await openUpgrade();
  await app.see(/^Card payments aren’t set up/);
  expect(await payButton()).toBeDisabled();
});

it('the page asks for at most four things beyond what the console itself asks', async () => {
  await openUpgrade();
  await payButton();
  await app.settle();
  const own = app.requests().filter((call) => /Users\/me|Prices|Subscriptions|Stripe/.test(call));
  // How far the sign-up of this user has come is in the same answer.
  expect(own).toEqual(['GET Users/me', 'GET Prices']);
});
