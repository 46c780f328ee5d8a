import type { messages as english } from '../en/signUp';

export const messages: typeof english = {
  public: {
    register: {
      title: 'Registrieren',
      intro: 'Kostenlos testen, ohne Karte.',
      accept: 'Ich akzeptiere die %{terms} und die %{privacy}.',
      terms: 'Nutzungsbedingungen',
      privacy: 'Datenschutzerklärung',
      unlinked: {
        terms:
          'Die Nutzungsbedingungen sind hier nicht verlinkt. Fragen Sie den Betreiber dieses Dienstes danach.',
        privacy:
          'Die Datenschutzerklärung ist hier nicht verlinkt. Fragen Sie den Betreiber dieses Dienstes danach.',
        both: 'Beides ist hier nicht verlinkt. Fragen Sie den Betreiber dieses Dienstes danach.',
      },
      acceptFirst: 'Akzeptieren Sie zuerst die Nutzungsbedingungen und die Datenschutzerklärung.',
      withEmail: 'Mit E-Mail registrieren',
      withProvider: 'Mit %{provider} registrieren',
      hasAccount: 'Sie haben schon ein Konto?',
      login: 'Anmelden',
      closedTitle: 'Die Registrierung ist noch nicht möglich',
      closed:
        'Diese Installation hat keinen Service-Provider für neue Konten. Ein Administrator muss DEFAULT_SERVICE_PROVIDER_SID setzen.',
    },
    registerEmail: {
      title: 'Mit E-Mail registrieren',
      intro: 'Sie erhalten einen Code an diese Adresse, um sie zu bestätigen.',
      againTitle: 'Neuen Code senden',
      againIntro:
        'Der neue Code ersetzt den bisherigen. Korrigieren Sie bei Bedarf die Adresse und legen Sie Ihr Passwort noch einmal fest.',
      email: 'E-Mail',
      password: 'Passwort',
      passwordHint: 'Mindestens 6 Zeichen',
      submit: 'Code senden',
      busy: 'Wird gesendet…',
      invalidEmail: 'Geben Sie eine gültige E-Mail-Adresse ein.',
      taken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Ist es Ihres, melden Sie sich an.',
      maybe:
        'Es kam keine Antwort. Vielleicht gibt es Ihr Konto schon: Melden Sie sich an oder senden Sie den Code erneut.',
      tooShort: 'Das Passwort muss mindestens 6 Zeichen lang sein.',
      otherWays: 'Auf andere Weise registrieren',
      back: 'Zurück zum Code',
    },
    verifyEmail: {
      title: 'E-Mail-Adresse bestätigen',
      intro: 'Ein Code ist an %{email} unterwegs. Das kann eine Minute dauern.',
      code: 'Code',
      codeHint: '6 Ziffern',
      sixDigits: 'Geben Sie die 6 Ziffern des Codes ein.',
      wrong: 'Das ist nicht der zuletzt gesendete Code.',
      submit: 'Bestätigen',
      busy: 'Wird bestätigt…',
      again: 'Neuen Code senden',
      sending: 'Neuer Code wird gesendet…',
      sent: 'Ein neuer Code ist an %{email} unterwegs. Der bisherige gilt nicht mehr.',
      unanswered:
        'Es kam keine Antwort. Verwenden Sie den Code aus der früheren E-Mail oder senden Sie einen neuen.',
      otherAddress: 'Andere Adresse verwenden',
      logOut: 'Abmelden',
      loggingOut: 'Wird abgemeldet…',
    },
    subdomain: {
      title: 'Subdomain wählen',
      intro:
        'Carrier senden Anrufe an diese Domain, und Endgeräte registrieren sich an ihr. Sie können sie später ändern.',
      label: 'Subdomain',
      whole: 'Ihre Domain: %{realm}',
      submit: 'Registrierung abschließen',
      busy: 'Wird abgeschlossen…',
      empty: 'Mindestens 3 Zeichen: Buchstaben, Ziffern und Bindestriche',
      short: 'Mindestens 3 Zeichen',
      long: 'Höchstens 63 Zeichen',
      characters: 'Nur Buchstaben, Ziffern und Bindestriche, kein Bindestrich am Anfang oder Ende',
      checking: 'Wird geprüft…',
      available: 'Verfügbar',
      taken: 'Bereits vergeben',
      failed: 'Die Verfügbarkeit konnte nicht geprüft werden',
      checkAgain: 'Erneut prüfen',
      noRootDomain:
        'Die Plattform hat noch keine Domain für neue Konten. Wenden Sie sich an Ihren Administrator und kommen Sie später wieder. Ihr Konto ist gespeichert.',
      stored:
        'Die Subdomain gehört Ihnen, aber ihre DNS-Einträge konnten nicht angelegt werden. Wenden Sie sich an Ihren Administrator.',
      goOn: 'Weiter zu Ihrem Konto',
      logOut: 'Abmelden',
      loggingOut: 'Wird abgemeldet…',
    },
    signUpUnknown: {
      title: 'Ihr Konto konnte nicht geladen werden',
      retry: 'Erneut versuchen',
    },
  },
};
