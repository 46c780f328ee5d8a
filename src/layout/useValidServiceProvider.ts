import { useBasename, useLocation } from 'ra-core';
import { useEffect } from 'react';
import { useConsole } from '../components/ConsoleContext';
import type { ProviderSwitch } from '../components/useProviderSwitch';
import { useSelectServiceProvider } from '../components/useSelectServiceProvider';
import { useServiceProviders } from '../components/useServiceProviders';

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
      ? (state as ProviderSwitch | null)?.serviceProvider
      : undefined;
  const isGone =
    !isFetching && providerSid !== null && providers?.every(({ id }) => id !== providerSid);
  const replacement = isGone ? providers?.[0]?.id : undefined;

  useEffect(() => {
    const next = wanted ?? replacement;
    if (next) select(next);
  }, [wanted, replacement, select]);
}
