import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEmbedded } from './client';
import { body, guard, json, msg, phrase } from './expectations';
import { openSeededCalls, type Row, type SeededCalls } from './seededCalls';
import { NOBODY } from './world';

let seeded: SeededCalls;
const base = () => `/Accounts/${seeded.sids.clinic}/RecentCalls`;
const providerBase = () => `/ServiceProviders/${seeded.sids.northwind}/RecentCalls`;

describeEmbedded('needs logs')('logs of calls (contract 16.2)', () => {
  beforeAll(async () => {
    seeded = await openSeededCalls();
  });
  afterAll(() => seeded?.target.close());

  const logs = (call: Row, session = seeded.sam, query = '') =>
    session.get(`${base()}/${call.call_sid}/logs${query}`);
  const linesOf = async (call: Row) => body<string[]>(await logs(call));
  const parsed = (lines: string[]) =>
    lines.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Row] : []));

  test('lines of text: JSON of the application server, plain ones between them, in order', async () => {
    const call = seeded.special('appointment');
    const lines = await linesOf(call);
    const entries = parsed(lines);
    expect(entries.length).toBeGreaterThan(20);
    expect(lines.length - entries.length).toBe(2);
    const times = entries.map(({ time }) => Number(time));
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times[0]).toBe(Date.parse(String(call.attempted_at)));
    expect(new Set(entries.map(({ level }) => level))).toEqual(new Set([20, 30, 40]));
    for (const entry of entries) {
      expect(entry).toMatchObject({ callSid: call.call_sid, msg: expect.any(String) });
    }
    expect(lines.join('\n')).toContain('speechDetected: Thursday morning, please.');
  });

  test('failed calls warn, and above 500 they err; old calls have none', async () => {
    const ending = async (status: number) => {
      const sql = `SELECT * FROM recent_calls WHERE account_sid = ? AND sip_status = ${status}
          ORDER BY attempted_at DESC LIMIT 1`;
      const [call] = seeded.rows(sql, seeded.sids.clinic);
      const entries = parsed(await linesOf(call ?? {}));
      return entries.find(({ msg: text }) => String(text).startsWith('call ended'));
    };
    expect(await ending(486)).toMatchObject({ level: 40, msg: 'call ended: busy', sipStatus: 486 });
    expect(await ending(503)).toMatchObject({ level: 50 });
    const oldest = 'SELECT * FROM recent_calls WHERE account_sid = ? ORDER BY attempted_at LIMIT 1';
    const [old] = seeded.rows(oldest, seeded.sids.clinic);
    json(200, [])(await logs(old ?? {}));
  });

  test('refusals', async () => {
    const call = seeded.special('busy');
    const missing = msg(404, 'Call not found');
    missing(await seeded.sam.get(`${base()}/${NOBODY}/logs`));
    missing(await seeded.sam.get(`${base()}/${seeded.special('balance').call_sid}/logs`));
    msg(500, /log group/)(await logs(call, seeded.sam, '?logGroupName=other'));
    msg(400, /./)(await seeded.nora.get(`${providerBase()}/${call.call_sid}/logs`));
    guard()(await seeded.sam.get(`/Accounts/${seeded.sids.bank}/RecentCalls/x/logs`));
  });
});

describeEmbedded('needs logs')('a platform without its stores (contract 16.2)', () => {
  beforeAll(async () => {
    seeded = await openSeededCalls({ callStores: false });
  });
  afterAll(() => seeded?.target.close());

  test('captures 400, logs 400, traces and recordings 404', async () => {
    const call = seeded.special('appointment');
    for (const path of [base(), providerBase()]) {
      phrase(400)(await seeded.nora.get(`${path}/${call.sip_callid}`));
      phrase(400)(await seeded.nora.get(`${path}/${call.sip_callid}/invite/pcap`));
      phrase(404)(await seeded.nora.get(`${path}/trace/${call.trace_id}`));
      const logs = await seeded.nora.get(`${path}/${call.call_sid}/logs`);
      msg(400, 'Logs are only available in AWS environments')(logs);
    }
    phrase(404)(await seeded.sam.get(String(call.recording_url)));
    phrase(404)(await seeded.sam.delete(String(call.recording_url)));
  });
});
