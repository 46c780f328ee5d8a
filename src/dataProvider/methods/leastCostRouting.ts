import type { Carrier, RoutingCarrier } from '../../types';
import { carrierColumns } from '../../types/carrier';
import { currentCaller } from '../caller';
import { namesAge } from '../freshness';
import { inOrderOf } from '../query';
import { readList } from '../readList';

/** Whose routing table it is: an account's, or a provider's; the caller's own when neither is set. */
export interface RoutingOwner {
  account_sid?: string | null;
  service_provider_sid?: string | null;
}

/**
 * The carriers that a routing table may name, by name: for an account its own and its provider's,
 * for a provider those of provider level (contract 11.1). Inactive ones are among them. Throws
 * HttpError.
 */
async function getRoutingCarriers(owner: RoutingOwner = {}): Promise<RoutingCarrier[]> {
  const caller = await currentCaller();
  const accountSid = caller.accountSid ?? owner.account_sid;
  const providerSid = owner.service_provider_sid ?? caller.providerSid;
  const path = `ServiceProviders/${encodeURIComponent(providerSid ?? '')}/VoipCarriers`;
  const [list, query] = accountSid ? ['VoipCarriers', { account_sid: accountSid }] : [path];
  const rows = await readList<Carrier>(carrierColumns, list, query, namesAge);
  const carriers = rows
    .filter(({ account_sid }) => !account_sid || account_sid === accountSid)
    .flatMap(({ voip_carrier_sid: id, name, is_active }) =>
      id ? [{ id, name: name ?? id, is_active: Boolean(is_active) }] : [],
    );
  return inOrderOf(carriers, ({ name }) => name);
}

export const leastCostRoutingMethods = { getRoutingCarriers };
