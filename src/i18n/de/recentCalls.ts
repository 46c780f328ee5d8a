import type { recentCalls as english } from '../en/recentCalls';

export const recentCalls: typeof english = {
  name: 'Anruf |||| Letzte Anrufe',
  empty: {
    title: 'Keine Daten.',
    text: 'Hier erscheinen beendete Anrufe, neueste zuerst.',
  },
  call: 'Anruf von %{from} an %{to}, %{time}',
  oneAccount: 'Diese Plattform zeigt Anrufe nur für jeweils ein Konto',
  fromTo: 'Von %{from} an %{to}',
  notHere: 'Der geöffnete Anruf ist nicht in dieser Liste.',
  fields: {
    direction: 'Richtung',
    from: 'Von',
    to: 'An',
    answered: 'Status',
    duration: 'Dauer',
    trunk: 'Carrier',
  },
  filters: {
    direction: 'Richtung',
    anyDirection: 'Alle Richtungen',
    inbound: 'Eingehend',
    outbound: 'Ausgehend',
    status: 'Status',
    anyStatus: 'Jeder Status',
    answered: 'Angenommen',
    notAnswered: 'Nicht angenommen',
  },
  action: {
    copyLink: 'Link kopieren',
    linkCopied: 'Link kopiert',
    openAlone: 'Als ganze Seite öffnen',
  },
  state: {
    inbound: 'Eingehend',
    outbound: 'Ausgehend',
    answered: 'Angenommen',
    notAnswered: 'Nicht angenommen',
    notAnsweredWith: '%{status} %{reason}',
  },
  tabs: 'Details zum Anruf',
  files: { open: 'Datei öffnen' },
  now: 'Laufende Anrufe',
};
