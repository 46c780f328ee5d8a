import { useQueryClient } from '@tanstack/react-query';
import { type Polled, usePolled } from '../../components/live/usePolled';
import { usePlatform } from '../../components/usePlatform';
import { type DeviceSights, lookAtDevices } from '../../domain/deviceSights';
import type { Device, RegisteredDevices } from '../../types/device';

/** A registered device, and since when this page has seen it so. */
export interface SeenDevice extends Device {
  seenSince: number;
}

export interface AccountDevices {
  known: RegisteredDevices['known'];
  devices: SeenDevice[];
}

/** Who is registered at the realm of an account: one request for all of its devices, once a minute. */
export function useDevices(accountSid: string | null): Polled<AccountDevices> {
  const dataProvider = usePlatform();
  const queryClient = useQueryClient();
  return usePolled({
    key: ['devices', accountSid],
    ask: async (options) => {
      const answer = await dataProvider.registeredDevices(accountSid ?? '', options);
      const found = 'devices' in answer ? answer.devices : [];
      const key = ['live', 'deviceSights', accountSid];
      const sights = lookAtDevices(queryClient.getQueryData<DeviceSights>(key), found, Date.now());
      queryClient.setQueryData(key, sights);
      const devices = found.map((one) => ({ ...one, seenSince: sights.get(one.name) ?? 0 }));
      return { known: answer.known, devices };
    },
    seconds: 60,
    isOn: accountSid !== null,
  });
}
