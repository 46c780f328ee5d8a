import type { LcrRoute } from '../types';
import type { Plan } from './plan';

/** A route that is put behind those of a table. */
export type AddedRoute = Pick<LcrRoute, 'regex' | 'description' | 'priority'> & {
  voip_carrier_sid: string;
};

/** The system's default route stands behind all others. */
const lastPriority = 9999;

/** The priority behind all routes of a table but the system's default one. */
export const nextPriority = (stored: readonly Pick<LcrRoute, 'priority'>[]): number =>
  Math.max(-1, ...stored.map(({ priority }) => priority).filter((one) => one < lastPriority)) + 1;

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
