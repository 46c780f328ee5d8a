export interface MsTeamsTenant {
  id: string;
  ms_teams_tenant_sid: string;
  /** One tenant on the whole platform. */
  tenant_fqdn: string;
  service_provider_sid: string;
  account_sid: string;
  application_sid: string | null;
}
