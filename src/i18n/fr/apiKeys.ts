import type { apiKeys as english } from '../en/apiKeys';

export const apiKeys: typeof english = {
  name: 'Clé d’API |||| Clés d’API',
  named: 'la clé d’API qui se termine par %{end}',
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
  rotation: {
    rotate: 'Renouveler',
    keep: 'Garder cette clé',
    next: 'L’ancienne clé, qui se termine par %{end}, fonctionne encore. Installez la nouvelle dans vos programmes, puis supprimez l’ancienne. La liste vous le rappelle.',
    waiting:
      '%{smart_count} clé remplacée fonctionne encore. Elle n’est pas supprimée automatiquement : supprimez-la quand plus rien ne l’utilise. |||| %{smart_count} clés remplacées fonctionnent encore. Elles ne sont pas supprimées automatiquement : supprimez-les quand plus rien ne les utilise.',
    until: 'Remplacée (%{at}). À supprimer après : %{until}.',
    due: 'Remplacée (%{at}). Il est temps de la supprimer.',
    stillUsed: 'Utilisée depuis',
    deleteNow: 'Supprimer maintenant',
    notKept: 'Ce navigateur ne peut pas retenir quelles clés ont été remplacées.',
  },
  notifications: { created: 'Clé d’API créée', deleted: 'Clé d’API supprimée' },
  empty: 'Aucune clé d’API pour l’instant.',
};
