import { useNavigate } from 'ra-core';
import { useCallback } from 'react';
import { addressOf, placeOf } from '../routing/addresses';

/**
 * The address that asks for another service provider: the base route, which leads home or to `leadsTo`.
 * It is a link like any other, in another tab as well.
 */
export const providerSwitchPath = (serviceProvider: string, leadsTo?: string): string =>
  addressOf({ search: { serviceProvider, ...(leadsTo && { leadsTo }) } });

interface ProviderSwitch {
  serviceProvider?: string;
  /** Where it leads then; home unless given. */
  leadsTo?: string;
}

/** What the address of the base route asks for. */
export const providerSwitchIn = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  Object.fromEntries(new URLSearchParams(placeOf(pathname)?.area ? '' : search)) as ProviderSwitch;

/**
 * Asks for another service provider. A form with unsaved changes can stop it before anything has changed;
 * `useValidServiceProvider` makes the choice once the old screen has been left.
 */
export function useProviderSwitch(): (serviceProvider: string) => void {
  const navigate = useNavigate();
  return useCallback((sid) => navigate(providerSwitchPath(sid)), [navigate]);
}
