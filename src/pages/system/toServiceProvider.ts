import type { ServiceProvider } from '../../types';

type Values = Partial<ServiceProvider> & { has_ms_teams?: boolean };

/** Trimmed, and without a domain where the tick is gone. A root domain only where the form has one. */
export const toServiceProvider = ({ has_ms_teams, ...data }: Values): Partial<ServiceProvider> => ({
  ...data,
  name: data.name?.trim(),
  ...('root_domain' in data && { root_domain: data.root_domain?.trim() || null }),
  ms_teams_fqdn: has_ms_teams === false ? null : (data.ms_teams_fqdn?.trim() ?? null),
});
