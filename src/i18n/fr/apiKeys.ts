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
  lost: {
    made: 'Une clé a été créée, mais la réponse s’est perdue. Copiez-la ici, ou supprimez-la si vous n’en avez pas besoin.',
    unknown:
      'Connexion perdue. La clé a peut-être été créée. Consultez la liste et supprimez celle dont vous n’avez pas besoin.',
  },
  notifications: { created: 'Clé d’API créée', deleted: 'Clé d’API supprimée' },
  empty: 'Aucune clé d’API pour l’instant.',
};
