import { useWatch } from 'react-hook-form';
import {
  type BillingProduct,
  billingCategories,
  type PricedLine,
  priceLines,
  type Quantities,
  totalOf,
} from '../../../engines/billing';

const readQuantity = (typed: unknown): number | null =>
  typeof typed === 'number' && Number.isInteger(typed) && typed >= 0 ? typed : null;

/** What was typed as quantities; null while one of them is no number. */
function readQuantities([sessions, devices]: unknown[]): Quantities | null {
  const voice_call_session = readQuantity(sessions);
  const device = readQuantity(devices);
  return voice_call_session === null || device === null ? null : { voice_call_session, device };
}

export interface Order {
  quantities: Quantities | null;
  /** Null while there is no price for what was typed. */
  lines: PricedLine[] | null;
  /** In the smallest unit of the currency. */
  total: number | null;
  currency: string | null;
}

/** The order in the form, priced again whenever a quantity changes (decision 44). */
export function useOrder(products: BillingProduct[]): Order {
  const quantities = readQuantities(useWatch({ name: [...billingCategories] }));
  const lines = quantities && priceLines(products, quantities);
  return {
    quantities,
    lines,
    total: lines && totalOf(lines),
    currency: lines?.[0]?.currency ?? null,
  };
}
