import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useConsole, useConsoleActions } from '../../../components/ConsoleContext';
import { Combobox } from '../../../components/inputs/Combobox';
import { PageHeader } from '../../../components/page/PageHeader';
import { useAccounts } from '../../../components/useAccounts';
import { OwnRows } from '../../OwnRows';
import { useOwnRows } from '../../useOwnRows';

/** The platform answers the names alone. */
const toName = (row: unknown): string => String(row);

/** The conferences that an account has now. */
const Conferences = ({ accountSid }: { accountSid: string }) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`extensions.conferences.${key}`);
  const query = useOwnRows(['Accounts', accountSid, 'Conferences'], toName);
  return (
    <OwnRows
      label={say('title')}
      query={query}
      keyOf={(name) => name}
      columns={[{ label: say('name'), cell: (name) => <bdi translate="no">{name}</bdi> }]}
      empty={{ title: say('empty'), text: say('purpose') }}
    />
  );
};

/** Whose conferences are shown: those of the own account, else of one that is chosen. */
function useChosenAccount() {
  const { identity } = useConsole();
  const { storedAccountFilter } = useConsoleActions();
  const own = identity.accountSid;
  const { data: accounts = [], isPending } = useAccounts({ enabled: !own });
  const [chosen, choose] = useState(storedAccountFilter);
  const value = accounts.find(({ id }) => id === chosen) ?? null;
  return { own, sid: own ?? value?.id, value, accounts, isPending, choose };
}

export const ConferencesPage = () => {
  const translate = useTranslate();
  const { own, sid, value, accounts, isPending, choose } = useChosenAccount();
  const account = translate('app.list.account');
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader title={translate('extensions.conferences.title')} />
      {!own && (
        <Box sx={{ mb: 4, maxWidth: 320 }}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {account}
          </Typography>
          <Combobox
            className="filter"
            label={account}
            choices={accounts}
            value={value}
            onChange={(choice) => choose(choice?.id ?? null)}
            isLoading={isPending}
          />
        </Box>
      )}
      {sid ? (
        <Conferences key={sid} accountSid={sid} />
      ) : (
        <Typography color="textSecondary">{translate('extensions.conferences.choose')}</Typography>
      )}
    </Box>
  );
};
