import { describe, expect, it } from 'vitest';
import { alikeAlerts } from '../../src/dataProvider/alikeAlerts';
import { alertMethods } from '../../src/dataProvider/methods/alerts';
import { applicationSpeechCalls } from '../../src/dataProvider/methods/applicationSpeechCalls';
import { callSummaryMethods } from '../../src/dataProvider/methods/callSummary';
import { readCacheSize } from '../../src/dataProvider/methods/readCacheSize';
import { systemMethods } from '../../src/dataProvider/methods/system';
import * as session from '../../src/session';
import type { Alert } from '../../src/types';
import { failing, outcome } from '../support/fetchMock';
import { limitOf, pageOf, rowsWith, servedLists } from '../support/servedLists';
import { accountClaims, tokenOf } from '../support/token';

const { asked, serve } = servedLists();
const unreadable = 'app.errors.unreadable';
const calls = (count: number) =>
  rowsWith('call_sid', count, (index) => ({ account_sid: 'a', sip_status: index % 2 ? 486 : 200 }));
const ofProvider = 'ServiceProviders/sp-1/RecentCalls';

describe('calls', () => {
  const filter = { date: 'today', trunk: 'Vox' };
  const newest = (more = {}) =>
    outcome(callSummaryMethods.newestCalls({ filter: { ...filter, ...more } }));

  it.each<[what: string, headers: HeadersInit, pause: number]>([
    ['as the platform leaves room', limitOf(60), 4000],
    ['at once where there is room', limitOf(600), 0],
    ['a moment apart where it tells no limit', {}, 250],
  ])('are counted by the question of their list, %s', async (_what, headers, pause) => {
    serve({ [ofProvider]: pageOf(calls(7)) }, headers);
    expect(await outcome(callSummaryMethods.countCalls({ filter }))).toEqual({ count: 7, pause });
    const [path, query] = asked[0]?.split('?') ?? [];
    expect(path).toBe(ofProvider);
    expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({
      trunk: 'Vox',
      page: '1',
      count: '1',
    });
  });

  it.each([
    [3, 1, 3],
    [500, 1, 500],
    [501, 2, 501],
    [2000, 2, 1000],
  ])('of %i the newest are read in %i requests', async (count, requests, read) => {
    serve({ [ofProvider]: pageOf(calls(count)) });
    expect(await newest()).toMatchObject({ read, total: count, calls: { length: read } });
    expect(asked.map((path) => path.includes('count=500'))).toEqual(Array(requests).fill(true));
  });

  it('are each counted once, with those that cannot be read', async () => {
    const rows = calls(900);
    const moved = [{ call_sid: 'new', account_sid: 'a' }, ...rows];
    serve({ [ofProvider]: (query) => pageOf(query.page === '1' ? rows : moved)(query) });
    expect(await newest()).toMatchObject({ read: 900, total: 900, calls: { length: 900 } });
    serve({ [ofProvider]: () => ({ total: 2, data: [calls(1)[0], 'none'] }) });
    expect(await newest({ trunk: 'X' })).toMatchObject({ read: 2, total: 2, calls: { length: 1 } });
    expect(await newest({ sip_status: '486' })).toMatchObject({ read: 2, calls: [] });
    serve({
      [ofProvider]: ({ page }) => ({ total: 900, data: page === '1' ? rows.slice(0, 500) : [] }),
    });
    expect(await newest({ trunk: 'Y' })).toMatchObject({ read: 500, total: 900 });
  });

  it('of an account have a limit, or none', async () => {
    const limit = (category: string, quantity: number) => ({ category, quantity });
    const of = (...limits: object[]) => {
      serve({ 'Accounts/a/Limits': () => limits });
      return outcome(callSummaryMethods.callLimit('a'));
    };
    expect(await of(limit('voice_call_minutes', 9), limit('voice_call_session', 5))).toBe(5);
    session.start(tokenOf(accountClaims));
    expect(await of(limit('voice_call_minutes', 9))).toBeNull();
  });
});

describe('alerts', () => {
  const at = (time: string, message = 'm', more = {}) =>
    ({ id: time + message, time, message, ...more }) as Alert;
  const known = { account_sid: 'a', alert_type: 't', target_sid: 'x', vendor: undefined };
  const learn = (alerts: Alert[], accountSids: string[], signal?: AbortSignal) =>
    outcome(alertMethods.learnAlerts({ alerts, accountSids, signal }));
  const [one, two] = [at('2026-01-01T10:00:00Z'), at('2026-01-02T10:00:00Z')];

  it('of a provider are looked for at its accounts, once, from the oldest to the newest', async () => {
    const inA = [{ ...two, alert_type: 't', target_sid: 'x' }];
    serve({
      'Accounts/a/Alerts': () => ({ total: 1, data: inA }),
      'Accounts/b/Alerts': () => ({ total: 0, data: [] }),
    });
    const facts = (await learn([two, one], ['a', 'b'])) as Map<string, object>;
    expect([facts.get(two.id), facts.get(one.id)]).toEqual([known, {}]);
    expect(asked).toEqual(
      ['a', 'b'].map(
        (sid) => `Accounts/${sid}/Alerts?start=${one.time}&end=${two.time}&page=1&count=500`,
      ),
    );
    await learn([two, one], ['a', 'b']);
    expect(asked).toHaveLength(2);
    session.start(tokenOf({ ...accountClaims, name: 'other' }));
    await learn([two], ['a', 'b']);
    expect(asked).toHaveLength(4);
  });

  it('that an account did not answer for are looked for again', async () => {
    serve({});
    expect(await learn([two], ['a'])).toEqual(new Map([[two.id, {}]]));
    expect(session.token()).not.toBeNull();
    await learn([two], ['a']);
    expect(asked).toHaveLength(2);
    const stopped = await learn([two], ['a'], AbortSignal.abort());
    expect(stopped).toHaveProperty('name', 'AbortError');
  });

  it('alike are one row a day, by the newest, and keep its place', () => {
    const day = '2026-01-02T1';
    const rows = [
      // One day in either zone of the tests (`dayZone`).
      at(`${day}6:00:00Z`),
      at(`${day}5:00:00Z`, 'n'),
      at(`${day}4:00:00Z`),
      at('2025-12-01T10:00:00Z'),
    ];
    const other = { ...rows[0], kind: 'k' } as Alert;
    const groups = alikeAlerts([...rows, other]);
    expect(groups.map(({ message, alike }) => [message, alike?.length])).toEqual([
      ...[
        ['m', 2],
        ['n', 1],
        ['m', 1],
        ['m', 1],
      ],
    ]);
    expect(groups[0]?.time).toBe(rows[0]?.time);
    expect(groups[0]?.id).toBe(alikeAlerts(rows.slice(2))[0]?.id);
  });
});

describe('what the platform says of itself', () => {
  const answered = (path: string, body: unknown) => serve({ [path]: () => body });
  it.each<[what: string, body: unknown, settings: object]>([
    [
      'whole',
      { min_password_length: 9, require_digit: 1, require_special_character: 0 },
      { min_password_length: 9, require_digit: true, require_special_character: false },
    ],
    [
      'nothing',
      {},
      { min_password_length: 6, require_digit: false, require_special_character: false },
    ],
    [
      'a length that is none',
      { min_password_length: 'x' },
      {
        min_password_length: 6,
        require_digit: false,
        require_special_character: false,
        unreadable: ['min_password_length'],
      },
    ],
    ['a list', [], failing(200, unreadable)],
    ['a text', Response.json('none'), failing(200, unreadable)],
    ['no object', Response.json(null), failing(200, unreadable)],
  ])('of passwords, %s, is read as far as it can be', async (_what, body, settings) => {
    answered('PasswordSettings', body);
    expect(await outcome(systemMethods.getPasswordSettings())).toEqual(settings);
  });

  it.each([
    ['debug', 'debug'],
    ['info', 'info'],
    ['loud', 'info'],
    [undefined, 'info'],
  ])('of its logs, %s, is %s', async (log_level, level) => {
    answered('SystemInformation', { domain_name: 'd', log_level });
    expect(await outcome(systemMethods.getSystemInformation())).toMatchObject({
      ...{ domain_name: 'd', sip_domain_name: null, log_level: level },
    });
  });

  it.each([
    [{ size: 0 }, 0],
    [{ size: '12' }, 12],
    [{}, failing(200, unreadable)],
  ])('of its cache, %j, is a number', async (body, size) => {
    answered('TtsCache', body);
    expect(await outcome(readCacheSize('TtsCache'))).toEqual(size);
  });

  it.each<[status: number, body: string, answer: unknown]>([
    [200, '{"a":1}', { a: 1 }],
    [204, '', null],
    ...[403, 404, 501].map((status): [number, string, unknown] => [status, '', null]),
    [500, '', failing(500, 'app.webhook.silent')],
    [500, '{"msg":"no route"}', failing(500, 'no route')],
    [400, '', failing(400, 'app.errors.generic')],
  ])('of an application, %i %s, is what its webhook says', async (status, body, answer) => {
    serve({ AppEnv: () => new Response(status === 204 ? null : body, { status }) });
    expect(await outcome(applicationSpeechCalls.getAppEnv('https://a.example'))).toEqual(answer);
  });
});
