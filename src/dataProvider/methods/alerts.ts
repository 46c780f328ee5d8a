import { type AlertFactsById, type BareAlert, learnAlertFacts } from '../alertFacts';
import { getPage } from '../cachedList';
import { currentCaller } from '../caller';
import { endpoints } from '../endpoints';

/** Verbs of alerts outside CRUD (contract 16.1, rule 15.2). */
export const alertMethods = {
  /**
   * What the list of all accounts does not say of these alerts, by its id: whose they are, their
   * type and what they are about. Asks those accounts whose alerts are not known yet.
   */
  learnAlerts: ({
    alerts,
    accountSids,
    signal,
  }: {
    alerts: BareAlert[];
    accountSids: string[];
    signal?: AbortSignal;
  }): Promise<AlertFactsById> => learnAlertFacts(alerts, accountSids, signal),

  /**
   * Counts alerts since a moment (milliseconds since 1970), or in the last 30 days: those of the account
   * for account users, else the provider's. It requests one row only. A refused or lost answer never
   * ends the session, because the operator did not ask. Throws HttpError.
   */
  async countAlerts({
    since,
    signal,
  }: {
    since: number | null;
    signal?: AbortSignal;
  }): Promise<number> {
    const caller = await currentCaller();
    const window = since === null ? { days: 30 } : { start: new Date(since).toISOString() };
    const { total } = await getPage<unknown>(
      endpoints.alerts.list(caller, {}),
      { page: 1, count: 1, ...window },
      signal,
      { keepSession: true },
    );
    return total;
  },
};
