import { fieldError, HttpError } from '../http/HttpError';
import type { Caller } from '../types/caller';
import type { Savable, SaveInput } from './input';
import type { Step, StepName, StepRefusals } from './plan';
import { type Fields, isSame } from './values';

/** What the record itself is called where a save tells its parts. */
export const nameOf = ({ resource, endpoint }: SaveInput): StepName =>
  endpoint.label ?? `resources.${resource}.name`;

/** The endpoint with only the keys that this caller's scope may send. */
export function forScope(endpoint: Savable, { scope }: Caller): Savable {
  const isAllowed = (key: string) => endpoint.onlyFor?.[key]?.includes(scope) ?? true;
  const { creatable = [], writable = [] } = endpoint;
  return {
    ...endpoint,
    creatable: creatable.filter(isAllowed),
    writable: writable.filter(isAllowed),
  };
}

export const refusalsOf = (
  input: SaveInput,
  says: Savable['createRefusals'] = [],
): StepRefusals => ({
  says,
  unique: input.endpoint.unique ?? {},
  filled: Object.keys(input.form).filter((key) => input.form[key]),
});

/** What of a record's body is never written down, and what is not shown. */
export const secretsOf = ({
  secrets = [],
  masked = secrets,
}: Savable): Pick<Step, 'secrets' | 'masked'> => ({
  secrets,
  masked,
});

const isSameText = (key: string, mine: Fields, other: Fields): boolean =>
  String(mine[key]).trim().toLowerCase() === String(other[key] ?? '').toLowerCase();

/** The changed values of which each must differ from every other record's. */
export const uniqueKeys = ({ unique = {} }: Savable, data: Fields, previous: Fields): string[] =>
  Object.keys(unique).filter((key) => data[key] && !isSame(data[key], previous[key]));

/**
 * The refusal of changed values that another record has already (rule 4.8), one error for all their
 * fields (decision 82); undefined where they are free. `others` are the records to compare with.
 */
export function takenBy(
  others: readonly Fields[],
  { unique = {}, idKey, clash = isSameText }: Savable,
  data: Fields,
  previous: Fields,
  id: string | null,
): HttpError | undefined {
  const rows = others.filter((row) => row[idKey] !== id);
  const keys = Object.keys(unique).filter((key) => data[key] && !isSame(data[key], previous[key]));
  const taken = keys.filter((key) => rows.some((row) => clash(key, { ...previous, ...data }, row)));
  const [first, ...more] = taken.map((field) => ({ field, message: unique[field] ?? '' }));
  if (!first) return undefined;
  const errors = Object.fromEntries(
    more.map(({ field, message }) => [field, fieldError({ message })]),
  );
  return new HttpError(422, first, { errors });
}
