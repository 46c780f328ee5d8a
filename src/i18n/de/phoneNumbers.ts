import type { phoneNumbers as english } from '../en/phoneNumbers';

export const phoneNumbers: typeof english = {
  name: 'Rufnummer |||| Rufnummern',
  fields: {
    phone_number_sid: 'Rufnummern-SID',
    number: 'Rufnummer',
    account_sid: 'Konto',
    application_sid: 'Anwendung',
    voip_carrier_sid: 'Carrier',
  },
  helper: {
    number: 'E.164, mit oder ohne +. Leer- und Satzzeichen werden ignoriert.',
    numberFixed: 'Die Rufnummer kann nach dem Anlegen nicht geändert werden.',
    carrierFixed: 'Der Carrier kann nach dem Anlegen nicht geändert werden.',
    carrierPart:
      'Nur einige Carrier sind aufgelistet. Tippen Sie einen Teil des Namens, um andere zu finden.',
    accountOfCarrier: 'Der Carrier dieser Rufnummer gehört zu diesem Konto.',
    application_sid: 'Bearbeitet Anrufe an diese Rufnummer.',
  },
  inactiveCarrier: '%{name} (inaktiv)',
  searching: 'Wird gesucht…',
  sections: {
    number: 'Rufnummer',
    numberPurpose: 'Rufnummer und Konto, zu dem sie gehört.',
    routing: 'Routing',
    routingPurpose: 'Eingehender Carrier und Anwendung, die Anrufe annimmt.',
    danger: 'Diese Rufnummer löschen',
    dangerPurpose: 'Anrufe an diese Rufnummer werden dann nicht mehr bearbeitet.',
  },
  action: {
    create: 'Rufnummer hinzufügen',
    route: 'Anwendung ändern',
    delete: 'Rufnummer löschen',
    createAccount: 'Konto hinzufügen',
    createCarrier: 'Carrier hinzufügen',
  },
  title: { create: 'Rufnummer hinzufügen', edit: 'Rufnummer bearbeiten' },
  routing: {
    hint: 'Wählen Sie ein Konto, um Rufnummern Anwendungen zuzuordnen.',
    choose: 'Anwendung auswählen',
    apply: 'Anwenden',
    running: 'Routing wird geändert…',
    resultTitle: 'Routing der Rufnummern',
    updated: '%{smart_count} Rufnummer geändert. |||| %{smart_count} Rufnummern geändert.',
    failed:
      '%{smart_count} Rufnummer fehlgeschlagen: |||| %{smart_count} Rufnummern fehlgeschlagen:',
    notTried:
      '%{smart_count} Rufnummer wurde nicht geändert und ist noch ausgewählt. |||| %{smart_count} Rufnummern wurden nicht geändert und sind noch ausgewählt.',
    retry:
      'Fehlgeschlagene Rufnummer wiederholen |||| %{smart_count} fehlgeschlagene Rufnummern wiederholen',
    done: 'Routing geändert',
    routed: '%{number} geht jetzt an „%{name}“.',
    unrouted: '%{number} hat jetzt keine Anwendung.',
    kept: 'Jemand anderes hat die Anwendung von %{number} geändert, während Sie sie bearbeitet haben. Diese Wahl bleibt bestehen.',
  },
  many: {
    open: 'Viele hinzufügen',
    title: 'Rufnummern hinzufügen',
    numbers: 'Rufnummern',
    help: 'Fügen Sie eine Liste ein: eine Rufnummer pro Zeile oder durch Kommas getrennt.',
    range: 'Rufnummernblock',
    first: 'Erste Rufnummer',
    last: 'Letzte Rufnummer',
    addRange: 'Block hinzufügen',
    checking: 'Rufnummern werden geprüft…',
    ready: '%{smart_count} neue Rufnummer |||| %{smart_count} neue Rufnummern',
    add: '%{smart_count} Rufnummer hinzufügen |||| %{smart_count} Rufnummern hinzufügen',
    addNone: 'Rufnummern hinzufügen',
    added: 'Hinzugefügt',
    done: '%{smart_count} Rufnummer hinzugefügt. |||| %{smart_count} Rufnummern hinzugefügt.',
    retry: '%{smart_count} Rufnummer wiederholen |||| %{smart_count} Rufnummern wiederholen',
    problem: {
      digits: 'Geben Sie zwei gleich lange Rufnummern ein, nur Ziffern.',
      order: 'Die letzte Rufnummer ist kleiner als die erste.',
      many: 'Fügen Sie höchstens %{most} Rufnummern auf einmal hinzu.',
    },
  },
  validation: {
    numberTaken: 'Diese Rufnummer wird bereits verwendet.',
    number: 'Nur Ziffern, mit oder ohne + davor.',
  },
  notifications: {
    created: 'Rufnummer angelegt',
    updated: 'Rufnummer geändert',
    deleted: 'Rufnummer %{name} gelöscht',
  },
  empty: {
    title: 'Keine Rufnummern.',
    text: 'Rufnummern leiten eingehende Anrufe eines Carriers an eine Anwendung.',
    noAccount: 'Legen Sie erst ein Konto an. Danach können Sie eine Rufnummer anlegen.',
    noCarrier: 'Legen Sie erst einen SIP-Trunk an. Danach können Sie eine Rufnummer anlegen.',
  },
};
