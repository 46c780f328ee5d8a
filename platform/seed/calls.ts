import type { SqlValue } from '../database';
import type { SeededAccount } from './company';
import { pick, type Seeder, sidFor } from './tools';

const DAY = 86_400_000;
/** How calls end: the share of calls up to this row, the SIP status and the reason. */
const endings: [number, number, string][] = [
  [0.55, 200, 'caller hungup'],
  [0.8, 200, 'called party hungup'],
  [0.87, 486, 'busy'],
  [0.95, 480, 'no answer'],
  [1, 503, 'service unavailable'],
];

/** Calls over the last month, more by day than by night, in one prepared statement. */
export function seedCalls(seeder: Seeder, accounts: SeededAccount[], count: number): void {
  const { db } = seeder;
  const applications = new Map<string, SqlValue[]>();
  for (const { sid } of accounts) {
    const rows = db.all('SELECT application_sid FROM applications WHERE account_sid = ?', sid);
    applications.set(
      sid,
      rows.map((row) => row.application_sid ?? null),
    );
  }
  const sql = `INSERT INTO recent_calls VALUES (${Array(21).fill('?').join(', ')})`;
  for (let index = 0; index < count; index += 1) {
    // Half of the calls are the first account's, as in a company with one large customer.
    const account = index % 2 === 0 ? accounts[0] : accounts[index % accounts.length];
    if (account) db.run(sql, ...callRow(seeder, account, index, applications.get(account.sid)));
  }
}

function callRow(
  { now, random }: Seeder,
  account: SeededAccount,
  index: number,
  applications: SqlValue[] = [],
): SqlValue[] {
  const day = Math.floor(random() ** 1.3 * 30);
  const hour = random() < 0.85 ? 8 + random() * 11 : random() * 24;
  const latest = now.getTime() - random() * 3_600_000;
  const attempted = Math.min(
    latest,
    now.getTime() - (now.getTime() % DAY) - day * DAY + hour * 3_600_000,
  );
  const share = random();
  const [, status, reason] = endings.find(([upTo]) => share < upTo) ?? [1, 200, 'caller hungup'];
  const answered = status === 200;
  const duration = answered ? Math.ceil(5 + random() ** 2 * 600) : 0;
  const inbound = random() < 0.6;
  const outside = `1${pick(random, ['508', '617', '212', '646'])}${Math.floor(5_550_000 + random() * 9999)}`;
  const own = `1555${2_000_000 + (index % 64) * 137}`;
  const callSid = sidFor(`call ${index}`);
  const at = (ms: number) => new Date(ms).toISOString();
  const [year, month, date] = at(attempted).slice(0, 10).split('-');
  const recorded = answered && account.name === 'Sunrise Clinic' && index % 4 === 0;
  const recording = `/Accounts/${account.sid}/RecentCalls/${callSid}/record/${year}/${month}/${date}/mp3`;
  return [
    at(attempted),
    answered ? at(attempted + 3000) : null,
    at(attempted + 3000 + duration * 1000),
    account.sid,
    account.providerSid,
    applications[index % Math.max(1, applications.length)] ?? null,
    callSid,
    inbound ? 'inbound' : 'outbound',
    duration,
    inbound ? outside : own,
    '172.20.10.4',
    recorded ? recording : '',
    pick(random, ['54.172.60.0', '192.76.120.10', '81.201.82.45']),
    `${callSid.slice(0, 8)}@sbc.northwind-voice.example`,
    '',
    status,
    reason,
    inbound ? own : outside,
    answered ? callSid.replaceAll('-', '') : '0'.repeat(32),
    pick(random, ['Twilio', 'Telnyx', 'Voxbone', 'user']),
    answered ? 1 : 0,
  ];
}

const alertKinds: [string, string, string | null, string | null][] = [
  ['webhook-failure', 'https://apps.example/call returned 404', null, null],
  ['webhook-connection-failure', 'failed to connect to https://apps.example/call', null, null],
  [
    'no-tts',
    'text to speech credentials for google (label: none) have not been provisioned',
    null,
    'google',
  ],
  ['no-carrier', 'outbound call failure: no carriers have been provisioned', null, null],
  [
    'account-call-limit',
    'you have exceeded your account call limit of 25; please consider upgrading your plan',
    null,
    null,
  ],
  ['alert-from-application', 'payment service is slow', 'p95 4.2 s', null],
];

/** Alerts of the last month, the newest an hour old. */
export function seedAlerts({ db, now, random }: Seeder, accounts: SeededAccount[]): void {
  for (let index = 0; index < 90; index += 1) {
    const account = accounts[index % 3 === 0 ? 0 : index % accounts.length];
    const [type, message, detail, vendor] = pick(random, alertKinds);
    const time = new Date(now.getTime() - 3_600_000 - index * 7_900_000).toISOString();
    db.run(
      'INSERT INTO alerts VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[time, account?.sid ?? null, type, detail, message, account?.providerSid ?? null],
      type === 'alert-from-application' ? 'payments' : null,
      vendor,
    );
  }
}
