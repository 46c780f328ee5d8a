import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { type Answer, describeEmbedded } from './client';
import { body, failsOrFindsNothing, guard, json, msg } from './expectations';
import { NOW, openSeededCalls, type Row, type SeededCalls } from './seededCalls';
import { createWorld, NOBODY, type World } from './world';

describe('RecentCalls of accounts that have none (contract 16.1)', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world?.close());

  const account = (query: string) => (w: World) =>
    w.account.get(`/Accounts/${w.sids.A1}/RecentCalls?${query}`);
  const provider = (query: string) => (w: World) =>
    w.provider.get(`/ServiceProviders/${w.sids.A}/RecentCalls?${query}`);
  const none = (page: string, page_size: string) =>
    json(200, { total: 0, page, page_size, data: [] });
  const noPage = msg(400, 'missing or invalid "page" query arg');
  const noCount = msg(400, 'missing or invalid "count" query arg');

  cases(
    () => world,
    [
      [
        'page and page_size are the texts of the query',
        account('page=1&count=25'),
        none('1', '25'),
      ],
      ['of a provider', provider('page=2&count=7'), none('2', '7')],
      ['neither page nor count', account(''), noPage],
      ['no page', account('count=25'), noPage],
      ['page 0', account('page=0&count=25'), noPage],
      ['no count', account('page=1'), noCount],
      ['an empty count', account('page=1&count='), noCount],
      ['a count of 501', account('page=1&count=501'), noCount],
      ['a count that is no number', account('page=1&count=x'), failsOrFindsNothing],
      ['a provider without a count', provider('page=1'), noCount],
      [
        'an unknown account, by admin',
        (w) => w.admin.get(`/Accounts/${NOBODY}/RecentCalls?page=1&count=1`),
        none('1', '1'),
      ],
      [
        'a foreign account, before the query is looked at',
        (w) => w.provider.get(`/Accounts/${w.sids.B1}/RecentCalls`),
        guard(),
      ],
      [
        'a provider path by an account',
        (w) => w.account.get(`/ServiceProviders/${w.sids.A}/RecentCalls?page=1&count=1`),
        guard(),
      ],
    ],
  );
});

describeEmbedded('needs stored calls')('RecentCalls of the small seed (contract 16.1)', () => {
  let seeded: SeededCalls;
  beforeAll(async () => {
    seeded = await openSeededCalls();
  });
  afterAll(() => seeded?.target.close());

  const path = (query: string) => `/Accounts/${seeded.sids.clinic}/RecentCalls?${query}`;
  const calls = (query: string) => seeded.sam.get(path(query));
  const data = (answer: Answer) => body<{ total: number; data: Row[] }>(answer);
  const all = async (query = '') => data(await calls(`page=1&count=0&${query}`)).data;
  const total = async (query: string) => data(await calls(`page=1&count=500&${query}`)).total;

  test('newest first, total a number, page and size as text', async () => {
    const answer = data(await calls('page=2&count=25'));
    expect(answer).toMatchObject({ total: 250, page: '2', page_size: '25' });
    expect(answer.data).toHaveLength(25);
    const times = (await all()).map((row) => String(row.attempted_at));
    expect(times).toEqual([...times].sort().reverse());
    expect(answer.data[0]?.attempted_at).toBe(times[25]);
  });

  test('a page beyond the end is empty, count 0 answers all', async () => {
    expect(data(await calls('page=11&count=25'))).toMatchObject({ total: 250, data: [] });
    expect(await all()).toHaveLength(250);
  });

  test('the keys and forms of a row', async () => {
    const [row] = await all('answered=true');
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const text = expect.any(String);
    expect(row).toEqual({
      ...{ attempted_at: iso, answered_at: iso, terminated_at: iso, answered: true },
      ...{ account_sid: seeded.sids.clinic, service_provider_sid: seeded.sids.northwind },
      ...{ application_sid: text, call_sid: text, direction: 'inbound' },
      ...{ duration: expect.any(Number), from: text, to: text, host: text, remote_host: text },
      ...{ recording_url: text, sip_callid: text, sip_parent_callid: '', sip_status: 200 },
      ...{ termination_reason: text, trace_id: text, trunk: text },
    });
    const [failed] = await all('answered=false');
    expect(failed).toMatchObject({ answered: false, answered_at: null, duration: 0 });
    expect(failed?.sip_status).not.toBe(200);
  });

  test('direction, answered and trunk; what is not known is ignored or finds nothing', async () => {
    const inbound = await total('direction=inbound');
    expect(inbound + (await total('direction=outbound'))).toBe(250);
    expect(inbound).toBeGreaterThan(100);
    expect(await total('direction=io')).toBe(0);
    const answered = await total('answered=true');
    expect(answered + (await total('answered=false'))).toBe(250);
    expect(answered).toBeLessThan(250);
    for (const ignored of ['yes', '1', 'TRUE', '']) {
      expect(await total(`answered=${ignored}`)).toBe(250);
    }
    expect((await all('trunk=Twilio')).every((row) => row.trunk === 'Twilio')).toBe(true);
    expect(await total('trunk=Twil')).toBe(0);
  });

  test('days win over start and end, which are dates or moments; unreadable ones find nothing', async () => {
    const since = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
    const week = await total('days=7');
    expect(week).toBeGreaterThan(0);
    expect(week).toBeLessThan(250);
    expect(await total('days=7&start=2000-01-01&end=2000-01-02')).toBe(week);
    expect(await total(`start=${since(7)}`)).toBe(week);
    const [start, end] = [since(14), since(7)];
    const between = await all(`start=${start}&end=${end}`);
    expect(between.length).toBe((await total('days=14')) - week);
    for (const row of between) {
      expect(String(row.attempted_at) >= start && String(row.attempted_at) <= end).toBe(true);
    }
    expect(await total('start=2026-11-18')).toBe(await total('start=2026-11-18T00:00:00Z'));
    expect(await total('start=2027-01-01')).toBe(0);
    expect(await total('start=nonsense')).toBe(0);
    expect(await total('end=nonsense')).toBe(0);
  });

  test('the filter is a regular expression on from and to, or a whole call_sid', async () => {
    const rows = await all();
    const matching = (pattern: RegExp) =>
      rows.filter(({ from, to }) => pattern.test(String(from)) || pattern.test(String(to))).length;
    const patterns = ['1508', '^1508', '0$', '15.5', '1508|1617', '\\d{11}', 'zzz', 'a\\+b', '\\/'];
    for (const pattern of patterns) {
      const found = await total(`filter=${encodeURIComponent(pattern)}`);
      expect(found, pattern).toBe(matching(new RegExp(pattern)));
    }
    const { call_sid, sip_callid } = rows[3] ?? {};
    expect(await total(`filter=${call_sid}`)).toBe(1);
    expect(await total(`filter=${String(call_sid).slice(0, 20)}`)).toBe(0);
    expect(await total(`filter=${encodeURIComponent(String(sip_callid))}`)).toBe(0);
    const both = await all('filter=%5E1508&direction=inbound');
    expect(both.every(({ from }) => String(from).startsWith('1508'))).toBe(true);
  });

  test.each(['/', '+', '+1', '*', '(', '[', ')', '?', 'a/b', '\\'])(
    'the filter %s cannot be read: 500',
    async (filter) => {
      msg(500, /./)(await calls(`page=1&count=1&filter=${encodeURIComponent(filter)}`));
    },
  );

  test('of a provider: those of all its accounts', async () => {
    const list = `/ServiceProviders/${seeded.sids.northwind}/RecentCalls?page=1&count=0`;
    const { data: rows, total: sum } = data(await seeded.nora.get(list));
    expect(sum).toBe(rows.length);
    expect(new Set(rows.map((row) => row.account_sid)).size).toBe(8);
    expect(rows.filter((row) => row.account_sid === seeded.sids.clinic)).toHaveLength(250);
    const narrowed = data(await seeded.nora.get(`${list}&answered=false`));
    expect(narrowed.data.every((row) => row.answered === false)).toBe(true);
  });
});

describeEmbedded('needs stored calls')('the month of the small seed', () => {
  let seeded: SeededCalls;
  beforeAll(async () => {
    seeded = await openSeededCalls();
  });
  afterAll(() => seeded?.target.close());

  const one = (sql: string) => Object.values(seeded.rows(`SELECT ${sql}`)[0] ?? {})[0];
  const share = (where: string) => Number(one(`avg(${where}) FROM recent_calls`));

  test('thirty days, by day and on weekdays rather than by night and at weekends', () => {
    const first = Date.parse(String(one('min(attempted_at) FROM recent_calls')));
    const last = Date.parse(String(one('max(terminated_at) FROM recent_calls')));
    expect((NOW.getTime() - first) / 86_400_000).toBeGreaterThan(27);
    expect((NOW.getTime() - first) / 86_400_000).toBeLessThan(31);
    expect(last).toBeLessThan(NOW.getTime());
    expect(share("strftime('%H', attempted_at) BETWEEN '08' AND '17'")).toBeGreaterThan(0.7);
    expect(share("strftime('%w', attempted_at) IN ('0', '6')")).toBeLessThan(0.2);
  });

  test('both directions, every ending with its reason', () => {
    expect(share("direction = 'inbound'")).toBeGreaterThan(0.5);
    expect(share("direction = 'inbound'")).toBeLessThan(0.75);
    expect(share('answered')).toBeGreaterThan(0.6);
    expect(share('answered')).toBeLessThan(0.85);
    const statuses = seeded.rows('SELECT DISTINCT sip_status AS s FROM recent_calls ORDER BY 1');
    const seen = statuses.map(({ s }) => s);
    expect(seen).toEqual([200, 403, 404, 408, 480, 486, 487, 503, 603]);
    const odd = `count(*) FROM recent_calls WHERE (sip_status = 200) <> answered
      OR (answered_at IS NULL) = answered OR termination_reason = '' OR terminated_at < attempted_at`;
    expect(one(odd)).toBe(0);
  });

  test('trunks are carriers of the account or of its provider, applications its own', () => {
    const foreign = `count(*) FROM recent_calls AS call WHERE trunk <> 'user' AND NOT EXISTS (
      SELECT 1 FROM voip_carriers AS carrier WHERE name = trunk AND is_active = 1
        AND carrier.service_provider_sid = call.service_provider_sid
        AND (carrier.account_sid IS NULL OR carrier.account_sid = call.account_sid))`;
    expect(one(foreign)).toBe(0);
    const lost = `count(*) FROM recent_calls LEFT JOIN applications USING (application_sid)
      WHERE recent_calls.application_sid IS NOT NULL
        AND applications.account_sid IS NOT recent_calls.account_sid`;
    expect(one(lost)).toBe(0);
    expect(one('count(DISTINCT sip_callid) FROM recent_calls')).toBe(
      one('count(*) FROM recent_calls'),
    );
  });
});
