import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useLocation, useTranslate } from 'ra-core';
import { Refused } from '../../components/access/Refused';
import { useCanAccess, useRefusal } from '../../components/access/useCanAccess';
import { ApiKeysPanel } from '../../components/apiKeys/ApiKeysPanel';
import { useConsole } from '../../components/ConsoleContext';
import { EmptyState } from '../../components/page/EmptyState';
import { PageHeader } from '../../components/page/PageHeader';
import { useOwnSearch } from '../../components/page/useOwnSearch';
import { useServiceProviders } from '../../components/useServiceProviders';
import { config } from '../../config';
import { unlinkedTerms } from '../../config/unlinkedTerms';
import { listWords } from '../../domain/listWords';
import { AdminSettings } from './AdminSettings';
import { ServiceProviderSettings } from './ServiceProviderSettings';
import { SettingFlaws } from './SettingFlaws';

const tabParam = 'tab';
const tabs = [
  { value: 'admin', label: 'pages.settings.tabs.admin' },
  { value: 'service-provider', label: 'pages.settings.tabs.serviceProvider' },
] as const;
type TabValue = (typeof tabs)[number]['value'];
const panelId = (tab: TabValue) => `settings-${tab}`;

/** The open tab lives in the URL; a form with unsaved changes asks before it is left for the other. */
const useTab = (): [TabValue, (tab: TabValue) => void] => {
  const { search } = useLocation();
  const changeSearch = useOwnSearch();
  const asked = new URLSearchParams(search).get(tabParam);
  const open = tabs.find(({ value }) => value === asked)?.value ?? 'admin';
  return [open, (tab) => changeSearch(`?${tabParam}=${tab}`)];
};

const ProviderPart = ({ isTab }: { isTab: boolean }) => {
  const translate = useTranslate();
  const { providerSid } = useConsole();
  if (!providerSid) return <EmptyState title={translate('resources.service-providers.empty')} />;
  return (
    <ServiceProviderSettings
      key={providerSid}
      sid={providerSid}
      tabParam={isTab ? tabParam : undefined}
      below={<ProviderKeys />}
    />
  );
};

/** Named where nothing else says whose they are. */
const ProviderKeys = ({ isNamed = false }: { isNamed?: boolean }) => {
  const translate = useTranslate();
  const { providerSid } = useConsole();
  const { data: providers } = useServiceProviders();
  if (!providerSid) return null;
  const label = translate('resources.service-providers.sections.apiKeys');
  const value = isNamed && providers?.find(({ id }) => id === providerSid)?.name;
  return (
    <ApiKeysPanel
      key={providerSid}
      owner={{ service_provider_sid: providerSid }}
      label={value ? translate('app.labelled', { label, value }) : label}
    />
  );
};

/** Tells the deployer, as nobody else can do anything about it. */
const UnlinkedTerms = () => {
  const translate = useTranslate();
  const names = unlinkedTerms(config());
  if (names.length === 0) return null;
  return (
    <Alert severity="warning" role="note" variant="outlined" sx={{ mb: 4 }}>
      {translate('pages.settings.unlinkedTerms', { names: listWords(names, translate) })}
    </Alert>
  );
};

const TabbedSettings = () => {
  const translate = useTranslate();
  const [open, choose] = useTab();
  return (
    <>
      <UnlinkedTerms />
      <SettingFlaws />
      <Tabs
        value={open}
        onChange={(_event, tab: TabValue) => choose(tab)}
        aria-label={translate('pages.settings.tabs.label')}
        sx={{ mb: 4, borderBottom: '1px solid var(--mui-palette-divider)' }}
      >
        {tabs.map(({ value, label }) => (
          <Tab
            key={value}
            value={value}
            id={`${panelId(value)}-tab`}
            aria-controls={panelId(value)}
            label={translate(label)}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={panelId(open)} aria-labelledby={`${panelId(open)}-tab`}>
        {open === 'admin' ? (
          <>
            <AdminSettings tabParam={tabParam} />
            <ProviderKeys isNamed />
          </>
        ) : (
          <ProviderPart isTab />
        )}
      </div>
    </>
  );
};

export const SettingsPage = () => {
  const translate = useTranslate();
  const refusal = useRefusal({ action: 'view', resource: 'settings' });
  const isAdmin = useCanAccess({ action: 'view', resource: 'admin-settings' });
  if (refusal) return <Refused refusal={refusal} />;
  return (
    <Box sx={{ maxWidth: 1280 }}>
      <PageHeader title={translate('pages.settings.title')} />
      {isAdmin ? <TabbedSettings /> : <ProviderPart isTab={false} />}
    </Box>
  );
};
