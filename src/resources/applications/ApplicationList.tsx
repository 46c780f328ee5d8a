import { useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { useConsole } from '../../components/ConsoleContext';
import { MonoText } from '../../components/fields/MonoText';
import { StateLabel } from '../../components/fields/StateLabel';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { AddButton } from '../../components/list/AddButton';
import { ListPage } from '../../components/list/ListPage';
import { RecordLink } from '../../components/list/RecordLink';
import { SearchField } from '../../components/list/SearchField';
import { useDefaultAccountFilter } from '../../components/list/useDefaultAccountFilter';
import { useIsFullyLoaded } from '../../components/list/useIsFullyLoaded';
import { EmptyState } from '../../components/page/EmptyState';
import { useAccount, useAccounts } from '../../components/useAccounts';
import type { Application, Webhook } from '../../types';
import definition from '.';
import { DeleteApplicationDialog } from './DeleteApplicationDialog';

const Column = DataTable.Col<Application>;

/** Whether the calls of an application are recorded: by itself, by its account, or not. */
const RecordingState = ({ application }: { application: Application }) => {
  const translate = useTranslate();
  const { account } = useAccount(application.account_sid);
  const by = account?.record_all_calls ? 'account' : application.record_all_calls ? 'on' : 'off';
  return (
    <StateLabel
      state={by === 'off' ? 'off' : 'on'}
      label={translate(`resources.applications.recording.${by}`)}
    />
  );
};

/** The method and the address of a webhook. */
const HookAddress = ({ hook }: { hook: Webhook | null }) =>
  hook && (
    <MonoText title={hook.url}>
      {hook.method} {hook.url}
    </MonoText>
  );

const ApplicationTable = () => {
  const translate = useTranslate();
  const { features } = useConsole();
  const isWhole = useIsFullyLoaded();
  return (
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <Column
        source="name"
        label={translate('resources.applications.columns.name')}
        disableSort={!isWhole}
        render={({ name }) => <RecordLink>{name}</RecordLink>}
      />
      <AccountColumn />
      <Column
        source="call_hook.url"
        label={translate('resources.applications.columns.url')}
        disableSort
        render={({ call_hook }) => <HookAddress hook={call_hook} />}
      />
      {features.callRecording && (
        <Column
          source="record_all_calls"
          label={translate('resources.applications.columns.recording')}
          disableSort={!isWhole}
          render={(application) => <RecordingState application={application} />}
        />
      )}
      <ActionsColumn deleteDialog={DeleteApplicationDialog} />
    </DataTable>
  );
};

const NoAccount = () => {
  const translate = useTranslate();
  return (
    <EmptyState
      title={translate('resources.applications.empty.noAccount')}
      action={
        <AddButton
          resource="accounts"
          label={translate('resources.applications.action.createAccount')}
        />
      }
    />
  );
};

export const ApplicationList = () => {
  const accountDefault = useDefaultAccountFilter();
  const { data: accounts } = useAccounts();
  const hasNoAccount = accounts?.length === 0;
  return (
    <ListPage
      sort={definition.sort}
      filterDefaultValues={accountDefault}
      filters={
        <>
          <SearchField debounce={500} />
          <AccountFilter />
        </>
      }
      actions={!hasNoAccount && <AddButton />}
      empty={hasNoAccount ? <NoAccount /> : undefined}
    >
      <ApplicationTable />
    </ListPage>
  );
};
