import { liveSetting, setLive } from '../api/live';
import type { Callers, EngineContext } from './context';
import { begin, passed } from './lifecycle';

/** What the stream of calls remembers: the same seed gives the same calls at the same moments. */
export interface Traffic {
  /** Where the row of random numbers is. */
  random: number;
  /** Calls so far. */
  serial: number;
  nextAt: number;
}

const HOUR = 3_600_000;
/** A platform that was not running fills no more than this with calls. */
const LONGEST_GAP_MS = 8 * 24 * HOUR;

export function readTraffic({ db }: EngineContext): Traffic | undefined {
  const text = liveSetting(db, 'live traffic');
  return text === undefined ? undefined : JSON.parse(text);
}

export const writeTraffic = ({ db }: EngineContext, traffic: Traffic): void =>
  setLive(db, 'live traffic', JSON.stringify(traffic));

/** The next numbers of a row, 0 (inclusive) to 1; the row goes on where it was (mulberry32). */
function randomOf(traffic: Traffic): () => number {
  return () => {
    traffic.random = (traffic.random + 0x6d2b79f5) | 0;
    let mixed = Math.imul(traffic.random ^ (traffic.random >>> 15), 1 | traffic.random);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** When the next call begins after this moment: often by day, seldom by night. */
function arrivalAfter({ perHour }: Callers, moment: number, random: () => number): number {
  for (let at = moment; ; ) {
    at += (-Math.log(1 - random()) / perHour.most) * HOUR;
    if (random() * perHour.most < perHour.at(at)) return Math.round(at);
  }
}

/** Calls begin by themselves from `since` on, unless they do already. */
export function startTraffic(ctx: EngineContext, seed: number, since: number): void {
  if (readTraffic(ctx)) return;
  const traffic = { random: seed, serial: 0, nextAt: since };
  traffic.nextAt = arrivalAfter(ctx.look(), since, randomOf(traffic));
  writeTraffic(ctx, traffic);
}

export const stopTraffic = ({ db }: EngineContext): void => setLive(db, 'live traffic', undefined);

/**
 * Lets the next call begin. One that was over long before `time` leaves its record alone: then nothing
 * else is new.
 */
export function arrive(
  ctx: EngineContext,
  traffic: Traffic,
  company: Callers,
  time: number,
): 'began' | 'passed' {
  const random = randomOf(traffic);
  const moment = traffic.nextAt;
  const earliest = time - LONGEST_GAP_MS;
  if (moment < earliest) {
    traffic.nextAt = arrivalAfter(company, earliest, random);
    return 'passed';
  }
  traffic.serial += 1;
  const plan = company.next(random, moment, traffic.serial);
  traffic.nextAt = arrivalAfter(company, moment, random);
  if (!plan || passed(ctx, plan, time)) return 'passed';
  begin(ctx, plan);
  return 'began';
}
