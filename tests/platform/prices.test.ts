import { expect, it } from 'vitest';
import { costOf, priceOf } from '../../platform/demo/payments/prices';

it.each([
  ['price_sessions', 0, 0],
  ['price_sessions', 5, 2500],
  ['price_sessions', 20, 10_000],
  ['price_sessions', 21, 9000],
  ['price_sessions', 50, 9000],
  ['price_sessions', 51, 8925],
  ['price_devices', 0, 0],
  ['price_devices', 3, 600],
])('%s of %s cost %s cents', (id, quantity, cents) => {
  const price = priceOf(id);
  expect(price && costOf(price, quantity)).toBe(cents);
});
