import type { Shape } from './shape';

/** A carrier of a route, as the platform stores it; a new one has no sids yet. */
export interface LcrCarrierSetEntry {
  lcr_carrier_set_entry_sid?: string;
  lcr_route_sid?: string;
  voip_carrier_sid: string;
  priority: number;
  workload?: number;
}

/** A line of a routing table, as the platform stores it; a new one has no sids yet. */
export interface LcrRoute {
  lcr_route_sid?: string;
  lcr_sid?: string;
  regex: string;
  description: string | null;
  priority: number;
  lcr_carrier_set_entries: LcrCarrierSetEntry[];
}

export const lcrRouteShape = {
  lcr_route_sid: 'text',
  lcr_sid: 'text',
  regex: 'text',
  description: 'text',
  priority: 'number',
  lcr_carrier_set_entries: {
    rows: {
      lcr_carrier_set_entry_sid: 'text',
      lcr_route_sid: 'text',
      voip_carrier_sid: 'text',
      priority: 'number',
      workload: 'number',
    },
  },
} as const satisfies Shape<LcrRoute>;

/** A route as a form holds it: its place in the list is its priority. */
export interface RouteDraft {
  /** Missing until the route is stored. */
  lcr_route_sid?: string;
  /** Leading digits, or a regular expression. */
  regex: string;
  description: string | null;
  voip_carrier_sid: string;
  /** Carriers that other programs stored after the first one; kept unless taken out. */
  further_carriers: string[];
}

export interface LeastCostRouting {
  id: string;
  lcr_sid: string;
  name: string | null;
  is_active: boolean;
  account_sid: string | null;
  service_provider_sid: string | null;
  default_carrier_set_entry_sid: string | null;
  number_routes: number;
  /** The routes without the system's default one; missing in rows of a list. */
  routes?: RouteDraft[];
  /** The carrier of the system's default route; null while there is none. */
  default_carrier_sid?: string | null;
}

export const leastCostRoutingShape = {
  lcr_sid: 'text',
  name: 'text',
  is_active: 'flag',
  account_sid: 'text',
  service_provider_sid: 'text',
  default_carrier_set_entry_sid: 'text',
  number_routes: 'number',
} as const satisfies Shape<LeastCostRouting, 'routes' | 'default_carrier_sid'>;

/** A carrier that a route may name. */
export interface RoutingCarrier {
  id: string;
  name: string;
  is_active: boolean;
}
