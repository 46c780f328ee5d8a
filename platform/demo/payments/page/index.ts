import { standInAddress } from '../../prefix';
import { paymentPaths } from '../paths';
import { createStripe } from './stripe';

/** Stripe's own loader takes what is there and fetches nothing. */
window.Stripe = createStripe(async (what, body) => {
  const answer = await fetch(standInAddress() + paymentPaths[what], {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
});
