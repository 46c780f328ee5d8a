import type { msTeamsTenants as english } from '../en/msTeamsTenants';

export const msTeamsTenants: typeof english = {
  name: 'Microsoft-Teams-Mandant |||| MS-Teams-Mandanten',
  fields: {
    ms_teams_tenant_sid: 'Mandanten-SID',
    tenant_fqdn: 'Domainname',
    account_sid: 'Konto',
    application_sid: 'Anwendung',
  },
  helper: {
    tenant_fqdn: 'Der Domainname des Mandanten in Microsoft Teams.',
    application_sid: 'Bearbeitet Anrufe des Mandanten.',
  },
  sections: {
    tenant: 'Mandant',
    tenantPurpose: 'Domainname, Konto und Anwendung.',
    danger: 'Diesen Mandanten löschen',
    dangerPurpose: 'Seine Benutzer können dann nicht mehr über die Plattform telefonieren.',
  },
  action: {
    create: 'MS-Teams-Mandanten hinzufügen',
    delete: 'Mandanten löschen',
    createAccount: 'Konto hinzufügen',
  },
  title: {
    create: 'Microsoft-Teams-Mandanten hinzufügen',
    edit: 'Microsoft-Teams-Mandanten bearbeiten',
  },
  validation: {
    domainTaken: 'Dieser Domainname wird bereits verwendet.',
    domain: 'Geben Sie einen vollständigen Domainnamen ein, z. B. customer.teams.example.com.',
    noDomain: '%{name} hat keinen vollständigen Domainnamen für MS Teams',
  },
  notifications: {
    created: 'Microsoft-Teams-Mandant angelegt',
    updated: 'Microsoft-Teams-Mandant geändert',
    deleted: 'Microsoft-Teams-Mandant %{name} gelöscht',
  },
  empty: {
    title: 'Keine Microsoft-Teams-Mandanten.',
    text: 'Mandanten lassen Benutzer von Microsoft Teams über die Plattform telefonieren.',
    noAccount: 'Legen Sie erst ein Konto an. Danach können Sie einen Mandanten anlegen.',
  },
};
