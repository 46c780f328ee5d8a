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
  newestOnly: {
    part: 'La plateforme ne filtre pas par statut SIP. Recherche effectuée dans les %{read} appels les plus récents sur %{total}.',
    on: 'Recherche en cours… Jusqu’ici : les %{read} appels les plus récents sur %{total}.',
    all: 'Recherche effectuée dans les %{total} appels.',
    further: 'Poursuivre la recherche',
  },
};
