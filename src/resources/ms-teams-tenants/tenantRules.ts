import { isName } from '../../components/validation/address';
import type { MsTeamsTenant } from '../../types';

export const checkDomain = (typed?: string | null): string | undefined =>
  typed && !isName(typed) ? 'resources.ms-teams-tenants.validation.domain' : undefined;

export const toTenant = (data: Partial<MsTeamsTenant>): Partial<MsTeamsTenant> => ({
  ...data,
  tenant_fqdn: data.tenant_fqdn?.trim(),
});
