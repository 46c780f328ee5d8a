import { withoutPasswords } from '../engines/drafts';
import type { ShownCall, Step } from './plan';
import { changedAt } from './secrets';

/** What stands in the place of a secret: `${REGISTER_PASSWORD}`. */
const markOf = (path: readonly string[]): string =>
  `\${${path
    .filter((key) => key !== '*')
    .join('_')
    .replace(/\W+/g, '_')
    .toUpperCase()}}`;

/** A value with a mark in the place of each of its texts, numbers and flags. */
function marked(value: unknown, path: readonly string[]): unknown {
  if (value === null || value === undefined || value === '') return value;
  if (Array.isArray(value)) return value.map((one) => marked(one, path));
  if (typeof value !== 'object') return markOf(path);
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, marked(one, [...path, key])]),
  );
}

/** A body with the names of steps in the place of the sids that they make. */
function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named);
  if (value === null || typeof value !== 'object') return value;
  if ('madeBy' in value && typeof value.madeBy === 'string') return `{${value.madeBy}}`;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one)]));
}

/** The call of a step for those who read it. */
export function shownCall({ call, secrets = [], masked = secrets }: Step): ShownCall {
  const { method, path, query, body, file } = call;
  const hidden = masked.reduce(
    (shown, at) => changedAt(shown, at, (found) => marked(found, at)),
    named(body),
  );
  return {
    method,
    path: path.replace(/\(made!([^)]+)\)/g, '{$1}'),
    ...(query && { query }),
    ...(body !== undefined && { body: withoutPasswords(hidden) }),
    ...(file && { file: file.field }),
  };
}
