import { useTranslate } from 'ra-core';
import { useIsAllowed } from '../../components/access/useRefusal';
import type { Scope } from '../../types';

export interface ScopeChoice {
  id: Scope;
  name: string;
}

/** The scopes that this operator may give to a user, widest first. */
export function useScopeChoices(): ScopeChoice[] {
  const translate = useTranslate();
  const admin = useIsAllowed({ action: 'edit', area: 'user-scope', record: { scope: 'admin' } });
  const others = useIsAllowed({ action: 'edit', area: 'user-scope' });
  const given: Scope[] = [
    ...(admin ? (['admin'] as const) : []),
    ...(others ? (['service_provider'] as const) : []),
    'account',
  ];
  return given.map((id) => ({ id, name: translate(`app.scopes.${id}`) }));
}
