export const serviceProviders = {
  name: 'Service provider |||| Service providers',
  kind: 'service provider',
  fields: {
    name: 'Service provider name',
    has_ms_teams: 'Enable MS Teams Direct Routing',
    ms_teams_fqdn: 'SBC domain name',
  },
  helper: {
    ms_teams_fqdn: 'The domain name of your session border controller, as MS Teams knows it.',
  },
  sections: {
    general: 'Service provider',
    generalPurpose: 'How it is called throughout the console.',
    msTeams: 'MS Teams',
    msTeamsPurpose: 'Direct routing of calls from and to Microsoft Teams.',
    limits: 'Limits',
    limitsPurpose: 'What all its accounts may use together.',
    apiKeys: 'API keys',
    danger: 'Delete service provider',
    dangerPurpose:
      'Its carriers, speech credentials and API keys go with it. It must have no accounts and no users.',
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
    blocked: 'This service provider is not empty. Delete what belongs to it first.',
    accounts: 'Accounts',
    users: 'Users',
    phoneNumbers: 'Phone Numbers',
    tenants: 'MS Teams Tenants',
  },
  validation: {
    nameTaken: 'Another service provider has this name.',
    inUse: 'This service provider still has accounts or users. Delete those first.',
  },
  empty: 'No service provider',
};
