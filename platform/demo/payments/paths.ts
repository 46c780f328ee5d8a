/**
 * What the page's script asks, below the prefix of the stand-ins; `outage` and `renewal` are for who
 * tries or tests what comes of them.
 */
export const paymentPaths = {
  method: '/payments/methods',
  intent: '/payments/intents',
  confirm: '/payments/intents/confirm',
  outage: '/payments/outage',
  renewal: '/payments/renewal',
} as const;

/** Ends or begins an outage of the provider. */
export interface Outage {
  isDown: boolean;
}

/** Whose plan is renewed now. */
export interface Renewal {
  accountSid: string;
  /** What the card that was kept does from now on: the number of a card of `cards.ts`. */
  behavesAs?: string;
}

/** A question about a payment: who knows the secret may ask. */
export interface AboutIntent {
  clientSecret: string;
  isAuthenticated?: boolean;
  /** Another method to pay with. */
  paymentMethodId?: string;
}
