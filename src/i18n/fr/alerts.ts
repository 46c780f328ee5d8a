import type { alerts as english } from '../en/alerts';

export const alerts: typeof english = {
  name: 'Alerte |||| Alertes',
  empty: {
    title: 'Aucune donnée.',
    text: 'Ce que la plateforme n’a pas pu faire, et pourquoi, figure ici, le plus récent d’abord.',
  },
  oneAccount: 'Cette plateforme liste les alertes d’un seul compte à la fois',
  chooseAccount: 'Choisissez un compte ci-dessus.',
  alert: 'l’alerte « %{message} », %{time}',
  fields: { time: 'Heure (%{zone})', alert_type: 'Nature', message: 'Message' },
  list: {
    anyKind: 'Tout type',
    times: '%{smart_count} fois depuis %{time} |||| %{smart_count} fois depuis %{time}',
    alike: '%{smart_count} fois ce jour-là |||| %{smart_count} fois ce jour-là',
    moreAlike: 'Et %{smart_count} autre |||| Et %{smart_count} autres',
    moreAccounts: '+ %{smart_count} |||| + %{smart_count}',
    application: 'Application :',
    unnamed:
      'Dans la liste de tous les comptes, la plateforme n’indique pas à quel compte appartient une alerte.',
    learn: 'Interroger %{smart_count} compte |||| Interroger les %{smart_count} comptes',
    newestOnly:
      'Affichage des %{read} alertes les plus récentes sur %{total}. Restreignez la date pour voir les autres.',
  },
  kinds: {
    webhookUnreachable: 'Webhook injoignable',
    webhookFailure: 'Erreur de webhook',
    webhookInvalid: 'Adresse de webhook',
    webhookRefused: 'Webhook refusé',
    invalidPayload: 'Réponse d’application',
    noTts: 'Pas de synthèse vocale',
    noStt: 'Pas de reconnaissance vocale',
    ttsFailure: 'Synthèse vocale',
    sttFailure: 'Reconnaissance vocale',
    noCarrier: 'Pas d’opérateur',
    providerCallLimit: 'Limite d’appels du fournisseur',
    applicationCallLimit: 'Limite d’appels de l’application',
    callLimit: 'Limite d’appels',
    deviceLimit: 'Limite d’appareils',
    apiLimit: 'Limite d’API',
    inactive: 'Compte inactif',
    fromApplication: 'Venue d’une application',
    unknown: 'Autre',
  },
  meanings: {
    webhookUnreachable:
      'La plateforme n’a pas pu joindre un webhook. Son serveur est peut-être arrêté, ou son nom, son port ou son certificat est incorrect. Les appels qui attendaient sa réponse se sont arrêtés là.',
    webhookFailure:
      'Un webhook a répondu par un statut d’erreur : la plateforme n’a pas su que faire de l’appel. Vérifiez les adresses des webhooks de l’application et le journal de son serveur.',
    webhookInvalid:
      'L’adresse d’un webhook est inutilisable. Il faut une adresse complète qui commence par http, https, ws ou wss.',
    webhookRefused:
      'Un webhook a refusé le nom d’utilisateur et le mot de passe envoyés par la plateforme. Vérifiez-les dans l’application.',
    invalidPayload:
      'Une application a répondu par quelque chose que la plateforme ne sait pas exécuter. Il faut un tableau JSON de verbes connus.',
    noTts:
      'Un appel devait parler, mais le compte n’a aucun identifiant de synthèse vocale de ce fournisseur et de ce libellé. Ajoutez-en un, ou choisissez un autre fournisseur dans l’application.',
    noStt:
      'Un appel devait écouter, mais le compte n’a aucun identifiant de reconnaissance vocale de ce fournisseur et de ce libellé. Ajoutez-en un, ou choisissez un autre fournisseur dans l’application.',
    ttsFailure:
      'Un fournisseur vocal n’a pas livré la parole demandée par un appel. Testez l’identifiant, et vérifiez son quota auprès du fournisseur.',
    sttFailure:
      'Un fournisseur vocal a échoué en écoutant un appel. Testez l’identifiant, et vérifiez son quota auprès du fournisseur.',
    noCarrier:
      'Un appel sortant n’avait aucun opérateur par où partir. Ajoutez un opérateur avec une passerelle sortante, ou une route vers un opérateur.',
    providerCallLimit:
      'Le fournisseur avait autant d’appels simultanés que permis ; les suivants ont été refusés.',
    applicationCallLimit:
      'Une application avait autant d’appels simultanés que permis ; les suivants ont été refusés.',
    callLimit:
      'Le compte avait autant d’appels simultanés que permis ; les suivants ont été refusés. Relevez la limite du compte, ou attendez la fin d’appels en cours.',
    deviceLimit:
      'Autant d’appareils que permis étaient enregistrés ; les suivants ont été refusés.',
    apiLimit:
      'Le compte, ou son fournisseur de services, a appelé l’API de la plateforme plus souvent que permis.',
    inactive: 'Un appel est arrivé pour un compte inactif, et a été refusé.',
    fromApplication:
      'Une application a levé elle-même cette alerte ; son sens dépend de ceux qui l’ont écrite.',
    unknown:
      'La console ne connaît pas cette nature d’alerte. Son message et ses champs disent ce qu’il y a.',
  },
  causes: {
    applications: 'Applications',
    'speech-services': 'Services vocaux',
    carriers: 'Opérateurs',
    accounts: 'Le compte et ses limites',
    settings: 'Réglages et limites du fournisseur',
    callsOfMinute: 'Appels de cette minute',
    call: 'L’appel',
  },
};
