/** What comes of a card once it is charged or kept for later. */
export type CardOutcome =
  /** Every charge goes through. */
  | 'pays'
  /** It is not even kept: the first thing that the platform does with it is refused. */
  | 'refused'
  /** It is kept, and every charge is declined. */
  | 'declines'
  /** The holder confirms the first payment (3-D Secure); later ones go through. */
  | 'confirmsOnce'
  /** The holder confirms every payment, so that one which nobody is there for fails. */
  | 'confirms'
  /** Declined after the holder has confirmed. */
  | 'confirmsThenDeclines';

/** A refusal in the words and with the codes of the provider. */
export interface CardError {
  code: string;
  decline_code?: string;
  message: string;
}

export interface TestCard {
  number: string;
  brand: string;
  outcome: CardOutcome;
  error?: CardError;
}

const declined = (decline_code: string, message = 'Your card was declined.'): CardError => ({
  code: 'card_declined',
  decline_code,
  message,
});

/**
 * The test numbers that Stripe publishes, with their meaning in its test mode. Any future month, any
 * security code and any postal code are accepted.
 */
export const testCards: TestCard[] = [
  { number: '4242424242424242', brand: 'visa', outcome: 'pays' },
  { number: '5555555555554444', brand: 'mastercard', outcome: 'pays' },
  { number: '378282246310005', brand: 'amex', outcome: 'pays' },
  {
    number: '4000000000000002',
    brand: 'visa',
    outcome: 'refused',
    error: declined('generic_decline'),
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    outcome: 'refused',
    error: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    outcome: 'refused',
    error: { code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    outcome: 'refused',
    error: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    outcome: 'declines',
    error: declined('generic_decline'),
  },
  { number: '4000002500003155', brand: 'visa', outcome: 'confirmsOnce' },
  { number: '4000002760003184', brand: 'visa', outcome: 'confirms' },
  {
    number: '4000008260003178',
    brand: 'visa',
    outcome: 'confirmsThenDeclines',
    error: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
];

/** What every other number ends with, as in the provider's test mode. */
export const notATestCard: CardError = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

/** The test card of a number, typed with or without spaces. */
export const testCardOf = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number.replace(/\D/g, ''));
