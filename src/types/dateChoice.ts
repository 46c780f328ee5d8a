/** The date filter of calls and alerts (rule 4.10): days counted by the operator's own clock. */
export const dateChoices = ['today', 'yesterday', '7', '14', '30'] as const;
export type DateChoice = (typeof dateChoices)[number];
/** The choice that has a beginning and an end of its own. */
export const customRange = 'custom';

/** What a list is narrowed to in time. */
export interface DateFilterValues {
  date?: DateChoice | typeof customRange;
  /** ISO times of a custom range; one of them may be missing. */
  from?: string;
  to?: string;
}
