import type { recentCalls as english } from '../en/recentCalls';
import { callCapture } from './callCapture';
import { callDetails } from './callDetails';
import { callFacts } from './callFacts';
import { callLogs } from './callLogs';
import { callPlayer } from './callPlayer';
import { callTrace } from './callTrace';
import { ladderTools } from './ladderTools';
import { sipReasons } from './sipReasons';

export const recentCalls: typeof english = {
  name: 'Appel récent |||| Appels récents',
  empty: {
    title: 'Aucune donnée.',
    text: 'Les appels figurent ici dès qu’ils sont terminés, les plus récents d’abord.',
  },
  call: 'l’appel de %{from} à %{to}, %{time}',
  fromTo: 'De %{from} à %{to}',
  notHere: 'L’appel ouvert n’est pas parmi ces lignes.',
  notFound: {
    title: 'Cet appel n’a pas été trouvé',
    byTime:
      'La plateforme n’a pas cet appel à l’heure indiquée par le lien. Les appels ne sont conservés qu’un temps, et le lien est peut-être incomplet.',
    byDays:
      'Il n’est pas parmi les appels des 30 derniers jours. Le lien est peut-être incomplet, ou l’appel plus ancien.',
  },
  fields: {
    attempted_at: 'Heure (%{zone})',
    direction: 'Sens',
    from: 'De',
    to: 'À',
    answered: 'Statut',
    duration: 'Durée',
    trunk: 'Ligne',
  },
  filters: {
    direction: 'Sens',
    anyDirection: 'Entrants et sortants',
    inbound: 'Entrants seulement',
    outbound: 'Sortants seulement',
    status: 'Statut',
    anyStatus: 'Répondus ou non',
    answered: 'Répondus',
    notAnswered: 'Sans réponse',
  },
  action: {
    copyLink: 'Copier le lien',
    linkCopied: 'Le lien vers cet appel est dans le presse-papiers',
    openAlone: 'Ouvrir sur sa propre page',
  },
  state: {
    inbound: 'Entrant',
    outbound: 'Sortant',
    answered: 'Répondu',
    notAnswered: 'Sans réponse',
    notAnsweredWith: '%{status} %{reason}',
  },
  sipReasons,
  sipClasses: {
    1: 'En cours',
    2: 'OK',
    3: 'Redirigé',
    4: 'Échec de la requête',
    5: 'Échec du serveur',
    6: 'Échec général',
  },
  tabs: 'À propos de cet appel',
  details: callDetails,
  trace: callTrace,
  facts: callFacts,
  logs: callLogs,
  player: callPlayer,
  capture: callCapture,
  ladder: ladderTools,
};
