import { type LimitCategory, type Limits, limitCategories } from '../../types';

export const limitUnits = ['session', 'minute'] as const;
export type LimitUnit = (typeof limitUnits)[number];

/** The categories of a unit: the limit itself, then the licensed one. */
export const categoriesOf = (unit: LimitUnit): LimitCategory[] =>
  limitCategories.filter((category) => category.includes(unit));

/** The unit in which limits are stored: minute as soon as one category of minutes has a quantity. */
export const unitOf = (limits: Limits | undefined): LimitUnit =>
  categoriesOf('minute').some((category) => (limits?.[category] ?? null) !== null)
    ? 'minute'
    : 'session';

/**
 * The stored limits that a save deletes although no input of `unit` shows them: those of the other
 * unit, once they are blank in the form (decision 77).
 */
export const deletedUnseen = (
  unit: LimitUnit,
  stored: Limits | undefined,
  limits: Limits | undefined,
): LimitCategory[] =>
  limitCategories.filter(
    (category) =>
      !categoriesOf(unit).includes(category) &&
      (stored?.[category] ?? null) !== null &&
      limits?.[category] === null,
  );

/** A quantity is a whole number of 0 or more; empty means that no limit is stored. */
export function validateQuantity(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  return Number.isInteger(Number(value)) && Number(value) >= 0
    ? undefined
    : 'app.form.invalidNumber';
}
