import Alert from '@mui/material/Alert';
import { useListContext, useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { useConsole } from '../../components/ConsoleContext';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { ListPage } from '../../components/list/ListPage';
import { RecordLink } from '../../components/list/RecordLink';
import { SearchField } from '../../components/list/SearchField';
import { useDefaultAccountFilter } from '../../components/list/useDefaultAccountFilter';
import { useIsFullyLoaded } from '../../components/list/useIsFullyLoaded';
import { useRowClick } from '../../components/list/useRowClick';
import { useAccount } from '../../components/useAccounts';
import type { Carrier } from '../../types';
import definition from '.';
import { ActivityState, RegistrationState } from './CarrierState';
import { DeleteCarrierDialog } from './DeleteCarrierDialog';
import { GatewayCount } from './GatewayCount';

const Column = DataTable.Col<Carrier>;
const label = (column: string) => `resources.carriers.columns.${column}`;

/** In hosted mode: where the carriers of the account that the list is about send their calls. */
const RealmNotice = () => {
  const translate = useTranslate();
  const { features, identity } = useConsole();
  const { filterValues } = useListContext();
  const sid = identity.accountSid ?? filterValues.account_sid;
  const { account } = useAccount(sid, { enabled: features.hosted });
  const realm = account?.sip_realm;
  if (!features.hosted || !realm) return null;
  return (
    <Alert severity="info" role="note" variant="outlined" sx={{ mb: 3 }}>
      {translate('resources.carriers.whitelist.realm', { realm })}
    </Alert>
  );
};

const CarrierTable = () => {
  const translate = useTranslate();
  const isWhole = useIsFullyLoaded();
  const rowClick = useRowClick();
  return (
    <DataTable {...rowClick} bulkActionButtons={false}>
      <Column
        source="name"
        label={translate(label('name'))}
        disableSort={!isWhole}
        render={({ name }) => <RecordLink>{name}</RecordLink>}
      />
      <AccountColumn
        label={translate(label('account_sid'))}
        emptyText={translate('resources.carriers.usedBy.all')}
      />
      <Column
        source="is_active"
        label={translate(label('is_active'))}
        disableSort={!isWhole}
        render={ActivityState}
      />
      <Column
        source="register_status"
        label={translate(label('register_status'))}
        disableSort
        render={RegistrationState}
      />
      <Column
        label={translate(label('gateways'))}
        disableSort
        render={({ id }) => <GatewayCount sid={id} />}
      />
      <ActionsColumn deleteDialog={DeleteCarrierDialog} />
    </DataTable>
  );
};

export const CarrierList = () => {
  const translate = useTranslate();
  const accountDefault = useDefaultAccountFilter();
  return (
    <ListPage
      sort={definition.sort}
      filterDefaultValues={accountDefault}
      filters={
        <>
          <SearchField debounce={500} />
          <AccountFilter
            label={translate(label('account_sid'))}
            providerLevelLabel={translate('app.list.providerLevel')}
          />
        </>
      }
      notice={<RealmNotice />}
    >
      <CarrierTable />
    </ListPage>
  );
};
