import { withoutPasswords } from '../engines/drafts';
import type { ShownCall, Step } from './plan';
import { changedAt } from './secrets';

/** What a secret is called where its value is not shown: `REGISTER_PASSWORD`. */
const nameOf = (path: readonly string[]): string =>
  path
    .filter((key) => key !== '*')
    .join('_')
    .replace(/\W+/g, '_')
    .toUpperCase();

/** A value with `${NAME}` in the place of each of its texts, numbers and flags. */
function marked(value: unknown, path: readonly string[], names: Set<string>): unknown {
  if (value === null || value === undefined || value === '') return value;
  if (Array.isArray(value)) return value.map((one) => marked(one, path, names));
  if (typeof value !== 'object') {
    names.add(nameOf(path));
    return `\${${nameOf(path)}}`;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, marked(one, [...path, key], names)]),
  );
}

/** A body with the names of steps in the place of the sids that they make. */
function named(value: unknown, used: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, used));
  if (value === null || typeof value !== 'object') return value;
  if ('madeBy' in value && typeof value.madeBy === 'string') {
    used.add(value.madeBy);
    return `{${value.madeBy}}`;
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one, used)]));
}

/** The call of a step for those who read it. */
export function shownCall({ call, secrets = [], masked = secrets }: Step): ShownCall {
  const { method, path, query, body, file } = call;
  const names = new Set<string>();
  const used = new Set<string>();
  const shownPath = path.replace(/\(made!([^)]+)\)/g, (_all, id: string) => {
    used.add(id);
    return `{${id}}`;
  });
  const hidden = masked.reduce(
    (shown, at) => changedAt(shown, at, (found) => marked(found, at, names)),
    named(body, used),
  );
  return {
    method,
    path: shownPath,
    ...(query && { query }),
    ...(body !== undefined && { body: withoutPasswords(hidden) }),
    ...(file && { file: file.field }),
    ...(names.size > 0 && { hidden: [...names] }),
    ...(used.size > 0 && { uses: [...used] }),
  };
}
