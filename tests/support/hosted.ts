import type { Row } from '../../platform/api/database';
import type { Platform } from '../../platform/createPlatform';
import { githubUser, type HostedUser, hostedUsers } from '../../platform/demo/seed/hostedUsers';

type Key = HostedUser['key'];

/** The e-mail of a user of the hosted seed, which is its name and that of its account. */
export const emailOf = (user: Key): string =>
  hostedUsers.find(({ key }) => key === user)?.username ?? githubUser;

export const passwordOf = (user: Key): string =>
  hostedUsers.find(({ key }) => key === user)?.password ?? '';

/** Signs in the user who has no password, as the console does after GitHub has sent it back. */
export async function githubToken({ app, db }: Platform): Promise<string> {
  const owner = db.get('SELECT service_provider_sid FROM users WHERE email = ?', githubUser);
  const oauth2_code = `${githubUser}~${Date.now()}${Math.random()}`;
  const rest = { oauth2_state: 'state', oauth2_client_id: 'client', oauth2_redirect_uri: 'here' };
  const payload = { ...owner, provider: 'github', oauth2_code, ...rest };
  const answer = await app.inject({ method: 'POST', url: '/api/v1/register', payload });
  return answer.json().jwt;
}

/** What stories of hosted mode ask the platform for: mails, plans and what was charged. */
export function billingOf(db: () => Platform['db']) {
  const account = (user: Key): Row =>
    db().get('SELECT * FROM accounts WHERE name = ?', emailOf(user)) ?? {};
  const mails = (to: string) =>
    db().all<{ subject: string; text: string }>(
      'SELECT subject, text FROM mails WHERE recipient = ? ORDER BY rowid',
      to,
    );
  const lastMail = (to: string) => mails(to).at(-1)?.text ?? '';
  return {
    account,
    accountSid: (user: Key) => String(account(user).account_sid),
    mails,
    /** The six digits of the last mail to an address. */
    code: (to: string) => /\b\d{6}\b/.exec(lastMail(to))?.[0],
    /** The path of the link in the last mail to an address. */
    resetPath: (to: string) => /\/reset-password\/\S+/.exec(lastMail(to))?.[0],
    /** Leaves a plan behind that was never paid for, which the platform takes before every other one. */
    leavePending(user: Key, sessions: number) {
      const sid = '00000000-0000-4000-8000-000000000000';
      db().run(
        `INSERT INTO account_subscriptions
           (account_subscription_sid, account_sid, stripe_payment_method_id, pending,
            effective_start_date)
         SELECT ?, account_sid, payment_objects.id, 1, '2026-01-01 00:00:00' FROM accounts
           JOIN payment_objects ON customer = stripe_customer_id
          WHERE object = 'payment_method' AND name = ? LIMIT 1`,
        ...[sid, emailOf(user)],
      );
      db().run(
        `INSERT INTO account_products
           (account_product_sid, account_subscription_sid, product_sid, quantity)
         SELECT ?, ?, product_sid, ? FROM products WHERE category = 'voice_call_session'`,
        ...[sid, sid, sessions],
      );
    },
    /** The payment provider has let the cards of a customer go, and refuses to do so once more. */
    detachCards(user: Key) {
      db().run(
        `UPDATE payment_objects SET body = json_set(body, '$.customer', null)
          WHERE object = 'payment_method' AND customer = ?`,
        account(user).stripe_customer_id ?? null,
      );
    },
    /** Plan and quantities of an account as they count now. */
    plan(user: Key) {
      const { account_sid = null, plan_type, is_active } = account(user);
      const rows = db().all<{ name: string; quantity: number }>(
        `SELECT name, quantity FROM account_subscriptions
           JOIN account_products USING (account_subscription_sid) JOIN products USING (product_sid)
          WHERE account_sid = ? AND effective_end_date IS NULL AND pending = 0`,
        account_sid,
      );
      const quantities = Object.fromEntries(rows.map(({ name, quantity }) => [name, quantity]));
      return { plan_type, is_active, quantities };
    },
    /** Every try to take money of an account, as `succeeded 6000`, oldest first. */
    charges: (user: Key): string[] =>
      db()
        .all(
          "SELECT body FROM payment_objects WHERE object = 'charge' AND customer = ? ORDER BY rowid",
          account(user).stripe_customer_id ?? null,
        )
        .map(({ body }) => JSON.parse(String(body)))
        .map(({ status, amount }) => `${status} ${amount}`),
  };
}
