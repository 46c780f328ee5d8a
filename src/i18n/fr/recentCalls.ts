import type { recentCalls as english } from '../en/recentCalls';

export const recentCalls: typeof english = {
  name: 'Appel récent |||| Appels récents',
  empty: {
    title: 'Aucune donnée.',
    text: 'Les appels terminés apparaissent ici, les plus récents d’abord.',
  },
  call: 'l’appel de %{from} à %{to}, %{time}',
  oneAccount: 'Cette plateforme liste les appels d’un seul compte à la fois',
  fromTo: 'De %{from} à %{to}',
  notHere: 'L’appel ouvert n’est pas dans cette liste.',
  fields: {
    direction: 'Sens',
    from: 'De',
    to: 'À',
    answered: 'Statut',
    duration: 'Durée',
    trunk: 'Opérateur',
  },
  filters: {
    direction: 'Sens',
    anyDirection: 'Tous les sens',
    inbound: 'Entrants',
    outbound: 'Sortants',
    status: 'Statut',
    anyStatus: 'Tous les statuts',
    answered: 'Décrochés',
    notAnswered: 'Sans réponse',
  },
  action: {
    copyLink: 'Copier le lien',
    linkCopied: 'Lien copié',
    openAlone: 'Ouvrir en pleine page',
  },
  state: {
    inbound: 'Entrant',
    outbound: 'Sortant',
    answered: 'Décroché',
    notAnswered: 'Sans réponse',
    notAnsweredWith: '%{status} %{reason}',
  },
  tabs: 'Détails de l’appel',
  files: { open: 'Ouvrir un fichier' },
  now: 'Appels en cours',
};
