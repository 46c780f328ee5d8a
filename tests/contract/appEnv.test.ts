import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEmbedded } from './client';
import { body, json, msg, noContent } from './expectations';
import type { Row } from './telephony';
import { createWorld, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const ask = (url: string) => world.account.get(`/AppEnv?url=${encodeURIComponent(url)}`);

// What a webhook publishes is its own affair: only the demo webhooks of the embedded platform are
// known. The refusals that every platform has stand in applications.test.ts.
describeEmbedded('needs its webhooks')('the demo webhooks of GET /AppEnv (contract 7)', () => {
  const schema = async (end: string) =>
    body<Record<string, Row>>(await ask(`https://apps.example/menu${end}`));

  test.each(['http', 'https', 'ws', 'wss'])('a schema by %s', async (protocol) => {
    const answer = await ask(`${protocol}://apps.example/a/ivr/`);
    expect(Object.keys(body<Row>(answer))).toHaveLength(5);
  });

  test('every kind of control', async () => {
    const variables = Object.values(await schema('/every-control'));
    const have = (facts: Row) =>
      variables.some((one) => expect.objectContaining(facts).asymmetricMatch(one));
    for (const type of ['string', 'number', 'boolean']) expect(have({ type })).toBe(true);
    for (const uiHint of ['input', 'textarea', 'filepicker']) expect(have({ uiHint })).toBe(true);
    expect(have({ jambonzResource: 'carriers' })).toBe(true);
    expect(have({ required: true, default: expect.anything() })).toBe(true);
    expect(have({ enum: expect.arrayContaining([0.5]) })).toBe(true);
    expect(have({ obscure: true, type: 'number' })).toBe(true);
    for (const one of variables) expect(one.description).toEqual(expect.any(String));
  });

  test('an empty one, and a slow one', async () => {
    expect(await schema('/no-variables')).toEqual({});
    const started = performance.now();
    expect(await schema('/slow')).toEqual(await schema('/ivr'));
    expect(performance.now() - started).toBeGreaterThan(1000);
  });

  test('strange ones are passed on as they are', async () => {
    const strange = await schema('/strange');
    expect(strange.GOOD).toMatchObject({ type: 'string' });
    expect(strange).toMatchObject({ NOTHING: null, TEXT: 'string', LIST: [{ type: 'string' }] });
    expect(Object.hasOwn(strange, '__proto__')).toBe(true);
    json(200, [expect.any(Object)])(await ask('https://apps.example/array'));
    json(200, 'GREETING')(await ask('https://apps.example/text'));
    json(200, null)(await ask('https://apps.example/null'));
    const page = await ask('https://apps.example/html');
    expect(page).toMatchObject({ status: 200, type: 'text/html' });
    expect(page.text).toContain('<html>');
  });

  test('none, a bad one and no answer', async () => {
    noContent(await ask('https://apps.example/'));
    msg(400, 'Invalid appenv schema')(await ask('https://apps.example/bad-schema'));
    json(500, {})(await ask('https://apps.example/unreachable'));
    json(500, {})(await ask('ftp://apps.example/ivr'));
  });

  test('an application is held to the schema, but not to a strange one', async () => {
    const post = (end: string, env_vars: Row) =>
      world.admin.post('/Applications', {
        name: world.unique('app'),
        account_sid: world.sids.A1,
        call_hook: { url: `https://apps.example${end}` },
        call_status_hook: { url: 'https://apps.example/status' },
        env_vars,
      });
    const good = { COMPANY_NAME: 'x', QUEUE_LIMIT: 3, API_TOKEN: 't', VOLUME: 0.5, RECORD: false };
    const missing = msg(400, 'Missing required value env_vars.COMPANY_NAME');
    missing(await post('/every-control', { ...good, COMPANY_NAME: undefined }));
    const wrong = msg(400, 'Invalid value/type for env_vars.VOLUME');
    wrong(await post('/every-control', { ...good, VOLUME: 0.7 }));
    for (const [end, values] of [
      ['/every-control', good],
      ['/strange', { ENUM_TEXT: 'z' }],
      ['/null', { A: 1 }],
    ] as const) {
      const answer = await post(end, values);
      expect(answer.status).toBe(201);
      world.later(`/Applications/${(answer.json as { sid: string }).sid}`);
    }
  });
});
