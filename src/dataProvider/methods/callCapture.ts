import { HttpError } from '../../http';
import type { RecentCall } from '../../types';
import { type OnProgress, requestFile } from '../requestFile';

/** Statuses by which a platform says that it has no capture, or captures nothing (contract 16.2). */
const none = [400, 404, 501];

/** Null for a capture that the platform does not have; throws any other failure as it is. */
export function nullIfNone(error: unknown): null {
  if (error instanceof HttpError && none.includes(error.status)) return null;
  throw error;
}

/**
 * The capture file of a SIP dialogue, from below `owner` (the path of an account or a provider). The
 * platform finds nothing for a method in capitals (contract 16.2).
 */
export async function getCapture(
  owner: string,
  callId: string,
  method: 'invite' | 'register',
  signal?: AbortSignal,
  onProgress?: OnProgress,
): Promise<Blob> {
  const path = `${owner}/RecentCalls/${encodeURIComponent(callId)}/${method}/pcap`;
  return requestFile({ path, signal }, onProgress);
}

/** The network capture of calls (contract 16.2). */
export const callCaptureMethods = {
  /** The capture of a call, null when the platform has none. Throws HttpError for anything else. */
  async getCallCapture(
    { account_sid, sip_callid }: Pick<RecentCall, 'account_sid' | 'sip_callid'>,
    signal?: AbortSignal,
    onProgress?: OnProgress,
  ): Promise<Blob | null> {
    const owner = `Accounts/${encodeURIComponent(account_sid)}`;
    return getCapture(owner, sip_callid, 'invite', signal, onProgress).catch(nullIfNone);
  },
};
