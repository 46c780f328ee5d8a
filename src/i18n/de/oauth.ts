import type { messages as english } from '../en/oauth';

export const messages: typeof english = {
  public: {
    oauth: {
      title: 'Anmeldung mit %{provider}',
      busy: 'Ihre Identität wird bei %{provider} bestätigt…',
      invalidProvider: '%{provider} ist kein gültiger OAuth-Anbieter',
      unnamedProvider: 'Kein gültiger OAuth-Anbieter',
      invalidState: 'Ungültiger Status',
      invalidStateDetail:
        'Diese Antwort gehört nicht zu einer Anmeldung aus diesem Tab, oder sie wurde schon verwendet. Beginnen Sie hier von vorn.',
      denied: 'Sie haben die Anmeldung mit %{provider} nicht erlaubt.',
      deniedDetail:
        'Nichts wurde geändert. Versuchen Sie es erneut oder melden Sie sich auf andere Weise an.',
      refused: '%{provider} hat Sie nicht angemeldet.',
      refusedDetail: 'Versuchen Sie es erneut oder melden Sie sich auf andere Weise an.',
      unknownUser: 'Zu diesem Konto bei %{provider} ist kein Benutzer registriert.',
      unknownUserDetail:
        'Wählen Sie Registrieren, um ein Konto anzulegen, oder melden Sie sich mit Ihrem Passwort an.',
      otherWay: 'Ein Konto mit dieser E-Mail-Adresse gibt es schon.',
      otherWayDetail: 'Melden Sie sich so an, wie Sie sich registriert haben.',
      noEmail: '%{provider} hat keine E-Mail-Adresse mitgeteilt.',
      noEmailDetail: 'Erlauben Sie es dort, oder registrieren Sie sich mit Ihrer E-Mail-Adresse.',
      failed: 'Anmeldung mit %{provider} fehlgeschlagen.',
    },
  },
};
