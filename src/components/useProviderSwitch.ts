import { useBasename, useNavigate } from 'ra-core';
import { useCallback } from 'react';

/** What a navigation to the base route asks for. */
export interface ProviderSwitch {
  serviceProvider?: string;
  /** Where it leads then; home unless given. */
  leadsTo?: string;
}

/**
 * Asks for another service provider: it goes to the base route, which leads home or to `leadsTo`, with the
 * choice in the state of that navigation. A form with unsaved changes can thus stop it before anything has
 * changed; `useValidServiceProvider` makes the choice once the old screen has been left.
 */
export function useProviderSwitch(): (serviceProvider: string, leadsTo?: string) => void {
  const navigate = useNavigate();
  const base = useBasename();
  return useCallback(
    (serviceProvider, leadsTo) => {
      const state: ProviderSwitch = { serviceProvider, ...(leadsTo && { leadsTo }) };
      navigate(base, { state });
    },
    [navigate, base],
  );
}
