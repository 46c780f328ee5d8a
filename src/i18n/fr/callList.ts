import type { callList as english } from '../en/callList';

export const callList: typeof english = {
  whatFails: 'Ce qui échoue',
  time: 'Heure (%{zone})',
  application: 'Application',
  marks: 'Messages SIP, trace et enregistrement',
  recording: 'Enregistrement',
  alertsOfCall: 'Alertes pendant cet appel',
  sipStatus: 'Statut SIP',
  anySipStatus: 'Tous les statuts SIP',
  anyTrunk: 'Tous les opérateurs',
  withoutCarrier: {
    user: 'Client SIP',
    device: 'Terminal SIP',
    teams: 'Microsoft Teams',
    sip: 'Adresse SIP',
  },
  newestOnly: {
    part: 'La plateforme ne filtre pas par statut SIP. Recherche effectuée dans les %{read} appels les plus récents sur %{total}.',
    on: 'Recherche en cours… Jusqu’ici : les %{read} appels les plus récents sur %{total}.',
    all: 'Recherche effectuée dans les %{total} appels.',
    further: 'Poursuivre la recherche',
  },
};
