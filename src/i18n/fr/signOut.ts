import type { messages as english } from '../en/signOut';

export const messages: typeof english = {
  public: {
    signOut: {
      unconfirmed: 'Vous êtes déconnecté de ce navigateur, mais la plateforme ne l’a pas confirmé.',
      until: 'Votre session peut y rester valide jusqu’à %{time}.',
      untilExpiry: 'Votre session peut y rester valide jusqu’à son expiration.',
      offline:
        'Gardez cette page ouverte : la déconnexion sera retentée dès que vous serez de nouveau en ligne.',
      retry: 'Réessayer',
      busy: 'Nouvel essai…',
    },
  },
};
