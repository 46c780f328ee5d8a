import type { Platform } from '../../../platform/createPlatform';
import { paymentPaths } from '../../../platform/demo/payments/paths';
import { standInPrefix } from '../../../platform/demo/prefix';
import { forgetCookies } from '../../support/cookies';
import { fill, findField } from './screen';

/** A number of the payment provider's test mode for each end that a payment can have. */
export const cards = {
  pays: '4242424242424242',
  mastercard: '5555555555554444',
  refused: '4000000000000002',
  wrongCode: '4000000000000127',
  noFunds: '4000000000009995',
  declines: '4000000000000341',
  asks: '4000002500003155',
  asksThenDeclines: '4000008260003178',
} as const;

/** Types a card into the payment provider's form, once it is there. */
export async function typeCard(number: string): Promise<void> {
  await fill(await findField('Card number'), number);
  await fill('Expiration date', '12/40');
  await fill('Security code', '123');
}

/** The owner of the card answers the bank about the last payment, while the page is elsewhere. */
export async function answerBank({ app, db }: Platform, isAuthenticated: boolean): Promise<void> {
  const last = db.get(
    "SELECT body FROM payment_objects WHERE object = 'payment_intent' ORDER BY rowid DESC",
  );
  const { client_secret: clientSecret } = JSON.parse(String(last?.body));
  const url = standInPrefix + paymentPaths.confirm;
  await app.inject({ method: 'POST', url, payload: { clientSecret, isAuthenticated } });
}

/** A browser that has paid for nothing. */
export const forgetPayments = forgetCookies;

/** The platform reaches the payment provider no more, or again. */
export async function outage({ app }: Platform, isDown: boolean): Promise<void> {
  const url = standInPrefix + paymentPaths.outage;
  await app.inject({ method: 'POST', url, payload: { isDown } });
}
