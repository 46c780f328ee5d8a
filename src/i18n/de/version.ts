import type { version as english, about as englishAbout } from '../en/version';

export const version: typeof english = {
  newer: 'Eine neue Version ist verfügbar.',
  missing: 'Das konnte nicht geladen werden.',
  connection:
    'Das konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  part: 'Ein Teil dieser Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung oder laden Sie die Seite neu.',
  outdated: 'Diese Seite ist älter als der Server. Laden Sie sie neu.',
  incomplete:
    'Ein Teil dieser Version fehlt auf dem Server, und neu laden hat nicht geholfen. Wenden Sie sich an Ihren Administrator.',
  kept: 'Ungespeicherte Änderungen sind nach dem Neuladen wieder da, außer Secrets.',
  lost: 'Speichern Sie zuerst: Der Speicher dieses Browsers ist voll oder gesperrt, ungespeicherte Änderungen gingen verloren.',
  unkept:
    'Schließen Sie erst ab oder speichern Sie: Ungespeicherte Änderungen gehen hier beim Neuladen verloren.',
  dismiss: 'Ausblenden',
};

export const about: typeof englishAbout = {
  title: 'Info',
  version: 'Version',
  fromSources: 'Entwicklungs-Build',
  commit: 'Commit',
  built: 'Erstellt',
  platform: 'Plattform',
  features: 'Funktionen',
  scope: 'Zugriffsbereich',
  language: 'Sprache',
  timeZone: 'Zeitzone',
  browser: 'Browser',
  changelog: 'Neuerungen',
  licences: 'Lizenzen',
  help: 'Kopieren Sie das in einen Fehlerbericht. Es nennt die Plattform, aber keine Benutzer, Einträge oder Secrets.',
};
