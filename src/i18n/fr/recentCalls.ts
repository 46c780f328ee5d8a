import type { recentCalls as english } from '../en/recentCalls';
import { callCapture } from './callCapture';
import { callDetails } from './callDetails';
import { callLogs } from './callLogs';
import { callPlayer } from './callPlayer';
import { callTrace } from './callTrace';

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
  tabs: 'À propos de cet appel',
  details: callDetails,
  trace: callTrace,
  logs: callLogs,
  player: callPlayer,
  capture: callCapture,
};
