import type { clients as english } from '../en/clients';

export const clients: typeof english = {
  name: 'SIP-Client |||| SIP-Clients',
  fields: {
    client_sid: 'SIP-Client-SID',
    account_sid: 'Konto',
    username: 'Benutzername',
    password: 'Passwort',
    is_active: 'Aktiv',
    state: 'Status',
    allow_direct_app_calling: 'Direkte Anrufe an Anwendungen erlauben',
    allow_direct_queue_calling: 'Direkte Anrufe an Warteschlangen erlauben',
    allow_direct_user_calling: 'Direkte Anrufe an andere Benutzer erlauben',
  },
  helper: {
    username: 'Der Benutzername kann nach dem Anlegen nicht geändert werden.',
    password: 'Um das Passwort zu ändern, löschen Sie den Client und legen ihn neu an.',
    allow_direct_app_calling: 'Kann die Anwendungen des Kontos über ihren Namen anrufen.',
    allow_direct_queue_calling: 'Kann die Warteschlangen des Kontos über ihren Namen anrufen.',
    allow_direct_user_calling: 'Kann die anderen SIP-Clients des Kontos anrufen.',
  },
  sections: {
    client: 'SIP-Client',
    clientPurpose: 'Zugangsdaten für die SIP-Registrierung.',
    calling: 'Direkte Anrufe',
    callingPurpose: 'Was das Endgerät direkt anrufen kann.',
    danger: 'Diesen SIP-Client löschen',
    dangerPurpose:
      'Das Endgerät kann sich dann nicht mehr registrieren. Das kann nicht rückgängig gemacht werden.',
  },
  realm: {
    name: 'SIP-Realm',
    is: 'Endgeräte registrieren sich an diesem SIP-Realm',
    missing: 'Dieses Konto hat keinen SIP-Realm. Seine Endgeräte können sich nicht registrieren.',
    associate: 'SIP-Realm festlegen',
  },
  action: {
    create: 'SIP-Client hinzufügen',
    delete: 'SIP-Client löschen',
    createAccount: 'Konto hinzufügen',
    toggle: '%{name} ist aktiv',
  },
  title: { create: 'SIP-Client hinzufügen', edit: 'SIP-Client bearbeiten' },
  validation: {
    usernameTaken: 'Dieser Benutzername wird in diesem Konto bereits verwendet.',
    noRealm: 'Das Konto hat keinen SIP-Realm.',
  },
  notifications: {
    notChanged: '%{name} konnte nicht geändert werden.',
    created: 'SIP-Client angelegt',
    updated: 'SIP-Client geändert',
    deleted: 'SIP-Client %{name} gelöscht',
  },
  empty: {
    title: 'Keine SIP-Clients.',
    text: 'SIP-Clients sind die Softphones und Tischtelefone eines Kontos.',
    noAccount: 'Legen Sie erst ein Konto an. Danach können Sie einen SIP-Client anlegen.',
  },
};
