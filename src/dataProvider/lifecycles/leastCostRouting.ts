import type { DataProvider } from 'ra-core';
import { HttpError, request } from '../../http';
import type { LcrRoute, LeastCostRouting } from '../../types';
import { lcrRouteShape } from '../../types/lcr';
import { invalidateLists } from '../cachedList';
import { endpoints } from '../endpoints';
import { toNotFound } from '../errors';
import { runSteps, type SaveStep } from '../partialSave';
import { changedKeys, isSame } from '../record';
import { readRows } from '../rows';
import { planRoutes, type RoutesForm, toForm } from './routePlan';

const resource = 'least-cost-routing';
const part = (name: string) => `resources.least-cost-routing.parts.${name}`;
const tablePath = (sid: string) => `Lcrs/${encodeURIComponent(sid)}`;
const bulkPath = (sid: string) => `${tablePath(sid)}/Routes`;

/** Every route of a table with its carriers, the system's default route included. */
const routesPart = { path: () => 'LcrRoutes', parentKey: 'lcr_sid', shape: lcrRouteShape };
const readRoutes = async (sid: string, signal?: AbortSignal) =>
  (await readRows(routesPart, sid, signal)) as LcrRoute[];

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
 * The steps for the routes, each waiting for the one before: nothing is taken away until what
 * replaces it is stored.
 */
function routeSteps(sid: string, form: RoutesForm, stored: LcrRoute[], entrySid: string | null) {
  const plan = planRoutes(sid, form, stored, entrySid);
  const { upserts, addedEntries, removedEntries, removedRoutes } = plan;
  let { defaultEntry } = plan;
  const addEntries = async () => {
    let entry: string | undefined;
    for (const body of addedEntries) {
      const path = 'LcrCarrierSetEntries';
      entry = (await request<{ sid?: string }>({ method: 'POST', path, body })).body?.sid;
    }
    // The default route's entry is the last one.
    if (defaultEntry === 'added') defaultEntry = entry ?? null;
  };
  const nameDefault = async () => {
    if (!defaultEntry) return;
    const body = { default_carrier_set_entry_sid: defaultEntry };
    await request({ method: 'PUT', path: tablePath(sid), body });
  };
  const changeRoutes = () => request({ method: 'PUT', path: bulkPath(sid), body: upserts });
  const steps: [isNeeded: boolean, name: string, save: SaveStep['save']][] = [
    [upserts.length > 0, 'routes', changeRoutes],
    [addedEntries.length > 0, 'carriers', addEntries],
    [defaultEntry !== null, 'default', nameDefault],
    [
      removedEntries.length > 0,
      'removedCarriers',
      () => removeAll('LcrCarrierSetEntries', removedEntries),
    ],
    [removedRoutes.length > 0, 'removed', () => removeAll('LcrRoutes', removedRoutes)],
  ];
  return inOrder(
    steps.filter(([isNeeded]) => isNeeded).map(([, name, save]) => ({ name: part(name), save })),
  );
}

/** Steps of which none is tried after one that failed. */
function inOrder(steps: SaveStep[]): SaveStep[] {
  let hasFailed = false;
  return steps.map(({ name, save }) => ({
    name,
    save: async () => {
      if (hasFailed) throw new HttpError(0, { message: part('waits') });
      hasFailed = true;
      await save().catch((error: unknown) => {
        throw withoutField(toNotFound(error));
      });
      hasFailed = false;
    },
  }));
}

/** What of a table's routes can be seen: two forms with the same content look the same. */
const contentOf = ({ routes = [], default_carrier_sid }: Partial<LeastCostRouting>) => ({
  routes: routes.map(({ lcr_route_sid: _sid, ...content }) => content),
  default_carrier_sid,
});

const routesOf = ({
  routes = [],
  default_carrier_sid = null,
}: Partial<LeastCostRouting>): RoutesForm => ({ routes, default_carrier_sid });

/** What earlier tries of an unfinished save stored, and what is known to be stored, by sid. */
interface Progress {
  fields?: Partial<LeastCostRouting>;
  /** Undefined when it could not be read after a failure. */
  seen?: ReturnType<typeof contentOf>;
  isUnfinished?: true;
}
const unfinished = new Map<string, Progress>();

/**
 * Reads and saves a routing table together with its routes, over the plain methods of `next`.
 *
 * A save first reads what is stored and sends what differs from the form, so that saving again
 * after a failure in the middle sends only what is left, and doubles or loses nothing even when an
 * answer got lost. When somebody else changed the routes meanwhile the save is refused once
 * (HttpError 409); the next one stores what is on screen. Failures are told part by part
 * (decision 39). The system's default route never shows: the form holds its carrier alone.
 */
export function withRoutes(next: DataProvider): Pick<DataProvider, 'getOne' | 'create' | 'update'> {
  const load = async (id: string, signal?: AbortSignal) => {
    const [{ data }, stored] = await Promise.all([
      next.getOne(resource, { id, signal }),
      readRoutes(id, signal),
    ]);
    unfinished.delete(id);
    return { data: { ...data, ...toForm(stored, data.default_carrier_set_entry_sid) } };
  };

  const getOne: DataProvider['getOne'] = (_resource, params) =>
    params.meta?.plain ? next.getOne(resource, params) : load(String(params.id), params.signal);

  const update: DataProvider['update'] = async (_resource, params) => {
    const id = String(params.id);
    const data = params.data as LeastCostRouting;
    const previous: LeastCostRouting = params.previousData;
    const progress = unfinished.get(id) ?? { seen: contentOf(previous) };
    unfinished.set(id, progress);
    const entrySid = previous.default_carrier_set_entry_sid;
    const steps: SaveStep[] = [];
    const previousData = { ...previous, ...progress.fields };
    if (changedKeys(data, previousData, endpoints[resource].writable).length > 0) {
      const save = async () => {
        await next.update(resource, { id, data, previousData });
        progress.fields = { name: data.name, is_active: data.is_active };
      };
      steps.push({ name: part('table'), save });
    }
    if (progress.isUnfinished || !isSame(contentOf(data), contentOf(previous))) {
      const stored = await readRoutes(id);
      const found = contentOf(toForm(stored, entrySid));
      const isForeign = progress.seen && !isSame(found, progress.seen);
      progress.seen = found;
      if (isForeign) {
        const message = 'resources.least-cost-routing.validation.changedElsewhere';
        throw new HttpError(409, { message });
      }
      steps.push(...routeSteps(id, routesOf(data), stored, entrySid));
    }
    try {
      await runSteps(steps);
    } catch (error) {
      progress.isUnfinished = true;
      const stored = await readRoutes(id).catch(() => undefined);
      progress.seen = stored && contentOf(toForm(stored, entrySid));
      throw error;
    } finally {
      invalidateLists();
    }
    return load(id);
  };

  /** How the new table is called: the platform may store at provider level what was for an account. */
  const tableName = async (id: string, { account_sid }: Partial<LeastCostRouting>) => {
    if (!account_sid) return part('table');
    const answer = await next.getOne<LeastCostRouting>(resource, { id }).catch(() => null);
    return part(answer && !answer.data.account_sid ? 'tableAtProvider' : 'table');
  };

  const create: DataProvider['create'] = async (_resource, params) => {
    const { meta } = params;
    const data: Partial<LeastCostRouting> = params.data;
    const { id } = (await next.create<LeastCostRouting>(resource, { data, meta })).data;
    const { upserts: body } = planRoutes(id, routesOf(data), [], null);
    const save = () => request({ method: 'POST', path: bulkPath(id), body });
    await runSteps([{ name: part('routes'), save }], [await tableName(id, data)], id);
    invalidateLists();
    return load(id);
  };

  return { getOne, update, create };
}
