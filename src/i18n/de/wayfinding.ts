import type { wayfinding as english } from '../en/wayfinding';

export const wayfinding: typeof english = {
  guide: {
    link: 'Anleitung',
    about: 'Anleitung zu dieser Seite, auf Englisch, in einem neuen Tab',
  },
  terms: { ask: 'Was bedeutet „%{name}“?' },
  keys: { title: 'Tastenkürzel' },
  views: {
    label: 'Ansichten',
    save: 'Ansicht speichern…',
    manage: 'Ansichten verwalten…',
    saveTitle: 'Ansicht speichern',
    name: 'Name',
    nameOf: 'Name von %{name}',
    saved: 'Ansicht gespeichert: %{name}',
    failed: 'In diesem Browser konnte nicht gespeichert werden.',
    help: 'Für Sie in diesem Browser gespeichert. „Letzte 7 Tage“ bleibt aktuell.',
    manageTitle: 'Ansichten verwalten',
    notAnsweredToday: 'Heute nicht angenommen',
    notAnsweredYesterday: 'Gestern nicht angenommen',
  },
  palette: {
    label: 'Suche und Befehle',
    open: 'Suchen',
    placeholder: 'Suchen oder Befehl eingeben',
    searching: 'Wird gesucht…',
    results: '%{smart_count} Treffer |||| %{smart_count} Treffer',
    failed: 'Die Suche ist fehlgeschlagen: %{name}. Erneut versuchen',
    showAll: 'Alle %{smart_count} anzeigen',
    searchCalls: 'Anrufe suchen: „%{words}“',
    addMany: 'Viele Rufnummern hinzufügen',
    density: 'Zeilenabstand',
    roomyRows: 'Normale Zeilen',
    groups: {
      recent: 'Zuletzt geöffnet',
      views: 'Ansichten',
      goTo: 'Gehe zu',
      commands: 'Befehle',
    },
  },
};
