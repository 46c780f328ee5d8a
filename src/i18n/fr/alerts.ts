import type { alerts as english } from '../en/alerts';

export const alerts: typeof english = {
  name: 'Alerte |||| Alertes',
  empty: 'Aucune donnée.',
  purpose: 'Ce qui n’a pas fonctionné ces 30 derniers jours figure ici, le plus récent d’abord.',
  fields: { time: 'Heure (%{zone})', message: 'Message', detail: 'Détail' },
};
