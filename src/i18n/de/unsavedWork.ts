import type { unsavedWork as english } from '../en/unsavedWork';

export const unsavedWork: typeof english = {
  errors: {
    brokenPart:
      'In diesem Abschnitt ist ein Fehler aufgetreten. Der Rest des Formulars funktioniert weiterhin.',
    unreadableFields:
      'Die Plattform hat ungültige Werte gesendet für: %{fields}. Beim Speichern bleiben sie unverändert.',
    unreadableErased:
      'Der gespeicherte Wert ist nicht lesbar. Geben Sie ihn neu ein, um zu speichern.',
    maybeSaved:
      'Verbindung beim Speichern abgebrochen. Vielleicht wurden einige Änderungen gespeichert. Ihre Eingaben sind noch da. Prüfen Sie sie und speichern Sie erneut; nichts wird doppelt angelegt.',
    maybeDone:
      'Verbindung abgebrochen. Vielleicht ist es schon erledigt. Versuchen Sie es erneut, um sicher zu sein.',
    maybeSent:
      'Verbindung abgebrochen. Vielleicht wurde es gespeichert. Ein neuer Versuch macht nichts doppelt.',
    offline:
      'Sie sind offline. Nichts wurde gesendet. Versuchen Sie es erneut, sobald Sie wieder online sind.',
    rateLimited:
      'Anfragelimit erreicht. Versuchen Sie es in einer Minute erneut. |||| Anfragelimit erreicht. Versuchen Sie es in %{smart_count} Minuten erneut.',
    platformSaid: 'Antwort der Plattform: „%{text}“',
    notWaited: 'Nicht gespeichert: Sie haben das Warten abgebrochen.',
    refused:
      'Die Plattform lehnt Anfragen ab, vermutlich weil ihr Anfragelimit erreicht ist. Versuchen Sie es in einigen Minuten erneut.',
    refusedSaving:
      'Die Plattform lehnt Anfragen ab, vermutlich weil ihr Anfragelimit erreicht ist. Wahrscheinlich wurde nichts gespeichert. Versuchen Sie es in einigen Minuten erneut.',
    deletedMeanwhile:
      'Jemand hat diesen Eintrag gelöscht, während Sie ihn bearbeitet haben. Ihre Eingaben sind noch da: Kopieren Sie, was Sie brauchen.',
  },
  badValues: {
    unreadable: 'Nicht lesbar',
    row: 'Diese Zeile kann nicht angezeigt werden.',
    panel:
      'In diesem Bereich ist ein Fehler aufgetreten. Der Rest der Seite funktioniert weiterhin.',
  },
  connection: {
    offline: 'Sie sind offline. Stand der Daten: %{time}.',
    retrying: 'Offline, neuer Versuch läuft… Stand der Daten: %{time}.',
  },
  rateLimit: {
    loading:
      'Anfragelimit erreicht. Weiter in %{smart_count} Sekunde… |||| Anfragelimit erreicht. Weiter in %{smart_count} Sekunden…',
    saving:
      'Anfragelimit erreicht. Ihre Änderungen werden in %{smart_count} Sekunde gespeichert… |||| Anfragelimit erreicht. Ihre Änderungen werden in %{smart_count} Sekunden gespeichert…',
    unread: 'Die Plattform lehnt Anfragen ab, vermutlich weil ihr Anfragelimit erreicht ist.',
    retrying:
      'Neuer Versuch in %{smart_count} Sekunde… |||| Neuer Versuch in %{smart_count} Sekunden…',
    savingLater:
      'Ihre Änderungen werden in %{smart_count} Sekunde gespeichert… |||| Ihre Änderungen werden in %{smart_count} Sekunden gespeichert…',
    stop: 'Nicht länger warten',
  },
  session: {
    endsAt: 'Ihre Sitzung läuft bald ab (%{time}).',
    ended: 'Ihre Sitzung ist abgelaufen (%{time}).',
    stay: 'Angemeldet bleiben',
    again: 'Erneut anmelden',
    title: 'Melden Sie sich an, um fortzufahren',
    expired:
      'Ihre Sitzung ist abgelaufen. Ihre Eingaben sind noch da. Melden Sie sich an, um das Speichern abzuschließen.',
    expiredElsewhere:
      'Ihre Sitzung ist abgelaufen. Melden Sie sich an, um hier weiterzuarbeiten und ungespeicherte Änderungen in anderen Tabs zu behalten.',
    ahead: 'Melden Sie sich jetzt an, um Ihre Sitzung zu behalten.',
    username: 'Benutzername',
    password: 'Passwort',
    submit: 'Anmelden',
    busy: 'Wird angemeldet…',
    later: 'Später',
    leave: 'Als jemand anderes anmelden',
  },
  drafts: {
    found: 'Sie haben ungespeicherte Änderungen (%{time}).',
    foundMaybe:
      'Ihre Änderungen (%{time}) wurden vielleicht gespeichert: Es kam keine Antwort. Stellen Sie sie wieder her und speichern Sie erneut; nichts wird doppelt angelegt.',
    foundPart:
      'Ihre Änderungen (%{time}) wurden nur zum Teil gespeichert. Stellen Sie den Rest wieder her und speichern Sie erneut; nichts wird doppelt angelegt.',
    foundDeletion:
      'Die Löschung (%{time}) wurde nicht abgeschlossen. Stellen Sie die entfernten Zeilen wieder her und speichern Sie.',
    restore: 'Wiederherstellen',
    discard: 'Verwerfen',
    typeAgain: 'Secrets werden nicht aufbewahrt. Neu einzugeben: %{fields}.',
    deleted: 'Inzwischen gelöscht',
    onItsWay: 'Wird gespeichert…',
    maybe: 'Vielleicht gespeichert',
    part: 'Teilweise gespeichert',
    deleting: 'Wird gelöscht…',
    maybeDeleted: 'Vielleicht gelöscht',
    lateFailed: '%{name} konnte nicht gespeichert werden.',
    lateNotDeleted: '%{name} konnte nicht gelöscht werden.',
    lateMaybe:
      'Verbindung abgebrochen. Vielleicht wurden einige Änderungen gespeichert. Öffnen Sie das Formular, um das zu prüfen.',
    lateOpen: 'Öffnen',
    menu: 'Ungespeicherte Änderungen',
    title: 'Ungespeicherte Änderungen',
    empty: 'Keine ungespeicherten Änderungen.',
    new: 'Neu',
    close: 'Schließen',
    help: 'Bleiben 7 Tage in diesem Browser erhalten, ohne Passwörter und andere Secrets. Wer diesen Browser benutzt, kann sie lesen.',
    copy: 'Änderungen kopieren',
    addressPassword: 'Passwörter in Webadressen',
    notKept: 'Dieser Browser kann sie nicht aufbewahren: Sein Speicher ist voll oder gesperrt.',
    elsewhere: 'Ein anderer Tab enthält ungespeicherte Änderungen.',
    elsewhereLost:
      'Ein anderer Tab enthält ungespeicherte Änderungen oder arbeitet noch: Was dort nicht gespeichert ist, geht verloren.',
    signOutTitle: 'Ohne Speichern abmelden?',
    signOutText: 'Ihre Änderungen bleiben 7 Tage in diesem Browser erhalten.',
    signOutLost:
      'Ihre Änderungen gehen verloren: Der Speicher dieses Browsers ist voll oder gesperrt.',
    signOut: 'Abmelden',
  },
  conflict: {
    title: 'Jemand anderes hat das geändert',
    help: 'Sie und jemand anderes haben diese Felder geändert, seit Sie das Formular geöffnet haben. Wählen Sie, welche Werte gespeichert werden.',
    keepMine: 'Meinen Wert behalten',
    takeTheirs: 'Anderen Wert nehmen',
    save: 'Speichern',
    cancel: 'Zurück zum Formular',
    empty: 'Leer',
    rows: '1 Zeile |||| %{smart_count} Zeilen',
    yes: 'Ja',
    no: 'Nein',
    deleted: 'Gelöscht',
    changed: 'Geändert',
  },
};
