import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeSnapshot } from '../../platform/api/snapshot';
import { dataProvider } from '../../src/dataProvider';
import type { LiveCall } from '../../src/types';
import { type Bench, createBench } from '../support/platformFetch';

const account = 'Sunrise Clinic';
let bench: Bench;
let sid: string;
let restore: () => void;
const engine = () => bench.platform.engine;

beforeAll(async () => {
  bench = await createBench();
  const sql = 'SELECT account_sid FROM accounts WHERE name = ?';
  sid = String(bench.platform.db.get(sql, account)?.account_sid);
  restore = takeSnapshot(bench.platform);
  return () => bench.platform.close();
});
beforeEach(async () => {
  restore();
  await bench.signIn('sam', 'Account-demo1!');
  bench.calls.length = 0;
});

const find = async (callSid: string): Promise<LiveCall> => {
  const calls = await dataProvider.callsNow(sid);
  const found = calls.find(({ id }) => id === callSid);
  if (!found) throw new Error('The call is not in the list');
  return found;
};
const deedsOf = (callSid: string) => engine().call(callSid)?.deeds;

describe('calls now', () => {
  it('are those that run and those that ended; one that vanished is no row', async () => {
    const talking = engine().begin({ account, status: 'in-progress' });
    const over = engine().begin({ account, status: 'in-progress' });
    const gone = engine().begin({ account, status: 'ringing' });
    engine().end(over);
    engine().vanish(gone);
    const calls = await dataProvider.callsNow(sid);
    expect(calls.map(({ id, isOver }) => [id, isOver]).sort()).toEqual(
      [
        [talking, false],
        [over, true],
      ].sort(),
    );
    expect(calls.every((call) => !('service_url' in call))).toBe(true);
  });

  it('are counted by direction, never below nothing', async () => {
    engine().setCount(account, { inbound: -2, outbound: 3 });
    expect(await dataProvider.callCounts(sid)).toEqual({ inbound: 0, outbound: 3 });
  });

  it('wait in queues, which are named in order', async () => {
    engine().enter(account, { kind: 'queue', name: 'support' }, 2);
    engine().enter(account, { kind: 'queue', name: 'vip:gold' }, 1);
    expect(await dataProvider.queues(sid)).toEqual([
      { name: 'gold', length: 1 },
      { name: 'support', length: 2 },
    ]);
  });
});

describe('a change of a call', () => {
  it('hangs up by a PUT that fits its state, whatever that is', async () => {
    const staged = [
      engine().begin({ account, status: 'in-progress' }),
      engine().begin({ account, status: 'ringing' }),
      engine().begin({ account, status: 'ringing', direction: 'outbound' }),
    ];
    for (const one of staged) {
      const call = await find(one);
      await dataProvider.changeCall(call, { act: 'hangUp', call });
      expect(engine().call(one)).toBeUndefined();
    }
    expect(new Set(bench.calls.map(({ method }) => method))).toEqual(new Set(['GET', 'PUT']));
  });

  it('reaches the engine as what was meant', async () => {
    const one = engine().begin({ account, status: 'in-progress', isRecorded: true });
    engine().begin({ account, direction: 'outbound', parent: one });
    const call = await find(one);
    await dataProvider.changeCall(call, { act: 'mute' });
    await dataProvider.changeCall(call, { act: 'pauseRecording' });
    await dataProvider.changeCall(call, { act: 'sendDigit', digit: '5' });
    await dataProvider.changeCall(call, { act: 'tag', tag: { ticket: 'A-17' } });
    const to = { url: 'https://example.org/next', method: 'POST', username: null, password: null };
    await dataProvider.changeCall(call, { act: 'move', to: to as never });
    expect(deedsOf(one)).toMatchObject({
      ...{ isMuted: true, recording: 'paused', digits: '5', tag: { ticket: 'A-17' } },
      callHook: 'https://example.org/next',
    });
    await dataProvider.changeCall(call, { act: 'unmute' });
    await dataProvider.changeCall(call, { act: 'resumeRecording' });
    expect(deedsOf(one)).toMatchObject({ isMuted: false, recording: 'on' });
  });

  it.each([
    ['without a user', { username: null, password: null }, {}],
    ['with an empty user', { username: '', password: 'left over' }, {}],
    ['with its user', { username: 'u', password: 'p' }, { username: 'u', password: 'p' }],
  ])('moves to a webhook %s', async (_what, credentials, sent) => {
    const call = await find(engine().begin({ account, status: 'in-progress' }));
    const hook = { url: 'https://example.org/next', method: 'GET' as const };
    await dataProvider.changeCall(call, { act: 'move', to: { ...hook, ...credentials } });
    expect(bench.calls.at(-1)?.body).toEqual({ call_hook: { ...hook, ...sent } });
  });

  it('that is refused says so in words', async () => {
    const ringing = engine().begin({ account, status: 'trying', direction: 'outbound' });
    const over = engine().begin({ account, status: 'in-progress' });
    const [call, ended] = [await find(ringing), await find(over)];
    engine().end(over);
    const says = (message: string, status: number) => ({ message, status });
    const hangUp = (one: LiveCall) => dataProvider.changeCall(one, { act: 'hangUp', call: one });
    await expect(hangUp(call)).rejects.toMatchObject(says('live.calls.errors.incompatible', 422));
    await expect(hangUp(ended)).rejects.toMatchObject(says('live.calls.errors.gone', 422));
    const unknown = { ...call, call_sid: crypto.randomUUID() };
    await expect(hangUp(unknown)).rejects.toMatchObject(says('live.calls.errors.gone', 404));
    await bench.signIn('vera', 'Viewer-demo1!');
    await expect(hangUp(call)).rejects.toMatchObject(says('app.access.viewOnly', 403));
    await bench.signIn('nora', 'Provider-demo1!');
    await hangUp({ ...call, account_sid: crypto.randomUUID() }).then(
      () => expect.unreachable(),
      (error) => expect(error).toMatchObject(says('app.access.denied', 403)),
    );
  });
});

describe('registered devices', () => {
  const secret = 'hook-secret';
  const callHook = { url: 'https://example.org', username: 'u', password: secret };

  it('are known with what a registration says, and with nothing of its webhooks', async () => {
    engine().register(account, { name: 'door', protocol: 'wss', webhooks: { callHook } });
    const { known, ...answer } = await dataProvider.registeredDevices(sid);
    expect(known).toBe('all');
    const devices = 'devices' in answer ? answer.devices : [];
    expect(JSON.stringify(devices)).not.toContain(secret);
    expect(devices.find(({ name }) => name === 'door')).toEqual({
      name: 'door',
      protocol: 'wss',
      contact: expect.stringContaining('sip:door@'),
      proxy: expect.stringMatching(/^sip:/),
      privateSbcAddress: expect.any(String),
      expiryTime: expect.any(Number),
    });
  });

  it('are names for a view-only user, who may not ask for more', async () => {
    engine().register(account, { name: 'door', webhooks: { callHook } });
    await bench.signIn('vera', 'Viewer-demo1!');
    bench.calls.length = 0;
    const answer = await dataProvider.registeredDevices(sid);
    expect(answer).toMatchObject({
      known: 'names',
      devices: expect.arrayContaining([{ name: 'door' }]),
    });
    expect(bench.calls.map(({ method }) => method)).toEqual(['GET']);
  });

  it('of an account without a realm are none at all', async () => {
    bench.platform.db.run('UPDATE accounts SET sip_realm = NULL WHERE account_sid = ?', sid);
    expect(await dataProvider.registeredDevices(sid)).toEqual({ known: 'noRealm' });
  });

  it('are asked for again when a connection breaks, as any question', async () => {
    let tries = 0;
    bench.answerOnce('POST', /RegisteredSipUsers/, () => {
      tries += 1;
      throw new TypeError('Failed to fetch');
    });
    expect(await dataProvider.registeredDevices(sid)).toMatchObject({ known: 'all' });
    expect(tries).toBe(1);
  });
});
