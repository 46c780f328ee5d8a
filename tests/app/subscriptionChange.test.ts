import { describe, expect, it } from 'vitest';
import {
  answerAlways,
  answerOnce,
  expectUrl,
  fill,
  getField,
  hostedStories,
  loseAnswerOnce,
  press,
  refusal,
  screen,
  see,
  waitFor,
  within,
  writes,
} from './support';

const hosted = hostedStories();

const sessions = 'Capacity of: Maximum concurrent call sessions';
const devices = 'Capacity of: Additional device registrations';
const page = () => `/internal/accounts/${hosted.accountSid('paid')}/modify-subscription`;
const openModify = async () => {
  await hosted.open(page(), 'paid');
  await screen.findByRole('heading', { name: 'Configure Your Subscription', level: 1 });
  await waitFor(() => expect(getField(sessions)).toHaveValue(25));
};
const review = () => screen.getByRole('button', { name: 'Review Changes' });
const changed = 'Your subscription capacity has been successfully modified.';
const quantities = () => hosted.plan('paid').quantities;
const stored = { 'concurrent call session': 25, 'registered device': 10 };
const dryRuns = () => writes().map(({ body }) => (body as { dry_run?: boolean }).dry_run ?? false);

it('other capacities are reviewed first, with their cost, and then changed', async () => {
  await openModify();
  expect(getField(devices)).toHaveValue(10);
  expect(review()).toBeDisabled();
  await fill(sessions, '30');
  expect(review()).toBeEnabled();
  await fill(sessions, '25');
  expect(review()).toBeDisabled();
  await fill(sessions, '60');
  await press('Review Changes');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Changes' });
  const items = within(dialog).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '60 simultaneous calls',
    '350 registered devices',
  ]);
  expect(dialog).toHaveTextContent('The new monthly charge is $125.00.');
  expect(quantities()).toEqual(stored);
  await press('Confirm', dialog);
  await see(changed);
  await expectUrl(`/internal/accounts/${hosted.accountSid('paid')}/edit`);
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
  answerOnce('POST', 'Subscriptions', () =>
    Response.json({ currency: 'usd', monthly_cost: 2500, prorated_cost }, { status: 201 }),
  );
  await openModify();
  await fill(devices, '11');
  await press('Review Changes');
  await see(sentence);
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getField(devices)).toHaveValue(11);
  expect(writes()).toHaveLength(1);
});

it('a change that cannot be paid for says what happens next, and nothing typed is lost', async () => {
  await openModify();
  await fill(sessions, '60');
  await press('Review Changes');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Changes' });
  answerOnce('POST', 'Subscriptions', () =>
    Response.json({ status: 'failed', reason: 'payment required' }, { status: 201 }),
  );
  await press('Confirm', dialog);
  const words =
    'The additional capacity you that you requested could not be granted due to a failure processing payment. Please configure a valid credit card for your account and the upgrade will be automatically processed';
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0));
  expect(getField(sessions)).toHaveValue(60);
});

it('a change whose answer was lost is told as it is stored', async () => {
  await openModify();
  await fill(sessions, '60');
  await press('Review Changes');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Changes' });
  loseAnswerOnce('POST', 'Subscriptions');
  await press('Confirm', dialog);
  await see(changed);
  expect(quantities()['concurrent call session']).toBe(60);
});

it.each([
  [sessions, '4', 'Must be at least 5'],
  [devices, '201', 'Must be 200 or less'],
])('%s of %s is refused before anything is asked', async (field, typed, message) => {
  await openModify();
  await fill(field, typed);
  await press('Review Changes');
  await waitFor(() => expect(getField(field)).toHaveAccessibleDescription(message));
  expect(writes()).toEqual([]);
});

describe('the way back to the free plan', () => {
  it('says what is lost, at once, and is gone only when it is confirmed', async () => {
    await openModify();
    await press('Return to free plan');
    const dialog = await screen.findByRole('dialog', { name: 'Return to Free Plan' });
    expect(dialog).toHaveTextContent(
      /ends immediately.*Simultaneous calls: from 25 to 1 \(24 fewer\).*Registered devices: from 135 to 6 \(129 fewer\)/,
    );
    await press('Cancel', dialog);
    expect(hosted.plan('paid').plan_type).toBe('paid');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Return to free plan');
    await press('Return to free plan', await screen.findByRole('dialog'));
    await see('Downgrade to free plan completed successfully');
    expect(hosted.plan('paid').plan_type).toBe('free');
    await see(/trial period expired/);
  });

  it('that fails says so in the dialog', async () => {
    await openModify();
    answerAlways('POST', 'Subscriptions', () => refusal(500, 'the provider is down'));
    await press('Return to free plan');
    const dialog = await screen.findByRole('dialog');
    await press('Return to free plan', dialog);
    await see('the provider is down', dialog);
  });
});

it('an account without a paid plan is led to the upgrade', async () => {
  await hosted.open(
    `/internal/accounts/${hosted.accountSid('trial')}/modify-subscription`,
    'trial',
  );
  await see('Your account isn’t on a paid plan.');
  expect(screen.getByRole('link', { name: 'Upgrade to a paid subscription' })).toBeVisible();
});
