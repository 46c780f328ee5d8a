// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '../../../../src/engines/billing';
import {
  PaymentReturn,
  usePaymentResult,
} from '../../../../src/resources/accounts/hosted/PaymentReturn';
import { clearDrawn, draw, messages, press } from '../../../support/drawn';

const look = vi.fn(async () => undefined);
const noteConfirmation = vi.fn(async () => undefined);
const settleUpgrade = vi.fn(async () => 'asOrdered');
const pages = '/internal/accounts/a-1';

const Back = ({ plan }: { plan: string | null }) => {
  const account = { account_sid: 'a-1', plan_type: plan };
  return (
    <PaymentReturn
      current={plan === null ? undefined : ({ account } as CurrentUser)}
      result={usePaymentResult()}
      onLook={look}
    />
  );
};

/** The bank leads back to the account, which has a plan, or is still to come. */
const comeBack = (search: string, plan: string | null) =>
  draw(<Back plan={plan} />, {
    at: `${pages}/edit?tab=plan${search}`,
    provider: { hosted: async () => ({ noteConfirmation, settleUpgrade }) } as object,
  });
const said = () =>
  /(?<=returned\.)(confirmed|later|refused)/.exec(document.body.textContent ?? '')?.[0];

beforeEach(() => {
  for (const fake of [look, noteConfirmation, settleUpgrade]) fake.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  clearDrawn();
});

it.each([
  ['succeeded', true, 'confirmed'],
  ['processing', true, 'confirmed'],
  ['pending', true, 'confirmed'],
  ['failed', false, 'refused'],
  ['requires_payment_method', false, 'refused'],
  ['', false, 'refused'],
])('a payment that the bank calls %j is noted, and said', async (status, isGood, words) => {
  const intent = '&payment_intent=pi-1&payment_intent_client_secret=s-1';
  comeBack(`&redirect_status=${status}${intent}`, 'trial');
  await waitFor(() => expect(said()).toBe(words));
  expect(noteConfirmation.mock.calls).toEqual([[isGood, 's-1']]);
  // Whoever reloads the page, or copies its address, has paid nothing.
  await waitFor(() => expect(location.hash).toBe(`#${pages}/edit?tab=plan`));
  expect(said()).toBe(words);
  expect(settleUpgrade).not.toHaveBeenCalled();
});

it.each(['', '&setup_intent=si-1&setup_intent_client_secret=s-2', '&payment_intent=pi-1'])(
  'nothing is said or noted of %j, and nothing of it stays in the address',
  async (search) => {
    comeBack(search, 'trial');
    await waitFor(() => expect(location.hash).toBe(`#${pages}/edit?tab=plan`));
    expect(said()).toBeUndefined();
    expect(noteConfirmation).not.toHaveBeenCalled();
  },
);

it.each([
  ['trial', 'subscription'],
  ['free', 'subscription'],
  ['paid', 'manage-payment'],
])('of a %s plan a refused payment is tried again at %s', async (plan, page) => {
  comeBack('&redirect_status=failed', plan);
  const again = await screen.findByText('pages.billing.returned.tryAgain');
  expect(again.getAttribute('href')).toBe(`#${pages}/${page}`);
  await press('pages.billing.returned.close');
  await waitFor(() => expect(said()).toBeUndefined());
});

it('of an account that is still to come no refusal is said', async () => {
  comeBack('&redirect_status=failed', null);
  await waitFor(() => expect(noteConfirmation).toHaveBeenCalledWith(false, null));
  expect(said()).toBeUndefined();
});

it.each([
  ['asOrdered', 'pages.billing.notifications.paid'],
  ['other', 'pages.billing.notifications.otherCapacity'],
])('a plan that is paid by now is settled once: %s', async (end, message) => {
  settleUpgrade.mockResolvedValueOnce(end);
  comeBack('&redirect_status=succeeded', 'paid');
  await waitFor(() => expect(look).toHaveBeenCalled());
  expect(messages()).toEqual([message]);
  expect(settleUpgrade).toHaveBeenCalledTimes(1);
  expect(said()).toBeUndefined();
});

it('a paid plan that nobody came back to is not settled', async () => {
  comeBack('&payment_intent=pi-1', 'paid');
  await waitFor(() => expect(location.hash).toBe(`#${pages}/edit?tab=plan`));
  expect(settleUpgrade).not.toHaveBeenCalled();
  expect(said()).toBeUndefined();
});

describe('the payment is looked for', () => {
  /** As many seconds go by as it takes until something is so, at most two minutes. */
  const seconds = async (isOver: () => boolean) => {
    for (let passed = 0; passed < 120 && !isOver(); passed++) {
      await vi.advanceTimersByTimeAsync(1000);
    }
  };
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

  it.each(['trial', null])('ten times, and no more: %s', async (plan) => {
    comeBack('&redirect_status=succeeded', plan);
    await seconds(() => look.mock.calls.length > 0);
    expect(said()).toBe('confirmed');
    await seconds(() => said() === 'later');
    expect(said()).toBe('later');
    await seconds(() => false);
    expect(look).toHaveBeenCalledTimes(10);
  });

  it.each(['failed', null])('not where it is %s', async (status) => {
    comeBack(status ? `&redirect_status=${status}` : '', 'trial');
    await seconds(() => false);
    expect(look).not.toHaveBeenCalled();
  });
});
