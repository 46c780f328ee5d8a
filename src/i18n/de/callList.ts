import type { callList as english } from '../en/callList';

export const callList: typeof english = {
  whatFails: 'Was fehlschlägt',
  time: 'Zeit (%{zone})',
  application: 'Anwendung',
  marks: 'SIP-Nachrichten, Trace und Aufzeichnung',
  recording: 'Aufzeichnung',
  alertsOfCall: 'Alarme während dieses Anrufs',
  sipStatus: 'SIP-Status',
  anySipStatus: 'Jeder SIP-Status',
  anyTrunk: 'Alle Carrier',
  withoutCarrier: {
    user: 'SIP-Client',
    device: 'SIP-Endgerät',
    teams: 'Microsoft Teams',
    sip: 'SIP-Adresse',
  },
  newestOnly: {
    part: 'Treffer unter den neuesten %{read} von %{total} Anrufen.',
    on: 'Wird gesucht… Bisher: die neuesten %{read} von %{total} Anrufen.',
    all: 'Durchsucht: alle %{total} Anrufe.',
    further: 'Weiter suchen',
  },
};
