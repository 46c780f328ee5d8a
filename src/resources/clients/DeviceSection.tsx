import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { RelativeTime } from '../../components/fields/RelativeTime';
import { StateLabel } from '../../components/fields/StateLabel';
import { FormSection } from '../../components/form/FormSection';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { TableSkeleton } from '../../components/page/Skeletons';
import { useAccount } from '../../components/useAccounts';
import { isOfClient } from '../../domain/deviceSights';
import { mono } from '../../theme';
import type { SipClient } from '../../types';
import { momentOf } from './registrationCell';
import { RealmLink } from './SipRealm';
import { type AccountDevices, type SeenDevice, useDevices } from './useDevices';

const text = (key: string) => `live.devices.${key}`;

/** The name of a fact, and the fact where it is told. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) => {
  const translate = useTranslate();
  if (!children) return null;
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {translate(text(name))}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
};

const Mono = ({ children }: { children: string }) => (
  <Box component="span" translate="no" sx={{ ...mono, fontSize: 13 }}>
    {children}
  </Box>
);

/** What the platform tells of a registration, and since when this page has seen it. */
const DeviceFacts = ({ device }: { device: SeenDevice }) => {
  const { protocol, contact, proxy, seenSince } = device;
  const until = momentOf(device);
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
        columnGap: 5,
        rowGap: 1,
        m: 0,
      }}
    >
      <Fact name="expires">{until && <RelativeTime time={until} />}</Fact>
      <Fact name="seenSince">
        <RelativeTime time={new Date(seenSince).toISOString()} />
      </Fact>
      <Fact name="transport">{protocol?.toUpperCase()}</Fact>
      <Fact name="contact">{contact && <Mono>{contact}</Mono>}</Fact>
      <Fact name="proxy">{proxy && <Mono>{proxy}</Mono>}</Fact>
    </Box>
  );
};

interface StateProps {
  client: SipClient;
  answer: AccountDevices;
}

/** That nothing can register without a realm, with the way to where one is set. */
const WithoutRealm = ({ client }: Pick<StateProps, 'client'>) => {
  const translate = useTranslate();
  const { account } = useAccount(client.account_sid);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <StateLabel state="warning" label={translate('resources.clients.realm.missing')} />
      {account && <RealmLink account={account} />}
    </Box>
  );
};

const Registration = ({ client, answer }: StateProps) => {
  const translate = useTranslate();
  if (answer.known === 'noRealm') return <WithoutRealm client={client} />;
  const devices = answer.devices.filter((one) => isOfClient(one, client.username));
  if (devices.length === 0) {
    return <StateLabel state="off" label={translate(text('notRegistered'))} />;
  }
  return (
    <>
      {devices.map((device) => (
        <Box key={device.name} sx={{ display: 'grid', gap: 2 }}>
          <StateLabel
            state="on"
            label={
              device.name === client.username
                ? translate(text('registered'), { smart_count: 1 })
                : translate(text('registeredAs'), { name: device.name })
            }
          />
          <DeviceFacts device={device} />
        </Box>
      ))}
      {answer.known === 'names' && (
        <Typography variant="body2" color="textSecondary">
          {translate(text('namesOnly'))}
        </Typography>
      )}
    </>
  );
};

/** Whether the device of a client is registered now, and how it is reached. */
export const DeviceSection = ({ client }: { client: SipClient }) => {
  const translate = useTranslate();
  const { ref, data, error, isAsking, refresh } = useDevices(client.account_sid);
  const content = () => {
    if (data) return <Registration client={client} answer={data} />;
    if (error) return <ErrorPanel error={error} onRetry={refresh} />;
    return isAsking && <TableSkeleton rows={1} />;
  };
  // Whose realm it would register at cannot be read: nobody can be asked.
  if (!client.account_sid) return null;
  return (
    <FormSection title={translate(text('section'))} purpose={translate(text('purpose'))}>
      <Box ref={ref} sx={{ display: 'grid', gap: 3, minHeight: 120, alignContent: 'start' }}>
        {content()}
      </Box>
    </FormSection>
  );
};
