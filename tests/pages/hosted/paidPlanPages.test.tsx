// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Subscription } from '../../../src/engines/billing';
import { HttpError } from '../../../src/http/HttpError';
import { ManagePaymentPage } from '../../../src/pages/hosted/billing/ManagePaymentPage';
import { ModifyPage } from '../../../src/pages/hosted/billing/ModifyPage';
import { clearDrawn, draw, messages, press, ready } from '../../support/drawn';

const given = vi.hoisted(() => ({ pay: vi.fn(), leaving: [] as boolean[] }));
vi.mock('../../../src/pages/hosted/billing/card/CardElements', () => ({
  CardElements: ({ children }: { children: unknown }) => children,
}));
vi.mock('../../../src/pages/hosted/billing/card/CardInput', async () => {
  const { createElement } = await import('react');
  return {
    CardInput: ({ onReady }: { onReady: () => void }) =>
      createElement('button', { type: 'button', onClick: onReady }, 'the card is there'),
  };
});
vi.mock('../../../src/pages/hosted/billing/card/useCardPayment', () => ({
  useCardPayment: () => given.pay,
}));
vi.mock('../../../src/pages/hosted/billing/PlanElsewhere', () => ({
  PlanElsewhere: ({ reason }: { reason: string }) => `elsewhere: ${reason}`,
}));
vi.mock('../../../src/pages/hosted/billing/UnpaidPlan', () => ({ UnpaidPlan: () => 'unpaid' }));
vi.mock('../../../src/pages/hosted/billing/ModifyForm', async () => {
  const { createElement } = await import('react');
  return {
    ModifyForm: ({ isBusy, isLeaving, onReview, onReturnToFree }: FormProps) => {
      given.leaving.push(isLeaving.current);
      const button = (name: string, onClick: () => void) =>
        createElement('button', { type: 'button', key: name, disabled: isBusy, onClick }, name);
      return [
        button('review', () => onReview({ products: lines, quantities })),
        button('to free', onReturnToFree),
      ];
    },
  };
});
vi.mock('../../../src/pages/hosted/billing/ConfirmChanges', async () => {
  const { createElement } = await import('react');
  return {
    ConfirmChanges: ({ preview, onConfirm, onClose }: ConfirmProps) => [
      createElement('p', { key: 'p' }, `costs ${JSON.stringify(preview)}`),
      createElement('button', { type: 'button', key: 'y', onClick: onConfirm }, 'confirm'),
      createElement('button', { type: 'button', key: 'n', onClick: onClose }, 'not yet'),
    ],
  };
});
vi.mock('../../../src/pages/hosted/billing/ReturnToFree', async () => {
  const { createElement } = await import('react');
  return {
    ReturnToFree: ({ isOpen, onClose, onLeave }: FreeProps) =>
      isOpen && [
        createElement(
          'button',
          { type: 'button', key: 'y', onClick: () => onLeave('free now', 'warning') },
          'be free',
        ),
        createElement('button', { type: 'button', key: 'n', onClick: onClose }, 'stay'),
      ],
  };
});
interface FormProps {
  isBusy: boolean;
  isLeaving: { current: boolean };
  onReview: (order: object) => void;
  onReturnToFree: () => void;
}
interface ConfirmProps {
  preview: object;
  onConfirm: () => void;
  onClose: () => void;
}
interface FreeProps {
  isOpen: boolean;
  onClose: () => void;
  onLeave: (message: string, type: string) => void;
}

const lines = [{ product_sid: 'p', quantity: 5 }];
const quantities = { calls: 5 };
const card = { card_type: 'visa', last4: '4242', exp_month: 7, exp_year: 2031 };
const accountOf = (more: object = {}) => ({
  ...{ account_sid: 'a-1', stripe_customer_id: 'cus', plan_type: 'paid', device_to_call_ratio: 5 },
  ...more,
});
let account: object = {};
let subscription: Partial<Subscription> | null = null;
const hosted = {
  ...{ getCurrentUser: vi.fn(), getProducts: vi.fn(), getWaitingOrder: vi.fn() },
  ...{ updatePaymentMethod: vi.fn(), waitForPlan: vi.fn() },
  ...{ previewQuantities: vi.fn(), updateQuantities: vi.fn() },
};
beforeEach(() => {
  [account, subscription] = [accountOf(), card];
  given.leaving.length = 0;
  for (const one of [given.pay, ...Object.values(hosted)]) one.mockReset();
  given.pay.mockImplementation((work: (id: string) => Promise<unknown>) => work('card-2'));
  hosted.getCurrentUser.mockImplementation(async () => ({ account, subscription }));
  hosted.getProducts.mockResolvedValue([]);
  hosted.getWaitingOrder.mockResolvedValue(null);
  hosted.waitForPlan.mockResolvedValue(true);
  hosted.previewQuantities.mockResolvedValue({ due: 9 });
  hosted.updateQuantities.mockResolvedValue('asOrdered');
});
afterEach(clearDrawn);

const page = '/internal/accounts/a-1/plan';
const open = (inside: ReactNode, more: Parameters<typeof draw>[1] = {}) =>
  draw(inside, {
    ...{ at: page, path: '/internal/accounts/:accountSid/plan' },
    provider: { hosted: async () => hosted } as object,
    ...more,
  });
const text = (key: string) => `pages.billing.${key}`;
const here = () => location.hash.slice(1);
const shows = (words: string | RegExp) => ready(screen.findByText(words));
const isBack = (message: string) =>
  waitFor(() => {
    expect(messages().at(-1)).toBe(message);
    expect(here()).toBe('/internal/accounts/a-1/edit');
  });

it.each<[string, Partial<Subscription> | null, string[]]>([
  ['is shown', card, ['visa', '**** **** **** 4242', '7/2031']],
  ['is shown as far as it is known', { last4: '1' }, ['', '**** **** **** 1', '/']],
  ['is none', { last4: null }, []],
  ['cannot be read after a payment that failed', null, []],
])('the stored card %s', async (_what, plan, facts) => {
  subscription = plan;
  open(<ManagePaymentPage />);
  await shows(text('payment.current'));
  const shown = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(shown).toEqual(facts);
  const said = document.body.textContent ?? '';
  expect(said.includes(text('payment.unreadable'))).toBe(plan === null);
  expect(said.includes(text('plan.unpaid'))).toBe(plan === null);
  expect(said.includes(text('payment.noCard'))).toBe(plan !== null && facts.length === 0);
  expect(screen.getByRole('link', { name: 'app.form.cancel' }).getAttribute('href')).toMatch(
    /accounts\/a-1\/edit$/,
  );
});

it.each([
  ['paid', true],
  ['free', false],
])('an order that waits beside a plan that is %s is said', async (plan_type, isPaid) => {
  account = accountOf({ plan_type });
  hosted.getWaitingOrder.mockResolvedValue(1_900_000_000_000);
  open(<ManagePaymentPage />);
  await shows(new RegExp(`^${text('payment.waitingOrder')}`));
  expect(hosted.getWaitingOrder.mock.calls[0]).toEqual(['a-1', isPaid]);
});

it('who never paid has no card', async () => {
  account = accountOf({ stripe_customer_id: null });
  open(<ManagePaymentPage />);
  await shows(`elsewhere: ${text('payment.neverPaid')}`);
});

it('whose account it is not sees no plan of it', async () => {
  const refusalOf = () => ({ message: 'not yours', redirectTo: '/internal' });
  open(<ManagePaymentPage />, { refusalOf });
  await waitFor(() => expect(hosted.getCurrentUser).not.toHaveBeenCalled());
  expect(screen.queryByText(text('payment.current'))).toBeNull();
});

const change = async () => {
  await press(text('payment.change'));
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: text('payment.save') });
  await waitFor(() => expect(save().disabled).toBe(true));
  await press('the card is there');
  await waitFor(() => expect(save().disabled).toBe(false));
  return save;
};

it.each([
  ['beside a plan that counts', card, true, 'paid', 0],
  ['that pays what is due', null, true, 'paid', 1],
  ['that pays what is due, be it later', null, false, 'paidLater', 1],
])('a new card %s is stored', async (_what, plan, hasPlan, key, waits) => {
  subscription = plan;
  hosted.waitForPlan.mockResolvedValue(hasPlan);
  open(<ManagePaymentPage />);
  (await change())().click();
  await isBack(text(`notifications.${key}`));
  expect(hosted.updatePaymentMethod.mock.calls).toEqual([['card-2']]);
  expect(hosted.waitForPlan).toHaveBeenCalledTimes(waits);
});

it('a card that is refused says why, and what is stored is read again', async () => {
  given.pay.mockRejectedValueOnce(new Error('Your card was declined'));
  open(<ManagePaymentPage />);
  const save = await change();
  subscription = { ...card, last4: '0005' };
  save().click();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Your card was declined'));
  await shows('**** **** **** 0005');
  expect(here()).toBe(page);
  await press('app.form.cancel');
  await shows(text('payment.change'));
  expect(screen.queryByRole('button', { name: text('payment.save') })).toBeNull();
});

it('the keyboard is at the heading once the button that was pressed has gone', async () => {
  open(
    <main>
      <h1 tabIndex={-1}>Card</h1>
      <ManagePaymentPage />
    </main>,
  );
  for (const name of [text('payment.change'), 'app.form.cancel']) {
    const button = await ready(screen.findByRole('button', { name }));
    button.focus();
    button.click();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Card' })).toHaveFocus());
  }
});

it('a card can be changed where nothing can be read, and that is read again', async () => {
  hosted.getCurrentUser.mockRejectedValue(new HttpError(403, { message: 'no' }));
  open(<ManagePaymentPage />);
  await shows('app.errors.loadTitle');
  expect(screen.getByRole('button', { name: text('payment.change') })).toBeVisible();
  hosted.getCurrentUser.mockImplementation(async () => ({ account, subscription }));
  await press('app.errors.retry');
  await shows('**** **** **** 4242');
});

it.each<[string, object, object | null, string]>([
  ['is free', accountOf({ plan_type: 'free' }), card, `elsewhere: ${text('order.notPaid')}`],
  ['is not paid for', accountOf(), null, 'unpaid'],
  ['counts', accountOf(), card, 'review'],
])('a plan that %s has its page', async (_what, of, plan, shown) => {
  [account, subscription] = [of, plan];
  open(<ModifyPage />);
  await shows(shown);
});

it.each(['getCurrentUser', 'getProducts'] as const)(
  '%s that fails is asked again',
  async (name) => {
    hosted[name].mockRejectedValueOnce(new HttpError(403, { message: 'no' }));
    open(<ModifyPage />);
    await shows('app.errors.loadTitle');
    await press('app.errors.retry');
    await shows('review');
  },
);

it.each([
  ['asOrdered', 'modified'],
  ['otherwise', 'otherCapacity'],
])('a change is looked at, then made: %s', async (end, key) => {
  hosted.updateQuantities.mockResolvedValue(end);
  open(<ModifyPage />);
  await press('review');
  await shows('costs {"due":9}');
  expect(hosted.previewQuantities.mock.calls).toEqual([[lines]]);
  expect(hosted.updateQuantities).not.toHaveBeenCalled();
  await press('confirm');
  await isBack(text(`notifications.${key}`));
  expect(hosted.updateQuantities.mock.calls).toEqual([[{ products: lines, quantities }]]);
});

it('a change that is not made yet stays typed', async () => {
  open(<ModifyPage />);
  await press('review');
  await press('not yet');
  await waitFor(() => expect(screen.queryByText('confirm')).toBeNull());
  expect(given.leaving.some(Boolean)).toBe(false);
  expect(here()).toBe(page);
});

it.each([
  [402, true],
  [500, false],
])('a change that fails (%i) leads to another card: %s', async (status, leads) => {
  hosted.updateQuantities.mockRejectedValue(new HttpError(status, { message: 'No money' }));
  open(<ModifyPage />);
  await press('review');
  await press('confirm');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No money'));
  const link = screen.queryByRole('link', { name: text('plan.manage') });
  expect(link?.getAttribute('href')?.endsWith('/accounts/a-1/manage-payment') ?? false).toBe(leads);
  expect(messages().some((message) => message.includes('notifications'))).toBe(false);
});

it('a plan is given back, or kept', async () => {
  open(<ModifyPage />);
  await press('to free');
  await press('stay');
  await waitFor(() => expect(screen.queryByText('be free')).toBeNull());
  await press('to free');
  await press('be free');
  await isBack('free now');
});
