import type { Shape } from './shape';

export const limitCategories = [
  'voice_call_session',
  'voice_call_session_license',
  'voice_call_minutes',
  'voice_call_minutes_license',
] as const;
export type LimitCategory = (typeof limitCategories)[number];

export interface Limit {
  category: LimitCategory;
  quantity: number;
}

export const limitShape = { category: 'text', quantity: 'number' } as const satisfies Shape<Limit>;

/** Quantity by category: null is "no limit stored", 0 is "unlimited". */
export type Limits = Partial<Record<LimitCategory, number | null>>;
