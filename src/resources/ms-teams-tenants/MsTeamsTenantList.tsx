import { useTranslate } from 'ra-core';
import { DataTable, ReferenceField, TextField } from 'ra-ui-materialui';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { EmptyList } from '../../components/list/EmptyList';
import { ListPage } from '../../components/list/ListPage';
import { RecordLink } from '../../components/list/RecordLink';
import { SearchField } from '../../components/list/SearchField';
import { useDefaultAccountFilter } from '../../components/list/useDefaultAccountFilter';
import { TableSkeleton } from '../../components/page/Skeletons';
import { useAccounts } from '../../components/useAccounts';
import type { MsTeamsTenant } from '../../types';
import definition from '.';
import { TeamsDomainGate } from './TeamsDomainGate';

const Column = DataTable.Col<MsTeamsTenant>;

const TenantTable = () => {
  const translate = useTranslate();
  return (
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <Column
        source="tenant_fqdn"
        render={({ tenant_fqdn }) => <RecordLink>{tenant_fqdn}</RecordLink>}
      />
      <AccountColumn />
      <Column source="application_sid" disableSort>
        <ReferenceField
          source="application_sid"
          reference="applications"
          link={false}
          emptyText={translate('app.form.none')}
          queryOptions={{ retry: false }}
        >
          <TextField source="name" component="span" variant="inherit" />
        </ReferenceField>
      </Column>
      <ActionsColumn />
    </DataTable>
  );
};

export const MsTeamsTenantList = () => {
  const { data: accounts } = useAccounts();
  const accountDefault = useDefaultAccountFilter();
  return (
    <TeamsDomainGate waiting={<TableSkeleton />}>
      <ListPage
        sort={definition.sort}
        filterDefaultValues={accountDefault}
        filters={
          <>
            <SearchField />
            <AccountFilter />
          </>
        }
        empty={<EmptyList missing={accounts?.length === 0 && 'account'} />}
      >
        <TenantTable />
      </ListPage>
    </TeamsDomainGate>
  );
};
