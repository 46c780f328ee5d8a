import type { RaRecord, SortPayload } from 'ra-core';
import { readableNumber } from '../../components/fields/phoneNumber';
import { vendorName } from '../../domain/vendorNames';
import { addressOf } from '../../routing/addresses';
import type { ResourceName } from '../../types';
import { isNumber, isSid } from './match';

/** Where the palette looks for records. */
export interface PaletteSource {
  resource: ResourceName;
  /** The order in which its list costs the platform least. */
  sort: SortPayload;
  /** What a record is called, and after it what else it is found by; the second one is shown. */
  textsOf: (record: RaRecord) => [string, ...(string | null | undefined)[]];
  /**
   * The question to the platform for these words, if it can search the list, which may be long; null if
   * it cannot. The other lists are read whole, once.
   */
  ask?: (words: string) => { filter: Record<string, string> } | { ids: string[] } | null;
  /** Where a record is; its form unless given. */
  hrefOf?: (record: RaRecord) => string;
}

const byName: PaletteSource['ask'] = (words) =>
  isSid(words) ? { ids: [words.toLowerCase()] } : { filter: { q: words } };

/** Without digits the platform would answer all numbers. */
const byDigits: PaletteSource['ask'] = (words) =>
  isSid(words) || isNumber(words) ? byName(words) : null;

const by = (field: string): SortPayload => ({ field, order: 'ASC' });

/** In the order in which the palette shows what it found. */
export const sources: PaletteSource[] = [
  {
    resource: 'accounts',
    sort: by('name'),
    textsOf: ({ name, sip_realm }) => [name ?? '', sip_realm],
  },
  {
    resource: 'applications',
    sort: by('name'),
    textsOf: ({ name }) => [name ?? ''],
    ask: byName,
  },
  {
    resource: 'phone-numbers',
    sort: by('number'),
    textsOf: ({ number }) => [readableNumber(number ?? ''), undefined, number],
    ask: byDigits,
  },
  {
    resource: 'carriers',
    sort: by('platform'),
    textsOf: ({ name }) => [name ?? ''],
    ask: byName,
  },
  {
    resource: 'users',
    sort: by('name'),
    textsOf: ({ name, email }) => [name ?? '', email],
  },
  { resource: 'clients', sort: by('username'), textsOf: ({ username }) => [username ?? ''] },
  {
    resource: 'speech-services',
    sort: by('vendor'),
    textsOf: ({ vendor, label }) => [vendorName(vendor), label],
  },
  {
    resource: 'ms-teams-tenants',
    sort: by('tenant_fqdn'),
    textsOf: ({ tenant_fqdn }) => [tenant_fqdn ?? ''],
  },
  {
    resource: 'least-cost-routing',
    sort: by('name'),
    textsOf: ({ name, lcr_sid }) => [name ?? lcr_sid ?? ''],
  },
  {
    resource: 'recent-calls',
    sort: { field: 'attempted_at', order: 'DESC' },
    textsOf: ({ from, to }) => [`${readableNumber(from ?? '')} – ${readableNumber(to ?? '')}`],
    // A call is known by its sid alone, and kept for 30 days.
    ask: (words) => (isSid(words) ? { filter: { q: words, date: '30' } } : null),
    hrefOf: ({ id, account_sid, attempted_at }) =>
      addressOf({
        area: 'recent-calls',
        sid: id,
        view: 'show',
        search: { account: account_sid ?? '', time: attempted_at ?? '' },
      }),
  },
];
