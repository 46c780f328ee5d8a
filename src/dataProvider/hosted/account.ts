import { handOver, readMe, storeRealm } from '../../hosted';
import { HttpError, LostAnswerError, request, somethingWentWrong } from '../../http';
import * as session from '../../session';
import { sessionEnd } from '../../session/sessionEnd';
import {
  type CurrentUser,
  type PhoneNumber,
  type RealmChange,
  type SetupStep,
  type Subscription,
  setupSteps,
} from '../../types';
import { cachedList, getPage, invalidateLists } from '../cachedList';

/** `Users/me` of a hosted platform: flags come as booleans or as 0 and 1 (contract 3). */
interface CurrentUserAnswer {
  user?: CurrentUser['user'];
  account?: Omit<CurrentUser['account'], 'is_active'> & { is_active: boolean | number };
  subscription?: Subscription | null;
  /** As the list of the account's keys has them, in clear. */
  api_keys?: unknown;
}

const accountPath = (accountSid: string) => `Accounts/${encodeURIComponent(accountSid)}`;

/**
 * The user, the account and its plan; the keys that come with them answer the list that a page asks
 * for next. Throws HttpError, also when the answer names no account.
 */
export async function getCurrentUser(signal?: AbortSignal): Promise<CurrentUser> {
  const { body, status } = await readMe<CurrentUserAnswer>(signal);
  if (!body?.user || !body.account?.account_sid) {
    throw new HttpError(status, { message: 'app.errors.unreadable' });
  }
  const [token, path] = [session.token(), `${accountPath(body.account.account_sid)}/ApiKeys`];
  if (token && Array.isArray(body.api_keys)) handOver({ path }, token, body.api_keys);
  return {
    user: body.user,
    account: { ...body.account, is_active: Boolean(body.account.is_active) },
    subscription: body.subscription ?? null,
  };
}

/**
 * Gives the own account another realm (decision 43). A platform that cannot enter it in the DNS fails
 * after it has stored it (contract 5.6): what is stored decides, and the failure becomes a warning
 * (decision 63). Throws HttpError.
 */
export async function changeSipRealm(accountSid: string, realm: string): Promise<RealmChange> {
  try {
    await storeRealm(accountSid, realm);
    return { warning: null };
  } catch (error) {
    if (!(error instanceof HttpError) || (error.status > 0 && error.status < 500)) throw error;
    const stored = await getCurrentUser().catch(() => null);
    if (stored?.account.sip_realm !== realm) throw error;
    return { warning: error.message };
  } finally {
    invalidateLists();
  }
}

/**
 * What an account cannot do without and does not have: a carrier, a speech credential, an application,
 * a phone number. A number tells of its carrier and, where it has one, its application, so that two
 * calls suffice where one is asked for first: by who pays (`isPaid`) and is set up as a rule. Others
 * most often have no carrier, without which there can be no number: three calls.
 */
export async function getMissingSetup(accountSid: string, isPaid: boolean): Promise<SetupStep[]> {
  const listOf = (name: string) => cachedList<unknown>(`${accountPath(accountSid)}/${name}`);
  const askNumbers = async () => {
    const query = { account_sid: accountSid, page: 1, page_size: 25 };
    return (await getPage<PhoneNumber>('PhoneNumbers', query)).data;
  };
  const [speech, known] = await Promise.all([
    listOf('SpeechCredentials'),
    isPaid ? askNumbers() : null,
  ]);
  const carriers = known?.length ? known : await listOf('VoipCarriers');
  const numbers = known ?? (carriers.length > 0 ? await askNumbers() : []);
  const isRouted = numbers.some(({ application_sid }) => application_sid);
  const found: Record<SetupStep, unknown[]> = {
    carrier: carriers,
    speech,
    application: isRouted ? numbers : await listOf('Applications'),
    phoneNumber: numbers,
  };
  return setupSteps.filter((step) => found[step].length === 0);
}

/**
 * Whether this is the password of a user: the platform deletes an account without looking at it
 * (contract 5.5), so that a sign-in has to tell. Its token is not kept. Throws HttpError, also while
 * the platform takes no more tries.
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

/** An unknown user is 500 with these words (contract 3). */
const unknownUser = 'failure retrieving user';

async function isMissing(path: string): Promise<boolean> {
  try {
    await request({ path, keepSession: true });
    return false;
  } catch (error) {
    const isOver = Number(sessionEnd() ?? Number.POSITIVE_INFINITY) <= Date.now();
    if (!(error instanceof HttpError) || (error.status === 401 && isOver)) throw error;
    if ([401, 403, 404].includes(error.status) || error.message === unknownUser) return true;
    throw error;
  }
}

/**
 * Deletes the own account. Its own references to applications go first: the platform would stop
 * half-way at them (contract 5.5). Done also when the answer got lost and the account is gone. Throws
 * HttpError; part of the account may be gone by then.
 */
export async function deleteOwnAccount(accountSid: string, password?: string): Promise<void> {
  const path = accountPath(accountSid);
  await request({
    method: 'PUT',
    path,
    body: { device_calling_application_sid: null, siprec_hook_sid: null },
  });
  const body = password === undefined ? {} : { password };
  await request({ method: 'DELETE', path, body }).catch(async (error: unknown) => {
    const isLost = error instanceof LostAnswerError;
    if (!isLost || !(await isShutOut(accountSid).catch(() => false))) throw error;
  });
}
