import type { Platform } from '../../platform/createPlatform';

type Db = Platform['db'];

type Fields = Record<string, string | number | null>;

const accountSid = (db: Db, name: string): string =>
  String(db.get('SELECT account_sid AS sid FROM accounts WHERE name = ?', name)?.sid);
const providerOf = (db: Db, account: string): string =>
  String(
    db.get('SELECT service_provider_sid AS sid FROM accounts WHERE account_sid = ?', account)?.sid,
  );

const insert = (db: Db, table: string, row: Fields): void => {
  const keys = Object.keys(row);
  const names = keys.map((key) => `"${key}"`).join(', ');
  const marks = keys.map(() => '?').join(', ');
  db.run(`INSERT INTO ${table} (${names}) VALUES (${marks})`, ...Object.values(row));
};

/** A minute ago, or midnight where that was yesterday: stories look at today. */
const justNow = (): string =>
  new Date(Math.max(Date.now() - 60_000, new Date().setHours(0, 0, 0, 0))).toISOString();

/** A call of an account, an answered one of a minute ago unless the fields say otherwise. */
export function addCall(db: Db, account: string, fields: Fields = {}): string {
  const sid = accountSid(db, account);
  const attempted = justNow();
  const call_sid = crypto.randomUUID();
  const row = {
    attempted_at: attempted,
    answered_at: attempted,
    terminated_at: attempted,
    account_sid: sid,
    service_provider_sid: providerOf(db, sid),
    application_sid: null,
    call_sid,
    direction: 'inbound',
    duration: 42,
    from: '15085550199',
    to: '15552000137',
    host: '172.20.10.4',
    recording_url: '',
    remote_host: '54.172.60.0',
    sip_callid: `${call_sid}@sbc.example`,
    sip_parent_callid: '',
    sip_status: 200,
    termination_reason: 'caller hungup',
    trace_id: '0'.repeat(32),
    trunk: 'Twilio',
    answered: 1,
    ...fields,
  };
  insert(db, 'recent_calls', row);
  return String(row.call_sid);
}

/** An alert of an account, of a minute ago unless the fields say otherwise. */
export function addAlert(db: Db, account: string, fields: Fields = {}): void {
  const sid = accountSid(db, account);
  insert(db, 'alerts', {
    time: justNow(),
    account_sid: sid,
    alert_type: 'webhook-failure',
    detail: null,
    message: 'https://apps.example/call returned 404',
    service_provider_sid: providerOf(db, sid),
    target_sid: null,
    vendor: null,
    ...fields,
  });
}

/** The address of a list narrowed as the filter says. */
export const listPath = (area: string, filter: Fields, query = ''): string =>
  `/internal/${area}?filter=${encodeURIComponent(JSON.stringify(filter))}${query}`;
