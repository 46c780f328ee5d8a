import type { LcrRoute } from '../types';
import type { Plan } from './plan';

/** A route that is put behind those of a table. */
export type AddedRoute = Pick<LcrRoute, 'regex' | 'description' | 'priority'> & {
  voip_carrier_sid: string;
};

/** The system's default route stands behind all others. */
const lastPriority = 9999;

/** The priority behind all routes of a table but the system's default one. */
const nextPriority = (stored: readonly Pick<LcrRoute, 'priority'>[]): number =>
  Math.max(-1, ...stored.map(({ priority }) => priority).filter((one) => one < lastPriority)) + 1;

/**
 * The priority that routes begin at which are added together: `first`, where they began already and the places
 * of those that are left are free; else behind all others.
 */
export function beginning(
  stored: readonly Pick<LcrRoute, 'priority'>[],
  first: number | null,
  places: readonly number[],
): number {
  const taken = new Set(stored.map(({ priority }) => priority));
  const isKept = first !== null && places.every((place) => !taken.has(first + place));
  return isKept ? first : nextPriority(stored);
}

/** The plan that adds one route with its carrier: the platform takes both in one call. */
export const planRouteAddition = (
  tableSid: string,
  { voip_carrier_sid, regex, description, priority }: AddedRoute,
): Plan => ({
  steps: [
    {
      id: 'route',
      name: { key: 'resources.least-cost-routing.parts.route', args: { regex } },
      call: {
        method: 'PUT',
        path: `Lcrs/${encodeURIComponent(tableSid)}/Routes`,
        body: [
          {
            ...{ regex, description, priority },
            lcr_carrier_set_entries: [{ voip_carrier_sid, priority: 0 }],
          },
        ],
      },
      needs: [],
    },
  ],
});
