import type { callList as english } from '../en/callList';

export const callList: typeof english = {
  direction: 'Sens',
  accountAndApplication: 'Compte, application',
  application: 'Application',
  marks: 'Messages SIP, trace et enregistrement',
  recording: 'Enregistrement',
  alertsOfCall: 'Alertes pendant cet appel',
  sipStatus: 'Statut SIP',
  anySipStatus: 'Tout statut SIP',
  anyTrunk: 'Tous les trunks',
  newestOnly:
    'La plateforme ne filtre pas par statut SIP. Recherche parmi les %{read} appels les plus récents sur %{total} : restreignez la date ou un autre filtre pour voir les autres.',
};
