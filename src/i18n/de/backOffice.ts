import type { backOffice as english } from '../en/backOffice';

export const backOffice: typeof english = {
  title: 'Tarif und Status',
  purpose: 'Was dieser Kunde nutzen darf. Nur Administratoren sehen das.',
  fields: {
    is_active: 'Aktiv',
    plan_type: 'Tarif',
    trial_end_date: 'Testphase endet am',
    device_to_call_ratio: 'Endgeräte pro Anruf',
    disable_cdrs: 'Anrufdetails nicht aufbewahren',
  },
  helper: {
    active: 'Entfernen Sie das Häkchen, um das Konto zu sperren.',
    suspended: 'Dieses Konto ist gesperrt. Setzen Sie das Häkchen, um es zu aktivieren.',
    plan: 'Ändert, was das Konto anzeigt, nicht seine Kapazität.',
    billed:
      'Der Zahlungsdienst kennt diesen Kunden. Ein hier gewählter Tarif beginnt und beendet keine Zahlungen.',
    trialEnd: 'Leer: kein Ende. Gilt in UTC.',
    ratio: 'Registrierte Endgeräte, die der Tarif je gleichzeitigem Anruf enthält.',
    disable_cdrs: 'Neue Anrufe erscheinen nicht unter den letzten Anrufen.',
  },
  plans: { trial: 'Testphase', free: 'Kostenlos', paid: 'Bezahlt' },
  ratio: 'Geben Sie eine ganze Zahl ab 1 ein.',
  suspendTitle: '%{name} sperren?',
  suspend: 'Beim Speichern sperren',
  suspends: 'Sobald Sie speichern, ist %{name} gesperrt:',
  stops: {
    calls:
      'Eingehende Anrufe werden abgelehnt, mit dem Alarm „Inaktives Konto“. Laufende Anrufe gehen weiter.',
    clients: 'SIP-Clients können sich nicht erneut registrieren und gehen nach und nach offline.',
    speech: 'Es werden keine Texte gesprochen, um eine Stimme anzuhören.',
    stays:
      'Benutzer können sich weiter anmelden, die Daten bleiben, und der Zahlungsdienst rechnet ab wie bisher.',
  },
};
