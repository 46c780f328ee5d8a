import type { health as english } from '../en/health';

export const health: typeof english = {
  title: 'Systemzustand',
  onlyBroken: 'Nur Störungen',
  counts:
    '%{smart_count} von %{total} braucht Aufmerksamkeit |||| %{smart_count} von %{total} brauchen Aufmerksamkeit',
  countsNone: 'Nichts von %{total} braucht Aufmerksamkeit',
  firstOnly: '(hier nur die ersten %{smart_count})',
  allWell: 'Hier ist alles in Ordnung.',
  more: '%{smart_count} weiterer Eintrag wird nicht angezeigt. |||| %{smart_count} weitere Einträge werden nicht angezeigt.',
  progress: '%{done} von %{of}',
  stop: 'Anhalten',
  countGateways:
    'Gateways von %{smart_count} Carrier prüfen |||| Gateways von %{smart_count} Carriern prüfen',
  testAll: '%{smart_count} Dienst testen |||| Alle %{smart_count} Dienste testen',
  account: 'Konto der Endgeräte und Warteschlangen',
  chooseAccount: 'Konto auswählen',
  perAccount: 'Wählen Sie ein Konto, um seine Endgeräte und Warteschlangen zu sehen.',
  openAccount: 'Konto öffnen',
  sections: {
    carriers: 'Carrier',
    speech: 'Sprachdienste',
    addresses: 'Adressen der Plattform',
    devices: 'SIP-Clients',
    queues: 'Warteschlangen',
  },
  empty: {
    carriers: 'Noch keine Carrier.',
    speech: 'Noch keine Sprachdienste.',
    devices: 'Dieses Konto hat keine SIP-Clients, und kein Endgerät ist registriert.',
    realm: 'Dieses Konto hat keinen SIP-Realm. Kein Endgerät kann sich registrieren.',
    queues: 'Kein Anrufer wartet.',
  },
  carrier: {
    inactive: 'Inaktiv: bearbeitet keine Anrufe',
    neverRegistered: 'Noch nicht registriert',
    unregistered: 'Nicht registriert',
    unregisteredWhy: 'Nicht registriert: %{reason}',
    noGateways: 'Kein Gateway für Anrufe, in keiner Richtung',
    registered: 'Registriert',
    active: 'Aktiv',
  },
  speech: {
    ok: 'OK',
    fail: 'Fehlgeschlagen',
    notTested: 'Nicht getestet',
    never: 'Nie getestet',
  },
  device: {
    online: 'Registriert',
    offline: 'Nicht registriert',
    inactive: 'Inaktiver Client',
    noRecord: 'Registriert, ohne Client in der Konsole',
  },
  queue: '%{smart_count} wartender Anrufer |||| %{smart_count} wartende Anrufer',
  address: {
    sip: 'SIP, ohne Angabe, ob sie antwortet',
    smpp: 'SMPP, ohne Angabe, ob sie antwortet',
    none: 'Kein SBC eingetragen: Keine Anrufe erreichen die Plattform',
  },
};
