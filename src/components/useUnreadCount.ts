import { useQuery } from '@tanstack/react-query';
import { useConsole } from './ConsoleContext';
import { type UnreadCount, unreadAlertsKey } from './unreadAlerts';

/** What the frame of the console counted last; null where nobody has counted yet. It asks nothing. */
export function useUnreadCount(): UnreadCount | null {
  const { identity, providerSid } = useConsole();
  const { data, dataUpdatedAt } = useQuery<UnreadCount>({
    queryKey: unreadAlertsKey(identity.accountSid ?? providerSid ?? ''),
    enabled: false,
    notifyOnChangeProps: ['data', 'dataUpdatedAt'],
  });
  return dataUpdatedAt > 0 ? (data ?? null) : null;
}
