import type { Carrier } from '../types';
import type { Caller } from '../types/caller';
import type { MadeFrom } from './input';

/**
 * The platform's own call that makes a carrier with its gateways from a template, for the provider or for
 * an account user's own account; the platform names it as the template. The account path by others would
 * make one without any owner (contract 11.2).
 */
export function templateCall({ template }: Partial<Carrier>, caller: Caller): MadeFrom | null {
  if (!template) return null;
  const { accountSid, providerSid } = caller;
  const owner = accountSid
    ? `Accounts/${encodeURIComponent(accountSid)}`
    : `ServiceProviders/${encodeURIComponent(providerSid ?? '')}`;
  const sid = encodeURIComponent(template.predefined_carrier_sid);
  return {
    path: `${owner}/PredefinedCarriers/${sid}`,
    record: { name: template.name },
    label: 'resources.carriers.fields.name',
  };
}
