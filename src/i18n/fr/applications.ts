import type { applications as english } from '../en/applications';

export const applications: typeof english = {
  name: 'Application |||| Applications',
  fields: {
    application_sid: 'SID de l’application',
    name: 'Nom de l’application',
    account_sid: 'Compte',
    call_hook: 'Webhook d’appel',
    call_status_hook: 'Webhook d’état d’appel',
    app_json: 'JSON de l’application',
    has_app_json: 'Exécuter ce JSON au lieu d’appeler le webhook',
    record_all_calls: 'Enregistrer tous les appels',
    use_for_fallback_speech: 'Utiliser des fournisseurs vocaux de secours en cas d’échec',
  },
  columns: { name: 'Nom', url: 'Webhook d’appel', recording: 'Enregistrement' },
  helper: {
    swap: 'Choisissez des fournisseurs de secours pour permettre l’échange.',
    call_status_hook: 'Reçoit les événements d’état des appels.',
    statusFollows: 'Si vide, le webhook d’appel est utilisé.',
    app_json: 'Tableau JSON de verbes, exécuté au lieu d’appeler le webhook.',
    record_all_calls: 'Enregistrer chaque appel traité par cette application.',
  },
  placeholder: { app_json: 'Tableau de verbes à exécuter' },
  sections: {
    application: 'Application',
    applicationPurpose: 'Nom et compte propriétaire.',
    webhooks: 'Webhooks',
    webhooksPurpose:
      'Où la plateforme demande les instructions d’appel et envoie les événements d’état.',
    speech: 'Voix',
    speechPurpose:
      'Fournisseurs par défaut de synthèse et de reconnaissance vocales. Un verbe peut en choisir d’autres.',
    environment: 'Variables d’environnement',
    environmentPurpose: 'Valeurs envoyées au webhook d’appel à chaque appel.',
    calls: 'Appels',
    callsPurpose: 'Instructions initiales et enregistrement des appels.',
    danger: 'Supprimer cette application',
    dangerPurpose:
      'Les appels routés vers cette application échoueront. Cette action est irréversible.',
  },
  action: {
    create: 'Ajouter une application',
    swap: 'Échanger principal et secours',
    delete: 'Supprimer l’application',
    createAccount: 'Ajouter un compte',
  },
  speech: {
    primary: { synthesizer: 'Synthèse vocale', recognizer: 'Reconnaissance vocale' },
    fallback: {
      synthesizer: 'Synthèse vocale de secours',
      recognizer: 'Reconnaissance vocale de secours',
    },
    vendor: 'Fournisseur',
    label: 'Libellé',
    language: 'Langue',
    voice: 'Voix',
    model: 'Modèle',
    custom: '%{name} (personnalisé)',
    customVoice: '%{name} (personnalisée)',
    waiting: '%{vendor} n’a pas encore répondu. Cela peut prendre quelques minutes.',
    stopWaiting: 'Ne plus attendre',
    timeout: 'Le fournisseur n’a pas répondu à temps.',
    stopped: 'Vous avez cessé d’attendre le fournisseur.',
    typed: 'Échec du chargement des options de %{vendor}. Saisissez des valeurs ou réessayez.',
  },
  environment: {
    file: 'Choisir un fichier pour %{name}',
    notAllowed: 'Le webhook n’accepte pas cette valeur.',
    unreadable:
      'Définition de variable non prise en charge : %{names}. |||| Définitions de variables non prises en charge : %{names}.',
    unreadableAll: 'Les définitions de variables du webhook ne sont pas valides.',
  },
  title: { create: 'Ajouter une application', edit: 'Modifier l’application' },
  recording: { on: 'Activé', off: 'Désactivé', account: 'Activé (par le compte)' },
  usage: {
    blocked: 'Cette application ne peut pas être supprimée tant que ces éléments l’utilisent :',
    accounts: 'Comptes',
    tenants: 'Tenants Microsoft Teams',
    phoneNumbers: 'Numéros de téléphone',
    carriers: 'Opérateurs',
  },
  validation: {
    nameTaken: 'Le nom saisi est déjà utilisé par une autre de vos applications.',
    statusNotClearable: 'Le webhook d’état d’appel peut être modifié, mais pas supprimé.',
    jsonRequired: 'Saisissez du JSON ou décochez la case ci-dessus.',
  },
  notifications: {
    created: 'Application créée',
    updated: 'Application mise à jour',
    deleted: 'Application %{name} supprimée',
  },
  empty: {
    title: 'Aucune application.',
    text: 'Une application définit le traitement des appels : webhook, voix et reconnaissance vocale.',
    noAccount: 'Vous devez créer un compte avant de pouvoir créer une application.',
  },
};
