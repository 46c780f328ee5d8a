import { unreadPaths } from '../domain/unreadable';
import { fieldError, HttpError } from '../http/HttpError';
import { changedKeys, emptyToNull, type Fields } from './values';

/** What a POST and a PUT take of a record. Each key is explained where endpoints declare it. */
export interface SentColumns<R> {
  creatable?: readonly (keyof R)[];
  writable?: readonly (keyof R)[];
  always?: readonly (keyof R)[];
  keptWhenMissing?: readonly (keyof R)[];
  neverNull?: readonly (keyof R)[];
  numericFlags?: readonly (keyof R)[];
}

const wireValue = (value: unknown, isNumericFlag: boolean): unknown =>
  isNumericFlag ? Number(Boolean(value)) : emptyToNull(value);

/** The body of a POST: only keys that the platform takes, empty texts as null (contract 20, 24). */
export function toCreatePayload<R>(data: Partial<R>, endpoint: SentColumns<R>): Fields {
  const payload: Fields = {};
  for (const key of endpoint.creatable ?? []) {
    const value = wireValue(
      data[key],
      endpoint.numericFlags?.includes(key) === true && data[key] !== undefined,
    );
    if (value === null && (endpoint.neverNull?.includes(key) || data[key] === undefined)) continue;
    payload[key as string] = value;
  }
  return payload;
}

/** Throws HttpError, at their fields, where `data` would erase values that nobody could read. */
export function refuseUnread(data: object, record: object): void {
  const [field, ...others] = unreadPaths(data, record);
  if (!field) return;
  const text = { message: 'app.errors.unreadableErased' };
  const errors = Object.fromEntries(others.map((path) => [path, fieldError(text)]));
  throw new HttpError(0, { ...text, field }, { errors });
}

/**
 * The body of a PUT: the writable keys whose value changed against `previous`, plus those that the
 * platform drops when they are missing (`always`). A key in `neverNull` is left out when empty
 * (decision 61). Answers null when nothing changed. Throws HttpError where a value that could not be
 * read would be erased: in a group that is only sent whole, or as a column that is dropped when it
 * is missing.
 */
export function toUpdatePayload<R>(
  data: Partial<R>,
  previous: Partial<R>,
  endpoint: SentColumns<R>,
): Fields | null {
  const changed = changedKeys(data, previous, endpoint.writable);
  if (changed.length === 0) return null;
  const whole = { ...previous, ...data };
  const unread = new Set(unreadPaths(whole, previous).map((path) => path.split('.', 1)[0]));
  const repeated = (endpoint.always ?? []).filter(
    (key) => !unread.has(key as string) || !endpoint.keptWhenMissing?.includes(key),
  );
  const keys = new Set([...changed, ...repeated]);
  refuseUnread(Object.fromEntries([...keys].map((key) => [key, whole[key]])), previous);
  const payload: Fields = {};
  for (const key of keys) {
    const source = key in (data as object) ? data[key] : previous[key];
    const value = wireValue(source, endpoint.numericFlags?.includes(key) === true);
    if (value === null && (endpoint.neverNull?.includes(key) || !changed.includes(key))) continue;
    payload[key as string] = value;
  }
  return payload;
}
