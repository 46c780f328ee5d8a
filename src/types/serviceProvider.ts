import type { Limits } from './limit';
import type { Shape } from './shape';
import { type Webhook, webhookShape } from './webhook';

export interface ServiceProvider {
  id: string;
  service_provider_sid: string;
  name: string;
  description: string | null;
  root_domain: string | null;
  ms_teams_fqdn: string | null;
  registration_hook: Webhook | null;
  /** Quantity by category, merged in from ServiceProviders/{sid}/Limits when one is read. */
  limits?: Limits;
}

export const serviceProviderShape = {
  service_provider_sid: 'text',
  name: 'text',
  description: 'text',
  root_domain: 'text',
  ms_teams_fqdn: 'text',
  registration_hook: { group: webhookShape },
} as const satisfies Shape<ServiceProvider, 'limits'>;
