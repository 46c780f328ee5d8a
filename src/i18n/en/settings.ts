export const settings = {
  title: 'Settings',
  tabs: { label: 'Settings', admin: 'Admin', serviceProvider: 'Service provider' },
  fields: {
    domain_name: 'Domain Name',
    sip_domain_name: 'Sip Domain Name',
    monitoring_domain_name: 'Monitoring Domain Name',
    private_network_cidr: 'Private Network CIDR',
    log_level: 'Log Level',
    min_password_length: 'Min password length',
    require_digit: 'Password require digit',
    require_special_character: 'Password require special character',
  },
  helper: {
    private_network_cidr: 'IPv4 addresses and networks such as 10.0.0.0/8, separated by commas.',
    log_level: 'How much the platform writes to its logs.',
    password: 'The rules hold for every password that is chosen from now on.',
  },
  logLevels: { info: 'Info', debug: 'Debug' },
  sections: {
    system: 'System information',
    systemPurpose: 'Names and networks of the whole platform.',
    password: 'Password policy',
    passwordPurpose: 'What every password of this platform must hold.',
  },
  notifications: { updated: 'Admin settings updated successfully' },
  validation: { cidr: 'Invalid private network CIDR "%{value}"' },
};
