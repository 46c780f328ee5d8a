import { useTranslate } from 'ra-core';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { ListColumn } from '../../components/list/ListColumn';
import { ListPage } from '../../components/list/ListPage';
import { ListTable } from '../../components/list/ListTable';
import { ReferenceColumn } from '../../components/list/ReferenceColumn';
import { SearchField } from '../../components/list/SearchField';
import { TableSkeleton } from '../../components/page/Skeletons';
import type { MsTeamsTenant } from '../../types';
import { TeamsDomainGate } from './TeamsDomainGate';

const Column = ListColumn<MsTeamsTenant>;

const TenantTable = () => {
  const translate = useTranslate();
  return (
    <ListTable>
      <Column source="tenant_fqdn" render={({ tenant_fqdn }, { link }) => link(tenant_fqdn)} />
      <AccountColumn />
      <ReferenceColumn
        resource="applications"
        source="application_sid"
        emptyText={translate('app.form.none')}
      />
      <ActionsColumn />
    </ListTable>
  );
};

const needs = ['account'] as const;

export const MsTeamsTenantList = () => {
  return (
    <TeamsDomainGate waiting={<TableSkeleton />}>
      <ListPage
        filters={
          <>
            <SearchField />
            <AccountFilter />
          </>
        }
        needs={needs}
      >
        <TenantTable />
      </ListPage>
    </TeamsDomainGate>
  );
};
