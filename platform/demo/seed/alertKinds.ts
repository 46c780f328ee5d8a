import type { Database, Row, SqlValue } from '../../api/database';
import type { SeededAccount } from './company';

/** What an alert may speak of. */
export interface AlertSubject {
  account: Pick<SeededAccount, 'sid' | 'slug'> & { providerSid: SqlValue };
  /** The call in which it happened. */
  call: Row | undefined;
  hookUrl: string;
  limit: number;
  vendor: string;
}

interface AlertKind {
  type: string;
  /** It happened in a call, which is then its target. */
  inCall: boolean;
  message(subject: AlertSubject): string;
  detail?(subject: AlertSubject): string;
  vendor?(subject: AlertSubject): string;
}

const ownVendor = ({ vendor }: AlertSubject) => vendor;
/** Nobody has credentials for it. */
const missingVendor = () => 'soniox';
const upgrade = 'please consider upgrading your plan';

/** Every kind of alert that the platform writes, the frequent ones first (contract 16.1). */
export const alertKinds: [AlertKind, ...AlertKind[]] = [
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

/** Writes an alert of this kind; the call in which it happened becomes its target. */
export function insertAlert(
  db: Database,
  kind: AlertKind,
  subject: AlertSubject,
  time: number,
): void {
  const { account, call } = subject;
  db.run(
    'INSERT INTO alerts VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ...[new Date(time).toISOString(), account.sid, kind.type, kind.detail?.(subject) ?? null],
    ...[kind.message(subject), account.providerSid, call ? String(call.call_sid) : null],
    kind.vendor?.(subject) ?? null,
  );
}

/** What the alerts of an account speak of. */
export function alertFacts(db: Database, { sid, slug }: Pick<SeededAccount, 'sid' | 'slug'>) {
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
