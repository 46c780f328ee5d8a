import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeEmbedded, openTarget, type Target } from './client';
import { body, empty, json, msg, phrase } from './expectations';
import { createSession, NOBODY, type Session } from './world';

type Row = Record<string, unknown>;

/**
 * Lists, filters and scopes on the many records of the small seed, which a remote platform does not
 * have.
 */
describeEmbedded('needs its seed')('the lists of the small seed', () => {
  let target: Target;
  let admin: Session;
  let nora: Session;
  let sam: Session;
  let A = '';
  let clinic = '';
  let bank = '';

  const signIn = async (username: string, password: string) => {
    const answer = await target.send({
      method: 'POST',
      path: '/login',
      body: { username, password },
    });
    return createSession(target, (answer.json as { token: string }).token);
  };
  const sid = (sql: string, ...params: string[]) =>
    String(target.platform?.db.get(`SELECT ${sql}`, ...params)?.sid);
  const rows = async (session: Session, path: string) => body<Row[]>(await session.get(path));
  const keys = (row: unknown) => Object.keys(row as Row).sort();

  beforeAll(async () => {
    target = await openTarget({ seed: 'small' });
    admin = await signIn('admin', 'Admin-demo1!');
    nora = await signIn('nora', 'Provider-demo1!');
    sam = await signIn('sam', 'Account-demo1!');
    A = sid("service_provider_sid AS sid FROM service_providers WHERE name = 'Northwind Voice'");
    clinic = sid("account_sid AS sid FROM accounts WHERE name = 'Sunrise Clinic'");
    bank = sid("account_sid AS sid FROM accounts WHERE name = 'Cedar Bank'");
  });
  afterAll(() => target?.close());

  describe('VoipCarriers (contract 11.1, 19)', () => {
    test('admin sees all, provider its own, account its own and provider-level ones', async () => {
      expect(await rows(admin, '/VoipCarriers')).toHaveLength(12);
      expect(await rows(nora, '/VoipCarriers')).toHaveLength(9);
      const seen = await rows(sam, '/VoipCarriers');
      expect(seen).toHaveLength(7);
      expect(new Set(seen.map((row) => row.account_sid))).toEqual(new Set([null, clinic]));
      expect(await rows(sam, `/ServiceProviders/${A}/VoipCarriers`)).toHaveLength(7);
      expect(await rows(nora, `/Accounts/${clinic}/VoipCarriers?page=1&name=x`)).toHaveLength(2);
    });

    test('filters by name and account; pages; 500 for page 0', async () => {
      const list = `/ServiceProviders/${A}/VoipCarriers`;
      expect(await rows(nora, `${list}?name=clinic`)).toHaveLength(2);
      expect(await rows(nora, `${list}?account_sid=${bank}`)).toHaveLength(6);
      const page = body<Row>(await nora.get(`${list}?page=2&page_size=5`));
      expect(page).toMatchObject({ total: 9, page: 2, page_size: 5 });
      expect(page.data).toHaveLength(4);
      msg(500, /./)(await nora.get(`${list}?page=0`));
    });

    test('one: passwords in clear, registration state as an object', async () => {
      const telnyx = sid("voip_carrier_sid AS sid FROM voip_carriers WHERE name = 'Telnyx'");
      const row = body<Row>(await nora.get(`/VoipCarriers/${telnyx}`));
      expect(row).toMatchObject({
        register_password: 'trunk-secret',
        register_status: { status: 'ok', reason: '200 OK' },
        trunk_type: 'reg',
      });
      const plain = sid("voip_carrier_sid AS sid FROM voip_carriers WHERE name = 'Twilio'");
      expect(body(await admin.get(`/VoipCarriers/${plain}`))).toMatchObject({
        register_status: {},
      });
      msg(400, 'insufficient privileges')(await sam.get(`/VoipCarriers/${telnyx}`));
      empty(404)(await admin.get(`/VoipCarriers/${NOBODY}`));
      msg(400, 'Bad request')(await admin.get('/VoipCarriers/nope'));
    });

    test('foreign for a provider is 400', async () => {
      const simwood = sid("voip_carrier_sid AS sid FROM voip_carriers WHERE name = 'Simwood'");
      msg(400, 'insufficient privileges')(await nora.get(`/VoipCarriers/${simwood}`));
    });
  });

  describe('gateways (contract 11.3, 11.4)', () => {
    test.each(['Sip', 'Smpp'])('%s', async (kind) => {
      const skyline = sid(
        "voip_carrier_sid AS sid FROM voip_carriers WHERE name = 'Skyline Trunks'",
      );
      const list = `/${kind}Gateways`;
      const [row] = await rows(sam, `${list}?voip_carrier_sid=${skyline}`);
      const key = `${kind.toLowerCase()}_gateway_sid`;
      expect(row).toMatchObject({ voip_carrier_sid: skyline, [key]: expect.any(String) });
      json(200, row)(await sam.get(`${list}/${row?.[key]}`));
      msg(400, 'missing voip_carrier_sid')(await nora.get(list));
      phrase(404)(await admin.get(`${list}/${NOBODY}`));
      const simwood = sid("voip_carrier_sid AS sid FROM voip_carriers WHERE name = 'Simwood'");
      msg(403, /./)(await nora.get(`${list}?voip_carrier_sid=${simwood}`));
    });
  });

  test('templates need no token; own addresses do (contract 11.2, 11.5)', async () => {
    const open = createSession(target, '');
    const templates = await rows(open, '/PredefinedCarriers');
    expect(templates.map((row) => row.name)).toContain('Twilio');
    expect(keys(templates[0])).toHaveLength(13);
    expect(keys((await rows(sam, '/Sbcs'))[0])).toEqual([
      'ipv4',
      'last_updated',
      'port',
      'sbc_address_sid',
      'service_provider_sid',
      'tls_port',
      'wss_port',
    ]);
    expect(await rows(sam, '/Smpps')).toHaveLength(2);
    json(200, [])(await admin.get(`/Smpps?service_provider_sid=${A}`));
  });

  describe('PhoneNumbers (contract 13.1)', () => {
    test('scopes, filters and pages', async () => {
      expect(await rows(admin, '/PhoneNumbers')).toHaveLength(64);
      const own = await rows(nora, '/PhoneNumbers');
      expect(own.length).toBeLessThan(64);
      expect(await rows(admin, `/PhoneNumbers?service_provider_sid=${A}`)).toEqual(own);
      expect(await rows(nora, `/ServiceProviders/${A}/PhoneNumbers`)).toHaveLength(own.length);
      const clinics = await rows(sam, '/PhoneNumbers');
      expect(new Set(clinics.map((row) => row.account_sid))).toEqual(new Set([clinic]));
      expect(await rows(nora, `/PhoneNumbers?account_sid=${clinic}`)).toEqual(clinics);
      const numbers = own.map((row) => String(row.number));
      expect(numbers).toEqual([...numbers].sort());
      const page = body<Row>(await nora.get('/PhoneNumbers?page=2&page_size=10&filter=5520'));
      expect(page).toMatchObject({ page: 2, page_size: 10 });
      expect(page.data).toHaveLength(Math.min(10, Number(page.total) - 10));
    });

    test('a number without an account is invisible to its provider', async () => {
      const number = sid('phone_number_sid AS sid FROM phone_numbers WHERE account_sid = ?', bank);
      const run = (account: string | null) =>
        target.platform?.db.run(
          'UPDATE phone_numbers SET account_sid = ? WHERE phone_number_sid = ?',
          account,
          number,
        );
      run(null);
      const sids = async (path: string, session: Session) =>
        (await rows(session, path)).map((row) => row.phone_number_sid);
      expect(await sids('/PhoneNumbers', admin)).toContain(number);
      expect(await sids('/PhoneNumbers', nora)).not.toContain(number);
      expect(await sids(`/PhoneNumbers?service_provider_sid=${A}`, admin)).not.toContain(number);
      run(bank);
    });

    test('one', async () => {
      const mine = sid('phone_number_sid AS sid FROM phone_numbers WHERE account_sid = ?', clinic);
      const banks = sid('phone_number_sid AS sid FROM phone_numbers WHERE account_sid = ?', bank);
      expect(keys(body(await sam.get(`/PhoneNumbers/${mine}`)))).toHaveLength(6);
      empty(404)(await sam.get(`/PhoneNumbers/${banks}`));
      empty(404)(await admin.get(`/PhoneNumbers/${NOBODY}`));
      msg(400, 'Bad request')(await admin.get('/PhoneNumbers/nope'));
      const hugo = sid(
        'phone_number_sid AS sid FROM phone_numbers WHERE service_provider_sid <> ?',
        A,
      );
      msg(400, /./)(await nora.get(`/PhoneNumbers/${hugo}`));
    });
  });

  test("Teams tenants are everybody's (contract 13.2)", async () => {
    const tenants = await rows(sam, '/MicrosoftTeamsTenants');
    expect(tenants).toHaveLength(3);
    const banks = tenants.find((row) => row.account_sid === bank);
    json(200, banks)(await sam.get(`/MicrosoftTeamsTenants/${banks?.ms_teams_tenant_sid}`));
    phrase(404)(await admin.get(`/MicrosoftTeamsTenants/${NOBODY}`));
  });

  describe('least-cost routing (contract 14)', () => {
    test('tables by scope, with the count of routes', async () => {
      expect(await rows(admin, '/Lcrs')).toHaveLength(3);
      const [own] = await rows(nora, '/Lcrs');
      expect(own).toMatchObject({ service_provider_sid: A, account_sid: null, number_routes: 3 });
      expect(await rows(sam, '/Lcrs')).toMatchObject([{ account_sid: clinic, number_routes: 2 }]);
      json(200, own)(await nora.get(`/Lcrs/${own?.lcr_sid}`));
      phrase(404)(await sam.get(`/Lcrs/${own?.lcr_sid}`));
      phrase(404)(await admin.get(`/Lcrs/${NOBODY}`));
    });

    test('routes by priority with their entries; one is unchecked', async () => {
      const [table] = await rows(nora, '/Lcrs');
      const list = `/LcrRoutes?lcr_sid=${table?.lcr_sid}`;
      const move = (from: number, to: number) =>
        target.platform?.db.run(
          'UPDATE lcr_routes SET priority = ? WHERE lcr_sid = ? AND priority = ?',
          ...[to, String(table?.lcr_sid), from],
        );
      move(0, 5);
      expect((await rows(nora, list)).map((row) => row.priority)).toEqual([1, 5, 9999]);
      move(5, 0);
      const routes = await rows(nora, list);
      expect(routes.map((row) => row.priority)).toEqual([0, 1, 9999]);
      expect(routes[0]?.lcr_carrier_set_entries).toMatchObject([
        { priority: 0, workload: 1 },
        { priority: 1, workload: 1 },
      ]);
      const route = routes[0]?.lcr_route_sid;
      json(200, routes[0])(await sam.get(`/LcrRoutes/${route}`));
      const entries = await rows(sam, `/LcrCarrierSetEntries?lcr_route_sid=${route}`);
      expect(entries).toHaveLength(2);
      const entry = entries[0]?.lcr_carrier_set_entry_sid;
      json(200, entries[0])(await sam.get(`/LcrCarrierSetEntries/${entry}`));
      msg(400, 'missing lcr_sid')(await nora.get('/LcrRoutes'));
      msg(400, 'unknown lcr_sid')(await sam.get(`/LcrRoutes?lcr_sid=${table?.lcr_sid}`));
      json(200, [])(await admin.get(`/LcrRoutes?lcr_sid=${NOBODY}`));
      msg(500, /./)(await admin.get('/LcrCarrierSetEntries'));
      phrase(404)(await admin.get(`/LcrRoutes/${NOBODY}`));
      phrase(404)(await admin.get(`/LcrCarrierSetEntries/${NOBODY}`));
    });
  });

  test("Clients: masked, and without the allow_ keys in a provider's list (contract 15)", async () => {
    const own = await rows(sam, '/Clients');
    expect(own).toHaveLength(5);
    const reception = own.find((row) => row.username === 'reception');
    expect(reception).toMatchObject({
      password: `d${'X'.repeat(15)}`,
      allow_direct_app_calling: 1,
    });
    const [listed] = await rows(nora, '/Clients');
    expect(keys(listed)).toEqual([
      'account_sid',
      'client_sid',
      'is_active',
      'password',
      'username',
    ]);
    json(200, reception)(await nora.get(`/Clients/${reception?.client_sid}`));
    const banks = sid('client_sid AS sid FROM clients WHERE account_sid = ?', bank);
    phrase(404)(await sam.get(`/Clients/${banks}`));
    phrase(404)(await admin.get(`/Clients/${NOBODY}`));
  });

  describe('SpeechCredentials (contract 12)', () => {
    const vendors = async (session: Session, path: string) =>
      (await rows(session, path))
        .map((row) => `${row.vendor}${row.account_sid ? ' own' : ''}`)
        .sort();
    const providerLevel = [
      'aws',
      'aws',
      'custom:House voices',
      'deepgram',
      'elevenlabs',
      'google',
      'ibm',
      'microsoft',
      'microsoft',
    ];

    test("provider level, and an account's own beside it", async () => {
      const provider = `/ServiceProviders/${A}/SpeechCredentials`;
      expect(await vendors(nora, provider)).toEqual(providerLevel);
      const own = [...providerLevel, 'deepgram own', 'google own'].sort();
      expect(await vendors(nora, `/Accounts/${clinic}/SpeechCredentials`)).toEqual(own);
      expect(await vendors(sam, provider)).toEqual(own);
      msg(500, /./)(await admin.get(`/Accounts/${NOBODY}/SpeechCredentials`));
      msg(
        403,
        'Insufficient privileges',
      )(await nora.get(`/ServiceProviders/${NOBODY}/SpeechCredentials`));
    });

    test('secrets are masked, and withheld from accounts on provider-level rows', async () => {
      const base = `/ServiceProviders/${A}/SpeechCredentials`;
      const find = async (session: Session, vendor: string) =>
        (await rows(session, base)).find((row) => row.vendor === vendor && !row.account_sid);
      expect(await find(nora, 'deepgram')).toMatchObject({
        api_key: `demo-k${'X'.repeat(19)}`,
        model_id: 'nova-2',
      });
      expect(await find(sam, 'deepgram')).not.toHaveProperty('api_key');
      expect(await find(nora, 'google')).toMatchObject({
        service_key: expect.stringContaining('XXXX'),
      });
      const google = await find(nora, 'google');
      json(200, google)(await nora.get(`${base}/${google?.speech_credential_sid}`));
      msg(403, /./)(await sam.get(`${base}/${google?.speech_credential_sid}`));
      phrase(404)(await nora.get(`${base}/${NOBODY}`));
      msg(400, 'Bad request')(await nora.get(`${base}/nope`));
    });

    test('custom voices: the cloning key is cut in the list and whole on one', async () => {
      const google = sid('speech_credential_sid AS sid FROM google_custom_voices');
      const list = `/GoogleCustomVoices?speech_credential_sid=${google}`;
      const voices = await rows(nora, list);
      expect(voices.map((row) => String(row.voice_cloning_key).length).sort()).toEqual([103, 9]);
      expect(voices.filter((row) => 'voice_cloning_key' in row)).toHaveLength(1);
      const clone = voices.find((row) => row.voice_cloning_key);
      const one = body<Row>(await sam.get(`/GoogleCustomVoices/${clone?.google_custom_voice_sid}`));
      expect(String(one.voice_cloning_key)).toHaveLength(204);
      expect(await rows(nora, '/GoogleCustomVoices')).toEqual(voices);
      phrase(404)(await admin.get(`/GoogleCustomVoices?speech_credential_sid=${NOBODY}`));
      msg(400, /./)(await admin.get('/GoogleCustomVoices'));
      phrase(404)(await admin.get(`/GoogleCustomVoices/${NOBODY}`));
    });

    test('languages: a vendor is needed and must be known', async () => {
      const ask = (query: string) =>
        nora.get(
          `/ServiceProviders/${A}/SpeechCredentials/speech/supportedLanguagesAndVoices${query}`,
        );
      msg(400, /./)(await ask(''));
      msg(422, 'Invalid vendor deepgramflux')(await ask('?vendor=deepgramflux'));
      expect((await ask('?vendor=google')).status).toBe(200);
    });
  });

  test('billing without a payment provider (contract 17)', async () => {
    msg(500, /./)(await sam.get('/Prices'));
    msg(500, /./)(await sam.get('/StripeCustomerId'));
    phrase(404)(await admin.get('/StripeCustomerId'));
    phrase(404)(await sam.get('/Invoices'));
    msg(500, /./)(await admin.get('/Invoices'));
    phrase(404)(await sam.get('/Subscriptions'));
  });
});
