import type { messages as english } from '../en/live';

type Texts = (typeof english)['live'];

const limits: Texts['limits'] = {
  now: 'Comptés en ce moment : %{inbound} entrants, %{outbound} sortants.',
  ofLimit: 'Comptés en ce moment : %{inbound} entrants, %{outbound} sortants, sur %{limit} chacun.',
  near: 'Proche de la limite.',
  reached: 'La limite est atteinte : les appels suivants sont refusés.',
};

const calls: Texts['calls'] = {
  count: '%{number} appel |||| %{number} appels',
  search: 'Rechercher un numéro',
  chooseAccount: 'Choisir un compte',
  oneAccount: 'Choisissez un compte',
  oneAccountText: 'La plateforme affiche les appels d’un compte à la fois.',
  none: 'Aucun appel en cours.',
  noneText: 'Les appels apparaissent ici pendant qu’ils sonnent et durent.',
  notFound: 'Aucun appel en cours n’a ce numéro.',
  queues: 'En attente dans les files : %{queues}',
  traps:
    'Un appel qui dure plus d’une heure peut manquer ici alors qu’il continue. La durée compte depuis que cette page a vu l’appel, car rien ne dit quand il a commencé.',
  watchOnly: 'Ces appels peuvent être suivis ici, non modifiés. %{reason}',
  stale: 'Ces appels n’ont pas pu être actualisés. %{reason}',
  leg: 'Lancé par l’appel ci-dessus :',
  heads: {
    since: 'Depuis',
    from: 'De',
    to: 'Vers',
    state: 'Statut',
    application: 'Application',
  },
  since: {
    atLeast: 'Au moins',
    beginning: 'Depuis l’apparition de cet appel',
    older: 'Vu ici depuis ce temps. Il était là avant que cette page ne regarde.',
  },
  states: {
    queued: 'En file',
    trying: 'Connexion',
    ringing: 'Sonne',
    'early-media': 'Sonne avec du son',
    'in-progress': 'En conversation',
    completed: 'Terminé',
    failed: 'Échoué',
    busy: 'Occupé',
    'no-answer': 'Sans réponse',
  },
  trace: {
    open: 'Trace de l’appel de %{from} vers %{to}',
    refresh: 'Relire la trace',
  },
  acts: {
    copy: 'Copier le SID de l’appel',
    mute: 'Couper le micro',
    unmute: 'Rétablir le micro',
    keypad: 'Envoyer des touches…',
    pauseRecording: 'Suspendre l’enregistrement',
    resumeRecording: 'Reprendre l’enregistrement',
    tag: 'Ajouter des données…',
    move: 'Passer à une autre application…',
    hangUp: 'Raccrocher',
    refuse: 'Refuser l’appel',
    cancel: 'Annuler l’appel',
  },
  ask: {
    hangUp: 'L’appel de %{from} vers %{to} se termine aussitôt pour les deux.',
    refuse: 'L’appel de %{from} vers %{to} n’a pas encore de réponse. L’appelant est refusé.',
    cancel: 'L’appel de %{from} vers %{to} cesse de sonner.',
    pauseRecording:
      'Ce qui se dit dans l’appel de %{from} vers %{to} n’est pas enregistré jusqu’à la reprise. Si l’appel n’est pas enregistré, rien ne change.',
  },
  done: {
    hangUp: 'La plateforme termine l’appel.',
    mute: 'Coupure demandée. Elle agit tant que l’appel est relié à quelqu’un ou en conférence.',
    unmute: 'Rétablissement demandé.',
    pauseRecording: 'Suspension demandée. Elle agit tant que l’appel est enregistré.',
    resumeRecording: 'Reprise demandée. Elle agit tant qu’un enregistrement est suspendu.',
    sendDigit: 'Touche envoyée.',
    tag: 'Données ajoutées. Les webhooks de cet appel les reçoivent désormais.',
    move: 'L’appel passe à l’application.',
  },
  notDone: 'L’appel n’a pas été modifié.',
  keypad: {
    title: 'Envoyer des touches',
    sent: 'Envoyé : %{digits}',
    key: 'Touche %{key}',
    close: 'Fermer',
  },
  tag: {
    about: 'Les webhooks de l’appel de %{from} vers %{to} reçoivent ces données.',
    label: 'Données en JSON',
    help: 'Un objet. Il remplace les données précédentes. La plateforme ne le montre plus.',
    wrong: 'Ce n’est pas un objet JSON.',
    set: 'Ajouter les données',
  },
  move: {
    title: 'Passer à une autre application',
    about:
      'L’appel de %{from} vers %{to} quitte ce qu’il fait et continue avec la réponse du webhook d’appel de l’application.',
    application: 'Application',
    confirm: 'Déplacer l’appel',
  },
  errors: {
    gone: 'Cet appel est terminé.',
    incompatible:
      'L’appel n’est pas dans un état qui le permet. Il vient peut-être de se terminer.',
    noEngine: 'La plateforme ne peut pas joindre le serveur qui traite cet appel.',
  },
};

const devices: Texts['devices'] = {
  column: 'Enregistrement SIP',
  registered: 'Enregistré |||| Enregistré (%{smart_count} terminaux)',
  registeredAs: 'Enregistré comme %{name}',
  notRegistered: 'Non enregistré',
  until: 'jusqu’à %{time}',
  unknown:
    'Aussi enregistré, sans client SIP : %{names}. |||| Aussi enregistrés, sans clients SIP : %{names}.',
  failed: 'Les enregistrements SIP n’ont pas pu être lus.',
  section: 'Enregistrement SIP',
  purpose: 'Si le terminal est enregistré en ce moment, et comment il est joint.',
  expires: 'Expire',
  seenSince: 'Vu ici depuis',
  transport: 'Transport',
  contact: 'Contact',
  proxy: 'Émet depuis',
  namesOnly:
    'Les utilisateurs en lecture seule voient les noms des terminaux enregistrés, pas comment ils sont joints.',
};

export const messages: typeof english = { live: { limits, calls, devices } };
