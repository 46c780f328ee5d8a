import type { callCapture as english } from '../en/callCapture';

export const callCapture: typeof english = {
  title: 'Messages SIP',
  purpose:
    'Qui a envoyé quel message SIP et quand, d’après la capture que la plateforme a gardée de cet appel.',
  download: 'Télécharger le pcap',
  none: 'Il n’y a pas de capture de cet appel',
  noneHelp:
    'La plateforme ne garde des captures que si un serveur de capture est en place, et pour un certain temps seulement.',
  failed: {
    tooLarge:
      'Cette capture est trop grande pour être dessinée ici. Téléchargez-la et ouvrez-la avec Wireshark.',
    tooLong:
      'La lecture de cette capture a duré trop longtemps et a été arrêtée. Téléchargez-la pour l’ouvrir ailleurs.',
    stopped: 'La partie de la page qui lit les captures a cessé de fonctionner.',
  },
  platform: 'La plateforme',
  nothing: 'Rien à dessiner',
  problems: {
    empty: 'Le fichier de capture est vide.',
    notACapture: 'Ce fichier n’est pas une capture : il n’est ni pcap ni pcapng.',
    noPackets: 'La capture ne contient aucun paquet.',
    noSip: 'La capture ne contient aucun message SIP.',
    endsEarly: 'La capture s’arrête au milieu d’un paquet. Ce qui précède est affiché.',
    damaged: 'La capture est endommagée. Ce qui a pu être lu est affiché.',
    unknownLink:
      '%{smart_count} paquet vient d’un type de réseau qui n’est pas lu ici. |||| %{smart_count} paquets viennent d’un type de réseau qui n’est pas lu ici.',
    fragments:
      'Un message envoyé en morceaux est incomplet et laissé de côté. |||| %{smart_count} messages envoyés en morceaux sont incomplets et laissés de côté.',
    gaps: 'Une partie d’une connexion TCP manque ; des messages peuvent y manquer. |||| Des parties de connexions TCP manquent à %{smart_count} endroits ; des messages peuvent y manquer.',
    cutPackets:
      'Un paquet a été tronqué lors de la capture : son message n’est pas entier. |||| %{smart_count} paquets ont été tronqués lors de la capture : leurs messages ne sont pas entiers.',
    encrypted:
      'Une connexion est chiffrée (TLS) : ses messages ne peuvent pas être lus. |||| %{smart_count} connexions sont chiffrées (TLS) : leurs messages ne peuvent pas être lus.',
    secureWebSocket:
      'Une connexion est chiffrée comme le sont WebSocket sécurisé et HTTPS : ses messages SIP ne peuvent pas être lus. |||| %{smart_count} connexions sont chiffrées comme le sont WebSocket sécurisé et HTTPS : leurs messages SIP ne peuvent pas être lus.',
    compressed:
      'Un WebSocket est compressé : ses messages ne peuvent pas être lus. |||| %{smart_count} WebSockets sont compressés : leurs messages ne peuvent pas être lus.',
    homerExport:
      'Les captures de Homer montrent chaque message en UDP, même envoyé par TCP, TLS ou WebSocket.',
    noTimes:
      'Un paquet n’a pas d’heure ; il est placé à l’heure du précédent. |||| %{smart_count} paquets n’ont pas d’heure ; ils sont placés à l’heure des précédents.',
    tooManyPackets:
      'La capture a plus de paquets que ce qui est lu ici. Les premiers sont affichés.',
    tooManyMessages:
      'La capture a plus de messages que ce qui est dessiné ici. Les premiers sont affichés.',
    tooMuchWork:
      'La capture est exceptionnellement difficile à lire. Ce qui a été lu jusque-là est affiché.',
  },
  messages: '%{smart_count} message |||| %{smart_count} messages',
  parties: '%{smart_count} participant |||| %{smart_count} participants',
  legs: '%{smart_count} branche |||| %{smart_count} branches',
  packets: '%{smart_count} paquet dans le fichier |||| %{smart_count} paquets dans le fichier',
  view: 'Vue',
  ladder: 'Échelle',
  table: 'Tableau',
  time: 'Heure',
  relative: 'Depuis le premier',
  absolute: 'Horloge (%{zone})',
  leg: 'Branche',
  legNumber: 'Branche %{number}',
  allLegs: 'Toutes les branches',
  legChoice:
    'Branche %{number} : %{callId} (%{smart_count} message) |||| Branche %{number} : %{callId} (%{smart_count} messages)',
  list: 'Messages SIP dans l’ordre',
  listHelp: 'Les flèches passent d’un message à l’autre, Entrée en ouvre un.',
  sdp: 'SDP',
  retransmission: 'Retransmission',
  withSdp: 'avec SDP',
  between: 'de %{from} vers %{to}',
  seconds: '%{seconds} s',
  columns: {
    number: 'N°',
    from: 'De',
    to: 'Vers',
    message: 'Message',
    cseq: 'CSeq',
    callId: 'Call-ID',
  },
  open: 'Ouvrir %{message}',
  message: {
    number: 'Message %{number}',
    raw: 'Texte du message',
    cut: 'Le paquet a été tronqué : le message n’est pas entier.',
    answers: 'Répond au message %{number} après %{time}',
    over: '%{transport}, paquet %{packet}',
    copy: 'Copier le message',
    copied: 'Le message',
    previous: 'Message précédent',
    next: 'Message suivant',
    close: 'Fermer le message',
  },
};
