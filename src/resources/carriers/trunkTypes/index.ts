import { auth } from './auth';
import type { TrunkTypeDescriptor } from './descriptor';
import { reg } from './reg';
import { staticIp } from './staticIp';

/** The trunk types, in the order in which they are offered. */
export const trunkTypes: readonly TrunkTypeDescriptor[] = [staticIp, auth, reg];

/** The descriptor of a stored type. What older platforms have, and what is unknown, is an IP trunk. */
export const trunkTypeOf = (id: unknown): TrunkTypeDescriptor =>
  trunkTypes.find((type) => type.id === id) ?? staticIp;

export type { TrunkTypeDescriptor } from './descriptor';
