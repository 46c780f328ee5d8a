import type { TableColumn } from '../column';

/** What every table keeps where it is: the boxes, the name of a record, and what can be done with it. */
const isTool = ({ key }: TableColumn) => key === 'selection' || key === 'actions';

/** The columns of a table that can be left out and moved: all but its tools and its first one. */
export const movable = (columns: readonly TableColumn[]): TableColumn[] =>
  columns.filter((column) => !isTool(column)).slice(1);

/**
 * The columns as they were chosen: those that can be left out by the keys and in the order of `chosen`, the
 * others in their places; as the table has them for null. A key that no column has is passed over.
 */
export function arranged(
  columns: readonly TableColumn[],
  chosen: readonly string[] | null,
): TableColumn[] {
  const free = movable(columns);
  const [first] = free;
  if (!chosen || !first) return [...columns];
  const shown = [...new Set(chosen)].flatMap((key) => free.find((one) => one.key === key) ?? []);
  const fixed = columns.filter((column) => !free.includes(column));
  const place = columns.indexOf(first);
  return [...fixed.slice(0, place), ...shown, ...fixed.slice(place)];
}
