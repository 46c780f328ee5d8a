import type { callCapture as english } from '../en/callCapture';

export const callCapture: typeof english = {
  title: 'Messages SIP',
  purpose: 'Signalisation SIP de cet appel, d’après la capture de paquets conservée.',
  download: 'Télécharger le pcap',
  none: 'Aucune capture pour cet appel',
  noneHelp: 'Les captures exigent un serveur de capture et sont conservées pour une durée limitée.',
  failed: {
    tooLarge: 'Cette capture est trop volumineuse. Téléchargez-la et ouvrez-la dans Wireshark.',
    tooLong:
      'La lecture de cette capture a pris trop de temps. Téléchargez-la et ouvrez-la dans Wireshark.',
    stopped: 'Le lecteur de captures a cessé de fonctionner.',
  },
  platform: 'Plateforme',
  nothing: 'Rien à afficher',
  problems: {
    empty: 'Le fichier de capture est vide.',
    notACapture: 'Ce fichier n’est ni pcap ni pcapng.',
    noPackets: 'La capture ne contient aucun paquet.',
    noSip: 'La capture ne contient aucun message SIP.',
    endsEarly: 'La capture est tronquée. Seuls les paquets précédents sont affichés.',
    damaged: 'La capture est endommagée. Seul ce qui a pu être lu est affiché.',
    unknownLink:
      '%{smart_count} paquet utilise un type de liaison non pris en charge. |||| %{smart_count} paquets utilisent un type de liaison non pris en charge.',
    ipsec:
      '%{smart_count} paquet dans un tunnel IPsec (ESP) n’est pas lu. |||| %{smart_count} paquets dans des tunnels IPsec (ESP) ne sont pas lus.',
    macsec:
      '%{smart_count} paquet chiffré par MACsec n’est pas lu. |||| %{smart_count} paquets chiffrés par MACsec ne sont pas lus.',
    trill:
      '%{smart_count} paquet dans un tunnel TRILL n’est pas lu. |||| %{smart_count} paquets dans des tunnels TRILL ne sont pas lus.',
    l2tp3:
      '%{smart_count} paquet dans un tunnel L2TPv3 n’est pas lu. |||| %{smart_count} paquets dans des tunnels L2TPv3 ne sont pas lus.',
    gre: '%{smart_count} paquet dans un tunnel GRE d’un type non pris en charge n’est pas lu. |||| %{smart_count} paquets dans des tunnels GRE d’un type non pris en charge ne sont pas lus.',
    lisp: '%{smart_count} paquet dans un tunnel LISP n’est pas lu. |||| %{smart_count} paquets dans des tunnels LISP ne sont pas lus.',
    capwap:
      '%{smart_count} paquet dans un tunnel CAPWAP n’est pas lu. |||| %{smart_count} paquets dans des tunnels CAPWAP ne sont pas lus.',
    fragments:
      '1 message fragmenté est incomplet et n’est pas affiché. |||| %{smart_count} messages fragmentés sont incomplets et ne sont pas affichés.',
    gaps: 'Une partie d’une connexion TCP manque ; des messages peuvent manquer. |||| Les connexions TCP ont %{smart_count} lacunes ; des messages peuvent manquer.',
    cutPackets:
      '1 paquet est tronqué : son message est incomplet. |||| %{smart_count} paquets sont tronqués : leurs messages sont incomplets.',
    encrypted:
      '1 connexion est chiffrée (TLS) : ses messages sont illisibles. |||| %{smart_count} connexions sont chiffrées (TLS) : leurs messages sont illisibles.',
    secureWebSocket:
      'Une connexion est chiffrée comme le sont WebSocket sécurisé et HTTPS : ses messages SIP ne peuvent pas être lus. |||| %{smart_count} connexions sont chiffrées comme le sont WebSocket sécurisé et HTTPS : leurs messages SIP ne peuvent pas être lus.',
    compressed:
      'Un WebSocket est compressé : ses messages ne peuvent pas être lus. |||| %{smart_count} WebSockets sont compressés : leurs messages ne peuvent pas être lus.',
    copies:
      '1 message a été capturé deux fois (port en miroir ou plusieurs sondes) et n’est affiché qu’une fois. |||| %{smart_count} messages ont été capturés deux fois (port en miroir ou plusieurs sondes) et ne sont affichés qu’une fois.',
    homerExport:
      'Les captures de Homer montrent chaque message en UDP, même envoyé par TCP, TLS ou WebSocket.',
    noTimes:
      '1 paquet n’est pas horodaté. Il reprend l’heure du paquet précédent. |||| %{smart_count} paquets ne sont pas horodatés. Ils reprennent l’heure du paquet précédent.',
    tooManyPackets: 'La capture contient trop de paquets. Seuls les premiers sont affichés.',
    tooManyMessages:
      'La capture contient plus de %{most} messages SIP. Seuls les %{most} premiers sont affichés.',
    tooMuchWork: 'La capture est trop complexe. Le résultat est partiel.',
  },
  messages: '%{smart_count} message |||| %{smart_count} messages',
  parties: '%{smart_count} participant |||| %{smart_count} participants',
  legs: '%{smart_count} branche |||| %{smart_count} branches',
  packets: '%{smart_count} paquet |||| %{smart_count} paquets',
  view: 'Vue',
  ladder: 'Échelle',
  table: 'Tableau',
  time: 'Heure',
  relative: 'Relatif',
  absolute: 'Absolu (%{zone})',
  leg: 'Branche',
  legNumber: 'Branche %{number}',
  allLegs: 'Toutes les branches',
  legChoice:
    'Branche %{number} : %{callId} (%{smart_count} message) |||| Branche %{number} : %{callId} (%{smart_count} messages)',
  list: 'Messages SIP, dans l’ordre',
  listHelp: 'Les flèches passent d’un message à l’autre, Entrée en ouvre un.',
  sdp: 'SDP',
  retransmission: 'Retransmission',
  withSdp: 'avec SDP',
  between: 'de %{from} vers %{to}',
  seconds: '%{seconds} s',
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
    cut: 'Paquet tronqué : message incomplet.',
    answers: 'Réponse au message %{number} après %{time}',
    over: '%{transport}, paquet %{packet}',
    copy: 'Copier le message',
    copied: 'Message',
    previous: 'Message précédent',
    next: 'Message suivant',
    close: 'Fermer le message',
  },
};
