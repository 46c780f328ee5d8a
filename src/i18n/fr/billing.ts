import type { messages as english } from '../en/billing';
import { backOffice } from './backOffice';

const billing: Omit<(typeof english)['pages']['billing'], 'backOffice'> = {
  plan: {
    title: 'Votre abonnement',
    purpose: 'Le contenu et le coût de votre offre.',
    calls: '%{smart_count} appel simultané |||| %{smart_count} appels simultanés',
    devices: '%{smart_count} terminal enregistré |||| %{smart_count} terminaux enregistrés',
    trial: 'Vous utilisez l’offre gratuite (période d’essai), limitée à %{calls} et %{devices}.',
    trialUntil:
      'Vous utilisez l’offre gratuite (période d’essai), limitée à %{calls} et %{devices}. L’essai se termine le %{date}.',
    paid: 'Votre offre a une capacité de %{calls} et %{devices}.',
    paidUntilBill:
      'Votre offre a une capacité de %{calls} et %{devices}. La prochaine facture est de %{amount}, le %{date}.',
    paidAfterCredit:
      'Votre offre a une capacité de %{calls} et %{devices}. La prochaine facture est de %{amount}, le %{date}, après un avoir de %{credit}.',
    free: 'Vous utilisez l’offre gratuite (période d’essai terminée), limitée à %{calls} et %{devices}.',
    expired: 'Votre essai gratuit est terminé, veuillez passer à une offre payante.',
    trialOver: 'Votre essai gratuit s’est terminé le %{date}. Veuillez passer à une offre payante.',
    unpaid:
      'Votre dernier paiement a échoué : votre offre n’est pas active. Changez de carte pour régler le montant dû.',
    none: 'Votre compte n’a pas encore d’offre.',
    inactive: 'Votre compte n’est pas actif. Une offre payante l’active.',
    inactivePaid:
      'Votre offre est payée, mais votre compte a été désactivé. Contactez l’exploitant de votre plateforme.',
    stillBilled:
      'Votre compte n’a pas d’offre payante, mais le prestataire de paiement le facture encore : %{amount} le %{date}. Si vous ne venez pas de payer, contactez l’exploitant de votre plateforme.',
    halfFree:
      'Votre offre n’a pris fin qu’en partie : sa capacité est perdue, mais le prestataire de paiement la facture encore. Contactez l’exploitant de votre plateforme.',
    upgrade: 'Passer à un abonnement payant',
    manage: 'Gérer le paiement',
    modify: 'Modifier mon abonnement',
    changeRealm: 'Changer de domaine SIP',
    noInvoice: 'Échec du chargement de votre prochaine facture.',
  },
  returned: {
    confirmed: 'Paiement confirmé. Mise à jour de votre offre… Inutile de payer à nouveau.',
    later:
      'Paiement confirmé, mais votre offre n’est pas encore à jour. Revenez dans quelques minutes. Ne payez pas à nouveau.',
    refused: 'Paiement non confirmé. Vous n’avez pas été débité et votre offre n’a pas changé.',
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
    capacityOf: 'Capacité : %{service}',
    perUnit: '%{price} par %{unit}',
    units: { session: 'appel simultané', device: 'terminal' },
    perOne: '%{price} par unité',
    flat: '%{price} au forfait',
    noPrice: 'Pas de prix',
    askDevices: 'Souhaitez-vous acheter des enregistrements de terminaux supplémentaires ?',
    hint: 'Avec %{sessions} appels simultanés, vous pouvez enregistrer %{devices} terminaux en même temps',
    total: 'Coût mensuel total',
    wholeNumber: 'Saisissez un nombre entier.',
    noPrices:
      'Aucun prix défini. La commande sera possible une fois le prix fixé par l’exploitant de votre plateforme.',
    card: 'Informations de paiement',
    cardHelp:
      'Les données de carte vont directement au prestataire de paiement. Elles ne passent ni par cette console ni par la plateforme.',
    pay: 'Payer %{amount} et passer à l’offre payante',
    payAgain: 'Payer avec cette carte',
    review: 'Vérifier les modifications',
    toFree: 'Revenir à l’offre gratuite',
    processing:
      'Les modifications demandées sont en cours de traitement. Veuillez ne pas quitter la page ni utiliser le bouton Précédent avant la fin.',
    paidAlready: 'Votre compte a déjà une offre payante.',
    notPaid: 'Votre compte n’a pas d’offre payante.',
    refused:
      'Votre commande est passée, mais son paiement a été refusé. Payez-la avec une autre carte.',
    unconfirmable:
      'Les cartes que votre banque fait confirmer ne peuvent plus payer cette commande.',
    orderAgain: 'Commander à nouveau',
    orderAgainTitle: 'Commander à nouveau ?',
    orderAgainText:
      'La première commande n’est pas débitée et expire sous 23 heures. D’ici là, ne changez pas de carte après le paiement : la première commande serait débitée aussi.',
    again: 'Vous commandez à nouveau la même capacité.',
    confirming:
      'Un paiement de ce compte attend la confirmation de votre banque, peut-être dans une autre fenêtre.',
    lookAgain: 'Vérifier à nouveau',
    startOver: 'Payer autrement',
    startOverTitle: 'Payer autrement ?',
    startOverText:
      'Ne continuez que si vous avez fermé la fenêtre de votre banque. Une confirmation dans cette fenêtre vous débiterait deux fois. La première commande reste en attente pendant 23 heures au plus. D’ici là, ne changez pas de carte après le paiement : la première commande serait débitée aussi.',
    unanswered:
      'Connexion perdue pendant le paiement. Ne payez pas à nouveau : cette page vérifie s’il a abouti.',
    unsettled:
      'Aucun paiement trouvé. Rien n’indique que vous ayez été débité : vous pouvez réessayer.',
    unentered:
      'Votre paiement est arrivé, mais la plateforme ne l’a pas enregistré. Ne payez pas à nouveau : contactez l’exploitant de votre plateforme.',
  },
  confirm: {
    title: 'Confirmer les modifications',
    intro: 'Votre compte aura :',
    charge:
      'Le nouveau montant mensuel est de %{monthly}. Pour le reste de cette période de facturation, vous êtes débité une fois, immédiatement et au prorata : %{amount}.',
    none: 'Le montant mensuel est de %{monthly}.',
    credit:
      'Le nouveau montant mensuel est de %{monthly}. Votre prochaine facture comporte un avoir de %{amount}.',
    confirm: 'Confirmer',
    failed:
      'La capacité supplémentaire demandée n’a pas pu être accordée, car le paiement a échoué. Configurez une carte bancaire valable pour votre compte : l’augmentation sera appliquée automatiquement',
  },
  free: {
    title: 'Revenir à l’offre gratuite',
    purpose: 'Votre offre payante prend fin immédiatement, sans remboursement.',
    atOnce:
      'Votre offre payante prend fin immédiatement, et le reste de la période de facturation n’est pas remboursé. Votre capacité diminue :',
    calls: 'Appels simultanés : de %{before} à %{after} (%{lost} de moins)',
    devices: 'Terminaux enregistrés : de %{before} à %{after} (%{lost} de moins)',
    rejected: 'Au-delà, appels et terminaux sont refusés aussitôt.',
    confirm: 'Revenir à l’offre gratuite',
  },
  payment: {
    title: 'Gérer les informations de paiement',
    current: 'Informations de paiement actuelles',
    currentPurpose: 'La carte débitée pour votre offre.',
    cardType: 'Type de carte',
    cardNumber: 'Numéro de carte',
    expiry: 'Expiration',
    noCard: 'Aucune carte enregistrée.',
    change: 'Changer de carte',
    next: 'Nouvelles informations de paiement',
    save: 'Enregistrer la nouvelle carte',
    unreadable: 'La carte enregistrée n’est pas affichée tant que votre offre n’est pas active.',
    neverPaid: 'Votre compte n’a jamais payé d’offre.',
    outstanding:
      'La nouvelle carte est enregistrée, mais une facture en attente n’a pas pu être payée avec elle. Utilisez une autre carte ou adressez-vous à votre banque.',
    notDetached:
      'Votre nouvelle carte est enregistrée, mais l’ancienne n’a pas pu être retirée chez le prestataire de paiement, et rien n’a été débité. Si un paiement est dû, enregistrez la carte à nouveau.',
    waitingOrder:
      'Une commande précédente attend peut-être encore son paiement. Une carte enregistrée avant %{until} serait débitée pour elle aussi.',
  },
  provider: {
    declined: 'Votre carte a été refusée. Essayez une autre carte.',
    down: 'Le prestataire de paiement est injoignable. Réessayez plus tard.',
    refused:
      'Le prestataire de paiement a refusé la demande de la plateforme (statut %{status}). Contactez l’exploitant de votre plateforme.',
    neverPaid: 'Votre compte n’a jamais payé d’offre. Passez d’abord à une offre payante.',
    unclear: 'L’issue du paiement n’est pas connue. Vérifiez votre offre avant de réessayer.',
    stillBilled:
      'Rien n’a été débité : le prestataire de paiement facture déjà une offre à votre compte. Contactez l’exploitant de votre plateforme.',
    lapsed: 'Rien n’a été débité : votre commande a expiré. Passez-en une nouvelle.',
    halfFree:
      'Le prestataire de paiement est injoignable. Votre capacité est déjà celle de l’offre gratuite, mais vous êtes encore facturé. Contactez l’exploitant de votre plateforme.',
    notAsked:
      'Rien n’a été supprimé. Le prestataire de paiement est injoignable, l’abonnement ne peut donc pas prendre fin. Réessayez plus tard.',
    customerLeft:
      'Le compte est supprimé, mais le prestataire de paiement est injoignable et débite peut-être encore sa carte. Supprimez-y le client %{customer}.',
  },
  card: {
    notConfigured:
      'Le paiement par carte n’est pas configuré. L’exploitant de votre plateforme doit définir une clé publiable.',
    failedTitle: 'Échec du chargement du formulaire de carte',
    failedHelp:
      'Un bloqueur de scripts ou une connexion perdue peut en être la cause. Vous n’avez pas été débité.',
    generic: 'Carte refusée. Vérifiez les informations ou utilisez une autre carte.',
  },
  realm: {
    title: 'Changer de domaine SIP',
    purpose:
      'C’est le domaine où votre opérateur envoie les appels et où vos terminaux s’enregistrent.',
    section: 'Domaine SIP',
    subdomain: 'Sous-domaine',
    submit: 'Changer de domaine SIP',
    state: {
      short: '3 caractères au moins.',
      wrong:
        'Lettres, chiffres et traits d’union uniquement, sans trait d’union au début ni à la fin.',
      same: 'C’est votre domaine SIP actuel.',
      checking: 'Vérification…',
      free: '%{realm} est disponible.',
      taken: '%{realm} est déjà pris.',
      failed: 'Impossible de vérifier si %{realm} est disponible.',
    },
    changed: 'Domaine SIP changé en %{realm}.',
    changedBut: 'Domaine SIP changé en %{realm}, mais la plateforme a signalé : %{reason}',
    noRoot: 'La plateforme n’a pas de domaine racine : impossible de choisir un domaine SIP.',
    devices: 'Mettez à jour les terminaux et les opérateurs qui utilisent le domaine SIP actuel.',
  },
  deletion: {
    title: 'Supprimer le compte',
    purpose:
      'Met fin à votre abonnement et supprime votre compte et tout son contenu. Cette action est irréversible.',
    open: 'Supprimer le compte',
    dialogTitle: 'Supprimer votre compte ?',
    deleted: 'Seront aussi supprimés :',
    nothing: 'Ses utilisateurs, clés d’API et services vocaux seront aussi supprimés.',
    password: 'Mot de passe',
    wrongPassword: 'Mot de passe incorrect.',
    message: 'Message de suppression',
    messageHelp: 'Saisissez %{words}',
    mismatch: 'Vous devez saisir exactement le message de suppression pour supprimer votre compte.',
    submit: 'Supprimer définitivement mon compte',
    deleting: 'Votre compte est en cours de suppression',
    deletingText: 'Veuillez ne pas quitter la page.',
    halfWay:
      'Votre compte n’a été supprimé qu’en partie ; certaines données ont peut-être déjà disparu. Réessayez ou contactez l’exploitant de votre plateforme.',
    partlyTitle: 'Votre compte n’a été supprimé qu’en partie',
    partly:
      'Votre utilisateur est supprimé lui aussi : vous ne pourrez plus vous connecter. Demandez à l’exploitant de votre plateforme de supprimer le reste.',
    customerLeftTitle: 'Votre carte est peut-être encore débitée',
    customerLeft:
      'Votre compte et tout son contenu sont supprimés, mais le prestataire de paiement était injoignable pour mettre fin à votre abonnement. Demandez à l’exploitant de votre plateforme d’y supprimer le client %{customer}.',
    deletedKinds: {
      applications: 'Applications',
      phoneNumbers: 'Numéros',
      tenants: 'Tenants Microsoft Teams',
      apiKeys: 'Clés d’API',
    },
    blocked: 'Supprimez d’abord :',
    blockedTitle: 'Votre compte ne peut pas encore être supprimé',
  },
  notifications: {
    paid: 'Paiement effectué',
    paidLater:
      'La nouvelle carte est enregistrée, mais votre offre n’est pas encore active. Revenez dans quelques minutes.',
    modified: 'La capacité de votre abonnement a été modifiée.',
    otherCapacity:
      'Votre commande est confirmée, mais votre offre n’a pas la capacité commandée. Contactez l’exploitant de votre plateforme.',
    downgraded: 'Retour à l’offre gratuite effectué',
    downgradedBilled:
      'Vous êtes revenu à l’offre gratuite, mais le prestataire de paiement vous facture encore. Contactez l’exploitant de votre plateforme.',
    downgradedUnknown:
      'Vous êtes revenu à l’offre gratuite, mais le prestataire de paiement est injoignable. Vérifiez plus tard que vous n’êtes plus facturé.',
  },
};

export const messages = { pages: { billing: { ...billing, backOffice } } };
