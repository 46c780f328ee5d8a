export const settings = {
  title: 'Settings',
  recordName: 'Admin settings',
  tabs: { label: 'Settings', admin: 'Admin', serviceProvider: 'Service provider' },
  fields: {
    domain_name: 'Domain name',
    sip_domain_name: 'SIP domain name',
    monitoring_domain_name: 'Monitoring domain name',
    private_network_cidr: 'Private network CIDR',
    log_level: 'Log level',
    min_password_length: 'Minimum password length',
    require_digit: 'Require a digit',
    require_special_character: 'Require a special character',
  },
  helper: {
    private_network_cidr: 'IPv4 addresses and networks, such as 10.0.0.0/8, separated by commas.',
    log_level: 'Verbosity of platform logs.',
    password: 'Applies to new passwords.',
  },
  logLevels: { info: 'Info', debug: 'Debug' },
  sections: {
    system: 'System information',
    systemPurpose: 'Domains and networks of the platform.',
    password: 'Password policy',
    passwordPurpose: 'Password requirements for all users.',
  },
  unlinkedTerms:
    'Sign-up asks people to accept documents that aren’t linked. Set %{names} in config.js.',
  notifications: { updated: 'Admin settings updated successfully' },
  validation: { cidr: 'Invalid private network CIDR "%{value}"' },
};
