import { StateLabel } from '../../components/fields/StateLabel';
import type { Clock } from '../../components/fields/useClock';
import { isOfClient } from '../../domain/deviceSights';
import { listWords } from '../../domain/listWords';
import type { SipClient } from '../../types';
import type { Device } from '../../types/device';
import type { AccountDevices } from './useDevices';

type Translate = (key: string, options?: object) => string;

/** A moment in milliseconds as the clocks take it; '' where there is none. */
export const momentOf = ({ expiryTime }: Device): string =>
  expiryTime && expiryTime > 0 && expiryTime < 8.64e15 ? new Date(expiryTime).toISOString() : '';

/** How long a registration is good, over which transport: as far as it is told. */
const termsOf = (device: Device, clock: Clock, translate: Translate) => {
  const until = momentOf(device);
  return listWords(
    [
      device.protocol?.toUpperCase(),
      until && translate('live.devices.until', { time: clock.clock(until) }),
    ],
    translate,
  );
};

/** What is told of the devices of a client: one has a registration of its own for each spelling of its name. */
const factsOf = ([device, ...others]: Device[], clock: Clock, translate: Translate) => {
  if (!device) return <StateLabel state="off" label={translate('live.devices.notRegistered')} />;
  const label = translate('live.devices.registered', { smart_count: others.length + 1 });
  return (
    <>
      <StateLabel state="on" label={label} />
      <span>{termsOf(device, clock, translate)}</span>
    </>
  );
};

/** Whether the device of a client is registered, as plain elements for a cell; its place while that is not known. */
export function registrationCell(
  { username }: SipClient,
  answer: AccountDevices | undefined,
  clock: Clock,
  translate: Translate,
) {
  const devices = answer?.devices.filter((one) => isOfClient(one, username));
  return <span className="stacked">{devices && factsOf(devices, clock, translate)}</span>;
}
