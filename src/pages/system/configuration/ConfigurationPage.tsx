import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCanAccess } from '../../../components/access/useCanAccess';
import { useConsole } from '../../../components/ConsoleContext';
import { Combobox } from '../../../components/inputs/Combobox';
import { PageHeader } from '../../../components/page/PageHeader';
import { useAccounts } from '../../../components/useAccounts';
import type { ApplyStage } from './ApplyPanel';
import { ComparePanel } from './ComparePanel';
import { ExportPanel } from './ExportPanel';

/** What the page is about: the whole service provider, or one of its accounts. */
const TargetChoice = ({
  account,
  isLocked,
  onChange,
}: {
  account: string | null;
  isLocked: boolean;
  onChange: (account: string | null) => void;
}) => {
  const translate = useTranslate();
  const { data: accounts = [], isPending } = useAccounts();
  const label = translate('app.configFile.of');
  return (
    <Box sx={{ mb: 5, maxWidth: 320 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Combobox
        className="filter"
        label={label}
        placeholder={translate('app.configFile.wholeProvider')}
        choices={accounts}
        value={accounts.find(({ id }) => id === account) ?? null}
        onChange={(choice) => onChange(choice?.id ?? null)}
        isLoading={isPending}
        isDisabled={isLocked}
      />
    </Box>
  );
};

/** Everything below a service provider or an account as a file: exported, compared, applied. */
export const ConfigurationPage = () => {
  const translate = useTranslate();
  const { providerSid, identity } = useConsole();
  const seesAccounts = useCanAccess({ action: 'list', resource: 'accounts' });
  const [account, setAccount] = useState<string | null>(null);
  const [stage, setStage] = useState<ApplyStage>('open');
  const target = identity.accountSid ?? account;
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader title={translate('app.configFile.title')} />
      <Typography color="textSecondary" sx={{ mb: 5, maxWidth: 720 }}>
        {translate('app.configFile.intro')}
      </Typography>
      {seesAccounts && (
        <TargetChoice account={account} isLocked={stage === 'running'} onChange={setAccount} />
      )}
      {(providerSid || target) && (
        <Box
          key={`${providerSid} ${target}`}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}
        >
          <ExportPanel account={target} />
          <ComparePanel account={target} stage={stage} onStage={setStage} />
        </Box>
      )}
    </Box>
  );
};
