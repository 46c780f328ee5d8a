import type { LcrRoute } from '../../types';
import { lcrRouteColumns } from '../../types/lcr';
import { type Readable, readList } from '../readList';

type Route = Readable<LcrRoute>;

/** The routes of a table as far as they can be read; none of one whose sid cannot. Throws HttpError. */
export const readRoutes = async (lcr_sid: string | null): Promise<Route[]> =>
  lcr_sid ? readList<LcrRoute>(lcrRouteColumns, 'LcrRoutes', { lcr_sid }) : [];

/** True when one of the routes sends calls over one of the carriers. */
export const leadsOver = (routes: Route[], carriers: ReadonlySet<string>): boolean =>
  routes.some(({ lcr_carrier_set_entries: entries }) =>
    entries?.some(({ voip_carrier_sid }) => carriers.has(voip_carrier_sid)),
  );
