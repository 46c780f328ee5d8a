import type { alerts as english } from '../en/alerts';

export const alerts: typeof english = {
  name: 'Alerte |||| Alertes',
  empty: {
    title: 'Aucune donnée.',
    text: 'Erreurs et limites signalées par la plateforme, les plus récentes d’abord.',
  },
  oneAccount: 'Cette plateforme liste les alertes d’un seul compte à la fois',
  chooseAccount: 'Choisissez un compte ci-dessus.',
  alert: 'l’alerte « %{message} », %{time}',
  fields: { time: 'Heure (%{zone})', alert_type: 'Type', message: 'Message' },
  list: {
    anyKind: 'Tout type',
    times: '%{smart_count} fois depuis %{time} |||| %{smart_count} fois depuis %{time}',
    alike: '%{smart_count} fois ce jour-là |||| %{smart_count} fois ce jour-là',
    moreAlike: 'Et %{smart_count} autre |||| Et %{smart_count} autres',
    moreAccounts: '+ %{smart_count} |||| + %{smart_count}',
    application: 'Application :',
    unnamed:
      'Dans la liste de tous les comptes, la plateforme n’indique pas à quel compte appartient une alerte.',
    learn:
      'Rechercher le compte (%{smart_count} requête) |||| Rechercher les comptes (%{smart_count} requêtes)',
    newestOnly: {
      part: 'Affichage des %{read} alertes les plus récentes sur %{total}.',
      on: 'Chargement… Affichage des %{read} alertes les plus récentes sur %{total}.',
      all: 'Affichage des %{total} alertes.',
      further: 'Charger la suite',
    },
  },
  kinds: {
    webhookUnreachable: 'Webhook injoignable',
    webhookFailure: 'Erreur de webhook',
    webhookInvalid: 'URL de webhook non valide',
    webhookRefused: 'Webhook refusé',
    invalidPayload: 'Réponse d’application non valide',
    audioNotFound: 'Fichier audio introuvable',
    noTts: 'Pas de synthèse vocale',
    noStt: 'Pas de reconnaissance vocale',
    ttsFailure: 'Erreur de synthèse vocale',
    sttFailure: 'Erreur de reconnaissance vocale',
    noCarrier: 'Pas d’opérateur',
    providerCallLimit: 'Limite d’appels du fournisseur',
    applicationCallLimit: 'Limite d’appels de l’application',
    callLimit: 'Limite d’appels',
    deviceLimit: 'Limite de terminaux',
    apiLimit: 'Limite d’API',
    inactive: 'Compte inactif',
    fromApplication: 'Émise par une application',
    unknown: 'Autre',
  },
  meanings: {
    webhookUnreachable:
      'Un webhook est injoignable. Son serveur est peut-être arrêté, ou son nom d’hôte, son port ou son certificat est incorrect. Les appels qui attendaient sa réponse ont pris fin.',
    webhookFailure:
      'Un webhook a répondu par une erreur : la plateforme n’a pas reçu d’instructions d’appel. Vérifiez l’URL du webhook et les journaux de votre serveur.',
    webhookInvalid:
      'L’URL d’un webhook n’est pas valide. Elle doit être complète et commencer par http, https, ws ou wss.',
    webhookRefused:
      'Un webhook a refusé le nom d’utilisateur et le mot de passe. Vérifiez-les dans l’application.',
    invalidPayload:
      'Une application a envoyé une réponse non valide. Il faut un tableau JSON de verbes pris en charge.',
    audioNotFound:
      'Une application a lu un fichier audio qui n’existe pas à son URL. Vérifiez l’URL du verbe play dans l’application.',
    noTts:
      'Un appel avait besoin de synthèse vocale, mais le compte n’a pas de service vocal pour ce fournisseur et ce libellé. Ajoutez-en un, ou choisissez un autre fournisseur dans l’application.',
    noStt:
      'Un appel avait besoin de reconnaissance vocale, mais le compte n’a pas de service vocal pour ce fournisseur et ce libellé. Ajoutez-en un, ou choisissez un autre fournisseur dans l’application.',
    ttsFailure:
      'Un fournisseur vocal n’a pas pu synthétiser une annonce. Testez le service vocal et vérifiez votre quota auprès du fournisseur.',
    sttFailure:
      'Un fournisseur vocal n’a pas pu transcrire un appel. Testez le service vocal et vérifiez votre quota auprès du fournisseur.',
    noCarrier:
      'Aucun opérateur n’était disponible pour un appel sortant. Ajoutez un opérateur avec une passerelle sortante, ou une route vers un opérateur.',
    providerCallLimit:
      'Le fournisseur de services a atteint sa limite d’appels simultanés. Les nouveaux appels ont été refusés.',
    applicationCallLimit:
      'Une application a atteint sa limite d’appels simultanés. Les nouveaux appels ont été refusés.',
    callLimit:
      'Le compte a atteint sa limite d’appels simultanés. Les nouveaux appels ont été refusés. Relevez la limite ou attendez la fin d’appels en cours.',
    deviceLimit:
      'Le compte ou son fournisseur de services a atteint sa limite de terminaux. Les nouveaux enregistrements ont été refusés.',
    apiLimit: 'Le compte ou son fournisseur de services a dépassé la limite de requêtes de l’API.',
    inactive: 'Un appel vers un compte inactif a été refusé.',
    fromApplication:
      'Une application a émis cette alerte. Ses développeurs en connaissent le sens.',
    unknown: 'Type d’alerte inconnu. Voir son message et ses champs.',
  },
  causes: {
    applications: 'Applications',
    'speech-services': 'Services vocaux',
    carriers: 'Opérateurs',
    accounts: 'Compte et limites',
    settings: 'Paramètres et limites du fournisseur de services',
    callsOfMinute: 'Appels de cette minute',
    call: 'Appel',
  },
};
