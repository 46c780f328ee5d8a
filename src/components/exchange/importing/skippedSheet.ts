import { type Sheet, unguarded } from '../../../engines/tables';
import { reasonColumn } from './guess';

interface SkippedRow {
  cells: readonly string[];
  reason: string;
}

/**
 * The rows that were not imported, as the file had them and with the reason of each: once mended, the file
 * can be imported.
 */
export function skippedSheet(head: readonly string[], rows: readonly SkippedRow[]): Sheet {
  const kept = head.flatMap((name, place) => (name === reasonColumn ? [] : [{ name, place }]));
  // Two columns may be called alike: what a record of the file is known by is its place.
  const names = kept.map(({ name }, index) =>
    kept.findIndex((other) => other.name === name) === index ? name : `${name} ${index + 1}`,
  );
  return {
    columns: [...names, reasonColumn],
    records: rows.map(({ cells, reason }) => ({
      ...Object.fromEntries(
        kept.map(({ place }, index) => [names[index], unguarded(cells[place] ?? '')]),
      ),
      [reasonColumn]: reason,
    })),
  };
}
