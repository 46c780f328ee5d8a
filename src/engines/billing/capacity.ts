import {
  type BillingCategory,
  freeQuantities,
  productNames,
  type Quantities,
  type Subscription,
} from './types';

/** What can be bought of each (rule 16.3). */
export const capacityLimits: Record<BillingCategory, { min: number; max: number }> = {
  voice_call_session: { min: 5, max: 1000 },
  device: { min: 0, max: 200 },
};

/** How much of each a subscription holds; 0 of what it does not name. */
export function quantitiesOf(subscription: Subscription | null): Quantities {
  const quantityOf = (category: BillingCategory) =>
    Number(
      subscription?.products.find(({ name }) => name === productNames[category])?.quantity ?? 0,
    );
  return { voice_call_session: quantityOf('voice_call_session'), device: quantityOf('device') };
}

/**
 * Where an upgrade begins: the call sessions that the account has, or the nearest number that can be
 * bought, and no device beyond those that come with them. What a trial or the free plan gives was not
 * bought, and additional devices are bought by those who ask for them (rule 16.3).
 */
export function toOrderable({ voice_call_session: sessions }: Quantities): Quantities {
  const { min, max } = capacityLimits.voice_call_session;
  return {
    voice_call_session: Math.min(Math.max(sessions, min), max),
    device: capacityLimits.device.min,
  };
}

/** Devices that come with call sessions. `ratio` is the account's devices for each call. */
export const includedDevices = (sessions: number, ratio: number): number => sessions * ratio;

/** Devices that may register under a plan: the included ones and those bought on top (decision 45). */
export const registeredDevices = (
  { voice_call_session, device }: Quantities,
  ratio: number,
): number => includedDevices(voice_call_session, ratio) + device;

/** What calls or devices come down to with the free plan, and how many are lost by it. */
export interface FreePlanLine {
  kind: 'calls' | 'devices';
  before: number;
  after: number;
  lost: number;
}

/** What an account has now and on the free plan, where it is from the moment of the change (contract 17). */
export function freePlanOf(quantities: Quantities, ratio: number): FreePlanLine[] {
  const line = (kind: FreePlanLine['kind'], countOf: (of: Quantities) => number) => {
    const [before, after] = [countOf(quantities), countOf(freeQuantities)];
    return { kind, before, after, lost: Math.max(0, before - after) };
  };
  return [
    line('calls', ({ voice_call_session }) => voice_call_session),
    line('devices', (of) => registeredDevices(of, ratio)),
  ];
}

/** What the confirmation of a change calls the registered devices (decision 45). */
export const confirmedDevices = (
  { voice_call_session, device }: Quantities,
  ratio: number,
): number => ratio * (voice_call_session + device);
