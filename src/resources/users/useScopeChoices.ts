import { useTranslate } from 'ra-core';
import { useCanAccess } from '../../components/access/useCanAccess';
import type { Scope } from '../../types';

export interface ScopeChoice {
  id: Scope;
  name: string;
}

/** The scopes that this operator may give to a user, widest first. */
export function useScopeChoices(): ScopeChoice[] {
  const translate = useTranslate();
  const admin = useCanAccess({
    action: 'edit',
    resource: 'user-scope',
    record: { scope: 'admin' },
  });
  const others = useCanAccess({ action: 'edit', resource: 'user-scope' });
  const given: Scope[] = [
    ...(admin ? (['admin'] as const) : []),
    ...(others ? (['service_provider'] as const) : []),
    'account',
  ];
  return given.map((id) => ({ id, name: translate(`app.scopes.${id}`) }));
}
