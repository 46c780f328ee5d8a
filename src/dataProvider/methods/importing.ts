import type { Savable } from '../../saving/input';
import type { Plan } from '../../saving/plan';
import { type AddedRoute, beginning, planRouteAddition } from '../../saving/planRouteAddition';
import { type BulkOptions, runMany } from '../../saving/runMany';
import { planSave } from '../../saving/save';
import type { LcrRoute } from '../../types';
import type { NamedRecord, NamedResource } from '../../types/importing';
import { currentCaller } from '../caller';
import { type AnyRecord, endpointOf } from '../endpoints';
import { existingNumbers } from '../existingNumbers';
import { pacer } from '../pacer';
import { readEverything } from '../readEverything';
import { readAllRows } from '../readRecord';
import { recordingMany } from '../recording';
import { sending } from '../sending';

/** A row of a file as the record that it becomes. */
export interface ImportedRow {
  id: string;
  record: Record<string, unknown>;
  /** Its place among all rows of the import, of which some may be there since an earlier try. */
  place: number;
}

/** The table that rows become routes of, and the priority that the first of them has; null until it is known. */
interface ImportTarget {
  sid: string;
  first: number | null;
}

/** What the rows of a file are compared with. */
export interface ImportBasis {
  existing: Record<string, unknown>[];
  named: Partial<Record<NamedResource, NamedRecord[]>>;
}

interface ImportQuestion {
  resource: string;
  /** What the rows may name. */
  names: readonly NamedResource[];
  /** The table that the rows become routes of. */
  into: string | null;
  /** What tells the rows apart, where the platform can be asked for these alone. */
  keys?: readonly string[] | undefined;
}

const all = { filter: {} };
/** The routes of a table, from which a new one is told by its pattern. */
const routesOf = async (tableSid: string): Promise<LcrRoute[]> => {
  const [routes = []] = await readAllRows(endpointOf('least-cost-routing'), tableSid);
  return routes as LcrRoute[];
};

/** What makes a plan of the rows that become routes of a table. */
const routePlanner =
  (tableSid: string, first: number) =>
  ({ record, place }: ImportedRow): Plan =>
    planRouteAddition(tableSid, {
      ...(record as unknown as AddedRoute),
      priority: first + place,
    });

/** What makes a plan of the rows that become records. */
async function recordPlanner(resource: string): Promise<(row: ImportedRow) => Plan> {
  const caller = await currentCaller();
  const endpoint = endpointOf(resource) as unknown as Savable;
  return ({ record: form }) =>
    planSave({
      ...{ resource, endpoint, caller, id: null, opened: {}, form, looks: false },
      ...{ progress: {}, settled: [] },
      // What is there already was looked for before: once for all rows.
      known: { others: [], present: [] },
    });
}

/** The records, or the routes of a table, that rows of a file may be already. */
async function readExisting(
  { resource, into, keys }: Omit<ImportQuestion, 'names'>,
  signal?: AbortSignal,
): Promise<object[]> {
  if (into !== null) return routesOf(into);
  if (resource !== 'phone-numbers' || !keys) return readEverything(resource, all, { signal });
  return (await existingNumbers(keys, signal)).map((number) => ({ number }));
}

/** What becomes of the rows of a file. */
export const importMethods = {
  /**
   * What the rows are compared with, read anew: what is there already, of numbers only those of the `keys`, and
   * what they may name. Throws HttpError.
   */
  async importBasis(
    { resource, names, into, keys }: ImportQuestion,
    signal?: AbortSignal,
  ): Promise<ImportBasis> {
    const [existing, ...lists] = await Promise.all([
      readExisting({ resource, into, keys }, signal),
      ...names.map((one) => readEverything(one, all, { signal })),
    ]);
    const named = names.map((one, index) => [one, lists[index] as AnyRecord[]]);
    return { existing: existing as Record<string, unknown>[], named: Object.fromEntries(named) };
  },

  /**
   * Makes a record of each row, or a route of the table `into`, a few at a time and with room for others. A
   * row that was not begun when it is stopped has no result. Answers the priority of the first route, which
   * those that are left are sent with again. Throws HttpError before any of them is begun.
   */
  async importRows(
    resource: string,
    rows: readonly ImportedRow[],
    into: ImportTarget | null,
    options: BulkOptions,
  ): Promise<number | null> {
    const places = rows.map(({ place }) => place);
    const first = into && beginning(await routesOf(into.sid), into.first, places);
    const planOf =
      into && first !== null ? routePlanner(into.sid, first) : await recordPlanner(resource);
    const items = rows.map((row) => ({ id: row.id, plan: () => planOf(row) }));
    const turn = pacer(options.signal);
    await recordingMany({ resource }, (logOf) =>
      runMany(items, { ...sending(), turn, logOf }, options),
    );
    return first;
  },
};
