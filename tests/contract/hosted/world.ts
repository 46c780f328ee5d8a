import { randomUUID } from 'node:crypto';
import { describe } from 'vitest';
import type { PlatformOptions } from '../../../platform/api/server';
import { paymentPaths } from '../../../platform/demo/payments/paths';
import { standInPrefix } from '../../../platform/demo/prefix';
import { type Answer, isHosted, isRemote, openTarget, type Target } from '../client';
import { body } from '../expectations';
import { createSession, PASSWORD, type Session } from '../world';

/** The code that the portal of these tests chooses. */
export const CODE = '135790';

/** Somebody who has signed up here, with the session of the sign-up. */
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
  /** Signs up by e-mail; confirmed and signed in anew unless `isConfirmed` is false. */
  signUp(options?: { isConfirmed?: boolean }): Promise<Member>;
  /** A user of an account that was made by an administrator. */
  login(username: string): Promise<Session>;
  /** A card's payment method; embedded only. */
  method(number: string): Promise<string>;
  /** Ends or begins an outage of the payment provider; embedded only. */
  outage(isDown: boolean): Promise<void>;
  /** Begins a new period of a paid plan, whose card behaves as another one from now on; embedded only. */
  renew(accountSid: string, behavesAs: string): Promise<void>;
  later(path: string): void;
  close(): Promise<void>;
}

/** Tests of hosted mode: on the embedded platform always, on another where it is said to be hosted. */
export const describeHosted = describe.skipIf(isRemote && !isHosted);

/** Opens a hosted platform; everything that was made there is removed by `close`. */
export async function createHostedWorld(options: PlatformOptions = {}): Promise<HostedWorld> {
  const target = await openTarget({ hosted: true, seed: 'hosted', ...options });
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
  const askProvider = async (what: keyof typeof paymentPaths, payload: object) => {
    const url = standInPrefix + paymentPaths[what];
    return (await target.platform?.app.inject({ method: 'POST', url, payload }))?.json();
  };
  const method = async (number: string): Promise<string> =>
    (await askProvider('method', { number, exp_month: 12, exp_year: 2031 })).paymentMethod.id;
  const outage = async (isDown: boolean) => void (await askProvider('outage', { isDown }));
  const renew = async (accountSid: string, behavesAs: string) =>
    void (await askProvider('renewal', { accountSid, behavesAs }));
  async function close() {
    for (const path of cleanups) await admin.delete(path).catch(() => undefined);
    const { json } = await admin.get('/ServiceProviders');
    const left = (json as { name: string }[]).filter(({ name }) => name === prefix);
    const poison = target.platform?.poison ?? [];
    await target.close();
    if (left.length + poison.length > 0) throw new Error(`left behind or poisoned: ${prefix}`);
  }
  return {
    ...{ target, admin, providerSid, rootDomain, unique, post, signUpBody },
    ...{ signUp, login, method, outage, renew, later, close },
  };
}
