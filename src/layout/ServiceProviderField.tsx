import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCanAccess } from '../components/access/useCanAccess';
import { useConsole } from '../components/ConsoleContext';
import { useServiceProviders } from '../components/useServiceProviders';
import type { ServiceProvider } from '../types';

/** The current service provider by name, and for those who may, all others to choose from. */
export const ServiceProviderField = ({ onChoose }: { onChoose: (sid: string) => void }) => {
  const translate = useTranslate();
  const { providerSid } = useConsole();
  const { data: providers = [], isPending } = useServiceProviders();
  const maySwitch = useCanAccess({ action: 'edit', resource: 'service-provider-selection' });
  const [typed, setTyped] = useState<string | null>(null);
  const current = providers.find(({ id }) => id === providerSid) ?? null;
  return (
    <Autocomplete
      options={providers}
      // None is chosen while the list is on its way, which the type of a field without "clear" omits.
      value={current as ServiceProvider}
      // The text is what is typed, else the current name: a switch that was stopped leaves no trace.
      inputValue={typed ?? current?.name ?? ''}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : null)}
      loading={isPending}
      disabled={!maySwitch}
      disableClearable
      forcePopupIcon={maySwitch}
      autoHighlight
      fullWidth
      // Those who cannot change it read it all the same.
      sx={{ '& .Mui-disabled': { WebkitTextFillColor: 'var(--mui-palette-text-primary)' } }}
      onChange={(_event, provider) => {
        if (provider.id !== providerSid) onChoose(provider.id);
      }}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      renderInput={(params) => (
        <TextField
          {...params}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps?.htmlInput,
              'aria-label': translate('app.nav.serviceProvider'),
            },
          }}
        />
      )}
    />
  );
};
