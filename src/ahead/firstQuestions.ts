import type { SortPayload } from 'ra-core';
import { pageSize } from '../components/list/pageSize';
import type { Caller } from '../dataProvider/caller';
import {
  isAskedWhole,
  mayHoldOthers,
  pageCall,
  wholeCall,
  wholePage,
} from '../dataProvider/listCall';
import { listEndpoints } from '../dataProvider/listEndpoints';
import type { Question } from '../http';
import { filterIn, placeOf } from '../routing/addresses';
import type { ResourceName } from '../types';

/** A path of the console, with its query. */
interface Address {
  pathname: string;
  search: string;
}

interface Asker {
  caller: Caller;
  /** The account that lists are narrowed to where the address says nothing. */
  storedAccount: string | null;
}

/** A segment of a path as it is meant; one that cannot be decoded stands for itself. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The order that an address names. */
const sortOf = (params: URLSearchParams): SortPayload | undefined => {
  const field = params.get('sort');
  return field ? { field, order: params.get('order') === 'DESC' ? 'DESC' : 'ASC' } : undefined;
};

/** What the list of an address asks; nothing where the answer to something else decides on that. */
function listQuestion(area: ResourceName, search: string, { caller, storedAccount }: Asker) {
  const endpoint = listEndpoints[area];
  const params = new URLSearchParams(search);
  const filter = filterIn(search) ?? {};
  const isUnknown =
    endpoint.isGated ||
    (endpoint.hasNumbers && filter.q) ||
    (search === '' && storedAccount !== null) ||
    mayHoldOthers(endpoint, caller, filter);
  if (isUnknown) return [];
  const paged = endpoint.paged?.(caller, filter);
  if (!paged) return [wholeCall(endpoint, caller, filter)];
  const sort = sortOf(params);
  const asked = isAskedWhole(endpoint, paged.handled, filter, sort)
    ? { page: 1, perPage: wholePage }
    : { page: Number(params.get('page')) || 1, perPage: Number(params.get('perPage')) || pageSize };
  return [pageCall(endpoint, caller, filter, paged, asked)];
}

/**
 * What the console asks first at an address, for whom: the service providers, which the frame of the
 * console names; for a list, its rows and the accounts that they belong to; for an edit page, its
 * record. The paths are those of the endpoints' table. What cannot be known without another answer is
 * left out. Whether the operator may see the page is not asked here: what the platform answers to those
 * who may not reaches nobody.
 */
export function firstQuestions({ pathname, search }: Address, asker: Asker): Question[] {
  const { caller } = asker;
  const providers = wholeCall(listEndpoints['service-providers'], caller, {});
  const { area = '', sid, view } = placeOf(pathname) ?? {};
  if (!Object.hasOwn(listEndpoints, area) || caller.providerSid === null) {
    return [providers];
  }
  const resource = area as ResourceName;
  const { one } = listEndpoints[resource];
  if (sid && view === 'edit' && one && !listEndpoints[resource].isGated) {
    return [providers, { path: `${one(caller)}/${encodeURIComponent(decoded(sid))}` }];
  }
  if (sid) return [providers];
  // Account users see no list of accounts, and are told so where one would be.
  const accounts = caller.accountSid ? [] : [wholeCall(listEndpoints.accounts, caller, {})];
  if (resource === 'accounts') return [providers, ...accounts];
  return [providers, ...accounts, ...listQuestion(resource, search, asker)];
}
