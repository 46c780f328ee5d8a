import { request } from '../http';
import * as session from '../session';
import { handOver } from './handOver';

const me = { path: 'Users/me' };

/** What a hosted platform answers of the signed-in user, its account and its plan (contract 3). */
export async function readMe<Answer>(
  signal?: AbortSignal,
): Promise<{ body: Answer | undefined; status: number }> {
  return request<Answer | undefined>({ ...me, signal });
}

/** Leaves that answer for the page that opens next, which needs not ask again. */
export function handMeOver(body: unknown): void {
  const token = session.token();
  if (token) handOver(me, token, body);
}

/** Whether no account has this SIP realm yet; the whole name is compared. Throws HttpError. */
export async function isRealmAvailable(realm: string, signal?: AbortSignal): Promise<boolean> {
  const { body } = await request<{ available?: unknown } | undefined>({
    path: 'Availability',
    query: { type: 'subdomain', value: realm },
    signal,
  });
  return body?.available === true;
}

/**
 * Gives an account its SIP realm, the first or another one. The platform stores it before it makes
 * the DNS records, so that a failure may have stored it (contract 5.6; decision 63). Throws HttpError.
 */
export async function storeRealm(accountSid: string, realm: string): Promise<void> {
  const path = `Accounts/${encodeURIComponent(accountSid)}/SipRealms/${encodeURIComponent(realm)}`;
  await request({ method: 'POST', path });
}
