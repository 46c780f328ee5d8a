import RefreshIcon from '@mui/icons-material/Refresh';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCanAccess } from '../components/access/useCanAccess';
import { useConsole } from '../components/ConsoleContext';
import { Combobox } from '../components/inputs/Combobox';
import { focusBack } from '../components/page/focusBack';
import { PlainButton } from '../components/plain/PlainButton';
import { plainIcon } from '../components/plain/plainIcon';
import { useServiceProviders } from '../components/useServiceProviders';
import type { ServiceProvider } from '../types';

const none: ServiceProvider[] = [];
const refreshIcon = plainIcon(RefreshIcon);

/** That there is nothing to choose from: none, or none that could be read, which can be tried again. */
const NoChoice = ({ asked }: { asked: ReturnType<typeof useServiceProviders> }) => {
  const translate = useTranslate();
  const { error, isFetching, refetch } = asked;
  const label = translate('app.nav.serviceProvider');
  const labelled = (one: string, value: string) => translate('app.labelled', { label: one, value });
  const retry = async () => {
    const { error: again } = await refetch();
    // The button is gone then.
    if (!again) focusBack(null);
  };
  return (
    <>
      <span className="nav-none" role="status">
        {labelled(label, translate(error ? 'app.errors.loadTitle' : 'app.form.none'))}
      </span>
      {error && (
        <PlainButton
          label={labelled(translate('app.errors.retry'), label)}
          icon={refreshIcon}
          disabled={isFetching}
          onClick={() => void retry()}
        />
      )}
    </>
  );
};

/** The current service provider by name, and for those who may, all others to choose from. */
export const ServiceProviderField = ({ onChoose }: { onChoose: (sid: string) => void }) => {
  const translate = useTranslate();
  const { providerSid } = useConsole();
  const asked = useServiceProviders();
  const { data: providers = none, isPending } = asked;
  const maySwitch = useCanAccess({ action: 'edit', resource: 'service-provider-selection' });
  const [typed, setTyped] = useState<string | null>(null);
  const current = providers.find(({ id }) => id === providerSid) ?? null;
  if (!isPending && providers.length === 0) return <NoChoice asked={asked} />;
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
