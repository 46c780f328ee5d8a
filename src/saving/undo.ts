import type { WayBack } from '../domain/wayBack';
import type { LcrRoute } from '../types';
import type { Caller } from '../types/caller';
import type { Savable } from './input';
import { type AnyRow, toValues } from './part';
import type { Wanted } from './save';
import { type SecretPaths, withoutPaths } from './secrets';
import { withoutRows } from './touched';
import { undoneRoutes } from './undoRoutes';
import type { Fields } from './values';

/**
 * What a deletion took, as it was read before: enough to make it again where that is the way back. It is
 * kept in memory, as secrets that the platform tells may be in it.
 */
export interface Taken {
  resource: string;
  /** The sid that it had; what is made again has another one. */
  id: string;
  way: WayBack;
  /** Who deleted it, and of which provider: it is made again where it was. */
  caller: Caller;
  record: Fields;
  /** Its rows part by part, as they were read. */
  rows: AnyRow[][];
  /** What of the record may be secret. */
  secrets: SecretPaths;
}

/** A webhook as it is sent for a new record: its sid is that of a row that is gone. */
const withoutHookSid = (value: unknown): unknown => {
  if (!value || typeof value !== 'object' || !('webhook_sid' in value)) return value;
  const { webhook_sid: _sid, ...hook } = value;
  return hook;
};

/** The record's own columns, without what the platform gave it. */
function ownColumns({ record }: Taken, endpoint: Savable): Fields {
  const { id: _id, unreadable: _unreadable, [endpoint.idKey]: _sid, ...own } = record;
  const columns = Object.entries(withoutRows(endpoint, own));
  return Object.fromEntries(columns.map(([key, value]) => [key, withoutHookSid(value)]));
}

/** What a form holds that makes the rows again: each is new, under a name that stays over tries. */
function rowValues({ rows, record }: Taken, { parts = [], rows: planner }: Savable): Fields {
  if (planner) {
    const { routes, ...more } = planner.toValues(rows, record);
    const bare = ((routes ?? []) as AnyRow[]).map(({ lcr_route_sid: _sid, ...route }) => route);
    return { ...more, routes: bare };
  }
  const values = parts.map((part, index) =>
    toValues(
      part,
      (rows[index] ?? []).map(({ [part.idKey]: sid, ...row }) => {
        if (part.parentKey) delete row[part.parentKey];
        return { ...row, [part.idKey]: null, local_id: `undo-${sid}` };
      }),
    ),
  );
  return Object.assign({}, ...values);
}

/** What a form for a new record would hold to make again what was taken. */
const undoValues = (taken: Taken, endpoint: Savable): Fields => ({
  ...ownColumns(taken, endpoint),
  ...(taken.rows.length > 0 && rowValues(taken, endpoint)),
});

/** What a form for a new record begins with, where it has to be completed: no secret, and no rows. */
export function formAfter(taken: Taken, endpoint: Savable): Fields {
  const own = ownColumns(taken, endpoint);
  const typed = [...(endpoint.creatable ?? []), ...Object.keys(endpoint.derive?.(own) ?? {})];
  const shown = Object.entries(own).filter(([key, value]) => typed.includes(key) && value !== null);
  return withoutPaths(Object.fromEntries(shown), taken.secrets);
}

/** What of a record could not be read, and so does not come back: the names of its columns. */
export const unreadOf = ({ record }: Taken): string[] => [
  ...new Set(((record.unreadable ?? []) as string[]).map((path) => path.split('.', 1)[0] ?? path)),
];

/**
 * What is wanted of the save that makes again what a deletion took, which is that of a new record: what an
 * earlier try made, or may have made, is found and completed, and never made twice. Its sid, and those of its
 * rows, are new.
 */
export function undoing(taken: Taken, endpoint: Savable): Wanted {
  const { resource, caller } = taken;
  const rows = endpoint.rows && undoneRoutes(endpoint.rows, (taken.rows[0] ?? []) as LcrRoute[]);
  return {
    ...{ resource, caller, id: null, opened: {}, looks: false },
    endpoint: { ...endpoint, ...(rows && { rows }) },
    form: undoValues(taken, endpoint),
  };
}

/**
 * What is wanted of the save that gives a stored record back what `changes` took: only those columns, over what
 * is stored by now. What somebody else changed since is a conflict.
 */
export const planBack = (
  resource: string,
  endpoint: Savable,
  caller: Caller,
  record: Fields,
  changes: Fields,
): Wanted => ({
  ...{ resource, endpoint, caller, id: String(record.id), looks: true },
  opened: { ...record, ...changes },
  form: record,
});
