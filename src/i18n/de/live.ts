import type { messages as english } from '../en/live';

type Live = (typeof english)['live'];

const limits: Live['limits'] = {
  now: 'Jetzt gezählt: %{inbound} eingehend, %{outbound} ausgehend.',
  ofLimit: 'Jetzt gezählt: %{inbound} eingehend, %{outbound} ausgehend, von je %{limit}.',
  near: 'Nahe am Limit.',
  reached: 'Das Limit ist erreicht: Weitere Anrufe werden abgelehnt.',
};

const calls: Live['calls'] = {
  count: '%{number} Anruf |||| %{number} Anrufe',
  search: 'Rufnummer suchen',
  chooseAccount: 'Konto auswählen',
  oneAccount: 'Wählen Sie ein Konto',
  oneAccountText: 'Die Plattform zeigt Anrufe nur für jeweils ein Konto.',
  none: 'Zurzeit keine Anrufe.',
  noneText: 'Hier erscheinen Anrufe, während es klingelt und gesprochen wird.',
  notFound: 'Kein laufender Anruf hat diese Rufnummer.',
  queues: 'In Warteschlangen: %{queues}',
  traps:
    'Ein Anruf, der länger als eine Stunde dauert, kann hier fehlen, obwohl er weiterläuft. Zeiten zählen ab dem Moment, in dem diese Seite den Anruf zuerst gesehen hat, denn wann er begann, ist nicht bekannt.',
  watchOnly: 'Diese Anrufe können hier beobachtet, aber nicht geändert werden. %{reason}',
  stale: 'Diese Anrufe konnten nicht aktualisiert werden. %{reason}',
  leg: 'Ausgelöst vom Anruf darüber:',
  heads: {
    since: 'Seit',
    from: 'Von',
    to: 'An',
    state: 'Status',
    application: 'Anwendung',
  },
  since: {
    atLeast: 'Mindestens',
    beginning: 'Seit dieser Anruf erschienen ist',
    older: 'So lange hier zu sehen. Es gab ihn schon vorher.',
  },
  states: {
    queued: 'In Warteschlange',
    trying: 'Wird aufgebaut',
    ringing: 'Klingelt',
    'early-media': 'Klingelt, mit Ton',
    'in-progress': 'Im Gespräch',
    completed: 'Beendet',
    failed: 'Fehlgeschlagen',
    busy: 'Besetzt',
    'no-answer': 'Nicht angenommen',
  },
  trace: {
    open: 'Trace des Anrufs von %{from} an %{to}',
    refresh: 'Trace erneut lesen',
  },
  acts: {
    copy: 'Anruf-SID kopieren',
    mute: 'Stummschalten',
    unmute: 'Stummschaltung aufheben',
    keypad: 'Tasten senden…',
    pauseRecording: 'Aufzeichnung anhalten',
    resumeRecording: 'Aufzeichnung fortsetzen',
    tag: 'Daten hinzufügen…',
    move: 'An andere Anwendung übergeben…',
    hangUp: 'Auflegen',
    refuse: 'Anruf ablehnen',
    cancel: 'Anruf abbrechen',
  },
  ask: {
    hangUp: 'Der Anruf von %{from} an %{to} endet sofort für beide.',
    refuse: 'Der Anruf von %{from} an %{to} ist noch nicht angenommen. Der Anrufer wird abgelehnt.',
    cancel: 'Beim Anruf von %{from} an %{to} hört das Klingeln auf.',
    pauseRecording:
      'Was im Anruf von %{from} an %{to} gesprochen wird, wird nicht aufgezeichnet, bis Sie fortsetzen. Wird der Anruf gerade nicht aufgezeichnet, ändert sich nichts.',
  },
  done: {
    hangUp: 'Die Plattform beendet den Anruf.',
    mute: 'Stummschaltung angefordert. Sie wirkt, solange der Anruf mit jemandem oder in einer Konferenz verbunden ist.',
    unmute: 'Aufheben der Stummschaltung angefordert.',
    pauseRecording: 'Anhalten angefordert. Das wirkt, solange der Anruf aufgezeichnet wird.',
    resumeRecording: 'Fortsetzen angefordert. Das wirkt, solange eine Aufzeichnung angehalten ist.',
    sendDigit: 'Taste gesendet.',
    tag: 'Daten hinzugefügt. Webhooks dieses Anrufs erhalten sie ab jetzt.',
    move: 'Der Anruf geht an die Anwendung.',
  },
  notDone: 'Der Anruf wurde nicht geändert.',
  keypad: {
    title: 'Tasten senden',
    sent: 'Gesendet: %{digits}',
    key: 'Taste %{key}',
    close: 'Schließen',
  },
  tag: {
    about: 'Die Webhooks des Anrufs von %{from} an %{to} erhalten diese Daten.',
    label: 'Daten als JSON',
    help: 'Ein Objekt. Es ersetzt frühere Daten. Die Plattform zeigt es nicht wieder an.',
    wrong: 'Das ist kein JSON-Objekt.',
    set: 'Daten hinzufügen',
  },
  move: {
    title: 'An andere Anwendung übergeben',
    about:
      'Der Anruf von %{from} an %{to} verlässt, was er gerade tut, und folgt dem, was der Anruf-Webhook der Anwendung antwortet.',
    application: 'Anwendung',
    confirm: 'Anruf übergeben',
  },
  errors: {
    gone: 'Dieser Anruf ist beendet.',
    incompatible:
      'In diesem Zustand des Anrufs ist das nicht möglich. Vielleicht ist er gerade zu Ende gegangen.',
    noEngine: 'Die Plattform erreicht den Server nicht, der diesen Anruf bearbeitet.',
  },
};

const devices: Live['devices'] = {
  column: 'Registrierung',
  registered: 'Registriert |||| Registriert (%{smart_count} Endgeräte)',
  registeredAs: 'Registriert als %{name}',
  notRegistered: 'Nicht registriert',
  until: 'bis %{time}',
  unknown:
    'Auch registriert, ohne SIP-Client: %{names}. |||| Auch registriert, ohne SIP-Clients: %{names}.',
  failed: 'Die Registrierungen konnten nicht gelesen werden.',
  section: 'Registrierung',
  purpose: 'Ob das Endgerät jetzt registriert ist und wie es erreicht wird.',
  expires: 'Läuft ab',
  seenSince: 'Hier gesehen seit',
  transport: 'Transport',
  contact: 'Contact',
  proxy: 'Sendet von',
  namesOnly:
    'Benutzer mit Lesezugriff sehen die Namen registrierter Endgeräte, aber nicht, wie sie erreicht werden.',
};

export const messages: typeof english = { live: { limits, calls, devices } };
