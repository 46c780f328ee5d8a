import type { CallPlan } from '../../engine/plan';
import type { Story } from '../calls/facts';
import { storyLength } from '../calls/stories';
import { RECORDING_DELAY_MS } from '../calls/timeline';
import { insertCall } from './callRow';
import type { SeededAccount } from './company';
import { type Seeder, sidFor } from './tools';

interface Special {
  /** Its name in README.md; its sid is sidFor(`special call ${name}`). */
  name: string;
  minutesAgo: number;
  /** How much later it began, in ms. */
  afterMs?: number;
  callId: string;
  /** Of a call that another one caused: the Call-ID of that. */
  parentCallId?: string;
  from: string;
  to: string;
  outbound?: boolean;
  /** The SIP status and the reason of a call that is not answered. */
  failed?: [number, string];
  answerMs?: number;
  lengthMs?: number;
  story?: Story;
  capture?: string;
  recording?: CallPlan['recording'];
  account?: string;
  trunk?: string;
  remoteHost?: string;
}

const CARRIER = '54.172.60.0';

/**
 * Calls with something special, newest first: most of them the clinic's, with Call-ID, numbers and
 * ringing times of a capture.
 */
const specials: Special[] = [
  {
    ...{ name: 'appointment', minutesAgo: 6, from: '15085550142', to: '15552000000' },
    ...{ callId: `answered-7d1f@${CARRIER}`, capture: 'answered', answerMs: 468 },
    ...{ story: 'appointment', recording: { format: 'mp3', name: 'appointment.mp3' } },
  },
  {
    ...{ name: 'balance', minutesAgo: 9, account: 'Cedar Bank', trunk: 'Voxbone' },
    ...{ from: '12125550106', to: '15552002740', callId: 'balance-6e01@81.201.82.45' },
    ...{ story: 'balance', recording: { format: 'wav', name: 'balance.wav' } },
    remoteHost: '81.201.82.45',
  },
  {
    ...{ name: 'menu', minutesAgo: 11, from: '16175550199', to: '15552000137' },
    ...{ callId: `legs-a-51bf@${CARRIER}`, capture: 'legs', answerMs: 590 },
    ...{ story: 'menu', recording: { format: 'mp3', name: 'menu.mp3' } },
  },
  {
    ...{ name: 'dialled in', minutesAgo: 14, from: '16175550123', to: '15552000137' },
    ...{ callId: `dialled-in-7ae1@${CARRIER}`, capture: 'dialled-in' },
    ...{ answerMs: 1149, lengthMs: 46_000 },
  },
  {
    ...{ name: 'dialled out', minutesAgo: 14, afterMs: 49, outbound: true },
    ...{ from: '15552000137', to: '12125550166', trunk: 'Telnyx', remoteHost: '192.76.120.10' },
    ...{ callId: 'dialled-out-7ae2@203.0.113.10', parentCallId: `dialled-in-7ae1@${CARRIER}` },
    ...{ capture: 'dialled-out', answerMs: 691, lengthMs: 46_430 },
  },
  {
    ...{ name: 'busy', minutesAgo: 17, from: '15552000274', to: '12125550177', outbound: true },
    ...{ callId: 'busy-03aa@203.0.113.10', capture: 'busy', failed: [486, 'busy'], lengthMs: 92 },
  },
  {
    ...{ name: 'cancelled', minutesAgo: 22, from: '16465550123', to: '15552000411' },
    ...{ callId: `cancelled-c4e9@${CARRIER}`, capture: 'cancelled' },
    ...{ failed: [487, 'caller abandoned'], lengthMs: 2348 },
  },
  {
    ...{ name: 'on hold', minutesAgo: 28, from: '15085550161', to: '15552000548' },
    ...{ callId: `reinvite-88d2@${CARRIER}`, capture: 'reinvite', answerMs: 336, lengthMs: 74_000 },
  },
  {
    ...{ name: 'lossy line', minutesAgo: 33, from: '16465550188', to: '15552000685' },
    ...{ callId: `lossy-19f0@${CARRIER}`, capture: 'retransmission', answerMs: 2172 },
    lengthMs: 41_000,
  },
  {
    ...{ name: 'over TCP', minutesAgo: 38, from: '16175550150', to: '15552000822' },
    ...{ callId: `tcp-e5b7@${CARRIER}`, capture: 'tcp', answerMs: 597, lengthMs: 33_000 },
  },
  {
    ...{ name: 'in fragments', minutesAgo: 43, from: '16175550150', to: '15552000959' },
    ...{ callId: `fragmented-2c64@${CARRIER}`, capture: 'fragmented', answerMs: 472 },
    story: 'new-store',
  },
  {
    ...{ name: 'over IPv6', minutesAgo: 47, from: '12125550118', to: '15552001096' },
    ...{ callId: 'ipv6-f00d', capture: 'ipv6', answerMs: 468, lengthMs: 52_000 },
    remoteHost: '2001:db8:20::20',
  },
  {
    ...{ name: 'broken off capture', minutesAgo: 52, from: '15085550142', to: '15552000000' },
    ...{
      callId: `answered-7d20@${CARRIER}`,
      capture: 'truncated',
      answerMs: 467,
      lengthMs: 38_000,
    },
  },
  {
    ...{ name: 'torn trace', minutesAgo: 57, from: '16465550171', to: '15552001233' },
    ...{ callId: `torn-0b5e@${CARRIER}`, answerMs: 900, story: 'torn-trace' },
  },
  {
    ...{ name: 'broken recording', minutesAgo: 62, from: '15085550133', to: '15552001370' },
    ...{ callId: `broken-9a77@${CARRIER}`, story: 'menu' },
    recording: { format: 'mp3', name: 'broken' },
  },
  {
    ...{ name: 'lost recording', minutesAgo: 66, from: '15085550134', to: '15552001507' },
    ...{ callId: `lost-77c1@${CARRIER}`, story: 'appointment' },
    recording: { format: 'mp3', name: 'lost' },
  },
  {
    ...{ name: 'three hours', minutesAgo: 190, from: '12125550144', to: '15552001644' },
    ...{ callId: `hotline-3b1c@${CARRIER}`, story: 'hotline' },
    recording: { format: 'mp3', name: 'hotline' },
  },
  {
    ...{ name: 'ten thousand spans', minutesAgo: 215, from: '12125550145', to: '15552001781' },
    ...{ callId: `hotline-3b2d@${CARRIER}`, story: 'many-spans' },
  },
];

/** How many of these calls an account has. */
export const specialCallsOf = (account: string): number =>
  specials.filter((special) => (special.account ?? 'Sunrise Clinic') === account).length;

/** Calls of the last hours that have a capture, a recording or a trace worth looking at. */
export function seedSpecialCalls(seeder: Seeder, accounts: SeededAccount[]): void {
  for (const special of specials) {
    const name = special.account ?? 'Sunrise Clinic';
    const account = accounts.find((candidate) => candidate.name === name);
    if (account) insertCall(seeder, account, planOf(seeder, account, special));
  }
}

function planOf({ db, now }: Seeder, { sid }: SeededAccount, special: Special): CallPlan {
  const { failed, story, outbound, capture, recording } = special;
  const application = db.get(
    `SELECT application_sid FROM phone_numbers
      WHERE number = ? AND application_sid IS NOT NULL
     UNION ALL SELECT application_sid FROM applications WHERE account_sid = ?`,
    ...[outbound ? special.from : special.to, sid],
  );
  const told = story && storyLength(story);
  return {
    callSid: sidFor(`special call ${special.name}`),
    attempted: now.getTime() - special.minutesAgo * 60_000 + (special.afterMs ?? 0),
    answerMs: failed ? null : (special.answerMs ?? 640),
    lengthMs: special.lengthMs ?? (told ?? 0) + RECORDING_DELAY_MS,
    direction: outbound ? 'outbound' : 'inbound',
    ...{ from: special.from, to: special.to, callId: special.callId },
    parentCallId: special.parentCallId,
    ...{ status: failed?.[0] ?? 200, reason: failed?.[1] ?? 'caller hungup' },
    ...{ trunk: special.trunk ?? 'Twilio', remoteHost: special.remoteHost ?? CARRIER },
    ...{ applicationSid: application?.application_sid ?? null, story, capture, recording },
  };
}
