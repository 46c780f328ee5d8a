import type { apiKeys as english } from '../en/apiKeys';

export const apiKeys: typeof english = {
  name: 'Clé d’API |||| Clés d’API',
  fields: { token: 'Clé d’API', last_used: 'Dernière utilisation' },
  sections: {
    purpose: 'Les clés authentifient les requêtes à l’API. Gardez-les secrètes.',
    created: 'Votre nouvelle clé d’API',
    failed: 'Échec de la création de la clé d’API',
    dangerPurpose:
      'Les services qui utilisent cette clé perdent l’accès. Cette action est irréversible.',
  },
  action: {
    create: 'Ajouter une clé d’API',
    show: 'Afficher %{name}',
    hide: 'Masquer %{name}',
  },
  notifications: { created: 'Clé d’API créée', deleted: 'Clé d’API supprimée' },
  empty: 'Aucune clé d’API pour l’instant.',
};
