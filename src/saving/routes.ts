import type { LcrCarrierSetEntry, LcrRoute, LeastCostRouting, RouteValues } from '../types';
import { claim } from './claim';
import { isSame } from './values';

/** What a form holds of the routes of a table. */
export type RoutesForm = Required<Pick<LeastCostRouting, 'routes' | 'default_carrier_sid'>>;

/** The calls that bring the stored routes to the wanted ones; each list may be empty. */
export interface RoutePlan {
  /** Elements of the bulk PUT: new routes and changed ones, the default route last. */
  upserts: LcrRoute[];
  /** Carriers that stored routes get, the default route's last: the bulk PUT passes over them. */
  addedEntries: LcrCarrierSetEntry[];
  /** Sids of carrier set entries that no longer stand on screen. */
  removedEntries: string[];
  /** Sids of routes that no longer stand on screen. */
  removedRoutes: string[];
  /**
   * The entry that the table has to name as its default one: a sid, 'added' for the entry that
   * `addedEntries` gives the default route, null when the table names it already.
   */
  defaultEntry: string | null;
}

/** The priority, text and expression of the system's default route (rule 12.2). */
const defaultRoute = {
  regex: '.*',
  description: 'System Default Route',
  priority: 9999,
} as const;

const byPriority = (a: { priority: number }, b: { priority: number }) => a.priority - b.priority;

const entriesOf = (route: LcrRoute): LcrCarrierSetEntry[] =>
  [...(route.lcr_carrier_set_entries ?? [])].sort(byPriority);

const holds = (route: LcrRoute, entrySid: string | null | undefined): boolean =>
  Boolean(entrySid) &&
  entriesOf(route).some(({ lcr_carrier_set_entry_sid: sid }) => sid === entrySid);

/** The system's default route: the owner of the entry that the table names, else the one of priority 9999. */
function findDefault(routes: LcrRoute[], entrySid: string | null): LcrRoute | undefined {
  return (
    routes.find((route) => holds(route, entrySid)) ??
    routes.find(({ priority }) => priority === defaultRoute.priority)
  );
}

/** The entry of the default route whose carrier the form shows and changes. */
const defaultEntryOf = (route: LcrRoute, entrySid: string | null) => {
  const entries = entriesOf(route);
  return entries.find(({ lcr_carrier_set_entry_sid: sid }) => sid === entrySid) ?? entries[0];
};

const toValues = (route: LcrRoute): RouteValues => {
  const [first, ...further] = entriesOf(route).map(({ voip_carrier_sid }) => voip_carrier_sid);
  return {
    lcr_route_sid: route.lcr_route_sid,
    regex: route.regex,
    description: route.description || null,
    voip_carrier_sid: first ?? '',
    further_carriers: further,
  };
};

/** Stored routes as a form shows them: in their order, the system's default one only as its carrier. */
export function toForm(stored: LcrRoute[], entrySid: string | null): RoutesForm {
  const system = findDefault(stored, entrySid);
  const entry = system && defaultEntryOf(system, entrySid);
  return {
    routes: stored
      .filter((route) => route !== system)
      .sort(byPriority)
      .map(toValues),
    default_carrier_sid: entry?.voip_carrier_sid ?? null,
  };
}

const textOf = ({ regex, description }: Pick<RouteValues, 'regex' | 'description'>) =>
  JSON.stringify([regex, description || null]);

/**
 * Finds the stored route of each wanted one: by sid, else one of the same text that nobody claims,
 * so that what an interrupted save created is taken over and not created twice.
 */
const claimRoutes = (wanted: RouteValues[], stored: LcrRoute[]) =>
  claim(wanted, stored, [
    ({ lcr_route_sid: sid }, route) => Boolean(sid) && route.lcr_route_sid === sid,
    (values, route) => textOf(route) === textOf(values),
  ]);

/** The stored entries with the wanted carriers in their order; those without a sid are new. */
function claimEntries(carriers: string[], stored: LcrCarrierSetEntry[]): LcrCarrierSetEntry[] {
  const entries = claim(carriers, stored, [
    (sid, { voip_carrier_sid }) => voip_carrier_sid === sid,
    () => true,
  ]);
  return carriers.map((voip_carrier_sid, priority) => ({
    ...entries[priority],
    voip_carrier_sid,
    priority,
  }));
}

const isStored = (entry: LcrCarrierSetEntry) => entry.lcr_carrier_set_entry_sid !== undefined;

/** What one stored route still lacks of the wanted one, added to the plan. */
function planStored(plan: RoutePlan, route: LcrRoute, wanted: LcrRoute): void {
  const stored = entriesOf(route);
  const entries = wanted.lcr_carrier_set_entries;
  const kept = entries.filter(isStored);
  const before = stored.filter(({ lcr_carrier_set_entry_sid: sid }) =>
    kept.some((entry) => entry.lcr_carrier_set_entry_sid === sid),
  );
  const isChanged =
    textOf(route) !== textOf(wanted) ||
    route.priority !== wanted.priority ||
    !isSame([...kept].sort(byPriority), before);
  // Every element needs a carrier, even where the platform passes over it.
  if (isChanged) {
    plan.upserts.push({ ...wanted, lcr_carrier_set_entries: kept.length > 0 ? kept : entries });
  }
  for (const entry of entries.filter((one) => !isStored(one))) {
    plan.addedEntries.push({ ...entry, lcr_route_sid: route.lcr_route_sid });
  }
  for (const { lcr_carrier_set_entry_sid: sid } of stored) {
    if (sid && !entries.some((entry) => entry.lcr_carrier_set_entry_sid === sid)) {
      plan.removedEntries.push(sid);
    }
  }
}

/** The default route stays as it is stored; only the carrier of its entry follows the form. */
function planDefault(
  plan: RoutePlan,
  carrier: string | null,
  system: LcrRoute | undefined,
  entrySid: string | null,
): void {
  if (!carrier) return;
  const added = { voip_carrier_sid: carrier, priority: 0 };
  if (!system) {
    plan.upserts.push({ ...defaultRoute, lcr_carrier_set_entries: [added] });
    return;
  }
  const current = defaultEntryOf(system, entrySid);
  const entries = current
    ? entriesOf(system).map((entry) =>
        entry === current ? { ...entry, voip_carrier_sid: carrier } : entry,
      )
    : [added];
  const { priority } = defaultRoute;
  planStored(plan, system, { ...system, priority, lcr_carrier_set_entries: entries });
  const sid = current ? (current.lcr_carrier_set_entry_sid ?? null) : 'added';
  plan.defaultEntry = sid === entrySid ? null : sid;
}

/**
 * The calls that leave the platform with exactly the wanted routes, whatever is stored: also what
 * an earlier save left half done. `entrySid` is the entry that the table names as its default one.
 *
 * | on screen | stored | call |
 * |---|---|---|
 * | route | nothing like it | element of the bulk PUT without a sid |
 * | route | other text, place or carrier | element of the bulk PUT with its sids |
 * | carrier | route lacks an entry | POST LcrCarrierSetEntries |
 * | nothing | entry, route | DELETE, one by one |
 * | default carrier | default route | element with the entry's carrier replaced, the rest untouched |
 */
export function planRoutes(
  lcrSid: string,
  { routes, default_carrier_sid }: RoutesForm,
  stored: LcrRoute[],
  entrySid: string | null,
): RoutePlan {
  const plan: RoutePlan = {
    upserts: [],
    addedEntries: [],
    removedEntries: [],
    removedRoutes: [],
    defaultEntry: null,
  };
  const system = findDefault(stored, entrySid);
  const visible = stored.filter((route) => route !== system).sort(byPriority);
  const pairs = claimRoutes(routes, visible);
  for (const [priority, values] of routes.entries()) {
    const route = pairs[priority];
    const carriers = [values.voip_carrier_sid, ...values.further_carriers];
    const wanted = {
      ...(route && { lcr_route_sid: route.lcr_route_sid, lcr_sid: lcrSid }),
      regex: values.regex,
      description: values.description || null,
      priority,
      lcr_carrier_set_entries: claimEntries(carriers, route ? entriesOf(route) : []),
    };
    if (route) planStored(plan, route, wanted);
    else plan.upserts.push(wanted);
  }
  for (const { lcr_route_sid } of visible.filter((route) => !pairs.includes(route))) {
    if (lcr_route_sid) plan.removedRoutes.push(lcr_route_sid);
  }
  planDefault(plan, default_carrier_sid, system, entrySid);
  return plan;
}
