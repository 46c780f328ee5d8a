import { beforeAll, describe, expect, it, vi } from 'vitest';
import { messages as english } from '../../src/i18n/en/help';
import * as app from './support';
import { screen, user, waitFor } from './support';
import { arrived } from './support/arrivals';
import { prepareEveryScreen } from './support/everyScreen';

beforeAll(prepareEveryScreen);

const { means, more } = english.app.terms;
const mark = (name: string) => screen.findByRole('button', { name: `What does “${name}” mean?` });
const card = (text: string) => screen.findByText(text);
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

const openCarrier = async (operator: 'nora' | 'vera' = 'nora') => {
  await app.open('/internal/carriers', operator);
  await arrived();
  if (operator === 'nora')
    await app.click(await screen.findByRole('link', { name: 'Add carrier' }));
  else await app.click(await screen.findByRole('link', { name: 'Twilio' }));
  await screen.findByRole('heading', {
    level: 1,
    name: operator === 'nora' ? 'Add a carrier' : 'Twilio',
  });
};

it('a screen leads to its page of the guide', async () => {
  await openCarrier();
  const link = screen.getByRole('link', { name: 'Guide to this page, in a new tab' });
  expect(link).toHaveAttribute('href', '/guide/carriers.html');
});

describe('a term explains itself', () => {
  it('by the keyboard: when it has the focus, with the way to the guide as the next stop', async () => {
    await openCarrier();
    const e164 = await mark('Leading + (E.164)');
    await user.keyboard('{Tab}');
    e164.focus();
    await card(means.e164);
    await waitFor(() => expect(e164).toHaveAccessibleDescription(means.e164));
    await user.tab();
    const link = screen.getByRole('link', { name: more });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '/guide/glossary.html#e164');
    await user.tab();
    await gone(means.e164);
    e164.focus();
    await card(means.e164);
    await user.tab();
    await user.keyboard('{Escape}');
    await gone(means.e164);
    expect(e164).toHaveFocus();
  });

  it('to the pointer that rests on it, which may go on to what is said', async () => {
    await openCarrier();
    app.hurry();
    await user.hover(await mark('Tech prefix'));
    const said = await card(means.techPrefix);
    await user.hover(said);
    await vi.advanceTimersByTimeAsync(300);
    expect(said).toBeVisible();
    await user.hover(document.querySelector('main h1') as HTMLElement);
    await gone(means.techPrefix);
  });

  it('to a tap, until the next one or one elsewhere', async () => {
    await openCarrier();
    const diversion = await mark('SIP Diversion header');
    await app.click(diversion);
    await card(means.diversion);
    expect(diversion).toHaveAttribute('aria-expanded', 'true');
    await app.click(diversion);
    await gone(means.diversion);
    await app.click(diversion);
    await card(means.diversion);
    await app.click(document.querySelector('main h1') as HTMLElement);
    await gone(means.diversion);
  });

  it('until Escape, which leaves the focus and what is around alone', async () => {
    await openCarrier();
    const realm = await mark('Pad SRTP keys');
    await app.click(realm);
    await card(means.padCrypto);
    realm.focus();
    await user.keyboard('{Escape}');
    await gone(means.padCrypto);
    expect(realm).toHaveFocus();
  });

  it('to those who may only look, too', async () => {
    await openCarrier('vera');
    await app.click(await mark('Leading + (E.164)'));
    await card(means.e164);
    await app.open(`/internal/accounts/${app.accountSid('Sunrise Clinic')}/edit`);
    await app.click(await mark('SIPREC'));
    await card(means.siprec);
    await app.click(await mark('SIP realm'));
    await card(means.realm);
  });
});
