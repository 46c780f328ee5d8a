import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { type Answer, describeEmbedded } from './client';
import { body, failsOrFindsNothing, guard, json, msg } from './expectations';
import { NOW, openSeededCalls, type Row, type SeededCalls } from './seededCalls';
import { createWorld, NOBODY, type World } from './world';

describe('Alerts of accounts that have none (contract 16.1)', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world?.close());

  const account = (query: string) => (w: World) =>
    w.account.get(`/Accounts/${w.sids.A1}/Alerts?${query}`);
  const provider = (query: string) => (w: World) =>
    w.provider.get(`/ServiceProviders/${w.sids.A}/Alerts?${query}`);
  const none = (page: string, page_size: string) =>
    json(200, { total: 0, page, page_size, data: [] });

  cases(
    () => world,
    [
      [
        'page and page_size are the texts of the query',
        account('page=3&count=10'),
        none('3', '10'),
      ],
      ['of a provider', provider('page=1&count=25'), none('1', '25')],
      ['no page', account('count=25'), msg(400, 'missing or invalid "page" query arg')],
      ['page 0', provider('page=0&count=25'), msg(400, 'missing or invalid "page" query arg')],
      ['no count', account('page=1'), msg(400, 'missing or invalid "count" query arg')],
      ['a count of 501', provider('page=1&count=501'), msg(400, /count/)],
      ['a count that is no number', account('page=1&count=x'), failsOrFindsNothing],
      [
        'an unknown account, by admin',
        (w) => w.admin.get(`/Accounts/${NOBODY}/Alerts?page=1&count=1`),
        none('1', '1'),
      ],
      ['foreign', (w) => w.account.get(`/Accounts/${w.sids.A2}/Alerts`), guard()],
      [
        'a provider path by an account',
        (w) => w.account.get(`/ServiceProviders/${w.sids.A}/Alerts`),
        guard(),
      ],
    ],
  );
});

describeEmbedded('needs stored alerts')('Alerts of the small seed (contract 16.1)', () => {
  let seeded: SeededCalls;
  beforeAll(async () => {
    seeded = await openSeededCalls();
  });
  afterAll(() => seeded?.target.close());

  const data = (answer: Answer) => body<{ total: number; data: Row[] }>(answer);
  const clinics = async (query = '') =>
    data(await seeded.sam.get(`/Accounts/${seeded.sids.clinic}/Alerts?page=1&count=0&${query}`));
  const providers = async (query = '') =>
    data(
      await seeded.nora.get(
        `/ServiceProviders/${seeded.sids.northwind}/Alerts?page=1&count=0&${query}`,
      ),
    );
  const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

  test('eight keys of an account, newest first', async () => {
    const { total, data: rows } = await clinics();
    expect(total).toBe(rows.length);
    const times = rows.map(({ time }) => String(time));
    expect(times).toEqual([...times].sort().reverse());
    for (const row of rows) {
      expect(row).toEqual({
        ...{ time: iso, account_sid: seeded.sids.clinic, alert_type: expect.any(String) },
        ...{ message: expect.any(String), service_provider_sid: seeded.sids.northwind },
        ...{ detail: row.detail, target_sid: row.target_sid, vendor: row.vendor },
      });
    }
  });

  test('four keys of a provider, with the alerts of all its accounts', async () => {
    const { total, data: rows } = await providers();
    expect(total).toBeGreaterThan((await clinics()).total);
    const keys = new Set(rows.flatMap((row) => Object.keys(row)));
    expect([...keys].sort()).toEqual(['detail', 'message', 'service_provider_sid', 'time']);
    const own = new Set(rows.map((row) => row.service_provider_sid));
    expect([...own]).toEqual([seeded.sids.northwind]);
  });

  test('days win over start and end; a page beyond the end is empty; kinds are exact', async () => {
    const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
    const { total, data: rows } = await clinics();
    const week = (await clinics('days=7')).total;
    expect(week).toBeGreaterThan(0);
    expect(week).toBeLessThan(total);
    expect((await clinics('days=7&start=2000-01-01')).total).toBe(week);
    expect((await clinics(`start=${ago(7)}`)).total).toBe(week);
    expect((await clinics(`end=${ago(7)}`)).total).toBe(total - week);
    expect((await clinics('start=nonsense')).total).toBe(0);
    expect((await providers('days=7')).total).toBeGreaterThanOrEqual(week);
    const path = `/Accounts/${seeded.sids.clinic}/Alerts?page=9&count=100`;
    expect(data(await seeded.sam.get(path))).toMatchObject({ total, data: [] });
    const limits = rows.filter((row) => row.alert_type === 'account-call-limit');
    expect((await clinics('alert_type=account-call-limit')).data).toEqual(limits);
    expect((await clinics('alert_type=account-call')).total).toBe(0);
  });

  test('every kind, and each speaks of what is there', async () => {
    const rows = (await clinics()).data;
    const kinds = new Set(rows.map((row) => row.alert_type));
    expect([...kinds].sort()).toEqual([
      'account-call-limit',
      'account-device-limit',
      'alert-from-application',
      'call-limit',
      'invalid-app-payload',
      'no-carrier',
      'no-stt',
      'no-tts',
      'play-url-notfound',
      'stt-failure',
      'tts-failure',
      'webhook-connection-failure',
      'webhook-failure',
    ]);
    const hooks = seeded.rows('SELECT url FROM webhooks').map(({ url }) => String(url));
    const vendors = seeded.rows(
      'SELECT vendor FROM speech_credentials WHERE account_sid = ?',
      seeded.sids.clinic,
    );
    for (const row of rows) {
      const type = String(row.alert_type);
      const message = String(row.message);
      if (/^(webhook|invalid)/.test(type)) {
        expect(
          hooks.some((url) => message.includes(url)),
          message,
        ).toBe(true);
      }
      if (type.endsWith('tts') || type.endsWith('stt')) {
        expect(
          seeded.rows('SELECT 1 FROM speech_credentials WHERE vendor = ?', String(row.vendor)),
        ).toEqual([]);
        expect(message).toContain(`credentials for ${row.vendor} (label: none)`);
      }
      if (/^.ts-failure/.test(type)) {
        expect(vendors.map(({ vendor }) => vendor)).toContain(row.vendor);
      }
      if (type === 'account-call-limit') expect(message).toContain('limit of 25;');
      if (!row.target_sid) continue;
      const sql = 'SELECT * FROM recent_calls WHERE call_sid = ? AND account_sid = ?';
      const [call] = seeded.rows(sql, String(row.target_sid), seeded.sids.clinic);
      const [from, to] = [String(call?.attempted_at), String(call?.terminated_at)];
      expect(String(row.time) >= from && String(row.time) <= to, message).toBe(true);
    }
    expect(rows.filter(({ target_sid }) => target_sid).length).toBeGreaterThan(10);
  });

  test('the trace and the log of the call tell what the alert speaks of', async () => {
    const base = `/Accounts/${seeded.sids.clinic}/RecentCalls`;
    const seen = new Set<string>();
    for (const { alert_type, target_sid, detail } of (await clinics()).data) {
      if (!target_sid) continue;
      const sql = 'SELECT trace_id FROM recent_calls WHERE call_sid = ?';
      const [call] = seeded.rows(sql, String(target_sid));
      const trace = (await seeded.sam.get(`${base}/trace/${call?.trace_id}`)).text;
      const log = (await seeded.sam.get(`${base}/${target_sid}/logs`)).text;
      const signs: Record<string, RegExp> = {
        'webhook-failure': /"http.statusCode","value":\{"doubleValue":404\}/,
        'tts-failure': /"error","value":\{"stringValue":"429 Too Many Requests/,
        'stt-failure': /"stt.resolve","value":\{"stringValue":"stt-error"\}/,
        'webhook-connection-failure': /"stringValue":"connect ETIMEDOUT/,
      };
      const sign = signs[String(alert_type)];
      if (!sign) continue;
      expect(trace, `${alert_type} ${detail}`).toMatch(sign);
      if (log !== '[]') expect(log).toContain('\\"level\\":50');
      seen.add(String(alert_type));
    }
    expect(seen.size).toBe(4);
  });
});
