export interface PasswordSettings {
  min_password_length: number;
  require_digit: boolean;
  require_special_character: boolean;
}

export interface SystemInformation {
  domain_name: string | null;
  sip_domain_name: string | null;
  monitoring_domain_name: string | null;
  /** Comma list of IPv4 addresses and CIDR blocks. */
  private_network_cidr: string | null;
  log_level: 'info' | 'debug';
}
