import type { apiKeys as english } from '../en/apiKeys';

export const apiKeys: typeof english = {
  name: 'API-Schlüssel |||| API-Schlüssel',
  named: 'API-Schlüssel mit der Endung %{end}',
  fields: { token: 'API-Schlüssel', last_used: 'Zuletzt verwendet' },
  sections: {
    purpose: 'Schlüssel authentifizieren API-Anfragen. Halten Sie sie geheim.',
    created: 'Ihr neuer API-Schlüssel',
    failed: 'API-Schlüssel konnte nicht angelegt werden',
    dangerPurpose:
      'Dienste mit diesem Schlüssel verlieren sofort den Zugriff. Das kann nicht rückgängig gemacht werden.',
  },
  action: {
    create: 'API-Schlüssel hinzufügen',
    show: '%{name} anzeigen',
    hide: '%{name} verbergen',
  },
  lost: {
    made: 'Ein Schlüssel wurde angelegt, aber die Antwort ging verloren. Kopieren Sie ihn hier oder löschen Sie ihn, wenn Sie ihn nicht brauchen.',
    unknown:
      'Verbindung abgebrochen. Vielleicht wurde der Schlüssel angelegt. Sehen Sie in der Liste nach und löschen Sie den, den Sie nicht brauchen.',
  },
  rotation: {
    rotate: 'Erneuern',
    keep: 'Diesen Schlüssel behalten',
    next: 'Der alte Schlüssel mit der Endung %{end} gilt noch. Tragen Sie den neuen in Ihre Programme ein und löschen Sie dann den alten. Die Liste erinnert Sie daran.',
    waiting:
      '%{smart_count} ersetzter Schlüssel gilt noch. Er wird nicht automatisch gelöscht: Löschen Sie ihn, sobald ihn nichts mehr verwendet. |||| %{smart_count} ersetzte Schlüssel gelten noch. Sie werden nicht automatisch gelöscht: Löschen Sie sie, sobald sie nichts mehr verwendet.',
    until: 'Ersetzt: %{at}. Zu löschen nach: %{until}.',
    due: 'Ersetzt: %{at}. Es ist Zeit, ihn zu löschen.',
    stillUsed: 'Seitdem verwendet',
    deleteNow: 'Jetzt löschen',
    notKept: 'Dieser Browser kann nicht speichern, welche Schlüssel ersetzt wurden.',
  },
  notifications: { created: 'API-Schlüssel angelegt', deleted: 'API-Schlüssel gelöscht' },
  empty: 'Noch keine API-Schlüssel.',
};
