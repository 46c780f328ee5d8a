import type { callFiles as english, callMedia as englishMedia } from '../en/callFiles';

export const callFiles: typeof english = {
  title: 'Paketmitschnitt oder Aufzeichnung öffnen',
  drop: 'Legen Sie einen Paketmitschnitt (pcap, pcapng) oder eine Aufzeichnung (WAV, MP3) hier ab',
  privacy: 'Die Datei wird in diesem Browser gelesen und nirgendwohin gesendet.',
  choose: 'Datei auswählen',
  chooseOther: 'Andere Datei auswählen',
  reading: 'Paketmitschnitt wird gelesen…',
  stop: 'Anhalten',
  readingStopped: 'Das Lesen wurde angehalten.',
  readAgain: 'Erneut lesen',
  failed: {
    tooLarge:
      'Dieser Paketmitschnitt ist größer als 500 MB und damit zu groß für einen Browser. Schneiden Sie ihn mit editcap zu oder öffnen Sie ihn in Wireshark.',
    tooLong:
      'Das Lesen dieses Paketmitschnitts hat zu lange gedauert und wurde angehalten. Schneiden Sie ihn mit editcap auf eine kürzere Zeit zu.',
    stopped:
      'Dieser Paketmitschnitt konnte nicht analysiert werden. Laden Sie die Seite neu und versuchen Sie es erneut.',
  },
  problems: {
    largeSound:
      'Diese Aufzeichnung ist größer als 500 MB und damit zu groß für einen Browser. Schneiden Sie sie zu oder öffnen Sie sie in einem Audioeditor.',
    empty: 'Diese Datei ist leer.',
    compressed: 'Diese Datei ist komprimiert. Entpacken Sie sie und öffnen Sie den Inhalt.',
    gzip: 'Diese gzip-Datei ist beschädigt: Nichts darin kann entpackt werden.',
    zstd: 'Dieser Browser kann zstd nicht entpacken. Führen Sie „zstd -d“ für die Datei aus und öffnen Sie das Ergebnis.',
    largePacked:
      'Entpackt ist diese Datei größer als 500 MB. Entpacken Sie sie und schneiden Sie sie mit editcap zu.',
    modifiedPcap:
      'Das ist eine modifizierte pcap-Datei, die hier nicht lesbar ist. Führen Sie „editcap -F pcap“ für sie aus und öffnen Sie das Ergebnis.',
    snoop:
      'Das ist eine snoop-Datei, die hier nicht lesbar ist. Führen Sie „editcap -F pcap“ für sie aus und öffnen Sie das Ergebnis.',
    other:
      'Das ist weder ein Paketmitschnitt (pcap, pcapng) noch eine Aufzeichnung, die ein Browser abspielen kann.',
    unreadable:
      'Der Browser konnte diese Datei nicht lesen. Vielleicht wurde sie verschoben oder geändert; wählen Sie sie erneut aus.',
  },
};

export const callMedia: typeof englishMedia = {
  title: 'RTP-Streams',
  count: '%{smart_count} Stream |||| %{smart_count} Streams',
  showAll: 'Alle %{smart_count} Streams anzeigen',
  tooManyStreams:
    'Der Paketmitschnitt hat mehr RTP-Streams, als hier gemessen werden. Einige fehlen.',
  failed: {
    tooLarge: 'Dieser Paketmitschnitt ist zu groß, um seine RTP-Streams hier zu messen.',
    tooLong: 'Das Messen der RTP-Streams hat zu lange gedauert und wurde angehalten.',
    stopped: 'Die RTP-Streams konnten nicht analysiert werden.',
  },
  payloadType: 'Payload-Typ %{number}',
  milliseconds: '%{value} ms',
  row: {
    lost: '%{value} Verlust',
    jitter: '%{value} Jitter',
  },
  mos: {
    best: 'MOS %{value}, ausgezeichnet',
    high: 'MOS %{value}, gut',
    medium: 'MOS %{value}, ordentlich',
    low: 'MOS %{value}, dürftig',
    poor: 'MOS %{value}, schlecht',
    unknown: 'Kein MOS',
  },
  facts: {
    codecs: 'Codecs',
    ssrc: 'SSRC',
    duration: 'Dauer',
    packets: 'Pakete',
    lost: 'Verloren',
    duplicates: 'Doppelte',
    reordered: 'Falsche Reihenfolge',
    jitter: 'Mittlerer Jitter',
    peakJitter: 'Höchster Jitter',
    packetTime: 'Paketabstand',
    longestPause: 'Längste Lücke',
    sent: 'Gesendete Pakete',
    reportedLost: 'Verloren gesamt',
    fractionLost: 'Verlust zuletzt',
    reportedJitter: 'Jitter',
    roundTrip: 'Umlaufzeit',
    discarded: 'Verworfen',
    endSystemDelay: 'Verzögerung im Endgerät',
    rating: 'R-Faktor',
    listeningMos: 'MOS beim Hören',
    conversationMos: 'MOS im Gespräch',
  },
  digits: {
    row: 'DTMF %{keys}',
    title: 'DTMF, ab Beginn des Streams',
    at: '%{start} s, %{duration} lang',
    unfinished: '%{start} s, %{duration} lang oder länger',
    flash: 'Flash',
    event: 'Event %{number}',
  },
  course: {
    title: 'Medien im Zeitverlauf',
    help: 'Auf der Zeitachse der SIP-Nachrichten: wie laut jede Seite ist, was verloren ging, Jitter und DTMF.',
    level: 'Pegel',
    lost: 'Verlorene Pakete',
    jitter: 'Jitter, bis %{value}',
    keys: 'DTMF',
    seconds: '%{value} s',
    decibels: '%{value} dB',
    chart:
      '%{name}: %{lost} Verlust, höchster Jitter %{jitter}, von %{start} bis %{end}. Die Werte stehen in der Tabelle.',
    showTable: 'Als Tabelle zeigen',
    hideTable: 'Tabelle ausblenden',
    table: {
      time: 'Zeit',
      packets: 'Pakete',
      lost: 'Verloren',
      jitter: 'Jitter',
      level: 'Pegel',
      keys: 'DTMF',
    },
    some: 'Die ersten %{most} von %{smart_count} Streams.',
  },
  reported: 'Von RTCP gemeldet',
  narrowband: 'dem E-Modell (ITU-T G.107)',
  wideband: 'dem Breitband-E-Modell (ITU-T G.107.1)',
  noMos: {
    codec: 'Kein MOS: Die ITU-T nennt für %{codec} keine Werte des E-Modells.',
    loss: 'Kein MOS: Pakete gingen verloren, und die ITU-T nennt für %{codec} keine Werte bei Paketverlust.',
  },
  estimate:
    'MOS ist eine Schätzung nach %{model}: R %{rating} bei %{delay} Verzögerung von Mund zu Ohr, die halbe Umlaufzeit eingerechnet. Angenommen werden Packet Loss Concealment und ein Jitterpuffer vom Doppelten des mittleren Jitters.',
  estimateWithoutDelay:
    'MOS ist eine Schätzung nach %{model}: R %{rating} bei %{delay} Verzögerung von Mund zu Ohr. Die Verzögerung im Netz steht nicht im Paketmitschnitt und zählt als null. Angenommen werden Packet Loss Concealment und ein Jitterpuffer vom Doppelten des mittleren Jitters.',
  play: 'Abspielen',
  playOne: 'Diese Richtung abspielen',
  playBoth: 'Beide Richtungen abspielen',
  download: 'WAV herunterladen',
  decoding: 'Audio wird decodiert',
  encrypted: 'Dieser Stream ist verschlüsselt (SRTP) und kann nicht abgespielt werden.',
  notPlayable: 'Hier kann nur G.711 abgespielt werden.',
};
