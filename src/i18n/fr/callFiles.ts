import type { callFiles as englishFiles, callMedia as englishMedia } from '../en/callFiles';

export const callFiles: typeof englishFiles = {
  title: 'Ouvrir une capture ou un enregistrement',
  drop: 'Déposez ici une capture (pcap, pcapng) ou un enregistrement (WAV, MP3)',
  privacy: 'Le fichier est lu dans ce navigateur et n’est envoyé nulle part.',
  choose: 'Choisir un fichier',
  chooseOther: 'Choisir un autre fichier',
  reading: 'Lecture de la capture…',
  stop: 'Arrêter',
  readingStopped: 'La lecture a été arrêtée.',
  readAgain: 'Relire',
  failed: {
    tooLarge:
      'Cette capture dépasse 500 Mo et est trop grande pour être lue dans un navigateur. Découpez-la avec editcap ou ouvrez-la dans Wireshark.',
    tooLong:
      'La lecture de cette capture a duré trop longtemps et a été arrêtée. Réduisez sa durée avec editcap.',
    stopped: 'Le lecteur de captures a planté. Rechargez la page et réessayez.',
  },
  problems: {
    largeSound:
      'Cet enregistrement dépasse 500 Mo : il est trop volumineux pour être lu dans un navigateur. Découpez-le ou ouvrez-le dans un éditeur audio.',
    empty: 'Ce fichier est vide.',
    compressed: 'Ce fichier est compressé. Décompressez-le et ouvrez son contenu.',
    gzip: 'Ce fichier gzip est endommagé : rien ne peut en être décompressé.',
    zstd: 'Ce navigateur ne décompresse pas zstd. Lancez « zstd -d » sur le fichier et ouvrez le résultat.',
    largePacked:
      'Décompressé, ce fichier dépasse 500 Mo. Décompressez-le et découpez-le avec editcap.',
    modifiedPcap:
      'Ce fichier pcap modifié ne peut pas être lu ici. Lancez « editcap -F pcap » sur le fichier et ouvrez le résultat.',
    snoop:
      'Ce fichier snoop ne peut pas être lu ici. Lancez « editcap -F pcap » sur le fichier et ouvrez le résultat.',
    other:
      'Ce fichier n’est ni une capture (pcap, pcapng) ni un enregistrement lisible par un navigateur.',
    unreadable:
      'Le navigateur n’a pas pu lire ce fichier. Il a peut-être été déplacé ou modifié ; choisissez-le à nouveau.',
  },
};

export const callMedia: typeof englishMedia = {
  title: 'Flux RTP',
  count: '%{smart_count} flux |||| %{smart_count} flux',
  showAll: 'Afficher les %{smart_count} flux',
  tooManyStreams:
    'La capture contient plus de flux RTP que ce qui est mesuré ici. Certains sont laissés de côté.',
  failed: {
    tooLarge: 'Cette capture est trop grande pour que ses flux RTP soient mesurés ici.',
    tooLong: 'La mesure des flux RTP a duré trop longtemps et a été arrêtée.',
    stopped: 'La partie de la page qui mesure les flux RTP a cessé de fonctionner.',
  },
  payloadType: 'Type de charge utile %{number}',
  milliseconds: '%{value} ms',
  row: {
    lost: '%{value} perdus',
    jitter: 'gigue %{value}',
  },
  mos: {
    best: 'MOS %{value}, excellent',
    high: 'MOS %{value}, bon',
    medium: 'MOS %{value}, moyen',
    low: 'MOS %{value}, médiocre',
    poor: 'MOS %{value}, mauvais',
    unknown: 'Pas de MOS',
  },
  facts: {
    codecs: 'Codecs',
    ssrc: 'SSRC',
    duration: 'Durée',
    packets: 'Paquets',
    lost: 'Perdus',
    duplicates: 'En double',
    reordered: 'Dans le désordre',
    jitter: 'Gigue moyenne',
    peakJitter: 'Gigue maximale',
    packetTime: 'Durée d’un paquet',
    longestPause: 'Plus longue interruption',
    sent: 'Paquets envoyés',
    reportedLost: 'Perdus au total',
    fractionLost: 'Perdus récemment',
    reportedJitter: 'Gigue',
    roundTrip: 'Aller-retour',
    discarded: 'Rejetés',
    endSystemDelay: 'Délai du terminal',
    rating: 'Facteur R',
    listeningMos: 'MOS d’écoute',
    conversationMos: 'MOS de conversation',
  },
  digits: {
    row: 'DTMF %{keys}',
    title: 'DTMF, depuis le début du flux',
    at: '%{start} s, pendant %{duration}',
    unfinished: '%{start} s, pendant %{duration} ou plus',
    flash: 'Flash',
    event: 'Événement %{number}',
  },
  course: {
    title: 'Média dans le temps',
    help: 'Sur l’axe du temps des messages SIP : niveau de chaque côté, pertes, gigue et DTMF.',
    level: 'Niveau',
    lost: 'Paquets perdus',
    jitter: 'Gigue, jusqu’à %{value}',
    keys: 'DTMF',
    seconds: '%{value} s',
    decibels: '%{value} dB',
    chart:
      '%{name} : %{lost} perdus, gigue maximale %{jitter}, de %{start} à %{end}. Le tableau donne les valeurs.',
    showTable: 'Afficher en tableau',
    hideTable: 'Masquer le tableau',
    table: {
      time: 'Temps',
      packets: 'Paquets',
      lost: 'Perdus',
      jitter: 'Gigue',
      level: 'Niveau',
      keys: 'DTMF',
    },
    some: 'Les %{most} premiers flux sur %{smart_count}.',
  },
  reported: 'Rapporté par RTCP',
  narrowband: 'le modèle E (UIT-T G.107)',
  wideband: 'le modèle E large bande (UIT-T G.107.1)',
  noMos: {
    codec: 'Pas de MOS : l’UIT-T ne publie aucune valeur du modèle E pour %{codec}.',
    loss: 'Pas de MOS : des paquets sont perdus, et l’UIT-T ne publie aucune valeur de perte de paquets pour %{codec}.',
  },
  estimate:
    'Le MOS est estimé par %{model} : R %{rating}, avec un délai de %{delay} de la bouche à l’oreille, dont la moitié de l’aller-retour. Il suppose un masquage des pertes et un tampon de gigue de deux fois la gigue moyenne.',
  estimateWithoutDelay:
    'Le MOS est estimé par %{model} : R %{rating}, avec un délai de %{delay} de la bouche à l’oreille. Le délai du réseau n’est pas dans la capture et compte pour zéro. Il suppose un masquage des pertes et un tampon de gigue de deux fois la gigue moyenne.',
  play: 'Écouter',
  playOne: 'Écouter ce sens',
  playBoth: 'Écouter les deux sens',
  download: 'Télécharger en WAV',
  decoding: 'Décodage du son',
  encrypted: 'Ce flux est chiffré (SRTP) et ne peut pas être écouté.',
  notPlayable: 'Seul G.711 peut être écouté ici.',
};
