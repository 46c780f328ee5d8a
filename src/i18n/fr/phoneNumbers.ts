import type { phoneNumbers as english } from '../en/phoneNumbers';

export const phoneNumbers: typeof english = {
  name: 'Numéro de téléphone |||| Numéros de téléphone',
  fields: {
    phone_number_sid: 'SID du numéro de téléphone',
    number: 'Numéro',
    account_sid: 'Compte',
    application_sid: 'Application',
    voip_carrier_sid: 'Opérateur',
  },
  helper: {
    number: 'E.164, avec ou sans +. Espaces et ponctuation sont ignorés.',
    numberFixed: 'Le numéro n’est pas modifiable après la création.',
    carrierFixed: 'L’opérateur n’est pas modifiable après la création.',
    accountOfCarrier: 'L’opérateur de ce numéro appartient à ce compte.',
    application_sid: 'Traite les appels vers ce numéro.',
  },
  inactiveCarrier: '%{name} (inactif)',
  sections: {
    number: 'Numéro de téléphone',
    numberPurpose: 'Numéro et compte propriétaire.',
    routing: 'Routage',
    routingPurpose: 'Opérateur entrant et application qui répond.',
    danger: 'Supprimer ce numéro de téléphone',
    dangerPurpose:
      'Les appels vers ce numéro ne seront plus traités. Cette action est irréversible.',
  },
  action: {
    create: 'Ajouter un numéro',
    delete: 'Supprimer le numéro',
    createAccount: 'Ajouter un compte',
    createCarrier: 'Ajouter un opérateur',
  },
  title: { create: 'Ajouter un numéro de téléphone', edit: 'Modifier le numéro de téléphone' },
  routing: {
    label: 'Routage des numéros sélectionnés',
    hint: 'Choisissez un compte pour attribuer des applications aux numéros de téléphone.',
    start: 'Sélectionnez des numéros pour leur attribuer une application.',
    selected: 'Sélection : %{smart_count}',
    selectAll: 'Sélectionner les %{smart_count} résultats',
    clear: 'Effacer la sélection',
    choose: 'Choisir une application',
    selecting: 'Sélection en cours…',
    apply: 'Appliquer',
    running: 'Mise à jour du routage des numéros…',
    progress: '%{done} sur %{total}',
    stop: 'Arrêter',
    stopping: 'Arrêt en cours…',
    resultTitle: 'Routage des numéros',
    updated: '%{smart_count} numéro mis à jour. |||| %{smart_count} numéros mis à jour.',
    failed: '%{smart_count} numéro en échec : |||| %{smart_count} numéros en échec :',
    notTried:
      '%{smart_count} numéro n’a pas été traité et reste sélectionné. |||| %{smart_count} numéros n’ont pas été traités et restent sélectionnés.',
    retry: 'Réessayer le numéro en échec |||| Réessayer les %{smart_count} numéros en échec',
    done: 'Routage des numéros mis à jour',
  },
  validation: {
    numberTaken: 'Le numéro de téléphone saisi est déjà utilisé.',
    number: 'Chiffres uniquement, avec ou sans + initial.',
  },
  notifications: {
    created: 'Numéro de téléphone créé',
    updated: 'Numéro de téléphone mis à jour',
    deleted: 'Numéro de téléphone %{name} supprimé',
  },
  empty: {
    title: 'Aucun numéro de téléphone.',
    text: 'Les numéros routent les appels entrants d’un opérateur vers une application.',
    noAccount: 'Vous devez créer un compte avant de pouvoir créer un numéro de téléphone.',
    noCarrier: 'Vous devez créer un trunk SIP avant de pouvoir créer un numéro de téléphone.',
  },
};
