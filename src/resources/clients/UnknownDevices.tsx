import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useList } from '../../components/useList';
import { devicesWithoutClient } from '../../domain/deviceSights';
import { listWords } from '../../domain/listWords';
import type { SipClient } from '../../types';
import type { AccountDevices } from './useDevices';

interface UnknownDevicesProps {
  accountSid: string;
  answer: AccountDevices | undefined;
}

/** The devices that are registered without a client: the registration webhook of the account let them in. */
export const UnknownDevices = ({ accountSid, answer }: UnknownDevicesProps) => {
  const translate = useTranslate();
  const devices = answer?.devices ?? [];
  // Every client of the account: those on screen may be a part.
  const { data: clients } = useList<SipClient>(
    'clients',
    {
      filter: { account_sid: accountSid },
      pagination: { page: 1, perPage: 10_000 },
      sort: { field: 'username', order: 'ASC' },
    },
    { enabled: devices.length > 0, retry: false },
  );
  const unknown = clients ? devicesWithoutClient(devices, clients) : [];
  if (unknown.length === 0) return null;
  return (
    <Box
      sx={{ px: 3, py: 2, borderTop: '1px solid var(--mui-palette-divider)', fontSize: 13 }}
      className="muted"
    >
      {translate('live.devices.unknown', {
        smart_count: unknown.length,
        names: listWords(
          unknown.map(({ name }) => name),
          translate,
        ),
      })}
    </Box>
  );
};
