import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useCanAccess } from '../components/access/useCanAccess';
import { statusOf } from '../components/page/errorText';
import { type UnreadCount, unreadAlertsKey } from '../components/unreadAlerts';
import { usePlatform } from '../components/usePlatform';
import { config } from '../config';
import { readPreference, writePreference } from '../config/preferences';
import { searchOf } from '../routing/addresses';
import type { Identity } from '../types';
import { dateChoiceSince, lastSeenAt, viewerKey, withLastSeen } from './alertsSeen';

/** How long the first look waits (ms): what the screen asks for comes first. */
const patience = 2000;
/** Answers after which there is no use in asking again (decision 51; a session that ended). */
const lasting = [401, 403, 404, 501];

type Viewer = Pick<Identity, 'userSid' | 'accountSid'>;

const ownerOf = ({ accountSid }: Viewer, providerSid: string | null) =>
  accountSid ?? providerSid ?? '';

/** Waits until a moment (ms since 1970); rejects when there is no use in it any more. */
const until = (moment: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.max(0, moment - Date.now()));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

const nothing: UnreadCount = { count: 0, isNews: false, search: '' };

/** The part of the address with which the list shows so many alerts since a moment. */
const searchSince = (count: number, seen: number | null): string => {
  const date = count > 0 ? dateChoiceSince(seen) : null;
  return searchOf({ filter: date ? { date } : null });
};

/** What is counted now, by what was counted before: null at first. */
const countedAfter = (
  before: UnreadCount | null,
  count: number,
  seen: number | null,
): UnreadCount => ({
  count,
  search: searchSince(count, seen),
  isNews: before !== null && (count > before.count || (count === before.count && before.isNews)),
});

/**
 * How many alerts came since they were last looked at. The platform is asked again as often as the
 * deployment says, never while nobody sees the page, and a failure changes nothing.
 */
export function useUnreadAlerts(viewer: Viewer, providerSid: string | null): UnreadCount {
  const seconds = config().alertPollInterval;
  const dataProvider = usePlatform();
  const queryClient = useQueryClient();
  const isAllowed = useCanAccess({ action: 'list', resource: 'alerts' });
  const [firstLook] = useState(() => Date.now() + patience);
  const owner = ownerOf(viewer, providerSid);
  const seen = () => lastSeenAt(readPreference('alerts'), viewerKey(viewer.userSid, owner));
  const { data: counted } = useQuery({
    queryKey: unreadAlertsKey(owner),
    queryFn: async ({ signal }) => {
      await until(firstLook, signal);
      const since = seen();
      const count = await dataProvider.countAlerts({ since, signal });
      const before = queryClient.getQueryState<UnreadCount>(unreadAlertsKey(owner));
      return countedAfter(before?.dataUpdatedAt ? (before.data ?? null) : null, count, since);
    },
    // It waits until the screen is complete: what is done from then on does not wait for it (ahead).
    meta: { isBackground: true },
    enabled: seconds > 0 && isAllowed && owner !== '',
    // Nothing is drawn for a count that stays 0.
    initialData: nothing,
    initialDataUpdatedAt: 0,
    notifyOnChangeProps: ['data'],
    refetchInterval: ({ state }) =>
      !lasting.includes(statusOf(state.error) ?? 200) && seconds * 1000,
    refetchOnWindowFocus: true,
    staleTime: seconds * 1000,
    retry: false,
  });
  return counted;
}

/** Remembers that the alerts have been looked at until now. */
export function useMarkAlertsSeen(viewer: Viewer | null, providerSid: string | null): () => void {
  const queryClient = useQueryClient();
  const userSid = viewer?.userSid ?? '';
  const owner = viewer ? ownerOf(viewer, providerSid) : '';
  return useCallback(() => {
    if (!owner) return;
    const text = withLastSeen(readPreference('alerts'), viewerKey(userSid, owner), Date.now());
    writePreference('alerts', text);
    // An answer that is on its way still counts what has been seen by now.
    queryClient.cancelQueries({ queryKey: unreadAlertsKey(owner) });
    queryClient.setQueryData(unreadAlertsKey(owner), nothing);
  }, [queryClient, userSid, owner]);
}
