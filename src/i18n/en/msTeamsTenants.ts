export const msTeamsTenants = {
  name: 'Microsoft Teams Tenant |||| MS Teams Tenants',
  kind: 'Microsoft Teams tenant',
  fields: {
    ms_teams_tenant_sid: 'Tenant SID',
    tenant_fqdn: 'Domain Name',
    account_sid: 'Account',
    application_sid: 'Application',
  },
  helper: {
    tenant_fqdn: 'The domain name that Microsoft Teams knows the tenant by.',
    application_sid: 'What handles the calls from the tenant.',
  },
  sections: {
    tenant: 'Tenant',
    tenantPurpose: 'The domain of the tenant, whose it is, and where its calls go.',
    danger: 'Delete this tenant',
    dangerPurpose: 'Its users can no longer call through the platform. This cannot be undone.',
  },
  action: {
    create: 'Add MS Teams Tenant',
    delete: 'Delete tenant',
    createAccount: 'Add account',
  },
  title: { create: 'Add a Microsoft Teams Tenant', edit: 'Edit Microsoft Teams Tenant' },
  validation: {
    domainTaken: 'The domain name you have entered is already in use.',
    domain: 'Enter a fully qualified domain name, such as customer.teams.example.com.',
    noDomain: '%{name} does not have a fully qualified domain name for MS Teams',
  },
  notifications: {
    created: 'Microsoft Teams Tenant created successfully',
    updated: 'Microsoft Teams Tenant updated successfully',
    deleted: 'Deleted Microsoft Teams Tenant %{name}',
  },
  empty: {
    title: 'No Microsoft Teams Tenant.',
    text: 'Tenants let the users of Microsoft Teams call through the platform.',
    noAccount: 'You must create an account before you can create an Microsoft Teams Tenant.',
  },
};
