import type { messages as english } from '../en/configFile';

const problems = {
  syntax: 'Das ist kein gültiges YAML: %{reason}',
  alias: 'Anker und Aliasse werden hier nicht unterstützt. Schreiben Sie den Wert aus.',
  notADocument: 'Das ist keine Konfigurationsdatei.',
  noFormat: 'Diese Datei nennt kein Format. Am Anfang einer Datei steht „format: 1“.',
  wrongFormat:
    'Das Format %{format} wird nicht unterstützt. Am Anfang einer Datei steht „format: 1“.',
  noRoot: 'Eine Datei beschreibt einen „provider“ oder einen „account“. Hier fehlt beides.',
  twoRoots: 'Eine Datei beschreibt einen „provider“ oder einen „account“. Hier steht beides.',
  otherRoot:
    'Diese Datei beschreibt etwas anderes. Wählen Sie oben das Konto oder den Service-Provider.',
  unknownKey: '„%{key}“ ist hier unbekannt.',
  unknownKeyNear: '„%{key}“ ist hier unbekannt. Meinten Sie „%{suggestion}“?',
  missingKey: '„%{key}“ fehlt.',
  doubledKey: '„%{key}“ steht zweimal da.',
  doubledRecord:
    '„%{name}“ steht mehrfach da. Geben Sie jeweils die „sid“ an, oder ändern Sie die Namen.',
  wrongValue: '„%{key}“ hat den falschen Wert. Erwartet: %{wanted}.',
  unknownAccount: 'Das Konto „%{name}“ existiert nicht.',
  unknownRecord: '„%{key}“ verweist auf „%{name}“, das nicht existiert.',
  unclearRecord:
    '„%{key}“ kann mehrere Datensätze namens „%{name}“ meinen. Geben Sie „account“ oder „sid“ an.',
};

const wanted = {
  text: 'Text',
  number: 'eine Zahl',
  flag: 'true oder false',
  scalar: 'Text oder eine Zahl',
  any: 'ein Wert',
  list: 'eine Liste',
  group: 'eine Gruppe von Feldern',
  provider: 'provider',
};

const errors = {
  waits: 'Nicht versucht: „%{name}“ existiert nicht.',
  secretMissing: 'Der Wert von %{name} fehlt.',
  tableOfAccount:
    'Benutzer des Service-Providers können die Routingtabelle eines Kontos nicht anlegen.',
};

const deeds = {
  make: 'Anlegen',
  change: 'Ändern',
  link: 'Verweise ändern',
  replace: 'Löschen und neu anlegen',
  release: 'Verweise entfernen',
  remove: 'Löschen',
};

const records = {
  root: 'Service-Provider oder Konto',
  accounts: 'Konto',
  speech_services: 'Sprachdienst',
  applications: 'Anwendung',
  carriers: 'Carrier',
  phone_numbers: 'Rufnummer',
  routing_tables: 'Routingtabelle',
  sip_clients: 'SIP-Client',
  ms_teams_tenants: 'MS-Teams-Mandant',
  users: 'Benutzer',
};

const page = {
  title: 'Konfiguration',
  intro:
    'Alles unter einem Service-Provider oder einem Konto in einer YAML-Datei: zum Aufbewahren, Vergleichen und Anwenden. Für Secrets stehen Platzhalter.',
  of: 'Konfiguration von',
  wholeProvider: 'Gesamter Service-Provider',
  export: 'Exportieren',
  exportText: 'Liest nur. Große Installationen brauchen viele Anfragen.',
  read: 'Konfiguration lesen',
  reading: 'Wird gelesen… %{done} von etwa %{known} Anfragen',
  requests:
    '%{count} Anfragen verbraucht. Das Limit von 600 in 5 Minuten teilen sich alle Benutzer.',
  download: 'Herunterladen',
  schema: 'JSON-Schema herunterladen',
  preview: 'Datei',
  compare: 'Vergleichen und anwenden',
  compareText: 'Wählen Sie eine Datei. Geändert wird erst etwas, wenn Sie sie anwenden.',
  choose: 'Datei wählen',
  drop: 'oder hier ablegen',
  tooLarge: 'Diese Datei ist größer als 20\u202fMB.',
  problemsTitle:
    '%{smart_count} Problem in dieser Datei |||| %{smart_count} Probleme in dieser Datei',
  place: 'Zeile %{line}, Spalte %{column}: %{text}',
  record: '%{type} %{name}',
  step: '%{deed}: %{record}',
  again: 'Neu vergleichen',
  same: 'Keine Unterschiede. %{count} Datensätze sind gleich.',
  differs: '%{smart_count} Datensatz weicht ab |||| %{smart_count} Datensätze weichen ab',
  more: '%{shown} von %{count} werden gezeigt. Filtern Sie, um die anderen zu sehen.',
  sameCount: '%{count} gleich',
  unseen: 'Nicht verglichen, weil nicht sichtbar: %{names}.',
  filter: 'Filtern',
  columns: {
    record: 'Datensatz',
    field: 'Feld',
    before: 'Auf der Plattform',
    after: 'In der Datei',
  },
  only: 'Nur auf der Plattform',
  new: 'Neu',
  empty: 'Leer',
  secrets:
    'Gespeicherte Secrets lassen sich nicht vergleichen. Ein angegebener Wert gilt nur für neue Datensätze.',
  fixed: {
    once: 'Lässt sich nicht mehr ändern: löschen und neu anlegen',
    scope: 'Ihr Zugriffsbereich erlaubt diese Änderung nicht',
  },
  removes: 'Löschen, was nur die Plattform hat, und neu anlegen, was sich nicht ändern lässt',
  removesText: 'Was gelöscht wird, steht unten. Das lässt sich nicht rückgängig machen.',
  replaces: 'Gespeicherte Secrets durch die Werte unten ersetzen',
  values: 'Werte der Platzhalter',
  valuesText: 'Werden nirgends gespeichert. Weg, sobald Sie die Seite verlassen.',
  steps: 'Was getan wird',
  nothing: 'Nichts zu tun.',
  all: 'Alle auswählen',
  applyCount: '%{smart_count} Änderung anwenden |||| %{smart_count} Änderungen anwenden',
  missing: 'Fehlende Werte: %{names}',
  result: 'Ergebnis',
  resume: 'Neu vergleichen und fortsetzen',
  ended: '%{done} erledigt, %{failed} fehlgeschlagen, %{rest} nicht versucht',
};

export const messages: typeof english = {
  app: { configFile: { ...page, problems, wanted, errors, deeds, records } },
};
