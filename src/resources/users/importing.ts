import { email } from 'ra-core';
import { requiredText } from '../../components/validation/requiredText';
import { scopes } from '../../types';
import type { ImportColumn, Importing, ImportRule } from '../../types/importing';
import { hasAccount, passwordRule, toNewUser } from './userRules';

const field = (name: string) => `resources.users.fields.${name}`;

const flag = (key: string, words: string[] = []): ImportColumn => ({
  key,
  label: field(key),
  words,
  kind: 'flag',
});

const isScope = (value: unknown): value is (typeof scopes)[number] =>
  scopes.includes(value as (typeof scopes)[number]);

/** Nobody gives a wider scope than the own one. */
const notWider: ImportRule = (_value, { scope }, { scope: own }) =>
  isScope(scope) && scopes.indexOf(scope) > scopes.indexOf(own)
    ? 'app.importing.faults.widerScope'
    : undefined;

const scopeOf = ({ scope, account_sid }: Record<string, unknown>) =>
  isScope(scope) ? scope : account_sid ? 'account' : 'service_provider';

/** Users out of a file: one is there already by its name. */
export const userImport: Importing = {
  columns: [
    {
      key: 'name',
      label: field('name'),
      words: [
        ...['user name', 'username', 'user', 'login'],
        ...['nom', 'nom d’utilisateur', 'utilisateur', 'benutzername', 'benutzer'],
        ...['nombre', 'nombre de usuario', 'usuario'],
      ],
      isRequired: true,
      rules: [requiredText()],
    },
    {
      key: 'email',
      label: field('email'),
      words: ['e-mail', 'mail', 'email address', 'adresse e-mail', 'correo', 'correo electrónico'],
      isRequired: true,
      rules: [requiredText(), email()],
    },
    {
      key: 'scope',
      label: field('scope'),
      words: ['role', 'rôle', 'portée', 'rolle', 'zugriffsbereich', 'rol', 'ámbito'],
      choices: scopes,
      rules: [notWider],
    },
    {
      key: 'account_sid',
      label: field('account_sid'),
      words: ['account', 'account name', 'compte', 'konto', 'cuenta', 'customer'],
      names: 'accounts',
    },
    {
      key: 'initial_password',
      label: field('initial_password'),
      words: ['password', 'mot de passe', 'passwort', 'kennwort', 'contraseña'],
      isRequired: true,
      kind: 'secret',
      rules: [(value, _values, { passwords }) => passwordRule(passwords)(value)],
    },
    flag('is_active', ['active', 'actif', 'aktiv', 'activo', 'enabled']),
    flag('is_view_only', ['view-only', 'read-only']),
    flag('force_change'),
  ],
  keyOf: ({ name }) =>
    String(name ?? '')
      .trim()
      .toLowerCase(),
  toRecord: (values) => {
    const scope = scopeOf(values);
    const { account_sid, ...rest } = values;
    return toNewUser({
      ...{ is_active: true, is_view_only: false, force_change: true },
      ...rest,
      ...(hasAccount[scope] && { account_sid: account_sid as string }),
      scope,
    });
  },
  check: ({ scope, account_sid }) =>
    isScope(scope) && hasAccount[scope] && !account_sid
      ? { key: 'account_sid', message: 'ra.validation.required' }
      : undefined,
};
