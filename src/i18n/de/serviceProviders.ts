import type { serviceProviders as english } from '../en/serviceProviders';

export const serviceProviders: typeof english = {
  name: 'Service-Provider |||| Service-Provider',
  fields: {
    name: 'Name des Service-Providers',
    root_domain: 'Root-Domain',
    has_ms_teams: 'Microsoft Teams Direct Routing einschalten',
    ms_teams_fqdn: 'Domainname des SBC',
  },
  helper: {
    root_domain:
      'SIP-Realms neuer Konten enden auf diese Domain. Ohne sie kann sich niemand neu registrieren.',
    ms_teams_fqdn: 'Domainname Ihres Session Border Controllers in Microsoft Teams.',
  },
  sections: {
    general: 'Service-Provider',
    generalPurpose: 'Anzeigename.',
    msTeams: 'Microsoft Teams',
    msTeamsPurpose: 'Direct Routing zwischen Microsoft Teams und der Plattform.',
    limits: 'Limits',
    limitsPurpose: 'Gemeinsame Limits aller Konten.',
    apiKeys: 'API-Schlüssel',
    danger: 'Service-Provider löschen',
    dangerPurpose:
      'Löscht auch seine Carrier, Sprachdienste und API-Schlüssel. Konten, Benutzer und Routingtabellen darf er nicht mehr haben. Das kann nicht rückgängig gemacht werden.',
  },
  action: {
    create: 'Service-Provider hinzufügen',
    delete: 'Service-Provider löschen',
  },
  notifications: {
    created: 'Service-Provider angelegt',
    updated: 'Einstellungen geändert',
    deleted: 'Service-Provider gelöscht',
  },
  usage: {
    blocked: 'Dieser Service-Provider kann nicht gelöscht werden, solange er noch hat:',
    accounts: 'Konten',
    users: 'Benutzer',
    phoneNumbers: 'Rufnummern',
    tenants: 'Microsoft-Teams-Mandanten',
    applications: 'Anwendungen',
    routings: 'Routingtabellen',
    sipAddresses: 'SIP-Adressen, die nur die API entfernen kann',
    smppAddresses: 'SMPP-Adressen, die nur die API entfernen kann',
  },
  validation: {
    nameTaken: 'Dieser Name wird bereits verwendet.',
    rootDomain: 'Geben Sie eine Domain wie sip.example.com ein.',
    rootDomainTaken: 'Ein anderer Service-Provider hat diese Root-Domain.',
    inUse: 'Dieser Service-Provider hat noch Konten oder Benutzer. Löschen Sie diese zuerst.',
  },
  empty: 'Kein Service-Provider',
};
