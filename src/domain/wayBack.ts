import type { ResourceName } from '../types';
import { keysOf } from '../types/columns';
import { speechCredentialColumns } from '../types/speech';

/**
 * What can be done about a deletion. The record is `made` again with all that was read of it; or a `form` for
 * a new one begins with what is known, because the platform needs a secret that it never tells.
 */
export type WayBack = 'made' | 'form';

/**
 * Not accounts: with them goes what nobody has read. Not providers: with one the platform deletes its speech
 * services, whose keys it never tells, and its API keys, whose tokens are new each time, beside its carriers.
 * Nor keys, for the same reason.
 */
const ways: Partial<Record<ResourceName, WayBack>> = {
  applications: 'made',
  carriers: 'made',
  clients: 'form',
  'least-cost-routing': 'made',
  'ms-teams-tenants': 'made',
  'phone-numbers': 'made',
  'speech-services': 'made',
  users: 'form',
};

const hiddenKeys = keysOf(speechCredentialColumns, 'writeOnly');

/** The way back from the deletion of a record; null where there is none. */
export function wayBackOf(resource: string, record: object): WayBack | null {
  // A speech service without a key has nothing to hide.
  const isHidden =
    resource === 'speech-services' && hiddenKeys.some((key) => Reflect.get(record, key));
  return isHidden ? 'form' : (ways[resource as ResourceName] ?? null);
}
