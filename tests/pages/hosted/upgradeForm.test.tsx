// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BillingProduct, Upgrade } from '../../../src/engines/billing';
import { UpgradeForm } from '../../../src/pages/hosted/billing/UpgradeForm';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const given = vi.hoisted(() => ({ isCardReady: true }));
vi.mock('../../../src/pages/hosted/billing/card/CardInput', () => ({
  CardInput: ({ onReady }: { onReady: () => void }) => {
    useEffect(() => {
      if (given.isCardReady) onReady();
    }, [onReady]);
    return null;
  },
}));
vi.mock('../../../src/pages/hosted/billing/OrderAgain', () => ({
  OrderAgain: () => 'order again',
}));
vi.mock('../../../src/pages/hosted/billing/ProcessingBanner', () => ({
  ProcessingBanner: () => 'processing',
}));

const order = (key: string) => `pages.billing.order.${key}`;
const product = (category: string, unit_amount: number): BillingProduct =>
  ({
    ...{ category, product_sid: `p-${category}`, name: category, unit_label: 'per session' },
    prices: [
      {
        ...{ stripe_price_id: `price-${category}`, billing_scheme: 'per_unit', currency: 'usd' },
        ...{ unit_amount, tiers: null },
      },
    ],
  }) as object as BillingProduct;
const products = [product('voice_call_session', 500), product('device', 50)];
const upgradeOf = (more: Partial<Upgrade> = {}) =>
  ({
    ...{ state: 'open', quantities: null, canConfirm: true },
    current: {
      account: { account_sid: 'a-1', device_to_call_ratio: 3 },
      subscription: { products: [] },
    },
    ...more,
  }) as object as Upgrade;
const onPay = vi.fn(async () => undefined);

beforeEach(() => {
  given.isCardReady = true;
  onPay.mockClear();
});
afterEach(clearDrawn);

interface Shown {
  upgrade?: Partial<Upgrade>;
  products?: BillingProduct[];
  isBusy?: boolean;
}
async function open({ upgrade, products: offered = products, isBusy = false }: Shown = {}) {
  const isLeaving = { current: false };
  draw(
    <UpgradeForm
      {...{ upgrade: upgradeOf(upgrade), products: offered, isBusy, isLeaving, onPay }}
      onSettled={async () => undefined}
    />,
  );
  await ready(screen.findByText(order('total')));
}
const field = (service: string) =>
  screen.queryByLabelText<HTMLInputElement>(
    `${order('capacityOf')} ${order(`services.${service}`)}`,
  );
const set = (service: string, value: string) =>
  fireEvent.change(field(service) as HTMLElement, { target: { value } });
const pay = () => screen.getByRole<HTMLButtonElement>('button', { name: /order\.pay/ });
const total = () => document.querySelector('tfoot td')?.textContent;
const ordered = (voice_call_session: number, device: number) => ({
  quantities: { voice_call_session, device },
  products: [
    {
      ...{ price_id: 'price-voice_call_session', product_sid: 'p-voice_call_session' },
      quantity: voice_call_session,
    },
    { price_id: 'price-device', product_sid: 'p-device', quantity: device },
  ],
});

it('what is paid is what is ordered and shown', async () => {
  await open();
  set('voice_call_session', '7');
  await waitFor(() => expect(total()).toBe('$35.00'));
  expect(screen.getByText(`${order('hint')} 7 21`)).toBeVisible();
  expect(field('device')).toBeNull();
  await press(order('askDevices'));
  await waitFor(() => expect(field('device')).not.toBeNull());
  set('device', '30');
  await waitFor(() => expect(total()).toBe('$50.00'));
  await waitFor(() => expect(pay()).toHaveAccessibleName(`${order('pay')} $50.00`));
  pay().click();
  await waitFor(() => expect(onPay).toHaveBeenCalledTimes(1));
  expect(onPay.mock.calls).toEqual([[ordered(7, 30)]]);
});

const [sessionsOnly, devices] = products as [BillingProduct, BillingProduct];
const flat = {
  ...devices,
  unit_label: null,
  prices: [
    {
      ...devices.prices[0],
      billing_scheme: 'tiered',
      unit_amount: null,
      tiers: [{ up_to: null, unit_amount: null, flat_amount: 9000 }],
    },
  ],
} as object as BillingProduct;
const bought = { voice_call_session: 6, device: 2 };

it.each<[what: string, shown: Shown, rows: string[]]>([
  [
    'that were never bought',
    {},
    ['services.voice_call_session perUnit $5.00 units.session $25.00'],
  ],
  [
    'that were ordered',
    { upgrade: { state: 'refused', quantities: bought } },
    [
      'services.voice_call_session perUnit $5.00 units.session $30.00',
      'services.device perUnit $0.50 units.session $1.00',
    ],
  ],
  [
    'whose price is one for all',
    {
      upgrade: { state: 'refused', quantities: bought },
      products: [{ ...sessionsOnly, unit_label: null }, flat],
    },
    ['services.voice_call_session perOne $5.00 $30.00', 'services.device flat $90.00 $90.00'],
  ],
  [
    'without a price',
    { upgrade: { state: 'refused', quantities: bought }, products: [sessionsOnly] },
    ['services.voice_call_session noPrice –', 'services.device noPrice –'],
  ],
])('each service says what one costs, and what all of it costs: %s', async (_what, shown, rows) => {
  await open(shown);
  const said = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].flatMap(({ textContent }) => textContent || []).join(' '),
  );
  // The label of an input holds its place with a sign that nobody sees.
  const plain = (text: string) =>
    text.replaceAll('pages.billing.order.', '').replace(/[\s\u200b]+/g, ' ');
  expect(said.map(plain)).toEqual(rows);
});

it.each<[what: string, sessions: string, shown: Shown]>([
  ['no number', '', {}],
  ['no whole number', '5.5', {}],
  ['less than nothing', '-5', {}],
  ['a product without a price', '7', { products: products.slice(0, 1) }],
])('nothing is paid for %s', async (_what, sessions, shown) => {
  await open(shown);
  set('voice_call_session', sessions);
  await waitFor(() => expect(total()).toBe('–'));
  expect(pay()).toHaveAccessibleName(`${order('pay')} –`);
  expect(pay()).toBeDisabled();
  expect(screen.queryAllByText(order('noPrices'))).toHaveLength(shown.products ? 1 : 0);
});

it.each<[what: string, isCardReady: boolean, isBusy: boolean, canPay: boolean]>([
  ['everything is there', true, false, true],
  ['the form of the card is not there', false, false, false],
  ['a payment is on its way', true, true, false],
])('it can be paid where %s', async (_what, isCardReady, isBusy, canPay) => {
  given.isCardReady = isCardReady;
  await open({ isBusy });
  await waitFor(() => expect(pay().disabled).toBe(!canPay));
  expect(screen.queryAllByText('processing')).toHaveLength(isBusy ? 1 : 0);
  expect(field('voice_call_session')?.readOnly).toBe(isBusy);
});

it.each<[state: Upgrade['state'], notes: string[]]>([
  ['open', []],
  ['again', ['again']],
  ['refused', ['refused']],
])('an order that is %s is what is said of it', async (state, notes) => {
  await open({ upgrade: { state } });
  const known = ['again', 'refused'];
  const said = known.filter((key) => screen.queryByText(order(key), { exact: false }));
  expect(said).toEqual(notes);
});

it.each([
  ['with any card', true, 0],
  ['with no card that its bank asks about', false, 1],
])('an order that was refused is only paid for, %s', async (_what, canConfirm, asks) => {
  const quantities = { voice_call_session: 9, device: 2 };
  await open({ upgrade: { state: 'refused', quantities, canConfirm } });
  await waitFor(() => expect(pay()).toHaveAccessibleName(order('payAgain')));
  expect(screen.getByText(order('refused'), { exact: false })).toBeVisible();
  expect(screen.queryAllByText(/order again/)).toHaveLength(asks);
  expect(total()).toBe('$46.00');
  for (const service of ['voice_call_session', 'device']) {
    expect(field(service)?.readOnly).toBe(true);
  }
  expect(screen.queryByText(order('askDevices'))).toBeNull();
  await waitFor(() => expect(pay()).toBeEnabled());
  pay().click();
  await waitFor(() => expect(onPay.mock.calls).toEqual([[ordered(9, 2)]]));
});
