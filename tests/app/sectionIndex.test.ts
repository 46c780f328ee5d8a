import { expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { carrierRow } from './support/carriers';

const index = () => screen.findByRole('navigation', { name: 'Sections of this page' });
const names = async () =>
  within(await index())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('a long form has an index of its sections, and each is reached from it', async () => {
  await app.open(`/internal/accounts/${app.accountSid('Bluebird Airways')}/edit`, 'nora');
  await app.heading('Bluebird Airways');
  expect(await names()).toEqual([
    'Account',
    'Limits',
    'Applications',
    'Webhooks',
    'TTS cache',
    'Call recording',
    'API keys',
    'Used by',
    'Delete this account',
  ]);
  await app.click(await app.link('API keys', await index()));
  expect(screen.getByRole('heading', { name: 'API keys' })).toHaveFocus();
  expect(await app.link('API keys', await index())).toHaveAttribute('aria-current', 'location');

  // One stop of the Tab key, with the arrow keys for the rest.
  const stops = within(await index())
    .getAllByRole('link')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
  stops[0]?.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await app.link('Delete this account', await index())).toHaveFocus();
  await user.keyboard('{Home}{Enter}');
  expect(screen.getByRole('heading', { name: 'Account' })).toHaveFocus();
});

it('the index says which sections have errors, and follows the open tab', async () => {
  await app.open(`/internal/carriers/${carrierRow('Twilio').voip_carrier_sid}/edit`, 'nora');
  await app.fill('Carrier name', '');
  await app.press('Save');
  expect(await app.link(/^Carrier 1 error$/, await index())).toBeVisible();
  await app.fill('Carrier name', 'Twilio');
  await waitFor(async () => expect((await names())[0]).toBe('Carrier'));
  expect(await names()).toContain('SIP gateways');
  await app.click(app.tab('SMS (SMPP)'));
  await waitFor(async () => expect(await names()).toContain('Outbound messages'));
  expect(await names()).not.toContain('SIP gateways');
});

it('a short form has none', async () => {
  await app.open('/internal/phone-numbers/add', 'nora');
  await app.findField('Number');
  expect(screen.queryByRole('navigation', { name: 'Sections of this page' })).toBeNull();
});
