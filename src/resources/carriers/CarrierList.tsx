import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useConsole } from '../../components/ConsoleContext';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { useListAddress } from '../../components/list/ListAddress';
import { ListColumn } from '../../components/list/ListColumn';
import { ListPage } from '../../components/list/ListPage';
import { ListTable } from '../../components/list/ListTable';
import { SearchField } from '../../components/list/SearchField';
import { useAccount } from '../../components/useAccounts';
import type { Carrier } from '../../types';
import { activityState, registrationState } from './carrierStates';
import { DeleteCarrierDialog } from './DeleteCarrierDialog';
import { drainAction } from './drainAction';
import { GatewayCount } from './GatewayCount';

const Column = ListColumn<Carrier>;
const actions = [drainAction];
const label = (column: string) => `resources.carriers.columns.${column}`;

/** In hosted mode: where the carriers of the account that the list is about send their calls. */
const RealmNotice = () => {
  const translate = useTranslate();
  const { features, identity } = useConsole();
  const { accountSid } = useListAddress();
  const sid = identity.accountSid ?? accountSid;
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
  return (
    <ListTable>
      <Column
        source="name"
        label={translate(label('name'))}
        render={({ name }, { link }) => link(name)}
      />
      <AccountColumn
        label={translate(label('account_sid'))}
        emptyText={translate('app.list.allAccounts')}
      />
      <Column
        source="is_active"
        label={translate(label('is_active'))}
        className="beside-name"
        render={(carrier) => activityState(carrier, translate)}
      />
      <Column
        source="register_status"
        label={translate(label('register_status'))}
        className="says-itself"
        render={(carrier) => registrationState(carrier, translate)}
      />
      <Column
        name="gateways"
        label={translate(label('gateways'))}
        disableSort
        render={({ id }) => <GatewayCount sid={id} />}
      />
      <ActionsColumn deleteDialog={DeleteCarrierDialog} actions={actions} />
    </ListTable>
  );
};

export const CarrierList = () => {
  const translate = useTranslate();
  return (
    <ListPage
      filters={
        <>
          <SearchField debounce={500} />
          <AccountFilter
            label={translate(label('account_sid'))}
            providerLevelLabel={translate('app.list.sharedByAll')}
          />
        </>
      }
      notice={<RealmNotice />}
    >
      <CarrierTable />
    </ListPage>
  );
};
