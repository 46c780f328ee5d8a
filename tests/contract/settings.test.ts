import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { isRemote, testEmbedded } from './client';
import { body, guard, json, msg, phrase, unknownPath } from './expectations';
import { createWorld, type World } from './world';

type Row = Record<string, unknown>;

let world: World;
let before: { password: Row; system: Row };
beforeAll(async () => {
  world = await createWorld();
  before = {
    password: body<Row>(await world.admin.get('/PasswordSettings')),
    system: body<Row>(await world.admin.get('/SystemInformation')),
  };
});

/** These two are the whole platform's: whatever happened here, they go back to what they were. */
afterAll(async () => {
  if (!world) return;
  if ('require_digit' in before.password) {
    await world.admin.post('/PasswordSettings', before.password);
  }
  if (Object.keys(before.system).length > 0) {
    await world.admin.post('/SystemInformation', before.system);
  }
  await world.close();
});

describe('PasswordSettings (contract 10)', () => {
  testEmbedded('a row stays')('without a stored row only the length', async () => {
    json(200, { min_password_length: 8 })(await world.account.get('/PasswordSettings'));
  });

  test('POST changes what it names and answers {}', async ({ skip }) => {
    // A row that was not there cannot be taken away again.
    skip(isRemote && !('require_digit' in before.password), 'no settings to restore');
    const { require_digit = 0, require_special_character = 0 } = before.password;
    const rules = { min_password_length: '12', require_digit, bogus: 1 };
    json(201, {})(await world.admin.post('/PasswordSettings', rules));
    json(200, { min_password_length: 12, require_digit, require_special_character })(
      await world.account.get('/PasswordSettings'),
    );
    json(201, {})(await world.admin.post('/PasswordSettings', { min_password_length: 10 }));
    expect(body(await world.provider.get('/PasswordSettings'))).toMatchObject({
      min_password_length: 10,
      require_digit,
    });
  });

  const post = (w: World, length: unknown, session = w.admin) =>
    session.post('/PasswordSettings', { min_password_length: length });
  cases(
    () => world,
    [
      ['7', (w) => post(w, 7), msg(400, /./)],
      ['21', (w) => post(w, 21), msg(400, /./)],
      ['by a provider', (w) => post(w, 10, w.provider), phrase(403)],
      ['by an account', (w) => post(w, 10, w.account), phrase(403)],
      ['PUT', (w) => w.admin.put('/PasswordSettings', { min_password_length: 10 }), unknownPath],
    ],
  );

  testEmbedded('binds everybody')('the rules bind new passwords', async () => {
    const rules = { min_password_length: 10, require_digit: 1, require_special_character: 1 };
    json(201, {})(await world.admin.post('/PasswordSettings', rules));
    const create = (initial_password: string) => {
      const name = world.unique('user');
      return world.admin.post('/Users', { name, email: `${name}@example.com`, initial_password });
    };
    msg(400, 'password must be at least 10 characters long')(await create('Short-1!'));
    msg(400, 'password must contain at least one digit')(await create('Long-enough!'));
    msg(400, 'password must contain at least one special character')(await create('LongEnough1'));
    const long = await create(`Long-enough-1!${'x'.repeat(40)}`);
    expect(long.status).toBe(201);
    world.later(`/Users/${(long.json as { user_sid: string }).user_sid}`);
  });
});

describe('SystemInformation (contract 10)', () => {
  testEmbedded('a row stays')('nothing stored yet', async () => {
    json(200, {})(await world.admin.get('/SystemInformation'));
  });

  test('POST changes what it names, null clears, and answers the whole', async ({ skip }) => {
    skip(isRemote && Object.keys(before.system).length === 0, 'nothing to restore');
    const all = {
      domain_name: 'contract.example',
      sip_domain_name: 'sip.contract.example',
      monitoring_domain_name: 'monitoring.contract.example',
      private_network_cidr: '10.0.0.0/8, 192.168.0.0/16',
      log_level: 'debug',
    };
    json(201, all)(await world.admin.post('/SystemInformation', all));
    const changed = { ...all, monitoring_domain_name: null, log_level: 'info' };
    const change = { monitoring_domain_name: null, log_level: 'info' };
    json(201, changed)(await world.admin.post('/SystemInformation', change));
    json(200, changed)(await world.admin.get('/SystemInformation'));
  });

  cases(
    () => world,
    [
      ['read by a provider', (w) => w.provider.get('/SystemInformation'), guard()],
      ['read by an account', (w) => w.account.get('/SystemInformation'), guard()],
      [
        'written by a provider',
        (w) => w.provider.post('/SystemInformation', { log_level: 'info' }),
        guard(),
      ],
      ['PUT', (w) => w.admin.put('/SystemInformation', { log_level: 'info' }), unknownPath],
    ],
  );
});
