import {
  type BillingCategory,
  productNames,
  type Quantities,
  type Subscription,
} from '../../types';

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

/** The nearest quantities that can be bought: where an order begins. */
export function toOrderable(quantities: Quantities): Quantities {
  const clamp = (category: BillingCategory) => {
    const { min, max } = capacityLimits[category];
    return Math.min(Math.max(quantities[category], min), max);
  };
  return { voice_call_session: clamp('voice_call_session'), device: clamp('device') };
}

/** Devices that come with call sessions. `ratio` is the account's devices for each call. */
export const includedDevices = (sessions: number, ratio: number): number => sessions * ratio;

/** Devices that may register under a plan: the included ones and those bought on top (decision 45). */
export const registeredDevices = (
  { voice_call_session, device }: Quantities,
  ratio: number,
): number => includedDevices(voice_call_session, ratio) + device;

/** What the confirmation of a change calls the registered devices (decision 45). */
export const confirmedDevices = (
  { voice_call_session, device }: Quantities,
  ratio: number,
): number => ratio * (voice_call_session + device);
