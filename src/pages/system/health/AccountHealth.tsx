import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'ra-core';
import { addressOf } from '../../../routing/addresses';
import type { SipClient } from '../../../types';
import { HealthSection } from './HealthSection';
import { deviceRows, type Finding } from './rules';
import { firstOf, useHealth } from './useHealth';

interface AccountPartProps {
  accountSid: string;
  isOnlyBroken: boolean;
}

/** The SIP clients of an account, and whether each is registered: two requests. */
export const DeviceHealth = ({ accountSid, isOnlyBroken }: AccountPartProps) => {
  const translate = useTranslate();
  const query = useHealth(
    'devices',
    async (platform, signal) => {
      const ofAccount = firstOf<SipClient>('clients', { account_sid: accountSid });
      const [{ rows: clients }, registered] = await Promise.all([
        ofAccount(platform),
        platform.registeredDevices(accountSid, { signal }),
      ]);
      return { rows: deviceRows(clients, registered), hasRealm: registered.known !== 'noRealm' };
    },
    { of: accountSid },
  );
  const { data, error, dataUpdatedAt, refetch } = query;
  return (
    <HealthSection
      title={translate('app.health.sections.devices')}
      rows={data?.rows.map(({ name, id, finding }) => ({
        key: id ?? `device ${name}`,
        name,
        to: id && addressOf({ area: 'clients', sid: id, view: 'edit' }),
        finding,
      }))}
      error={error}
      askedAt={dataUpdatedAt}
      isOnlyBroken={isOnlyBroken}
      empty={translate(`app.health.empty.${data?.hasRealm === false ? 'realm' : 'devices'}`)}
      actions={
        data?.hasRealm === false && (
          <Link
            component={LinkBase}
            to={addressOf({ area: 'accounts', sid: accountSid, view: 'edit' })}
          >
            {translate('app.health.openAccount')}
          </Link>
        )
      }
      onRetry={() => refetch()}
    />
  );
};

const waiting = (length: number): Finding => ({
  level: 'well',
  says: 'queue',
  args: { smart_count: length },
});

/** The queues of an account in which somebody waits. They have no record to lead to. */
export const QueueHealth = ({ accountSid, isOnlyBroken }: AccountPartProps) => {
  const translate = useTranslate();
  const query = useHealth('queues', (platform, signal) => platform.queues(accountSid, { signal }), {
    of: accountSid,
  });
  const { data, error, dataUpdatedAt, refetch } = query;
  return (
    <HealthSection
      title={translate('app.health.sections.queues')}
      rows={data?.map(({ name, length }) => ({
        key: name,
        name,
        to: null,
        finding: waiting(length),
      }))}
      error={error}
      askedAt={dataUpdatedAt}
      isOnlyBroken={isOnlyBroken}
      empty={translate('app.health.empty.queues')}
      onRetry={() => refetch()}
    />
  );
};
