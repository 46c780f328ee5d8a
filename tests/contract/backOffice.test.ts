import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { created, duplicate, msg, noContent, phrase, sidOf, unknownPath } from './expectations';
import { one, type Row, rows } from './telephony';
import { createWorld, NOBODY, type Session, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const scopes = ['admin', 'provider', 'account'] as const;
const account = () => `/Accounts/${world.sids.A1}`;
const provider = () => `/ServiceProviders/${world.sids.A}`;

describe('what administrators of a hosted platform set of an account (contract 5.1)', () => {
  const plan = {
    ...{ is_active: 0, plan_type: 'paid', device_to_call_ratio: 7, disable_cdrs: 1 },
    deactivated_reason: 'late',
  };
  const before = {
    ...{ is_active: 1, plan_type: 'trial', device_to_call_ratio: 5, disable_cdrs: 0 },
    ...{ deactivated_reason: null, trial_end_date: null },
  };

  test.each(scopes)('every scope may, of its own: %s', async (scope) => {
    const session = world[scope];
    noContent(await session.put(account(), { ...plan, trial_end_date: '2031-02-03' }));
    expect(await one(session, account())).toMatchObject({
      ...plan,
      trial_end_date: '2031-02-03T00:00:00.000Z',
    });
    noContent(await session.put(account(), { ...before, is_active: true, disable_cdrs: false }));
    expect(await one(session, account())).toMatchObject(before);
  });

  const put = (changes: Row) => (w: World) => w.provider.put(account(), changes);
  const nothing = (name: string) => msg(500, `Column '${name}' cannot be null`);
  cases(
    () => world,
    [
      ['no devices for each call', put({ device_to_call_ratio: 0 }), noContent],
      ['fewer than none', put({ device_to_call_ratio: -1 }), noContent],
      ['a time of the end', put({ trial_end_date: '2031-02-03 11:12:13' }), noContent],
      [
        'a time as it is answered',
        put({ trial_end_date: '2031-02-03T00:00:00.000Z' }),
        msg(500, /^Incorrect datetime value/),
      ],
      ['a text for a day', put({ trial_end_date: 'soon' }), msg(500, /^Incorrect datetime value/)],
      [
        'another plan',
        put({ plan_type: 'gold' }),
        msg(500, /^Data truncated for column 'plan_type'/),
      ],
      ['no plan', put({ plan_type: null }), nothing('plan_type')],
      ['no ratio', put({ device_to_call_ratio: null }), nothing('device_to_call_ratio')],
      ['neither active nor not', put({ is_active: null }), nothing('is_active')],
      ['neither with nor without records', put({ disable_cdrs: null }), nothing('disable_cdrs')],
      [
        'a long reason',
        put({ deactivated_reason: 'x'.repeat(300) }),
        msg(500, "Data too long for column 'deactivated_reason' at row 1"),
      ],
    ],
  );
});

describe('the root domain of a provider (contract 4)', () => {
  test('is unique, and may be none', async () => {
    const taken = `${world.prefix}.example`;
    noContent(await world.admin.put(`/ServiceProviders/${world.sids.B}`, { root_domain: taken }));
    for (const session of [world.admin, world.provider]) {
      const root_domain = `${world.unique('root')}.example`;
      noContent(await session.put(provider(), { root_domain }));
      expect(await one(session, provider())).toMatchObject({ root_domain });
      duplicate(taken, 'root_domain')(await session.put(provider(), { root_domain: taken }));
      noContent(await session.put(provider(), { root_domain: null }));
    }
    const refused = msg(403, 'insufficient permissions to update service provider');
    refused(await world.account.put(provider(), { root_domain: taken }));
    const foreign = `/ServiceProviders/${world.sids.B}`;
    refused(await world.provider.put(foreign, { root_domain: null }));
  });
});

describe('own addresses, added and removed (contract 11.5)', () => {
  const sbc = () => ({ ipv4: '203.0.113.77', port: 5060, service_provider_sid: world.sids.A });
  const smpp = () => ({ ...sbc(), port: 2775, use_tls: false, is_primary: true });

  test('SBCs by administrators alone: others meet a mistake of the platform', async () => {
    const sid = sidOf(await world.admin.post('/Sbcs', sbc()));
    world.later(`/Sbcs/${sid}`);
    expect(await rows(world.provider, '/Sbcs')).toMatchObject([{ sbc_address_sid: sid, ...sbc() }]);
    for (const session of [world.provider, world.account]) {
      msg(
        500,
        "Cannot read properties of undefined (reading 'status')",
      )(await session.post('/Sbcs', sbc()));
      msg(500, 'res.status is not a function')(await session.delete(`/Sbcs/${sid}`));
    }
    noContent(await world.admin.delete(`/Sbcs/${sid}`));
    phrase(404)(await world.admin.delete(`/Sbcs/${sid}`));
  });

  test.each(scopes)('SMPP addresses by everybody: %s', async (scope) => {
    const session: Session = world[scope];
    const answer = await session.post('/Smpps', smpp());
    created(answer);
    const sid = sidOf(answer);
    world.later(`/Smpps/${sid}`);
    const list = await rows(session, `/Smpps?service_provider_sid=${world.sids.A}`);
    const stored = { ...smpp(), smpp_address_sid: sid, use_tls: 0, is_primary: 1 };
    expect(list).toEqual([stored]);
    noContent(await session.delete(`/Smpps/${sid}`));
  });

  cases(
    () => world,
    [
      [
        'an SBC without an address',
        (w) => w.admin.post('/Sbcs', {}),
        msg(400, 'missing field ipv4'),
      ],
      [
        'an unknown key',
        (w) => w.admin.post('/Sbcs', { ...sbc(), x: 1 }),
        msg(500, "Unknown column 'x' in 'INSERT INTO'"),
      ],
      ['no SMPP address', (w) => w.account.post('/Smpps', {}), msg(400, 'missing field ipv4')],
      ['an unknown one', (w) => w.account.delete(`/Smpps/${NOBODY}`), phrase(404)],
      ['a sid that is none', (w) => w.admin.delete('/Sbcs/nope'), phrase(404)],
      ['there is no change', (w) => w.admin.put('/Sbcs/nope', {}), unknownPath],
    ],
  );
});
