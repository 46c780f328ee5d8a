import type { version as english, about as englishAbout } from '../en/version';

export const version: typeof english = {
  newer: 'Une nouvelle version est disponible.',
  missing: 'Échec du chargement.',
  connection: 'Échec du chargement. Vérifiez votre connexion et réessayez.',
  part: 'Une partie de la page n’a pas pu être chargée. Vérifiez votre connexion ou rechargez la page.',
  outdated: 'Cette page est plus ancienne que le serveur. Rechargez-la pour continuer.',
  incomplete:
    'Une partie de cette version manque sur le serveur, et recharger la page n’a rien changé. Contactez votre administrateur.',
  kept: 'Les modifications non enregistrées sont restaurées après le rechargement, sauf les secrets.',
  lost: 'Enregistrez d’abord : le stockage de ce navigateur est plein ou bloqué, les modifications seraient perdues.',
  unkept:
    'Terminez ou enregistrez d’abord : les modifications non enregistrées de cette page sont perdues au rechargement.',
  dismiss: 'Ignorer',
};

export const about: typeof englishAbout = {
  title: 'À propos',
  version: 'Version',
  fromSources: 'Version de développement',
  commit: 'Commit',
  built: 'Compilée le',
  platform: 'Plateforme',
  features: 'Fonctionnalités',
  scope: 'Portée',
  language: 'Langue',
  timeZone: 'Fuseau horaire',
  browser: 'Navigateur',
  changelog: 'Nouveautés',
  licences: 'Licences',
  help: 'À joindre à un rapport d’anomalie. Nomme la plateforme, mais aucun utilisateur, enregistrement ni secret.',
};
