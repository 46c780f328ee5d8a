import type { recentCalls as english } from '../en/recentCalls';
import { callCapture } from './callCapture';
import { callCompare } from './callCompare';
import { callDetails } from './callDetails';
import { callFacts } from './callFacts';
import { callFiles, callMedia } from './callFiles';
import { callList } from './callList';
import { callLogs } from './callLogs';
import { callPlayer } from './callPlayer';
import { callTrace } from './callTrace';
import { ladderTools } from './ladderTools';
import { sipReasons } from './sipReasons';

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
  notFound: {
    title: 'Appel introuvable',
    byTime:
      'Cet appel n’existe plus ou le lien est incomplet. Les appels sont conservés pour une durée limitée.',
    byDays:
      'Aucun appel de ce type dans les 30 derniers jours. Il est peut-être plus ancien, ou le lien est incomplet.',
  },
  fields: {
    attempted_at: 'Heure (%{zone})',
    direction: 'Sens',
    from: 'De',
    to: 'À',
    answered: 'Statut',
    duration: 'Durée',
    trunk: 'Trunk',
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
  sipReasons,
  sipClasses: {
    1: 'En cours',
    2: 'OK',
    3: 'Redirection',
    4: 'Échec de la requête',
    5: 'Échec du serveur',
    6: 'Échec général',
  },
  tabs: 'Détails de l’appel',
  compare: callCompare,
  list: callList,
  details: callDetails,
  trace: callTrace,
  facts: callFacts,
  logs: callLogs,
  player: callPlayer,
  capture: callCapture,
  media: callMedia,
  files: callFiles,
  ladder: ladderTools,
};
