import { type ApiError, failure } from '../../api/errors';

/** What the platform was doing at the provider, in its own words. */
type Doing = 'retrieving' | 'posting to' | 'deleting';

/**
 * What the provider refuses, as the platform passes it on: 500 with the provider's path and status,
 * and nothing of what the provider said about it (contract 17).
 */
export const refused = (doing: Doing, path: string, status: number): ApiError =>
  failure(`Error ${doing} ${path} from stripe: ${status}`);

/** An object that the provider does not know is its 404. */
export function known<T>(value: T | undefined, path: string, doing: Doing = 'retrieving'): T {
  if (value === undefined) throw refused(doing, path, 404);
  return value;
}

/** A provider that cannot be reached. */
export const unreachable = (): ApiError => failure('fetch failed');
