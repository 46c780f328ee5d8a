import { useBasename, useLocation, useNavigate } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { useConsole } from '../components/ConsoleContext';
import { useSelectServiceProvider } from '../components/useSelectServiceProvider';
import { useServiceProviders } from '../components/useServiceProviders';

interface SwitchState {
  serviceProvider?: string;
}

/**
 * Asks for another service provider: it goes to the base route, which leads home, with the choice in
 * the state of that navigation. A form with unsaved changes can thus stop it before anything has
 * changed; `useValidServiceProvider` makes the choice once the old screen has been left.
 */
export function useProviderSwitch(): (sid: string) => void {
  const navigate = useNavigate();
  const base = useBasename();
  return useCallback(
    (sid) => {
      const state: SwitchState = { serviceProvider: sid };
      navigate(base, { state });
    },
    [navigate, base],
  );
}

/**
 * Keeps the current service provider valid, on every screen: selects the one that a switch requested, or
 * the first by name if the stored one no longer exists. Mounted once, by the layout.
 */
export function useValidServiceProvider(): void {
  const { pathname, state } = useLocation();
  const base = useBasename();
  const select = useSelectServiceProvider();
  const { providerSid } = useConsole();
  const { data: providers, isFetching } = useServiceProviders();
  const wanted =
    pathname.replace(/\/$/, '') === base
      ? (state as SwitchState | null)?.serviceProvider
      : undefined;
  const isGone =
    !isFetching && providerSid !== null && providers?.every(({ id }) => id !== providerSid);
  const replacement = isGone ? providers?.[0]?.id : undefined;

  useEffect(() => {
    const next = wanted ?? replacement;
    if (next) select(next);
  }, [wanted, replacement, select]);
}
