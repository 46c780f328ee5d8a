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

/** What the free plan has (contract 17). */
export const freeQuantities: Quantities = { voice_call_session: 1, device: 1 };

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
  /** Missing where the payment provider leaves it out. */
  tiers?: PriceTier[] | null;
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
  status: string;
  products: { name: string; quantity: number }[];
  card_type?: string | null;
  last4?: string | null;
  exp_month?: number | null;
  exp_year?: number | null;
}

/**
 * The user of a hosted account, the account and its plan: `Users/me` of a hosted platform. No
 * subscription counts after a payment that failed, and for an account that never had a plan.
 */
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
    /** What the payment provider calls the account, once it does. */
    stripe_customer_id?: string | null;
  };
  subscription: Subscription | null;
}

/** The next invoice of a paid plan, as far as the console reads it. */
export interface Invoice {
  total: number;
  /** What is charged for it: less than its total where the account has a credit. */
  amount_due?: number;
  currency: string;
  /** Seconds since 1970. */
  next_payment_attempt: number | null;
}

/** What the payment provider bills once a paid plan has ended: nothing, as before, or nobody knows. */
export type BillingEnd = 'ended' | 'goesOn' | 'unknown';

/** What a plan has once a change of it succeeded: the capacity of the order, or another one. */
export type CapacityEnd = 'asOrdered' | 'otherwise';

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
  status:
    | 'success'
    | 'card error'
    | 'action required'
    | 'failed to pay outstanding invoices'
    /** The order is still unpaid, and the payment provider can be asked what is missing. */
    | 'unpaid';
  /** Set where the payment provider has to ask the owner of the card, or may. */
  client_secret?: string;
  reason?: string;
}

/**
 * Why a payment failed: the card was `declined`; it was stored, but the `outstanding` amount could not
 * be paid with it; it was stored, but the one before was `notDetached`, and nothing that is due was
 * tried; it is `unusable` as sent; the account has `neverPaid`; the payment provider is
 * `down`, or has `refused` the platform's request; the result is `unclear`. `stillBilled`: it bills an
 * account without a paid plan; `lapsed`: the order is too old to be paid; `halfFree`: the capacity of a
 * plan is gone, and billing continues. An account was not deleted because the provider could be
 * `notAsked`, or is deleted while its customer is still there (`customerLeft`).
 */
export type PaymentFaultKind =
  | 'declined'
  | 'outstanding'
  | 'unusable'
  | 'notDetached'
  | 'neverPaid'
  | 'down'
  | 'refused'
  | 'unclear'
  | 'stillBilled'
  | 'lapsed'
  | 'halfFree'
  | 'notAsked'
  | 'customerLeft';

/**
 * What is known of the upgrade of an account: `paid` has a paid plan; `open` can be bought;
 * `processing` was sent and may have been charged; `confirming` waits for the owner of the card at
 * the bank; `refused` was ordered, and only needs a card that is good; `again` is ordered once more with
 * the same quantities. `unentered` was charged too long ago for the platform to hear of it by itself.
 * `unpaid` is a paid plan that does not count until its last invoice is paid.
 */
export type UpgradeState =
  | 'paid'
  | 'unpaid'
  | 'open'
  | 'processing'
  | 'confirming'
  | 'refused'
  | 'again'
  | 'unentered';

export interface Upgrade {
  state: UpgradeState;
  current: CurrentUser;
  /** What was ordered, unless it is `open`, `paid` or `unpaid`. */
  quantities: Quantities | null;
  /** A `refused` order can be paid for with any card; else not with one that its bank asks about. */
  canConfirm: boolean;
}

/**
 * The result of a change of the realm: `warning` is the platform's message although it was stored.
 */
export interface RealmChange {
  warning: string | null;
}

/** What is paid for, and the card: the id that the payment provider gave it. */
export interface PaymentOrder {
  paymentMethodId: string;
  products: OrderLine[];
  quantities: Quantities;
}
