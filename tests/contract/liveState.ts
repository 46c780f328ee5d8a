import { randomUUID } from 'node:crypto';
import { describe } from 'vitest';
import type { Device } from '../../platform/engine/devices';
import { isRemote, type Target } from './client';
import { type CallStanding, startEngineStandIn } from './engineStandIn';
import { openRedis } from './redis';

/** A call that a test wants to be there. */
export interface LiveCall {
  status: CallStanding;
  direction?: 'inbound' | 'outbound';
  from: string;
  to: string;
}

/** What a platform holds in its memory, written for accounts of the suite alone. */
export interface LiveState {
  /** Puts a call there; answers its sid. */
  call(accountSid: string, call: LiveCall): Promise<string>;
  /** Its facts run out, and its place in the list stays. */
  vanish(accountSid: string, callSid: string): Promise<void>;
  register(accountSid: string, realm: string, device: Device): Promise<void>;
  count(accountSid: string, inbound: number, outbound: number): Promise<void>;
  enter(
    accountSid: string,
    kind: 'queue' | 'conference',
    name: string,
    members?: number,
  ): Promise<void>;
  /** An engine takes new calls. Undefined where the platform has some that would really call. */
  serve: (() => Promise<void>) | undefined;
  /** Takes away what was written. */
  close(): Promise<void>;
}

const redisUrl = process.env.CONTRACT_REDIS_URL;

const reason = 'needs CONTRACT_REDIS_URL';

/** Whether the suite can reach the memory of the platform. */
export const hasLiveState = !isRemote || redisUrl !== undefined;

/** Groups of tests that need something in the memory of the platform. */
export const describeLive = (title: string, tests: () => void) =>
  describe.skipIf(!hasLiveState)(hasLiveState ? title : `${title} [${reason}]`, tests);

/** The memory of a target: the embedded platform's, or the Redis that CONTRACT_REDIS_URL names. */
export const openLiveState = (target: Target): Promise<LiveState> =>
  target.platform ? Promise.resolve(embedded(target)) : remote(redisUrl ?? '');

function embedded({ platform }: Target): LiveState {
  if (!platform) throw new Error('There is no embedded platform');
  const { engine } = platform;
  return {
    async call(account, { status, direction, from, to }) {
      const begun = status === 'completed' ? 'in-progress' : status;
      const sid = engine.begin({ account, status: begun, direction, from, to, ago: 44_000 });
      if (status === 'completed') engine.end(sid);
      return sid;
    },
    vanish: async (_account, callSid) => engine.vanish(callSid),
    register: async (account, realm, device) => engine.register(account, { realm, ...device }),
    count: async (account, inbound, outbound) => engine.setCount(account, { inbound, outbound }),
    enter: async (account, kind, name, members) => engine.enter(account, { kind, name }, members),
    serve: async () => engine.serve(true),
    close: async () => undefined,
  };
}

const HOUR = 3600;
const engines = 'default:fs-service-url';

/** How each standing is told in a call's facts. */
const words: Record<CallStanding, Record<string, string>> = {
  trying: { sipStatus: '100', sipReason: 'Trying' },
  ringing: { sipStatus: '180', sipReason: 'Ringing' },
  'in-progress': { sipStatus: '200', sipReason: 'OK' },
  completed: { sipStatus: '200', sipReason: 'OK', duration: '42', callTerminationBy: 'caller' },
};

/** As the platform's own parts write it there (release 0.9.6). */
async function remote(url: string): Promise<LiveState> {
  const redis = openRedis(url);
  const engine = await startEngineStandIn();
  const cleanups: (string | number)[][] = [];
  const write = async (undo: (string | number)[], ...commands: (string | number)[][]) => {
    cleanups.push(undo);
    for (const command of commands) await redis.ask(...command);
  };
  const others = await redis.ask('SCARD', engines);
  return {
    async call(accountSid, { status, direction = 'inbound', from, to }) {
      const sid = randomUUID();
      const key = `call:${accountSid}:${sid}`;
      const facts = {
        ...{ serviceUrl: engine.url, callSid: sid, accountSid, callId: `${sid}@192.0.2.1` },
        ...{ sbcCallid: `${sid}@10.0.0.5`, fsSipAddress: '10.0.0.9:5060', direction, from, to },
        ...{ traceId: sid.replaceAll('-', ''), callStatus: status, ...words[status] },
        ...(direction === 'inbound'
          ? { originatingSipIp: '203.0.113.44', originatingSipTrunkName: 'Contract trunk' }
          : {}),
      };
      const fields = Object.entries(facts).flat();
      await write(['ZREM', 'active-call-sids', key], ['ZADD', 'active-call-sids', Date.now(), key]);
      await write(['DEL', key], ['HSET', key, ...fields], ['EXPIRE', key, HOUR]);
      engine.calls.set(sid, status);
      return sid;
    },
    vanish: async (accountSid, callSid) =>
      void (await redis.ask('DEL', `call:${accountSid}:${callSid}`)),
    async register(
      _accountSid,
      realm,
      { name, contact, protocol = 'udp', proxy, forMs, webhooks },
    ) {
      const key = `user:${name}@${realm}`;
      const ms = forMs ?? HOUR * 1000;
      const details = {
        ...{ contact, sbcAddress: '203.0.113.10:5060', privateSbcAddress: '10.0.0.5:5060' },
        ...{ protocol, proxy: proxy ?? undefined, ...webhooks },
        ...{ allow_direct_app_calling: true, allow_direct_queue_calling: true },
        ...{ allow_direct_user_calling: true, expiryTime: Date.now() + ms },
      };
      await write(['ZREM', 'active-user', key], ['ZADD', 'active-user', Date.now() + ms, key]);
      await write(['DEL', key], ['SET', key, JSON.stringify(details), 'PX', ms]);
    },
    async count(accountSid, inbound, outbound) {
      const [ins, outs] = [`incalls:account:${accountSid}`, `outcalls:account:${accountSid}`];
      await write(['DEL', ins, outs], ['SET', ins, inbound], ['SET', outs, outbound]);
    },
    async enter(accountSid, kind, name, members = 1) {
      const key = `${kind === 'queue' ? 'queue' : 'conf'}:${accountSid}:${name}`;
      const numbers = Array.from({ length: members }, (_, index) => index + 1);
      const add = numbers.map((index) =>
        kind === 'queue' ? ['ZADD', key, index, `member-${index}`] : ['HSET', key, 'a', index],
      );
      await write(['DEL', key], ...add);
    },
    serve:
      others === 0
        ? () => write(['SREM', engines, engine.url], ['SADD', engines, engine.url])
        : undefined,
    async close() {
      for (const undo of cleanups) await redis.ask(...undo);
      redis.close();
      engine.close();
    },
  };
}
