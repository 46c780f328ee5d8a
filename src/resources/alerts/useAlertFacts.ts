import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { useMemo } from 'react';
import { useCanAccess } from '../../components/access/useCanAccess';
import { useListAddress } from '../../components/list/ListAddress';
import { useAccounts } from '../../components/useAccounts';
import { usePlatform } from '../../components/usePlatform';
import { alertKindOf } from '../../domain/alertKinds';
import { typeOnlyKinds } from '../../domain/typeOnlyKinds';
import type { Alert } from '../../types';

/** With more accounts than this, the owners of alerts are only looked up on request. */
const mostUnasked = 20;

/** An alert with what the lists of accounts say of it; its kind follows from its type, then. */
const withFacts = (alert: Alert, facts: object | undefined): Alert => {
  if (!facts) return alert;
  const known = { ...alert, ...facts };
  return { ...known, kind: alertKindOf(known)?.name ?? alert.kind };
};

interface Facts {
  /** The alerts of the page, as far as they are known. */
  data: Alert[] | undefined;
  /** The list does not say whose the alerts are. */
  isOfAll: boolean;
  /** How many accounts that would ask; null if nobody has to decide. */
  offered: number | null;
}

/**
 * Names the accounts of alerts in a list of all accounts, which the platform leaves out: where there are many,
 * only if the operator wants that.
 */
export function useAlertFacts(isLookedUp: boolean): Facts {
  const { data: listed } = useListContext<Alert>();
  const { filter, accountSid } = useListAddress();
  const askedType = typeOnlyKinds[String(filter.kind)];
  const data = useMemo(
    () =>
      listed?.map((alert) => withFacts(alert, askedType ? { alert_type: askedType } : undefined)),
    [listed, askedType],
  );
  const dataProvider = usePlatform();
  const mayChoose = useCanAccess({ action: 'list', resource: 'accounts' });
  const isOfAll = mayChoose && !accountSid;
  const { data: accounts } = useAccounts({ enabled: isOfAll });
  const alerts = useMemo(() => (data ?? []).flatMap((alert) => alert.alike ?? alert), [data]);
  const isAsked = isLookedUp || (accounts?.length ?? 0) <= mostUnasked;
  const { data: facts } = useQuery({
    queryKey: ['alerts', 'facts', alerts.map(({ id }) => id)],
    queryFn: ({ signal }) =>
      dataProvider.learnAlerts({
        alerts,
        accountSids: (accounts ?? []).map(({ id }) => id),
        signal,
      }),
    enabled: isOfAll && accounts !== undefined && alerts.length > 0 && isAsked,
    placeholderData: (previous) => previous,
    // Maps are not compared by content.
    structuralSharing: false,
  });
  const known = useMemo(() => {
    if (!facts || !isOfAll) return data;
    return data?.map((alert) => {
      const alike = alert.alike?.map((one) => withFacts(one, facts.get(one.id)));
      return { ...withFacts(alert, alike ? alike[0] : facts.get(alert.id)), id: alert.id, alike };
    });
  }, [data, facts, isOfAll]);
  const offered = isOfAll && !isAsked && alerts.length > 0 ? (accounts?.length ?? 0) : null;
  return { data: known, isOfAll, offered };
}
