import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { testEmbedded } from './client';
import { body, duplicate, empty, json, msg, noContent, sidOf } from './expectations';
import { someNumber } from './telephony';
import { createWorld, NOBODY, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

type Row = Record<string, unknown>;
const SID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const path = (sid: string) => `/Applications/${sid}`;
const hook = { url: 'https://example.com/call', method: 'POST', username: 'u', password: 'p' };
const status = { url: 'https://example.com/status' };
const invalidUrl = (reason: RegExp) => msg(400, new RegExp(`^call_hook\\b.*${reason.source}`));
const payload = (w: World, facts: Row = {}) => ({
  name: w.unique('app'),
  account_sid: w.sids.A1,
  call_hook: hook,
  call_status_hook: status,
  ...facts,
});
const make = (facts: Row = {}) => world.make('/Applications', payload(world, facts));
const one = async (sid: string) => body<Row>(await world.admin.get(path(sid)));
const post = (w: World, facts: Row, session = w.admin) =>
  session.post('/Applications', payload(w, facts));

describe('POST and GET /Applications (contract 7)', () => {
  test('a new one with the defaults of the platform', async () => {
    const name = world.unique('app');
    const sid = await make({ name });
    json(200, {
      application_sid: sid,
      name,
      service_provider_sid: null,
      account_sid: world.sids.A1,
      app_json: null,
      speech_synthesis_vendor: 'google',
      speech_synthesis_language: 'en-US',
      speech_synthesis_voice: 'en-US-Standard-C',
      speech_synthesis_label: null,
      speech_recognizer_vendor: 'google',
      speech_recognizer_language: 'en-US',
      speech_recognizer_label: null,
      use_for_fallback_speech: 0,
      fallback_speech_synthesis_vendor: null,
      fallback_speech_synthesis_language: null,
      fallback_speech_synthesis_voice: null,
      fallback_speech_synthesis_label: null,
      fallback_speech_recognizer_vendor: null,
      fallback_speech_recognizer_language: null,
      fallback_speech_recognizer_label: null,
      env_vars: null,
      created_at: expect.stringMatching(/\.000Z$/),
      record_all_calls: 0,
      call_hook: { webhook_sid: SID, ...hook },
      call_status_hook: {
        webhook_sid: SID,
        ...status,
        method: 'POST',
        username: null,
        password: null,
      },
      messaging_hook: null,
    })(await world.account.get(path(sid)));
  });

  test('the webhook of incoming SMS comes back as it was sent, with any address', async () => {
    const method = 'GET';
    for (const url of ['https://example.com/sms', 'no address']) {
      const messaging_hook = { url, method, username: 'u', password: 'p' };
      const stored = { webhook_sid: SID, ...messaging_hook };
      expect(await one(await make({ messaging_hook }))).toMatchObject({ messaging_hook: stored });
    }
  });

  test('account scope forces its account; the same name is free in another account', async () => {
    const name = world.unique('app');
    const sid = sidOf(await post(world, { name, account_sid: world.sids.A2 }, world.account));
    world.later(path(sid));
    expect(await one(sid)).toMatchObject({ account_sid: world.sids.A1 });
    await make({ name, account_sid: world.sids.A2 });
    const taken = duplicate(`${world.sids.A1}-${name}`, 'applications_idx_name');
    taken(await post(world, { name }));
  });

  test('app_json comes back as it was', async () => {
    const app_json = '[{"verb":"say","text":"hello"}]';
    expect(await one(await make({ app_json }))).toMatchObject({ app_json });
  });

  test.each([
    ...['http://bücher.example/x', 'https://例え.jp', 'wss://xn--bcher-kva.example'],
    ...['http://localhost:3000', 'http://192.0.2.7', 'http://a.example.', 'HTTP://EXAMPLE.COM/x'],
    ...['http://user:secret@a.example/', 'http://a%2Db.example'],
  ])('a host name as %s is taken as it was typed', async (text) => {
    const { call_hook } = await one(await make({ call_hook: { url: text } }));
    expect(call_hook).toMatchObject({ url: text });
  });

  const url = (text: string) => (w: World) => post(w, { call_hook: { url: text } });
  const statusUrl = (text: string) => (w: World) => post(w, { call_status_hook: { url: text } });
  cases(
    () => world,
    [
      [
        'no name',
        (w) => w.account.post('/Applications', { call_hook: hook, call_status_hook: status }),
        msg(400, 'missing field name'),
      ],
      [
        'no account as admin',
        (w) => post(w, { account_sid: undefined }),
        msg(400, 'missing field account_sid'),
      ],
      [
        'no account as provider',
        (w) => post(w, { account_sid: undefined }, w.provider),
        msg(400, "missing required field: 'account_sid'"),
      ],
      ['a foreign account', (w) => post(w, { account_sid: w.sids.B1 }, w.provider), msg(403, /./)],
      [
        'no status hook',
        (w) => post(w, { call_status_hook: undefined }),
        msg(500, "Cannot read properties of undefined (reading 'url')"),
      ],
      [
        'a null status hook',
        (w) => post(w, { call_status_hook: null }),
        msg(500, "Cannot read properties of null (reading 'url')"),
      ],
      [
        'a null messaging hook',
        (w) => post(w, { messaging_hook: null }),
        msg(500, "Unknown column 'messaging_hook' in 'INSERT INTO'"),
      ],
      ['an empty status url', statusUrl(''), msg(400, 'call_status_hook URL is invalid')],
      ['no url at all', url('example.com'), invalidUrl(/is invalid$/)],
      ['an ftp url', url('ftp://example.com/x'), invalidUrl(/has missing or invalid protocol/)],
      [
        'an underscore in the host',
        url('https://my_host.example/x'),
        invalidUrl(/has invalid hostname/),
      ],
      ['an IPv6 host', url('http://[::1]/x'), invalidUrl(/has invalid hostname/)],
      ['a label of 64', url(`http://${'a'.repeat(64)}.example`), invalidUrl(/invalid hostname/)],
      ['a label that ends with a hyphen', url('http://a-.example'), invalidUrl(/invalid hostname/)],
      ['an empty label', url('http://a..example'), invalidUrl(/invalid hostname/)],
      ['a port out of range', url('http://a.example:99999'), invalidUrl(/is invalid$/)],
      [
        'a blank before the url',
        url(' https://example.com'),
        invalidUrl(/contains leading\/trailing whitespace/),
      ],
      // What a PUT refuses as well stands there, where it leaves no webhooks behind.
      [
        'an unknown verb',
        (w) => post(w, { app_json: '[{"verb":"sing"}]' }),
        msg(400, 'Error: invalid instruction: sing'),
      ],
      [
        'a null synthesis vendor',
        (w) => post(w, { speech_synthesis_vendor: null }),
        msg(500, "Column 'speech_synthesis_vendor' cannot be null"),
      ],
      [
        'an unknown key',
        (w) => post(w, { bogus: 1 }),
        msg(500, "Unknown column 'bogus' in 'INSERT INTO'"),
      ],
      [
        'an unknown account',
        (w) => post(w, { account_sid: NOBODY }),
        msg(500, /foreign key constraint fails/),
      ],
    ],
  );

  test('no call hook', async () => {
    expect([400, 500]).toContain((await post(world, { call_hook: undefined })).status);
  });

  test.each([
    'http://localhost:3000/x',
    'ws://10.0.0.1/x',
    'wss://example.com',
    'http://a.b-c.example',
  ])('%s is a hook url', async (text) => {
    await make({ call_hook: { url: text } });
  });

  cases(
    () => world,
    [
      ['unknown', (w) => w.admin.get(path(NOBODY)), empty(404)],
      ['malformed', (w) => w.admin.get(path('nope')), msg(400, 'Bad request')],
      [
        'foreign',
        async (w) => w.provider.get(path(await make({ account_sid: w.sids.B1 }))),
        empty(404),
      ],
      [
        'of the other account',
        async (w) => w.account.get(path(await make({ account_sid: w.sids.A2 }))),
        empty(404),
      ],
    ],
  );
});

describe('lists and pages (contract 7, 19)', () => {
  let names: string[] = [];
  let marker = '';
  beforeAll(async () => {
    marker = world.unique('paged');
    names = ['c', 'a', 'b'].map((letter) => `${marker}-${letter}`);
    for (const name of names) await make({ name, account_sid: world.sids.A2 });
    names.sort();
  });
  const rowNames = (rows: unknown) => (rows as Row[]).map((row) => row.name);

  test('the bare array is ordered by sid and filtered by name', async () => {
    const rows = body<Row[]>(await world.provider.get(`/Applications?name=${marker}`));
    const sids = rows.map((row) => String(row.application_sid));
    expect(rowNames(rows).sort()).toEqual(names);
    expect(sids).toEqual([...sids].sort());
  });

  test('pages are ordered by name', async () => {
    const page = async (query: string) =>
      body<Row>(await world.provider.get(`/Applications?name=${marker}&${query}`));
    const { data, ...first } = await page('page=1&page_size=2');
    expect(first).toEqual({ total: 3, page: 1, page_size: 2 });
    expect(rowNames(data)).toEqual(names.slice(0, 2));
    expect(rowNames((await page('page=2&page_size=2')).data)).toEqual(names.slice(2));
    expect(await page('page=1')).toMatchObject({ total: 3, page: 1, page_size: null });
    expect(await page('page=0&page_size=1')).toMatchObject({ page: 0, data: [{ name: names[0] }] });
    expect(await page('page=&page_size=1')).toMatchObject({ page: 0, data: [{ name: names[0] }] });
    expect((await world.provider.get('/Applications?page=-1')).status).toBe(500);
    expect((await world.provider.get('/Applications?page=x')).status).toBe(500);
  });

  test('under an account the name filters pages only', async () => {
    const get = (query: string) =>
      world.provider.get(`/Accounts/${world.sids.A2}/Applications?${query}`);
    expect(body<Row[]>(await get('name=nothing-like-it')).length).toBeGreaterThanOrEqual(3);
    expect(body(await get('name=nothing-like-it&page=1'))).toMatchObject({ total: 0, data: [] });
    expect(body(await get(`name=${marker}&page=1`))).toMatchObject({ total: 3 });
  });

  test("account scope sees its own; the provider list is everybody's", async () => {
    const own = body<Row[]>(await world.account.get('/Applications'));
    expect(own.every((row) => row.account_sid === world.sids.A1)).toBe(true);
    const foreign = await make({ account_sid: world.sids.B1 });
    const all = body<Row[]>(
      await world.provider.get(`/ServiceProviders/${world.sids.A}/Applications`),
    );
    expect(all.map((row) => row.application_sid)).toContain(foreign);
  });
});

describe('PUT /Applications/{sid} (contract 7)', () => {
  const put = async (facts: Row, session = world.admin) => session.put(path(await make()), facts);

  test('a hook with webhook_sid changes in place, without it is replaced', async () => {
    const sid = await make();
    const before = (await one(sid)).call_hook as Row;
    const changed = { ...before, url: 'https://example.com/other' };
    noContent(await world.admin.put(path(sid), { name: world.unique('app'), call_hook: changed }));
    expect((await one(sid)).call_hook).toEqual(changed);
    noContent(await world.admin.put(path(sid), { call_hook: hook }));
    expect(((await one(sid)).call_hook as Row).webhook_sid).not.toBe(before.webhook_sid);
  });

  test('so does that of incoming SMS, which stays when it is left out', async () => {
    const sid = await make({ messaging_hook: hook });
    const before = (await one(sid)).messaging_hook as Row;
    const changed = { ...before, url: 'https://example.com/other', username: null, password: null };
    const named = (facts: Row) => ({ name: world.unique('app'), ...facts });
    noContent(await world.account.put(path(sid), named({ messaging_hook: changed })));
    expect((await one(sid)).messaging_hook).toEqual(changed);
    noContent(await world.account.put(path(sid), named({})));
    noContent(await world.account.put(path(sid), named({ messaging_hook: {} })));
    expect((await one(sid)).messaging_hook).toEqual(changed);
  });

  test('an in-place hook alone answers 500 although it was changed', async () => {
    const sid = await make();
    const changed = { ...((await one(sid)).call_hook as Row), url: 'https://example.com/other' };
    msg(500, /SQL syntax/)(await world.admin.put(path(sid), { call_hook: changed }));
    expect((await one(sid)).call_hook).toEqual(changed);
  });

  test('the account may be changed to any; provider scope skips the url check', async () => {
    const sid = await make();
    noContent(await world.provider.put(path(sid), { call_hook: { url: '' } }));
    noContent(await world.account.put(path(sid), { account_sid: world.sids.B1 }));
    expect(await one(sid)).toMatchObject({ account_sid: world.sids.B1, call_hook: { url: '' } });
  });

  cases(
    () => world,
    [
      ['nothing', () => put({}), msg(500, /SQL syntax/)],
      [
        'its own sid',
        () => put({ application_sid: NOBODY }),
        msg(400, 'primary key application_sid is immutable'),
      ],
      ['created_at', () => put({ created_at: '2026-11-21T07:26:35.000Z' }), msg(500, /datetime/)],
      ['an unknown key', () => put({ bogus: 1 }), msg(500, "Unknown column 'bogus' in 'SET'")],
      ['a null call hook', () => put({ name: 'x', call_hook: null }), msg(500, /./)],
      ['a null status hook', () => put({ name: 'x', call_status_hook: null }), msg(500, /./)],
      ['a null messaging hook', () => put({ name: 'x', messaging_hook: null }), msg(500, /./)],
      ['a status hook alone', () => put({ call_status_hook: status }), msg(400, /./)],
      ['an invalid call hook', () => put({ call_hook: { url: 'x' } }), invalidUrl(/is invalid$/)],
      ['both hooks', () => put({ call_hook: hook, call_status_hook: status }), noContent],
      ['a messaging hook', () => put({ messaging_hook: hook }), noContent],
      ['an empty messaging hook', () => put({ name: 'y', messaging_hook: {} }), noContent],
      ['a null vendor', () => put({ speech_recognizer_vendor: null }), msg(500, /cannot be null/)],
      [
        'a null language',
        () => put({ speech_recognizer_language: null }),
        msg(500, "Column 'speech_recognizer_language' cannot be null"),
      ],
      [
        'a long synthesis language',
        () => put({ speech_synthesis_language: 'x'.repeat(13) }),
        msg(500, "Data too long for column 'speech_synthesis_language' at row 1"),
      ],
      [
        'an unknown verb',
        () => put({ app_json: '[{"verb":"sing"}]' }),
        msg(400, 'Error: invalid instruction: sing'),
      ],
      ['app_json that is no JSON', () => put({ app_json: 'hello' }), msg(500, /./)],
      ['app_json that is no array', () => put({ app_json: '{"verb":"say"}' }), msg(400, /./)],
      ['app_json as an array', () => put({ app_json: [{ verb: 'say' }] }), msg(500, /./)],
      ['unknown as admin', (w) => w.admin.put(path(NOBODY), { name: 'x' }), empty(404)],
      ['unknown as provider', (w) => w.provider.put(path(NOBODY), { name: 'x' }), msg(500, /./)],
      ['unknown as account', (w) => w.account.put(path(NOBODY), { name: 'x' }), msg(403, /./)],
      ['malformed', (w) => w.admin.put(path('nope'), { name: 'x' }), msg(400, 'Bad request')],
      [
        'foreign',
        async (w) => w.provider.put(path(await make({ account_sid: w.sids.B1 })), { name: 'x' }),
        msg(403, /./),
      ],
      [
        'of the other account',
        async (w) => w.account.put(path(await make({ account_sid: w.sids.A2 })), { name: 'x' }),
        msg(403, /./),
      ],
    ],
  );
});

describe('DELETE /Applications/{sid} (contract 7)', () => {
  cases(
    () => world,
    [
      ['by its account', async (w) => w.account.delete(path(await make())), noContent],
      ['unknown as admin', (w) => w.admin.delete(path(NOBODY)), msg(500, /./)],
      ['unknown as provider', (w) => w.provider.delete(path(NOBODY)), msg(500, /./)],
      ['unknown as account', (w) => w.account.delete(path(NOBODY)), msg(400, /./)],
      [
        'foreign',
        async (w) => w.provider.delete(path(await make({ account_sid: w.sids.B1 }))),
        msg(403, /./),
      ],
      [
        'of the other account',
        async (w) => w.account.delete(path(await make({ account_sid: w.sids.A2 }))),
        msg(422, 'insufficient permissions'),
      ],
    ],
  );

  test('in use by its account', async () => {
    const sid = await make();
    const account = `/Accounts/${world.sids.A1}`;
    noContent(await world.admin.put(account, { siprec_hook_sid: sid }));
    msg(500, /foreign key constraint fails/)(await world.admin.delete(path(sid)));
    noContent(await world.admin.put(account, { siprec_hook_sid: null }));
    noContent(await world.admin.delete(path(sid)));
  });

  test('in use by a number: a sentence, or the foreign key for providers', async () => {
    const application_sid = await make();
    const facts = { number: someNumber(), account_sid: world.sids.A1, application_sid };
    const number = await world.make('/PhoneNumbers', facts);
    const inUse = msg(422, 'cannot delete application with phone numbers');
    inUse(await world.admin.delete(path(application_sid)));
    inUse(await world.account.delete(path(application_sid)));
    msg(500, /foreign key constraint fails/)(await world.provider.delete(path(application_sid)));
    noContent(await world.admin.delete(`/PhoneNumbers/${number}`));
    noContent(await world.provider.delete(path(application_sid)));
  });

  testEmbedded('reads the database')('its webhooks go with it', async () => {
    const sid = await make();
    const { webhook_sid } = (await one(sid)).call_hook as { webhook_sid: string };
    noContent(await world.admin.delete(path(sid)));
    expect((await world.admin.get(`/Webhooks/${webhook_sid}`)).status).toBe(404);
  });
});

describe('Webhooks (contract 6)', () => {
  // A webhook cannot be deleted, so that a remote platform would keep it.
  testEmbedded('webhooks stay')('admin reads what anybody creates', async () => {
    const sid = sidOf(await world.account.post('/Webhooks', hook));
    json(200, { webhook_sid: sid, ...hook })(await world.admin.get(`/Webhooks/${sid}`));
    msg(403, /./)(await world.account.get(`/Webhooks/${sid}`));
    msg(500, /./)(await world.provider.get(`/Webhooks/${sid}`));
  });
});

describe('environment variables (contract 7)', () => {
  cases(
    () => world,
    [
      ['no url', (w) => w.account.get('/AppEnv'), json(500, {})],
      ['an unusable url', (w) => w.account.get('/AppEnv?url=nourl'), json(500, {})],
    ],
  );

  // A live platform would call these urls, which do not exist.
  testEmbedded('needs its webhooks')('the schema of a hook, none, or an invalid one', async () => {
    const ask = (url: string) => world.account.get(`/AppEnv?url=${encodeURIComponent(url)}`);
    expect(body(await ask('wss://apps.example/ivr'))).toMatchObject({
      GREETING: { type: 'string', description: expect.any(String), required: true },
    });
    noContent(await ask('https://apps.example/other'));
    msg(400, 'Invalid appenv schema')(await ask('https://apps.example/bad-schema'));
  });

  testEmbedded('needs its webhooks')(
    'values are checked, stored encrypted and answered as an object',
    async () => {
      const call_hook = { url: 'https://apps.example/ivr' };
      const save = (env_vars: Row) => post(world, { call_hook, env_vars });
      msg(400, 'Missing required value env_vars.GREETING')(await save({ MAX_RETRIES: 2 }));
      msg(
        400,
        'Invalid value/type for env_vars.MAX_RETRIES',
      )(await save({ GREETING: 'a', MAX_RETRIES: '2' }));
      msg(
        400,
        'Invalid value/type for env_vars.LANGUAGE',
      )(await save({ GREETING: 'a', LANGUAGE: 'xx' }));
      const env_vars = { GREETING: 'a', EXTRA: true };
      const sid = sidOf(await save(env_vars));
      world.later(path(sid));
      expect(await one(sid)).toMatchObject({ env_vars });
      const all = body<Row[]>(
        await world.admin.get(`/ServiceProviders/${world.sids.A}/Applications`),
      );
      const raw = all.find((row) => row.application_sid === sid)?.env_vars;
      expect(raw).toEqual(expect.any(String));
      expect(raw).not.toContain('GREETING');
    },
  );
});
