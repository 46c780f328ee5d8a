import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { MonoText } from '../../components/fields/MonoText';
import { StateLabel } from '../../components/fields/StateLabel';
import { ShortSid } from '../../components/inputs/ShortSid';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { ListPage } from '../../components/list/ListPage';
import { RecordLink } from '../../components/list/RecordLink';
import { SearchField } from '../../components/list/SearchField';
import type { Account } from '../../types';
import definition from '.';
import { DeleteAccountDialog } from './DeleteAccountDialog';

const Column = DataTable.Col<Account>;

/** Active or not, and what else is on: recording and debug logging. */
const AccountState = ({ account }: { account: Account }) => {
  const translate = useTranslate();
  const extra = [
    account.record_all_calls && 'recording',
    account.enable_debug_log && 'debugLog',
  ].filter((word) => typeof word === 'string');
  const isActive = account.is_active;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 3 }}>
      <StateLabel
        state={isActive ? 'on' : 'off'}
        label={translate(`resources.accounts.state.${isActive ? 'active' : 'inactive'}`)}
      />
      {extra.map((word) => (
        <StateLabel key={word} state="info" label={translate(`resources.accounts.state.${word}`)} />
      ))}
    </Box>
  );
};

export const AccountList = () => {
  const translate = useTranslate();
  return (
    <ListPage sort={definition.sort} filters={<SearchField />}>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <Column
          source="name"
          label={translate('resources.accounts.columns.name')}
          render={({ name }) => <RecordLink>{name}</RecordLink>}
        />
        <Column
          source="account_sid"
          label={translate('resources.accounts.columns.sid')}
          disableSort
          render={({ account_sid, name }) => (
            <ShortSid
              sid={account_sid}
              name={translate('resources.accounts.columns.sidOf', { name })}
            />
          )}
        />
        <Column
          source="sip_realm"
          render={({ sip_realm }) =>
            sip_realm && <MonoText title={sip_realm}>{sip_realm}</MonoText>
          }
        />
        <Column
          source="is_active"
          label={translate('resources.accounts.columns.state')}
          render={(account) => <AccountState account={account} />}
        />
        <ActionsColumn deleteDialog={DeleteAccountDialog} />
      </DataTable>
    </ListPage>
  );
};
