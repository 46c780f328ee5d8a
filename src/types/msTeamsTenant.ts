import type { Shape } from './shape';

export interface MsTeamsTenant {
  id: string;
  ms_teams_tenant_sid: string;
  /** One tenant on the whole platform. */
  tenant_fqdn: string;
  service_provider_sid: string;
  account_sid: string;
  application_sid: string | null;
}

export const msTeamsTenantShape = {
  ms_teams_tenant_sid: 'text',
  tenant_fqdn: 'text',
  service_provider_sid: 'text',
  account_sid: 'text',
  application_sid: 'text',
} as const satisfies Shape<MsTeamsTenant>;
