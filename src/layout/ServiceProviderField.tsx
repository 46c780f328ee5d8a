import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCanAccess } from '../components/access/useCanAccess';
import { useConsole } from '../components/ConsoleContext';
import { Combobox } from '../components/inputs/Combobox';
import { useServiceProviders } from '../components/useServiceProviders';
import type { ServiceProvider } from '../types';

const none: ServiceProvider[] = [];

/** The current service provider by name, and for those who may, all others to choose from. */
export const ServiceProviderField = ({ onChoose }: { onChoose: (sid: string) => void }) => {
  const translate = useTranslate();
  const { providerSid } = useConsole();
  const { data: providers = none, isPending } = useServiceProviders();
  const maySwitch = useCanAccess({ action: 'edit', resource: 'service-provider-selection' });
  const [typed, setTyped] = useState<string | null>(null);
  const current = providers.find(({ id }) => id === providerSid) ?? null;
  return (
    <Combobox
      className="wide"
      label={translate('app.nav.serviceProvider')}
      choices={providers}
      value={current}
      onChange={(provider) => {
        if (provider && provider.id !== providerSid) onChoose(provider.id);
      }}
      // The text is what is typed, else the current name: a switch that was stopped leaves no trace.
      text={typed ?? current?.name ?? ''}
      onText={(text, isTyped) => setTyped(isTyped ? text : null)}
      isLoading={isPending}
      isDisabled={!maySwitch}
    />
  );
};
