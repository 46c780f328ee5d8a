import type { exporting as english } from '../en/exporting';

export const exporting: typeof english = {
  title: 'Exporter : %{name}',
  format: 'Format',
  csv: 'CSV pour tableurs',
  json: 'JSON pour programmes',
  rows: '%{number} ligne |||| %{number} lignes',
  filtered: 'Ce que montrent les filtres, toutes les pages.',
  selected: 'Les lignes sélectionnées.',
  secrets: 'Les mots de passe et autres secrets sont omis.',
  cost: 'Il faut %{requests} requêtes, soit environ %{smart_count} minute. La limite de requêtes de la plateforme est partagée par tous. |||| Il faut %{requests} requêtes, soit environ %{smart_count} minutes. La limite de requêtes de la plateforme est partagée par tous.',
  start: 'Exporter',
  cancel: 'Annuler',
  stop: 'Arrêter',
  close: 'Fermer',
  retry: 'Réessayer',
  reading: '%{done} sur %{total}',
  writing: 'Écriture du fichier…',
  remaining: 'Requêtes restantes pour tous : %{requests}',
  done: '%{number} ligne enregistrée dans %{file}. |||| %{number} lignes enregistrées dans %{file}.',
  stopped: 'Arrêté. Aucun fichier n’a été enregistré.',
};
