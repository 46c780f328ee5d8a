import type { lists as english } from '../en/lists';

export const lists: typeof english = {
  related: 'Zugehöriges',
  raw: {
    show: 'Rohdaten anzeigen',
    hide: 'Rohdaten verbergen',
    label: 'Rohdaten',
  },
  usedBy: {
    title: 'Verwendet von',
    purpose: 'Was davon abhängt.',
    none: 'Wird nirgends verwendet.',
    noneYet: 'Bisher nichts gefunden.',
    looked: 'Unter den ersten %{at} von %{of}.',
    notLooked: '%{of} noch nicht durchsucht.',
    all: 'Alles durchsuchen',
    looking: 'Wird durchsucht…',
  },
  firstSteps: {
    title: 'Schritte zum ersten Anruf',
    progress: '%{done} von %{all} erledigt',
    dismiss: 'Diese Schritte ausblenden',
    done: 'erledigt',
    missing: 'offen',
    waits: 'Wartet auf „%{title}“.',
    steps: {
      accounts: {
        title: 'Konto hinzufügen',
        purpose: 'Ein Kunde mit seinen Anwendungen, Rufnummern und Benutzern.',
      },
      carriers: {
        title: 'Carrier anbinden',
        purpose: 'Verbindet Sie mit dem Telefonnetz.',
      },
      'speech-services': {
        title: 'Sprachdienst hinzufügen',
        purpose: 'Sprachsynthese und Spracherkennung für Ihre Anwendungen.',
      },
      applications: {
        title: 'Anwendung anlegen',
        purpose: 'Bestimmt, was bei einem Anruf passiert.',
      },
      'phone-numbers': {
        title: 'Rufnummer hinzufügen',
        purpose: 'Leitet Anrufe vom Carrier zur Anwendung.',
      },
    },
  },
  timeZone: {
    label: 'Zeitzone',
    browser: 'Zeitzone des Browsers (%{zone})',
    now: 'Jetzt: %{time}',
    done: 'Fertig',
  },
  sorting: {
    never: 'Diese Spalte kann nicht sortiert werden.',
    tooLong: 'Zu viele Zeilen zum Sortieren. Filtern Sie zuerst die Liste.',
  },
  narrowing: { remove: 'Filter entfernen: %{name}', removeShort: 'Filter entfernen' },
  rowMenu: {
    label: 'Aktionen für %{name}',
    open: 'Öffnen',
    copySid: 'SID kopieren',
    duplicate: 'Duplizieren',
  },
};
