import type { applications as english } from '../en/applications';

export const applications: typeof english = {
  name: 'Application |||| Applications',
  kind: 'application',
  fields: {
    application_sid: 'SID de l’application',
    name: 'Nom de l’application',
    account_sid: 'Compte',
    call_hook: 'Webhook d’appel',
    call_status_hook: 'Webhook d’état d’appel',
    app_json: 'JSON de l’application',
    has_app_json: 'Remplacer le webhook pour l’application initiale',
    record_all_calls: 'Enregistrer tous les appels',
    use_for_fallback_speech: 'Utiliser un fournisseur vocal de secours si le principal échoue',
  },
  columns: { name: 'Nom', url: 'Webhook d’appel', recording: 'Enregistrement' },
  helper: {
    swap: 'Choisissez une synthèse et une reconnaissance de secours pour les échanger.',
    call_status_hook: 'Informé de chaque changement d’état d’un appel.',
    statusFollows:
      'S’il reste vide, l’adresse et la méthode du webhook d’appel sont enregistrées, car la plateforme en exige un.',
    app_json: 'Un tableau JSON de verbes, exécuté sans interroger le webhook d’appel.',
    record_all_calls: 'Enregistre chaque appel de cette application.',
  },
  placeholder: { app_json: 'un tableau de verbes à exécuter' },
  sections: {
    application: 'Application',
    applicationPurpose: 'Son nom, et le compte dont elle traite les appels.',
    webhooks: 'Webhooks',
    webhooksPurpose:
      'Où la plateforme demande que faire d’un appel, et où elle dit comment il se passe.',
    speech: 'Voix',
    speechPurpose: 'Avec quoi l’application parle et écoute, sauf si un verbe en décide autrement.',
    environment: 'Variables d’environnement',
    environmentPurpose: 'Ce que le webhook d’appel demande à savoir à chaque appel.',
    calls: 'Appels',
    callsPurpose: 'Comment les appels commencent, et s’ils sont enregistrés.',
    danger: 'Supprimer cette application',
    dangerPurpose: 'Les appels vers elle échouent dès lors. Cette action est irréversible.',
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
    waiting: '%{vendor} n’a pas encore répondu. La plateforme peut attendre plusieurs minutes.',
    stopWaiting: 'Ne plus attendre',
    timeout: 'Le fournisseur n’a pas répondu à temps.',
    stopped: 'Vous avez cessé d’attendre le fournisseur.',
    typed:
      'Les listes de %{vendor} ne sont pas disponibles. Saisissez ce qu’il faut, ou réessayez.',
  },
  environment: {
    file: 'Choisir un fichier pour %{name}',
    notAllowed: 'Le webhook n’accepte pas cette valeur.',
    unreadable:
      'Le webhook décrit une variable qui ne peut pas être saisie : %{names}. |||| Le webhook décrit des variables qui ne peuvent pas être saisies : %{names}.',
    unreadableAll: 'Ce que le webhook dit de ses variables est illisible.',
  },
  title: { create: 'Ajouter une application', edit: 'Modifier l’application' },
  recording: { on: 'Activé', off: 'Désactivé', account: 'Par le compte' },
  usage: {
    blocked: 'Pour supprimer cette application, retirez-la d’abord de tout ce qui l’utilise :',
    accounts: 'Comptes',
    tenants: 'Locataires Microsoft Teams',
    phoneNumbers: 'Numéros de téléphone',
    carriers: 'Opérateurs',
  },
  validation: {
    nameTaken: 'Le nom saisi est déjà utilisé par une autre de vos applications.',
    statusNotClearable:
      'La plateforme garde le webhook d’état enregistré : il peut être changé, mais pas supprimé.',
    jsonRequired: 'Saisissez le JSON, ou décochez la case ci-dessus.',
  },
  notifications: {
    created: 'Application créée avec succès',
    updated: 'Application mise à jour avec succès',
    deleted: 'Application %{name} supprimée',
  },
  empty: {
    title: 'Aucune application.',
    text: 'Une application dit ce qui arrive à un appel : où la plateforme demande, et comment elle parle et écoute.',
    noAccount: 'Vous devez créer un compte avant de pouvoir créer une application.',
  },
};
