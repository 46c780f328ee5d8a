/** What is said of the console's own build: a newer one, code that is missing, and "About". */
export const version = {
  newer: 'A new version is available.',
  missing: 'Couldn’t load this.',
  connection: 'Couldn’t load this. Check your connection and try again.',
  part: 'Part of this page couldn’t be loaded. Check your connection, or reload the page.',
  outdated: 'This page is older than the server. Reload to continue.',
  incomplete:
    'Part of this version is missing on the server, and reloading didn’t help. Contact your administrator.',
  kept: 'Unsaved changes are restored after reloading, except secrets.',
  lost: 'Save first: this browser’s storage is full or blocked, so unsaved changes would be lost.',
  unkept: 'Finish or save first: unsaved changes here aren’t kept when you reload.',
  dismiss: 'Dismiss',
};

/** "About": which console this is. */
export const about = {
  title: 'About',
  version: 'Version',
  fromSources: 'Development build',
  commit: 'Commit',
  built: 'Built',
  platform: 'Platform',
  features: 'Features',
  scope: 'Scope',
  language: 'Language',
  timeZone: 'Time zone',
  browser: 'Browser',
  changelog: 'What’s new',
  licences: 'Licenses',
  help: 'Copy this into a bug report. It names the platform, but no users, records or secrets.',
};
