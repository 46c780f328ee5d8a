/** What a paid plan is made of: simultaneous calls, and devices on top of those that come with them. */
export const billingCategories = ['voice_call_session', 'device'] as const;
export type BillingCategory = (typeof billingCategories)[number];

/** The platform's names of what a subscription holds of each. */
export const productNames: Record<BillingCategory, string> = {
  voice_call_session: 'concurrent call session',
  device: 'registered device',
};

/** How many of each; whole numbers. */
export type Quantities = Record<BillingCategory, number>;

/** Amounts are in the smallest unit of the currency; null where the other kind of amount holds. */
export interface PriceTier {
  /** The last quantity of the tier; null has no end. */
  up_to: number | null;
  unit_amount: number | null;
  /** The same with fractions, which `unit_amount` cannot hold. */
  unit_amount_decimal?: string | null;
  flat_amount: number | null;
}

export interface Price {
  stripe_price_id: string;
  billing_scheme: 'per_unit' | 'tiered';
  /** Three small letters. */
  currency: string;
  unit_amount: number | null;
  unit_amount_decimal?: string | null;
  tiers: PriceTier[] | null;
}

/** What can be bought, with a price for each currency. */
export interface BillingProduct {
  product_sid: string;
  name: string;
  category: BillingCategory;
  /** What one of it is called, such as "session" or "per session". */
  unit_label: string | null;
  prices: Price[];
}

/** What an account has bought, and the card that pays for it once there is one. */
export interface Subscription {
  status: 'active' | 'suspended';
  suspend_reason?: string | null;
  products: { name: string; quantity: number }[];
  card_type?: string | null;
  last4?: string | null;
  exp_month?: number | null;
  exp_year?: number | null;
}

/** The user of a hosted account, the account and its plan: `Users/me` of a hosted platform. */
export interface CurrentUser {
  user: { user_sid: string; name: string; email: string; provider: string };
  account: {
    account_sid: string;
    sip_realm: string | null;
    /** The domain that realms of this platform end in. */
    root_domain: string | null;
    plan_type: 'trial' | 'free' | 'paid';
    is_active: boolean;
    trial_end_date: string | null;
    device_to_call_ratio: number;
  };
  subscription: Subscription | null;
}

/** The next invoice of a paid plan, as far as the console reads it. */
export interface Invoice {
  total: number;
  currency: string;
  /** Seconds since 1970. */
  next_payment_attempt: number | null;
}

/** One line of an order. */
export interface OrderLine {
  price_id: string;
  product_sid: string;
  quantity: number;
}

/** What a change of quantities would cost. */
export interface CostPreview {
  currency: string;
  monthly_cost: number;
  /** What is charged at once, or with a minus what the next invoice is reduced by. */
  prorated_cost: number;
}

/** How the platform answers a payment. */
export interface PaymentAnswer {
  status: 'success' | 'card error' | 'action required' | 'failed to pay outstanding invoices';
  /** Set where the payment provider has to ask the owner of the card. */
  client_secret?: string;
  reason?: string;
}

/**
 * What is known of the upgrade of an account: `paid` has a paid plan; `open` can be bought;
 * `processing` was sent and may have been charged; `confirming` waits for the owner of the card at
 * the bank; `refused` was ordered, and only needs a card that is good.
 */
export type UpgradeState = 'paid' | 'open' | 'processing' | 'confirming' | 'refused';

export interface Upgrade {
  state: UpgradeState;
  current: CurrentUser;
  /** What was ordered, unless it is `open` or `paid`. */
  quantities: Quantities | null;
}

/** What an account cannot do without. */
export const setupSteps = ['carrier', 'speech', 'application', 'phoneNumber'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** What a change of the realm came to: `warning` is what the platform said although it was stored. */
export interface RealmChange {
  warning: string | null;
}
