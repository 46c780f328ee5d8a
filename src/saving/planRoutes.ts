import type { LcrCarrierSetEntry, LcrRoute, LeastCostRouting, RouteValues } from '../types';
import { shapeOf } from '../types/columns';
import { lcrRouteColumns } from '../types/lcr';
import type { Conflict } from './conflicts';
import { sumOf } from './earlier';
import type { RowsPlanner, SaveInput } from './input';
import { mergeRoutes } from './mergeRoutes';
import type { AnyRow } from './part';
import { type Call, type MadeBy, madeIn, type Progress, type Step } from './plan';
import { planRoutes, type RoutesForm, toForm } from './routes';
import { type Fields, isSame } from './values';

const part = (name: string) => `resources.least-cost-routing.parts.${name}`;
const entriesPath = 'LcrCarrierSetEntries';

/** What the steps of routes begin with. */
const prefix = 'routes';

const routesOf = ({
  routes = [],
  default_carrier_sid = null,
}: Partial<LeastCostRouting>): RoutesForm => ({ routes, default_carrier_sid });

const sidOf = ({ lcr_route_sid: sid }: RouteValues) => sid;

/** What of a table's routes can be seen: two forms with the same content look the same. */
const contentOf = ({ routes, default_carrier_sid }: RoutesForm) => ({
  routes: routes.map(({ lcr_route_sid: _sid, ...content }) => content),
  default_carrier_sid,
});

/** What of a route can be seen, as a text: equal for two that look the same. */
const lookOf = ({ regex, description, voip_carrier_sid, further_carriers = [] }: RouteValues) =>
  JSON.stringify([regex, description || null, voip_carrier_sid || null, further_carriers]);

/** What a step of routes stores: the form that it was sent for. */
interface SentRoutes {
  mine: RoutesForm;
  /** Routes of forms that earlier tries sent: a success says nothing of what those made by half. */
  also: RouteValues[];
}

/** What earlier tries of this save sent. */
const sentBy = (progress: Progress): Partial<SentRoutes>[] =>
  Object.entries(progress)
    .filter(([id]) => id.startsWith(`${prefix}:`))
    .flatMap(([, done]) => [sumOf(done).done, ...sumOf(done).maybe]);

/** The routes that they sent, by their looks. */
const routesSent = (progress: Progress): Map<string, RouteValues> =>
  new Map(
    sentBy(progress)
      .flatMap(({ mine, also = [] }) => [...(mine?.routes ?? []), ...also])
      .map((route) => [lookOf(route), route]),
  );

/**
 * What the operator's changes are told from: the routes of the form as it was opened, with what earlier
 * tries of this save stored of `theirs`, which is what is stored now.
 */
function baseOf(opened: RoutesForm, theirs: RoutesForm, progress: Progress): RoutesForm {
  const sent = sentBy(progress).flatMap(({ mine }) => (mine ? [mine] : []));
  if (sent.length === 0) return opened;
  const known = new Set(opened.routes.map(sidOf));
  const arrived = routesSent(progress);
  const own = theirs.routes.filter((route) => arrived.has(lookOf(route)));
  // One that is gone counts, unless an earlier try removed it: somebody else did.
  const routes = opened.routes
    .map((route) => own.find((one) => sidOf(one) === sidOf(route)) ?? route)
    .filter(
      (route) =>
        theirs.routes.some((one) => sidOf(one) === sidOf(route)) ||
        !progress[`${prefix}:${sidOf(route)}:remove`],
    );
  const added = own.filter((one) => !known.has(sidOf(one)));
  const order = (among: RouteValues[], other: RouteValues[]) =>
    among.map(sidOf).filter((sid) => sid && other.some((one) => sidOf(one) === sid));
  // Moving them was the operator's own doing where they stand as they were sent.
  const isMoved = sent.some((one) =>
    isSame(order(one.routes, theirs.routes), order(theirs.routes, one.routes)),
  );
  const place = (route: RouteValues) => order(theirs.routes, theirs.routes).indexOf(sidOf(route));
  const all = [...routes, ...added];
  const isDefaultSent = sent.some((one) => one.default_carrier_sid === theirs.default_carrier_sid);
  return {
    routes: isMoved ? all.sort((one, other) => place(one) - place(other)) : all,
    default_carrier_sid: isDefaultSent ? theirs.default_carrier_sid : opened.default_carrier_sid,
  };
}

/** Steps each of which waits for the one before. */
const inOrder = (steps: Step[]): Step[] =>
  steps.map((step, index) => {
    const before = steps[index - 1];
    return before
      ? { ...step, needs: [...step.needs, before.id], waits: 'app.errors.stepWaits' }
      : step;
  });

/**
 * The steps for the routes of a table, each waiting for the one before: nothing is taken away until what
 * replaces it is stored (decision 39).
 */
function routeSteps(
  sid: string | null,
  { wanted, mine, also }: SentRoutes & { wanted: RoutesForm },
  stored: LcrRoute[],
  entrySid: string | null,
): Step[] {
  const table = sid === null ? madeIn('record') : encodeURIComponent(sid);
  const plan = planRoutes(sid ?? '', wanted, stored, entrySid);
  const { upserts, addedEntries, removedEntries, removedRoutes, defaultEntry } = plan;
  const step = (name: string, id: string, call: Call, more: Partial<Step> = {}): Step => ({
    id: `${prefix}:${id}`,
    group: `${prefix}:${name}`,
    name: part(name),
    call,
    needs: [],
    isWhole: true,
    // What others stored meanwhile is none of the operator's doing.
    stores: { mine, also },
    ...more,
  });
  const isNew = sid === null;
  const bulk = { path: `Lcrs/${table}/Routes`, body: upserts };
  const entryId = (index: number) => `entry-${index}`;
  const entry = (body: LcrCarrierSetEntry, index: number) =>
    step('carriers', entryId(index), { method: 'POST', path: entriesPath, body }, { makes: true });
  const named: string | MadeBy | null =
    defaultEntry === 'added'
      ? { madeBy: `${prefix}:${entryId(addedEntries.length - 1)}` }
      : defaultEntry;
  const removal = (name: string, path: string) => (one: string) =>
    step(
      name,
      `${one}:remove`,
      { method: 'DELETE', path: `${path}/${encodeURIComponent(one)}` },
      { recognize: { gone: 'told' } },
    );
  const steps = [
    ...(upserts.length > 0 || isNew
      ? [step('routes', 'bulk', { method: isNew ? 'POST' : 'PUT', ...bulk })]
      : []),
    ...addedEntries.map(entry),
    ...(named
      ? [
          step('default', 'default', {
            method: 'PUT',
            path: `Lcrs/${table}`,
            body: { default_carrier_set_entry_sid: named },
          }),
        ]
      : []),
  ];
  const removals = [
    ...removedEntries.map(removal('removedCarriers', entriesPath)),
    ...removedRoutes.map(removal('removed', 'LcrRoutes')),
  ];
  const ordered = inOrder([...steps, ...removals]);
  return isNew
    ? ordered.map((one, index) => (index === 0 ? { ...one, needs: ['record'] } : one))
    : ordered;
}

/** The routes of a routing table, which are read, merged and sent as one. */
export const tableRoutes: RowsPlanner = {
  sources: ['routes', 'default_carrier_sid'],
  // Every route of a table with its carriers, the system's default route included.
  reads: [{ path: () => 'LcrRoutes', parentKey: 'lcr_sid', shape: shapeOf(lcrRouteColumns) }],
  isTouched: ({ form, opened, progress }: SaveInput) =>
    Object.keys(progress).some((id) => id.startsWith(`${prefix}:`)) ||
    !isSame(contentOf(routesOf(form)), contentOf(routesOf(opened))),
  plan: (input: SaveInput, sid: string | null, rows: AnyRow[][], record: Fields) => {
    const stored = (rows[0] ?? []) as LcrRoute[];
    const mine = routesOf(input.form);
    const kept = new Set(mine.routes.map(lookOf));
    const also = [...routesSent(input.progress)].flatMap(([look, one]) =>
      kept.has(look) ? [] : [one],
    );
    if (sid === null)
      return {
        steps: routeSteps(sid, { wanted: mine, mine, also }, [], null),
        conflicts: [] as Conflict[],
      };
    const entrySid = (record.default_carrier_set_entry_sid ?? null) as string | null;
    const theirs = toForm(stored, entrySid);
    const base = baseOf(routesOf(input.opened), theirs, input.progress);
    const { merged, conflicts } = mergeRoutes({ base, mine, theirs, settled: input.settled });
    return { steps: routeSteps(sid, { wanted: merged, mine, also }, stored, entrySid), conflicts };
  },
  toValues: (rows: AnyRow[][], record: Fields) => ({
    ...toForm(
      (rows[0] ?? []) as LcrRoute[],
      (record.default_carrier_set_entry_sid ?? null) as string | null,
    ),
  }),
};
