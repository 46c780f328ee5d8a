import type { Database, Row } from '../../api/database';
import type { Callers, Surroundings } from '../../engine/context';
import { createEngine, type Engine } from '../../engine/engine';
import type { PlannedCall } from '../../engine/plan';
import { alertFacts, alertKinds, insertAlert } from '../seed/alertKinds';
import { momentIn } from '../seed/alerts';
import { type Lines, linesOf, planCall } from '../seed/callPlan';
import { insertCall } from '../seed/callRow';
import { busiestHour, hourShare } from '../seed/rhythm';
import { sidFor } from '../seed/tools';
import { withCompany } from './legs';
import { ownCall } from './ownCall';

/** Calls of a working day: of every number so many, of the whole company no more than these. */
const PER_NUMBER = 14;
const PER_DAY = { least: 60, most: 4000 };
/** Somebody calls at night too, of every hundred in an hour. */
const QUIETEST_HOUR = 1;
/** The share of answered calls in which something goes wrong that the platform complains about. */
const FAULTY = 0.04;

const faults = ['tts-failure', 'stt-failure', 'webhook-failure', 'webhook-connection-failure'];

/** The call engine of the demo's company. What it remembers is in the database: any number are one. */
export const companyEngine = (db: Database, now: () => Date): Engine =>
  createEngine({ db, now, ...surroundingsOf(db) });

/** Where the calls come from, and what they leave. */
const surroundingsOf = (db: Database): Surroundings => ({
  leave: (call) => leave(db, call),
  look: () => callersOf(db),
  dial: (call) => ownCall(db, call),
});

/** Everybody with a number of an active account: who has more of them has more calls. */
function callersOf(db: Database): Callers {
  const numbers = db.all(
    `SELECT accounts.account_sid FROM phone_numbers JOIN accounts USING (account_sid)
      WHERE is_active = 1 ORDER BY phone_numbers.rowid`,
  );
  const perDay = Math.min(PER_DAY.most, Math.max(PER_DAY.least, numbers.length * PER_NUMBER));
  const perHour = (share: number) => (perDay * share) / 100;
  const customers = new Map<string, Customer>();
  const customerOf = (sid: string) => {
    const known = customers.get(sid) ?? readCustomer(db, sid);
    customers.set(sid, known);
    return known;
  };
  return {
    perHour: {
      most: perHour(busiestHour),
      at: (moment) => perHour(Math.max(QUIETEST_HOUR, hourShare(moment))),
    },
    next(random, moment, serial) {
      const own = numbers[Math.floor(random() * numbers.length)];
      const facts = { callSid: sidFor(`engine ${moment} ${serial}`), attempted: moment };
      return own && nextCall(random, customerOf(String(own.account_sid)), facts, serial);
    },
  };
}

/** An account with what it has for calls. */
interface Customer {
  account: Row;
  lines: Lines;
}

function readCustomer(db: Database, sid: string): Customer {
  const account = db.get('SELECT * FROM accounts WHERE account_sid = ?', sid) ?? {};
  return {
    account,
    lines: linesOf(db, { sid, providerSid: String(account.service_provider_sid) }),
  };
}

function nextCall(
  random: () => number,
  { account, lines }: Customer,
  facts: { callSid: string; attempted: number },
  index: number,
): PlannedCall {
  const plan = planCall(random, { name: String(account.name) }, lines, { ...facts, index });
  const isHeard = plan.answerMs !== null || plan.lengthMs > 1500;
  const ringMs = Math.round(Math.min(900, (plan.answerMs ?? plan.lengthMs) / 2));
  const alert = alertOf(plan, random);
  return withCompany(
    {
      ...plan,
      accountSid: String(account.account_sid),
      providerSid: account.service_provider_sid ?? null,
      ...(plan.direction === 'outbound' && isHeard ? { ringMs } : {}),
      ...(alert ? { alert } : {}),
    },
    account,
    random,
  );
}

function alertOf(
  { status, reason }: { status: number; reason: string },
  random: () => number,
): string | undefined {
  const share = random();
  if (status === 403) return 'account-call-limit';
  if (reason === 'application error') return 'webhook-failure';
  return status === 200 && share < FAULTY
    ? faults[Math.floor((share / FAULTY) * faults.length)]
    : undefined;
}

/** A recording that was begun by hand is silent, and as long as the call. */
const recordingOf = ({ recording, lengthMs }: PlannedCall): Pick<PlannedCall, 'recording'> => {
  if (recording?.name !== 'made') return {};
  const seconds = Math.max(1, Math.round(lengthMs / 1000));
  return { recording: { format: 'mp3', name: `silence ${seconds}` } };
};

function leave(db: Database, call: PlannedCall): void {
  const { accountSid, providerSid, alert, callSid } = call;
  insertCall({ db }, { sid: accountSid, providerSid }, { ...call, ...recordingOf(call) });
  const kind = alertKinds.find(({ type }) => type === alert);
  if (!kind) return;
  const account = { sid: accountSid, slug: slugOf(db, accountSid), providerSid };
  const facts = alertFacts(db, account);
  const row = kind.inCall ? recordWithHook(db, callSid) : undefined;
  const hookUrl = String(row?.hook_url ?? facts.hookUrls[0]);
  const moment = row?.answered_at ? momentIn(db, row, kind.type) : call.attempted;
  insertAlert(db, kind, { account, call: row, ...facts, hookUrl }, moment);
}

const slugOf = (db: Database, accountSid: string) =>
  String(db.get('SELECT name FROM accounts WHERE account_sid = ?', accountSid)?.name)
    .toLowerCase()
    .replaceAll(' ', '-');

const recordWithHook = (db: Database, callSid: string): Row | undefined =>
  db.get(
    `SELECT call_sid, answered_at, webhooks.url AS hook_url FROM recent_calls
       LEFT JOIN applications USING (application_sid)
       LEFT JOIN webhooks ON webhook_sid = call_hook_sid
      WHERE call_sid = ?`,
    callSid,
  );
