import type { Database, Row } from '../database';

/** Which of the special stories a call follows: a recording's, or a trace that is out of order. */
export type Story =
  | 'appointment'
  | 'menu'
  | 'balance'
  | 'hotline'
  | 'many-spans'
  | 'torn-trace'
  | 'new-store';

/** A call and what the makers of its artifacts have to know. */
export interface CallFacts {
  call: Row;
  story: Story | null;
  application: Row | undefined;
}

/** A call by one of its columns, in the account or provider that asks. */
export function findCall(
  db: Database,
  column: 'call_sid' | 'sip_callid' | 'trace_id',
  value: string,
): CallFacts | undefined {
  const call = db.get(`SELECT * FROM recent_calls WHERE ${column} = ?`, value);
  if (!call) return undefined;
  const application = db.get(
    `SELECT applications.*, webhooks.url AS call_hook_url FROM applications
       LEFT JOIN webhooks ON webhooks.webhook_sid = applications.call_hook_sid
      WHERE application_sid = ?`,
    call.application_sid ?? null,
  );
  const special = db.get(
    'SELECT story FROM call_artifacts WHERE call_sid = ?',
    call.call_sid ?? '',
  );
  return { call, story: (special?.story ?? null) as Story | null, application };
}
