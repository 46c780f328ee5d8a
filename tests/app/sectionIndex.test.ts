import { expect, it } from 'vitest';
import {
  accountSid,
  click,
  fill,
  findField,
  heading,
  link,
  open,
  press,
  screen,
  tab,
  user,
  waitFor,
  within,
} from './support';
import { carrierRow } from './support/carriers';

const index = () => screen.findByRole('navigation', { name: 'Sections of this page' });
const names = async () =>
  within(await index())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('a long form has an index of its sections, and each is reached from it', async () => {
  await open(`/internal/accounts/${accountSid('Bluebird Airways')}/edit`, 'nora');
  await heading('Bluebird Airways');
  expect(await names()).toEqual([
    'Account',
    'Limits',
    'Applications',
    'Webhooks',
    'TTS cache',
    'Call recording',
    'API keys',
    'Delete this account',
  ]);
  await click(await link('API keys', await index()));
  expect(screen.getByRole('heading', { name: 'API keys' })).toHaveFocus();
  expect(await link('API keys', await index())).toHaveAttribute('aria-current', 'location');

  // One stop of the Tab key, with the arrow keys for the rest.
  const stops = within(await index())
    .getAllByRole('link')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
  stops[0]?.focus();
  await user.keyboard('{ArrowDown}');
  expect(await link('Delete this account', await index())).toHaveFocus();
  await user.keyboard('{Home}{Enter}');
  expect(screen.getByRole('heading', { name: 'Account' })).toHaveFocus();
});

it('the index says which sections have errors, and follows the open tab', async () => {
  await open(`/internal/carriers/${carrierRow('Twilio').voip_carrier_sid}/edit`, 'nora');
  await fill('Carrier name', '');
  await press('Save');
  expect(await link(/^Carrier 1 error$/, await index())).toBeVisible();
  await fill('Carrier name', 'Twilio');
  await waitFor(async () => expect((await names())[0]).toBe('Carrier'));
  expect(await names()).toContain('SIP gateways');
  await click(tab('SMS (SMPP)'));
  await waitFor(async () => expect(await names()).toContain('Outbound messages'));
  expect(await names()).not.toContain('SIP gateways');
});

it('a short form has none', async () => {
  await open('/internal/phone-numbers/add', 'nora');
  await findField('Number');
  expect(screen.queryByRole('navigation', { name: 'Sections of this page' })).toBeNull();
});
