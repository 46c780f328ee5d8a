import type { recentCalls as english } from '../en/recentCalls';

export const recentCalls: typeof english = {
  name: 'Appel récent |||| Appels récents',
  empty: 'Aucune donnée.',
  purpose: 'Les appels des 30 derniers jours figurent ici, les plus récents d’abord.',
  fields: {
    attempted_at: 'Heure (%{zone})',
    direction: 'Sens',
    from: 'De',
    to: 'À',
    answered: 'Statut',
    duration: 'Durée',
  },
  state: {
    inbound: 'Entrant',
    outbound: 'Sortant',
    answered: 'Répondu',
    notAnswered: 'Sans réponse (%{status})',
  },
};
