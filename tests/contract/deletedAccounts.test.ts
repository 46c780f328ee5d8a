import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from './cases';
import { body, empty, guard, json, msg, noContent, phrase, unauthorized } from './expectations';
import { createWorld, type Session, type World } from './world';

let world: World;
/** A user of an account that an administrator has deleted meanwhile, and who is still signed in. */
let left: Session;
let gone: string;

beforeAll(async () => {
  world = await createWorld();
  const { A: service_provider_sid } = world.sids;
  const facts = { name: world.unique('account'), service_provider_sid };
  gone = await world.make('/Accounts', facts);
  const { name } = await world.makeUser({ service_provider_sid, account_sid: gone });
  left = await world.login(name);
  noContent(await world.admin.delete(`/Accounts/${gone}`));
});
afterAll(() => world?.close());

const nobody = json(200, []);
const stumbles = msg(500, /^Cannot (read|destructure)/);

cases(
  () => world,
  [
    ['GET Users/me', () => left.get('/Users/me'), stumbles],
    ['GET its account', () => left.get(`/Accounts/${gone}`), empty(404)],
    ['GET itself', () => left.get(`/Users/${left.userSid}`), msg(500, /./)],
    ['GET Users', () => left.get('/Users'), msg(500, 'failure retrieving users list')],
    ['GET Accounts', () => left.get('/Accounts'), nobody],
    ['GET Applications', () => left.get('/Applications'), nobody],
    ['GET its applications', () => left.get(`/Accounts/${gone}/Applications`), nobody],
    ['GET its keys', () => left.get(`/Accounts/${gone}/ApiKeys`), nobody],
    ['GET its carriers', () => left.get(`/Accounts/${gone}/VoipCarriers`), nobody],
    [
      'GET the carriers of its provider',
      ({ sids }) => left.get(`/ServiceProviders/${sids.A}/VoipCarriers`),
      stumbles,
    ],
    ['GET its limits', () => left.get(`/Accounts/${gone}/Limits`), guard()],
    ['GET its calls', () => left.get(`/Accounts/${gone}/RecentCalls?page=1&count=10`), guard()],
    ['GET its speech', () => left.get(`/Accounts/${gone}/SpeechCredentials`), guard()],
    ['GET its webhook secret', () => left.get(`/Accounts/${gone}/WebhookSecret`), empty(404)],
    ['PUT its account', () => left.put(`/Accounts/${gone}`, { name: 'x' }), msg(400, /not found/)],
    [
      'POST change-password',
      () => left.post('/change-password', { old_password: 'a', new_password: 'b' }),
      stumbles,
    ],
  ],
);

test('the platform goes on taking the token, until its owner signs out', async () => {
  expect(body(await left.get('/PasswordSettings'))).toHaveProperty('min_password_length');
  phrase(404)(await left.get('/Subscriptions'));
  noContent(await left.post('/logout'));
  unauthorized(await left.get('/Accounts'));
});
