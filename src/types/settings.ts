import { flag, number, oneOf, type RowOf, text } from './columns';

export const passwordSettingsColumns = {
  min_password_length: number,
  require_digit: flag,
  require_special_character: flag,
};

export interface PasswordSettings extends RowOf<typeof passwordSettingsColumns> {}

export const systemInformationColumns = {
  domain_name: text.orNull,
  sip_domain_name: text.orNull,
  monitoring_domain_name: text.orNull,
  /** Comma list of IPv4 addresses and CIDR blocks. */
  private_network_cidr: text.orNull,
  log_level: oneOf<'info' | 'debug'>(),
};

export interface SystemInformation extends RowOf<typeof systemInformationColumns> {}
