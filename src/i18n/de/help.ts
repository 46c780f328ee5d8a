import type { messages as english } from '../en/help';

export const messages: typeof english = {
  app: {
    terms: {
      more: 'Mehr in der Anleitung',
      means: {
        e164: 'Die internationale Form einer Rufnummer: +, Ländervorwahl, Rufnummer, keine Leerzeichen. Beispiel: +493023125000.',
        techPrefix:
          'Ziffern, die ein Carrier vor jeder Rufnummer erwartet, um Ihren Verkehr zu erkennen oder einen Tarif zu wählen.',
        diversion:
          'Ein SIP-Header mit der Rufnummer, von der ein Anruf weitergeleitet wurde. Manche Carrier brauchen ihn, um Anrufe abzurechnen oder anzunehmen.',
        siprec:
          'Ein Standard (RFC 7866), nach dem ein Session Border Controller eine Kopie des Audios an die Plattform sendet.',
        padCrypto:
          'Schlüssel für verschlüsseltes Audio (SRTP) werden als Base64 gesendet, mit oder ohne = am Ende. Manche Carrier lehnen Schlüssel ohne = ab.',
        realm:
          'Eine Domain, in der SIP-Benutzernamen eindeutig sind, z. B. clinic.sip.example.com. Endgeräte und Trunks registrieren sich an ihr.',
        dtmf: 'Die Töne der Telefontasten. RFC 2833 sendet sie als markierte Pakete, SIP INFO als Nachrichten, Töne als Audio.',
        ice: 'Ein Verfahren, einen Weg für Audio durch NAT zu finden. Es bietet zusätzliche Zeilen im SDP an. Manche Carrier lehnen Anrufe damit ab.',
        dtls: 'Ein Verfahren, Schlüssel für verschlüsseltes Audio auszuhandeln (DTLS-SRTP). Carrier, die Schlüssel im SDP senden, nutzen es nicht.',
        sips: 'Adressen, die mit sips: beginnen, verlangen Verschlüsselung auf jedem Abschnitt, nicht nur auf dem ersten.',
        optionsPing: 'Eine SIP-OPTIONS-Anfrage, die regelmäßig prüft, ob das Gateway antwortet.',
        netmask:
          'Wie viele führende Bits einer Adresse übereinstimmen müssen. 32 ist eine einzelne Adresse, 24 ein Netz mit 256.',
        sipProxy: 'Ein SIP-Server, der Anrufe zuerst erhält und an den Carrier weiterleitet.',
        register:
          'Die SIP-Anfrage, mit der sich ein Endgerät oder Trunk anmeldet und sagt, wo es erreichbar ist. Sie wird wiederholt, bevor sie abläuft.',
        systemId: 'Der Benutzername einer SMPP-Verbindung. Über SMPP tauschen Carrier SMS aus.',
        mos: 'Mean Opinion Score: wie gut ein Anruf klingt, von 1 (schlecht) bis 5 (ausgezeichnet). Hier geschätzt aus Codec, Verlust und Verzögerung.',
        jitter:
          'Wie ungleichmäßig Pakete ankommen. Was für den Puffer des Empfängers zu spät kommt, ist nicht zu hören.',
      },
    },
    keys: {
      groups: {
        everywhere: 'Überall',
        lists: 'Listen',
        forms: 'Formulare',
        choices: 'Felder mit Vorschlägen',
        recording: 'Aufzeichnungen',
      },
      does: {
        palette: 'Suche und Befehle',
        sheet: 'Diese Tastenkürzel anzeigen',
        search: 'Zur Suche',
        rows: 'Nächste Zeile, vorherige Zeile',
        rowsByArrows: 'Dasselbe, von einer Zeile aus',
        open: 'Zeile öffnen',
        select: 'Zeile auswählen, wo das möglich ist',
        marks: 'Zwischen den Symbolen eines Anrufs wechseln',
        menu: 'Menü der Zeile öffnen, von ihrer Schaltfläche aus',
        save: 'Speichern',
        saveLines: 'Speichern, aus einem mehrzeiligen Feld',
        moveRoute: 'Route nach oben oder unten verschieben',
        first: 'Ersten Treffer auswählen',
        only: 'Einzigen Treffer auswählen und weiter',
        dismiss: 'Liste, Menü oder Dialog schließen',
        play: 'Abspielen oder anhalten',
        skip: 'Zurück oder vor',
        mute: 'Ton aus',
        speed: 'Langsamer oder schneller',
      },
      names: {
        enter: 'Enter',
        tab: 'Tab',
        escape: 'Esc',
        space: 'Leertaste',
      },
      or: 'oder',
      single: 'Kürzel mit einer Taste',
      singleHelp:
        '%{keys} wirken allein, außer während Sie tippen. Schalten Sie sie aus, wenn Sie mit Sprache eingeben.',
    },
  },
};
