import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRoutes, type RoutePlan, type RoutesForm, toForm } from '../../src/saving/routes';
import type { LcrCarrierSetEntry, LcrRoute, RouteValues } from '../../src/types';
import { propertyRuns } from '../support/propertyRuns';

const nothing: RoutePlan = {
  upserts: [],
  addedEntries: [],
  removedEntries: [],
  removedRoutes: [],
  defaultEntry: null,
};

/** Entries of a route, each with its carrier and place. */
const entriesOf = (route: string, carriers: [carrier: string, priority: number][]) =>
  carriers.map(
    ([voip_carrier_sid, priority], index): LcrCarrierSetEntry => ({
      ...{ lcr_carrier_set_entry_sid: `${route}-e${index}`, voip_carrier_sid, priority },
      workload: 3,
    }),
  );
const text = {
  regex: fc.constantFrom('1', '2', '44'),
  description: fc.constantFrom(null, '', 'd'),
};
const carrier = fc.constantFrom('x', 'y', 'z');
const carriers = fc.array(fc.tuple(carrier, fc.nat(3)), { maxLength: 3 });
const routes = fc
  .array(fc.record({ ...text, priority: fc.nat(5), carriers }), { maxLength: 4 })
  .map((rows) =>
    rows.map(
      ({ carriers: of, description, ...row }, index): LcrRoute => ({
        ...{ lcr_route_sid: `r${index}`, lcr_sid: 'l', ...row, description },
        lcr_carrier_set_entries: entriesOf(`r${index}`, of),
      }),
    ),
  );
/** The system's default route: known by its place, or by the entry that the table names. */
const system = fc
  .record({ carriers, priority: fc.constantFrom(9999, 7), named: fc.option(fc.nat(2)) })
  .map(({ carriers: of, priority, named }) => {
    const entries = entriesOf('s', of);
    const entry = named === null ? undefined : entries[named]?.lcr_carrier_set_entry_sid;
    const route: LcrRoute = {
      ...{ lcr_route_sid: 's', lcr_sid: 'l', regex: '.*', description: 'System Default Route' },
      ...{ priority: entry ? priority : 9999, lcr_carrier_set_entries: entries },
    };
    return { route, entry: entry ?? null };
  });
/** A table, in no order, and a form of it of which rows were moved, changed, taken out and added. */
const cases = fc
  .record({ rows: routes, own: fc.option(system), isFirst: fc.boolean() })
  .chain(({ rows, own, isFirst }) => {
    const entry = own?.entry ?? null;
    const stored = own ? (isFirst ? [own.route, ...rows] : [...rows, own.route]) : rows;
    const opened = toForm(stored, entry);
    const changed = (route: RouteValues) =>
      fc
        .record({
          isLeft: fc.boolean(),
          now: fc.record({
            ...text,
            voip_carrier_sid: carrier,
            further_carriers: fc.array(carrier),
          }),
        })
        .map(({ isLeft, now }) =>
          isLeft && route.voip_carrier_sid ? route : { ...route, ...now },
        );
    const added = fc.record({
      ...{ ...text, voip_carrier_sid: carrier },
      further_carriers: fc.array(carrier, { maxLength: 2 }),
    });
    return fc.record({
      ...{ stored: fc.constant(stored), entry: fc.constant(entry), opened: fc.constant(opened) },
      form: fc.record({
        routes: fc
          .shuffledSubarray(opened.routes)
          .chain((some) =>
            fc.tuple(
              fc.array(added, { maxLength: 2 }),
              ...some.map(changed),
              fc.array(added, { maxLength: 1 }),
            ),
          )
          .map((all) => all.flat() as RouteValues[]),
        default_carrier_sid: fc.option(carrier),
      }),
    });
  });

/**
 * What the platform stores by the calls of a plan: a bulk PUT passes over entries that are new to a route, and
 * has the table name the entry of a default route that it makes.
 */
function carriedOut(plan: RoutePlan, stored: LcrRoute[], entry: string | null) {
  const rows = new Map(stored.map((row) => [row.lcr_route_sid, structuredClone(row)]));
  let count = 0;
  const newSid = () => {
    count += 1;
    return `n${count}`;
  };
  let now = entry;
  const made = (one: LcrCarrierSetEntry) => ({ ...one, lcr_carrier_set_entry_sid: newSid() });
  for (const { lcr_carrier_set_entries: entries, ...route } of plan.upserts) {
    expect(entries.length).toBeGreaterThan(0);
    const row = rows.get(route.lcr_route_sid);
    const sid = route.lcr_route_sid ?? newSid();
    const sent = new Map(entries.map((one) => [one.lcr_carrier_set_entry_sid, one]));
    const known = row?.lcr_carrier_set_entries.map((one) => ({
      ...one,
      ...sent.get(one.lcr_carrier_set_entry_sid),
    }));
    rows.set(sid, {
      ...{ ...row, ...route, lcr_route_sid: sid },
      lcr_carrier_set_entries: known ?? entries.map(made),
    });
    const own = rows.get(sid)?.lcr_carrier_set_entries[0]?.lcr_carrier_set_entry_sid;
    if (!known && route.priority === 9999 && own) now = own;
  }
  let last: string | null = null;
  for (const one of plan.addedEntries) {
    const added = made(one);
    last = added.lcr_carrier_set_entry_sid ?? null;
    rows.get(one.lcr_route_sid)?.lcr_carrier_set_entries.push(added);
  }
  for (const sid of plan.removedRoutes) expect(rows.delete(sid)).toBe(true);
  const gone = new Set(plan.removedEntries);
  const after = [...rows.values()].map((row) => ({
    ...row,
    lcr_carrier_set_entries: row.lcr_carrier_set_entries.filter(
      ({ lcr_carrier_set_entry_sid: sid }) => !gone.has(String(sid)),
    ),
  }));
  const named = plan.defaultEntry === 'added' ? last : plan.defaultEntry;
  return { after, entry: named ?? now };
}

const contentOf = ({ routes: all }: RoutesForm) =>
  all.map(({ lcr_route_sid: _sid, description, ...content }) => ({
    ...content,
    description: description || null,
  }));
const systemOf = (rows: LcrRoute[]) => rows.find(({ lcr_route_sid: sid }) => sid === 's');

describe('the routes of a table', () => {
  it('are those on screen after the calls, in their order, whatever was stored', () => {
    fc.assert(
      fc.property(cases, ({ stored, entry, opened, form }) => {
        const plan = planRoutes('l', form, stored, entry);
        const now = carriedOut(plan, stored, entry);
        const shown = toForm(now.after, now.entry);
        expect(contentOf(shown)).toEqual(contentOf(form));
        expect(shown.default_carrier_sid).toBe(
          form.default_carrier_sid ?? opened.default_carrier_sid,
        );
        expect(planRoutes('l', form, now.after, now.entry)).toEqual(nothing);
        // The table names the entry whose carrier is shown.
        const named = now.after
          .flatMap(({ lcr_carrier_set_entries: entries }) => entries)
          .find(({ lcr_carrier_set_entry_sid: sid }) => sid === now.entry);
        const wanted = form.default_carrier_sid;
        if (wanted) expect(named?.voip_carrier_sid).toBe(wanted);
      }),
      { numRuns: propertyRuns(300, 5_000) },
    );
  });

  it('stay the same ones, and what others need of them stays as it was', () => {
    fc.assert(
      fc.property(cases, ({ stored, entry, form }) => {
        const plan = planRoutes('l', form, stored, entry);
        const { after } = carriedOut(plan, stored, entry);
        const sids = form.routes.flatMap(({ lcr_route_sid: sid }) => sid ?? []);
        expect(after.map(({ lcr_route_sid: sid }) => sid)).toEqual(expect.arrayContaining(sids));
        const before = systemOf(stored);
        if (before) {
          const { priority: _place, lcr_carrier_set_entries: had, ...rest } = before;
          expect(systemOf(after)).toMatchObject(rest);
          const entries = systemOf(after)?.lcr_carrier_set_entries ?? [];
          expect(entries.filter(({ workload }) => workload === 3)).toHaveLength(had.length);
          const moved = had.filter(
            (one, at) => entries[at]?.voip_carrier_sid !== one.voip_carrier_sid,
          );
          expect(moved.length).toBeLessThanOrEqual(1);
        }
        // Nothing is sent that says what is stored, and nothing is made that takes the place of its like.
        const known = new Map(stored.map((row) => [row.lcr_route_sid, row]));
        for (const route of plan.upserts) {
          expect(carriedOut({ ...nothing, upserts: [route] }, stored, entry).after).not.toEqual(
            stored,
          );
        }
        const textOf = (route?: LcrRoute) => `${route?.regex} ${route?.description || ''}`;
        const removed = plan.removedRoutes.map((sid) => textOf(known.get(sid)));
        const made = plan.upserts.filter((route) => !route.lcr_route_sid && route.priority < 9999);
        expect(made.filter((route) => removed.includes(textOf(route)))).toEqual([]);
      }),
      { numRuns: propertyRuns(300, 5_000) },
    );
  });
});
