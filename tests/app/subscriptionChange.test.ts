import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';

const hosted = app.hostedStories();

const sessions = 'Capacity of: Maximum concurrent call sessions';
const devices = 'Capacity of: Additional device registrations';
const page = () => `/internal/accounts/${hosted.accountSid('paid')}/modify-subscription`;
const openModify = async () => {
  await hosted.open(page(), 'paid');
  await screen.findByRole('heading', { name: 'Configure Your Subscription', level: 1 });
  await waitFor(() => expect(app.getField(sessions)).toHaveValue(25));
};
const review = () => screen.getByRole('button', { name: 'Review Changes' });
const changed = 'Your subscription capacity has been successfully modified.';
const quantities = () => hosted.plan('paid').quantities;
const stored = { 'concurrent call session': 25, 'registered device': 10 };
const dryRuns = () =>
  app.writes().map(({ body }) => (body as { dry_run?: boolean }).dry_run ?? false);

it('other capacities are reviewed first, with their cost, and then changed', async () => {
  await openModify();
  expect(app.getField(devices)).toHaveValue(10);
  expect(review()).toBeDisabled();
  await app.fill(sessions, '30');
  expect(review()).toBeEnabled();
  await app.fill(sessions, '25');
  expect(review()).toBeDisabled();
  await app.fill(sessions, '60');
  await app.press('Review Changes');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Changes' });
  const items = within(dialog).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '60 simultaneous calls',
    '350 registered devices',
  ]);
  expect(dialog).toHaveTextContent('The new monthly charge is $125.00.');
  expect(quantities()).toEqual(stored);
  await app.press('Confirm', dialog);
  await app.see(changed);
  await app.expectUrl(`/internal/accounts/${hosted.accountSid('paid')}/edit`);
  expect(quantities()).toEqual({ 'concurrent call session': 60, 'registered device': 10 });
  expect(dryRuns()).toEqual([true, false]);
});

it.each([
  [
    300,
    'The new monthly charge is $25.00. For the rest of this billing period you are charged once, immediately and prorated: $3.00.',
  ],
  [0, 'The monthly charge is $25.00.'],
  [-450, 'The new monthly charge is $25.00. Your next invoice has a credit of $4.50.'],
])('a prorated cost of %i cents has a sentence of its own', async (prorated_cost, sentence) => {
  app.answerOnce('POST', 'Subscriptions', () =>
    Response.json({ currency: 'usd', monthly_cost: 2500, prorated_cost }, { status: 201 }),
  );
  await openModify();
  await app.fill(devices, '11');
  await app.press('Review Changes');
  await app.see(sentence);
  await app.press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.getField(devices)).toHaveValue(11);
  expect(app.writes()).toHaveLength(1);
});

it('a change that cannot be paid for says what happens next, and nothing typed is lost', async () => {
  await openModify();
  await app.fill(sessions, '60');
  await app.press('Review Changes');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Changes' });
  app.answerOnce('POST', 'Subscriptions', () =>
    Response.json({ status: 'failed', reason: 'payment required' }, { status: 201 }),
  );
  await app.press('Confirm', dialog);
  const words =
    'The additional capacity you that you requested could not be granted due to a failure processing payment. Please configure a valid credit card for your account and the upgrade will be automatically processed';
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0));
  expect(app.getField(sessions)).toHaveValue(60);
});

it('a change that gives another capacity is no success', async () => {
  await openModify();
  await app.fill(sessions, '60');
  await app.press('Review Changes');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Changes' });
  app.answerAlways('POST', 'Subscriptions', () =>
    Response.json({ status: 'success' }, { status: 201 }),
  );
  await app.press('Confirm', dialog);
  await app.see(/^Your order is confirmed, but your plan has a different capacity/);
  expect(screen.queryByText(changed)).toBeNull();
});

it('the next bill is what is charged, after a credit', async () => {
  const bill = { total: 2500, amount_due: 0, currency: 'usd', next_payment_attempt: 1_900_000_000 };
  app.answerAlways('GET', 'Invoices', () => Response.json(bill));
  await hosted.open(`/internal/accounts/${hosted.accountSid('paid')}/edit`, 'paid');
  await app.see(/The next bill is \$0\.00 on .*, after a credit of \$25\.00\.$/);
});

it('a change whose answer was lost is told as it is stored', async () => {
  await openModify();
  await app.fill(sessions, '60');
  await app.press('Review Changes');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Changes' });
  app.loseAnswerOnce('POST', 'Subscriptions');
  await app.press('Confirm', dialog);
  await app.see(changed);
  expect(quantities()['concurrent call session']).toBe(60);
});

it.each([
  [sessions, '4', 'Must be at least 5'],
  [devices, '201', 'Must be 200 or less'],
])('%s of %s is refused before anything is asked', async (field, typed, message) => {
  await openModify();
  await app.fill(field, typed);
  await app.press('Review Changes');
  await waitFor(() => expect(app.getField(field)).toHaveAccessibleDescription(message));
  expect(app.writes()).toEqual([]);
});

describe('the way back to the free plan', () => {
  it('says what is lost, at once, and is gone only when it is confirmed', async () => {
    await openModify();
    await app.press('Return to free plan');
    const dialog = await screen.findByRole('dialog', { name: 'Return to Free Plan' });
    expect(dialog).toHaveTextContent(
      /ends immediately.*Simultaneous calls: from 25 to 1 \(24 fewer\).*Registered devices: from 135 to 6 \(129 fewer\)/,
    );
    await app.press('Cancel', dialog);
    expect(hosted.plan('paid').plan_type).toBe('paid');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.press('Return to free plan');
    await app.press('Return to free plan', await screen.findByRole('dialog'));
    await app.see('Downgrade to free plan completed successfully');
    expect(hosted.plan('paid').plan_type).toBe('free');
    await app.see(/trial period expired/);
  });

  it('that fails says so in the dialog', async () => {
    await openModify();
    app.answerAlways('POST', 'Subscriptions', () => app.refusal(500, 'the provider is down'));
    await app.press('Return to free plan');
    const dialog = await screen.findByRole('dialog');
    await app.press('Return to free plan', dialog);
    await app.see('the provider is down', dialog);
  });
});

it('an account without a paid plan is led to the upgrade', async () => {
  await hosted.open(
    `/internal/accounts/${hosted.accountSid('trial')}/modify-subscription`,
    'trial',
  );
  await app.see('Your account isn’t on a paid plan.');
  expect(screen.getByRole('link', { name: 'Upgrade to a paid subscription' })).toBeVisible();
});
