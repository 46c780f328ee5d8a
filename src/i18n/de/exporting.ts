import type { exporting as english } from '../en/exporting';

export const exporting: typeof english = {
  title: '%{name} exportieren',
  format: 'Format',
  csv: 'CSV für Tabellenprogramme',
  json: 'JSON für Programme',
  rows: '%{number} Zeile |||| %{number} Zeilen',
  filtered: 'Was die Filter zeigen, alle Seiten.',
  selected: 'Die ausgewählten Zeilen.',
  secrets: 'Passwörter und andere Secrets werden weggelassen.',
  cost: 'Das braucht %{requests} Anfragen, etwa %{smart_count} Minute. Das Anfragelimit der Plattform teilen sich alle. |||| Das braucht %{requests} Anfragen, etwa %{smart_count} Minuten. Das Anfragelimit der Plattform teilen sich alle.',
  start: 'Exportieren',
  cancel: 'Abbrechen',
  stop: 'Anhalten',
  close: 'Schließen',
  retry: 'Erneut versuchen',
  reading: '%{done} von %{total}',
  writing: 'Datei wird geschrieben…',
  remaining: 'Verbleibende Anfragen für alle: %{requests}',
  done: '%{number} Zeile als %{file} gespeichert. |||| %{number} Zeilen als %{file} gespeichert.',
  stopped: 'Angehalten. Es wurde keine Datei gespeichert.',
};
