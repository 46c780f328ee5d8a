import type { messages as english } from '../en/history';

export const messages: typeof english = {
  app: {
    sent: {
      help: 'Rien n’a encore été envoyé. Dans les commandes, $TOKEN est votre clé API, et chaque autre $NAME est un secret ou le SID renvoyé par un appel précédent.',
      nothing: 'Rien ne serait envoyé : tout est déjà enregistré.',
      does: {
        POST: 'Créer : %{name}',
        PUT: 'Modifier : %{name}',
        DELETE: 'Supprimer : %{name}',
      },
      becomes: 'devient',
      secret: 'Un secret, non affiché',
      command: 'Commande cURL : %{name}',
      calls: 'Commandes cURL',
      copyAll: 'Copier toutes les commandes',
    },
    history: {
      purpose:
        'Seulement ce que vous avez modifié depuis ce navigateur, sur cet ordinateur. Ce n’est pas un audit : la plateforme n’en a pas, et les modifications faites ailleurs n’y figurent pas. Les 1 000 entrées les plus récentes sont conservées, sans mots de passe ni autres secrets.',
      search: 'Rechercher un nom, un champ ou un SID',
      resource: 'Type d’enregistrement',
      allResources: 'Tous les types',
      result: 'Résultat',
      allResults: 'Tous les résultats',
      endings: {
        stored: 'Fait',
        part: 'Fait en partie',
        refused: 'Échec',
        unknown: 'Non confirmé',
        open: 'Non confirmé',
      },
      record: '%{type} %{name}',
      kinds: {
        made: 'Création : %{record}',
        changed: 'Modification : %{record}',
        deleted: 'Suppression : %{record}',
        many: 'Modification en nombre : %{smart_count} %{record} |||| Modification en nombre : %{smart_count} %{record}',
        manyMade:
          'Création en nombre : %{smart_count} %{record} |||| Création en nombre : %{smart_count} %{record}',
        manyDeleted:
          'Suppression en nombre : %{smart_count} %{record} |||| Suppression en nombre : %{smart_count} %{record}',
      },
      states: {
        done: 'Fait',
        refused: 'Refusé',
        unknown: 'Sans réponse',
        sent: 'Sans réponse',
        waits: 'Non envoyé',
      },
      by: 'Par %{who}',
      open: 'Ouvrir %{name}',
      openEnd: 'On ne sait pas comment cela s’est terminé : la page a été fermée avant la réponse.',
      revert: 'Rétablir',
      revertField: 'Rétablir %{field}',
      revertAll: 'Rétablir tous les champs',
      secret: 'Un secret : non conservé, ne peut pas être rétabli',
      calls: '%{smart_count} appel à l’API |||| %{smart_count} appels à l’API',
      more: 'Et %{smart_count} autre appel |||| Et %{smart_count} autres appels',
      older:
        'Afficher les plus anciennes (%{smart_count} restante) |||| Afficher les plus anciennes (%{smart_count} restantes)',
      menu: 'Autres actions',
      exportCsv: 'Exporter en CSV',
      exportJson: 'Exporter en JSON',
      exported: 'Enregistré sous %{file}',
      clear: 'Effacer l’historique',
      clearTitle: 'Effacer l’historique de ce navigateur ?',
      clearText: 'Supprime vos entrées dans ce navigateur. Rien ne change sur la plateforme.',
      empty: 'Aucune modification',
      emptyText: 'Ce que vous créez, modifiez et supprimez depuis ce navigateur apparaît ici.',
      blocked: 'Ce navigateur ne conserve pas d’historique',
      blockedText:
        'Son stockage est plein ou bloqué. Les modifications fonctionnent, mais elles ne sont pas listées ici.',
      notKept:
        'Le stockage de ce navigateur est plein ou bloqué : les dernières modifications peuvent manquer.',
      notCleared:
        'Tout n’est peut-être pas effacé : le stockage de ce navigateur est bloqué. Réessayez.',
      notFound: 'Aucune entrée correspondante',
      oneRecord: 'Seulement les modifications de %{name}.',
      showAll: 'Tout afficher',
    },
  },
};
