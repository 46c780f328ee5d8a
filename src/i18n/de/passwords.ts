import type { messages as english } from '../en/passwords';

export const messages: typeof english = {
  public: {
    createPassword: {
      title: 'Neues Passwort festlegen',
      intro: 'Sie müssen Ihr Passwort ändern, bevor Sie fortfahren.',
      current: 'Aktuelles Passwort',
      password: 'Neues Passwort',
      confirm: 'Neues Passwort bestätigen',
      submit: 'Speichern',
      mismatch: 'Die Passwörter stimmen nicht überein',
      mustAll: 'Das Passwort muss: %{rules}',
      separator: '; ',
      wrongCurrent: 'Das aktuelle Passwort ist falsch.',
      logOut: 'Abmelden',
      loggingOut: 'Wird abgemeldet…',
    },
    forgotPassword: {
      title: 'Passwort vergessen',
      intro:
        'Geben Sie Ihre E-Mail-Adresse ein. Sie erhalten einen Link zum Zurücksetzen des Passworts.',
      whoFor:
        'Der Link funktioniert für Benutzer von Konten. Administratoren und Benutzer von Service-Providern bitten einen Administrator um ein temporäres Passwort.',
      email: 'E-Mail',
      submit: 'Link senden',
      invalidEmail: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    },
    resetPassword: {
      title: 'Neues Passwort festlegen',
      intro: 'Damit melden Sie sich ab jetzt an.',
      otherSession: 'Speichern meldet %{name} in diesem Browser ab.',
      checking: 'Link wird geprüft…',
      password: 'Neues Passwort',
      confirm: 'Neues Passwort bestätigen',
      submit: 'Speichern',
      busy: 'Wird gespeichert…',
      mismatch: 'Die beiden Passwörter stimmen nicht überein. Geben Sie zweimal dasselbe ein.',
      tooShort: 'Das Passwort muss mindestens 7 Zeichen lang sein.',
      barelyLongEnough: 'Akzeptiert, aber 7 oder mehr Zeichen sind sicherer.',
      noLetter: 'Das Passwort muss einen Buchstaben enthalten.',
      unusableTitle: 'Dieser Link ist nicht gültig',
      unusable:
        'Er wurde bereits verwendet, ist abgelaufen oder unvollständig. Haben Sie gerade ein neues Passwort festgelegt, melden Sie sich damit an.',
      goneTitle: 'Link erneut öffnen',
      gone: 'Der Link ist in diesem Browser nicht gespeichert. Öffnen Sie ihn erneut aus der E-Mail oder fordern Sie einen neuen an.',
      withoutAccountTitle: 'Dieser Link funktioniert nur für Benutzer von Konten',
      withoutAccount: 'Bitten Sie einen Administrator um ein temporäres Passwort.',
      failedTitle: 'Der Link konnte nicht geprüft werden',
      retry: 'Erneut versuchen',
      newMail: 'Neuen Link senden',
    },
  },
};
