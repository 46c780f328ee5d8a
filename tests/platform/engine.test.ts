import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeSnapshot } from '../../platform/api/snapshot';
import { createPlatform, type Platform } from '../../platform/createPlatform';

const clinic = 'Sunrise Clinic';
const HOUR = 3_600_000;
/** A Thursday, late in the morning. */
const start = Date.parse('2030-06-13T10:20:00Z');

let platform: Platform;
let engine: Platform['engine'];
let sid: string;
let token: string;
let restoreAll: () => void;
beforeAll(async () => {
  platform = await createPlatform({ now: () => new Date(start) });
  engine = platform.engine;
  const sql = 'SELECT account_sid FROM accounts WHERE name = ?';
  sid = String(platform.db.get(sql, clinic)?.account_sid);
  const payload = { username: 'sam', password: 'Account-demo1!' };
  const url = '/api/v1/login';
  token = (await platform.app.inject({ method: 'POST', url, payload })).json().token;
  restoreAll = takeSnapshot(platform);
});
beforeEach(() => restoreAll());
afterAll(() => platform.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = (method: Method, path: string, payload?: object) =>
  platform.app.inject({
    method,
    url: `/api/v1/Accounts/${sid}/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
const get = async (path: string) => (await ask('GET', path)).json();
const record = (callSid: string) =>
  platform.db.get('SELECT * FROM recent_calls WHERE call_sid = ?', callSid);
const statuses = async () =>
  ((await get('Calls')) as { call_status?: string }[]).map(({ call_status }) => call_status).sort();

describe('a staged call', () => {
  it('goes the way that it is told, and is counted', async () => {
    const call = engine.begin({ account: clinic, direction: 'outbound', to: '12125550166' });
    expect(await get('CallCount')).toEqual({ inbound: 0, outbound: 1 });
    expect(await statuses()).toEqual(['trying']);
    engine.ring(call);
    expect(await statuses()).toEqual(['ringing']);
    engine.advance(3000);
    engine.answer(call);
    engine.advance(42_000);
    expect(record(call)).toBeUndefined();
    engine.end(call);
    expect(await get(`Calls/${call}`)).toMatchObject({ call_status: 'completed', duration: 42 });
    expect(record(call)).toMatchObject({
      ...{ answered: 1, duration: 42, direction: 'outbound', to: '12125550166', sip_status: 200 },
      ...{ attempted_at: new Date(start).toISOString(), termination_reason: 'caller hungup' },
      terminated_at: new Date(start + 45_000).toISOString(),
    });
    expect(await get('CallCount')).toEqual({ inbound: 0, outbound: 0 });
    expect((await ask('PUT', `Calls/${call}`, { mute_status: 'mute' })).statusCode).toBe(422);
  });

  it.each([
    [486, 'busy'],
    [487, 'no-answer'],
    [480, 'failed'],
  ])('that ends with %i is %s', async (status, call_status) => {
    const call = engine.begin({ account: clinic, status: 'ringing', ago: 9000 });
    engine.end(call, { status, reason: 'no answer', by: 'callee' });
    expect(await get(`Calls/${call}`)).toMatchObject({ call_status, sip_status: status });
    expect(record(call)).toMatchObject({ answered: 0, duration: 0, sip_status: status });
  });

  it('stays for an hour after its end, then as nothing, then not at all', async () => {
    const call = engine.begin({ account: clinic, status: 'in-progress', ago: 5000 });
    engine.end(call);
    engine.advance(HOUR - 1);
    expect(await statuses()).toEqual(['completed']);
    engine.advance(1);
    expect(await get('Calls')).toEqual([{}]);
    expect((await ask('GET', `Calls/${call}`)).statusCode).toBe(404);
    engine.advance(HOUR / 6);
    expect(await get('Calls')).toEqual([]);
  });

  it('that talks for more than an hour leaves the list and goes on', async () => {
    const call = engine.begin({ account: clinic, status: 'in-progress' });
    engine.advance(2 * HOUR);
    expect(await get('Calls')).toEqual([]);
    expect(engine.call(call)?.status).toBe('in-progress');
    expect(await get('CallCount')).toEqual({ inbound: 1, outbound: 0 });
  });

  it('goes on after a DELETE, and is remembered by halves once the engine tells of it', async () => {
    const call = engine.begin({ account: clinic, status: 'ringing', direction: 'outbound' });
    expect((await ask('DELETE', `Calls/${call}`)).statusCode).toBe(204);
    expect(engine.call(call)?.status).toBe('ringing');
    engine.answer(call);
    expect(await get('Calls')).toEqual([]);
    expect(await get(`Calls/${call}`)).toMatchObject({ call_status: 'in-progress' });
    const refused = await ask('PUT', `Calls/${call}`, { call_status: 'completed' });
    expect(refused.statusCode).toBe(500);
    expect(refused.json().msg).toContain('Failed to parse URL from undefined');
  });

  it('has the trace and the capture of what happened so far', async () => {
    const call = engine.begin({ account: clinic, status: 'in-progress', ago: 30_000 });
    const { trace_id, sbc_callid } = await get(`Calls/${call}`);
    const spans = async () =>
      JSON.stringify((await ask('GET', `RecentCalls/trace/${trace_id}`)).json());
    const packets = async () => (await get(`RecentCalls/${sbc_callid}`)).total;
    const [early, few] = [await spans(), await packets()];
    expect(early).toContain('lookupApplication');
    expect(early).not.toContain('call-status:completed');
    expect(few).toBeGreaterThan(0);
    engine.end(call);
    engine.advance(1000);
    expect(await spans()).toContain('call-status:completed');
    expect(await packets()).toBeGreaterThan(few);
  });
});

describe('what is done to a call', () => {
  const put = (call: string, change: object) => ask('PUT', `Calls/${call}`, change);

  it('ends it, with its legs and its place in a queue', async () => {
    const room = { kind: 'queue' as const, name: 'vip:gold' };
    const call = engine.begin({ account: clinic, status: 'in-progress', ago: 60_000, room });
    const leg = engine.begin({ account: clinic, direction: 'outbound', parent: call });
    expect(await get('Queues')).toEqual([{ name: 'gold', length: 1 }]);
    expect((await put(call, { call_status: 'completed' })).statusCode).toBe(202);
    expect(engine.calls(clinic)).toEqual([]);
    expect(record(call)).toMatchObject({ answered: 1, termination_reason: 'called party hungup' });
    expect(record(leg)).toMatchObject({ answered: 0, sip_status: 487 });
    expect(await get('Queues')).toEqual([]);
    expect(await get('CallCount')).toEqual({ inbound: 0, outbound: 0 });
  });

  it('matters only where the engine can do something', async () => {
    const call = engine.begin({ account: clinic, status: 'in-progress' });
    const ringing = engine.begin({ account: clinic });
    const pause = { record: { action: 'pauseCallRecording', type: 'cloud' } };
    for (const change of [{ mute_status: 'mute' }, pause]) {
      expect((await put(call, change)).statusCode).toBe(202);
    }
    expect((await put(ringing, { dtmf: { digit: '5' } })).statusCode).toBe(202);
    expect(engine.call(call)?.deeds).toMatchObject({ isMuted: false, recording: 'off' });
    expect(engine.call(ringing)?.deeds).toMatchObject({ digits: '' });
    engine.begin({ account: clinic, direction: 'outbound', parent: call });
    await put(call, { mute_status: 'mute' });
    await put(call, { record: { action: 'startCallRecording', type: 'cloud' } });
    await put(call, pause);
    await put(call, { dtmf: { digit: '12#' } });
    await put(call, { call_hook: 'https://x.example/other' });
    await put(call, { tag: { order: 7 } });
    expect(engine.call(call)?.deeds).toMatchObject({
      ...{ isMuted: true, recording: 'paused', digits: '12#', tag: { order: 7 } },
      callHook: 'https://x.example/other',
    });
    expect(await get(`Calls/${call}`)).not.toHaveProperty('tag');
  });

  it('leaves a recording that was begun by hand', async () => {
    const call = engine.begin({ account: clinic, status: 'in-progress' });
    await put(call, { record: { action: 'startCallRecording', type: 'cloud' } });
    engine.advance(20_000);
    engine.end(call);
    const url = String(record(call)?.recording_url);
    expect(url).toContain(call);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await platform.app.inject({ method: 'GET', url: `/api/v1${url}`, headers });
    expect(answer.headers['content-type']).toBe('audio/mp3');
    expect(answer.rawPayload.length).toBeGreaterThan(100_000);
  });
});

describe('a call of one’s own', () => {
  const callOut = async (to: object) => {
    const application_sid = String(
      platform.db.get('SELECT application_sid FROM applications WHERE account_sid = ?', sid)
        ?.application_sid,
    );
    return ask('POST', 'Calls', { from: '15552000000', to, application_sid });
  };
  const phone = (number: string) => callOut({ type: 'phone', number });

  it('is refused without an engine, and goes by itself with one', async () => {
    expect((await phone('12125550166')).statusCode).toBe(480);
    engine.serve(true);
    const { sid: call } = (await phone('12125550166')).json();
    const seen = [];
    for (const ms of [0, 1500, 3000, 20_000]) {
      engine.advance(ms);
      seen.push((await get(`Calls/${call}`)).call_status);
    }
    expect(seen).toEqual(['trying', 'ringing', 'in-progress', 'completed']);
    expect(record(call)).toMatchObject({ answered: 1, to: '12125550166', duration: 20 });
  });

  it.each([
    ['busy', { type: 'phone', number: '12125550486' }, 486],
    ['nobody', { type: 'phone', number: '12125550480' }, 480],
    ['a user who is not registered', { type: 'user', name: 'softphone' }, 480],
    ['a user who is', { type: 'user', name: 'reception' }, 200],
  ])('to %s', async (_who, to, status) => {
    engine.serve(true);
    const { sid: call } = (await callOut(to)).json();
    engine.advance(60_000);
    expect(record(call)).toMatchObject({ sip_status: status });
  });

  it('to a user without a realm is refused without a reason', async () => {
    engine.serve(true);
    platform.db.run('UPDATE accounts SET sip_realm = NULL WHERE account_sid = ?', sid);
    const answer = await callOut({ type: 'user', name: 'bob' });
    expect([answer.statusCode, answer.body]).toEqual([500, 'Internal Server Error']);
  });
});

describe('a company at work', () => {
  const facts = () =>
    platform.db.all(
      'SELECT call_sid, attempted_at, terminated_at, sip_status FROM recent_calls ORDER BY call_sid',
    );

  it('is the same for the same seed, and another for another', async () => {
    const restore = takeSnapshot(platform);
    const dayOf = (seed: number) => {
      engine.live({ seed });
      engine.advance(2 * HOUR);
      const found = [facts(), engine.calls(), engine.time()];
      restore();
      return found;
    };
    const first = dayOf(7);
    expect(engine.time()).toBe(start);
    expect(engine.calls()).toEqual([]);
    expect(dayOf(7)).toEqual(first);
    expect(dayOf(8)).not.toEqual(first);
  });

  it('is busy by day, quiet by night and still when it is told', () => {
    const begun = (ms: number) => {
      const before = facts().length + engine.calls().length;
      engine.advance(ms);
      return facts().length + engine.calls().length - before;
    };
    engine.live();
    const [day] = [begun(2 * HOUR), engine.advance(12 * HOUR)];
    const night = begun(2 * HOUR);
    expect(night).toBeGreaterThan(0);
    expect(day).toBeGreaterThan(4 * night);
    engine.rest();
    engine.advance(HOUR);
    expect(engine.calls()).toEqual([]);
    expect(begun(HOUR)).toBe(0);
  });

  it('leaves records as long as its calls were, answered and failed, with alerts', () => {
    const { db } = platform;
    db.run("DELETE FROM phone_numbers WHERE number NOT LIKE '%0'");
    db.run('DELETE FROM recent_calls');
    db.run('DELETE FROM alerts');
    engine.live({ sinceMs: 30 * 24 * HOUR });
    const rows = db.all('SELECT * FROM recent_calls ORDER BY attempted_at');
    for (const row of rows) {
      const [from, to] = [row.answered_at ?? row.attempted_at, row.terminated_at].map((time) =>
        Date.parse(String(time)),
      );
      const seconds = row.answered ? Math.round((Number(to) - Number(from)) / 1000) : 0;
      expect([row.call_sid, row.duration]).toEqual([row.call_sid, seconds]);
      expect(Number(to)).toBeLessThanOrEqual(start);
    }
    expect(rows.some(({ answered }) => answered === 0)).toBe(true);
    expect(rows.some(({ recording_url }) => recording_url !== '')).toBe(true);
    expect(rows.some(({ sip_parent_callid }) => sip_parent_callid !== '')).toBe(true);
    expect(db.get('SELECT count(*) AS n FROM alerts')?.n).toBeGreaterThan(0);
    // Eight days at most, whatever was asked for.
    const first = Date.parse(String(rows[0]?.attempted_at));
    expect(first).toBeGreaterThanOrEqual(start - 8 * 24 * HOUR);
    expect(first).toBeLessThan(start - 7 * 24 * HOUR);
  });

  it('has devices that register again, and on a still platform run out', async () => {
    const names = async () => ((await get('RegisteredSipUsers')) as string[]).length;
    const before = await names();
    expect(before).toBe(4);
    const restore = takeSnapshot(platform);
    engine.advance(2 * HOUR);
    expect(await names()).toBe(0);
    restore();
    engine.live();
    for (let quarter = 0; quarter < 8; quarter += 1) engine.advance(HOUR / 4);
    expect(await names()).toBeGreaterThanOrEqual(before - 2);
  });

  it('passes in real time where it is asked to', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: start });
    const living = await createPlatform({ seed: 'hosted', hosted: true, living: true });
    const calls = () => Number(living.db.get('SELECT count(*) AS n FROM recent_calls')?.n);
    const before = calls();
    vi.setSystemTime(start + 2 * HOUR);
    vi.advanceTimersByTime(1000);
    const later = calls();
    expect(later).toBeGreaterThan(before);
    // Nobody is registered in this seed: its clients have come by themselves.
    const names = living.db.all('SELECT name FROM registrations');
    expect(names.length).toBeGreaterThan(0);
    await living.close();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('devices', () => {
  it('run out, go and come with what their webhook answered', async () => {
    const details = async () => (await ask('POST', 'RegisteredSipUsers', [])).json();
    const named = async (name: string) =>
      ((await details()) as { name: string }[]).find((row) => row.name === name);
    expect(await named('lobby-phone')).toMatchObject({ callHook: { password: 'lobby-secret' } });
    expect(await named('nurse-1')).toMatchObject({ protocol: 'wss' });
    engine.register(clinic, { name: 'door', forMs: 120_000, proxy: null, lingersMs: 60_000 });
    expect(await named('door')).not.toHaveProperty('proxy');
    engine.advance(120_000);
    expect(await named('door')).toBeUndefined();
    const listed = async () => JSON.stringify(await get('RegisteredSipUsers')).includes('door@');
    expect(await listed()).toBe(true);
    engine.advance(60_000);
    expect(await listed()).toBe(false);
    engine.expire(clinic, 'lobby-phone');
    engine.unregister(clinic, 'nurse-1');
    expect([await named('lobby-phone'), await named('nurse-1')]).toEqual([undefined, undefined]);
  });
});
