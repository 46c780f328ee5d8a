import { randomUUID } from 'node:crypto';
import type { Database, Row } from '../api/database';
import type { PlannedCall, Room } from './plan';

/** A call that a story wants to have. Nothing happens in it by itself. */
export interface StagedCall {
  /** The name or the sid of its account. */
  account: string;
  /** Trying by default. */
  status?: 'trying' | 'ringing' | 'in-progress';
  direction?: 'inbound' | 'outbound';
  from?: string;
  to?: string;
  /** How long ago it began, in ms. */
  ago?: number;
  /** How long it took until it was answered, in ms; two seconds by default. */
  answerMs?: number;
  /** The name of an application of the account; the one of the number by default. */
  application?: string;
  trunk?: string;
  remoteHost?: string;
  callId?: string;
  /** The call that caused this one. */
  parent?: string;
  /** It is recorded from its answer on. */
  isRecorded?: boolean;
  /** Where it is: it waits in a queue, or takes part in a conference. */
  room?: Room;
}

/** An account by its sid or by its name; throws where there is none. */
export function accountNamed(db: Database, account: string): Row {
  const row = db.get(
    `SELECT account_sid, service_provider_sid, sip_realm, record_format FROM accounts
      WHERE account_sid = ? OR name = ?`,
    account,
    account,
  );
  if (!row) throw new Error(`There is no account ${account}`);
  return row;
}

const numberOf = (db: Database, accountSid: string): Row | undefined =>
  db.get('SELECT * FROM phone_numbers WHERE account_sid = ? ORDER BY rowid LIMIT 1', accountSid);

function applicationOf(db: Database, accountSid: string, name: string | undefined): string | null {
  const sql = 'SELECT application_sid FROM applications WHERE account_sid = ?';
  const row = name
    ? db.get(`${sql} AND name = ?`, accountSid, name)
    : db.get(`${sql} ORDER BY rowid LIMIT 1`, accountSid);
  if (name && !row) throw new Error(`The account has no application ${name}`);
  return row ? String(row.application_sid) : null;
}

/** A call as a story wants it, from the moment at which it began. */
export function stagedPlan(db: Database, staged: StagedCall, time: number): PlannedCall {
  const { direction = 'inbound', ago = 0, trunk = 'Twilio', remoteHost = '54.172.60.0' } = staged;
  const account = accountNamed(db, staged.account);
  const accountSid = String(account.account_sid);
  const own = numberOf(db, accountSid);
  const ownNumber = String(own?.number ?? '15552009999');
  const outside = '15085550142';
  const isInbound = direction === 'inbound';
  const callSid = randomUUID();
  const hex = callSid.replaceAll('-', '');
  const parent = staged.parent ? { parentCallSid: staged.parent } : {};
  const format = account.record_format === 'wav' ? ('wav' as const) : ('mp3' as const);
  return {
    ...{ callSid, accountSid, providerSid: account.service_provider_sid ?? null, direction },
    ...{ attempted: time - ago, answerMs: null, lengthMs: 0, status: 200, reason: 'caller hungup' },
    from: staged.from ?? (isInbound ? outside : ownNumber),
    to: staged.to ?? (isInbound ? ownNumber : outside),
    ...{ trunk, remoteHost, ...parent },
    // As long as the Call-IDs of the captures.
    callId: staged.callId ?? `${hex.slice(0, 8)}-${hex.slice(8, 12)}@${remoteHost}`,
    applicationSid: staged.application
      ? applicationOf(db, accountSid, staged.application)
      : (own?.application_sid ?? applicationOf(db, accountSid, undefined)),
    ...(staged.isRecorded ? { recording: { format, name: 'made' } } : {}),
  };
}
