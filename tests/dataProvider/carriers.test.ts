import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import { PartialSaveError } from '../../src/dataProvider/partialSave';
import { HttpError } from '../../src/http';
import type { Carrier, SipGateway, SmppGateway } from '../../src/types';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
beforeEach(() => bench.signIn('nora', 'Provider-demo1!'));
afterEach(() => expect(bench.platform.poison).toEqual([]));
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

const rows = (sql: string, ...params: string[]) => bench.platform.db.all(sql, ...params);
const sidOf = (name: string) =>
  String(rows('SELECT voip_carrier_sid AS sid FROM voip_carriers WHERE name = ?', name)[0]?.sid);
const carriersNamed = (name: string) => rows('SELECT * FROM voip_carriers WHERE name = ?', name);
const addressesOf = (table: 'sip_gateways' | 'smpp_gateways', sid: string) =>
  rows(`SELECT ipv4, port FROM ${table} WHERE voip_carrier_sid = ?`, sid)
    .map(({ ipv4, port }) => `${ipv4}:${port}`)
    .sort();
const writes = () =>
  bench.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path.replace(/[0-9a-f-]{36}/g, '*')}`);
const bodies = () => bench.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);

let drafts = 0;
const sip = (ipv4: string, change: Partial<SipGateway> = {}): SipGateway => ({
  sip_gateway_sid: null,
  draft: `test-${drafts++}`,
  ipv4,
  port: 5060,
  netmask: 32,
  protocol: 'udp',
  is_active: true,
  inbound: true,
  outbound: false,
  pad_crypto: false,
  send_options_ping: false,
  use_sips_scheme: false,
  ...change,
});
const smpp = (ipv4: string, change: Partial<SmppGateway> = {}): SmppGateway => ({
  smpp_gateway_sid: null,
  draft: `test-${drafts++}`,
  ipv4,
  port: 2775,
  netmask: 32,
  is_primary: false,
  inbound: false,
  outbound: true,
  use_tls: false,
  ...change,
});
const draft = (name: string, change: Partial<Carrier> = {}): Partial<Carrier> => ({
  name,
  is_active: true,
  dtmf_type: 'rfc2833',
  ...change,
});
const create = async (data: Partial<Carrier>) =>
  (await dataProvider.create<Carrier>('carriers', { data: data as Carrier })).data;
const read = async (id: string) =>
  (await dataProvider.getOne<Carrier>('carriers', { id })).data as Carrier;
const save = async (previousData: Carrier, change: Partial<Carrier>) => {
  bench.calls.length = 0;
  const data = { ...previousData, ...change };
  return (await dataProvider.update<Carrier>('carriers', { id: data.id, data, previousData })).data;
};
const failureOf = (work: Promise<unknown>): Promise<PartialSaveError> =>
  work.then(
    () => Promise.reject(new Error('It should have failed')),
    (error) => error,
  );
const broken = () => new Response('{"msg":"The disk is full"}', { status: 500 });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

describe('a carrier as a form reads it', () => {
  it('comes with its gateways, flags as booleans, in three calls', async () => {
    const carrier = await read(sidOf('Skyline Trunks'));
    expect(bench.calls.map(({ path }) => path.replace(/[0-9a-f-]{36}/g, '*')).sort()).toEqual([
      'SipGateways?voip_carrier_sid=*',
      'SmppGateways?voip_carrier_sid=*',
      'VoipCarriers/*',
    ]);
    expect(carrier.requires_register).toBe(true);
    expect(carrier.sip_gateways).toHaveLength(1);
    expect(carrier.sip_gateways?.[0]).toMatchObject({ inbound: false, outbound: true });
    expect(carrier.smpp_outbound_gateways?.map(({ port }) => port)).toEqual([2775]);
    expect(carrier.smpp_inbound_gateways?.map(({ port }) => port)).toEqual([2776]);
  });
  it('shows a gateway of both directions once, among those that send', async () => {
    const sid = (await create(draft('Both ways'))).id;
    await save(await read(sid), { smpp_outbound_gateways: [smpp('10.0.0.1', { inbound: true })] });
    const carrier = await read(sid);
    expect(carrier.smpp_outbound_gateways).toHaveLength(1);
    expect(carrier.smpp_inbound_gateways).toEqual([]);
  });
});

describe('a new carrier', () => {
  it('is made first, then its gateways with their defaults', async () => {
    const created = await create(
      draft('New trunk', {
        sip_gateways: [
          sip(' 10.1.0.1 '),
          sip('sip.new.example', { inbound: false, outbound: true, port: null, netmask: 24 }),
        ],
        smpp_outbound_gateways: [smpp('10.1.0.2')],
        smpp_inbound_gateways: [smpp('10.1.0.3', { inbound: true, outbound: false })],
      }),
    );
    expect(writes()).toEqual([
      'POST ServiceProviders/*/VoipCarriers',
      'POST SipGateways',
      'POST SipGateways',
      'POST SmppGateways',
      'POST SmppGateways',
    ]);
    const [first, second, third] = bodies().slice(1);
    expect(first).toEqual({
      voip_carrier_sid: created.id,
      ipv4: '10.1.0.1',
      port: 5060,
      netmask: 32,
      inbound: 1,
      outbound: 0,
      is_active: true,
      protocol: 'udp',
      pad_crypto: false,
      send_options_ping: false,
      use_sips_scheme: false,
    });
    expect(second).toMatchObject({ ipv4: 'sip.new.example', port: null, netmask: 32 });
    expect(third).toEqual({
      voip_carrier_sid: created.id,
      ipv4: '10.1.0.2',
      port: 2775,
      netmask: 32,
      is_primary: false,
      inbound: 0,
      outbound: 1,
      use_tls: false,
    });
    expect(created.sip_gateways?.map(({ sip_gateway_sid }) => sip_gateway_sid)).not.toContain(null);
  });
  it.each([
    ['nora', 'Provider-demo1!', /^ServiceProviders\/[^/]+\/VoipCarriers$/],
    ['admin', 'Admin-demo1!', /^ServiceProviders\/[^/]+\/VoipCarriers$/],
    ['sam', 'Account-demo1!', /^Accounts\/[^/]+\/VoipCarriers$/],
  ])('is made by %s on the path of its scope', async (user, password, path) => {
    await bench.signIn(user, password);
    const name = `Made by ${user}`;
    await create(draft(name, { account_sid: null }));
    const post = bench.calls.find(({ method }) => method === 'POST');
    expect(post?.path).toMatch(path);
    const [row] = carriersNamed(name);
    expect(row?.service_provider_sid).not.toBeNull();
    expect(Boolean(row?.account_sid)).toBe(user === 'sam');
    const sends = post?.body as object;
    expect('account_sid' in sends).toBe(user !== 'sam');
  });
});

describe('a changed carrier', () => {
  it('sends only what changed, on the path of the scope', async () => {
    const carrier = await read(sidOf('Telnyx'));
    await save(carrier, { name: 'Telnyx', diversion: '15550100' });
    expect(writes()).toEqual(['PUT ServiceProviders/*/VoipCarriers/*']);
    expect(bodies()).toEqual([{ diversion: '15550100' }]);
    await bench.signIn('sam', 'Account-demo1!');
    const own = await read(sidOf('Clinic PBX'));
    await save(own, { tech_prefix: '123' });
    expect(writes()).toEqual(['PUT Accounts/*/VoipCarriers/*']);
  });
  it('never sends its registration state, nor a null where none may be', async () => {
    const carrier = await read(sidOf('Telnyx'));
    await save(carrier, {
      register_status: { status: 'fail' },
      is_active: null as unknown as boolean,
      dtmf_type: '',
      tech_prefix: '',
      diversion: null,
    });
    expect(bodies()).toEqual([{ diversion: null }]);
  });
  it('makes no call when nothing changed', async () => {
    const carrier = await read(sidOf('Voxbone'));
    await save(carrier, {});
    expect(bench.calls).toEqual([]);
  });
  it('sends what the platform checks together as a whole', async () => {
    const carrier = await read(sidOf('Voxbone'));
    const [first, ...others] = carrier.sip_gateways ?? [];
    if (!first) throw new Error('The seed has changed');
    const changed = { ...first, inbound: false, outbound: true, netmask: 24 };
    await save(carrier, { sip_gateways: [changed, ...others] });
    expect(bodies()).toEqual([{ ipv4: first.ipv4, inbound: 0, outbound: 1, netmask: 32 }]);
  });
  it('keeps what somebody else stored in columns that the operator left alone', async () => {
    const carrier = await read(sidOf('Bank PBX'));
    const [first, ...others] = carrier.sip_gateways ?? [];
    if (!first) throw new Error('The seed has changed');
    bench.platform.db.run(
      "UPDATE sip_gateways SET protocol = 'tls' WHERE sip_gateway_sid = ?",
      String(first.sip_gateway_sid),
    );
    await save(carrier, { sip_gateways: [{ ...first, port: 5070 }, ...others] });
    expect(bodies()).toEqual([{ port: 5070 }]);
    expect((await read(carrier.id)).sip_gateways?.[0]).toMatchObject({
      protocol: 'tls',
      port: 5070,
    });
  });
});

/** Where a save of every part breaks, the n-th write of its kind, and how. */
const faults: [string, string, RegExp, () => Response][] = [
  ['the carrier', 'PUT', /VoipCarriers/, broken],
  ['a changed SIP gateway', 'PUT', /^SipGateways/, broken],
  ['a new SIP gateway', 'POST', /^SipGateways/, broken],
  ['a deleted SIP gateway', 'DELETE', /^SipGateways/, broken],
  ['a changed SMPP gateway', 'PUT', /^SmppGateways/, broken],
  ['a new SMPP gateway', 'POST', /^SmppGateways/, broken],
  ['a deleted SMPP gateway', 'DELETE', /^SmppGateways/, broken],
  ['a new SIP gateway without an answer', 'POST', /^SipGateways/, lost],
  ['a new SMPP gateway without an answer', 'POST', /^SmppGateways/, lost],
];

describe('a fault in the middle of a save', () => {
  let carrier: Carrier;
  let wanted: Partial<Carrier>;
  beforeEach(async () => {
    const { id } = await create(
      draft(`Fault ${drafts}`, {
        sip_gateways: [sip('10.4.0.1'), sip('10.4.0.2')],
        smpp_outbound_gateways: [smpp('10.4.0.3'), smpp('10.4.0.4')],
      }),
    );
    carrier = await read(id);
    const [one, two] = carrier.sip_gateways as [SipGateway, SipGateway];
    const [three, four] = carrier.smpp_outbound_gateways as [SmppGateway, SmppGateway];
    wanted = {
      diversion: '15550199',
      sip_gateways: [{ ...one, port: 5099 }, { ...two, is_removed: true }, sip('10.4.0.5')],
      smpp_outbound_gateways: [
        { ...three, port: 2799 },
        { ...four, is_removed: true },
        smpp('10.4.0.6'),
      ],
    };
  });
  const expectAllStored = () => {
    expect(
      rows('SELECT * FROM voip_carriers WHERE voip_carrier_sid = ?', carrier.id),
    ).toMatchObject([{ diversion: '15550199' }]);
    expect(addressesOf('sip_gateways', carrier.id)).toEqual(['10.4.0.1:5099', '10.4.0.5:5060']);
    expect(addressesOf('smpp_gateways', carrier.id)).toEqual(['10.4.0.3:2799', '10.4.0.6:2775']);
  };

  it('does not happen: seven writes store everything', async () => {
    await save(carrier, wanted);
    expect(writes()).toHaveLength(7);
    expectAllStored();
  });
  it.each(faults)(
    'at %s is told, and saving again finishes the rest',
    async (_, verb, path, fault) => {
      bench.answerOnce(verb, path, fault);
      const error = await failureOf(save(carrier, wanted));
      expect(error).toBeInstanceOf(PartialSaveError);
      expect(error.saved).toHaveLength(6);
      expect(error.failed).toHaveLength(1);
      const saved = await save(carrier, wanted);
      expect(writes()).toHaveLength(1);
      expect(writes()[0]).toMatch(new RegExp(`^${verb} `));
      expectAllStored();
      expect(saved.sip_gateways).toHaveLength(2);
    },
  );
  it('is finished also by a form that was loaded anew', async () => {
    bench.answerOnce('PUT', /^SipGateways/, broken);
    await failureOf(save(carrier, wanted));
    const again = await read(carrier.id);
    const [first, ...rest] = again.sip_gateways ?? [];
    if (!first) throw new Error('Nothing was stored');
    await save(again, { sip_gateways: [{ ...first, port: 5099 }, ...rest] });
    expect(writes()).toEqual(['PUT SipGateways/*']);
    expectAllStored();
  });
  const again = ['10.4.0.1:5099', '10.4.0.5:5060'];
  it.each<[string, string, (rows: SipGateway[]) => SipGateway[], string[], string[]]>([
    ['as it was', 'PUT', (rows) => rows, ['PUT'], again],
    [
      'without the new gateway, which does not stay',
      'PUT',
      (rows) => rows.slice(0, 2),
      ['PUT', 'DELETE'],
      ['10.4.0.1:5099'],
    ],
    [
      'with the new gateway changed',
      'DELETE',
      ([one, two, three]) => [one, two, { ...three, ipv4: '10.4.0.7' }] as SipGateway[],
      ['PUT', 'DELETE'],
      ['10.4.0.1:5099', '10.4.0.7:5060'],
    ],
  ])('may be saved again %s', async (_how, verb, change, calls, places) => {
    bench.answerOnce(verb, /^SipGateways/, broken);
    await failureOf(save(carrier, wanted));
    await save(carrier, { ...wanted, sip_gateways: change(wanted.sip_gateways ?? []) });
    expect(writes()).toEqual(calls.map((call) => `${call} SipGateways/*`));
    expect(addressesOf('sip_gateways', carrier.id)).toEqual(places);
  });
  it('leaves no new gateway when the form is back to what it was opened with', async () => {
    bench.answerOnce('PUT', /VoipCarriers/, broken);
    const added = [...(carrier.sip_gateways ?? []), sip('10.4.0.8')];
    await failureOf(save(carrier, { diversion: '15550199', sip_gateways: added }));
    expect(addressesOf('sip_gateways', carrier.id)).toContain('10.4.0.8:5060');
    await save(carrier, {});
    expect(writes()).toEqual(['DELETE SipGateways/*']);
    expect(addressesOf('sip_gateways', carrier.id)).toEqual(['10.4.0.1:5060', '10.4.0.2:5060']);
  });
  it('that the platform has a reason for is told at the row', async () => {
    const bad = { ...wanted, sip_gateways: [sip('sip.bad.example')] };
    const error = await failureOf(save(carrier, bad));
    expect(error.body.errors).toHaveProperty(['sip_gateways.0.ipv4']);
    expect(error.failed[0]?.name).toEqual({
      key: 'resources.carriers.parts.sipGateway',
      args: { address: 'sip.bad.example:5060' },
    });
  });
  it.each([
    ['a gateway', 'sip_gateways.0.ipv4'],
    ['the carrier', undefined],
  ])('is told when somebody else has deleted %s', async (what, field) => {
    const { id } = await create(draft('Half gone', { sip_gateways: [sip('10.4.0.8')] }));
    const stored = await read(id);
    const [gateway] = stored.sip_gateways as [SipGateway];
    bench.platform.db.run('DELETE FROM sip_gateways WHERE voip_carrier_sid = ?', id);
    if (what === 'the carrier') {
      bench.platform.db.run('DELETE FROM voip_carriers WHERE voip_carrier_sid = ?', id);
    }
    const error = await failureOf(save(stored, { sip_gateways: [{ ...gateway, port: 5099 }] }));
    expect(error).toMatchObject({ status: 404, message: 'app.errors.notFoundTitle', field });
  });
  it('at every part is thrown as it is when nothing was saved', async () => {
    bench.answerOnce('PUT', /VoipCarriers/, broken);
    const error = await failureOf(save(carrier, { diversion: '1' }));
    expect(error).not.toBeInstanceOf(PartialSaveError);
    expect(error).toMatchObject({ message: 'The disk is full', status: 500 });
  });
});

describe('a deleted carrier', () => {
  const remove = (id: string) => dataProvider.delete('carriers', { id });
  it('goes with its gateways', async () => {
    const { id } = await create(
      draft('Short life', {
        sip_gateways: [sip('10.5.0.1')],
        smpp_outbound_gateways: [smpp('10.5.0.2')],
      }),
    );
    await remove(id);
    expect(carriersNamed('Short life')).toEqual([]);
    expect(addressesOf('sip_gateways', id)).toEqual([]);
    expect(addressesOf('smpp_gateways', id)).toEqual([]);
  });
  it('that somebody else deleted first is deleted all the same', async () => {
    const { id } = await create(draft('Short life', { sip_gateways: [sip('10.5.0.3')] }));
    await remove(id);
    await expect(remove(id)).resolves.toMatchObject({ data: { id } });
  });
  it('that has numbers is refused in words', async () => {
    await expect(remove(sidOf('Twilio'))).rejects.toThrow(
      'resources.carriers.validation.hasNumbers',
    );
  });
  it('that a routing table stops half-way gets its gateways back', async () => {
    const id = sidOf('Clinic PBX');
    const before = rows(
      `SELECT ipv4, port, netmask, inbound, outbound, protocol, is_active FROM sip_gateways
        WHERE voip_carrier_sid = ? ORDER BY ipv4, port`,
      id,
    );
    expect(before.length).toBeGreaterThan(0);
    await expect(remove(id)).rejects.toThrow('app.errors.inUse');
    const after = rows(
      `SELECT ipv4, port, netmask, inbound, outbound, protocol, is_active FROM sip_gateways
        WHERE voip_carrier_sid = ? ORDER BY ipv4, port`,
      id,
    );
    expect(after).toEqual(before);
  });
  it.each(['Telephone', 'Twilio'])('of another account is refused in words (%s)', async () => {
    await bench.signIn('sam', 'Account-demo1!');
    await expect(remove(sidOf('Bank PBX'))).rejects.toBeInstanceOf(HttpError);
  });
});

describe('what uses a carrier', () => {
  const usageOf = async (name: string) => dataProvider.getCarrierUsage(await read(sidOf(name)));
  it('is named: numbers, and routing tables by any of their routes', async () => {
    const { phoneNumbers, routings } = await usageOf('Twilio');
    expect(phoneNumbers.length).toBeGreaterThan(5);
    expect(routings).toEqual(['Northwind outbound']);
    expect((await usageOf('Voxbone')).routings).toEqual(['Northwind outbound']);
  });
  it('is found by the default entry of a table alone', async () => {
    await bench.signIn('admin', 'Admin-demo1!');
    expect((await usageOf('Telnyx')).routings.sort()).toEqual([
      'Clinic outbound',
      'Northwind outbound',
    ]);
  });
  it('is nothing for a carrier that nobody uses', async () => {
    expect(await usageOf('Old Valley Telephone')).toEqual({ phoneNumbers: [], routings: [] });
  });
});

describe('the list', () => {
  const list = (filter = {}) =>
    dataProvider.getList<Carrier>('carriers', {
      filter,
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'name', order: 'ASC' },
    });
  it('is paged and searched by the platform', async () => {
    const { data } = await list({ q: 'pbx' });
    expect(bench.calls.map(({ path }) => path.replace(/[0-9a-f-]{36}/g, '*'))).toEqual([
      'ServiceProviders/*/VoipCarriers?name=pbx&page=1&page_size=25',
    ]);
    expect(data.map(({ name }) => name)).toEqual(['Bank PBX', 'Clinic PBX']);
  });
  it('holds what an account can use: its own and what the provider lends it', async () => {
    await bench.signIn('sam', 'Account-demo1!');
    const { data } = await list();
    const names = data.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Clinic PBX', 'Twilio']));
    expect(names).not.toContain('Bank PBX');
  });
  it('can be narrowed to the provider level', async () => {
    const { data, meta } = await list({ account_sid: 'provider-level' });
    expect(data.length).toBeGreaterThan(2);
    expect(data.every(({ account_sid }) => account_sid === null)).toBe(true);
    expect(meta).toEqual({ isWhole: true });
  });
});

describe('the gateways of rows', () => {
  it('are counted in each direction', async () => {
    expect(await dataProvider.getGatewayCounts(sidOf('Skyline Trunks'))).toEqual({
      inbound: 0,
      outbound: 1,
    });
  });
  it('are asked for at most four at a time, and not at all when the row is gone', async () => {
    const sid = sidOf('Twilio');
    let [running, most] = [0, 0];
    const fetched = globalThis.fetch;
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return fetched(...args);
    });
    const gone = new AbortController();
    const counts = Array.from({ length: 12 }, () => dataProvider.getGatewayCounts(sid));
    const aborted = dataProvider.getGatewayCounts(sid, gone.signal);
    gone.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    expect((await Promise.all(counts)).every(({ inbound }) => inbound > 0)).toBe(true);
    vi.stubGlobal('fetch', fetched);
    expect(most).toBe(4);
    expect(bench.calls).toHaveLength(12);
  });
});

describe('a template', () => {
  const templateOf = (name: string) =>
    String(
      rows('SELECT * FROM predefined_carriers WHERE name = ?', name)[0]?.predefined_carrier_sid,
    );
  it('lists by name', async () => {
    const names = (await dataProvider.getPredefinedCarriers()).map(({ name }) => name);
    expect(names).toEqual([...names].sort());
  });
  it.each([
    ['admin', 'Admin-demo1!', false],
    ['nora', 'Provider-demo1!', false],
    ['sam', 'Account-demo1!', true],
  ])('becomes a carrier of %s with its gateways', async (user, password, isOfAccount) => {
    await bench.signIn(user, password);
    const sid = await dataProvider.createPredefinedCarrier(templateOf('TelecomsXChange'));
    const [row] = rows('SELECT * FROM voip_carriers WHERE voip_carrier_sid = ?', sid);
    expect(row?.service_provider_sid).not.toBeNull();
    expect(Boolean(row?.account_sid)).toBe(isOfAccount);
    expect(addressesOf('sip_gateways', sid)).toHaveLength(1);
    expect(addressesOf('smpp_gateways', sid)).toHaveLength(1);
  });
});

describe('the addresses of the platform', () => {
  it('are those of SIP and of SMPP', async () => {
    expect(await dataProvider.getSipAddresses()).toContainEqual({
      ipv4: '203.0.113.10',
      port: 5060,
    });
    expect(await dataProvider.getSmppAddresses()).toContainEqual({
      ipv4: '203.0.113.21',
      port: 3550,
      use_tls: true,
    });
  });
});

describe('the capture of a registration', () => {
  const found = () => Response.json({ total: 3 });
  const capture = () =>
    new Response('pcap', { headers: { 'content-type': 'application/octet-stream' } });
  it.each([
    ['Telnyx', /^ServiceProviders\/[^/]+\/RecentCalls\/telnyx-register$/],
    ['Clinic backup line', /^Accounts\/[^/]+\/RecentCalls\/clinic-backup-line-register$/],
  ])('of %s is asked for where it belongs', async (name, path) => {
    const carrier = await read(sidOf(name));
    bench.calls.length = 0;
    bench.answerOnce('GET', /RecentCalls\/[^/]+$/, found);
    bench.answerOnce('GET', /register\/pcap$/, capture);
    const blob = await dataProvider.getRegisterCapture(
      carrier,
      carrier.register_status?.callId ?? '',
    );
    expect(blob?.size).toBe(4);
    expect(bench.calls[0]?.path).toMatch(path);
    expect(bench.calls[1]?.path).toBe(`${bench.calls[0]?.path}/register/pcap`);
  });
  it('is none when the platform has none, and then not asked for', async () => {
    const carrier = await read(sidOf('Telnyx'));
    bench.calls.length = 0;
    bench.answerOnce('GET', /RecentCalls/, () => Response.json({ total: 0 }));
    expect(await dataProvider.getRegisterCapture(carrier, 'a/b')).toBeNull();
    expect(bench.calls).toHaveLength(1);
    expect(bench.calls[0]?.path).toContain('a%2Fb');
  });
  it.each([400, 404, 501])(
    'is none on a platform that answers %i, as one that captures nothing',
    async (status) => {
      const carrier = await read(sidOf('Telnyx'));
      bench.answerOnce('GET', /RecentCalls/, () => new Response('Bad Request', { status }));
      expect(await dataProvider.getRegisterCapture(carrier, 'x')).toBeNull();
    },
  );
  it('that cannot be fetched is a failure', async () => {
    const carrier = await read(sidOf('Telnyx'));
    bench.answerOnce('GET', /RecentCalls/, () => new Response('', { status: 500 }));
    await expect(dataProvider.getRegisterCapture(carrier, 'x')).rejects.toMatchObject({
      status: 500,
    });
  });
});
