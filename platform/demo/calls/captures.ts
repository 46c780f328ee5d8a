import type { Database, Row } from '../../api/database';
import { planOfRunning } from '../../engine/calls';
import { futureRecord } from './facts';
import { readFixture } from './fixtures';

const FILE_HEADER = 24;
const RECORD_HEADER = 16;
/** What a capture server hands out when its search finds nothing. */
export const emptyCapture = (): Buffer => fixture('empty');

/** Registrations of the seeded carriers whose capture is at hand, by their Call-ID. */
const registrations: Record<string, string> = {
  'telnyx-register': 'register',
  'clinic-backup-line-register': 'register-refused',
};

/** The carrier whose addresses are in these captures. */
const MODEL_TRUNK = 'Twilio';

/** A capture that serves many calls: their Call-IDs are as long as the one in it. */
interface Model {
  capture: string;
  direction: string;
  status: number;
  callId: string;
  /** How the calls ended that it shows rightly. */
  reasons: string[];
}

const models: Model[] = [
  {
    ...{ capture: 'answered', direction: 'inbound', status: 200 },
    ...{ callId: 'answered-7d1f@54.172.60.0', reasons: ['caller hungup'] },
  },
  {
    // Who was called, or the application, ends a call by a BYE of the platform.
    ...{ capture: 'left', direction: 'inbound', status: 200 },
    ...{
      callId: 'answerer-7d2b@54.172.60.0',
      reasons: ['called party hungup', 'application error'],
    },
  },
  {
    ...{ capture: 'cancelled', direction: 'inbound', status: 487 },
    ...{ callId: 'cancelled-c4e9@54.172.60.0', reasons: ['caller abandoned'] },
  },
  {
    ...{ capture: 'busy', direction: 'outbound', status: 486 },
    ...{ callId: 'busy-03aa@203.0.113.10', reasons: ['busy'] },
  },
];

const fixture = (name: string) => readFixture('captures', `${name}.pcap`);

/** Whether the Call-ID is that of a call or registration of the platform at all. */
export function isKnownCallId(db: Database, callId: string): boolean {
  if (db.get('SELECT 1 FROM recent_calls WHERE sip_callid = ?', callId)) return true;
  if (planOfRunning(db, 'callId', callId)) return true;
  const sql = "SELECT 1 FROM voip_carriers WHERE json_extract(register_status, '$.callId') = ?";
  return db.get(sql, callId) !== undefined;
}

/**
 * The capture of a call (`invite`) or a registration (`register`) in the form of a pcap file, with
 * the times of the call; undefined when there is none. Methods are known in lower case only.
 */
export function captureOf(
  db: Database,
  callId: string,
  method: string,
  now: Date,
): Buffer | undefined {
  if (method === 'register') {
    const name = registrations[callId];
    const recently = now.getTime() - 300_000;
    return name ? retime(fixture(name), recently) : undefined;
  }
  if (method !== 'invite') return undefined;
  const recorded = db.get(
    `SELECT recent_calls.*, capture FROM recent_calls LEFT JOIN call_artifacts USING (call_sid)
      WHERE sip_callid = ?`,
    callId,
  );
  const call = recorded ?? futureRecord(db, 'callId', callId)?.call;
  const model = call && modelOf(call);
  const name = call?.capture ?? model?.capture;
  if (!call || !name) return undefined;
  const file = fixture(String(name));
  if (model) rename(file, model.callId, call);
  const at = (time: unknown) => (time ? Date.parse(String(time)) : undefined);
  const ended = call.answered ? at(call.terminated_at) : undefined;
  const answered = model ? at(call.answered_at) : undefined;
  const whole = retime(file, Date.parse(String(call.attempted_at)), ended, answered);
  return recorded ? whole : seenUntil(whole, now);
}

/** What was captured until now, of a call that runs: later packets are still to come. */
function seenUntil(file: Buffer, now: Date): Buffer {
  const all = records(file);
  const isSeen = (at: number) =>
    file.readUInt32LE(at) * 1000 + file.readUInt32LE(at + 4) / 1000 <= now.getTime();
  const packets = all.map((at, index) => [at, all[index + 1] ?? file.length] as const);
  const kept = packets.filter(([at]) => isSeen(at)).map(([at, end]) => file.subarray(at, end));
  return Buffer.concat([file.subarray(0, FILE_HEADER), ...kept]);
}

/** How many packets a capture holds. */
export function packetCount(file: Buffer): number {
  return records(file).length;
}

function modelOf(call: Row) {
  const callId = String(call.sip_callid);
  return models.find(
    (model) =>
      call.trunk === MODEL_TRUNK &&
      model.direction === call.direction &&
      model.status === call.sip_status &&
      model.reasons.includes(String(call.termination_reason)) &&
      model.callId.length === callId.length,
  );
}

/** Puts a call's own Call-ID and numbers in the place of the model's, byte by byte. */
function rename(file: Buffer, modelId: string, call: Row): void {
  const numbers = /From: <sip:(\d+)@[\s\S]*?To: <sip:(\d+)@/.exec(file.toString('latin1'));
  const pairs = [
    [modelId, call.sip_callid],
    [numbers?.[1], call.from],
    [numbers?.[2], call.to],
  ];
  for (const [from, to] of pairs) {
    if (!from || String(from).length !== String(to).length) continue;
    const needle = Buffer.from(String(from));
    for (let at = file.indexOf(needle); at >= 0; at = file.indexOf(needle, at + 1)) {
      file.write(String(to), at, 'latin1');
    }
  }
}

/**
 * Moves the first packet to `startMs`, the answer and what comes after it to `answerMs`, and the BYE and
 * what comes after that to `endMs`.
 */
function retime(file: Buffer, startMs: number, endMs?: number, answerMs?: number): Buffer {
  const all = records(file);
  const timeAt = (at: number) => file.readUInt32LE(at) * 1e6 + file.readUInt32LE(at + 4);
  const [first] = all;
  if (first === undefined) return file;
  const packetWith = (...words: string[]) =>
    all.find((at, index) => {
      const packet = file.subarray(at, all[index + 1]);
      return words.every((word) => packet.includes(word));
    });
  const marks: [number | undefined, number | undefined][] = [
    [packetWith('BYE sip:'), endMs],
    [packetWith('SIP/2.0 200 ', '1 INVITE'), answerMs],
    [first, startMs],
  ];
  const moves = marks.flatMap(([from, ms]) =>
    from === undefined || ms === undefined ? [] : [{ from, by: ms * 1000 - timeAt(from) }],
  );
  const times = all.map((at) => timeAt(at) + (moves.find(({ from }) => at >= from)?.by ?? 0));
  for (const [index, at] of all.entries()) {
    const moved = times[index] ?? 0;
    file.writeUInt32LE(Math.floor(moved / 1e6), at);
    file.writeUInt32LE(moved % 1e6, at + 4);
  }
  return file;
}

/** Where each whole or broken record of a little-endian microsecond file begins. */
function records(file: Buffer): number[] {
  const found: number[] = [];
  for (let at = FILE_HEADER; at + RECORD_HEADER <= file.length; ) {
    found.push(at);
    at += RECORD_HEADER + file.readUInt32LE(at + 8);
  }
  return found;
}
