import type { Device } from '../types/device';

/** Since when each device has been seen registered, without a look in which it was not (ms since 1970). */
export type DeviceSights = ReadonlyMap<string, number>;

/** What is known after another look: the platform itself tells no time but the one at which each runs out. */
export const lookAtDevices = (
  before: DeviceSights | undefined,
  devices: readonly Device[],
  now: number,
): DeviceSights => new Map(devices.map(({ name }) => [name, before?.get(name) ?? now]));

/** Clients are found whatever the case of a device’s name; registrations of two cases are two devices. */
export const isOfClient = ({ name }: Device, username: string | null): boolean =>
  name.toLowerCase() === (username ?? '').toLowerCase();

/** The devices that are registered for none of the clients. */
export const devicesWithoutClient = (
  devices: readonly Device[],
  clients: readonly { username: string | null }[],
): Device[] =>
  devices.filter((device) => !clients.some(({ username }) => isOfClient(device, username)));
