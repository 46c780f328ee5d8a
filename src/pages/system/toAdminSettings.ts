import type { PasswordSettings, SystemInformation } from '../../types';
import { toPrivateNetworks } from './privateNetworks';

type Settings = SystemInformation & PasswordSettings;

const names = ['domain_name', 'sip_domain_name', 'monitoring_domain_name'] as const;

/** What was typed as the platform keeps it: names trimmed, networks without blanks unless untouched. */
export function toAdminSettings<S extends Settings>(typed: Partial<S>, stored: S): S {
  const networks = typed.private_network_cidr ?? null;
  return {
    ...stored,
    ...typed,
    ...Object.fromEntries(names.map((name) => [name, typed[name]?.trim() || null])),
    private_network_cidr:
      networks === stored.private_network_cidr ? networks : toPrivateNetworks(networks),
  };
}
