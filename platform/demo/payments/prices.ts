/** One step of a tiered price, up to and with this quantity; null for all that is beyond. */
export interface Tier {
  up_to: number | null;
  flat_amount: number | null;
  flat_amount_decimal: string | null;
  unit_amount: number | null;
  unit_amount_decimal: string | null;
}

/** A price of the provider. Amounts are cents. */
export interface Price {
  id: string;
  billing_scheme: 'per_unit' | 'tiered';
  currency: string;
  recurring: Record<string, string | number | null>;
  tiers_mode: 'volume' | null;
  tiers: Tier[] | null;
  type: 'recurring';
  unit_amount: number | null;
  unit_amount_decimal: string | null;
}

/** A product of the provider; the platform finds its own by the category. */
export interface ProviderProduct {
  id: string;
  category: 'voice_call_session' | 'device';
  description: string;
  unit_label: string;
  prices: Price[];
}

const recurring = {
  aggregate_usage: null,
  interval: 'month',
  interval_count: 1,
  trial_period_days: null,
  usage_type: 'licensed',
};

const decimal = (amount: number | null) => (amount === null ? null : String(amount));

const tier = (up_to: number | null, amount: { unit?: number; flat?: number }): Tier => {
  const { unit = null, flat = null } = amount;
  return {
    up_to,
    flat_amount: flat,
    flat_amount_decimal: decimal(flat),
    unit_amount: unit,
    unit_amount_decimal: decimal(unit),
  };
};

const common = { currency: 'usd', recurring, type: 'recurring' } as const;

/** What is for sale: sessions by tiers of both kinds, devices at one price each. */
export const productsForSale: ProviderProduct[] = [
  {
    id: 'prod_sessions',
    category: 'voice_call_session',
    description: 'Simultaneous calls',
    unit_label: 'session',
    prices: [
      {
        ...common,
        id: 'price_sessions',
        billing_scheme: 'tiered',
        tiers_mode: 'volume',
        tiers: [tier(20, { unit: 500 }), tier(50, { flat: 9000 }), tier(null, { unit: 175 })],
        unit_amount: null,
        unit_amount_decimal: null,
      },
    ],
  },
  {
    id: 'prod_devices',
    category: 'device',
    description: 'Registered devices',
    unit_label: 'device',
    prices: [
      {
        ...common,
        id: 'price_devices',
        billing_scheme: 'per_unit',
        tiers_mode: null,
        tiers: null,
        unit_amount: 200,
        unit_amount_decimal: '200',
      },
    ],
  },
];

const prices = productsForSale.flatMap((product) => product.prices);

/** The price of an id. */
export const priceOf = (id: string): Price | undefined => prices.find((price) => price.id === id);

/**
 * What a quantity costs a month, in cents: one amount times the quantity, or the first tier that
 * reaches the quantity, whose flat amount is the whole cost. Nothing costs nothing.
 */
export function costOf(price: Price, quantity: number): number {
  if (quantity === 0) return 0;
  if (price.billing_scheme === 'per_unit') return (price.unit_amount ?? 0) * quantity;
  const reached = price.tiers?.find(({ up_to }) => up_to === null || quantity <= up_to);
  return reached?.flat_amount ?? (reached?.unit_amount ?? 0) * quantity;
}
