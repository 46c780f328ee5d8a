import { maxLength } from 'ra-core';
import { requiredText } from '../../components/validation/requiredText';
import type { ImportColumn, Importing } from '../../types/importing';
import { newClient, toNewClient } from './clientRules';

const field = (name: string) => `resources.clients.fields.${name}`;

const flag = (key: string, words: string[] = []): ImportColumn => ({
  key,
  label: field(key),
  words,
  kind: 'flag',
});

/** SIP clients out of a file: one is there already where its account has the user name. */
export const clientImport: Importing = {
  columns: [
    {
      key: 'username',
      label: field('username'),
      words: [
        ...['user name', 'user', 'sip user', 'login', 'name', 'extension'],
        ...['nom d’utilisateur', 'utilisateur', 'benutzername', 'benutzer'],
        ...['nombre de usuario', 'usuario'],
      ],
      isRequired: true,
      rules: [requiredText(), maxLength(64)],
    },
    {
      key: 'account_sid',
      label: field('account_sid'),
      words: ['account', 'account name', 'compte', 'konto', 'cuenta', 'customer'],
      isRequired: true,
      names: 'accounts',
    },
    {
      key: 'password',
      label: field('password'),
      words: ['secret', 'sip password', 'mot de passe', 'passwort', 'kennwort', 'contraseña'],
      isRequired: true,
      kind: 'secret',
    },
    flag('is_active', ['active', 'actif', 'aktiv', 'activo', 'enabled']),
    flag('allow_direct_app_calling'),
    flag('allow_direct_queue_calling'),
    flag('allow_direct_user_calling'),
  ],
  keyOf: ({ account_sid, username }) =>
    account_sid && username ? `${account_sid} ${String(username).trim().toLowerCase()}` : '',
  toRecord: (values) => ({ ...newClient, ...toNewClient(values) }),
  // As the form: without a realm there is nothing to register at.
  check: ({ account_sid }, { accounts }) =>
    account_sid && accounts && !accounts.sip_realm
      ? { key: 'account_sid', message: 'resources.clients.validation.noRealm' }
      : undefined,
};
