import type { RecentCall } from '../../../types';

/** What is known of the addresses of calls, by the address without its port. */
export const partyNames = (calls: RecentCall[], platform: string): Record<string, string> =>
  Object.fromEntries(
    calls.flatMap(({ host, remote_host, trunk }) => [
      ...(remote_host && trunk ? [[remote_host, trunk]] : []),
      ...(host ? [[host, platform]] : []),
    ]),
  );
