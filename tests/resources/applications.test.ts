import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import { HttpError } from '../../src/http';
import { toApplication, toNewApplication } from '../../src/resources/applications/applicationRules';
import * as session from '../../src/session';
import type { Application } from '../../src/types';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterEach(() => expect(bench.platform.poison).toEqual([]));
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

const stored = (sql: string, ...params: string[]) =>
  bench.platform.db.get(sql, ...params) as Record<string, unknown>;
const sidOf = (name: string) =>
  String(stored('SELECT application_sid FROM applications WHERE name = ?', name).application_sid);
const rowOf = (name: string) => stored('SELECT * FROM applications WHERE name = ?', name);
const list = (filter = {}, page = 1, perPage = 25) =>
  dataProvider.getList<Application>('applications', {
    filter,
    pagination: { page, perPage },
    sort: { field: 'name', order: 'ASC' },
  });
const asked = () => bench.calls.map(({ method, path }) => `${method} ${path}`);

describe('the list', () => {
  it('is paged and searched by the platform for a provider', async () => {
    await bench.signIn('nora', 'Provider-demo1!');
    const { total, data, meta } = await list({ q: ' menu ' }, 2, 5);
    expect(asked()).toEqual(['GET Applications?name=menu&page=2&page_size=5']);
    expect([total, data.length, meta?.isWhole]).toEqual([9, 4, false]);
  });
  it('is paged by the platform for one account, whoever asks', async () => {
    await bench.signIn('admin', 'Admin-demo1!');
    const { data } = await dataProvider.getList('accounts', {});
    bench.calls.length = 0;
    await list({ account_sid: data[0]?.id });
    expect(asked()).toEqual([`GET Accounts/${data[0]?.id}/Applications?page=1&page_size=25`]);
  });
  it('holds the applications of the current provider alone for an admin of several', async () => {
    await bench.signIn('admin', 'Admin-demo1!');
    const { data: providers } = await dataProvider.getList('service-providers', {});
    const counts = [];
    for (const { id } of providers) {
      session.chooseServiceProvider(String(id));
      const { total, meta } = await list({}, 1, 5);
      const { n } = stored(
        `SELECT count(*) AS n FROM applications JOIN accounts USING (account_sid)
          WHERE accounts.service_provider_sid = ?`,
        String(id),
      );
      expect([total, meta?.isWhole]).toEqual([n, true]);
      counts.push(total);
    }
    expect(counts).toHaveLength(2);
    expect(Math.min(...counts.map(Number))).toBeGreaterThan(0);
  });
  it('asks again for the applications only when an admin turns the page', async () => {
    await bench.signIn('admin', 'Admin-demo1!');
    await list();
    expect(bench.calls.length).toBeLessThanOrEqual(3);
    vi.useFakeTimers({ now: Date.now() + 10_000 });
    bench.calls.length = 0;
    await list({}, 2);
    vi.useRealTimers();
    expect(asked()).toEqual(['GET Applications']);
  });
  it('is paged by the platform for an admin of a single provider', async () => {
    await bench.signIn('admin', 'Admin-demo1!');
    bench.answerOnce('GET', /^ServiceProviders$/, () =>
      Response.json([{ service_provider_sid: 'one', name: 'One' }]),
    );
    await list();
    expect(asked()).toContain('GET Applications?page=1&page_size=25');
  });
});

describe('a changed application', () => {
  beforeEach(() => bench.signIn('nora', 'Provider-demo1!'));
  const save = async (name: string, change: Partial<Application>) => {
    const { data: previousData } = await dataProvider.getOne<Application>('applications', {
      id: sidOf(name),
    });
    bench.calls.length = 0;
    const values = { ...previousData, ...change };
    const data = toApplication(values) as Application;
    return dataProvider.update('applications', { id: previousData.id, data, previousData });
  };
  const sent = () => bench.calls.find(({ method }) => method === 'PUT')?.body;
  const speechOf = (name: string) =>
    Object.fromEntries(
      Object.entries(rowOf(name)).filter(([key]) => /speech|env_vars|messaging/.test(key)),
    );

  it('sends what changed, its name and its calling webhook, and nothing of speech', async () => {
    const before = rowOf('Reception North');
    await save('Reception North', { record_all_calls: !before.record_all_calls });
    expect(sent()).toEqual({
      name: 'Reception North',
      call_hook: expect.objectContaining({ webhook_sid: before.call_hook_sid }),
      record_all_calls: 1 - Number(before.record_all_calls),
    });
  });
  it('keeps speech, variables and the messaging webhook as they are stored', async () => {
    const before = speechOf('Reception North');
    expect(before.speech_synthesis_vendor).toBe('elevenlabs');
    expect(before.fallback_speech_synthesis_vendor).toBe('aws');
    await save('Reception North', { name: 'Reception Main', app_json: '[]' });
    expect(speechOf('Reception Main')).toEqual(before);
  });
  it('changes the rows of its webhooks in place', async () => {
    const name = 'Voicemail North';
    const before = rowOf(name);
    const count = stored('SELECT count(*) AS n FROM webhooks').n;
    const call_hook = { url: 'https://new.example/call', method: 'GET', username: 'u' } as const;
    await save(name, {
      call_hook: { ...call_hook, password: 'p', webhook_sid: String(before.call_hook_sid) },
      call_status_hook: {
        url: 'https://new.example/status',
        method: 'POST',
        username: null,
        password: null,
        webhook_sid: String(before.call_status_hook_sid),
      },
    });
    expect(rowOf(name)).toMatchObject({
      call_hook_sid: before.call_hook_sid,
      call_status_hook_sid: before.call_status_hook_sid,
    });
    expect(stored('SELECT count(*) AS n FROM webhooks').n).toBe(count);
    const webhook = (sid: unknown) =>
      stored('SELECT url, method, username FROM webhooks WHERE webhook_sid = ?', String(sid));
    expect(webhook(before.call_hook_sid)).toEqual(call_hook);
    expect(webhook(before.call_status_hook_sid).url).toBe('https://new.example/status');
  });
  it('makes a row of its own of a webhook that others have as well, and leaves theirs', async () => {
    // As the applications of a sign-up, which have one status webhook together (contract 6).
    const [one, other] = [rowOf('Voicemail North'), rowOf('Surveys North')];
    const shared = String(other.call_status_hook_sid);
    bench.platform.db.run(
      'UPDATE applications SET call_status_hook_sid = ? WHERE application_sid = ?',
      ...[shared, String(one.application_sid)],
    );
    const url = (sid: unknown) =>
      stored('SELECT url FROM webhooks WHERE webhook_sid = ?', String(sid)).url;
    const before = url(shared);
    await save('Voicemail North', { record_all_calls: true });
    expect(rowOf('Voicemail North').call_status_hook_sid).toBe(shared);
    const { data } = await dataProvider.getOne<Application>('applications', {
      id: String(one.application_sid),
    });
    const call_status_hook = { ...data.call_status_hook, url: 'https://own.example/status' };
    await save('Voicemail North', { call_status_hook } as Partial<Application>);
    const { call_status_hook_sid: own } = rowOf('Voicemail North');
    expect([url(own), url(shared)]).toEqual(['https://own.example/status', before]);
    expect(rowOf('Surveys North').call_status_hook_sid).toBe(shared);
  });
  it('never sends null for a webhook, and no call when nothing changed', async () => {
    const { data: previousData } = await dataProvider.getOne<Application>('applications', {
      id: sidOf('Queue North'),
    });
    bench.calls.length = 0;
    const data = { ...previousData, call_status_hook: null, messaging_hook: null };
    await dataProvider.update('applications', { id: previousData.id, data, previousData });
    expect(JSON.stringify(sent() ?? {})).not.toMatch(/hook":null/);
    await save('Surveys North', {});
    expect(sent()).toBeUndefined();
  });
  it('clears the application JSON with null', async () => {
    const row = stored('SELECT name FROM applications WHERE app_json IS NOT NULL LIMIT 1');
    await save(String(row.name), { app_json: null });
    expect(sent()).toMatchObject({ app_json: null });
    expect(rowOf(String(row.name)).app_json).toBeNull();
  });
});

describe('the name', () => {
  const create = (name: string, account_sid: string) =>
    dataProvider.create<Application>('applications', {
      data: toNewApplication({
        name,
        account_sid,
        call_hook: { url: 'https://a.example', method: 'POST', username: null, password: null },
      }) as Application,
    });
  const accountOf = (name: string) =>
    String(stored('SELECT account_sid FROM accounts WHERE name = ?', name).account_sid);
  const taken = 'resources.applications.validation.nameTaken';

  it.each<[string, string, boolean]>([
    ['Main menu', 'Cedar Bank', true],
    [' Main menu ', 'Cedar Bank', true],
    ['main menu', 'Metro Taxi', true],
    ['main menu', 'Cedar Bank', false],
    ['Main menus', 'Cedar Bank', false],
  ])('%j for %s is taken: %s', async (name, account, isTaken) => {
    await bench.signIn('nora', 'Provider-demo1!');
    const outcome = await create(name, accountOf(account)).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!isTaken) return expect(outcome).toBeUndefined();
    expect(outcome).toBeInstanceOf(HttpError);
    expect(outcome).toMatchObject({ message: taken, field: 'name' });
    expect(asked().filter((call) => call.startsWith('POST'))).toEqual([]);
  });
  // The platform's database reads a backslash in what it looks for as part of a pattern.
  it.each([
    ['Opening hours', 'name=Opening+hours'],
    ['50 % off_peak', 'name=50+%25+off_peak'],
    ['Night\\day', 'name=Night'],
  ])('%j is compared with those alone whose name holds it', async (name, question) => {
    await bench.signIn('nora', 'Provider-demo1!');
    await create(name, accountOf('Cedar Bank'));
    const [first] = asked();
    expect(first).toBe(`GET Applications?${question}&page=1&page_size=1000`);
  });
  it('of an application of another provider is free, for an admin who sees both', async () => {
    const other = stored(
      `SELECT application_sid, service_providers.name AS provider FROM applications
         JOIN accounts USING (account_sid)
         JOIN service_providers ON accounts.service_provider_sid = service_providers.service_provider_sid
        WHERE accounts.service_provider_sid <>
          (SELECT service_provider_sid FROM accounts WHERE name = 'Cedar Bank')`,
    );
    const rename = 'UPDATE applications SET name = ? WHERE application_sid = ?';
    bench.platform.db.run(rename, 'Elsewhere', String(other.application_sid));
    await bench.signIn('admin', 'Admin-demo1!');
    const { data } = await create('Elsewhere', accountOf('Cedar Bank'));
    expect(rowOf('Elsewhere')).toBeDefined();
    expect(data.name).toBe('Elsewhere');
  });
  it('leaves speech to the platform on a new application', async () => {
    await bench.signIn('nora', 'Provider-demo1!');
    await create('Speechless', accountOf('City Library'));
    expect(rowOf('Speechless')).toMatchObject({
      speech_synthesis_vendor: 'google',
      speech_synthesis_language: 'en-US',
      speech_synthesis_voice: 'en-US-Standard-C',
      speech_recognizer_vendor: 'google',
    });
  });
});

describe('an application of another account', () => {
  beforeEach(() => bench.signIn('sam', 'Account-demo1!'));
  it('is not changed, in the words of rule 5.6', async () => {
    const id = sidOf('Telephone banking');
    const previousData = { id, name: 'Telephone banking' } as Application;
    const data = { ...previousData, name: 'Mine now' };
    const work = dataProvider.update('applications', { id, data, previousData });
    await expect(work).rejects.toThrow('app.access.noSpeech');
  });
  it('is not deleted, in the words of rule 5.6', async () => {
    const id = sidOf('Telephone banking');
    const work = dataProvider.delete('applications', { id });
    await expect(work).rejects.toThrow('app.access.noApplication');
  });
});
