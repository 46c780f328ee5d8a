import type { apiKeys as english } from '../en/apiKeys';

export const apiKeys: typeof english = {
  name: 'Clé d’API |||| Clés d’API',
  kind: 'clé d’API',
  fields: { token: 'Clé d’API', last_used: 'Dernière utilisation' },
  sections: {
    purpose:
      'Les programmes appellent la plateforme avec une clé. Protégez-la comme un mot de passe.',
    created: 'Voici votre nouvelle clé d’API',
    failed: 'La clé d’API n’a pas pu être créée',
  },
  action: {
    create: 'Ajouter une clé d’API',
    show: 'Afficher %{name}',
    hide: 'Masquer %{name}',
  },
  notifications: { created: 'Clé d’API créée', deleted: 'Clé d’API supprimée' },
  empty: 'Aucune clé d’API pour l’instant.',
};
