import type { Database, Row } from '../../api/database';
import { findCall } from '../calls/facts';
import { faultySpan } from '../calls/faults';
import { spansOf } from '../calls/trace';
import { type AlertSubject, alertFacts, alertKinds, insertAlert } from './alertKinds';
import type { SeededAccount } from './company';
import { pick, type Seeder } from './tools';

const COUNT = 90;
const MINUTE = 60_000;
/** A server that was away this morning: so many alerts that say the same, one every few minutes. */
const OUTAGE = { account: 'Cedar Bank', count: 14, every: 4 * MINUTE, lastAgo: 40 * MINUTE };

/**
 * Alerts of the last month, the newest half an hour old. What happened in a call has its time and
 * names it as `target_sid`; webhooks, vendors and limits are those of the account.
 */
export function seedAlerts(seeder: Seeder, accounts: SeededAccount[]): void {
  const { db, now, random } = seeder;
  const facts = new Map(accounts.map((account) => [account.sid, alertFacts(db, account)]));
  for (let index = 0; index < COUNT; index += 1) {
    const account = accounts[index % 3 === 0 ? 0 : index % accounts.length];
    const own = account && facts.get(account.sid);
    if (!account || !own) continue;
    // Every kind once with the first account, then the frequent ones more often.
    const turn = index / 3;
    const kind =
      (index % 3 === 0 ? alertKinds[turn] : undefined) ??
      alertKinds[Math.floor(random() ** 1.7 * alertKinds.length)] ??
      alertKinds[0];
    const target = now.getTime() - 30 * MINUTE - index * 7_900_000;
    const call = kind.inCall ? callBefore(seeder, account.sid, target) : undefined;
    const hookUrl = String(call?.hook_url ?? pick(random, own.hookUrls));
    const subject: AlertSubject = { account, call, ...own, hookUrl };
    insertAlert(db, kind, subject, call ? momentIn(db, call, kind.type) : target);
  }
  seedOutage(seeder, accounts, ({ sid }) => facts.get(sid)?.hookUrls[0] ?? '');
}

/** The alerts of an application whose server could not be reached for a while. */
function seedOutage({ db, now }: Seeder, accounts: SeededAccount[], hookUrlOf: HookUrlOf): void {
  const account = accounts.find(({ name }) => name === OUTAGE.account);
  if (!account) return;
  for (let index = 0; index < OUTAGE.count; index += 1) {
    const time = now.getTime() - OUTAGE.lastAgo - index * OUTAGE.every;
    db.run(
      'INSERT INTO alerts VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[new Date(time).toISOString(), account.sid, 'webhook-connection-failure'],
      ...['connect ECONNREFUSED 198.51.100.44:443', `failed to connect to ${hookUrlOf(account)}`],
      ...[account.providerSid, null, null],
    );
  }
}

type HookUrlOf = (account: SeededAccount) => string;

/** When in a call it happened, in ms. */
export function momentIn(db: Database, call: Row, type: string): number {
  const facts = findCall(db, 'call_sid', String(call.call_sid));
  const span = facts && faultySpan(spansOf(facts), type);
  const seen = span && Number(BigInt(span.endTimeUnixNano) / 1_000_000n);
  return seen ?? Date.parse(String(call.answered_at));
}

/** The account's last call before this moment that an application saw, if it had one. */
function callBefore({ db }: Seeder, accountSid: string, moment: number): Row | undefined {
  return db.get(
    `SELECT call_sid, answered_at, webhooks.url AS hook_url FROM recent_calls
       LEFT JOIN applications USING (application_sid)
       LEFT JOIN webhooks ON webhook_sid = call_hook_sid
      WHERE recent_calls.account_sid = ? AND attempted_at <= ? AND answered = 1
      ORDER BY attempted_at DESC LIMIT 1`,
    accountSid,
    new Date(moment).toISOString(),
  );
}
