/** What the page's script asks, below the prefix of the stand-ins. */
export const paymentPaths = {
  method: '/payments/methods',
  intent: '/payments/intents',
  confirm: '/payments/intents/confirm',
} as const;

/** A question about a payment: who knows the secret may ask. */
export interface AboutIntent {
  clientSecret: string;
  isAuthenticated?: boolean;
  /** Another method to pay with. */
  paymentMethodId?: string;
}
