export const msTeamsTenants = {
  name: 'Microsoft Teams Tenant |||| MS Teams Tenants',
  empty: 'No Microsoft Teams Tenant.',
  purpose: 'Tenants let the users of Microsoft Teams call through the platform.',
  fields: { tenant_fqdn: 'Domain Name', application_sid: 'Application' },
};
