import { paymentPaths } from '../../../platform/demo/payments/paths';
import { standInPrefix } from '../../../platform/demo/prefix';
import type { Target } from '../client';

/** A company that something stands in for. */
export type Part = 'payments' | 'mail' | 'dns' | 'identity';

/** A mail that the platform has sent. */
export interface SentMail {
  subject: string;
  text: string;
}

/** What stands in for the other companies of a hosted platform, as the README of these tests says. */
export interface StandIn {
  /** What of `paymentPaths` is asked; answers the body. */
  ask(what: keyof typeof paymentPaths, payload: object): Promise<unknown>;
  /** What was charged to a customer, in cents, oldest first. */
  charges(customer: string): Promise<number[]>;
  /** The payment provider's object of an id. */
  find(id: string): Promise<Record<string, unknown>>;
  /** The mails to an address, newest first. */
  mails(recipient: string): Promise<SentMail[]>;
  /** Has the DNS provider know a domain. */
  manage(domain: string): Promise<void>;
}

const url = process.env.CONTRACT_STAND_IN;
const covered = process.env.CONTRACT_STAND_IN_COVERS?.split(',') ?? [];

/** Whether this part may be asked for: on the embedded platform, and where a stand-in says so. */
export const isCovered = (part: Part): boolean =>
  !process.env.CONTRACT_URL || covered.includes(part);

async function overNetwork(path: string, payload?: object): Promise<unknown> {
  const answer = await fetch(`${url?.replace(/\/$/, '')}${path}`, {
    ...(payload && { method: 'POST', body: JSON.stringify(payload) }),
    headers: { 'Content-Type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`The stand-in answers ${answer.status} at ${path}`);
  return answer.json();
}

const remote: StandIn = {
  ask: (what, payload) => overNetwork(paymentPaths[what], payload),
  charges: async (customer) => {
    const charges = await overNetwork(`/payments/charges?customer=${customer}`);
    return (charges as { amount: number }[]).map(({ amount }) => amount);
  },
  find: async (id) => (await overNetwork(`/payments/objects?id=${id}`)) as Record<string, unknown>,
  mails: async (recipient) =>
    (await overNetwork(`/mails?to=${encodeURIComponent(recipient)}`)) as SentMail[],
  manage: async (name) => void (await overNetwork('/dns/domains', { name })),
};

/** The stand-in of a target: the embedded platform's own, or the one that CONTRACT_STAND_IN names. */
export function standInOf({ platform }: Target): StandIn {
  if (!platform) return remote;
  const { app, db } = platform;
  return {
    async ask(what, payload) {
      const path = standInPrefix + paymentPaths[what];
      return (await app.inject({ method: 'POST', url: path, payload })).json();
    },
    async charges(customer) {
      const sql =
        "SELECT body FROM payment_objects WHERE object = 'charge' AND customer = ? ORDER BY rowid";
      return db.all(sql, customer).map(({ body }) => JSON.parse(String(body)).amount);
    },
    async find(id) {
      const row = db.get('SELECT body FROM payment_objects WHERE id = ?', id);
      return JSON.parse(String(row?.body));
    },
    async mails(recipient) {
      const sql = 'SELECT subject, text FROM mails WHERE recipient = ? ORDER BY rowid DESC';
      return db.all(sql, recipient) as unknown as SentMail[];
    },
    manage: async () => undefined,
  };
}
