import type { Shape } from './shape';

export interface PasswordSettings {
  min_password_length: number;
  require_digit: boolean;
  require_special_character: boolean;
}

export const passwordSettingsShape = {
  min_password_length: 'number',
  require_digit: 'flag',
  require_special_character: 'flag',
} as const satisfies Shape<PasswordSettings>;

export interface SystemInformation {
  domain_name: string | null;
  sip_domain_name: string | null;
  monitoring_domain_name: string | null;
  /** Comma list of IPv4 addresses and CIDR blocks. */
  private_network_cidr: string | null;
  log_level: 'info' | 'debug';
}

export const systemInformationShape = {
  domain_name: 'text',
  sip_domain_name: 'text',
  monitoring_domain_name: 'text',
  private_network_cidr: 'text',
  log_level: 'text',
} as const satisfies Shape<SystemInformation>;
