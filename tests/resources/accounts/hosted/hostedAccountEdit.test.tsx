// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CurrentUser } from '../../../../src/engines/billing';
import { HostedAccountEdit } from '../../../../src/resources/accounts/hosted/HostedAccountEdit';
import { clearDrawn, draw } from '../../../support/drawn';

interface Parts {
  above: ReactNode;
  danger: ReactNode;
  isWaiting: boolean;
}
// The form itself is that of every account.
vi.mock('../../../../src/resources/accounts/AccountEditPage', () => ({
  AccountEditPage: ({ above, danger, isWaiting }: Parts) => (
    <main aria-busy={isWaiting}>
      {above}
      {danger}
    </main>
  ),
}));

const getAccountSetup = vi.fn();
const getInvoice = vi.fn();
const getCurrentUser = vi.fn();
const invoice = { total: 2500, currency: 'usd', next_payment_attempt: 1_800_000_000 };
const everything = {
  ...{ accounts: true, carriers: true, 'speech-services': true },
  ...{ applications: true, 'phone-numbers': false },
};

interface Case {
  plan?: CurrentUser['account']['plan_type'];
  customer?: string | null;
  hasPlan?: boolean;
}
const userOf = ({ plan = 'paid', customer = 'cus-1', hasPlan = true }: Case) => ({
  user: { user_sid: 'u-1', name: 'ida', email: 'ida@example.com', provider: 'local' },
  account: {
    ...{ account_sid: 'a-1', plan_type: plan, is_active: true, trial_end_date: null },
    ...{ device_to_call_ratio: 5, stripe_customer_id: customer },
  },
  subscription: hasPlan
    ? { status: 'active', products: [{ name: 'concurrent call session', quantity: 10 }] }
    : null,
});

const open = () =>
  draw(<HostedAccountEdit />, {
    at: '/internal/accounts/a-1/edit',
    identity: { accountSid: 'a-1' },
    actions: { setupProgress: () => null, noteSetup: () => undefined },
    provider: {
      hosted: async () => ({ getAccountSetup, getInvoice, getCurrentUser }),
    } as object,
  });
const isBusy = () => document.querySelector('main')?.getAttribute('aria-busy');
const complete = () => waitFor(() => expect(isBusy()).toBe('false'));
const said = (key: string) => screen.queryByText(new RegExp(`plan\\.${key}\\b`)) !== null;

beforeEach(() => {
  getAccountSetup.mockReset().mockResolvedValue(everything);
  getInvoice.mockReset().mockResolvedValue(invoice);
  getCurrentUser.mockReset().mockResolvedValue(userOf({}));
});
afterEach(clearDrawn);

it.each([
  ['paid', true],
  ['trial', false],
  ['free', false],
] as const)('what a %s plan lacks is looked for as that of one', async (plan, isPaid) => {
  getCurrentUser.mockResolvedValue(userOf({ plan }));
  open();
  await complete();
  expect(getAccountSetup.mock.calls).toEqual([['a-1', isPaid]]);
  expect(screen.queryByText(/firstSteps\.title/)).not.toBeNull();
});

it.each<[string, Case, number, boolean]>([
  ['a paid plan', {}, 1, true],
  // The payment provider may bill it still.
  ['a plan that is paid no more', { plan: 'free' }, 1, false],
  ['a plan that nobody ever paid for', { plan: 'trial', customer: null }, 0, false],
  ['an account without a plan', { hasPlan: false }, 0, false],
])('of %s the invoice is asked for', async (_what, user, asked, isMissed) => {
  getCurrentUser.mockResolvedValue(userOf(user));
  getInvoice.mockRejectedValue(new Error('The payment provider is away'));
  open();
  await complete();
  expect(getInvoice).toHaveBeenCalledTimes(asked);
  expect(said('noInvoice')).toBe(isMissed);
});

it('nothing is shown before the invoice is there, and then what it bills', async () => {
  let answer = (_invoice: object) => {};
  getInvoice.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  open();
  await waitFor(() => expect(getInvoice).toHaveBeenCalled());
  await waitFor(() => expect(getAccountSetup).toHaveBeenCalled());
  expect(isBusy()).toBe('true');
  answer(invoice);
  await complete();
  expect(screen.getByText(/plan\.paidUntilBill/).textContent).toContain('25');
  expect(said('noInvoice')).toBe(false);
});

it('without the plan there is no deletion of the account, and what failed is asked again', async () => {
  getCurrentUser.mockRejectedValue(new Error('The platform is away'));
  open();
  await complete();
  expect(screen.queryByText('pages.billing.deletion.open')).toBeNull();
  getCurrentUser.mockResolvedValue(userOf({}));
  screen.getByRole('button', { name: 'app.errors.retry' }).click();
  await screen.findByText('pages.billing.deletion.open');
  expect(getAccountSetup.mock.calls[0]).toEqual(['a-1', false]);
});
