import { beforeEach, describe, expect, it } from 'vitest';
import { passwordOf } from '../support/hosted';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { cards, forgetPayments, outage, typeCard } from './support/cards';

const hosted = app.hostedStories();
beforeEach(forgetPayments);

type Key = Parameters<typeof hosted.accountSid>[0];
const page = (user: Key, name: string) => `/internal/accounts/${hosted.accountSid(user)}/${name}`;
const sessions = 'Capacity of: Maximum concurrent call sessions';
const down = /The payment provider can’t be reached/;

/** Every screen that pays: how it is made ready, and what is pressed, again after each failure. */
const screens: Record<string, { user: Key; open: () => Promise<void>; send: () => Promise<void> }> =
  {
    upgrade: {
      user: 'trial',
      async open() {
        await hosted.open(page('trial', 'subscription'), 'trial');
        await typeCard(cards.pays);
      },
      send: () => app.press(/^Pay \$/),
    },
    'other capacities': {
      user: 'paid',
      async open() {
        await hosted.open(page('paid', 'modify-subscription'), 'paid');
        await waitFor(() => expect(app.getField(sessions)).toHaveValue(25));
        await app.fill(sessions, '60');
      },
      send: () => app.press('Review Changes'),
    },
    'another card': {
      user: 'paid',
      async open() {
        await hosted.open(page('paid', 'manage-payment'), 'paid');
        await app.press('Change Payment Info');
        await typeCard(cards.mastercard);
      },
      send: () => app.press('Save New Card'),
    },
    'a return to the free plan': {
      user: 'paid',
      async open() {
        await hosted.open(page('paid', 'modify-subscription'), 'paid');
        await app.press('Return to free plan');
      },
      send: async () => app.press('Return to free plan', await screen.findByRole('dialog')),
    },
    'the own deletion': {
      user: 'paid',
      async open() {
        clearWay();
        await hosted.open(page('paid', 'edit'), 'paid');
        await app.press('Delete account');
        await app.fill(await app.findField('Password'), passwordOf('paid'));
        await app.fill('Delete message', 'delete my account');
      },
      send: () => app.press('Permanently delete my account'),
    },
    'a deletion by the operator': {
      user: 'paid',
      async open() {
        clearWay();
        await hosted.open(page('paid', 'edit'), 'admin');
        await app.press('Delete account');
      },
      send: async () => app.press('Delete', await screen.findByRole('dialog')),
    },
  };

/** Takes away what stands in the way of deleting the account. */
const clearWay = () => {
  const sid = hosted.accountSid('paid');
  for (const table of ['clients', 'phone_numbers', 'applications']) {
    hosted.platform().db.run(`DELETE FROM ${table} WHERE account_sid = ?`, sid);
  }
};
const stored = (user: Key) => ({
  plan: hosted.plan(user),
  charges: hosted.charges(user).filter((one) => one.startsWith('succeeded')),
  account: hosted.account(user).account_sid,
  card: hosted
    .platform()
    .db.get(
      'SELECT stripe_payment_method_id FROM account_subscriptions WHERE account_sid = ? AND pending = 0',
      hosted.account(user).account_sid ?? null,
    ),
});
/** What is on screen has words, and nothing of how the platform speaks to the provider. */
const expectWords = async (words: RegExp) => {
  await waitFor(() => {
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts.join('\n')).toMatch(words);
  });
  expect(document.body.textContent).not.toMatch(/from stripe|fetch failed|\/(payment|invoice)/);
};

const faults: [string, () => Response, RegExp][] = [
  [
    'a refused card',
    () => app.refusal(500, 'Error posting to /payment_methods/pm_1/attach from stripe: 402'),
    /Your card was declined\. Try another card\./,
  ],
  [
    'an outstanding invoice',
    () => app.refusal(500, 'Error posting to /invoices/in_1/pay from stripe: 402'),
    /an outstanding invoice couldn’t be paid/,
  ],
  [
    'a key that is not good',
    () => app.refusal(500, 'Error retrieving /customers/cus_1 from stripe: 401'),
    /refused the platform’s request \(status 401\)/,
  ],
  ['a provider that is down', () => app.refusal(500, 'fetch failed'), down],
  [
    'a refused card, in an earlier release',
    () => Response.json({ error: { message: 'Your card has expired.' } }, { status: 402 }),
    /Your card has expired\./,
  ],
];

describe('what the platform passes on of the provider', () => {
  it.each(['upgrade', 'other capacities', 'another card', 'a return to the free plan'])(
    'has words on the screen of %s, and nothing is stored',
    async (name) => {
      const { user, open, send } = screens[name] as (typeof screens)[string];
      await open();
      const before = stored(user);
      for (const [, answer, words] of faults) {
        app.answerOnce('POST', 'Subscriptions', answer);
        await send();
        await expectWords(words);
        expect(stored(user)).toEqual(before);
      }
    },
  );
});

describe('while the provider is down', () => {
  it.each(Object.keys(screens))('nothing comes of %s', async (name) => {
    const { user, open, send } = screens[name] as (typeof screens)[string];
    await open();
    const before = stored(user);
    await outage(hosted.platform(), true);
    await send();
    await expectWords(down);
    expect(stored(user)).toEqual(before);
    expect(app.writes().filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
    // The form can be sent again at once: nothing is waited for.
    await outage(hosted.platform(), false);
    await send();
    await waitFor(() =>
      expect(name === 'other capacities' ? app.requests().at(-1) : stored(user)).not.toEqual(
        before,
      ),
    );
  });
});

describe('a provider that is lost on the way', () => {
  const invoice = () =>
    Response.json({ total: 11_000, currency: 'usd', next_payment_attempt: 1_900_000_000 });

  it('leaves a plan half-ended, and what it goes on to bill is told', async () => {
    const { open, send } = screens['a return to the free plan'] as (typeof screens)[string];
    await open();
    await outage(hosted.platform(), true);
    app.answerOnce('GET', 'Invoices', invoice);
    await send();
    await app.see(/Your capacity is already that of the free plan, but you are still billed/);
    expect(hosted.plan('paid')).toMatchObject({
      plan_type: 'paid',
      quantities: { 'concurrent call session': 1 },
    });
    await outage(hosted.platform(), false);
    await hosted.open(page('paid', 'edit'));
    await app.see(/^Your plan was ended only in part/);

    await hosted.open(page('paid', 'modify-subscription'));
    await app.press('Return to free plan');
    await send();
    await app.see(/^You are on the free plan, but the payment provider still bills you/);
    const plan = await screen.findByRole('region', { name: 'Your Subscription' });
    await app.see(
      /isn’t on a paid plan, but the payment provider still bills it: \$110\.00 on/,
      plan,
    );
    expect(within(plan).getByRole('link', { name: 'Manage payment info' })).toBeVisible();
    // Nobody is charged for two plans.
    await hosted.open(page('paid', 'subscription'));
    await typeCard(cards.pays);
    await app.press(/^Pay \$/);
    await expectWords(/already bills your account for a plan/);
    expect(hosted.charges('paid')).toEqual([]);
  });

  it('after the account is deleted names the customer that may be charged', async () => {
    const { open, send } = screens['the own deletion'] as (typeof screens)[string];
    await open();
    await outage(hosted.platform(), true);
    app.answerOnce('GET', 'Invoices', invoice);
    await send();
    const dialog = await screen.findByRole('dialog', { name: 'Your card may still be charged' });
    expect(dialog).toHaveTextContent(/delete customer cus_pinecrest there/);
    expect(hosted.account('paid')).toEqual({});
  });

  it('after an operator deleted the account names it to the operator', async () => {
    const { open, send } = screens['a deletion by the operator'] as (typeof screens)[string];
    await open();
    await outage(hosted.platform(), true);
    app.answerAlways('GET', 'Prices', () => Response.json([]));
    await send();
    await expectWords(/may keep charging its card\. Delete customer cus_pinecrest there\./);
    expect(hosted.account('paid')).toEqual({});
  });
});
