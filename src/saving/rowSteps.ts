import type { Savable, SaveInput } from './input';
import { type AnyRow, type Part, rowsIn } from './part';
import { recordStep } from './plan';
import { planRows } from './planRows';
import { type Fields, isSame } from './values';

/** The sources of the rows that a record has of its own. */
const sourcesOf = ({ parts = [], rows }: Savable): string[] => [
  ...parts.flatMap(({ sources }) => sources.map(({ source }) => source)),
  ...(rows?.sources ?? []),
];

/** A record without what it holds of rows. */
export const withoutRows = (endpoint: Savable, record: Fields): Fields => {
  const sources = sourcesOf(endpoint);
  return Object.fromEntries(Object.entries(record).filter(([key]) => !sources.includes(key)));
};

/** True where the form holds other rows of a part than it began with, or an earlier try sent some. */
const isPartTouched = ({ form, opened, progress }: SaveInput, part: Part): boolean => {
  const changed = part.sources.some(
    ({ source }) => form[source] !== undefined && !isSame(form[source], opened[source] ?? []),
  );
  const prefix = `${part.sources[0]?.source}:`;
  return changed || Object.keys(progress).some((id) => id.startsWith(prefix));
};

/** True where the form holds other rows than it began with, or an earlier try sent some. */
export const areRowsTouched = (input: SaveInput): boolean =>
  (input.endpoint.parts ?? []).some((part) => isPartTouched(input, part)) ||
  (input.endpoint.rows?.isTouched(input) ?? false);

/** The plan of all rows that the form changed: stores of all first, deletions last. */
export function rowSteps(input: SaveInput, sid: string | null, stored: AnyRow[][], record: Fields) {
  const { endpoint, form, opened, progress, settled, caller } = input;
  if (endpoint.rows) {
    const isLeft = sid !== null && !endpoint.rows.isTouched(input);
    return isLeft ? { steps: [], conflicts: [] } : endpoint.rows.plan(input, sid, stored, record);
  }
  const isNew = sid === null;
  const owner = sid ?? { madeBy: recordStep };
  const planned = (endpoint.parts ?? []).flatMap((part, index) => {
    if (isNew ? rowsIn(part, form).length === 0 : !isPartTouched(input, part)) return [];
    const rows = stored[index] ?? [];
    return [planRows({ part, owner, caller, form, opened, progress, settled, stored: rows })];
  });
  return {
    steps: [
      ...planned.flatMap(({ stores }) => stores),
      ...planned.flatMap(({ removals }) => removals),
    ],
    conflicts: planned.flatMap(({ conflicts }) => conflicts),
  };
}
