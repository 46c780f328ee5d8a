import { useTranslate } from 'ra-core';
import { useConsole } from '../../components/ConsoleContext';
import { StateLabel } from '../../components/fields/StateLabel';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { ListColumn } from '../../components/list/ListColumn';
import { ListPage } from '../../components/list/ListPage';
import { ListTable } from '../../components/list/ListTable';
import { SearchField } from '../../components/list/SearchField';
import { useAccountsBySid } from '../../components/useAccounts';
import type { Account, Application } from '../../types';
import { DeleteApplicationDialog } from './DeleteApplicationDialog';
import { webhookAddress } from './webhookAddress';

const Column = ListColumn<Application>;

/** Whether the calls of an application are recorded: by itself, by its account, or not. */
const recordingOf = ({ record_all_calls }: Application, account: Account | undefined) =>
  account?.record_all_calls ? 'account' : record_all_calls ? 'on' : 'off';

const ApplicationTable = () => {
  const translate = useTranslate();
  const { features } = useConsole();
  const accounts = useAccountsBySid();
  return (
    <ListTable>
      <Column
        source="name"
        label={translate('resources.applications.columns.name')}
        render={({ name }, { link }) => link(name)}
      />
      <AccountColumn />
      <Column
        source="call_hook.url"
        label={translate('resources.applications.columns.url')}
        className="not-on-phone"
        render={({ call_hook: hook }) => hook && webhookAddress(hook)}
      />
      {features.callRecording && (
        <Column
          source="record_all_calls"
          label={translate('resources.applications.columns.recording')}
          render={(application) => {
            const by = recordingOf(application, accounts.get(application.account_sid));
            return (
              <StateLabel
                state={by === 'off' ? 'off' : 'normal'}
                label={translate(`resources.applications.recording.${by}`)}
              />
            );
          }}
        />
      )}
      <ActionsColumn deleteDialog={DeleteApplicationDialog} />
    </ListTable>
  );
};

const needs = ['account'] as const;

export const ApplicationList = () => {
  return (
    <ListPage
      filters={
        <>
          <SearchField debounce={500} />
          <AccountFilter />
        </>
      }
      needs={needs}
    >
      <ApplicationTable />
    </ListPage>
  );
};
