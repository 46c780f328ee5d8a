import type { health as english } from '../en/health';

export const health: typeof english = {
  title: 'État de santé',
  onlyBroken: 'Seulement les problèmes',
  counts:
    '%{smart_count} sur %{total} demande votre attention |||| %{smart_count} sur %{total} demandent votre attention',
  countsNone: 'Aucun sur %{total} ne demande votre attention',
  firstOnly: '(seuls les %{smart_count} premiers sont affichés ici)',
  allWell: 'Rien ici ne demande votre attention.',
  more: '%{smart_count} autre n’est pas affiché. |||| %{smart_count} autres ne sont pas affichés.',
  progress: '%{done} sur %{of}',
  stop: 'Arrêter',
  countGateways:
    'Vérifier les passerelles de %{smart_count} opérateur |||| Vérifier les passerelles de %{smart_count} opérateurs',
  testAll: 'Tester %{smart_count} service |||| Tester les %{smart_count} services',
  account: 'Compte des terminaux et des files d’attente',
  chooseAccount: 'Choisir un compte',
  perAccount: 'Choisissez un compte pour voir ses terminaux et ses files d’attente.',
  openAccount: 'Ouvrir le compte',
  sections: {
    carriers: 'Opérateurs',
    speech: 'Services vocaux',
    addresses: 'Adresses de la plateforme',
    devices: 'Clients SIP',
    queues: 'Files d’attente',
  },
  empty: {
    carriers: 'Aucun opérateur pour l’instant.',
    speech: 'Aucun service vocal pour l’instant.',
    devices: 'Ce compte n’a pas de clients SIP, et aucun terminal n’est enregistré.',
    realm: 'Ce compte n’a pas de domaine SIP : aucun terminal ne peut s’enregistrer.',
    queues: 'Aucun appelant n’attend.',
  },
  carrier: {
    inactive: 'Inactif : il ne traite pas d’appels',
    neverRegistered: 'Pas encore enregistré',
    unregistered: 'Non enregistré',
    unregisteredWhy: 'Non enregistré : %{reason}',
    noGateways: 'Aucune passerelle pour les appels, dans aucun sens',
    registered: 'Enregistré',
    active: 'Actif',
  },
  speech: {
    ok: 'OK',
    fail: 'Échoué',
    notTested: 'Non testé',
    never: 'Jamais testé',
  },
  device: {
    online: 'Enregistré',
    offline: 'Non enregistré',
    inactive: 'Client inactif',
    noRecord: 'Enregistré, sans client dans la console',
  },
  queue: '%{smart_count} appelant en attente |||| %{smart_count} appelants en attente',
  address: {
    sip: 'SIP, sans indication si elle répond',
    smpp: 'SMPP, sans indication si elle répond',
    none: 'Aucun SBC n’est inscrit : aucun appel n’atteint la plateforme',
  },
};
