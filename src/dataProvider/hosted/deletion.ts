import type { CurrentUser } from '../../engines/billing';
import { HttpError, LostAnswerError, request, somethingWentWrong } from '../../http';
import * as session from '../../session';
import { sessionEnd } from '../../session/sessionEnd';
import { type DeletionOptions, deleteRecord } from '../deletion';
import { toReadError } from '../errors';
import type { SaveMeta } from '../saves';
import { getInvoice } from './billing';
import { inWords, isFault, PaymentFault } from './provider';

const accountPath = (accountSid: string) => `Accounts/${encodeURIComponent(accountSid)}`;

/**
 * Checks a user's password with a sign-in, because the platform deletes an account without checking it
 * (contract 5.5). The token is not kept. Throws HttpError, also while the platform refuses further
 * attempts.
 */
export async function isPassword(username: string, password: string): Promise<boolean> {
  try {
    await request({
      method: 'POST',
      path: 'login',
      body: { username, password },
      isPublic: true,
    });
    return true;
  } catch (error) {
    const isWrong = error instanceof HttpError && error.status === 403;
    // A lock-out has words of its own (contract 23.6).
    if (isWrong && error.message === somethingWentWrong) return false;
    throw error;
  }
}

/**
 * Whether there is nothing left for who is signed in: the own account is gone, or at least its users, who
 * go before it does, while their token stays good (contract 5.5). Throws HttpError when the platform does
 * not answer, and when it refuses because the session is over.
 */
export async function isShutOut(accountSid: string): Promise<boolean> {
  const { userSid = '' } = session.identity() ?? {};
  return (
    (await isMissing(accountPath(accountSid))) ||
    (await isMissing(`Users/${encodeURIComponent(userSid)}`))
  );
}

async function isMissing(path: string): Promise<boolean> {
  try {
    await request({ path, keepSession: true });
    return false;
  } catch (error) {
    const isOver = Number(sessionEnd() ?? Number.POSITIVE_INFINITY) <= Date.now();
    const refusal = toReadError(error);
    if (!(refusal instanceof HttpError) || (refusal.status === 401 && isOver)) throw error;
    if ([401, 403, 404].includes(refusal.status)) return true;
    throw error;
  }
}

const isGone = (accountSid: string) => isMissing(accountPath(accountSid)).catch(() => false);

/**
 * The platform ends what the payment provider knows of an account last, when nothing is left to try it
 * again with (contract 5.5): so `ask` needs an answer of the provider before anything goes.
 */
async function askFirst(ask: () => Promise<unknown>): Promise<void> {
  await ask().catch((error: unknown) => {
    throw error instanceof HttpError && error.status > 0 ? new PaymentFault('notAsked') : error;
  });
}

async function removeAccount(
  accountSid: string,
  customer: string,
  options: DeletionOptions,
  meta?: SaveMeta,
): Promise<void> {
  const isOfProvider = (error: unknown) => isFault(inWords(error), 'down', 'refused');
  // What the payment provider says tells nothing of the account, but of what is charged.
  const isDone = async (error: unknown) =>
    !isOfProvider(error) && ((await options.isGone?.(error)) ?? false);
  try {
    await deleteRecord('accounts', accountSid, meta, { ...options, isGone: isDone });
  } catch (error) {
    if (isOfProvider(error) && (await isGone(accountSid))) {
      throw new PaymentFault('customerLeft', { customer });
    }
    throw inWords(error);
  }
}

/**
 * Deletes the own account. Its own references to applications go first: the platform would stop
 * half-way at them (contract 5.5). Done also when the answer got lost and the account is gone. Throws
 * PaymentFault `notAsked` when nothing was deleted because the payment provider has no answer, and
 * `customerLeft` when all is gone and the provider may go on charging; HttpError, when a part may be gone.
 */
export async function deleteOwnAccount(
  {
    account_sid,
    stripe_customer_id,
  }: Pick<CurrentUser['account'], 'account_sid' | 'stripe_customer_id'>,
  password?: string,
): Promise<void> {
  if (stripe_customer_id) await askFirst(() => getInvoice());
  await removeAccount(account_sid, stripe_customer_id ?? '', {
    first: { device_calling_application_sid: null, siprec_hook_sid: null },
    body: password === undefined ? {} : { password },
    isGone: async (error) =>
      error instanceof LostAnswerError && isShutOut(account_sid).catch(() => false),
  });
}

/**
 * Deletes the account of a customer of the payment provider for an operator, whom the platform lets ask
 * the provider for its prices alone. Done also when the account is gone already. Throws as
 * `deleteOwnAccount`.
 */
export async function deleteCustomerAccount(
  accountSid: string,
  customer: string,
  meta?: SaveMeta,
): Promise<void> {
  await askFirst(() => request({ path: 'Prices' }));
  await removeAccount(accountSid, customer, { isGone: () => isGone(accountSid) }, meta);
}
