import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback, useState } from 'react';
import { useCanAccess } from '../components/access/useCanAccess';
import { statusOf } from '../components/page/errorText';
import { config } from '../config';
import { readPreference, writePreference } from '../config/preferences';
import type { ConsoleDataProvider } from '../dataProvider';
import { searchOf } from '../routing/addresses';
import type { Identity } from '../types';
import { dateChoiceSince, lastSeenAt, viewerKey, withLastSeen } from './alertsSeen';

const keyOf = (owner: string) => ['unread-alerts', owner];

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

export interface UnreadAlerts {
  count: number;
  /** The part of the address behind `?` with which the list shows them all. */
  search: string;
}

/**
 * How many alerts came since they were last looked at. The platform is asked again as often as the
 * deployment says, never while nobody sees the page, and a failure changes nothing.
 */
export function useUnreadAlerts(viewer: Viewer, providerSid: string | null): UnreadAlerts {
  const seconds = config().alertPollInterval;
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const isAllowed = useCanAccess({ action: 'list', resource: 'alerts' });
  const [firstLook] = useState(() => Date.now() + patience);
  const owner = ownerOf(viewer, providerSid);
  const seen = () => lastSeenAt(readPreference('alerts'), viewerKey(viewer.userSid, owner));
  const { data: count } = useQuery({
    queryKey: keyOf(owner),
    queryFn: async ({ signal }) => {
      await until(firstLook, signal);
      return dataProvider.countAlerts({ since: seen(), signal });
    },
    // It waits until the screen is complete: what is done from then on does not wait for it (ahead).
    meta: { isBackground: true },
    enabled: seconds > 0 && isAllowed && owner !== '',
    // Nothing is drawn for a count that stays 0.
    initialData: 0,
    initialDataUpdatedAt: 0,
    notifyOnChangeProps: ['data'],
    refetchInterval: ({ state }) =>
      !lasting.includes(statusOf(state.error) ?? 200) && seconds * 1000,
    refetchOnWindowFocus: true,
    staleTime: seconds * 1000,
    retry: false,
  });
  const date = count > 0 ? dateChoiceSince(seen()) : null;
  return {
    count,
    search: searchOf({ filter: date ? { date } : null }),
  };
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
    queryClient.cancelQueries({ queryKey: keyOf(owner) });
    queryClient.setQueryData(keyOf(owner), 0);
  }, [queryClient, userSid, owner]);
}
