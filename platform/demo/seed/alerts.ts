import type { Row } from '../../api/database';
import { findCall } from '../calls/facts';
import { faultySpan } from '../calls/faults';
import { spansOf } from '../calls/trace';
import type { SeededAccount } from './company';
import { pick, type Seeder } from './tools';

const COUNT = 90;
const MINUTE = 60_000;
/** A server that was away this morning: so many alerts that say the same, one every few minutes. */
const OUTAGE = { account: 'Cedar Bank', count: 14, every: 4 * MINUTE, lastAgo: 40 * MINUTE };

/** What an alert may speak of. */
interface Subject {
  account: SeededAccount;
  /** The call in which it happened. */
  call: Row | undefined;
  hookUrl: string;
  limit: number;
  vendor: string;
}

interface Kind {
  type: string;
  /** It happened in a call, which is then its target. */
  inCall: boolean;
  message(subject: Subject): string;
  detail?(subject: Subject): string;
  vendor?(subject: Subject): string;
}

const ownVendor = ({ vendor }: Subject) => vendor;
/** Nobody has credentials for it. */
const missingVendor = () => 'soniox';
const upgrade = 'please consider upgrading your plan';

/** Every kind of alert that the platform writes, the frequent ones first (contract 16.1). */
const kinds: [Kind, ...Kind[]] = [
  {
    ...{ type: 'webhook-failure', inCall: true },
    message: ({ hookUrl }) => `${hookUrl} returned 404`,
  },
  {
    ...{ type: 'webhook-connection-failure', inCall: true },
    message: ({ hookUrl }) => `failed to connect to ${hookUrl}`,
    detail: () => 'connect ETIMEDOUT 198.51.100.40:443',
  },
  {
    ...{ type: 'tts-failure', inCall: true, vendor: ownVendor },
    message: ({ vendor }) => `text to speech request to ${vendor} failed`,
    detail: () => '429 Too Many Requests: quota of characters exceeded',
  },
  {
    ...{ type: 'stt-failure', inCall: true, vendor: ownVendor },
    message: ({ vendor }) => `speech to text request to ${vendor} failed`,
    detail: () => '401 Unauthorized',
  },
  {
    ...{ type: 'account-call-limit', inCall: false },
    message: ({ limit }) => `you have exceeded your account call limit of ${limit}; ${upgrade}`,
  },
  {
    ...{ type: 'alert-from-application', inCall: true },
    message: () => 'payment service is slow',
    detail: () => 'p95 4.2 s',
  },
  {
    ...{ type: 'no-tts', inCall: true, vendor: missingVendor },
    message: () =>
      `text to speech credentials for ${missingVendor()} (label: none) have not been provisioned`,
  },
  {
    ...{ type: 'no-stt', inCall: true, vendor: missingVendor },
    message: () =>
      `speech to text credentials for ${missingVendor()} (label: none) have not been provisioned`,
  },
  {
    ...{ type: 'no-carrier', inCall: false },
    message: () => 'outbound call failure: no carriers have been provisioned',
  },
  {
    ...{ type: 'account-device-limit', inCall: false },
    message: () => `you have exceeded your account device limit of 100; ${upgrade}`,
  },
  {
    ...{ type: 'invalid-app-payload', inCall: true },
    message: ({ hookUrl }) => `${hookUrl} returned an invalid application payload`,
    detail: () => '{"error":"missing value for text","verb":"say"}',
  },
  {
    ...{ type: 'play-url-notfound', inCall: true },
    message: ({ account }) =>
      `The file at https://media.${account.slug}.example/hold.mp3 was not found`,
  },
  {
    ...{ type: 'call-limit', inCall: false },
    message: ({ limit }) => `call limit of ${limit} reached`,
  },
];

/**
 * Alerts of the last month, the newest half an hour old. What happened in a call has its time and
 * names it as `target_sid`; webhooks, vendors and limits are those of the account.
 */
export function seedAlerts(seeder: Seeder, accounts: SeededAccount[]): void {
  const { db, now, random } = seeder;
  const facts = new Map(accounts.map((account) => [account.sid, factsOf(seeder, account)]));
  for (let index = 0; index < COUNT; index += 1) {
    const account = accounts[index % 3 === 0 ? 0 : index % accounts.length];
    const own = account && facts.get(account.sid);
    if (!account || !own) continue;
    // Every kind once with the first account, then the frequent ones more often.
    const turn = index / 3;
    const kind =
      (index % 3 === 0 ? kinds[turn] : undefined) ??
      kinds[Math.floor(random() ** 1.7 * kinds.length)] ??
      kinds[0];
    const target = now.getTime() - 30 * MINUTE - index * 7_900_000;
    const call = kind.inCall ? callBefore(seeder, account.sid, target) : undefined;
    const hookUrl = String(call?.hook_url ?? pick(random, own.hookUrls));
    const subject: Subject = { account, call, ...own, hookUrl };
    const time = call ? momentIn(seeder, call, kind.type) : target;
    db.run(
      'INSERT INTO alerts VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[new Date(time).toISOString(), account.sid, kind.type, kind.detail?.(subject) ?? null],
      ...[kind.message(subject), account.providerSid, call ? String(call.call_sid) : null],
      kind.vendor?.(subject) ?? null,
    );
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

function factsOf({ db }: Seeder, { sid, slug }: SeededAccount) {
  const hooks = db.all(
    `SELECT url FROM webhooks JOIN applications ON webhook_sid = call_hook_sid
      WHERE account_sid = ? ORDER BY name LIMIT 3`,
    sid,
  );
  const limit = db.get(
    "SELECT quantity FROM account_limits WHERE account_sid = ? AND category = 'voice_call_session'",
    sid,
  );
  const speech = db.get('SELECT vendor FROM speech_credentials WHERE account_sid = ?', sid);
  return {
    hookUrls:
      hooks.length > 0
        ? hooks.map(({ url }) => String(url))
        : [`https://apps.${slug}.example/call`],
    limit: Number(limit?.quantity ?? 10),
    vendor: String(speech?.vendor ?? 'google'),
  };
}

/** When in a call it happened, in ms. */
function momentIn({ db }: Seeder, call: Row, type: string): number {
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
