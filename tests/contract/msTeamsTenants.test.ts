import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { duplicate, json, msg, noContent, phrase, sidOf } from './expectations';
import { makeApplication, type Row, rows } from './telephony';
import { createWorld, NOBODY, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const LIST = '/MicrosoftTeamsTenants';
const path = (sid: string) => `${LIST}/${sid}`;
const payload = (w: World, facts: Row = {}) => ({
  tenant_fqdn: `${w.unique('tenant')}.example.com`,
  account_sid: w.sids.A1,
  service_provider_sid: w.sids.A,
  ...facts,
});
const make = (facts: Row = {}) => world.make(LIST, payload(world, facts));

describe('MicrosoftTeamsTenants (contract 13.2)', () => {
  test('everybody makes, sees, changes and deletes those of everybody', async () => {
    for (const session of [world.admin, world.provider, world.account]) {
      const facts = payload(world, {
        account_sid: world.sids.B1,
        service_provider_sid: world.sids.B,
      });
      const sid = sidOf(await session.post(LIST, facts));
      world.later(path(sid));
      const row = { ms_teams_tenant_sid: sid, application_sid: null, ...facts };
      expect(await rows(session, LIST)).toContainEqual(row);
      const changes = {
        tenant_fqdn: `${world.unique('tenant')}.example.com`,
        account_sid: world.sids.A2,
        service_provider_sid: world.sids.A,
        application_sid: await makeApplication(world),
      };
      noContent(await session.put(path(sid), changes));
      json(200, { ms_teams_tenant_sid: sid, ...changes })(await session.get(path(sid)));
      noContent(await session.put(path(sid), { application_sid: null }));
      noContent(await session.delete(path(sid)));
      phrase(404)(await session.get(path(sid)));
    }
  });

  test('a domain is unique on the platform', async () => {
    const { tenant_fqdn } = payload(world);
    await make({ tenant_fqdn });
    const second = payload(world, {
      tenant_fqdn,
      account_sid: world.sids.B1,
      service_provider_sid: world.sids.B,
    });
    const taken = duplicate(tenant_fqdn, 'tenant_fqdn');
    taken(await world.admin.post(LIST, second));
    taken(await world.admin.put(path(await make()), { tenant_fqdn }));
  });

  const post = (facts: Row) => (w: World) => w.provider.post(LIST, payload(w, facts));
  const put = (facts: Row) => async (w: World) => w.provider.put(path(await make()), facts);
  const missing = (name: string) => msg(400, `missing field ${name}`);
  cases(
    () => world,
    [
      ['POST: no domain', post({ tenant_fqdn: undefined }), missing('tenant_fqdn')],
      ['POST: no account', post({ account_sid: undefined }), missing('account_sid')],
      [
        'POST: no provider',
        post({ service_provider_sid: undefined }),
        missing('service_provider_sid'),
      ],
      ['POST: null for the account', post({ account_sid: null }), msg(500, /cannot be null/)],
      ['POST: an empty application', post({ application_sid: '' }), msg(500, /foreign key/)],
      ['POST: an unknown account', post({ account_sid: NOBODY }), msg(500, /foreign key/)],
      ['POST: an unknown key', post({ id: 1 }), msg(500, /Unknown column 'id'/)],
      [
        'PUT: the sid',
        put({ ms_teams_tenant_sid: NOBODY }),
        msg(400, 'primary key ms_teams_tenant_sid is immutable'),
      ],
      ['PUT: an empty application', put({ application_sid: '' }), msg(500, /foreign key/)],
      ['PUT: nothing', put({}), msg(500, /SQL syntax/)],
      ['PUT: unknown', (w) => w.account.put(path(NOBODY), { tenant_fqdn: 'x' }), phrase(404)],
      ['DELETE: unknown', (w) => w.account.delete(path(NOBODY)), phrase(404)],
    ],
  );
});
