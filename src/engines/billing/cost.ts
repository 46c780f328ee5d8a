import {
  type BillingCategory,
  type BillingProduct,
  billingCategories,
  type CostPreview,
  type OrderLine,
  type Price,
  type PriceTier,
  type Quantities,
} from './types';

/** The currency that is bought in where a product has several (rule 16.4). */
const defaultCurrency = 'usd';

/** One line of an order with its cost. Amounts are in the smallest unit of the currency. */
export interface PricedLine {
  category: BillingCategory;
  product_sid: string;
  price_id: string;
  currency: string;
  unitLabel: string;
  /** What one costs, or all of them where `isFlat`. */
  fee: number;
  isFlat: boolean;
  cost: number;
}

type Amounts = Pick<PriceTier, 'unit_amount' | 'unit_amount_decimal'>;

/** Amounts with fractions of the smallest unit are only in the decimal text. */
function unitAmount({ unit_amount, unit_amount_decimal }: Amounts): number | null {
  if (unit_amount !== null) return unit_amount;
  const decimal = Number.parseFloat(unit_amount_decimal ?? '');
  return Number.isFinite(decimal) ? decimal : null;
}

/** The first tier that reaches a quantity. */
const tierOf = (tiers: PriceTier[] | null | undefined, quantity: number): PriceTier | undefined =>
  tiers?.find(({ up_to }) => up_to === null || up_to >= quantity);

/**
 * What a quantity costs (rule 16.4, decision 44): per unit the price times the quantity; tiered by the
 * first tier whose end is open or reaches the quantity, its flat amount as it is, else its unit
 * amount times the quantity. None of it costs nothing. Null where the price says nothing of it.
 */
export function costOf(
  price: Price,
  quantity: number,
): Pick<PricedLine, 'fee' | 'isFlat' | 'cost'> | null {
  const source = price.billing_scheme === 'tiered' ? tierOf(price.tiers, quantity) : price;
  if (!source) return null;
  const flat = 'flat_amount' in source ? source.flat_amount : null;
  if (flat !== null) return { fee: flat, isFlat: true, cost: quantity === 0 ? 0 : flat };
  const fee = unitAmount(source);
  return fee === null ? null : { fee, isFlat: false, cost: fee * quantity };
}

/** The price in US dollars, else the first one. */
const priceOf = ({ prices }: BillingProduct): Price | undefined =>
  prices.find(({ currency }) => currency === defaultCurrency) ?? prices[0];

/**
 * Every line of an order with its cost, looked up anew for these quantities; null where the platform
 * has no product for a category, no price for a quantity, or prices in two currencies.
 */
export function priceLines(
  products: BillingProduct[],
  quantities: Quantities,
): PricedLine[] | null {
  const lines: PricedLine[] = [];
  for (const category of billingCategories) {
    const product = products.find((one) => one.category === category);
    const price = product && priceOf(product);
    const cost = price && costOf(price, quantities[category]);
    if (!cost) return null;
    lines.push({
      category,
      product_sid: product.product_sid,
      price_id: price.stripe_price_id,
      currency: price.currency,
      unitLabel: (product.unit_label ?? '').replace(/^per\s+/i, ''),
      ...cost,
    });
  }
  return lines.every(({ currency }) => currency === lines[0]?.currency) ? lines : null;
}

/** What all lines cost together. */
export const totalOf = (lines: PricedLine[]): number =>
  lines.reduce((sum, { cost }) => sum + cost, 0);

/** What is sent to order these lines (contract 17). */
export const toOrder = (lines: PricedLine[], quantities: Quantities): OrderLine[] =>
  lines.map(({ price_id, product_sid, category }) => ({
    price_id,
    product_sid,
    quantity: quantities[category],
  }));

/**
 * Which of three sentences describes the cost of a change: a `charge` now on top of the monthly cost, a
 * `credit` on the next invoice, or `none`. `amount` is the charge or credit, without its sign.
 */
export function proratingOf({ prorated_cost }: Pick<CostPreview, 'prorated_cost'>): {
  kind: 'charge' | 'credit' | 'none';
  amount: number;
} {
  const kind = prorated_cost > 0 ? 'charge' : prorated_cost < 0 ? 'credit' : 'none';
  return { kind, amount: Math.abs(prorated_cost) };
}
