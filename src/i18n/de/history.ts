import type { messages as english } from '../en/history';

export const messages: typeof english = {
  app: {
    sent: {
      help: 'Es wurde noch nichts gesendet. In den Befehlen ist $TOKEN Ihr API-Schlüssel und jedes andere $NAME ein Secret oder die SID, die ein früherer Aufruf zurückgibt.',
      nothing: 'Es würde nichts gesendet: Alles ist bereits gespeichert.',
      does: {
        POST: 'Anlegen: %{name}',
        PUT: 'Ändern: %{name}',
        DELETE: 'Löschen: %{name}',
      },
      becomes: 'wird zu',
      secret: 'Ein Secret, nicht angezeigt',
      command: 'cURL-Befehl: %{name}',
      calls: 'cURL-Befehle',
      copyAll: 'Alle Befehle kopieren',
    },
    history: {
      purpose:
        'Nur was Sie in diesem Browser auf diesem Computer geändert haben. Das ist kein Audit: Die Plattform hat keines, und was anderswo geändert wurde, steht nicht hier. Die neuesten 1.000 Einträge werden aufbewahrt, ohne Passwörter und andere Secrets.',
      search: 'Name, Feld oder SID suchen',
      resource: 'Art des Eintrags',
      allResources: 'Alle Arten',
      result: 'Ergebnis',
      allResults: 'Alle Ergebnisse',
      endings: {
        stored: 'Erledigt',
        part: 'Teilweise erledigt',
        refused: 'Fehlgeschlagen',
        unknown: 'Unbestätigt',
        open: 'Unbestätigt',
      },
      record: '%{type} %{name}',
      kinds: {
        made: 'Angelegt: %{record}',
        changed: 'Geändert: %{record}',
        deleted: 'Gelöscht: %{record}',
        many: '%{record}: %{smart_count} geändert |||| %{record}: %{smart_count} geändert',
        manyMade: '%{record}: %{smart_count} angelegt |||| %{record}: %{smart_count} angelegt',
        manyDeleted: '%{record}: %{smart_count} gelöscht |||| %{record}: %{smart_count} gelöscht',
      },
      states: {
        done: 'Erledigt',
        refused: 'Abgelehnt',
        unknown: 'Keine Antwort',
        sent: 'Keine Antwort',
        waits: 'Nicht gesendet',
      },
      by: 'Von %{who}',
      open: '%{name} öffnen',
      openEnd:
        'Es ist nicht bekannt, wie das ausging: Die Seite wurde geschlossen, bevor eine Antwort kam.',
      revert: 'Zurücksetzen',
      revertField: '%{field} zurücksetzen',
      revertAll: 'Alle Felder zurücksetzen',
      secret: 'Ein Secret: nicht aufbewahrt, kann nicht zurückgesetzt werden',
      calls: '%{smart_count} API-Aufruf |||| %{smart_count} API-Aufrufe',
      more: 'Und %{smart_count} weiterer Aufruf |||| Und %{smart_count} weitere Aufrufe',
      older: 'Ältere anzeigen (noch %{smart_count}) |||| Ältere anzeigen (noch %{smart_count})',
      menu: 'Weitere Aktionen',
      exportCsv: 'Als CSV exportieren',
      exportJson: 'Als JSON exportieren',
      exported: 'Gespeichert als %{file}',
      clear: 'Verlauf löschen',
      clearTitle: 'Verlauf dieses Browsers löschen?',
      clearText: 'Löscht Ihre Einträge in diesem Browser. Auf der Plattform ändert sich nichts.',
      empty: 'Noch keine Änderungen',
      emptyText: 'Was Sie in diesem Browser anlegen, ändern und löschen, erscheint hier.',
      blocked: 'Dieser Browser bewahrt keinen Verlauf auf',
      blockedText:
        'Sein Speicher ist voll oder gesperrt. Änderungen sind weiterhin möglich, werden hier aber nicht aufgeführt.',
      notKept:
        'Der Speicher dieses Browsers ist voll oder gesperrt: Die neuesten Änderungen fehlen vielleicht.',
      notCleared:
        'Vielleicht wurde nicht alles gelöscht: Der Speicher dieses Browsers ist gesperrt. Versuchen Sie es erneut.',
      notFound: 'Keine passenden Einträge',
      oneRecord: 'Nur Änderungen von %{name}.',
      showAll: 'Alle anzeigen',
    },
  },
};
