import type { callLogs as english } from '../en/callLogs';

export const callLogs: typeof english = {
  title: 'Logs',
  missing: 'Kein Log zu diesem Anruf',
  gone: 'Die Plattform hat dieses Log nicht mehr. Hier stehen die zuvor geladenen Zeilen.',
  none: 'Keine Logs gefunden',
  copied: 'Logs in die Zwischenablage kopiert',
  copyFailed: 'Logs konnten nicht kopiert werden',
  search: 'Logs durchsuchen',
  levels: 'Stufen',
  lines: 'Logzeilen',
  count: '%{shown} von %{all} Zeile |||| %{shown} von %{all} Zeilen',
  level: {
    fatal: 'Fatal',
    error: 'Fehler',
    warn: 'Warnung',
    info: 'Info',
    debug: 'Debug',
    trace: 'Trace',
    none: 'Ohne Stufe',
  },
  action: {
    retrieveAgain: 'Neu laden',
    copy: 'Kopieren',
    download: 'Herunterladen',
    details: 'Ganze Logzeile',
  },
};
