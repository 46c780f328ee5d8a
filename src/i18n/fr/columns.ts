import type { columns as english } from '../en/columns';

/** The columns of a list. */
export const columns: typeof english = {
  title: 'Colonnes',
  help: 'La première colonne reste toujours. Les vues enregistrées gardent les colonnes, la hauteur des lignes et la taille des pages.',
  up: 'Monter %{name}',
  down: 'Descendre %{name}',
  moved: '%{name} : %{place} sur %{count}',
  reset: 'Réinitialiser',
};
