import type { settings as english } from '../en/settings';

export const settings: typeof english = {
  title: 'Einstellungen',
  recordName: 'Admin-Einstellungen',
  tabs: { label: 'Einstellungen', admin: 'Admin', serviceProvider: 'Service-Provider' },
  fields: {
    domain_name: 'Domainname',
    sip_domain_name: 'SIP-Domainname',
    monitoring_domain_name: 'Domainname des Monitorings',
    private_network_cidr: 'CIDR des privaten Netzes',
    log_level: 'Protokollstufe',
    min_password_length: 'Mindestlänge des Passworts',
    require_digit: 'Ziffer verlangen',
    require_special_character: 'Sonderzeichen verlangen',
  },
  helper: {
    private_network_cidr: 'IPv4-Adressen und Netze wie 10.0.0.0/8, durch Kommas getrennt.',
    log_level: 'Wie ausführlich die Plattform protokolliert.',
    password: 'Gilt für neue Passwörter.',
  },
  logLevels: { info: 'Info', debug: 'Debug' },
  sections: {
    system: 'Systeminformationen',
    systemPurpose: 'Domains und Netze der Plattform.',
    password: 'Passwortrichtlinie',
    passwordPurpose: 'Anforderungen an Passwörter aller Benutzer.',
  },
  unlinkedTerms:
    'Wer sich registriert, soll Dokumente akzeptieren, die nicht verlinkt sind. Setzen Sie %{names} in config.js.',
  notifications: { updated: 'Admin-Einstellungen geändert' },
  validation: { cidr: 'Ungültiges privates Netz (CIDR): „%{value}“' },
};
