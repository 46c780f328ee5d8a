import type { phoneNumbers as english } from '../en/phoneNumbers';

export const phoneNumbers: typeof english = {
  name: 'Numéro de téléphone |||| Numéros de téléphone',
  kind: 'le numéro de téléphone',
  fields: {
    phone_number_sid: 'SID du numéro de téléphone',
    number: 'Numéro',
    account_sid: 'Compte',
    application_sid: 'Application',
    voip_carrier_sid: 'Opérateur',
  },
  helper: {
    number: 'Avec ou sans + : les espaces, tirets et parenthèses sont retirés.',
    numberFixed: 'La plateforme garde un numéro tel qu’il a été créé.',
    carrierFixed: 'La plateforme garde un numéro chez son opérateur.',
    accountOfCarrier: 'L’opérateur de ce numéro appartient à ce compte.',
    application_sid: 'Ce qui traite les appels vers ce numéro.',
  },
  inactiveCarrier: '%{name} (inactif)',
  sections: {
    number: 'Numéro de téléphone',
    numberPurpose: 'Le numéro, et à qui il est.',
    routing: 'Routage',
    routingPurpose: 'L’opérateur par lequel arrivent ses appels, et l’application qui les traite.',
    danger: 'Supprimer ce numéro de téléphone',
    dangerPurpose: 'Ses appels ne sont plus traités. Cette action est définitive.',
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
    start: 'Sélectionnez des numéros pour les router ensemble.',
    selected: 'Sélection : %{smart_count}',
    selectAll: 'Sélectionner les %{smart_count} qui correspondent',
    clear: 'Effacer la sélection',
    choose: 'Choisir une application',
    selecting: 'Sélection en cours…',
    apply: 'Appliquer',
    running: 'Mise à jour du routage des numéros…',
    progress: '%{done} sur %{total}',
    stop: 'Arrêter',
    stopping: 'Arrêt en cours…',
    resultTitle: 'Routage des numéros',
    updated:
      '%{smart_count} numéro a été mis à jour. |||| %{smart_count} numéros ont été mis à jour.',
    failed:
      '%{smart_count} numéro n’a pas pu être mis à jour : |||| %{smart_count} numéros n’ont pas pu être mis à jour :',
    notTried:
      '%{smart_count} numéro n’a pas été traité et reste sélectionné. |||| %{smart_count} numéros n’ont pas été traités et restent sélectionnés.',
    retry: 'Réessayer celui qui a échoué |||| Réessayer les %{smart_count} qui ont échoué',
    done: 'Le routage des numéros a été mis à jour',
  },
  validation: {
    numberTaken: 'Le numéro de téléphone saisi est déjà utilisé.',
    number: 'Utilisez uniquement des chiffres, précédés ou non d’un +.',
  },
  notifications: {
    created: 'Le numéro de téléphone a été créé',
    updated: 'Le numéro de téléphone a été mis à jour',
    deleted: 'Numéro de téléphone %{name} supprimé',
  },
  empty: {
    title: 'Aucun numéro de téléphone.',
    text: 'Les numéros de téléphone mènent les appels d’un opérateur à une application.',
    noAccount: 'Vous devez créer un compte avant de pouvoir créer un numéro de téléphone.',
    noCarrier: 'Vous devez créer un opérateur SIP avant de pouvoir créer un numéro de téléphone.',
  },
};
