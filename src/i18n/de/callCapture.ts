import type { callCapture as english } from '../en/callCapture';

export const callCapture: typeof english = {
  title: 'SIP-Nachrichten',
  purpose: 'SIP-Signalisierung dieses Anrufs, aus dem gespeicherten Paketmitschnitt.',
  download: 'pcap herunterladen',
  none: 'Kein Paketmitschnitt zu diesem Anruf',
  noneHelp:
    'Paketmitschnitte brauchen einen Capture-Server und werden nur eine Zeit lang aufbewahrt.',
  failed: {
    tooLarge:
      'Dieser Paketmitschnitt ist zu groß, um ihn hier anzuzeigen. Laden Sie ihn herunter und öffnen Sie ihn in Wireshark.',
    tooLong:
      'Das Lesen dieses Paketmitschnitts hat zu lange gedauert. Laden Sie ihn herunter und öffnen Sie ihn in Wireshark.',
    stopped: 'Dieser Paketmitschnitt konnte nicht analysiert werden.',
  },
  platform: 'Plattform',
  nothing: 'Nichts anzuzeigen',
  problems: {
    empty: 'Die Datei ist leer.',
    notACapture: 'Keine gültige pcap- oder pcapng-Datei.',
    noPackets: 'Der Paketmitschnitt enthält keine Pakete.',
    noSip: 'Der Paketmitschnitt enthält keine SIP-Nachrichten.',
    endsEarly: 'Der Paketmitschnitt ist abgeschnitten. Die Pakete bis dahin werden angezeigt.',
    damaged: 'Der Paketmitschnitt ist beschädigt. Was lesbar war, wird angezeigt.',
    unknownLink:
      '%{smart_count} Paket hat einen nicht unterstützten Link-Typ. |||| %{smart_count} Pakete haben einen nicht unterstützten Link-Typ.',
    ipsec:
      '%{smart_count} Paket in einem IPsec-Tunnel (ESP) wird nicht gelesen. |||| %{smart_count} Pakete in IPsec-Tunneln (ESP) werden nicht gelesen.',
    macsec:
      '%{smart_count} mit MACsec verschlüsseltes Paket wird nicht gelesen. |||| %{smart_count} mit MACsec verschlüsselte Pakete werden nicht gelesen.',
    trill:
      '%{smart_count} Paket in einem TRILL-Tunnel wird nicht gelesen. |||| %{smart_count} Pakete in TRILL-Tunneln werden nicht gelesen.',
    l2tp3:
      '%{smart_count} Paket in einem L2TPv3-Tunnel wird nicht gelesen. |||| %{smart_count} Pakete in L2TPv3-Tunneln werden nicht gelesen.',
    gre: '%{smart_count} Paket in einem GRE-Tunnel eines nicht unterstützten Typs wird nicht gelesen. |||| %{smart_count} Pakete in GRE-Tunneln eines nicht unterstützten Typs werden nicht gelesen.',
    lisp: '%{smart_count} Paket in einem LISP-Tunnel wird nicht gelesen. |||| %{smart_count} Pakete in LISP-Tunneln werden nicht gelesen.',
    capwap:
      '%{smart_count} Paket in einem CAPWAP-Tunnel wird nicht gelesen. |||| %{smart_count} Pakete in CAPWAP-Tunneln werden nicht gelesen.',
    fragments:
      '1 fragmentierte Nachricht ist unvollständig und wird nicht angezeigt. |||| %{smart_count} fragmentierte Nachrichten sind unvollständig und werden nicht angezeigt.',
    gaps: 'Ein Teil einer TCP-Verbindung fehlt; Nachrichten können fehlen. |||| TCP-Verbindungen haben %{smart_count} Lücken; Nachrichten können fehlen.',
    cutPackets:
      '1 Paket ist abgeschnitten, seine Nachricht also unvollständig. |||| %{smart_count} Pakete sind abgeschnitten, ihre Nachrichten also unvollständig.',
    encrypted:
      '1 Verbindung ist verschlüsselt (TLS). Ihre Nachrichten sind nicht lesbar. |||| %{smart_count} Verbindungen sind verschlüsselt (TLS). Ihre Nachrichten sind nicht lesbar.',
    secureWebSocket:
      'Eine Verbindung ist verschlüsselt (WSS oder HTTPS). Ihre SIP-Nachrichten sind nicht lesbar. |||| %{smart_count} Verbindungen sind verschlüsselt (WSS oder HTTPS). Ihre SIP-Nachrichten sind nicht lesbar.',
    compressed:
      'Ein WebSocket ist komprimiert. Seine Nachrichten sind nicht lesbar. |||| %{smart_count} WebSockets sind komprimiert. Ihre Nachrichten sind nicht lesbar.',
    copies:
      '1 Nachricht wurde doppelt mitgeschnitten (Mirror-Port oder mehrere Messpunkte) und wird einmal angezeigt. |||| %{smart_count} Nachrichten wurden doppelt mitgeschnitten (Mirror-Port oder mehrere Messpunkte) und werden einmal angezeigt.',
    homerExport:
      'Paketmitschnitte aus Homer zeigen jede Nachricht als UDP, auch wenn sie über TCP, TLS oder WebSocket kam.',
    noTimes:
      '1 Paket hat keinen Zeitstempel. Es bekommt die Zeit des vorherigen Pakets. |||| %{smart_count} Pakete haben keinen Zeitstempel. Sie bekommen die Zeit des vorherigen Pakets.',
    tooManyPackets: 'Der Paketmitschnitt hat zu viele Pakete. Die ersten werden angezeigt.',
    tooManyMessages:
      'Der Paketmitschnitt hat mehr als %{most} SIP-Nachrichten. Die ersten %{most} werden angezeigt.',
    tooMuchWork: 'Der Paketmitschnitt ist zu komplex. Ein Teilergebnis wird angezeigt.',
  },
  messages: '%{smart_count} Nachricht |||| %{smart_count} Nachrichten',
  parties: '%{smart_count} Teilnehmer |||| %{smart_count} Teilnehmer',
  legs: '%{smart_count} Leg |||| %{smart_count} Legs',
  packets: '%{smart_count} Paket |||| %{smart_count} Pakete',
  view: 'Darstellung',
  ladder: 'Diagramm',
  table: 'Tabelle',
  time: 'Zeit',
  relative: 'Relativ',
  absolute: 'Absolut (%{zone})',
  leg: 'Leg',
  legNumber: 'Leg %{number}',
  allLegs: 'Alle Legs',
  legChoice:
    'Leg %{number}: %{callId} (%{smart_count} Nachricht) |||| Leg %{number}: %{callId} (%{smart_count} Nachrichten)',
  list: 'SIP-Nachrichten in ihrer Reihenfolge',
  listHelp:
    'Mit den Pfeiltasten wechseln Sie zwischen Nachrichten, mit der Eingabetaste öffnen Sie eine.',
  sdp: 'SDP',
  retransmission: 'Wiederholung',
  withSdp: 'mit SDP',
  between: 'von %{from} an %{to}',
  seconds: '%{seconds} s',
  columns: {
    number: 'Nr.',
    from: 'Von',
    to: 'An',
    message: 'Nachricht',
    cseq: 'CSeq',
    callId: 'Call-ID',
  },
  open: '%{message} öffnen',
  message: {
    number: 'Nachricht %{number}',
    raw: 'Text der Nachricht',
    cut: 'Abgeschnittenes Paket: Die Nachricht ist unvollständig.',
    answers: 'Antwort auf Nachricht %{number} nach %{time}',
    over: '%{transport}, Paket %{packet}',
    copy: 'Nachricht kopieren',
    copied: 'Nachricht',
    previous: 'Vorherige Nachricht',
    next: 'Nächste Nachricht',
    close: 'Nachricht schließen',
  },
};
