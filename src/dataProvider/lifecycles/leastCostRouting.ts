import type { DataProvider } from 'ra-core';
import { HttpError, request } from '../../http';
import type { LcrRoute, LeastCostRouting } from '../../types';
import { invalidateLists } from '../cachedList';
import { toNotFound } from '../errors';
import { runSteps, type SaveStep } from '../partialSave';
import { isSame } from '../record';
import { planRoutes, type RoutesForm, toForm } from './routePlan';

const resource = 'least-cost-routing';
const part = (name: string) => `resources.least-cost-routing.parts.${name}`;
const bulkPath = (sid: string) => `Lcrs/${encodeURIComponent(sid)}/Routes`;

/** Every route of a table with its carriers, the system's default route included. */
async function readRoutes(sid: string, signal?: AbortSignal): Promise<LcrRoute[]> {
  const { body, status } = await request({
    path: 'LcrRoutes',
    query: { lcr_sid: sid },
    signal,
  }).catch((error: unknown) => {
    throw toNotFound(error);
  });
  if (!Array.isArray(body)) throw new HttpError(status, { message: 'app.errors.unreadable' });
  return body as LcrRoute[];
}

/** Errors of routes speak of columns that are no inputs of the form. */
const withoutField = (error: unknown): unknown =>
  error instanceof HttpError && error.field
    ? new HttpError(error.status, { message: error.message, args: error.args })
    : error;

/** Deletes each; goes on after a failure and throws the first. One that is gone is as deleted. */
async function removeAll(path: string, sids: string[]): Promise<void> {
  const failures: unknown[] = [];
  for (const sid of sids) {
    try {
      await request({ method: 'DELETE', path: `${path}/${encodeURIComponent(sid)}` });
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 404)) failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * The calls for the routes, each waiting for the one before: nothing is taken away until what
 * replaces it is stored.
 */
function routeParts(sid: string, form: RoutesForm, stored: LcrRoute[], entrySid: string | null) {
  const plan = planRoutes(sid, form, stored, entrySid);
  let defaultEntry = plan.defaultEntry;
  const addEntries = async () => {
    let sid: string | undefined;
    for (const body of plan.addedEntries) {
      const path = 'LcrCarrierSetEntries';
      sid = (await request<{ sid?: string }>({ method: 'POST', path, body })).body?.sid;
    }
    // The default route's entry is the last one.
    if (defaultEntry === 'added') defaultEntry = sid ?? null;
  };
  const nameDefault = async () => {
    if (!defaultEntry) return;
    const body = { default_carrier_set_entry_sid: defaultEntry };
    await request({ method: 'PUT', path: `Lcrs/${encodeURIComponent(sid)}`, body });
  };
  const calls: [boolean, SaveStep][] = [
    [
      plan.upserts.length > 0,
      {
        name: part('routes'),
        save: () => request({ method: 'PUT', path: bulkPath(sid), body: plan.upserts }),
      },
    ],
    [plan.addedEntries.length > 0, { name: part('carriers'), save: addEntries }],
    [plan.defaultEntry !== null, { name: part('default'), save: nameDefault }],
    [
      plan.removedEntries.length > 0,
      {
        name: part('removedCarriers'),
        save: () => removeAll('LcrCarrierSetEntries', plan.removedEntries),
      },
    ],
    [
      plan.removedRoutes.length > 0,
      { name: part('removed'), save: () => removeAll('LcrRoutes', plan.removedRoutes) },
    ],
  ];
  return inOrder(calls.filter(([isNeeded]) => isNeeded).map(([, call]) => call));
}

/** Parts of which none is tried after one that failed. */
function inOrder(parts: SaveStep[]): SaveStep[] {
  let hasFailed = false;
  return parts.map(({ name, save }) => ({
    name,
    save: async () => {
      if (hasFailed) throw new HttpError(0, { message: part('waits') });
      hasFailed = true;
      try {
        await save();
      } catch (error) {
        throw withoutField(toNotFound(error));
      }
      hasFailed = false;
    },
  }));
}

const tables = [
  [/^Service Provider: (.+?)\s+already\s+has an active call routing table/s, 'providerHasTable'],
  [/^Account: (.+?)\s+already\s+has an active call routing table/s, 'accountHasTable'],
] as const;

/** The platform's refusal of a second table, in words, at the account where one was chosen. */
function inWords(error: unknown, { account_sid }: Partial<LeastCostRouting>): unknown {
  if (!(error instanceof HttpError)) return error;
  for (const [pattern, key] of tables) {
    const name = pattern.exec(error.message)?.[1];
    if (!name) continue;
    const message = `resources.least-cost-routing.validation.${key}`;
    const field = key === 'accountHasTable' && account_sid ? 'account_sid' : undefined;
    return new HttpError(error.status, { message, args: { name }, field });
  }
  return error;
}

/** What of a table's routes can be seen: two forms with the same content look the same. */
const contentOf = ({ routes = [], default_carrier_sid }: Partial<LeastCostRouting>) => ({
  routes: routes.map(({ lcr_route_sid: _sid, ...content }) => content),
  default_carrier_sid,
});

const routesOf = ({ routes, default_carrier_sid }: Partial<LeastCostRouting>): RoutesForm => ({
  routes: routes ?? [],
  default_carrier_sid: default_carrier_sid ?? null,
});

/** What earlier tries of an unfinished save stored, and what is known to be stored, by sid. */
interface Progress {
  fields?: Partial<LeastCostRouting>;
  /** Undefined when it could not be read after a failure. */
  seen?: ReturnType<typeof contentOf>;
  isUnfinished?: true;
}
const progress = new Map<string, Progress>();

/**
 * Reads and saves a routing table together with its routes, over the plain methods of `next`.
 *
 * A save first reads what is stored and sends what differs from the form, so that saving again
 * after a failure in the middle sends only what is left, and doubles or loses nothing even when an
 * answer got lost. When somebody else changed the routes meanwhile the save is refused once
 * (HttpError 409); the next one stores what is on screen. Failures are told part by part
 * (decision 39). The system's default route never shows: the form holds its carrier alone.
 */
export function withRoutes(next: DataProvider) {
  const getOne = async (id: string, signal?: AbortSignal) => {
    const [{ data }, stored] = await Promise.all([
      next.getOne<LeastCostRouting>(resource, { id, signal }),
      readRoutes(id, signal),
    ]);
    progress.delete(id);
    return { data: { ...data, ...toForm(stored, data.default_carrier_set_entry_sid) } };
  };

  const tableParts = (
    id: string,
    data: LeastCostRouting,
    previous: LeastCostRouting,
    done: Progress,
  ): SaveStep[] => {
    const before = { ...previous, ...done.fields };
    const { name, is_active } = data;
    if (isSame({ name, is_active }, { name: before.name, is_active: before.is_active })) return [];
    const save = async () => {
      await next.update(resource, { id, data, previousData: before });
      done.fields = { name, is_active };
    };
    return [{ name: part('table'), save }];
  };

  const update = async (id: string, data: LeastCostRouting, previous: LeastCostRouting) => {
    const done = progress.get(id) ?? { seen: contentOf(previous) };
    progress.set(id, done);
    const entrySid = previous.default_carrier_set_entry_sid;
    const parts = tableParts(id, data, previous, done);
    if (done.isUnfinished || !isSame(contentOf(data), contentOf(previous))) {
      const stored = await readRoutes(id);
      const found = contentOf(toForm(stored, entrySid));
      const isForeign = done.seen && !isSame(found, done.seen);
      done.seen = found;
      if (isForeign)
        throw new HttpError(409, {
          message: 'resources.least-cost-routing.validation.changedElsewhere',
        });
      parts.push(...routeParts(id, routesOf(data), stored, entrySid));
    }
    try {
      await runSteps(parts);
    } catch (error) {
      done.isUnfinished = true;
      const stored = await readRoutes(id).catch(() => undefined);
      done.seen = stored && contentOf(toForm(stored, entrySid));
      throw error;
    } finally {
      invalidateLists();
    }
    return getOne(id);
  };

  /** How the new table is called: the platform may store at provider level what was for an account. */
  const tableName = async (id: string, { account_sid }: Partial<LeastCostRouting>) => {
    if (!account_sid) return part('table');
    const answer = await next.getOne<LeastCostRouting>(resource, { id }).catch(() => null);
    return part(answer && !answer.data.account_sid ? 'tableAtProvider' : 'table');
  };

  const create = async (data: Partial<LeastCostRouting>) => {
    const { data: created } = await next
      .create<LeastCostRouting>(resource, { data })
      .catch((error: unknown) => {
        throw inWords(error, data);
      });
    const { id } = created;
    const { upserts: body } = planRoutes(id, routesOf(data), [], null);
    const path = bulkPath(id);
    const save = () => request({ method: 'POST', path, body });
    await runSteps([{ name: part('routes'), save }], [await tableName(id, data)], id);
    invalidateLists();
    return getOne(id);
  };

  return { getOne, update, create };
}
