import { beforeEach, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor } from './support';
import { cards, forgetPayments, typeCard } from './support/cards';

const hosted = app.hostedStories();
beforeEach(forgetPayments);

const account = () => `/internal/accounts/${hosted.accountSid('paid')}`;
const openPayment = async () => {
  await hosted.open(`${account()}/manage-payment`, 'paid');
  await screen.findByRole('heading', { name: 'Manage Payment Information', level: 1 });
};
const save = 'Save New Card';
const seeSomewhere = (text: string) =>
  waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));
const last4 = async () => {
  await openPayment();
  return (await screen.findByText(/^\*{4} \*{4} \*{4} \d{4}$/)).textContent;
};

it('the stored card is shown masked, and replaced by another one', async () => {
  expect(await last4()).toBe('**** **** **** 4242');
  await app.see('visa');
  await app.see(/^\d{1,2}\/\d{4}$/);
  await app.press('Change Payment Info');
  await screen.findByRole('region', { name: 'New Payment Information' });
  await typeCard(cards.mastercard);
  await app.press(save);
  await app.see('Payment completed successfully');
  await app.expectUrl(`${account()}/edit`);
  expect(JSON.stringify(app.writes())).not.toContain('4444');
  expect(await last4()).toBe('**** **** **** 4444');
});

it('can be left as it is, twice over', async () => {
  await openPayment();
  await app.press('Change Payment Info');
  await app.press('Cancel');
  await waitFor(() => expect(screen.queryByRole('button', { name: save })).toBeNull());
  screen.getByRole('link', { name: 'Cancel' }).click();
  await app.expectUrl(`${account()}/edit`);
  expect(app.writes()).toEqual([]);
});

it.each([
  [
    { status: 'failed to pay outstanding invoices' },
    'Your new card was saved, but an outstanding invoice couldn’t be paid with it. Use another card, or contact your bank.',
  ],
  [{ status: 'card error', reason: 'Your card has expired.' }, 'Your card has expired.'],
])('%j has its words, and the form stays', async (answer, words) => {
  await openPayment();
  await app.press('Change Payment Info');
  await typeCard(cards.pays);
  app.answerOnce('POST', 'Subscriptions', () => Response.json(answer));
  await app.press(save);
  await seeSomewhere(words);
  await app.press(save);
  await app.see('Payment completed successfully');
});

it('a change whose payment failed is done as soon as another card pays what is due', async () => {
  const use = async (card: string) => {
    await app.press('Change Payment Info');
    await typeCard(card);
    await app.press(save);
  };
  await openPayment();
  await use(cards.declines);
  await app.expectUrl(`${account()}/edit`);
  await app.follow('Modify my subscription');
  const sessions = 'Capacity of: Maximum concurrent call sessions';
  await waitFor(() => expect(app.getField(sessions)).toHaveValue(25));
  await app.fill(sessions, '60');
  await app.press('Review Changes');
  await app.press('Confirm', await screen.findByRole('dialog', { name: 'Confirm Changes' }));
  await seeSomewhere(
    'The additional capacity you that you requested could not be granted due to a failure processing payment. Please configure a valid credit card for your account and the upgrade will be automatically processed',
  );
  await app.follow('Manage payment info');
  await app.see('**** **** **** 0341');
  await use(cards.asksThenDeclines);
  await seeSomewhere(
    'Your new card was saved, but an outstanding invoice couldn’t be paid with it. Use another card, or contact your bank.',
  );
  await app.see('**** **** **** 3178');
  expect(hosted.plan('paid').quantities).toMatchObject({ 'concurrent call session': 25 });
  await typeCard(cards.pays);
  await app.press(save);
  await app.see('Payment completed successfully');
  await app.see(/^Your plan has a capacity of 60 simultaneous calls/);
  expect(hosted.plan('paid').quantities).toMatchObject({ 'concurrent call session': 60 });
});

it('a card that is saved is told so where the one before cannot be removed', async () => {
  hosted.detachCards('paid');
  await openPayment();
  await app.press('Change Payment Info');
  await typeCard(cards.mastercard);
  await app.press(save);
  await waitFor(() =>
    expect(screen.getAllByText(/^Your new card was saved, but the old one/)[0]).toBeVisible(),
  );
  await app.see('**** **** **** 4444');
  await app.press(save);
  await app.see('Payment completed successfully');
});

it('whoever leaves while the card is saved is told, and stays where they are', async () => {
  await openPayment();
  await app.press('Change Payment Info');
  await typeCard(cards.mastercard);
  const release = app.hold('POST', 'Subscriptions');
  await app.press(save);
  await app.see(/^Your requested changes are being processed/);
  await app.follow('Applications');
  await app.expectUrl('/internal/applications');
  release();
  await app.see('Payment completed successfully');
  await app.expectUrl('/internal/applications');
});

it('a card that the provider refuses is told in words', async () => {
  await openPayment();
  await app.press('Change Payment Info');
  await typeCard(cards.noFunds);
  await app.press(save);
  await seeSomewhere('Your card was declined. Try another card.');
});

it('a new card that the bank asks about leads to the provider, whose words are told', async () => {
  await openPayment();
  await app.press('Change Payment Info');
  await typeCard(cards.pays);
  app.answerOnce('POST', 'Subscriptions', () =>
    Response.json({ status: 'action required', client_secret: 'pi_9_secret_1' }),
  );
  await app.press(save);
  await seeSomewhere('No such payment_intent');
});

it('a plan that cannot be read can still be given another card', async () => {
  app.answerAlways('GET', 'Users/me', () => app.refusal(500, 'the list is down'));
  await openPayment();
  await app.see('the list is down');
  await app.press('Change Payment Info');
  await typeCard(cards.pays);
  await app.press(save);
  await app.see('Payment completed successfully');
});
