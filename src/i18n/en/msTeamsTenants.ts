export const msTeamsTenants = {
  name: 'Microsoft Teams tenant |||| MS Teams tenants',
  fields: {
    ms_teams_tenant_sid: 'Tenant SID',
    tenant_fqdn: 'Domain name',
    account_sid: 'Account',
    application_sid: 'Application',
  },
  helper: {
    tenant_fqdn: 'The tenant’s domain name in Microsoft Teams.',
    application_sid: 'Handles calls from the tenant.',
  },
  sections: {
    tenant: 'Tenant',
    tenantPurpose: 'Domain name, owning account and application.',
    danger: 'Delete this tenant',
    dangerPurpose: 'Its users will no longer be able to call through the platform.',
  },
  action: {
    create: 'Add MS Teams tenant',
    delete: 'Delete tenant',
    createAccount: 'Add account',
  },
  title: { create: 'Add a Microsoft Teams tenant', edit: 'Edit Microsoft Teams tenant' },
  validation: {
    domainTaken: 'The domain name you have entered is already in use.',
    domain: 'Enter a fully qualified domain name, such as customer.teams.example.com.',
    noDomain: '%{name} does not have a fully qualified domain name for MS Teams',
  },
  notifications: {
    created: 'Microsoft Teams tenant created successfully',
    updated: 'Microsoft Teams tenant updated successfully',
    deleted: 'Deleted Microsoft Teams tenant %{name}',
  },
  empty: {
    title: 'No Microsoft Teams tenants.',
    text: 'Tenants let Microsoft Teams users call through the platform.',
    noAccount: 'You must create an account before you can create an Microsoft Teams Tenant.',
  },
};
