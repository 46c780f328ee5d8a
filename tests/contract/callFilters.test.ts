import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { describeEmbedded } from './client';
import { body, json, msg } from './expectations';
import { NOW, openSeededCalls, type Row, type SeededCalls } from './seededCalls';
import { createWorld, type World } from './world';

const day = 86_400_000;
const ago = (days: number) => new Date(NOW.getTime() - days * day).toISOString();
/** What the lists of the console send together, in its order. */
const everything = (start: string, end: string) =>
  `start=${start}&end=${end}&direction=inbound&answered=false&trunk=Voxbone&filter=1508&page=1&count=500`;

describe('filters of a provider and an account without calls (contract 16.1)', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world?.close());

  const provider = (query: string) => (w: World) =>
    w.provider.get(`/ServiceProviders/${w.sids.A}/${query}`);
  const account = (query: string) => (w: World) => w.account.get(`/Accounts/${w.sids.A1}/${query}`);
  const none = (count = '25') => json(200, { total: 0, page: '1', page_size: count, data: [] });
  const range = everything(ago(2), ago(1));

  cases(
    () => world,
    [
      ['a trunk', provider('RecentCalls?trunk=Voxbone&page=1&count=25'), none()],
      [
        'a trunk of several words',
        provider('RecentCalls?trunk=Acme%20East%20%26%20Co.&page=1&count=25'),
        none(),
      ],
      [
        'a trunk and a number of days',
        provider('RecentCalls?days=7&trunk=x&page=1&count=25'),
        none(),
      ],
      ['all filters of the console', provider(`RecentCalls?${range}`), none('500')],
      ['the same of an account', account(`RecentCalls?${range}`), none('500')],
      [
        'a Call-ID, which finds nothing',
        provider('RecentCalls?filter=abc-123@192\\.0\\.2\\.1&page=1&count=1'),
        none('1'),
      ],
      [
        'a trunk without a page',
        provider('RecentCalls?trunk=x&count=25'),
        msg(400, 'missing or invalid "page" query arg'),
      ],
      [
        'alerts of a range of moments',
        provider(`Alerts?start=${ago(2)}&end=${ago(1)}&page=1&count=500`),
        none('500'),
      ],
      [
        'alerts of a type',
        provider('Alerts?days=30&alert_type=alert-from-application&page=1&count=500'),
        none('500'),
      ],
      [
        'alerts of an account in it',
        account(`Alerts?start=${ago(2)}&end=${ago(1)}&page=1&count=500`),
        none('500'),
      ],
    ],
  );
});

describeEmbedded('needs stored calls')('filters of a provider with calls (contract 16.1)', () => {
  let seeded: SeededCalls;
  beforeAll(async () => {
    seeded = await openSeededCalls();
  });
  afterAll(() => seeded?.target.close());

  const list = async (query: string, kind = 'RecentCalls') =>
    body<{ total: number; data: Row[] }>(
      await seeded.nora.get(`/ServiceProviders/${seeded.sids.northwind}/${kind}?${query}`),
    );
  /** The calls of the provider as the database has them, newest first. */
  const stored = (where: string, ...params: string[]) =>
    seeded
      .rows(
        `SELECT call_sid FROM recent_calls WHERE service_provider_sid = ? AND ${where}
          ORDER BY attempted_at DESC`,
        seeded.sids.northwind,
        ...params,
      )
      .map(({ call_sid }) => call_sid);
  const found = async (query: string) => {
    const { total, data } = await list(`${query}&page=1&count=0`);
    expect(total).toBe(data.length);
    return data.map(({ call_sid }) => call_sid);
  };

  test('a trunk is that of all accounts, by its whole name', async () => {
    const trunks = seeded.rows(
      'SELECT DISTINCT trunk FROM recent_calls WHERE service_provider_sid = ?',
      seeded.sids.northwind,
    );
    expect(trunks.length).toBeGreaterThan(2);
    for (const trunk of trunks.map((row) => String(row.trunk))) {
      const calls = await found(`trunk=${encodeURIComponent(trunk)}`);
      expect(calls, trunk).toEqual(stored('trunk = ?', trunk));
      expect(calls.length, trunk).toBeGreaterThan(0);
      expect(await found(`trunk=${encodeURIComponent(trunk.slice(0, -1))}`)).toEqual([]);
      expect(await found(`trunk=${encodeURIComponent(`.*${trunk}`)}`)).toEqual([]);
    }
    const { data } = await list('trunk=Twilio&page=1&count=0');
    expect(new Set(data.map(({ account_sid }) => account_sid)).size).toBeGreaterThan(1);
  });

  test('a trunk is paged, and narrowed by everything else', async () => {
    const all = await found('trunk=Twilio');
    const second = await list('trunk=Twilio&page=2&count=10');
    expect(second.total).toBe(all.length);
    expect(second.data.map(({ call_sid }) => call_sid)).toEqual(all.slice(10, 20));
    const query = everything(ago(20), ago(1)).replace('Voxbone', 'Twilio').replace('1508', '1');
    const narrowed = (await list(query)).data.map(({ call_sid }) => call_sid);
    expect(narrowed).toEqual(
      stored(
        `trunk = 'Twilio' AND direction = 'inbound' AND answered = 0 AND attempted_at BETWEEN ? AND ?
          AND ("from" LIKE '%1%' OR "to" LIKE '%1%')`,
        ago(20),
        ago(1),
      ),
    );
    expect(narrowed.length).toBeGreaterThan(0);
    expect(await found('days=7&trunk=Twilio')).toEqual(
      stored("trunk = 'Twilio' AND attempted_at >= ?", ago(7)),
    );
  });

  test('one call by its sid, whichever account it is of', async () => {
    for (const account of [seeded.sids.clinic, seeded.sids.bank]) {
      const [call] = stored('account_sid = ?', account);
      expect(await found(`filter=${call}`)).toEqual([call]);
    }
  });

  test('the legs of a call lie within its times, and name their parent', async () => {
    const [leg] = seeded.rows(
      `SELECT * FROM recent_calls WHERE sip_parent_callid <> '' AND sip_parent_callid IN
        (SELECT sip_callid FROM recent_calls) LIMIT 1`,
    );
    expect(leg).toBeDefined();
    const start = new Date(Date.parse(String(leg?.attempted_at)) - day).toISOString();
    const { data } = await list(`start=${start}&end=${leg?.terminated_at}&page=1&count=500`);
    expect(data.map(({ sip_callid }) => sip_callid)).toContain(leg?.sip_parent_callid);
  });

  test('the alerts of one type, which their rows do not name', async () => {
    const where = "alert_type = 'alert-from-application' AND service_provider_sid = ?";
    const times = seeded
      .rows(`SELECT time FROM alerts WHERE ${where} ORDER BY time DESC`, seeded.sids.northwind)
      .map(({ time }) => time);
    const query = 'alert_type=alert-from-application&page=1&count=500';
    const { data } = await list(query, 'Alerts');
    expect(data.map(({ time }) => time)).toEqual(times);
    expect(times.length).toBeGreaterThan(0);
    expect(Object.keys(data[0] ?? {})).not.toContain('alert_type');
  });

  test('the alerts of one minute are those of its moments, both ends included', async () => {
    const [alert] = seeded.rows(
      'SELECT time FROM alerts WHERE service_provider_sid = ? ORDER BY time DESC LIMIT 1 OFFSET 5',
      seeded.sids.northwind,
    );
    const time = String(alert?.time);
    const { total, data } = await list(`start=${time}&end=${time}&page=1&count=500`, 'Alerts');
    expect(total).toBe(data.length);
    expect(data.length).toBeGreaterThan(0);
    expect(new Set(data.map((row) => row.time))).toEqual(new Set([time]));
  });
});
