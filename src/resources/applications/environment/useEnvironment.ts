import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { validateWebhookUrl } from '../../../components/inputs/webhook';
import { usePlatform } from '../../../components/usePlatform';
import { readSchema } from './schema';

/** How long an address has to stay as it is before its webhook is asked (ms). */
const patience = 500;

/** The address of the calling webhook once it is settled; '' while it is none that can be asked. */
function useSettledUrl(): string {
  const typed = String(useWatch({ name: 'call_hook.url' }) ?? '').trim();
  const url = validateWebhookUrl(typed) ? '' : typed;
  const [settled, setSettled] = useState(url);
  useEffect(() => {
    if (url === settled) return;
    const timer = setTimeout(() => setSettled(url), patience);
    return () => clearTimeout(timer);
  }, [url, settled]);
  // An emptied address takes effect at once.
  return url ? settled : '';
}

/** What the calling webhook publishes about its variables. */
export function useEnvironment() {
  const dataProvider = usePlatform();
  const url = useSettledUrl();
  const { data, error, refetch } = useQuery({
    queryKey: ['applications', 'environment', url],
    queryFn: ({ signal }) => dataProvider.getAppEnv(url, signal),
    enabled: url !== '',
    retry: false,
    staleTime: 60_000,
  });
  const schema = useMemo(() => (url ? readSchema(data) : null), [url, data]);
  return { url, schema, error: url && data === undefined ? error : null, retry: () => refetch() };
}
