import { randomUUID } from 'node:crypto';
import { describe, test } from 'vitest';
import type { PlatformOptions } from '../../../platform/createPlatform';
import { type Answer, isHosted, isRemote, openTarget, type Target } from '../client';
import { body } from '../expectations';
import { createSession, PASSWORD, removeAll, type Session, settle, webhookRows } from '../world';
import { isCovered, type Part, type StandIn, standInOf } from './standIn';

/** The code that the portal of these tests chooses. */
export const CODE = '135790';

/** What the stand-in answers to a typed card. */
interface PaidWith {
  paymentMethod: { id: string };
}

/** Somebody who has signed up here, or whom an administrator has made, with a session. */
export interface Member extends Session {
  email: string;
  accountSid: string;
  realm: string;
}

/** A hosted platform, with a provider of this file for who signs up. */
export interface HostedWorld {
  target: Target;
  admin: Session;
  providerSid: string;
  rootDomain: string;
  unique(what: string): string;
  post(path: string, payload?: unknown): Promise<Answer>;
  /** The body of a good sign-up by e-mail. */
  signUpBody(email: string): Record<string, unknown>;
  /**
   * Signs up by e-mail; confirmed and signed in anew unless `isConfirmed` is false. It leaves a row of
   * the sign-up history behind: `join` makes a member without one.
   */
  signUp(options?: { isConfirmed?: boolean }): Promise<Member>;
  /** A member with an account on trial, both made by an administrator. */
  join(): Promise<Member>;
  /** What stands in for other companies; to be asked where the tests say that it is there. */
  standIn: StandIn;
  /** A user of an account that was made by an administrator. */
  login(username: string): Promise<Session>;
  /** A card's payment method. */
  method(number: string): Promise<string>;
  /** Ends or begins an outage of the payment provider. */
  outage(isDown: boolean): Promise<void>;
  /** Begins a new period of a paid plan, whose card behaves as another one from now on. */
  renew(accountSid: string, behavesAs: string): Promise<void>;
  later(path: string): void;
  close(): Promise<void>;
}

/** A title that tells why a part is skipped. */
const withReason = (title: string, isSkipped: boolean, reason: string) =>
  isSkipped ? `${title} [${reason}]` : title;

const isElsewhere = isRemote && !isHosted;

/** Tests of hosted mode: on the embedded platform always, on another where it is said to be hosted. */
export const describeHosted = (title: string, tests: () => void) =>
  describe.skipIf(isElsewhere)(withReason(title, isElsewhere, 'hosted mode: --hosted'), tests);

/** Tests of hosted mode that need a stand-in of this company; the embedded platform has them all. */
export const describeCovered = (part: Part) => (title: string, tests: () => void) =>
  isElsewhere || isCovered(part)
    ? describeHosted(title, tests)
    : describe.skip(withReason(title, true, `needs a stand-in of ${part}`), tests);

/** The same for one test. */
export const testCovered = (part: Part) => (title: string, run: () => Promise<void>) =>
  test.skipIf(!isCovered(part))(
    withReason(title, !isCovered(part), `needs a stand-in of ${part}`),
    run,
  );

/** Opens a hosted platform; everything that was made there is removed by `close`. */
export async function createHostedWorld(options: PlatformOptions = {}): Promise<HostedWorld> {
  const target = await openTarget({ hosted: true, seed: 'hosted', ...options });
  const rowsBefore = webhookRows(target);
  const prefix = `contract-${randomUUID().slice(0, 8)}`;
  const rootDomain = `${prefix}.example`;
  const cleanups: string[] = [];
  const later = (path: string) => void cleanups.unshift(path);
  const unique = (what: string) => `${prefix}-${what}-${randomUUID().slice(0, 6)}`;
  const post = (path: string, payload?: unknown) =>
    target.send({ method: 'POST', path, body: payload });

  async function login(username: string, password = PASSWORD): Promise<Session> {
    const answer = body<{ token: string; user_sid: string }>(
      await post('/login', { username, password }),
    );
    return createSession(target, answer.token, answer.user_sid);
  }
  const admin = await login(target.admin.username, target.admin.password);
  const made = await admin.post('/ServiceProviders', { name: prefix, root_domain: rootDomain });
  const { sid: providerSid } = made.json as { sid: string };
  later(`/ServiceProviders/${providerSid}`);
  const standIn = standInOf(target);
  if (isCovered('dns')) await standIn.manage(rootDomain);

  const signUpBody = (email: string) => ({
    ...{ service_provider_sid: providerSid, provider: 'local', email },
    ...{ password: PASSWORD, email_activation_code: CODE },
  });
  async function signUp({ isConfirmed = true } = {}): Promise<Member> {
    const email = `${unique('user')}@example.com`;
    const answer = body<{ jwt: string; user_sid: string; account_sid: string }>(
      await post('/register', signUpBody(email)),
    );
    const { jwt, user_sid, account_sid: accountSid } = answer;
    later(`/Accounts/${accountSid}`);
    let session = createSession(target, jwt, user_sid);
    if (isConfirmed) {
      await session.put(`/ActivationCode/${CODE}`, { user_sid, type: 'email' });
      session = await login(email);
    }
    return { ...session, email, accountSid, realm: `${unique('sub')}.${rootDomain}` };
  }
  const method = async (number: string) => {
    const card = { number, exp_month: 12, exp_year: 2031 };
    const { paymentMethod } = (await standIn.ask('method', card)) as PaidWith;
    return paymentMethod.id;
  };
  const outage = async (isDown: boolean) => void (await standIn.ask('outage', { isDown }));
  const renew = async (accountSid: string, behavesAs: string) =>
    void (await standIn.ask('renewal', { accountSid, behavesAs }));
  async function join(): Promise<Member> {
    const email = `${unique('member')}@example.com`;
    const made = await admin.post('/Accounts', { name: email, service_provider_sid: providerSid });
    const { sid: account_sid } = made.json as { sid: string };
    later(`/Accounts/${account_sid}`);
    await admin.post('/Users', {
      ...{ name: email, email, initial_password: PASSWORD },
      ...{ account_sid, service_provider_sid: providerSid },
    });
    const session = await login(email);
    // An account that has had no plan gets the trial.
    await session.post('/Subscriptions', { action: 'downgrade-to-free' });
    return { ...session, email, accountSid: account_sid, realm: `${unique('sub')}.${rootDomain}` };
  }
  async function close() {
    await removeAll(admin, cleanups);
    const { json } = await admin.get('/ServiceProviders');
    const left = (json as { name: string }[]).filter(({ name }) => name === prefix);
    const poison = target.platform?.poison ?? [];
    const miscounted = settle(target, rowsBefore);
    await target.close();
    if (left.length + poison.length > 0) throw new Error(`left behind or poisoned: ${prefix}`);
    if (miscounted.length > 0) throw new Error(miscounted.join());
  }
  return {
    ...{ target, admin, providerSid, rootDomain, unique, post, signUpBody },
    ...{ signUp, join, login, method, outage, renew, standIn, later, close },
  };
}
