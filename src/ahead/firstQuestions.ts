import type { Caller } from '../dataProvider/caller';
import { listEndpoints } from '../dataProvider/listEndpoints';
import { askedFirst, wholeCall } from '../dataProvider/listPlan';
import type { Question } from '../http';
import { placeOf } from '../routing/addresses';
import { listIn } from '../routing/listAddress';
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

/** The decoded segment of a path, or the segment itself if it cannot be decoded. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** What the list of an address asks; nothing where it narrows itself to an account. */
const listQuestions = (area: ResourceName, search: string, { caller, storedAccount }: Asker) =>
  search === '' && storedAccount !== null
    ? []
    : askedFirst(listEndpoints[area], caller, listIn(search, undefined));

/**
 * What the console asks first at an address, for whom: the service providers, which the frame of the
 * console names; for a list, its rows and the accounts that they belong to; for an edit page, its
 * record. The paths are those of the endpoints' table. What cannot be known without another answer is
 * left out. Whether the operator may see the page is not asked here: what the platform answers to those
 * who may not reaches nobody.
 */
export function firstQuestions({ pathname, search }: Address, asker: Asker): Question[] {
  const { caller } = asker;
  const providers = wholeCall(listEndpoints['service-providers'], caller);
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
  // Account users see no list of accounts; the screen says so.
  const accounts = caller.accountSid ? [] : [wholeCall(listEndpoints.accounts, caller)];
  if (resource === 'accounts') return [providers, ...accounts];
  return [providers, ...accounts, ...listQuestions(resource, search, asker)];
}
