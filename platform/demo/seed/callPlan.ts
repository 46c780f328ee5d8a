import type { Database, SqlValue } from '../../api/database';
import type { CallPlan } from '../../engine/plan';
import { storyLength } from '../calls/stories';
import { RECORDING_DELAY_MS } from '../calls/timeline';
import type { SeededAccount } from './company';
import { pick } from './tools';

/** How calls end: the share of calls up to this row, the SIP status and the reason. */
const inboundEndings: [number, number, string][] = [
  [0.5, 200, 'caller hungup'],
  [0.78, 200, 'called party hungup'],
  [0.8, 200, 'application error'],
  [0.89, 487, 'caller abandoned'],
  [0.93, 480, 'no answer'],
  [0.96, 404, 'number not found'],
  [0.98, 503, 'service unavailable'],
  [1, 403, 'call limit exceeded'],
];
const outboundEndings: [number, number, string][] = [
  [0.3, 200, 'caller hungup'],
  [0.66, 200, 'called party hungup'],
  [0.78, 486, 'busy'],
  [0.86, 480, 'no answer'],
  [0.9, 408, 'no answer'],
  [0.94, 487, 'caller abandoned'],
  [0.96, 404, 'number not found'],
  [0.98, 603, 'declined'],
  [1, 503, 'service unavailable'],
];
/** Endings that the application never hears of. */
const untraced = new Set([403, 404, 503]);

interface Line {
  number: string;
  applicationSid: SqlValue;
}

/** What the calls of an account come from: its numbers, and the carriers that it can use. */
export interface Lines {
  numbers: Line[];
  trunks: { name: string; host: string }[];
}

/** What an account has for calls. */
export function linesOf(
  db: Database,
  { sid, providerSid }: Pick<SeededAccount, 'sid' | 'providerSid'>,
): Lines {
  const apps = db.all('SELECT application_sid FROM applications WHERE account_sid = ?', sid);
  const numbers = db.all('SELECT * FROM phone_numbers WHERE account_sid = ? LIMIT 64', sid);
  const trunks = db.all(
    `SELECT name, min(ipv4) AS host FROM voip_carriers JOIN sip_gateways USING (voip_carrier_sid)
      WHERE voip_carriers.is_active = 1 AND outbound = 1 AND service_provider_sid = ?
        AND (requires_register = 0 OR register_status LIKE '%"ok"%')
        AND (account_sid = ? OR account_sid IS NULL)
      GROUP BY voip_carrier_sid ORDER BY account_sid IS NOT NULL, voip_carriers.rowid LIMIT 6`,
    ...[providerSid, sid],
  );
  return {
    numbers: numbers.map(({ number, application_sid }, index) => ({
      number: String(number),
      applicationSid:
        application_sid ?? apps[index % Math.max(1, apps.length)]?.application_sid ?? null,
    })),
    trunks: trunks.map(({ name, host }) => ({ name: String(name), host: String(host) })),
  };
}

/** A call of an account as any other, which begins at this moment. */
export function planCall(
  random: () => number,
  account: Pick<SeededAccount, 'name'>,
  { numbers, trunks }: Lines,
  { callSid, attempted, index }: { callSid: string; attempted: number; index: number },
): CallPlan {
  const inbound = random() < 0.62;
  const share = random();
  const endings = inbound ? inboundEndings : outboundEndings;
  const [, status, reason] = endings.find(([upTo]) => share < upTo) ?? [1, 200, 'caller hungup'];
  const answered = status === 200;
  const own = numbers[index % Math.max(1, numbers.length)];
  const outside = `1${pick(random, ['508', '617', '212', '646'])}555${Math.floor(1000 + random() * 8999)}`;
  const device = !inbound && random() < 0.15;
  const trunk = device ? undefined : trunks[Math.floor(random() ** 1.6 * trunks.length)];
  const from = device ? 'reception' : (own?.number ?? '15552009999');
  const length = answered ? lengthOf(random) : endMs(status, random);
  return {
    ...{ callSid, attempted, status, reason, ...recordingOf(account, answered, random(), length) },
    answerMs: answered ? Math.round(600 + random() ** 2 * 14_000) : null,
    direction: inbound ? 'inbound' : 'outbound',
    from: inbound ? outside : from,
    to: inbound ? (own?.number ?? '15552009999') : outside,
    trunk: trunk?.name ?? 'user',
    remoteHost: trunk?.host ?? '192.0.2.10',
    callId: callIdOf(callSid, inbound, status, trunk?.host ?? '192.0.2.10'),
    applicationSid: own?.applicationSid ?? null,
    untraced: untraced.has(status),
  };
}

/** Most calls are short, a few very long. */
function lengthOf(random: () => number): number {
  const seconds = random() < 0.04 ? 1 + random() * 4 : 8 + random() ** 2.6 * 900;
  return Math.round(seconds * 1000);
}

/** How long it took until a call failed. */
function endMs(status: number, random: () => number): number {
  if (status === 480 || status === 408) return Math.round(20_000 + random() * 12_000);
  if (status === 487 || status === 603) return Math.round(1500 + random() * 14_000);
  return Math.round(60 + random() * 900);
}

/** A tenth of the calls of the clinic and the bank have a recording, and then its length. */
function recordingOf(
  { name }: Pick<SeededAccount, 'name'>,
  answered: boolean,
  share: number,
  length: number,
): Pick<CallPlan, 'lengthMs' | 'story' | 'recording'> {
  const formats: Record<string, 'mp3' | 'wav'> = { 'Sunrise Clinic': 'mp3', 'Cedar Bank': 'wav' };
  const format = formats[name];
  if (!answered || !format || share > 0.1) return { lengthMs: length };
  const story = format === 'wav' ? 'balance' : share < 0.05 ? 'appointment' : 'menu';
  const lengthMs = (storyLength(story) ?? 0) + RECORDING_DELAY_MS;
  return { lengthMs, story, recording: { format, name: `${story}.${format}` } };
}

/**
 * As long as the Call-IDs of the captures that serve such calls (platform/demo/calls/captures.ts).
 */
function callIdOf(callSid: string, inbound: boolean, status: number, host: string): string {
  const hex = callSid.replaceAll('-', '');
  if (inbound && status === 487) return `${hex.slice(0, 9)}-${hex.slice(9, 13)}@${host}`;
  if (inbound) return `${hex.slice(0, 8)}-${hex.slice(8, 12)}@${host}`;
  return `${hex.slice(0, 4)}-${hex.slice(4, 8)}@203.0.113.10`;
}
