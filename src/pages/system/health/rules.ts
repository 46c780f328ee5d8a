import { devicesWithoutClient, isOfClient } from '../../../domain/deviceSights';
import { isRegistered, registrationOf } from '../../../domain/registration';
import { storedTestOutcome, type TestOutcome } from '../../../engines/speech';
import type { Carrier, GatewayCounts, SipClient, SpeechCredential } from '../../../types';
import type { RegisteredDevices } from '../../../types/device';

/** How something is: what is broken comes first, then what asks for a look, then the rest. */
const levels = ['broken', 'look', 'unknown', 'well'] as const;
export type Level = (typeof levels)[number];

/** How one thing is, in words. */
export interface Finding {
  level: Level;
  /** The last part of a key below `app.health`. */
  says: string;
  args?: Record<string, string | number>;
}

export const isBroken = ({ level }: Finding): boolean => level === 'broken' || level === 'look';

/** A carrier by its registration first: without it no call comes in, whatever else it has. */
export function carrierFinding(carrier: Carrier, gateways?: GatewayCounts): Finding {
  if (!carrier.is_active) return { level: 'look', says: 'carrier.inactive' };
  if (carrier.requires_register && !isRegistered(carrier)) {
    const { reason, status } = registrationOf(carrier);
    if (!status && !reason) return { level: 'look', says: 'carrier.neverRegistered' };
    return reason
      ? { level: 'broken', says: 'carrier.unregisteredWhy', args: { reason } }
      : { level: 'broken', says: 'carrier.unregistered' };
  }
  if (gateways && gateways.inbound + gateways.outbound === 0) {
    return { level: 'look', says: 'carrier.noGateways' };
  }
  return {
    level: 'well',
    says: carrier.requires_register ? 'carrier.registered' : 'carrier.active',
  };
}

const ofTest: Record<TestOutcome['status'], Level> = {
  ok: 'well',
  fail: 'broken',
  notTested: 'unknown',
};

/** A speech service by its last test; `newer` is one of this visit. */
export function speechFinding(credential: SpeechCredential, newer?: TestOutcome): Finding {
  const { status } = newer ?? storedTestOutcome(credential) ?? {};
  if (!status) return { level: 'unknown', says: 'speech.never' };
  return { level: ofTest[status], says: `speech.${status}` };
}

/** A device that has a client record, or is there without one. */
export interface DeviceRow {
  name: string;
  /** The sid of its record. */
  id: string | null;
  finding: Finding;
}

/** The clients of an account and whether each is registered, and the devices that have no record. */
export function deviceRows(clients: SipClient[], registered: RegisteredDevices): DeviceRow[] {
  if (registered.known === 'noRealm') return [];
  const { devices } = registered;
  const findingOf = ({ username, is_active }: SipClient): Finding => {
    if (devices.some((device) => isOfClient(device, username))) {
      return { level: 'well', says: 'device.online' };
    }
    return is_active
      ? { level: 'look', says: 'device.offline' }
      : { level: 'unknown', says: 'device.inactive' };
  };
  const strangers = devicesWithoutClient(devices, clients);
  return [
    ...clients.map((client) => ({
      name: client.username,
      id: String(client.id),
      finding: findingOf(client),
    })),
    ...[...new Set(strangers.map(({ name }) => name))].map((name) => ({
      name,
      id: null,
      finding: { level: 'well', says: 'device.noRecord' } as const,
    })),
  ];
}

/** The worst first, then by name. */
export const byLevel = (one: { name: string; finding: Finding }, other: typeof one): number =>
  levels.indexOf(one.finding.level) - levels.indexOf(other.finding.level) ||
  one.name.localeCompare(other.name);
