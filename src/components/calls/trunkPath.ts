import { addressOf } from '../../routing/addresses';

/** The values of a trunk for a call without a carrier. */
const noCarriers = ['', 'user', 'device', 'teams', 'sip'];

/** Where the carriers of a trunk's name are listed: a call names its carrier only; null for no carrier. */
export const trunkPath = (trunk: string): string | null =>
  noCarriers.includes(trunk) ? null : addressOf({ area: 'carriers', filter: { q: trunk } });

/** What a trunk is called: its carrier, or what stood at the other end instead of one. */
export const trunkName = (
  trunk: string,
  translate: (key: string, options?: object) => string,
): string =>
  trunk && noCarriers.includes(trunk)
    ? translate(`resources.recent-calls.list.withoutCarrier.${trunk}`)
    : trunk;
