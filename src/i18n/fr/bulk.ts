import type { messages as english } from '../en/bulk';

export const messages: typeof english = {
  app: {
    bulk: {
      drain: {
        title: 'Déplacer tous les numéros de « %{name} »',
        reading: 'Lecture des numéros…',
        count:
          '%{smart_count} numéro arrive par cet opérateur. |||| %{smart_count} numéros arrivent par cet opérateur.',
        target: 'Vers l’opérateur',
        switchOff: 'Désactiver « %{name} » une fois sans numéro',
        off: '« %{name} » est maintenant inactif.',
        notOff: '« %{name} » est encore actif.',
        left: 'Un numéro s’y est ajouté entre-temps. |||| %{smart_count} numéros s’y sont ajoutés entre-temps.',
        notKept:
          'Ce navigateur ne peut pas conserver les numéros déplacés : son stockage est plein ou bloqué. Vous ne pouvez les remettre qu’ici, avant de fermer.',
        moveLeft: 'Les déplacer aussi',
        putBack: 'Remettre %{smart_count} numéro |||| Remettre %{smart_count} numéros',
        before:
          '%{smart_count} numéro a été déplacé vers « %{name} » le %{time}. |||| %{smart_count} numéros ont été déplacés vers « %{name} » le %{time}.',
      },
      putBack: {
        running: 'Remise en place des numéros…',
        resultTitle: 'Numéros remis en place',
        home: '%{smart_count} numéro est déjà chez « %{name} ». |||| %{smart_count} numéros sont déjà chez « %{name} ».',
        gone: '%{smart_count} numéro n’est plus chez l’autre opérateur. |||| %{smart_count} numéros ne sont plus chez l’autre opérateur.',
        on: '« %{name} » est de nouveau actif.',
        notOn: '« %{name} » est encore inactif.',
      },
      selected: 'Sélection : %{smart_count}',
      selectAll: 'Sélectionner le résultat |||| Sélectionner les %{smart_count} résultats',
      selectAllShort: 'Tout sélectionner (%{smart_count})',
      selecting: 'Sélection en cours…',
      notSelected: 'Tous les résultats n’ont pas pu être sélectionnés.',
      more: 'Autres actions',
      clear: 'Effacer la sélection',
      label: 'Éléments sélectionnés',
      andMore: 'et %{smart_count} de plus',
      leftOut: '%{smart_count} est laissé de côté : |||| %{smart_count} sont laissés de côté :',
      copied: 'Copiés : %{smart_count}',
      notCopied: 'Votre navigateur n’a pas autorisé la copie.',
      inUse: 'Encore utilisé. %{uses}',
      usesListed: '%{list} ; %{next}',
      goOn: 'Continuer (%{smart_count})',
      kinds: {
        route: 'Attribuer une application',
        moveToCarrier: 'Changer d’opérateur…',
        moveToAccount: 'Changer de compte…',
        activate: 'Activer…',
        deactivate: 'Désactiver…',
        delete: 'Supprimer…',
        copyNames: 'Copier les noms',
        copySids: 'Copier les SID',
        export: 'Exporter…',
      },
      counts: {
        updated: 'Mis à jour : %{smart_count}.',
        failed: 'En échec : %{smart_count}.',
        notTried: 'Non traités : %{smart_count}.',
        retry: 'Réessayer (%{smart_count})',
      },
      delete: {
        title:
          'Supprimer l’élément sélectionné ? |||| Supprimer les %{smart_count} éléments sélectionnés ?',
        confirm: 'Supprimer |||| Supprimer (%{smart_count})',
        consequence:
          'Ce qui est encore utilisé ailleurs n’est pas supprimé. Le résultat indique par quoi.',
        self: 'Vous ne pouvez pas supprimer votre propre utilisateur ici.',
        running: 'Suppression en cours…',
        resultTitle: 'Suppression',
        updated: 'Supprimés : %{smart_count}.',
        failed: 'Non supprimés : %{smart_count}.',
        notTried: 'Non traités : %{smart_count}.',
        retry: 'Réessayer (%{smart_count})',
        done: '%{smart_count} élément supprimé |||| %{smart_count} éléments supprimés',
      },
      activate: {
        title:
          'Activer l’élément sélectionné ? |||| Activer les %{smart_count} éléments sélectionnés ?',
        confirm: 'Activer |||| Activer (%{smart_count})',
        consequence: 'Ils sont utilisés dès lors.',
        already: 'Déjà actif.',
        running: 'Activation en cours…',
        resultTitle: 'Activation',
        done: '%{smart_count} élément activé |||| %{smart_count} éléments activés',
      },
      deactivate: {
        title:
          'Désactiver l’élément sélectionné ? |||| Désactiver les %{smart_count} éléments sélectionnés ?',
        confirm: 'Désactiver |||| Désactiver (%{smart_count})',
        consequence: 'Ils restent tels quels et peuvent être réactivés.',
        already: 'Déjà inactif.',
        running: 'Désactivation en cours…',
        resultTitle: 'Désactivation',
        done: '%{smart_count} élément désactivé |||| %{smart_count} éléments désactivés',
      },
      moveToCarrier: {
        title:
          'Déplacer %{smart_count} numéro vers un autre opérateur |||| Déplacer %{smart_count} numéros vers un autre opérateur',
        confirm: 'Déplacer |||| Déplacer %{smart_count} numéros',
        consequence:
          'Un numéro garde son opérateur. Chacun est donc ajouté chez le nouvel opérateur avec le même compte et la même application, puis supprimé chez l’ancien. Il reçoit un nouveau SID.',
        already: 'Déjà chez cet opérateur.',
        running: 'Déplacement des numéros…',
        resultTitle: 'Numéros déplacés',
        done: '%{smart_count} numéro déplacé vers « %{name} » |||| %{smart_count} numéros déplacés vers « %{name} »',
      },
      moveToAccount: {
        title:
          'Déplacer %{smart_count} numéro vers un autre compte |||| Déplacer %{smart_count} numéros vers un autre compte',
        confirm: 'Déplacer |||| Déplacer %{smart_count} numéros',
        consequence:
          'Leur opérateur reste le même. Le nouveau compte a d’autres applications : choisissez-en une, ou aucune.',
        already: 'Déjà dans ce compte.',
        ownCarrier: 'Son opérateur appartient à son compte.',
        running: 'Déplacement des numéros…',
        resultTitle: 'Numéros déplacés',
        done: '%{smart_count} numéro déplacé vers « %{name} » |||| %{smart_count} numéros déplacés vers « %{name} »',
      },
      since: {
        gone: 'Quelqu’un l’a supprimé ou déplacé depuis.',
        moved: 'Quelqu’un l’a déplacé vers un autre opérateur ou compte depuis.',
        changed: 'Quelqu’un l’a modifié depuis.',
      },
      progress: '%{done} sur %{total}',
      stop: 'Arrêter',
      stopping: 'Arrêt en cours…',
      outcomes: 'Résultats',
      outcome: 'Résultat',
      states: {
        new: 'Nouveau',
        done: 'Fait',
        refused: 'Échec',
        planned: 'Pas encore fait',
        notTried: 'Non traité',
        skipped: 'Ignoré',
        invalid: 'Non valide, ignoré',
        duplicate: 'Doublon, ignoré',
        exists: 'Déjà présent, ignoré',
      },
    },
  },
};
