import { type RecordOf, text } from './columns';

export const msTeamsTenantColumns = {
  ms_teams_tenant_sid: text,
  /** One tenant on the whole platform. */
  tenant_fqdn: text.sent.neverNull,
  service_provider_sid: text.inPost.neverNull,
  account_sid: text.sent.neverNull,
  application_sid: text.orNull.sent,
};

export interface MsTeamsTenant extends RecordOf<typeof msTeamsTenantColumns> {}
