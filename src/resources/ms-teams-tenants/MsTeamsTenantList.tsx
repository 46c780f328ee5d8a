import { useTranslate } from 'ra-core';
import { DataTable, ReferenceField, TextField } from 'ra-ui-materialui';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsHeader } from '../../components/list/ActionsHeader';
import { AddButton } from '../../components/list/AddButton';
import { ListPage } from '../../components/list/ListPage';
import { RecordLink } from '../../components/list/RecordLink';
import { RowActions } from '../../components/list/RowActions';
import { SearchField } from '../../components/list/SearchField';
import { useDefaultAccountFilter } from '../../components/list/useDefaultAccountFilter';
import { EmptyState } from '../../components/page/EmptyState';
import { TableSkeleton } from '../../components/page/Skeletons';
import { useAccounts } from '../../components/useAccounts';
import type { MsTeamsTenant } from '../../types';
import { DeleteTenantDialog } from './DeleteTenantDialog';
import { TeamsDomainGate } from './TeamsDomainGate';

const Column = DataTable.Col<MsTeamsTenant>;
const byName = { field: 'tenant_fqdn', order: 'ASC' } as const;
const nameOf = ({ tenant_fqdn }: MsTeamsTenant) => tenant_fqdn;

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
      <Column disableSort label={<ActionsHeader />}>
        <RowActions nameOf={nameOf} deleteDialog={DeleteTenantDialog} />
      </Column>
    </DataTable>
  );
};

const TenantEmpty = () => {
  const translate = useTranslate();
  const { data: accounts } = useAccounts();
  const hasNoAccount = accounts?.length === 0;
  const action = hasNoAccount ? 'createAccount' : 'create';
  return (
    <EmptyState
      title={translate('resources.ms-teams-tenants.empty.title')}
      text={translate(`resources.ms-teams-tenants.empty.${hasNoAccount ? 'noAccount' : 'text'}`)}
      action={
        <AddButton
          resource={hasNoAccount ? 'accounts' : 'ms-teams-tenants'}
          label={translate(`resources.ms-teams-tenants.action.${action}`)}
        />
      }
    />
  );
};

export const MsTeamsTenantList = () => {
  const translate = useTranslate();
  const accountDefault = useDefaultAccountFilter();
  return (
    <TeamsDomainGate waiting={<TableSkeleton />}>
      <ListPage
        resource="ms-teams-tenants"
        title={translate('resources.ms-teams-tenants.name', { smart_count: 2 })}
        sort={byName}
        filterDefaultValues={accountDefault}
        filters={
          <>
            <SearchField />
            <AccountFilter />
          </>
        }
        actions={
          <AddButton
            resource="ms-teams-tenants"
            label={translate('resources.ms-teams-tenants.action.create')}
          />
        }
        empty={<TenantEmpty />}
      >
        <TenantTable />
      </ListPage>
    </TeamsDomainGate>
  );
};
