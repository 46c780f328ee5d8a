import { afterAll, beforeAll, beforeEach, describe, expect, type TestContext, test } from 'vitest';
import { cases } from './cases';
import { json, msg } from './expectations';
import { describeLive, hasLiveState, type LiveState, openLiveState } from './liveState';
import { makeApplication, type Row } from './telephony';
import { createWorld, NOBODY, type Session, type World } from './world';

let world: World;
let live: LiveState;
let application = '';
let viewer: Session;
beforeAll(async () => {
  world = await createWorld();
  if (hasLiveState) live = await openLiveState(world.target);
  application = await makeApplication(world);
  const { A, A1 } = world.sids;
  const user = { service_provider_sid: A, account_sid: A1, is_view_only: true };
  viewer = await world.login((await world.makeUser(user)).name);
});
afterAll(async () => {
  await live?.close();
  await world?.close();
});

const calls = (sid = world.sids.A1) => `/Accounts/${sid}/Calls`;
const messages = (sid = world.sids.A1) => `/Accounts/${sid}/Messages`;
const phone = { type: 'phone', number: '+15551230009' };
const facts = (more: Row = {}): Row => ({
  ...{ from: '+15557770001', to: phone, application_sid: application },
  ...more,
});
const sms = { from: '+15557770001', to: '+15551230009', text: 'Hello' };
const nobodyThere = msg(480, 'no available feature servers at this time');
const viewOnly = msg(403, 'User has view-only access');
const foreign = msg(403, 'insufficient permissions');

/** Engines of others would really call. */
const unlessBusy = ({ skip }: TestContext) => skip(!live.serve, 'the platform has call engines');

describeLive('without a call engine (contract 5.8)', () => {
  beforeEach(unlessBusy);
  test('480 before anything else of a call is looked at, and after the scope of a message', async () => {
    for (const session of [world.admin, world.provider, world.account]) {
      nobodyThere(await session.post(calls(), {}));
    }
    nobodyThere(await world.account.post(calls(world.sids.B1), facts()));
    viewOnly(await viewer.post(calls(), facts()));
    nobodyThere(await world.account.post(messages(), {}));
    nobodyThere(await world.admin.post(messages(), {}));
    foreign(await world.account.post(messages(world.sids.B1), sms));
    viewOnly(await viewer.post(messages(), sms));
  });
});

describeLive('with a call engine (contract 5.8)', () => {
  beforeAll(async () => {
    await live.serve?.();
  });
  beforeEach(unlessBusy);
  const begun = json(201, { sid: expect.any(String), callId: expect.any(String) });
  const post = (more: Row) => (w: World) => w.account.post(calls(w.sids.A1), facts(more));
  const to = (target: unknown) => post({ to: target });
  const badTarget = (target: unknown) =>
    msg(400, `missing or invalid to property: ${JSON.stringify(target)}`);
  const speech = {
    ...{ speech_synthesis_vendor: 'google', speech_synthesis_language: 'en-US' },
    ...{ speech_synthesis_voice: 'en-US-Standard-C', speech_recognizer_vendor: 'google' },
    speech_recognizer_language: 'en-US',
  };
  const bare = (more: Row) => post({ application_sid: undefined, ...speech, ...more });
  const vendors =
    'either application_sid or set of speech_synthesis_vendor, speech_synthesis_language, speech_synthesis_voice, speech_recognizer_vendor, speech_recognizer_language required';

  describe('POST Calls', () => {
    cases(
      () => world,
      [
        ['a number', to(phone), begun],
        ['by admin', (w) => w.admin.post(calls(w.sids.A1), facts()), begun],
        [
          'by a provider',
          (w) => w.provider.post(calls(w.sids.A1), facts()),
          (answer) =>
            msg(400, `unauthorized createCall request for account ${world.sids.A1}`)(answer),
        ],
        ['foreign', (w) => w.account.post(calls(w.sids.B1), facts()), foreign],
        ['by who may only view', () => viewer.post(calls(), facts()), viewOnly],
        ['a user', to({ type: 'user', name: 'bob@clinic.example' }), begun],
        ['a SIP address', to({ type: 'sip', sipUri: 'sip:bob@192.0.2.1' }), begun],
        ['Teams', to({ type: 'teams', number: '+15551230009' }), begun],
        ['an empty number', to({ type: 'phone', number: '' }), begun],
        [
          'a user by number',
          to({ type: 'user', number: '1' }),
          badTarget({ type: 'user', number: '1' }),
        ],
        [
          'a SIP address by name',
          to({ type: 'sip', name: 'x' }),
          badTarget({ type: 'sip', name: 'x' }),
        ],
        ['an unknown type', to({ type: 'x' }), badTarget({ type: 'x' })],
        ['a text', to('+1555'), badTarget('+1555')],
        ['nobody', to(undefined), badTarget(undefined)],
        [
          'a number as number',
          to({ type: 'phone', number: 1 }),
          badTarget({ type: 'phone', number: 1 }),
        ],
        ['from nobody', post({ from: '' }), msg(400, 'missing from parameter')],
        [
          'an unknown application',
          post({ application_sid: NOBODY }),
          msg(400, `application_sid not found ${NOBODY}`),
        ],
        [
          'an application that is no sid',
          post({ application_sid: 'x' }),
          msg(400, 'application_sid not found x'),
        ],
        ['neither application nor speech', post({ application_sid: undefined }), msg(400, vendors)],
        [
          'speech without a webhook',
          bare({}),
          msg(400, 'either call_hook or application_sid required'),
        ],
        ['speech and a webhook', bare({ call_hook: 'https://x.example/h' }), begun],
        [
          'a webhook that is no address',
          bare({ call_hook: 'x' }),
          msg(400, 'call_hook url be an absolute url'),
        ],
        ['unknown keys', post({ tag: { order: 7 }, timeLimit: 60, unknown: 1 }), begun],
      ],
    );

    test('the owner of the application is not checked', async () => {
      const application_sid = await makeApplication(world, world.sids.B1);
      begun(await world.account.post(calls(), facts({ application_sid })));
    });
  });

  describe('POST Messages', () => {
    const send = (more: Row) => (w: World) => w.account.post(messages(), { ...sms, ...more });
    const refused = (session: Session) => session.post(messages(), sms);
    const unauthorized: typeof begun = (answer) =>
      msg(400, `unauthorized createMessage request for account ${world.sids.A1}`)(answer);
    cases(
      () => world,
      [
        ['by its account', send({}), begun],
        ['by admin', (w) => refused(w.admin), unauthorized],
        ['by a provider', (w) => refused(w.provider), unauthorized],
        ['from nobody', send({ from: undefined }), msg(400, 'missing from property')],
        ['to nobody', send({ to: undefined }), msg(400, 'missing to property')],
        [
          'of nothing',
          send({ text: undefined }),
          msg(400, 'either text or media required in outbound message'),
        ],
      ],
    );
  });
});
