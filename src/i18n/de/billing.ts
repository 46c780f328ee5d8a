import type { messages as english } from '../en/billing';
import { backOffice } from './backOffice';

const billing: Omit<(typeof english)['pages']['billing'], 'backOffice'> = {
  plan: {
    title: 'Ihr Abonnement',
    purpose: 'Was Ihr Tarif enthält und kostet.',
    calls: '%{smart_count} gleichzeitigen Anruf |||| %{smart_count} gleichzeitige Anrufe',
    devices: '%{smart_count} registriertes Endgerät |||| %{smart_count} registrierte Endgeräte',
    trial: 'Sie nutzen den kostenlosen Tarif (Testphase), begrenzt auf %{calls} und %{devices}.',
    trialUntil:
      'Sie nutzen den kostenlosen Tarif (Testphase), begrenzt auf %{calls} und %{devices}. Ihre Testphase endet am %{date}.',
    paid: 'Ihr Tarif umfasst %{calls} und %{devices}.',
    paidUntilBill:
      'Ihr Tarif umfasst %{calls} und %{devices}. Die nächste Rechnung über %{amount} kommt am %{date}.',
    paidAfterCredit:
      'Ihr Tarif umfasst %{calls} und %{devices}. Die nächste Rechnung über %{amount} kommt am %{date}, nach Abzug eines Guthabens von %{credit}.',
    free: 'Sie nutzen den kostenlosen Tarif (Testphase abgelaufen), begrenzt auf %{calls} und %{devices}.',
    expired: 'Ihre kostenlose Testphase ist abgelaufen. Wechseln Sie zu einem bezahlten Tarif.',
    trialOver:
      'Ihre kostenlose Testphase endete am %{date}. Wechseln Sie zu einem bezahlten Tarif.',
    unpaid:
      'Ihre letzte Zahlung ist fehlgeschlagen, deshalb ist Ihr Tarif nicht aktiv. Ändern Sie Ihre Karte, um den offenen Betrag zu bezahlen.',
    none: 'Ihr Konto hat noch keinen Tarif.',
    inactive: 'Ihr Konto ist nicht aktiv. Ein bezahlter Tarif aktiviert es.',
    inactivePaid:
      'Ihr Tarif ist bezahlt, aber Ihr Konto wurde deaktiviert. Wenden Sie sich an Ihren Administrator.',
    stillBilled:
      'Ihr Konto hat keinen bezahlten Tarif, wird vom Zahlungsdienst aber weiter abgerechnet: %{amount} am %{date}. Falls Sie nicht gerade bezahlt haben, wenden Sie sich an Ihren Administrator.',
    halfFree:
      'Ihr Tarif wurde nur zum Teil beendet: Die Kapazität ist weg, aber der Zahlungsdienst rechnet ihn weiter ab. Wenden Sie sich an Ihren Administrator.',
    upgrade: 'Zu einem bezahlten Abonnement wechseln',
    manage: 'Zahlungsdaten verwalten',
    modify: 'Abonnement ändern',
    changeRealm: 'SIP-Realm ändern',
    noInvoice: 'Ihre nächste Rechnung konnte nicht geladen werden.',
  },
  returned: {
    confirmed:
      'Zahlung bestätigt. Ihr Tarif wird aktualisiert… Sie müssen nicht noch einmal bezahlen.',
    later:
      'Zahlung bestätigt, aber Ihr Tarif ist noch nicht aktualisiert. Sehen Sie in einigen Minuten noch einmal nach. Bezahlen Sie nicht noch einmal.',
    refused:
      'Die Zahlung wurde nicht bestätigt. Es wurde nichts abgebucht, und Ihr Tarif ist unverändert.',
    tryAgain: 'Erneut versuchen',
    close: 'Schließen',
  },
  order: {
    upgradeTitle: 'Zu einem bezahlten Abonnement wechseln',
    modifyTitle: 'Abonnement ändern',
    capacitySection: 'Kapazität',
    service: 'Leistung',
    capacity: 'Kapazität',
    price: 'Preis',
    cost: 'Kosten',
    services: {
      voice_call_session: 'Max. gleichzeitige Anrufe',
      device: 'Weitere registrierte Endgeräte',
    },
    capacityOf: 'Kapazität: %{service}',
    perUnit: '%{price} pro %{unit}',
    units: { session: 'Anruf', device: 'Endgerät' },
    perOne: 'je %{price}',
    flat: '%{price} pauschal',
    noPrice: 'Kein Preis',
    askDevices: 'Möchten Sie weitere Endgeräte dazukaufen?',
    hint: 'Mit %{sessions} gleichzeitigen Anrufen können Sie %{devices} Endgeräte gleichzeitig registrieren',
    total: 'Monatliche Gesamtkosten',
    wholeNumber: 'Geben Sie eine ganze Zahl ein.',
    noPrices:
      'Es ist kein Preis festgelegt. Bestellen ist erst möglich, wenn Ihr Administrator einen festlegt.',
    card: 'Zahlungsdaten',
    cardHelp:
      'Die Kartendaten gehen direkt an den Zahlungsdienst. Weder diese Konsole noch die Plattform erhält sie.',
    pay: '%{amount} bezahlen und wechseln',
    payAgain: 'Mit dieser Karte bezahlen',
    review: 'Änderungen prüfen',
    toFree: 'Zurück zum kostenlosen Tarif',
    processing:
      'Ihre Änderungen werden ausgeführt. Verlassen Sie die Seite nicht und gehen Sie nicht zurück, bis das abgeschlossen ist.',
    paidAlready: 'Ihr Konto hat bereits einen bezahlten Tarif.',
    notPaid: 'Ihr Konto hat keinen bezahlten Tarif.',
    refused:
      'Ihre Bestellung ist eingegangen, aber die Zahlung wurde abgelehnt. Bezahlen Sie mit einer anderen Karte.',
    unconfirmable:
      'Mit Karten, die Ihre Bank bestätigen muss, kann diese Bestellung nicht mehr bezahlt werden.',
    orderAgain: 'Erneut bestellen',
    orderAgainTitle: 'Erneut bestellen?',
    orderAgainText:
      'Die erste Bestellung wird nicht abgebucht und verfällt innerhalb von 23 Stunden. Ändern Sie bis dahin nach dem Bezahlen Ihre Karte nicht: Sonst würde auch die erste Bestellung abgebucht.',
    again: 'Sie bestellen dieselbe Kapazität noch einmal.',
    confirming:
      'Eine Zahlung für dieses Konto wartet auf die Bestätigung Ihrer Bank, vielleicht in einem anderen Fenster.',
    lookAgain: 'Erneut prüfen',
    startOver: 'Anders bezahlen',
    startOverTitle: 'Anders bezahlen?',
    startOverText:
      'Fahren Sie nur fort, wenn Sie das Fenster Ihrer Bank geschlossen haben. Wenn Sie auch dort bestätigen, wird zweimal abgebucht. Die erste Bestellung wartet bis zu 23 Stunden. Ändern Sie bis dahin nach dem Bezahlen Ihre Karte nicht: Sonst würde auch die erste Bestellung abgebucht.',
    unanswered:
      'Verbindung während der Zahlung abgebrochen. Bezahlen Sie nicht noch einmal: Diese Seite prüft, ob die Zahlung angekommen ist.',
    unsettled:
      'Es wurde keine Zahlung gefunden und kein Hinweis auf eine Abbuchung. Sie können es erneut versuchen.',
    unentered:
      'Ihre Zahlung ist eingegangen, aber die Plattform hat sie nicht verbucht. Bezahlen Sie nicht noch einmal, sondern wenden Sie sich an Ihren Administrator.',
  },
  confirm: {
    title: 'Änderungen bestätigen',
    intro: 'Ihr Konto umfasst dann:',
    charge:
      'Die neuen monatlichen Kosten betragen %{monthly}. Für den Rest dieses Abrechnungszeitraums wird einmalig, sofort und anteilig abgebucht: %{amount}.',
    none: 'Die monatlichen Kosten betragen %{monthly}.',
    credit:
      'Die neuen monatlichen Kosten betragen %{monthly}. Ihre nächste Rechnung enthält eine Gutschrift über %{amount}.',
    confirm: 'Bestätigen',
    failed:
      'Die zusätzliche Kapazität konnte nicht bereitgestellt werden, weil die Zahlung fehlgeschlagen ist. Hinterlegen Sie eine gültige Kreditkarte, dann wird die Erweiterung automatisch ausgeführt.',
  },
  free: {
    title: 'Zurück zum kostenlosen Tarif',
    purpose: 'Ihr bezahlter Tarif endet sofort, ohne Erstattung.',
    atOnce:
      'Ihr bezahlter Tarif endet sofort, und der Rest des Abrechnungszeitraums wird nicht erstattet. Ihre Kapazität sinkt:',
    calls: 'Gleichzeitige Anrufe: von %{before} auf %{after} (%{lost} weniger)',
    devices: 'Registrierte Endgeräte: von %{before} auf %{after} (%{lost} weniger)',
    rejected: 'Anrufe und Endgeräte darüber hinaus werden sofort abgelehnt.',
    confirm: 'Zum kostenlosen Tarif',
  },
  payment: {
    title: 'Zahlungsdaten verwalten',
    current: 'Aktuelle Zahlungsdaten',
    currentPurpose: 'Die Karte, von der Ihr Tarif abgebucht wird.',
    cardType: 'Kartentyp',
    cardNumber: 'Kartennummer',
    expiry: 'Gültig bis',
    noCard: 'Keine Karte hinterlegt.',
    change: 'Zahlungsdaten ändern',
    next: 'Neue Zahlungsdaten',
    save: 'Neue Karte speichern',
    unreadable: 'Die hinterlegte Karte wird erst angezeigt, wenn Ihr Tarif wieder aktiv ist.',
    neverPaid: 'Ihr Konto hat noch nie einen Tarif bezahlt.',
    outstanding:
      'Ihre neue Karte wurde gespeichert, aber eine offene Rechnung konnte damit nicht bezahlt werden. Verwenden Sie eine andere Karte oder wenden Sie sich an Ihre Bank.',
    notDetached:
      'Ihre neue Karte wurde gespeichert, aber die alte konnte beim Zahlungsdienst nicht entfernt werden, und es wurde nichts abgebucht. Ist eine Zahlung fällig, speichern Sie die Karte noch einmal.',
    waitingOrder:
      'Eine frühere Bestellung wartet möglicherweise noch auf ihre Zahlung. Eine Karte, die Sie vor %{until} speichern, wird auch dafür belastet.',
  },
  provider: {
    declined: 'Ihre Karte wurde abgelehnt. Versuchen Sie es mit einer anderen.',
    down: 'Der Zahlungsdienst ist nicht erreichbar. Versuchen Sie es später erneut.',
    refused:
      'Der Zahlungsdienst hat die Anfrage der Plattform abgelehnt (Status %{status}). Wenden Sie sich an Ihren Administrator.',
    neverPaid:
      'Ihr Konto hat noch nie einen Tarif bezahlt. Wechseln Sie zuerst zu einem bezahlten Tarif.',
    unclear:
      'Es ist nicht bekannt, wie die Zahlung endete. Prüfen Sie Ihren Tarif, bevor Sie es erneut versuchen.',
    stillBilled:
      'Es wurde nichts abgebucht: Der Zahlungsdienst rechnet für Ihr Konto bereits einen Tarif ab. Wenden Sie sich an Ihren Administrator.',
    lapsed: 'Es wurde nichts abgebucht: Ihre Bestellung ist verfallen. Bestellen Sie neu.',
    halfFree:
      'Der Zahlungsdienst war nicht erreichbar. Ihre Kapazität ist schon die des kostenlosen Tarifs, aber es wird weiter abgerechnet. Wenden Sie sich an Ihren Administrator.',
    notAsked:
      'Nichts wurde gelöscht. Der Zahlungsdienst ist nicht erreichbar, um das Abonnement zu beenden. Versuchen Sie es später erneut.',
    customerLeft:
      'Das Konto ist gelöscht, aber der Zahlungsdienst war nicht erreichbar und bucht vielleicht weiter von der Karte ab. Löschen Sie dort den Kunden %{customer}.',
  },
  card: {
    notConfigured:
      'Kartenzahlungen sind nicht eingerichtet. Wenden Sie sich an Ihren Administrator.',
    failedTitle: 'Das Kartenformular konnte nicht geladen werden',
    failedHelp:
      'Ein Skriptblocker oder eine abgebrochene Verbindung kann der Grund sein. Es wurde nichts abgebucht.',
    generic:
      'Die Karte konnte nicht verwendet werden. Prüfen Sie die Angaben oder verwenden Sie eine andere.',
  },
  realm: {
    title: 'SIP-Realm ändern',
    purpose:
      'An diese Domain sendet Ihr Carrier Anrufe, und an ihr registrieren sich Ihre Endgeräte.',
    section: 'SIP-Realm',
    subdomain: 'Subdomain',
    submit: 'SIP-Realm ändern',
    state: {
      short: 'Mindestens 3 Zeichen.',
      wrong: 'Nur Buchstaben, Ziffern und Bindestriche, kein Bindestrich am Anfang oder Ende.',
      same: 'Das ist Ihr aktueller SIP-Realm.',
      checking: 'Wird geprüft…',
      free: '%{realm} ist verfügbar.',
      taken: '%{realm} ist bereits vergeben.',
      failed: 'Es konnte nicht geprüft werden, ob %{realm} verfügbar ist.',
    },
    changed: 'SIP-Realm in %{realm} geändert.',
    changedBut: 'SIP-Realm in %{realm} geändert, aber die Plattform hat gemeldet: %{reason}',
    noRoot: 'Die Plattform hat keine Root-Domain. Sie können deshalb keinen SIP-Realm wählen.',
    devices: 'Stellen Sie alle Endgeräte und Carrier um, die den aktuellen SIP-Realm verwenden.',
  },
  deletion: {
    title: 'Konto löschen',
    purpose:
      'Beendet Ihr Abonnement und löscht Ihr Konto mit allem, was dazugehört. Das kann nicht rückgängig gemacht werden.',
    open: 'Konto löschen',
    dialogTitle: 'Ihr Konto löschen?',
    deleted: 'Damit wird auch gelöscht:',
    nothing: 'Seine Benutzer, API-Schlüssel und Sprachdienste werden auch gelöscht.',
    password: 'Passwort',
    wrongPassword: 'Falsches Passwort.',
    message: 'Bestätigung',
    messageHelp: 'Geben Sie %{words} ein',
    mismatch: 'Geben Sie die Bestätigung genau so ein, um Ihr Konto zu löschen.',
    submit: 'Mein Konto endgültig löschen',
    deleting: 'Ihr Konto wird gelöscht',
    deletingText: 'Verlassen Sie diese Seite nicht.',
    halfWay:
      'Ihr Konto wurde nur zum Teil gelöscht; manche Daten sind vielleicht schon weg. Versuchen Sie es erneut oder wenden Sie sich an Ihren Administrator.',
    partlyTitle: 'Ihr Konto wurde nur zum Teil gelöscht',
    partly:
      'Ihr Benutzer ist auch gelöscht, Sie können sich also nicht mehr anmelden. Bitten Sie Ihren Administrator, den Rest zu löschen.',
    customerLeftTitle: 'Von Ihrer Karte wird vielleicht weiter abgebucht',
    customerLeft:
      'Ihr Konto und alles, was dazugehört, ist gelöscht. Der Zahlungsdienst war aber nicht erreichbar, um Ihr Abonnement zu beenden. Bitten Sie Ihren Administrator, dort den Kunden %{customer} zu löschen.',
    deletedKinds: {
      applications: 'Anwendungen',
      phoneNumbers: 'Rufnummern',
      tenants: 'Microsoft-Teams-Mandanten',
      apiKeys: 'API-Schlüssel',
    },
    blocked: 'Löschen Sie zuerst:',
    blockedTitle: 'Ihr Konto kann noch nicht gelöscht werden',
  },
  notifications: {
    paid: 'Zahlung abgeschlossen',
    paidLater:
      'Ihre neue Karte wurde gespeichert, aber Ihr Tarif ist noch nicht aktiv. Sehen Sie in einigen Minuten noch einmal nach.',
    modified: 'Die Kapazität Ihres Abonnements wurde geändert.',
    otherCapacity:
      'Ihre Bestellung ist bestätigt, aber Ihr Tarif hat eine andere Kapazität als bestellt. Wenden Sie sich an Ihren Administrator.',
    downgraded: 'Sie nutzen jetzt den kostenlosen Tarif',
    downgradedBilled:
      'Sie nutzen den kostenlosen Tarif, aber der Zahlungsdienst rechnet weiter ab. Wenden Sie sich an Ihren Administrator.',
    downgradedUnknown:
      'Sie nutzen den kostenlosen Tarif, aber der Zahlungsdienst ist nicht erreichbar. Prüfen Sie später, ob nicht mehr abgerechnet wird.',
  },
};

export const messages: typeof english = {
  pages: { billing: { ...billing, backOffice } },
};
