import pLimit from 'p-limit';
import type { Carrier, LeastCostRouting, PhoneNumber, Used, Uses } from '../../types';
import { leastCostRoutingColumns } from '../../types/lcr';
import { phoneNumberColumns } from '../../types/phoneNumber';
import { currentCaller } from '../caller';
import { type Readable, readList } from '../readList';
import { used, usesOf } from '../used';
import { lookThrough } from './lookThrough';
import { leadsOver, readRoutes } from './routesOver';

/** What still uses a carrier. */
export interface CarrierUsage {
  phoneNumbers: Uses;
  /** Routing tables with a route or a default over the carrier; one may have no name. */
  routings: Used[];
}

/** How many routing tables are read at the same time. */
const tablesAtOnce = 4;

/** The tables that send calls over the carrier, by one of their routes or by default. */
async function routingsOf({ id }: Carrier): Promise<Readable<LeastCostRouting>[]> {
  const { providerSid } = await currentCaller();
  const tables = (await readList<LeastCostRouting>(leastCostRoutingColumns, 'Lcrs')).filter(
    ({ account_sid, service_provider_sid }) =>
      account_sid !== null || service_provider_sid === providerSid,
  );
  const routes = await pLimit(tablesAtOnce).map(tables, ({ lcr_sid }) => readRoutes(lcr_sid));
  return tables.filter((_table, index) => routes[index] && leadsOver(routes[index], new Set([id])));
}

/** More numbers of the provider are not read to be looked through. */
const mostNumbers = 5000;

/**
 * Everything that prevents the deletion of a carrier: its numbers, as specified, and routing tables, at
 * which the platform stops half-way with the gateways gone (contract 11.1; decision 64). The platform
 * cannot filter numbers by carrier, so all of the provider's are searched. Where these are too many,
 * `looked` says so: the platform itself refuses for numbers before it touches anything; `isThorough`
 * searches them nevertheless. Tables that the caller may not see stay unknown. Throws HttpError.
 */
export async function getCarrierUsage(carrier: Carrier, isThorough = false): Promise<CarrierUsage> {
  const { serviceProviderSid, accountSid } = await currentCaller();
  const { account_sid } = carrier;
  const service_provider_sid =
    serviceProviderSid || accountSid ? undefined : carrier.service_provider_sid;
  const [numbers, routings] = await Promise.all([
    lookThrough<PhoneNumber>({
      ...{ columns: phoneNumberColumns, path: 'PhoneNumbers', isThorough, most: mostNumbers },
      query: { service_provider_sid },
      narrow: account_sid ? { account_sid } : undefined,
      uses: ({ voip_carrier_sid }) => voip_carrier_sid === carrier.id,
    }),
    routingsOf(carrier),
  ]);
  return {
    phoneNumbers: usesOf(numbers, 'phone-numbers', 'phone_number_sid', 'number'),
    routings: used('least-cost-routing', routings, 'lcr_sid', 'name'),
  };
}
