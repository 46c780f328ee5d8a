import type { users as english } from '../en/users';

export const users: typeof english = {
  name: 'Benutzer |||| Benutzer',
  fields: {
    name: 'Benutzername',
    email: 'E-Mail',
    scope: 'Zugriffsbereich',
    account_sid: 'Konto',
    user_sid: 'Benutzer-SID',
    state: 'Status',
    is_active: 'Aktiv',
    is_view_only: 'Nur Lesezugriff',
    initial_password: 'Temporäres Passwort',
    force_change: 'Passwortänderung bei der nächsten Anmeldung verlangen',
  },
  helper: {
    is_view_only: 'Sieht alles in seinem Zugriffsbereich, ändert nichts.',
    initial_password: 'Leer lassen, um das aktuelle Passwort zu behalten.',
    noWiderScope:
      'Der Zugriffsbereich kann nicht erweitert werden. Legen Sie stattdessen einen neuen Benutzer an.',
    otherProvider:
      'Dieser Benutzer gehört zu einem anderen Service-Provider. Wechseln Sie zu diesem, um Zugriffsbereich oder Konto zu ändern.',
    moved: 'Speichern meldet diesen Benutzer ab.',
    movedSelf: 'Speichern meldet Sie ab.',
    notForSelf: 'Das kann nur ein anderer Benutzer für Sie ändern.',
  },
  sections: {
    identity: 'Benutzer',
    identityPurpose: 'Angaben zur Anmeldung.',
    scope: 'Zugriffsbereich',
    scopePurpose: 'Was dieser Benutzer sehen und ändern kann.',
    password: 'Passwort',
    passwordPurpose: 'Temporäres Passwort für die erste Anmeldung oder nach dem Zurücksetzen.',
    danger: 'Benutzer löschen',
    dangerPurpose:
      'Der Benutzer kann sich dann nicht mehr anmelden. Das kann nicht rückgängig gemacht werden.',
    lastUser:
      'Das ist der letzte Benutzer Ihres Kontos. Wenn Sie gehen möchten, löschen Sie das Konto selbst: Damit endet auch sein Abonnement.',
    dangerPurposeSelf:
      'Das ist Ihr eigener Benutzer. Sie werden sofort abgemeldet. Das kann nicht rückgängig gemacht werden.',
  },
  action: {
    create: 'Benutzer hinzufügen',
    delete: 'Benutzer löschen',
    self: 'Sie',
  },
  title: { create: 'Benutzer hinzufügen', edit: 'Benutzer' },
  scope: {
    admin: 'Admin',
    account: 'Konto: %{name}',
    service_provider: 'Service-Provider: %{name}',
  },
  filters: {
    scope: 'Zugriffsbereich',
    all: 'Alle Bereiche',
    allOfProvider: 'Service-Provider und Konto',
  },
  state: {
    active: 'Aktiv',
    inactive: 'Inaktiv',
    viewOnly: 'Nur Lesezugriff',
    forceChange: 'Muss Passwort ändern',
  },
  notifications: {
    created: 'Benutzer angelegt',
    updated: 'Benutzer geändert',
    deleted: 'Benutzer %{name} gelöscht',
  },
  validation: {
    nameTaken: 'Dieser Benutzername wird bereits verwendet.',
    emailTaken: 'Diese E-Mail-Adresse wird bereits verwendet.',
    password: 'Ungültiges Passwort.',
    noAccounts: 'Kein Konto zur Auswahl. Der Service-Provider hat keine Konten.',
    ownSteps:
      'Sie können Ihren eigenen Administrator nicht auf ein Konto beschränken. Bitten Sie einen anderen Administrator.',
    lastAdmin: 'Der letzte aktive Administrator kann nicht gelöscht werden.',
  },
  empty: {
    title: 'Keine Benutzer.',
    text: 'Ein Benutzer hat Zugriff auf die ganze Plattform, einen Service-Provider oder ein Konto.',
  },
};
