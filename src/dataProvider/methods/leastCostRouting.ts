import type { RoutingCarrier } from '../../types';
import { cachedList } from '../cachedList';
import { currentCaller } from '../caller';

interface CarrierRow {
  voip_carrier_sid: string;
  name: string;
  is_active: number;
  account_sid: string | null;
}

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
  const rows = accountSid
    ? await cachedList<CarrierRow>('VoipCarriers', { account_sid: accountSid })
    : await cachedList<CarrierRow>(
        `ServiceProviders/${encodeURIComponent(providerSid ?? '')}/VoipCarriers`,
      );
  return rows
    .filter(({ account_sid }) => !account_sid || account_sid === accountSid)
    .map(({ voip_carrier_sid, name, is_active }) => ({
      id: voip_carrier_sid,
      name,
      is_active: Boolean(is_active),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

export const leastCostRoutingMethods = { getRoutingCarriers };
