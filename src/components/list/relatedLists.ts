import type { RaRecord } from 'ra-core';
import { addressOf } from '../../routing/addresses';
import type { ResourceName } from '../../types';

type Filter = Record<string, string>;

/** A list that can be narrowed to what belongs to a record; null where the record lacks what that needs. */
interface RelatedList {
  list: ResourceName;
  filterOf: (record: RaRecord) => Filter | null;
}

const today = { date: 'today' };
const lastWeek = { date: '7' };

const ofAccount =
  (more?: Filter) =>
  ({ id }: RaRecord) => ({ account_sid: String(id), ...more });

/** The calls in which a number or a user took part. */
const callsWith =
  (source: string) =>
  ({ account_sid, [source]: party }: RaRecord) =>
    account_sid && party ? { account_sid, q: String(party), ...lastWeek } : null;

/** What leads on from the records of a resource, in the order in which it is offered. */
const relatedLists: Partial<Record<string, RelatedList[]>> = {
  accounts: [
    { list: 'recent-calls', filterOf: ofAccount(today) },
    { list: 'alerts', filterOf: ofAccount(today) },
    { list: 'applications', filterOf: ofAccount() },
    { list: 'phone-numbers', filterOf: ofAccount() },
    { list: 'carriers', filterOf: ofAccount() },
    { list: 'clients', filterOf: ofAccount() },
    { list: 'users', filterOf: ofAccount() },
  ],
  carriers: [
    {
      list: 'recent-calls',
      filterOf: ({ name, account_sid }) => ({
        ...(account_sid && { account_sid }),
        trunk: name,
        ...lastWeek,
      }),
    },
    { list: 'phone-numbers', filterOf: ({ id }) => ({ voip_carrier_sid: String(id) }) },
  ],
  applications: [
    { list: 'phone-numbers', filterOf: ({ id }) => ({ application_sid: String(id) }) },
    {
      list: 'alerts',
      filterOf: ({ account_sid }) => account_sid && { account_sid, ...today },
    },
  ],
  'phone-numbers': [{ list: 'recent-calls', filterOf: callsWith('number') }],
  clients: [{ list: 'recent-calls', filterOf: callsWith('username') }],
};

/**
 * Where what uses a record is: its list, narrowed as far as it can be; an account's keys are on the
 * account's own page.
 */
export function listOf(
  resource: string,
  record: RaRecord,
  list?: ResourceName | null,
): string | null {
  if (!list) return null;
  if (list === 'api-keys') return addressOf({ area: resource, sid: record.id, view: 'edit' });
  const related = relatedTo(resource, record).find((one) => one.list === list);
  if (related) return related.path;
  const isOfAccount = resource === 'accounts' && list !== 'accounts';
  const filter = isOfAccount ? { account_sid: String(record.id) } : null;
  return addressOf({ area: list, filter });
}

/** The lists that records of a resource may lead on to. */
export const relatedNames = (resource: string): ResourceName[] =>
  (relatedLists[resource] ?? []).map(({ list }) => list);

/** The lists that a record leads on to, with their addresses. */
export const relatedTo = (
  resource: string,
  record: RaRecord,
): { list: ResourceName; path: string }[] =>
  (relatedLists[resource] ?? []).flatMap(({ list, filterOf }) => {
    const filter = filterOf(record);
    return filter ? [{ list, path: addressOf({ area: list, filter }) }] : [];
  });
