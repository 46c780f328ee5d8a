import { addressOf } from '../routing/addresses';
import type { Identity, Scope } from '../types';
import { scopes } from '../types/scope';

/** The number behind "at least": account 0, service_provider 1, admin 2 (rule 5.1). */
export const access = (scope: Scope): number => scopes.indexOf(scope);

/** True when the operator's scope is the given one or stronger. */
export const isAtLeast = (identity: Pick<Identity, 'scope'>, scope: Scope): boolean =>
  access(identity.scope) >= access(scope);

/** Where an operator lands: the own account for account users, the accounts list for the others. */
export const homePath = ({ scope, accountSid }: Pick<Identity, 'scope' | 'accountSid'>): string =>
  addressOf({
    area: 'accounts',
    ...(scope === 'account' && { sid: accountSid ?? '', view: 'edit' }),
  });
