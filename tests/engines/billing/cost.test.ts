import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  costOf,
  priceLines,
  proratingOf,
  toOrder,
  totalOf,
} from '../../../src/engines/billing/cost';
import type { BillingProduct, Price, PriceTier } from '../../../src/engines/billing/types';

const priceWith = (parts: Partial<Price>): Price => ({
  stripe_price_id: 'price',
  billing_scheme: 'per_unit',
  currency: 'usd',
  unit_amount: null,
  tiers: null,
  ...parts,
});
const perUnit = (unit_amount: number) => priceWith({ unit_amount });
const tiered = (...tiers: Partial<PriceTier>[]) =>
  priceWith({
    billing_scheme: 'tiered',
    tiers: tiers.map((tier) => ({ up_to: null, unit_amount: null, flat_amount: null, ...tier })),
  });

describe('what a quantity costs', () => {
  const mixed = tiered(
    { up_to: 20, unit_amount: 500 },
    { up_to: 50, flat_amount: 9000 },
    { up_to: 100, flat_amount: 15_000, unit_amount: 1 },
    { unit_amount: 120 },
  );
  it.each([
    // Per unit.
    [perUnit(200), 0, 200, 0],
    [perUnit(200), 1, 200, 200],
    [perUnit(200), 1000, 200, 200_000],
    // Below, at and above the end of a tier with a unit amount.
    [mixed, 19, 500, 9500],
    [mixed, 20, 500, 10_000],
    [mixed, 21, 9000, 9000],
    // The same of a tier with a flat amount, which is never multiplied.
    [mixed, 49, 9000, 9000],
    [mixed, 50, 9000, 9000],
    [mixed, 51, 15_000, 15_000],
    // A flat amount wins over a unit amount in the same tier.
    [mixed, 99, 15_000, 15_000],
    [mixed, 100, 15_000, 15_000],
    // The last tier has no end.
    [mixed, 101, 120, 12_120],
    [mixed, 1000, 120, 120_000],
    // None of it costs nothing, whatever its tier.
    [tiered({ up_to: 10, flat_amount: 700 }), 0, 700, 0],
    // Amounts with fractions of a cent.
    [priceWith({ unit_amount_decimal: '0.5' }), 3, 0.5, 1.5],
    // An amount of nothing is an amount.
    [tiered({ up_to: 10, flat_amount: 0 }, { unit_amount: 100 }), 10, 0, 0],
    [tiered({ up_to: 10, flat_amount: 0 }, { unit_amount: 100 }), 11, 100, 1100],
  ])('%# %j x %i is %d each, %d in all', (price, quantity, fee, cost) => {
    expect(costOf(price, quantity)).toMatchObject({ fee, cost });
  });

  it.each([
    ['beyond the last tier', tiered({ up_to: 10, unit_amount: 5 }), 11],
    ['without tiers', priceWith({ billing_scheme: 'tiered' }), 1],
    ['without an amount', perUnit(null as unknown as number), 1],
  ])('is unknown %s', (_case, price, quantity) => {
    expect(costOf(price, quantity)).toBeNull();
  });

  it('says whether the price is for one or for all', () => {
    expect(costOf(mixed, 20)?.isFlat).toBe(false);
    expect(costOf(mixed, 21)?.isFlat).toBe(true);
  });

  it('takes the same tier wherever the quantity lies in it', () => {
    const ends = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(ends, fc.integer({ min: 1, max: 1200 }), (bounds, quantity) => {
        const sorted = [...bounds].sort((a, b) => a - b);
        const tiers = [...sorted.map((up_to, index) => ({ up_to, unit_amount: index + 1 })), {}];
        const index = sorted.filter((bound) => bound < quantity).length;
        const cost = costOf(tiered(...tiers.slice(0, -1), { unit_amount: 99 }), quantity);
        expect(cost?.fee).toBe(index < sorted.length ? index + 1 : 99);
      }),
    );
  });
});

describe('an order', () => {
  const product = (category: BillingProduct['category'], ...prices: Price[]): BillingProduct => ({
    product_sid: `sid-${category}`,
    name: category,
    category,
    unit_label: 'per session',
    prices,
  });
  const sessions = product(
    'voice_call_session',
    tiered({ up_to: 20, unit_amount: 500 }, { flat_amount: 9000 }),
  );
  const devices = product('device', perUnit(200));
  const quantities = { voice_call_session: 10, device: 5 };

  it('is priced line by line and in all, whatever the order of the products', () => {
    const lines = priceLines([devices, sessions], quantities) ?? [];
    expect(lines.map(({ category, cost }) => [category, cost])).toEqual([
      ['voice_call_session', 5000],
      ['device', 1000],
    ]);
    expect(totalOf(lines)).toBe(6000);
    expect(lines[0]?.unitLabel).toBe('session');
    expect(toOrder(lines, quantities)).toEqual([
      { price_id: 'price', product_sid: 'sid-voice_call_session', quantity: 10 },
      { price_id: 'price', product_sid: 'sid-device', quantity: 5 },
    ]);
  });

  it('is priced anew for other quantities', () => {
    const lines = priceLines([sessions, devices], { voice_call_session: 21, device: 0 }) ?? [];
    expect(totalOf(lines)).toBe(9000);
  });

  it('takes the price in US dollars, else the first one', () => {
    const euro = { ...perUnit(7), currency: 'eur' };
    const inDollars = priceLines([sessions, product('device', euro, perUnit(200))], quantities);
    expect(inDollars?.[1]?.cost).toBe(1000);
    const onlyEuro = product('voice_call_session', euro);
    const inEuro = priceLines([onlyEuro, product('device', euro)], quantities);
    expect(inEuro?.map(({ currency, cost }) => [currency, cost])).toEqual([
      ['eur', 70],
      ['eur', 35],
    ]);
    expect(priceLines([onlyEuro, devices], quantities)).toBeNull();
  });

  it.each([
    ['a product is missing', [sessions]],
    ['a product has no price', [sessions, product('device')]],
  ])('has no price where %s', (_case, products) => {
    expect(priceLines(products, quantities)).toBeNull();
  });
});

it.each([
  [300, 'charge', 300],
  [0, 'none', 0],
  [-450, 'credit', 450],
] as const)('a prorated cost of %i is told as a %s of %i', (prorated_cost, kind, amount) => {
  expect(proratingOf({ prorated_cost })).toEqual({ kind, amount });
});
