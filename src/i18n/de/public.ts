import type { publicMessages as english } from '../en/public';

export const publicMessages: typeof english = {
  public: {
    tagline: 'Programmierbare Telefonie, sicher im Griff.',
    required: 'Pflichtfeld',
    close: 'Schließen',
    language: 'Sprache',
    links: { support: 'Hilfe', docs: 'Dokumentation', status: 'Betriebsstatus' },
    theme: { label: 'Design', light: 'Hell', dark: 'Dunkel', system: 'System' },
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    capsLock: 'Die Feststelltaste ist aktiv!',
    backToLogin: 'Zurück zur Anmeldung',
    loading: 'Wird geladen…',
    loadFailed: 'Diese Seite konnte nicht geladen werden.',
    loadHelp:
      'Es gibt eine neue Version, oder die Verbindung ist abgebrochen. Laden Sie die Seite neu.',
    crashed: 'Auf dieser Seite ist ein Fehler aufgetreten.',
    crashHelp:
      'Laden Sie die Seite neu. Tritt der Fehler wieder auf, wenden Sie sich an Ihren Administrator.',
    reload: 'Neu laden',
    requiredNote: 'Mit einem Stern markierte Felder sind Pflichtfelder.',
    rateLimit: 'Anfragelimit erreicht. Weiter in %{seconds} s…',
    login: {
      title: 'Anmelden',
      username: 'Benutzername',
      password: 'Passwort',
      submit: 'Anmelden',
      busy: 'Wird angemeldet…',
      forgot: 'Passwort vergessen',
      incorrect: 'Benutzername oder Passwort ist falsch',
      unreachable: 'Der Server ist nicht erreichbar',
    },
    passwordRules: {
      must: 'Das Passwort muss:',
      met: 'Erfüllt',
      unmet: 'Nicht erfüllt',
      length: 'mindestens %{length} Zeichen lang sein',
      digit: 'mindestens eine Ziffer enthalten',
      special: 'mindestens ein Sonderzeichen enthalten',
    },
    notFound: {
      title: 'Nicht gefunden',
      text: 'Diese Seite gibt es nicht.',
      login: 'Anmelden',
      home: 'Zurück zur Konsole',
    },
    flash: {
      signedOut: 'Sie sind abgemeldet.',
      expired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
      unreachable: 'Der Server ist nicht erreichbar',
      loginRequired: 'Melden Sie sich an, um diese Seite zu öffnen',
      passwordSet: 'Neues Passwort gespeichert.',
      passwordEmailSent:
        'Eine E-Mail zum Zurücksetzen des Passworts ist an Ihre Adresse unterwegs.',
    },
  },
  app: {
    errors: {
      generic: 'Es ist ein Fehler aufgetreten. Versuchen Sie es erneut.',
      unreachable: 'Der Server ist nicht erreichbar',
      timeout: 'Die Plattform hat nicht rechtzeitig geantwortet. Versuchen Sie es erneut.',
      unreadable: 'Die Antwort der Plattform ist ungültig. Versuchen Sie es erneut.',
      expired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
    },
  },
};
