import type { billing as english } from '../en/billing';

export const billing: typeof english = {
  plan: {
    title: 'Votre abonnement',
    purpose: 'Ce que votre compte peut utiliser, et ce que cela coûte.',
    calls: '%{smart_count} appel simultané |||| %{smart_count} appels simultanés',
    devices: '%{smart_count} terminal enregistré |||| %{smart_count} terminaux enregistrés',
    trial: 'Vous utilisez l’offre gratuite (période d’essai), limitée à %{calls} et %{devices}.',
    trialUntil:
      'Vous utilisez l’offre gratuite (période d’essai), limitée à %{calls} et %{devices}. L’essai se termine le %{date}.',
    paid: 'Votre offre a une capacité de %{calls} et %{devices}.',
    paidUntilBill:
      'Votre offre a une capacité de %{calls} et %{devices}. La prochaine facture est de %{amount}, le %{date}.',
    free: 'Vous utilisez l’offre gratuite (période d’essai terminée), limitée à %{calls} et %{devices}.',
    expired: 'Votre essai gratuit est terminé, veuillez passer à une offre payante.',
    inactive: 'Votre compte n’est pas actif.',
    suspended: 'Votre compte n’est pas actif : %{reason}',
    upgrade: 'Passer à un abonnement payant',
    manage: 'Gérer le paiement',
    modify: 'Modifier mon abonnement',
    changeRealm: 'Changer de domaine SIP',
    noInvoice: 'La prochaine facture n’a pas pu être lue.',
  },
  setup: {
    title: 'Terminer la mise en service',
    purpose: 'Ce qui manque encore pour que ce compte prenne des appels.',
    carrier: 'Ajouter un opérateur, par lequel les appels entrent et sortent',
    speech: 'Ajouter un service vocal, qui comprend et qui parle',
    application: 'Ajouter une application, qui traite les appels',
    phoneNumber: 'Ajouter un numéro et l’acheminer vers une application',
  },
  returned: {
    confirmed:
      'Votre paiement est confirmé et la plateforme l’enregistre. Cela prend un instant : inutile de payer à nouveau.',
    later:
      'Votre paiement est confirmé, mais la plateforme ne l’a pas encore enregistré. Revenez dans quelques minutes ; ne payez pas à nouveau.',
    refused:
      'Votre paiement n’a pas été confirmé. Rien n’a été débité et votre offre n’a pas changé.',
    tryAgain: 'Réessayer',
    close: 'Fermer',
  },
  order: {
    upgradeTitle: 'Passer à un abonnement payant',
    modifyTitle: 'Configurer votre abonnement',
    capacitySection: 'Capacité',
    service: 'Service',
    capacity: 'Capacité',
    price: 'Prix',
    cost: 'Coût',
    services: {
      voice_call_session: 'Nombre maximal d’appels simultanés',
      device: 'Enregistrements de terminaux supplémentaires',
    },
    capacityOf: 'Capacité : %{service}',
    perUnit: '%{price} par %{unit}',
    perOne: '%{price} par unité',
    flat: '%{price} au forfait',
    noPrice: 'Pas de prix',
    askDevices: 'Souhaitez-vous acheter des enregistrements de terminaux supplémentaires ?',
    hint: 'Avec %{sessions} appels simultanés, vous pouvez enregistrer %{devices} terminaux en même temps',
    total: 'Coût mensuel total',
    wholeNumber: 'Saisissez un nombre entier.',
    noPrices:
      'Il n’y a pas de prix pour cela. Rien ne peut être commandé tant que l’exploitant de votre plateforme n’en fixe pas.',
    card: 'Informations de paiement',
    cardHelp:
      'La carte n’est transmise qu’au prestataire de paiement : ni cette console ni la plateforme n’en voient le numéro.',
    pay: 'Payer %{amount} et passer à l’offre payante',
    payAgain: 'Payer avec cette carte',
    review: 'Vérifier les modifications',
    toFree: 'Revenir à l’offre gratuite',
    processing:
      'Les modifications demandées sont en cours de traitement. Veuillez ne pas quitter la page ni utiliser le bouton Précédent avant la fin.',
    paidAlready: 'Votre compte a déjà une offre payante.',
    notPaid: 'Votre compte n’a pas d’offre payante à modifier.',
    refused:
      'Votre commande est passée, mais son paiement a été refusé. Payez-la avec une autre carte.',
    confirming:
      'Un paiement pour ce compte attend la confirmation de votre banque, peut-être dans une autre fenêtre.',
    lookAgain: 'Vérifier à nouveau',
    startOver: 'Payer autrement',
    startOverTitle: 'Payer autrement ?',
    startOverText:
      'Ne continuez que si vous avez fermé la fenêtre de votre banque. Une confirmation qui y serait encore donnée vous débiterait deux fois.',
    unanswered:
      'La connexion a été coupée pendant l’envoi du paiement. Inutile de payer à nouveau : cette page vérifie ce qu’il est devenu.',
    unsettled:
      'La plateforme n’a enregistré aucun paiement. Rien n’indique que vous ayez été débité : vous pouvez réessayer.',
  },
  confirm: {
    title: 'Confirmer les modifications',
    intro: 'Désormais, votre compte a :',
    charge:
      'Le nouveau montant mensuel est de %{monthly}. Pour le reste de cette période de facturation, vous êtes débité une fois, immédiatement et au prorata : %{amount}.',
    none: 'Le montant mensuel est de %{monthly}.',
    credit:
      'Le nouveau montant mensuel est de %{monthly}. Votre prochaine facture comporte un avoir de %{amount}.',
    confirm: 'Confirmer',
    failed:
      'La capacité supplémentaire demandée n’a pas pu être accordée, car le paiement a échoué. Veuillez configurer une carte bancaire valable pour votre compte : l’augmentation se fera alors d’elle-même',
  },
  free: {
    title: 'Revenir à l’offre gratuite',
    text: 'Votre capacité passe à 1 appel simultané et 1 terminal enregistré au plus. L’offre actuelle continue jusqu’à la fin de votre cycle de facturation ; le changement prend effet au cycle suivant.',
    confirm: 'Revenir à l’offre gratuite',
  },
  payment: {
    title: 'Gérer les informations de paiement',
    current: 'Informations de paiement actuelles',
    currentPurpose: 'La carte qui paie votre offre.',
    cardType: 'Type de carte',
    cardNumber: 'Numéro de carte',
    expiry: 'Expiration',
    noCard: 'Aucune carte n’est enregistrée.',
    change: 'Changer de carte',
    next: 'Nouvelles informations de paiement',
    save: 'Enregistrer la nouvelle carte',
    outstanding:
      'La nouvelle carte est enregistrée, mais une facture en attente n’a pas pu être payée avec elle. Utilisez une autre carte ou adressez-vous à votre banque.',
    cardChanged: 'Informations de paiement modifiées',
  },
  card: {
    notConfigured:
      'Le paiement par carte n’est pas configuré ici. L’exploitant de votre plateforme doit donner à cette console une clé publiable.',
    failedTitle: 'Le formulaire de carte n’a pas pu être chargé',
    failedHelp:
      'Un bloqueur de scripts ou une connexion perdue peut en être la cause. Rien n’a été débité.',
    generic: 'La carte n’a pas pu être utilisée. Vérifiez-la ou utilisez-en une autre.',
  },
  realm: {
    title: 'Modifier le domaine SIP',
    purpose:
      'C’est le domaine où votre opérateur envoie les appels et où vos terminaux s’enregistrent.',
    section: 'Domaine SIP',
    subdomain: 'Sous-domaine',
    submit: 'Changer de domaine SIP',
    state: {
      short: '3 caractères au moins.',
      wrong: 'Des lettres, des chiffres et des traits d’union, sans trait d’union aux extrémités.',
      same: 'C’est votre domaine SIP actuel.',
      checking: 'Vérification…',
      free: '%{realm} est disponible.',
      taken: '%{realm} est déjà pris.',
      failed: 'Impossible de vérifier si %{realm} est disponible.',
    },
    changed: 'Le domaine SIP est %{realm}.',
    changedBut: 'Le domaine SIP est %{realm}, mais la plateforme a signalé : %{reason}',
    noRoot: 'Votre plateforme n’a pas de domaine racine : il n’y a pas de domaine à choisir.',
    devices:
      'Les terminaux et les opérateurs qui utilisent le domaine actuel doivent recevoir le nouveau.',
  },
  deletion: {
    title: 'Supprimer le compte',
    purpose:
      'Met fin à votre abonnement et supprime votre compte avec tout ce qu’il contient. C’est irréversible.',
    open: 'Supprimer le compte',
    dialogTitle: 'Supprimer votre compte ?',
    deleted: 'Ceci disparaît avec lui :',
    nothing: 'Les utilisateurs, les clés d’API et les services vocaux disparaissent avec lui.',
    password: 'Mot de passe',
    wrongPassword: 'Ce n’est pas votre mot de passe.',
    message: 'Message de suppression',
    messageHelp: 'Saisissez : %{words}',
    mismatch: 'Vous devez saisir exactement le message de suppression pour supprimer votre compte.',
    submit: 'Supprimer définitivement mon compte',
    deleting: 'Votre compte est en cours de suppression',
    deletingText: 'Veuillez ne pas quitter la page.',
    halfWay:
      'Votre compte n’a pas pu être supprimé en entier ; une partie de son contenu a peut-être déjà disparu. Réessayez ou adressez-vous à l’exploitant de votre plateforme.',
    deletedKinds: {
      applications: 'Applications',
      phoneNumbers: 'Numéros',
      tenants: 'Locataires Microsoft Teams',
      apiKeys: 'Clés d’API',
    },
    blocked: 'Supprimez d’abord ceci : la plateforme s’y arrêterait en chemin.',
    blockedTitle: 'Votre compte ne peut pas encore être supprimé',
  },
  notifications: {
    paid: 'Paiement effectué',
    modified: 'La capacité de votre abonnement a été modifiée.',
    downgraded: 'Retour à l’offre gratuite effectué',
  },
};
