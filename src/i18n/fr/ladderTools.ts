import type { ladderTools as english } from '../en/ladderTools';

export const ladderTools: typeof english = {
  search: 'Rechercher dans les messages',
  noMatch: 'Aucun message ne contient ce texte.',
  delta: 'Depuis le précédent',
  mergeHosts: 'Une ligne par hôte',
  export: 'Exporter',
  exports: { svg: 'Image SVG', mermaid: 'Diagramme Mermaid', text: 'Texte brut' },
  copyLink: 'Copier le lien vers le message',
  linkName: 'Le lien',
  compare: 'Comparer avec un autre message',
  stopComparing: 'Arrêter la comparaison',
  comparing: 'Comparaison avec le message %{number}. Ouvrez l’autre.',
  compared: 'Changements depuis le message %{number}',
  same: 'Les deux messages ont le même texte.',
  removed: 'Supprimé',
  added: 'Ajouté',
};
