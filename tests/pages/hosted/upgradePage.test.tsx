// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BillingProduct, PaymentOrder, Upgrade } from '../../../src/engines/billing';
import { UpgradePage } from '../../../src/pages/hosted/billing/UpgradePage';
import { clearDrawn, draw, messages, press, ready } from '../../support/drawn';

const given = vi.hoisted(() => ({ pay: vi.fn(), leaving: [] as boolean[] }));
const part = vi.hoisted(() => (name: string) => () => `part: ${name}`);
vi.mock('../../../src/pages/hosted/billing/card/CardElements', () => ({
  CardElements: ({ children }: { children: unknown }) => children,
}));
vi.mock('../../../src/pages/hosted/billing/card/useCardPayment', () => ({
  useCardPayment: () => given.pay,
}));
vi.mock('../../../src/pages/hosted/billing/PaymentWaits', () => ({
  PaymentWaits: part('waits'),
  PaymentUnentered: part('unentered'),
}));
vi.mock('../../../src/pages/hosted/billing/PlanElsewhere', () => ({
  PlanElsewhere: part('elsewhere'),
}));
vi.mock('../../../src/pages/hosted/billing/ProcessingBanner', () => ({
  ProcessingBanner: part('processing'),
}));
vi.mock('../../../src/pages/hosted/billing/UnpaidPlan', () => ({ UnpaidPlan: part('unpaid') }));
vi.mock('../../../src/pages/hosted/billing/UpgradeForm', async () => {
  const { createElement } = await import('react');
  return {
    UpgradeForm: ({ upgrade, onPay, isLeaving }: FormProps) => {
      const onClick = async () => {
        await onPay({ products: [] });
        given.leaving.push(isLeaving.current);
      };
      return createElement('button', { type: 'button', onClick }, `pay ${upgrade.state}`);
    },
  };
});
interface FormProps {
  upgrade: Upgrade;
  onPay: (order: object) => Promise<void>;
  isLeaving: { current: boolean };
}

/** What the platform says of the upgrade, one time after the other. */
let states: (Upgrade['state'] | Error)[] = [];
let products: BillingProduct[] | Error = [];
let failures = 0;
const [payUpgrade, settleUpgrade] = [vi.fn(), vi.fn()];
const hosted = {
  payUpgrade,
  settleUpgrade,
  getUpgrade: async () => {
    const state = states.length > 1 ? states.shift() : states[0];
    if (state instanceof Error) {
      failures += 1;
      throw state;
    }
    return { state, current: { account: { account_sid: 'a-1' } }, quantities: null };
  },
  getProducts: async () => {
    if (products instanceof Error) throw products;
    return products;
  },
};

const Look = () => {
  const client = useQueryClient();
  return (
    <button
      type="button"
      onClick={() => client.refetchQueries({ queryKey: ['hosted', 'upgrade'] })}
    >
      look
    </button>
  );
};
const page = '/internal/accounts/a-1/upgrade';
function open(...all: typeof states) {
  states = all;
  draw(
    <>
      <UpgradePage />
      <Look />
    </>,
    {
      ...{ at: page, path: '/internal/accounts/:accountSid/*' },
      provider: { hosted: async () => hosted } as object,
    },
  );
}
const shows = (text: string | RegExp) => ready(screen.findByText(text));

beforeEach(() => {
  products = [];
  failures = 0;
  given.leaving.length = 0;
  for (const one of [given.pay, payUpgrade, settleUpgrade]) one.mockReset();
  given.pay.mockImplementation((work: (id: string) => Promise<unknown>) => work('card-1'));
  settleUpgrade.mockResolvedValue('asOrdered');
});
afterEach(clearDrawn);

it.each<[state: Upgrade['state'], shown: string]>([
  ['open', 'pay open'],
  ['refused', 'pay refused'],
  ['processing', 'part: processing'],
  ['unentered', 'part: unentered'],
  ['confirming', 'part: waits'],
  ['unpaid', 'part: unpaid'],
  ['paid', 'part: elsewhere'],
])('an upgrade that is %s has its page', async (state, shown) => {
  open(state);
  await shows(shown);
  expect(screen.queryByText('pages.billing.order.unsettled')).toBeNull();
  expect(settleUpgrade).not.toHaveBeenCalled();
  expect(here()).toBe(page);
});
const here = () => location.hash.slice(1);

it.each<[what: string, act: () => void]>([
  ['what is so', () => open(new Error('away'), 'open')],
  [
    'what can be bought',
    () => {
      products = new Error('away');
      open('open');
    },
  ],
])('%s is asked again where it could not be had', async (_what, act) => {
  act();
  await shows('away');
  products = [];
  await press('app.errors.retry');
  await shows('pay open');
});

const paid = 'pages.billing.notifications.paid';
it.each<[what: string, states: Upgrade['state'][], end: unknown, told: string[], at: string]>([
  [
    'a payment that has arrived',
    ['processing', 'paid'],
    'asOrdered',
    [paid],
    '/internal/accounts/a-1/edit',
  ],
  [
    'an order that somebody has paid',
    ['open', 'paid'],
    'asOrdered',
    [paid],
    '/internal/accounts/a-1/edit',
  ],
  [
    'another capacity than what was ordered',
    ['processing', 'paid'],
    'other',
    ['pages.billing.notifications.otherCapacity'],
    '/internal/accounts/a-1/edit',
  ],
  [
    'a payment whose end nobody tells',
    ['processing', 'paid'],
    new Error('no'),
    [paid],
    '/internal/accounts/a-1/edit',
  ],
])('%s is said, and leads to the account', async (_what, all, end, told, at) => {
  if (end instanceof Error) settleUpgrade.mockRejectedValue(end);
  else settleUpgrade.mockResolvedValue(end);
  open(...all);
  await shows(all[0] === 'open' ? 'pay open' : 'part: processing');
  await press('look');
  await waitFor(() => expect(messages()).toEqual(told));
  await waitFor(() => expect(here()).toBe(at));
  expect(settleUpgrade).toHaveBeenCalledTimes(1);
});

it('a look that fails leaves what is shown', async () => {
  open('open', new Error('away'));
  await shows('pay open');
  await press('look');
  await waitFor(() => expect(failures).toBe(1));
  await shows('pay open');
  expect(screen.queryByText('away')).toBeNull();
});

it('the plan is not shown as somebody else’s while the page is left', async () => {
  settleUpgrade.mockImplementation(() => new Promise(() => undefined));
  open('processing', 'paid');
  await shows('part: processing');
  await press('look');
  await waitFor(() => expect(settleUpgrade).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByText('part: processing')).toBeNull());
  expect(screen.queryByText('part: elsewhere')).toBeNull();
});

it.each<[what: string, states: Upgrade['state'][], isSaid: boolean]>([
  ['a payment never arrived', ['processing', 'open'], true],
  ['nothing was on its way', ['open', 'open'], false],
  ['a payment was refused', ['processing', 'refused'], false],
])('that nothing was paid is said where %s', async (_what, all, isSaid) => {
  open(...all);
  await shows(all[0] === 'open' ? 'pay open' : 'part: processing');
  await press('look');
  await shows(`pay ${all[1]}`);
  expect(screen.queryAllByText('pages.billing.order.unsettled')).toHaveLength(isSaid ? 1 : 0);
});

it.each<[what: string, error: Error | null, next: Upgrade['state']]>([
  ['went well', null, 'processing'],
  ['was refused', new Error('no money'), 'refused'],
])('after a payment that %s it is looked what is so', async (_what, error, next) => {
  if (error) payUpgrade.mockRejectedValue(error);
  open('open', next);
  await shows('pay open');
  await press('pay open');
  await shows(error ? 'pay refused' : 'part: processing');
  const [order] = payUpgrade.mock.calls[0] as [PaymentOrder];
  expect(order).toEqual({ products: [], paymentMethodId: 'card-1' });
  expect(given.leaving).toEqual([error === null]);
  expect(screen.queryAllByText('no money').length > 0).toBe(error !== null);
});
