import type { callLogs as english } from '../en/callLogs';

export const callLogs: typeof english = {
  title: 'Journaux',
  missing: 'Il n’y a pas de journal pour cet appel',
  none: 'Aucun journal trouvé',
  copied: 'Journaux copiés dans le presse-papiers',
  copyFailed: 'Impossible de copier les journaux',
  search: 'Chercher dans le journal',
  levels: 'Niveaux',
  lines: 'Lignes du journal',
  count: '%{shown} ligne sur %{all} |||| %{shown} lignes sur %{all}',
  level: {
    fatal: 'Fatal',
    error: 'Erreur',
    warn: 'Alerte',
    info: 'Info',
    debug: 'Débogage',
    trace: 'Trace',
    none: 'Sans niveau',
  },
  action: {
    retrieveAgain: 'Récupérer à nouveau',
    copy: 'Copier',
    download: 'Télécharger',
    details: 'La ligne entière',
  },
};
