export const serviceProviders = {
  name: 'Service provider |||| Service providers',
  fields: {
    name: 'Service provider name',
    root_domain: 'Root domain',
    has_ms_teams: 'Enable MS Teams Direct Routing',
    ms_teams_fqdn: 'SBC domain name',
  },
  helper: {
    root_domain: 'SIP realms of new accounts end in this domain. Without it, sign-up is closed.',
    ms_teams_fqdn: 'Domain name of your session border controller in MS Teams.',
  },
  sections: {
    general: 'Service provider',
    generalPurpose: 'Display name.',
    msTeams: 'MS Teams',
    msTeamsPurpose: 'Direct Routing between Microsoft Teams and the platform.',
    limits: 'Limits',
    limitsPurpose: 'Combined limits for all accounts.',
    apiKeys: 'API keys',
    danger: 'Delete service provider',
    dangerPurpose:
      'Also deletes its carriers, speech services and API keys. It must have no accounts, users or routing tables. This can’t be undone.',
  },
  action: {
    create: 'Add a service provider',
    delete: 'Delete service provider',
  },
  notifications: {
    created: 'Added new service provider',
    updated: 'Settings updated',
    deleted: 'Deleted service provider',
  },
  usage: {
    blocked: 'This service provider can’t be deleted while it has:',
    accounts: 'Accounts',
    users: 'Users',
    phoneNumbers: 'Phone numbers',
    tenants: 'Microsoft Teams tenants',
    applications: 'Applications',
    routings: 'Routing tables',
    sipAddresses: 'SIP addresses, which only the API can remove',
    smppAddresses: 'SMPP addresses, which only the API can remove',
  },
  validation: {
    nameTaken: 'This name is already in use.',
    rootDomain: 'Enter a domain such as sip.example.com.',
    rootDomainTaken: 'Another service provider has this root domain.',
    inUse: 'This service provider still has accounts or users. Delete those first.',
  },
  empty: 'No service provider',
};
