import type { columns as english } from '../en/columns';

/** The columns of a list. */
export const columns: typeof english = {
  title: 'Spalten',
  help: 'Die erste Spalte bleibt immer. Gespeicherte Ansichten merken sich Spalten, Zeilenhöhe und Seitengröße.',
  up: '%{name} nach oben',
  down: '%{name} nach unten',
  moved: '%{name}: %{place} von %{count}',
  reset: 'Zurücksetzen',
};
