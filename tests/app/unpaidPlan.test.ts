import { beforeEach, describe, expect, it } from 'vitest';
import { emailOf, passwordOf } from '../support/hosted';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { cards, forgetPayments, outage, typeCard } from './support/cards';

const hosted = app.hostedStories();
beforeEach(forgetPayments);
type Key = Parameters<typeof hosted.accountSid>[0];

const page = (name: string, user: Key = 'unpaid') =>
  `/internal/accounts/${hosted.accountSid(user)}/${name}`;
const failed = /^Your last payment failed/;
const section = () => screen.findByRole('region', { name: 'Your Subscription' });
const db = () => hosted.platform().db;

describe('an account whose renewal was declined', () => {
  it('has its page, with the way to pay and the way to leave', async () => {
    await hosted.open(page('edit'), 'unpaid');
    const plan = await section();
    await app.see(failed, plan);
    expect(await app.link('Manage payment info', plan)).toHaveAttribute(
      'href',
      page('manage-payment'),
    );
    expect(within(plan).getAllByRole('link')).toHaveLength(1);
    expect(app.getField('Account name')).toHaveValue(emailOf('unpaid'));
    expect(app.getField('SIP realm')).toHaveValue('palegrove.sip.northwind-voice.example');
    expect(screen.getByRole('button', { name: 'Delete account' })).toBeEnabled();
    expect(document.body).not.toHaveTextContent('account is missing a subscription');
  });

  it.each(['subscription', 'modify-subscription'])('is led to payment from %s', async (name) => {
    await hosted.open(page(name), 'unpaid');
    await app.see(failed);
    await app.follow('Manage payment info');
    await app.expectUrl(page('manage-payment'));
  });

  it('counts again once another card pays, and not with one that does not', async () => {
    await hosted.open(page('manage-payment'), 'unpaid');
    await app.see(failed);
    await app.press('Change Payment Info');
    await typeCard(cards.declines);
    await app.press('Save New Card');
    await waitFor(() =>
      expect(screen.getAllByText(/an outstanding invoice couldn’t be paid/).length).toBeGreaterThan(
        0,
      ),
    );
    await typeCard(cards.pays);
    await app.press('Save New Card');
    await app.see('Payment completed successfully');
    await app.expectUrl(page('edit'));
    await app.see(/^Your plan has a capacity of 10 simultaneous calls and 50 registered devices\./);
    expect(hosted.charges('unpaid')).toEqual(['failed 5000', 'succeeded 5000']);
    expect(hosted.plan('unpaid')).toMatchObject({ plan_type: 'paid', is_active: 1 });
  });

  it('can change its realm', async () => {
    await hosted.open(page('sip-realm/edit'), 'unpaid');
    await app.fill(await app.findField(/^Subdomain/), 'palegrove2');
    await app.see(/is available/);
    await app.press('Change Sip Realm');
    await app.expectUrl(page('edit'));
    expect(hosted.account('unpaid').sip_realm).toBe('palegrove2.sip.northwind-voice.example');
  });

  it('can be deleted, unless the provider cannot be asked', async () => {
    await hosted.open(page('edit'), 'unpaid');
    await app.press('Delete account');
    await app.fill(await app.findField('Password'), passwordOf('unpaid'));
    await app.fill('Delete message', 'delete my account');
    await outage(hosted.platform(), true);
    await app.press('Permanently delete my account');
    await app.see(/^Nothing was deleted\./);
    expect(app.writes().map(({ call }) => call)).toEqual(['POST login']);
    await outage(hosted.platform(), false);
    await app.press('Permanently delete my account');
    await app.expectUrl('/');
    expect(hosted.account('unpaid')).toEqual({});
  });
});

/** A plan in each of its states, and what the account's page has to offer then. */
const states: [string, Key, (sid: string) => void, RegExp, string][] = [
  ['on trial', 'trial', () => undefined, /trial period\)/, 'Upgrade to a paid subscription'],
  [
    'on a trial that is over',
    'trial',
    (sid) =>
      db().run("UPDATE accounts SET trial_end_date = '2026-01-01' WHERE account_sid = ?", sid),
    /^Your free trial ended on Jan 01, 2026\./,
    'Upgrade to a paid subscription',
  ],
  ['free', 'free', () => undefined, /trial period expired/, 'Upgrade to a paid subscription'],
  ['expired', 'expired', () => undefined, /has expired/, 'Upgrade to a paid subscription'],
  ['paid', 'paid', () => undefined, /^Your plan has a capacity/, 'Manage payment info'],
  [
    'paid and inactive',
    'paid',
    (sid) => db().run('UPDATE accounts SET is_active = 0 WHERE account_sid = ?', sid),
    /has been deactivated/,
    'Manage payment info',
  ],
  [
    'without a plan',
    'trial',
    (sid) => db().run('UPDATE account_subscriptions SET pending = 1 WHERE account_sid = ?', sid),
    /^Your account has no plan yet\.$/,
    'Upgrade to a paid subscription',
  ],
  ['unpaid', 'unpaid', () => undefined, failed, 'Manage payment info'],
];

it.each(states)(
  'the page of an account %s offers to pay and to leave',
  async (_state, user, prepare, text, way) => {
    prepare(hosted.accountSid(user));
    await hosted.open(page('edit', user), user);
    const plan = await section();
    await app.see(text, plan);
    await app.link(way, plan);
    expect(screen.getByRole('button', { name: 'Delete account' })).toBeEnabled();
  },
);

it('who never paid is led from the card to the upgrade', async () => {
  await hosted.open(page('manage-payment', 'trial'), 'trial');
  await app.see('Your account has never paid for a plan.');
  expect(screen.queryByRole('button', { name: 'Change Payment Info' })).toBeNull();
  await app.link('Upgrade to a paid subscription');
});

it('a plan that takes longer to count again is told so, and not paid for twice', async () => {
  app.hurry();
  await hosted.open(page('manage-payment'), 'unpaid');
  await app.press('Change Payment Info');
  await typeCard(cards.pays);
  // The payment provider has not told the platform of it yet.
  app.answerAlways('GET', 'Users/me', () => app.refusal(500, 'account is missing a subscription'));
  await app.press('Save New Card');
  await app.see(/^Your new card was saved, but your plan isn’t active yet\./);
  await app.expectUrl(page('edit'));
  expect(hosted.charges('unpaid')).toEqual(['succeeded 5000']);
});
