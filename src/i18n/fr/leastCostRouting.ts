import type { leastCostRouting as english } from '../en/leastCostRouting';

export const leastCostRouting: typeof english = {
  name: 'Route d’appels sortants |||| Routage des appels sortants',
  empty: 'Aucune route d’appels sortants.',
  purpose: 'Les routes choisissent l’opérateur d’un appel sortant selon le numéro composé.',
  unnamed: 'Sans nom',
  fields: { name: 'Nom', is_active: 'État', number_routes: 'Routes' },
};
