import { config } from '../config';
import type { Part } from '../saving/part';
import { type Limit, type Limits, limitCategories } from '../types';
import { limitColumns } from '../types/limit';
import { partColumns } from './columnLists';

const isCategory = (row: { category: string }): row is Limit =>
  (limitCategories as readonly string[]).includes(row.category);

/** The limits of an account or of a service provider (contract 9, decision 41): no quantity, no row. */
export const limits = (
  owner: 'Accounts' | 'ServiceProviders',
): Part<'limits', Limit & { is_removed?: boolean }, keyof Limit> => ({
  path: (sid) => `${owner}/${encodeURIComponent(sid)}/Limits`,
  idKey: 'category',
  ...partColumns(limitColumns),
  isUpserted: true,
  sources: [{ source: 'limits', label: 'limits' }],
  toRows: (value) =>
    Object.entries((value ?? {}) as Limits).map(([category, quantity]) => ({
      category: category as Limit['category'],
      quantity: quantity ?? 0,
      is_removed: (quantity ?? null) === null,
    })),
  toValue: (rows): Limits => ({
    ...Object.fromEntries(limitCategories.map((category) => [category, null])),
    ...Object.fromEntries(
      rows.filter(isCategory).map(({ category, quantity }) => [category, quantity]),
    ),
  }),
  nameOf: ({ category }) => `app.limits.${category}`,
  // In hosted mode the plan of an account is its limit.
  isFor: () => owner !== 'Accounts' || !config().hosted,
});
