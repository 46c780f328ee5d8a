import type { Savable, SaveInput } from './input';
import type { Part } from './part';
import { partKey } from './rowsBase';
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
export const isPartTouched = ({ form, opened, progress }: SaveInput, part: Part): boolean => {
  const changed = part.sources.some(
    ({ source }) => form[source] !== undefined && !isSame(form[source], opened[source] ?? []),
  );
  const prefix = `${partKey(part)}:`;
  return changed || Object.keys(progress).some((id) => id.startsWith(prefix));
};

/** True where the form holds other rows than it began with, or an earlier try sent some. */
export const areRowsTouched = (input: SaveInput): boolean =>
  (input.endpoint.parts ?? []).some((part) => isPartTouched(input, part)) ||
  (input.endpoint.rows?.isTouched(input) ?? false);
