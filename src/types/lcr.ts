import { flag, number, type RecordOf, type RowOf, rows, text } from './columns';

const lcrCarrierSetEntryColumns = {
  lcr_carrier_set_entry_sid: text.optional,
  lcr_route_sid: text.optional,
  voip_carrier_sid: text,
  priority: number,
  workload: number.optional,
};

/** A carrier of a route, as the platform stores it; a new one has no sids yet. */
export interface LcrCarrierSetEntry extends RowOf<typeof lcrCarrierSetEntryColumns> {}

export const lcrRouteColumns = {
  lcr_route_sid: text.optional,
  lcr_sid: text.optional,
  regex: text,
  description: text.orNull,
  priority: number,
  lcr_carrier_set_entries: rows<LcrCarrierSetEntry>(lcrCarrierSetEntryColumns),
};

/** A line of a routing table, as the platform stores it; a new one has no sids yet. */
export interface LcrRoute extends RowOf<typeof lcrRouteColumns> {}

/** A route as a form holds it: its place in the list is its priority. */
export interface RouteValues {
  /** Missing until the route is stored. */
  lcr_route_sid?: string;
  /** Leading digits, or a regular expression. */
  regex: string;
  description: string | null;
  voip_carrier_sid: string;
  /** Carriers that other programs stored after the first one; kept unless taken out. */
  further_carriers: string[];
}

/** Its owner never changes; its routes and its default entry are rows of its own. */
export const leastCostRoutingColumns = {
  lcr_sid: text,
  name: text.orNull.sent,
  is_active: flag.sent,
  account_sid: text.orNull.inPost,
  service_provider_sid: text.orNull.inPost,
  default_carrier_set_entry_sid: text.orNull,
  number_routes: number,
};

export interface LeastCostRouting extends RecordOf<typeof leastCostRoutingColumns> {
  /** The routes without the system's default one; missing in rows of a list. */
  routes?: RouteValues[];
  /** The carrier of the system's default route; null while there is none. */
  default_carrier_sid?: string | null;
}

/** A carrier that a route may name. */
export interface RoutingCarrier {
  id: string;
  name: string;
  is_active: boolean;
}
