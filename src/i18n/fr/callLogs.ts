import type { callLogs as english } from '../en/callLogs';

export const callLogs: typeof english = {
  title: 'Journaux',
  missing: 'Aucun journal pour cet appel',
  gone: 'La plateforme n’a plus ce journal. Voici les lignes chargées auparavant.',
  none: 'Aucun journal trouvé',
  copied: 'Journaux copiés dans le presse-papiers',
  copyFailed: 'Échec de la copie des journaux',
  search: 'Rechercher dans les journaux',
  levels: 'Niveaux',
  lines: 'Lignes de journal',
  count: '%{shown} ligne sur %{all} |||| %{shown} lignes sur %{all}',
  level: {
    fatal: 'Fatal',
    error: 'Erreur',
    warn: 'Avertissement',
    info: 'Info',
    debug: 'Débogage',
    trace: 'Trace',
    none: 'Sans niveau',
  },
  action: {
    retrieveAgain: 'Recharger',
    copy: 'Copier',
    download: 'Télécharger',
    details: 'Ligne complète',
  },
};
