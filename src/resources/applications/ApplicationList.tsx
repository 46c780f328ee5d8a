import { useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { useConsole } from '../../components/ConsoleContext';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsHeader } from '../../components/list/ActionsHeader';
import { AddButton } from '../../components/list/AddButton';
import { ListPage } from '../../components/list/ListPage';
import { RecordLink } from '../../components/list/RecordLink';
import { RowActions } from '../../components/list/RowActions';
import { SearchField } from '../../components/list/SearchField';
import { useDefaultAccountFilter } from '../../components/list/useDefaultAccountFilter';
import { useIsFullyLoaded } from '../../components/list/useIsFullyLoaded';
import { EmptyState } from '../../components/page/EmptyState';
import { useAccounts } from '../../components/useAccounts';
import type { Application } from '../../types';
import { DeleteApplicationDialog } from './DeleteApplicationDialog';
import { HookAddress } from './HookAddress';
import { RecordingState } from './RecordingState';

const Column = DataTable.Col<Application>;
const byName = { field: 'name', order: 'ASC' } as const;
const nameOf = ({ name }: Application) => name;

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
      <Column disableSort label={<ActionsHeader />}>
        <RowActions nameOf={nameOf} deleteDialog={DeleteApplicationDialog} />
      </Column>
    </DataTable>
  );
};

export const ApplicationList = () => {
  const translate = useTranslate();
  const accountDefault = useDefaultAccountFilter();
  const { data: accounts } = useAccounts();
  const add = (
    <AddButton resource="applications" label={translate('resources.applications.action.create')} />
  );
  const addAccount = (
    <AddButton
      resource="accounts"
      label={translate('resources.applications.action.createAccount')}
    />
  );
  const hasNoAccount = accounts?.length === 0;
  return (
    <ListPage
      resource="applications"
      title={translate('resources.applications.name', { smart_count: 2 })}
      sort={byName}
      filterDefaultValues={accountDefault}
      filters={
        <>
          <SearchField debounce={500} />
          <AccountFilter />
        </>
      }
      actions={!hasNoAccount && add}
      empty={
        hasNoAccount ? (
          <EmptyState
            title={translate('resources.applications.empty.noAccount')}
            action={addAccount}
          />
        ) : (
          <EmptyState
            title={translate('resources.applications.empty.title')}
            text={translate('resources.applications.empty.text')}
            action={add}
          />
        )
      }
    >
      <ApplicationTable />
    </ListPage>
  );
};
