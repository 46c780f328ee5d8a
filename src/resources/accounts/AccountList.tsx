import { useTranslate } from 'ra-core';
import { MonoText } from '../../components/fields/MonoText';
import { StateLabel } from '../../components/fields/StateLabel';
import { ShortSid } from '../../components/inputs/ShortSid';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { ListColumn } from '../../components/list/ListColumn';
import { ListPage } from '../../components/list/ListPage';
import { ListTable } from '../../components/list/ListTable';
import { SearchField } from '../../components/list/SearchField';
import type { Account } from '../../types';
import { DeleteAccountDialog } from './DeleteAccountDialog';

const Column = ListColumn<Account>;

/** Active or not, and what else is on: recording and debug logging. */
const accountStates = (account: Account, translate: (key: string) => string) => {
  const extra = [
    account.record_all_calls && 'recording',
    account.enable_debug_log && 'debugLog',
  ].filter((word) => typeof word === 'string');
  const isActive = account.is_active;
  return (
    <span className="states">
      <StateLabel
        state={isActive ? 'normal' : 'off'}
        label={translate(`resources.accounts.state.${isActive ? 'active' : 'inactive'}`)}
      />
      {extra.map((word) => (
        <StateLabel key={word} state="info" label={translate(`resources.accounts.state.${word}`)} />
      ))}
    </span>
  );
};

export const AccountList = () => {
  const translate = useTranslate();
  return (
    <ListPage filters={<SearchField />}>
      <ListTable>
        <Column
          source="name"
          label={translate('resources.accounts.columns.name')}
          render={({ name }, { link }) => link(name)}
        />
        <Column
          source="account_sid"
          label={translate('resources.accounts.columns.sid')}
          className="not-on-phone"
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
          className="takes-rest"
          render={({ sip_realm }) =>
            sip_realm && <MonoText title={sip_realm}>{sip_realm}</MonoText>
          }
        />
        <Column
          source="is_active"
          label={translate('resources.accounts.columns.state')}
          className="beside-name"
          render={(account) => accountStates(account, translate)}
        />
        <ActionsColumn deleteDialog={DeleteAccountDialog} />
      </ListTable>
    </ListPage>
  );
};
