import { liveTime, setLive } from '../api/live';
import type { CallEngine } from '../api/outside';
import { dueCall, findRunning, type RunningCall, runningCalls } from './calls';
import type { Callers, EngineContext } from './context';
import { changeCall, placeCall, placeMessage } from './control';
import { type Device, registerDevice, renewDevices, unregisterDevice } from './devices';
import { answer, begin, type Ending, enterRoom, finish, ring, takeStep } from './lifecycle';
import { forgetLongGone } from './memory';
import type { Room } from './plan';
import { accountNamed, type StagedCall, stagedPlan } from './staged';
import {
  arrive,
  readTraffic,
  startTraffic,
  stopTraffic,
  type Traffic,
  writeTraffic,
} from './traffic';

/** How often an engine at the pace of real time looks what is due. */
const TICK_MS = 1000;

/** What a story says of the end of a call; a caller who hangs up, by default. */
export interface StagedEnding {
  /** Of a call that is not answered: 487 by default. */
  status?: number;
  reason?: string;
  by?: 'caller' | 'callee';
}

/**
 * The simulated call engine. It is still until a story stages something, or until `live` lets calls
 * begin by themselves; then `advance` moves its clock, or `run` at the pace of real time. It remembers
 * everything in the database, so that a snapshot of that covers it.
 */
export interface Engine extends CallEngine {
  /** The time of its clock, in ms. */
  time(): number;
  /** Moves its clock, and lets happen what is due until then. */
  advance(ms: number): void;
  /** Whether it takes calls of one's own, instead of 480. */
  serve(isServing: boolean): void;
  /** Lets calls begin by themselves; the same seed gives the same ones. Fills up to eight days before. */
  live(options?: { seed?: number; sinceMs?: number }): void;
  /** No call begins by itself any more. */
  rest(): void;
  /** Lives at the pace of real time, until the returned function is called. */
  run(): () => void;
  /** A call that a story wants to have; its sid. */
  begin(call: StagedCall): string;
  ring(callSid: string): void;
  answer(callSid: string): void;
  end(callSid: string, ending?: StagedEnding): void;
  /** The platform forgets its facts, and shows it as `{}` until it purges its list. */
  vanish(callSid: string): void;
  call(callSid: string): RunningCall | undefined;
  /** The calls that it has, of an account or all, in the order in which they began. */
  calls(account?: string): RunningCall[];
  /** Puts somebody into a queue or a conference of an account. */
  enter(account: string, room: Room, members?: number): void;
  /** What the platform counts, where it counts wrong or not at all. */
  setCount(account: string, counts: { inbound: number; outbound: number }): void;
  register(account: string, device: Device): void;
  unregister(account: string, name: string): void;
  /** Lets a registration run out now. */
  expire(account: string, name: string): void;
}

export function createEngine(ctx: EngineContext): Engine {
  const { db } = ctx;
  const time = () => liveTime(db, ctx.now);
  const running = (callSid: string) => {
    const call = findRunning(db, callSid);
    if (!call) throw new Error(`The engine has no call ${callSid}`);
    return call;
  };
  const realmOf = (account: string) => String(accountNamed(db, account).sip_realm ?? '');
  const sidOf = (account: string) => String(accountNamed(db, account).account_sid);
  const catchUp = () => db.transaction(() => happen(ctx, time()));

  return {
    time,
    advance(ms) {
      setLive(db, 'live ahead', String(time() + ms - ctx.now().getTime()));
      catchUp();
    },
    serve: (isServing) => setLive(db, 'live serving', isServing ? '1' : undefined),
    live({ seed = 1, sinceMs = 0 } = {}) {
      setLive(db, 'live serving', '1');
      startTraffic(ctx, seed, time() - sinceMs);
      catchUp();
    },
    rest: () => stopTraffic(ctx),
    run() {
      const timer = setInterval(() => {
        try {
          catchUp();
        } catch {
          // What cannot be stored now, such as on a full disk, is tried again at the next tick.
        }
      }, TICK_MS);
      return () => clearInterval(timer);
    },
    begin(staged) {
      const { status = 'trying', ago = 0, room } = staged;
      const call = begin(ctx, stagedPlan(db, staged, time()), { isOpen: true });
      const { plan } = call;
      if (status === 'ringing') ring(ctx, call, time());
      if (status === 'in-progress') {
        answer(ctx, call, plan.attempted + Math.min(ago, staged.answerMs ?? 2000));
      }
      if (room) enterRoom(db, plan, room);
      return plan.callSid;
    },
    ring: (callSid) => ring(ctx, running(callSid), time()),
    answer: (callSid) => answer(ctx, running(callSid), time()),
    end: (callSid, ending) => {
      const call = running(callSid);
      finish(ctx, call, time(), endingOf(call, ending));
    },
    vanish: (callSid) =>
      void db.run('UPDATE live_calls SET expires_at = ? WHERE call_sid = ?', time(), callSid),
    call: (callSid) => findRunning(db, callSid),
    calls: (account) => runningCalls(db, account && sidOf(account)),
    enter(account, room, members = 1) {
      for (let index = 0; index < members; index += 1) {
        enterRoom(db, { accountSid: sidOf(account), callSid: `member ${index}` }, room);
      }
    },
    setCount: (account, { inbound, outbound }) =>
      void db.run(
        'INSERT OR REPLACE INTO live_counts VALUES (?, ?, ?)',
        ...[sidOf(account), inbound, outbound],
      ),
    register: (account, device) => registerDevice(db, realmOf(account), device, time()),
    unregister: (account, name) => void unregisterDevice(db, realmOf(account), name),
    expire: (account, name) =>
      void db.run(
        'UPDATE registrations SET expiry_time = ?, listed_until = ? WHERE realm = ? AND name = ?',
        ...[time(), time(), realmOf(account), name],
      ),
    update: (callSid, change) => changeCall(ctx, callSid, change),
    create: (accountSid, call) => placeCall(ctx, accountSid, call),
    message: placeMessage,
  };
}

function endingOf({ status }: RunningCall, { by = 'caller', ...told }: StagedEnding = {}): Ending {
  if (status === 'in-progress') {
    const reason = by === 'caller' ? 'caller hungup' : 'called party hungup';
    return { status: 200, reason, by, ...told };
  }
  return { status: 487, reason: 'caller abandoned', by, ...told };
}

/** Everything that is due until this moment, in order. */
function happen(ctx: EngineContext, time: number): void {
  const traffic = readTraffic(ctx);
  let company: Callers | undefined;
  let call = dueCall(ctx.db, time);
  for (;;) {
    const isArrival = traffic && traffic.nextAt <= time && !(call && isFirst(call, traffic));
    if (!isArrival && !call) break;
    if (isArrival) {
      company ??= ctx.look();
      if (arrive(ctx, traffic, company, time) === 'passed') continue;
    } else if (call) takeStep(ctx, call);
    call = dueCall(ctx.db, time);
  }
  if (!traffic) return;
  if (company) {
    writeTraffic(ctx, traffic);
    forgetLongGone(ctx.db, time);
  }
  renewDevices(ctx.db, time);
}

const isFirst = ({ nextAt }: RunningCall, traffic: Traffic) => (nextAt ?? 0) <= traffic.nextAt;
