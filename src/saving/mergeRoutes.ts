import type { RouteValues } from '../types';
import { type Conflict, decisionOn, type Settled } from './conflicts';
import type { StepName } from './plan';
import type { RoutesForm } from './routes';
import { isSame } from './values';

/** The routes of a table from all sides, as forms hold them. */
export interface RoutesToMerge {
  base: RoutesForm;
  mine: RoutesForm;
  theirs: RoutesForm;
  settled: readonly Settled[];
}

const sidOf = ({ lcr_route_sid: sid }: RouteValues): string | undefined => sid;

const bySid = (routes: readonly RouteValues[]) =>
  new Map(routes.flatMap((route) => (sidOf(route) ? [[sidOf(route) as string, route]] : [])));

const contentOf = ({ lcr_route_sid: _sid, ...content }: RouteValues) => content;
const isAlike = (one: RouteValues, other: RouteValues) => isSame(contentOf(one), contentOf(other));

const nameOf = ({ regex }: RouteValues): StepName => ({
  key: 'resources.least-cost-routing.parts.route',
  args: { regex },
});

const columns = ['regex', 'description', 'voip_carrier_sid', 'further_carriers'] as const;

/** The columns of a route that somebody changed. */
const changedOf = (route: RouteValues, before: RouteValues): string[] =>
  columns.filter((column) => !isSame(route[column], before[column]));

/** The sids of the routes that all of `others` have too, in the order of the list. */
const common = (routes: readonly RouteValues[], others: readonly ReadonlyMap<string, unknown>[]) =>
  routes.flatMap((route) => {
    const sid = sidOf(route);
    return sid && others.every((other) => other.has(sid)) ? [sid] : [];
  });

/** A list with what another one has besides, each after what it follows there. */
function withOthers(
  routes: readonly RouteValues[],
  other: readonly RouteValues[],
  isAdded: (route: RouteValues) => boolean,
): RouteValues[] {
  const all = [...routes];
  for (const [index, route] of other.entries()) {
    if (!isAdded(route)) continue;
    const before = other.slice(0, index).findLast((one) => all.some((row) => isAt(row, one)));
    const place = before ? all.findIndex((row) => isAt(row, before)) + 1 : 0;
    all.splice(place, 0, route);
  }
  return all;
}

const isAt = (one: RouteValues, other: RouteValues) =>
  one === other || (sidOf(one) !== undefined && sidOf(one) === sidOf(other));

/** Both sides' routes in one order: the operator's, unless only the others moved some. */
function inOneOrder({
  base,
  mine,
  theirs,
  kept,
  left,
  keepsMine,
}: Pick<RoutesToMerge, 'base' | 'mine' | 'theirs'> & {
  /** What the merge leaves of the operator's, and of the others'. */
  kept: RouteValues[];
  left: RouteValues[];
  keepsMine: (conflict: Conflict) => boolean;
}): RouteValues[] {
  const [was, own, now] = [bySid(base.routes), bySid(mine.routes), bySid(theirs.routes)];
  const orders = {
    base: common(base.routes, [own, now]),
    mine: common(mine.routes, [was, now]),
    theirs: common(theirs.routes, [was, own]),
  };
  const isMovedByMe = !isSame(orders.mine, orders.base);
  const isMovedByThem = !isSame(orders.theirs, orders.base) && !isSame(orders.theirs, orders.mine);
  const regexes = (sids: string[]) => sids.map((sid) => (own.get(sid) ?? now.get(sid))?.regex);
  const isTheirOrder =
    isMovedByThem &&
    !(
      isMovedByMe &&
      keepsMine({
        path: ['routes', 'order'],
        mine: regexes(orders.mine),
        theirs: regexes(orders.theirs),
      })
    );
  const isOf = (routes: readonly RouteValues[]) => (route: RouteValues) =>
    routes.some((one) => isAt(one, route));
  return isTheirOrder
    ? withOthers(
        left.map((route) => kept.find((one) => isAt(one, route)) ?? route),
        kept,
        (route) => !isOf(left)(route),
      )
    : withOthers(kept, left, (route) => !isOf(kept)(route) && !own.has(sidOf(route) ?? ''));
}

/**
 * The routes that a save is to leave: those of both sides, route by route and column by column. What both
 * changed differently, a change against a removal, and two new orders are asked; the order is one value.
 */
export function mergeRoutes({ base, mine, theirs, settled }: RoutesToMerge): {
  merged: RoutesForm;
  conflicts: Conflict[];
} {
  const conflicts: Conflict[] = [];
  const keepsMine = (conflict: Conflict): boolean => {
    const decision = decisionOn(settled, conflict);
    if (decision.conflict) conflicts.push(decision.conflict);
    return decision.keepsMine;
  };
  const [was, own, now] = [bySid(base.routes), bySid(mine.routes), bySid(theirs.routes)];

  const mergeRoute = (route: RouteValues): RouteValues[] => {
    const sid = sidOf(route) ?? '';
    const [before, current] = [was.get(sid), now.get(sid)];
    if (!before) return [route];
    if (!current) {
      if (isAlike(route, before)) return [];
      const path = ['routes', sid];
      const changed = changedOf(route, before);
      const row = { name: nameOf(route), gone: 'theirs' as const, changed };
      // Made anew: the sid is of what is gone.
      return keepsMine({ path, mine: route, theirs: null, row }) ? [contentOf(route)] : [];
    }
    const merged: Record<string, unknown> = { ...route };
    for (const column of columns) {
      if (isSame(current[column], before[column]) || isSame(route[column], current[column]))
        continue;
      const isMine = !isSame(route[column], before[column]);
      const sides = { mine: route[column], theirs: current[column] };
      const path = ['routes', sid, column];
      if (isMine && keepsMine({ path, ...sides, row: { name: nameOf(before) } })) continue;
      merged[column] = current[column];
    }
    return [merged as unknown as RouteValues];
  };

  const kept = mine.routes.flatMap(mergeRoute);
  const removed = (route: RouteValues): boolean => {
    const sid = sidOf(route) ?? '';
    const before = was.get(sid);
    if (!before || own.has(sid)) return false;
    if (isAlike(route, before)) return true;
    const changed = changedOf(route, before);
    const row = { name: nameOf(before), gone: 'mine' as const, changed };
    return keepsMine({ path: ['routes', sid], mine: null, theirs: route, row });
  };
  const left = theirs.routes.filter((route) => !removed(route));

  const routes = inOneOrder({ base, mine, theirs, kept, left, keepsMine });

  let { default_carrier_sid } = mine;
  const sides = { mine: default_carrier_sid, theirs: theirs.default_carrier_sid };
  if (sides.theirs !== base.default_carrier_sid && sides.theirs !== sides.mine) {
    const isMine = sides.mine !== base.default_carrier_sid;
    const path = ['default_carrier_sid'];
    if (!isMine || !keepsMine({ path, ...sides })) default_carrier_sid = sides.theirs;
  }
  return { merged: { routes, default_carrier_sid }, conflicts };
}
