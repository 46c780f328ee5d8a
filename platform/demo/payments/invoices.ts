import type { Wanted } from '../../api/outside';
import type { InvoiceLine, Item, Subscription } from './objects';
import { costOf, priceOf } from './prices';

const monthly = (price: string, quantity: number): number => {
  const known = priceOf(price);
  return known ? costOf(known, quantity) : 0;
};

const line = (amount: number, quantity: number, description: string, proration: boolean) =>
  ({
    object: 'line_item',
    amount,
    currency: 'usd',
    description,
    proration,
    quantity,
  }) satisfies InvoiceLine;

/** The monthly cost of these quantities, a line each. */
export const regularLines = (items: Wanted[]): InvoiceLine[] =>
  items.map(({ price, quantity }) =>
    line(monthly(price, quantity), quantity, `${quantity} × ${price}`, false),
  );

/**
 * What a change of quantities costs for the rest of the period: a credit for the time that is left
 * of the old ones and a charge for as much of the new ones. Nothing for what stays as it is.
 */
export function prorationLines(
  { items, current_period_start, current_period_end }: Subscription,
  wanted: Wanted[],
  now: number,
): InvoiceLine[] {
  const whole = current_period_end - current_period_start;
  const left = Math.max(0, Math.min(1, (current_period_end - now) / whole));
  return wanted.flatMap(({ price, quantity }) => {
    const before = items.data.find((item) => item.price.id === price)?.quantity ?? 0;
    if (before === quantity) return [];
    const part = (count: number) => Math.round(monthly(price, count) * left);
    return [
      line(-part(before), before, `Unused time on ${before} × ${price}`, true),
      line(part(quantity), quantity, `Remaining time on ${quantity} × ${price}`, true),
    ].filter(({ amount }) => amount !== 0);
  });
}

export const totalOf = (lines: InvoiceLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** The subscription in the period that runs now: each one follows at the end of the one before. */
export function rolled(subscription: Subscription, now: number): Subscription {
  const { current_period_start: start, current_period_end: end } = subscription;
  const length = end - start;
  const passed = Math.max(0, Math.ceil((now - end) / length)) * length;
  return {
    ...subscription,
    current_period_start: start + passed,
    current_period_end: end + passed,
  };
}

/** What a subscription has once these are put in the place of the same prices. */
export function merged(items: Item[], wanted: Wanted[]): Wanted[] {
  const kept = items
    .map(({ price, quantity }) => ({ price: price.id, quantity }))
    .filter(({ price }) => !wanted.some((one) => one.price === price));
  return [...kept, ...wanted];
}
