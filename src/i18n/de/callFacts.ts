import type { callFacts as english } from '../en/callFacts';
import { platformAdvice } from './platformAdvice';
import { q850Causes } from './q850Causes';
import { sipAdvice } from './sipAdvice';

export const callFacts: typeof english = {
  record: {
    from: 'Von',
    to: 'An',
    direction: 'Richtung',
    started: 'Beginn',
    answered: 'Angenommen',
    after: '%{time} (nach %{span})',
    ended: 'Ende',
    duration: 'Dauer',
    result: 'Ergebnis',
    end: 'Auslösegrund',
    trunk: 'Carrier',
    application: 'Anwendung',
    account: 'Konto',
    peer: 'Adresse der Gegenstelle',
    callId: 'Call-ID',
    callSid: 'Anruf-SID',
    otherLegs: 'Andere Legs',
    never: 'Nicht angenommen',
    others: {
      messages: 'Quellen widersprechen sich. SIP-Nachrichten: %{value}',
      trace: 'Quellen widersprechen sich. Trace: %{value}',
    },
  },
  terminations: {
    caller_hungup: 'Anrufer legte auf',
    called_party_hungup: 'Angerufener legte auf',
    caller_abandoned: 'Anrufer legte vor Annahme auf',
    application_error: 'Fehler der Anwendung',
    application_hangup: 'Anwendung legte auf',
    no_answer: 'Keine Antwort',
    busy: 'Leitung besetzt',
    declined: 'Angerufener hat abgewiesen',
    number_not_found: 'Rufnummer nicht gefunden',
    service_unavailable: 'Dienst nicht verfügbar',
    call_limit_exceeded: 'Anruflimit überschritten',
    max_duration: 'Höchstdauer erreicht',
  },
  legs: {
    title: 'Andere Legs dieses Anrufs',
    cause: 'Auslöser dieses Anrufs',
    caused: 'Von diesem Anruf ausgelöst',
    callId: 'Call-ID %{callId}',
    noRecord: 'Keine Anrufdetails in zeitlicher Nähe gefunden.',
    noCapture: 'Kein Paketmitschnitt',
    failed: 'Der Paketmitschnitt konnte nicht geladen werden.',
    more: '%{smart_count} weiteres Leg ist nicht eingezeichnet. |||| %{smart_count} weitere Legs sind nicht eingezeichnet.',
    searchFailed: 'Die anderen Legs konnten nicht gesucht werden.',
  },
  title: 'Verbindungsaufbau',
  leg: 'Leg %{number}: %{from} an %{to}',
  postDialDelay: 'Rufverzug (PDD)',
  ring: 'Rufdauer',
  setup: 'Aufbauzeit',
  talk: 'Gesprächsdauer',
  codec: 'Codec',
  noCodec: 'Kein gemeinsamer Codec',
  dtmf: 'DTMF als Events (RFC 4733)',
  inBandDtmf: 'DTMF im Band oder per SIP INFO',
  outcome: 'Ergebnis',
  outcomes: {
    answered: 'Angenommen',
    redirected: 'Umgeleitet',
    refused: 'Abgewiesen',
    cancelled: 'Abgebrochen',
    pending: 'Keine endgültige Antwort',
  },
  endedBy: 'Beendet von',
  sides: { caller: 'Anrufer', callee: 'Angerufener', platform: 'Plattform' },
  byMessage: '%{side} (%{message})',
  outcomeBy: '%{outcome} · %{message}',
  reasonHeader: 'Reason',
  warningHeader: 'Warning',
  noted: '%{code} %{words}',
  said: '%{cause}: „%{text}“',
  by: '%{cause}, von %{agent}',
  unknownCause: 'Unbekannter Grund',
  warnings: {
    300: 'Netzwerkprotokoll nicht kompatibel',
    301: 'Formate der Netzwerkadressen nicht kompatibel',
    302: 'Transportprotokoll nicht kompatibel',
    303: 'Einheiten der Bandbreite nicht kompatibel',
    304: 'Medientyp nicht verfügbar',
    305: 'Medienformat nicht kompatibel',
    306: 'Attribut nicht verstanden',
    307: 'Parameter der Sitzungsbeschreibung nicht verstanden',
    330: 'Multicast nicht verfügbar',
    331: 'Unicast nicht verfügbar',
    370: 'Zu wenig Bandbreite',
    399: 'Sonstige Warnung',
  },
  message: 'Nachricht %{number}',
  showMessage: 'Nachricht %{number} anzeigen',
  check: 'Was zu prüfen ist',
  hints: {
    privateAddress:
      '%{host} ist über eine öffentliche Adresse erreichbar, erwartet Audio aber unter %{address}, einer privaten. Prüfen Sie dort NAT: externe Adresse, SIP-ALG oder symmetrisches RTP.',
    privateInside:
      '%{host} sendet das an eine öffentliche Adresse, erwartet Audio aber unter %{address}, einer privaten. Prüfen Sie dort NAT: externe Adresse, SIP-ALG oder symmetrisches RTP.',
    noSdpAnswer:
      'Das Offer hat keine SDP-Antwort, also kann kein Audio fließen. Prüfen Sie die Medieneinstellungen des Absenders dieser Nachricht.',
    direction: {
      sendonly:
        'Audio nur in einer Richtung: Diese Nachricht sagt sendonly, ohne dass der Anruf gehalten wird. Prüfen Sie die Medieneinstellungen ihres Absenders.',
      recvonly:
        'Audio nur in einer Richtung: Diese Nachricht sagt recvonly, ohne dass der Anruf gehalten wird. Prüfen Sie die Medieneinstellungen ihres Absenders.',
      inactive:
        'Kein Audio in beiden Richtungen: Diese Nachricht stoppt das Audio, ohne dass der Anruf gehalten wird. Prüfen Sie die Medieneinstellungen ihres Absenders.',
    },
    audioRefused:
      'Die Antwort lehnt den Audiostream ab (Port 0). Prüfen Sie Codecs und SRTP auf beiden Seiten.',
    noCodec:
      'Offer und Answer haben keinen Codec gemeinsam. Prüfen Sie die Codec-Listen beider Seiten.',
    noAck:
      'Die Antwort wurde immer wieder gesendet, ein ACK kam nie. Nach 32 s bricht der Anruf ab. Prüfen Sie die Header Contact und Record-Route sowie NAT.',
    ackLost:
      'Die Antwort wurde nach diesem ACK noch %{smart_count}-mal gesendet: Das ACK kommt nicht an, nach 32 s bricht der Anruf ab. Prüfen Sie die Header Contact und Record-Route, NAT und die Firewall.',
    noResponse:
      'Das INVITE wurde immer wieder gesendet, nichts kam zurück. Prüfen Sie Adresse und Port des Gateways, DNS und die Firewall.',
    oneWay: {
      caller:
        'Audio nur in einer Richtung: Vom Anrufer kommt hier kein RTP an, der Angerufene hört nichts. Es müsste von %{address} an %{target} kommen. Prüfen Sie NAT, die Firewall und die Medieneinstellungen auf der Seite des Anrufers.',
      callee:
        'Audio nur in einer Richtung: Vom Angerufenen kommt hier kein RTP an, der Anrufer hört nichts. Es müsste von %{address} an %{target} kommen. Prüfen Sie NAT, die Firewall und die Medieneinstellungen auf der Seite des Angerufenen.',
    },
    wrongCodec: {
      caller:
        'Das RTP des Anrufers (%{address}) hat den Payload-Typ %{type}, den kein SDP des Anrufs nennt: Der Angerufene hört vielleicht nichts oder nur Rauschen. Prüfen Sie die Codec-Listen auf der Seite des Anrufers.',
      callee:
        'Das RTP des Angerufenen (%{address}) hat den Payload-Typ %{type}, den kein SDP des Anrufs nennt: Der Anrufer hört vielleicht nichts oder nur Rauschen. Prüfen Sie die Codec-Listen auf der Seite des Angerufenen.',
    },
    stopsEarly: {
      caller:
        'Das RTP des Anrufers (%{address}) stoppt %{seconds} vor dem Ende, das der anderen Seite läuft weiter. Prüfen Sie das Netz, NAT-Timeouts und das Endgerät auf der Seite des Anrufers.',
      callee:
        'Das RTP des Angerufenen (%{address}) stoppt %{seconds} vor dem Ende, das der anderen Seite läuft weiter. Prüfen Sie das Netz, NAT-Timeouts und das Endgerät auf der Seite des Angerufenen.',
    },
    bothStop:
      'RTP stoppt in beiden Richtungen %{seconds} vor dem Ende, ohne dass der Anruf gehalten wird. Prüfen Sie den Medienserver, das Netz zwischen beiden Seiten und NAT-Timeouts.',
    startsLate: {
      caller:
        'Das RTP des Anrufers (%{address}) beginnt %{seconds} nach der Annahme: Bis dahin hört der Angerufene nichts. Prüfen Sie NAT, die Firewall und das Endgerät auf der Seite des Anrufers.',
      callee:
        'Das RTP des Angerufenen (%{address}) beginnt %{seconds} nach der Annahme: Bis dahin hört der Anrufer nichts. Prüfen Sie das Endgerät, die Anwendung und die Firewall auf der Seite des Angerufenen.',
    },
    loss: {
      caller:
        '%{percent} des RTP vom Anrufer (%{address}) gehen auf dem Weg zum Messpunkt verloren. Prüfen Sie das Netz auf der Seite des Anrufers.',
      callee:
        '%{percent} des RTP vom Angerufenen (%{address}) gehen auf dem Weg zum Messpunkt verloren. Prüfen Sie das Netz auf der Seite des Angerufenen.',
    },
    retransmissions:
      '%{smart_count} Nachricht wurde wiederholt. Suchen Sie nach Paketverlust, einer Firewall oder einer langsamen Gegenstelle. |||| %{smart_count} Nachrichten wurden wiederholt. Suchen Sie nach Paketverlust, einer Firewall oder einer langsamen Gegenstelle.',
  },
  q850Causes,
  advice: sipAdvice,
  ownAdvice: platformAdvice,
};
