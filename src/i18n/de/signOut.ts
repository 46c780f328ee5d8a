import type { messages as english } from '../en/signOut';

export const messages: typeof english = {
  public: {
    signOut: {
      unconfirmed:
        'Sie sind in diesem Browser abgemeldet, aber die Plattform hat es nicht bestätigt.',
      until: 'Dort bleibt Ihre Sitzung vielleicht noch gültig, höchstens bis: %{time}.',
      untilExpiry: 'Dort bleibt Ihre Sitzung vielleicht gültig, bis sie abläuft.',
      offline:
        'Lassen Sie diese Seite offen: Die Abmeldung wird wiederholt, sobald Sie wieder online sind.',
      retry: 'Erneut versuchen',
      busy: 'Neuer Versuch läuft…',
    },
  },
};
