import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import type { Answer } from './client';
import { body, type Expectation, json, msg, noContent, phrase } from './expectations';
import {
  describeLive,
  hasLiveState,
  type LiveCall,
  type LiveState,
  openLiveState,
} from './liveState';
import type { Row } from './telephony';
import { createWorld, NOBODY, type Session, type World } from './world';

let world: World;
let live: LiveState;
let viewer: Session;
beforeAll(async () => {
  world = await createWorld();
  if (hasLiveState) live = await openLiveState(world.target);
  const { A, A1 } = world.sids;
  const user = { service_provider_sid: A, account_sid: A1, is_view_only: true };
  viewer = await world.login((await world.makeUser(user)).name);
});
afterAll(async () => {
  await live?.close();
  await world?.close();
});

const path = (sid: string, part = '') => `/Accounts/${sid}/Calls${part && `/${part}`}`;
const inbound = { from: '+15551230002', to: '+15557770001' };
const call = (facts: Partial<LiveCall> & Pick<LiveCall, 'status'>, sid = world.sids.A1) =>
  live.call(sid, { ...inbound, ...facts });

/** 202 and the reason phrase: that something was taken, not that anything came of it. */
const accepted: Expectation = phrase(202);

/** A page of the platform with a text of the engine. */
const refusedByEngine = (status: number, text: string) => (answer: Answer) =>
  expect(answer).toMatchObject({ status, type: 'text/html', text });

describeLive('the calls of an account (contract 5.7)', () => {
  let sids: Record<'trying' | 'talking' | 'over' | 'out', string>;
  beforeAll(async () => {
    sids = {
      trying: await call({ status: 'trying', from: '+15551230001' }),
      talking: await call({ status: 'in-progress' }),
      over: await call({ status: 'completed', from: 'anonymous' }),
      out: await call({ status: 'ringing', direction: 'outbound', from: '+15557770001' }),
    };
  });
  const found = async (query: string, session = world.account) =>
    body<Row[]>(await session.get(path(world.sids.A1) + query)).map(({ call_sid }) => call_sid);

  test('those that run and those that ended within the hour, in snake case', async () => {
    const all = body<Row[]>(await world.account.get(path(world.sids.A1)));
    expect(all).toHaveLength(4);
    const identity = {
      service_url: expect.any(String),
      account_sid: world.sids.A1,
      call_id: expect.any(String),
      sbc_callid: expect.any(String),
      fs_sip_address: expect.any(String),
      trace_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      to: '+15557770001',
    };
    const origin = {
      originating_sip_ip: expect.any(String),
      originating_sip_trunk_name: expect.any(String),
    };
    const { application_sid: _optional, ...talking } =
      all.find(({ call_sid }) => call_sid === sids.talking) ?? {};
    expect(talking).toEqual({
      ...{ ...identity, ...origin, call_sid: sids.talking, direction: 'inbound' },
      ...{ from: '+15551230002', call_status: 'in-progress', sip_status: 200, sip_reason: 'OK' },
    });
    expect(all.find(({ call_sid }) => call_sid === sids.over)).toMatchObject({
      ...{ ...identity, call_status: 'completed', sip_status: 200, duration: 42 },
      call_termination_by: 'caller',
    });
    const out = all.find(({ call_sid }) => call_sid === sids.out);
    expect(out).toMatchObject({ call_status: 'ringing', sip_status: 180, direction: 'outbound' });
    expect(out).not.toHaveProperty('originating_sip_ip');
  });

  test('the same for every scope; filters are exact, unknown ones are ignored', async () => {
    for (const session of [world.admin, world.provider, world.account, viewer]) {
      expect((await found('', session)).sort()).toEqual(Object.values(sids).sort());
    }
    expect(await found('?direction=outbound')).toEqual([sids.out]);
    expect(await found('?callStatus=in-progress')).toEqual([sids.talking]);
    expect(await found('?from=anonymous')).toEqual([sids.over]);
    expect(await found('?from=%2B15551230001&direction=inbound')).toEqual([sids.trying]);
    expect(await found('?from=5551230001')).toEqual([]);
    expect(await found('?to=%2B1555')).toEqual([]);
    expect(await found('?direction=x')).toEqual([]);
    expect(await found('?page=1&page_size=1&callSid=x')).toHaveLength(4);
  });

  test('one by its sid, below its own account alone', async () => {
    const one = body<Row>(await world.provider.get(path(world.sids.A1, sids.talking)));
    expect(one).toMatchObject({ call_sid: sids.talking, call_status: 'in-progress' });
    phrase(404)(await world.provider.get(path(world.sids.A2, sids.talking)));
    phrase(404)(await world.account.get(path(world.sids.A1, NOBODY)));
    msg(400, 'Bad request')(await world.account.get(path(world.sids.A1, 'nope')));
    msg(403, 'insufficient permissions')(await world.account.get(path(world.sids.A2, NOBODY)));
  });

  test('one whose facts have run out is an empty object in the list, and not found by its sid', async () => {
    const gone = await call({ status: 'in-progress' }, world.sids.A2);
    await live.vanish(world.sids.A2, gone);
    json(200, [{}])(await world.provider.get(path(world.sids.A2)));
    phrase(404)(await world.provider.get(path(world.sids.A2, gone)));
    const hangUp = { call_status: 'completed' };
    phrase(404)(await world.provider.put(path(world.sids.A2, gone), hangUp));
  });
});

describeLive('changing a call (contract 5.7)', () => {
  let talking: string;
  beforeAll(async () => {
    talking = await call({ status: 'in-progress' });
  });
  const put = (change: unknown) => (w: World) => w.account.put(path(w.sids.A1, talking), change);
  const none = msg(400, 'no valid options supplied to updateCall');
  const several = msg(400, 'multiple options are not allowed in updateCall');
  const recording = msg(400, 'record requires siprecServerURL property when starting recording');
  const request = { method: 'INFO', content_type: 'text/plain', content: 'hi' };
  const participant = (facts: Row) => put({ conferenceParticipantAction: facts });
  const part = 'conferenceParticipantAction';

  cases(
    () => world,
    [
      ['muting', put({ mute_status: 'mute' }), accepted],
      ['another word', put({ mute_status: 'x' }), msg(400, 'invalid mute_status')],
      ['holding in a conference', put({ conf_hold_status: 'hold', waitHook: '/w' }), accepted],
      ['another word of it', put({ conf_hold_status: 'x' }), msg(400, 'invalid conf_hold_status')],
      ['muting in a conference', put({ conf_mute_status: 'unmute' }), accepted],
      [
        'another word of that',
        put({ conf_mute_status: 'x' }),
        msg(400, 'invalid conf_mute_status'),
      ],
      ['listening', put({ listen_status: 'pause' }), accepted],
      ['another word for it', put({ listen_status: 'x' }), msg(400, 'invalid listen_status')],
      ['transcribing, which is not checked', put({ transcribe_status: 'x' }), accepted],
      ['recording', put({ record: { action: 'startCallRecording', type: 'cloud' } }), accepted],
      [
        'recording elsewhere',
        put({ record: { action: 'a', siprecServerURL: 'sip:r@x' } }),
        accepted,
      ],
      ['recording nowhere', put({ record: { action: 'pauseCallRecording' } }), recording],
      [
        'no action',
        put({ record: { type: 'cloud' } }),
        msg(400, 'record requires action property'),
      ],
      ['an unknown action', put({ record: { action: 'dance', type: 'cloud' } }), accepted],
      ['keys', put({ dtmf: { digit: '12#', duration: 250 } }), accepted],
      ['no key', put({ dtmf: {} }), msg(400, 'invalid dtmf')],
      ['a key as text', put({ dtmf: '5' }), msg(400, 'invalid dtmf')],
      ['a tag', put({ tag: { order: 7 } }), accepted],
      ['a tag as list', put({ tag: [] }), msg(400, 'invalid tag data')],
      ['a tag as text', put({ tag: 'x' }), msg(400, 'invalid tag data')],
      ['a whisper', put({ whisper: { verb: 'say', text: 'Hello' } }), accepted],
      ['a whisper and more', put({ whisper: [], mute_status: 'mute' }), accepted],
      ['another application', put({ call_hook: 'https://x.example/hook' }), accepted],
      ['an address that is none', put({ call_hook: 'not an address' }), accepted],
      ['applications of both sides', put({ call_hook: '/a', child_call_hook: '/b' }), accepted],
      ['a SIP request', put({ sip_request: request }), json(200, { status: 200, reason: 'OK' })],
      [
        'half a SIP request',
        put({ sip_request: { method: 'INFO' } }),
        msg(400, 'sip_request requires method, content_type and content properties'),
      ],
      ['coaching', participant({ action: 'coach', tag: 'agent' }), accepted],
      [
        'coaching nobody',
        participant({ action: 'coach' }),
        msg(400, `${part} requires tag property when action is 'coach'`),
      ],
      [
        'a tag of a participant',
        participant({ action: 'tag' }),
        msg(400, `${part} requires tag property when action is 'tag'`),
      ],
      [
        'a participant',
        participant({ action: 'x' }),
        msg(400, `${part} invalid action property x`),
      ],
      ['the way of the media', put({ media_path: 'full-media' }), accepted],
      ['another way', put({ media_path: 'x' }), msg(400, 'invalid media_path')],
      ['nothing', put({}), none],
      ['an unknown key', put({ unknown: 1 }), none],
      ['two options', put({ mute_status: 'mute', call_status: 'completed' }), several],
      ['three options', put({ mute_status: 'mute', tag: { a: 1 }, dtmf: { digit: '1' } }), several],
      ['another end', put({ call_status: 'busy' }), msg(400, 'invalid call_status')],
      [
        'POST is the same',
        (w) => w.account.post(path(w.sids.A1, talking), { mute_status: 'mute' }),
        accepted,
      ],
    ],
  );

  test('refusals come in the order scope, sid, body, call', async () => {
    const { A1, A2 } = world.sids;
    const hangUp = { call_status: 'completed' };
    msg(403, 'insufficient permissions')(await world.account.put(path(A2, 'nope'), {}));
    msg(400, 'Bad request')(await world.account.put(path(A1, 'nope'), {}));
    none(await world.account.put(path(A1, NOBODY), {}));
    phrase(404)(await world.account.put(path(A1, NOBODY), hangUp));
    phrase(404)(await world.provider.put(path(A2, talking), hangUp));
  });

  test('who may only view changes nothing', async () => {
    const refused = msg(403, 'User has view-only access');
    refused(await viewer.put(path(world.sids.A1, talking), { mute_status: 'mute' }));
    refused(await viewer.post(path(world.sids.A1, talking), {}));
    refused(await viewer.delete(path(world.sids.A1, talking)));
    refused(await viewer.post(path(world.sids.A1), {}));
  });

  test('hanging up: an answered call alone; one that ended is gone', async () => {
    const { A1 } = world.sids;
    const hangUp = { call_status: 'completed' };
    const early = await call({ status: 'trying' });
    const why = 'current call state is incompatible with requested action for call_sid';
    refusedByEngine(422, `${why} ${early}`)(await world.account.put(path(A1, early), hangUp));
    const over = await call({ status: 'completed' });
    const gone = `call session is gone for call_sid ${over}`;
    refusedByEngine(422, gone)(await world.account.put(path(A1, over), { mute_status: 'mute' }));
    accepted(await world.provider.put(path(A1, await call({ status: 'in-progress' })), hangUp));
    const declined = { call_status: 'no-answer' };
    accepted(await world.admin.put(path(A1, await call({ status: 'trying' })), declined));
  });

  test('DELETE drops the row', async () => {
    const { A1, A2 } = world.sids;
    const sid = await call({ status: 'in-progress' });
    msg(403, 'insufficient permissions')(await world.account.delete(path(A2, sid)));
    msg(400, 'Bad request')(await world.account.delete(path(A1, 'nope')));
    noContent(await world.account.delete(path(A1, sid)));
    phrase(404)(await world.account.get(path(A1, sid)));
    phrase(404)(await world.account.delete(path(A1, sid)));
    const left = body<Row[]>(await world.account.get(path(A1)));
    expect(left.map(({ call_sid }) => call_sid)).not.toContain(sid);
  });
});

describe('the calls of others (contract 5.7)', () => {
  test('of a foreign account, of none, and of a sid that is none', async () => {
    msg(403, 'insufficient permissions')(await world.provider.get(path(world.sids.B1)));
    json(200, [])(await world.admin.get(path(NOBODY)));
    msg(403, 'insufficient permissions')(await world.provider.get(path(NOBODY)));
    msg(400, 'Bad request')(await world.admin.get(path('nope')));
  });
});
