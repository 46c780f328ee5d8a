import { useTranslate } from 'ra-core';
import { DataTable, ReferenceField, TextField } from 'ra-ui-materialui';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ListPage } from '../../components/list/ListPage';
import { SearchField } from '../../components/list/SearchField';
import { useAccountDefault } from '../../components/list/useAccountDefault';
import { EmptyState } from '../../components/page/EmptyState';
import type { MsTeamsTenant } from '../../types';

const Column = DataTable.Col<MsTeamsTenant>;
const byName = { field: 'tenant_fqdn', order: 'ASC' } as const;

export const MsTeamsTenantList = () => {
  const translate = useTranslate();
  const accountDefault = useAccountDefault();
  return (
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
      empty={
        <EmptyState
          title={translate('resources.ms-teams-tenants.empty.title')}
          text={translate('resources.ms-teams-tenants.empty.text')}
        />
      }
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="tenant_fqdn" />
        <AccountColumn />
        <Column source="application_sid" disableSort>
          <ReferenceField
            source="application_sid"
            reference="applications"
            link={false}
            emptyText={translate('app.form.none')}
          >
            <TextField source="name" component="span" variant="inherit" />
          </ReferenceField>
        </Column>
      </DataTable>
    </ListPage>
  );
};
