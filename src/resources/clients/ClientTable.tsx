import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { useConsole } from '../../components/ConsoleContext';
import { useClock } from '../../components/fields/useClock';
import { AccountColumn } from '../../components/list/AccountColumn';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { useListAddress } from '../../components/list/ListAddress';
import { ListColumn } from '../../components/list/ListColumn';
import { ListTable } from '../../components/list/ListTable';
import { useErrorText } from '../../components/page/errorText';
import type { SipClient } from '../../types';
import { ActiveSwitch } from './ActiveSwitch';
import { registrationCell } from './registrationCell';
import { UnknownDevices } from './UnknownDevices';
import { type AccountDevices, useDevices } from './useDevices';

const Column = ListColumn<SipClient>;

interface ClientRowsProps {
  /** The list is of one account, whose devices can be asked for at once. */
  isOfOne: boolean;
  answer: AccountDevices | undefined;
}

/** Not drawn again with each look at the registrations, unless one of them changed. */
const ClientRows = memo(function ClientRows({ isOfOne, answer }: ClientRowsProps) {
  const translate = useTranslate();
  const clock = useClock();
  return (
    <ListTable>
      <Column source="username" render={({ username }, { link }) => link(username)} />
      <AccountColumn />
      {isOfOne && (
        <Column
          name="devices"
          label={translate('live.devices.column')}
          className="says-itself"
          disableSort
          render={(client) => registrationCell(client, answer, clock, translate)}
        />
      )}
      <Column
        source="is_active"
        label={translate('resources.clients.fields.state')}
        className="beside-name"
        render={(client) => <ActiveSwitch client={client} />}
      />
      <ActionsColumn />
    </ListTable>
  );
});

/** The clients, and of one account's whether their devices are registered now. */
export const ClientTable = () => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { identity } = useConsole();
  const { accountSid } = useListAddress();
  const sid = identity.accountSid ?? accountSid;
  const { ref, data, error, refresh } = useDevices(sid);
  return (
    <div ref={ref}>
      {Boolean(error) && (
        <Alert
          severity="warning"
          sx={{ borderRadius: 0 }}
          action={
            <Button color="inherit" size="small" onClick={refresh}>
              {translate('app.errors.retry')}
            </Button>
          }
        >
          {[translate('live.devices.failed'), ...errorText(error)].join(' ')}
        </Alert>
      )}
      <ClientRows isOfOne={sid !== null} answer={data} />
      {sid && <UnknownDevices accountSid={sid} answer={data} />}
    </div>
  );
};
