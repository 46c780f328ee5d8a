import { HttpError, request } from '../../http';
import type { RecentCall } from '../../types';
import { type OnProgress, requestFile } from '../requestFile';

/** The error of a 404 in the console's words; any other as it is. */
const withWordsForMissing = (message: string) => (error: unknown) => {
  throw error instanceof HttpError && error.status === 404
    ? new HttpError(404, { message })
    : error;
};

const callsOf = (accountSid: string) => `Accounts/${encodeURIComponent(accountSid)}/RecentCalls`;

/** What the platform keeps about a call beside its record (contract 16.2). All throw HttpError. */
export const callTraceMethods = {
  /** The trace of a call as the trace store answers it, unread: it may be large, and anything. */
  async getCallTrace(
    { account_sid, trace_id }: Pick<RecentCall, 'account_sid' | 'trace_id'>,
    signal?: AbortSignal,
    onProgress?: OnProgress,
  ): Promise<Blob> {
    const path = `${callsOf(account_sid)}/trace/${encodeURIComponent(trace_id ?? '')}`;
    return requestFile({ path, signal }, onProgress).catch(
      withWordsForMissing('resources.recent-calls.trace.missing'),
    );
  },

  /**
   * The lines that the platform logged during a call, most of them JSON texts. Null where it
   * answered none (rule 13.5); what is no text in the list becomes its JSON.
   */
  async getCallLogs(
    { account_sid, call_sid }: Pick<RecentCall, 'account_sid' | 'call_sid'>,
    signal?: AbortSignal,
  ): Promise<string[] | null> {
    const { body, status } = await request<unknown>({
      path: `${callsOf(account_sid)}/${encodeURIComponent(call_sid)}/logs`,
      signal,
      // The platform searches its cloud's logs line by line.
      timeout: 60_000,
    }).catch(withWordsForMissing('resources.recent-calls.logs.missing'));
    if (body === null || body === undefined) return null;
    if (!Array.isArray(body)) throw new HttpError(status, { message: 'app.errors.unreadable' });
    return body.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  },
};
