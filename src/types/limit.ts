import { number, oneOf, type RowOf } from './columns';

export const limitCategories = [
  'voice_call_session',
  'voice_call_session_license',
  'voice_call_minutes',
  'voice_call_minutes_license',
] as const;
export type LimitCategory = (typeof limitCategories)[number];

export const limitColumns = { category: oneOf<LimitCategory>().sent, quantity: number.sent };

export interface Limit extends RowOf<typeof limitColumns> {}

/** Quantity by category: null is "no limit stored", 0 is "unlimited". */
export type Limits = Partial<Record<LimitCategory, number | null>>;
