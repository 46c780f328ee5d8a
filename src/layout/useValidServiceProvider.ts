import { useLocation } from 'ra-core';
import { useEffect } from 'react';
import { useConsole } from '../components/ConsoleContext';
import { providerSwitchIn } from '../components/useProviderSwitch';
import { useSelectServiceProvider } from '../components/useSelectServiceProvider';
import { useServiceProviders } from '../components/useServiceProviders';

/**
 * Keeps the current service provider valid, on every screen: selects the one that a switch requested, or
 * the first by name if the stored one no longer exists. Mounted once, by the layout.
 */
export function useValidServiceProvider(): void {
  const select = useSelectServiceProvider();
  const { identity, providerSid } = useConsole();
  const { data: providers, isFetching } = useServiceProviders();
  const { serviceProvider } = providerSwitchIn(useLocation());
  // Others have one, whatever an address asks for.
  const wanted = identity.serviceProviderSid ? null : serviceProvider;
  const isGone =
    !isFetching && providerSid !== null && providers?.every(({ id }) => id !== providerSid);
  const replacement = isGone ? providers?.[0]?.id : undefined;

  useEffect(() => {
    const next = wanted || replacement;
    if (next) select(next);
  }, [wanted, replacement, select]);
}
