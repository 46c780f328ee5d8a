import type { LcrRoute } from '../types';
import type { RowsPlanner } from './input';
import { madeIn, recordStep, type Step } from './plan';

/** The priority of the route whose entry the platform makes the default of its table. */
const defaultPriority = 9999;

/** A route as it was stored, without the sids that it and its entries had. */
const bareRoute = (route: LcrRoute): LcrRoute => {
  const { lcr_route_sid: _sid, lcr_sid: _table, lcr_carrier_set_entries: entries, ...own } = route;
  return {
    ...own,
    lcr_carrier_set_entries: entries.map(
      ({ lcr_carrier_set_entry_sid: _entry, lcr_route_sid: _route, ...entry }) => entry,
    ),
  };
};

/**
 * Makes the routes of a new table as they were, with what no form shows: their priorities and the workloads
 * of their carriers. Once the table is there, they are planned as those of any other one, and so they are
 * where the default is no route of the priority that the platform knows it by.
 */
export const undoneRoutes = (planner: RowsPlanner, routes: LcrRoute[]): RowsPlanner => ({
  ...planner,
  plan: (input, sid, stored, record) => {
    // The platform is not asked to add nothing.
    if (sid === null && routes.length === 0) return { steps: [], conflicts: [] };
    const planned = planner.plan(input, sid, stored, record);
    const isUsual = !input.form.default_carrier_sid === !routes.some(isDefault);
    if (sid !== null || !isUsual) return planned;
    const steps = planned.steps.map(
      (step): Step =>
        step.call.path === `Lcrs/${madeIn(recordStep)}/Routes`
          ? { ...step, call: { ...step.call, body: routes.map(bareRoute) } }
          : step,
    );
    return { ...planned, steps };
  },
});

const isDefault = ({ priority }: LcrRoute) => priority === defaultPriority;
