import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import { PartialSaveError } from '../../src/dataProvider/partialSave';
import { HttpError } from '../../src/http';
import type { StepName } from '../../src/saving/plan';
import type { Carrier } from '../../src/types';
import { logOf } from '../support/formLogs';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
beforeEach(() => signIn('nora'));
afterEach(() => expect(bench.platform.poison).toEqual([]));
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

const passwords = { admin: 'Admin-demo1!', nora: 'Provider-demo1!', sam: 'Account-demo1!' };
type User = keyof typeof passwords;
const signIn = (user: User) => bench.signIn(user, passwords[user]);

const rows = (sql: string, ...params: string[]) => bench.platform.db.all(sql, ...params);
const carrierOf = (sid: string) =>
  rows('SELECT * FROM voip_carriers WHERE voip_carrier_sid = ?', sid)[0];
const sidOf = (name: string) =>
  String(rows('SELECT voip_carrier_sid AS sid FROM voip_carriers WHERE name = ?', name)[0]?.sid);
const addressesOf = (table: 'sip_gateways' | 'smpp_gateways', sid: string) =>
  rows(`SELECT ipv4, port FROM ${table} WHERE voip_carrier_sid = ?`, sid)
    .map(({ ipv4, port }) => `${ipv4}:${port}`)
    .sort();
const read = async (id: string) =>
  (await dataProvider.getOne<Carrier>('carriers', { id })).data as Carrier;

const calls = () =>
  bench.calls.map(({ method, path, body }) => ({
    call: `${method} ${path.replace(/[0-9a-f-]{36}/g, '*')}`,
    body,
  }));
const writes = () => calls().filter(({ call }) => !call.startsWith('GET'));
const broken = () => Response.json({ msg: 'The disk is full' }, { status: 500 });
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

/** A gateway of a form: the opened one of an address, else a new one, and what the operator changes. */
type Row = [address: string, change?: object];
type Form = Partial<Carrier> & { sip?: Row[]; smpp?: Row[]; smppInbound?: Row[] };

const newSip = {
  sip_gateway_sid: null,
  port: 5060,
  netmask: 32,
  protocol: 'udp',
  is_active: true,
  inbound: true,
  outbound: false,
  pad_crypto: false,
  send_options_ping: false,
  use_sips_scheme: false,
};
const newSmpp = {
  smpp_gateway_sid: null,
  port: 2775,
  netmask: 32,
  is_primary: false,
  inbound: false,
  outbound: true,
  use_tls: false,
};
const newInbound = { ...newSmpp, inbound: true, outbound: false };

/** What a form sends: `opened` with what was changed of it. */
function toData({ sip, smpp, smppInbound, ...change }: Form, opened?: Carrier): Carrier {
  const list = (rows?: Row[], initial?: object, before: { ipv4: string | null }[] = []) =>
    rows?.map(([ipv4, edit]) => ({
      ...(before.find((row) => row.ipv4 === ipv4) ?? { ...initial, local_id: ipv4, ipv4 }),
      ...edit,
    }));
  const lists = {
    sip_gateways: list(sip, newSip, opened?.sip_gateways),
    smpp_outbound_gateways: list(smpp, newSmpp, opened?.smpp_outbound_gateways),
    smpp_inbound_gateways: list(smppInbound, newInbound, opened?.smpp_inbound_gateways),
  };
  const given = Object.entries(lists).filter(([, list]) => list !== undefined);
  return { ...opened, ...change, ...Object.fromEntries(given) } as Carrier;
}

let count = 0;
const create = async (form: Form): Promise<Carrier> => {
  const initial = { name: `Carrier ${count++}`, is_active: true, dtmf_type: 'rfc2833' };
  return (await dataProvider.create<Carrier>('carriers', { data: toData({ ...initial, ...form }) }))
    .data;
};
const remove = (id: string) => dataProvider.delete('carriers', { id });

/** What an error says, in one line: what was not saved, or else why nothing was, and at which field. */
const toldBy = (error: HttpError) => {
  const textOf = (name: StepName) => {
    const { key, args = {} } = typeof name === 'string' ? { key: name } : name;
    return [key.split('.').at(-1), ...Object.values(args)].join(' ');
  };
  const text =
    error instanceof PartialSaveError
      ? `not ${error.failed.map(({ name }) => textOf(name))}`
      : `${error.status} ${error.message}`;
  return [text, ...Object.keys(error.body.errors ?? {})].join(' at ');
};

/** One save of a form, and what must come of it. */
interface Save {
  /** The carrier is read again first: as when the page is loaded anew. */
  isOpenedAnew?: true;
  form: Form;
  /** The call that fails, and how when the platform is not to refuse it. */
  fails?: [method: string, path: RegExp, answer?: () => Response];
  /** What the form is told; nothing unless given. */
  told?: string;
  /** Every call that writes; with its body where the row is about that. */
  sent: (string | [call: string, body: object])[];
  /** What the platform stores afterwards: columns of the carrier, addresses of its gateways. */
  stored: object;
}

/** What is stored at first, what somebody else does once the form is open, and what is saved. */
interface Story {
  user?: User;
  created?: Form;
  meanwhile?: string[];
  saves: Save[];
}

const path = 'ServiceProviders/*/VoipCarriers/*';
const [sip, smpp]: [Row[], Row[]] = [
  [['10.4.0.1'], ['10.4.0.2']],
  [['10.4.0.3'], ['10.4.0.4']],
];
const changed: Row = ['10.4.0.1', { port: 5099 }];
const removed: Row = ['10.4.0.2', { is_removed: true }];
/** Seven writes: the carrier, and of both kinds of gateways a changed, a removed and a new one. */
const everything: Form = {
  diversion: '15550199',
  sip: [changed, removed, ['10.4.0.5']],
  smpp: [['10.4.0.3', { port: 2799 }], ['10.4.0.4', { is_removed: true }], ['10.4.0.6']],
};
const seven = [
  `PUT ${path}`,
  'PUT SipGateways/*',
  'POST SipGateways',
  'PUT SmppGateways/*',
  'POST SmppGateways',
  'DELETE SipGateways/*',
  'DELETE SmppGateways/*',
];
const allStored = {
  diversion: '15550199',
  sip: ['10.4.0.1:5099', '10.4.0.5:5060'],
  smpp: ['10.4.0.3:2799', '10.4.0.6:2775'],
};
const unchanged = { diversion: null, sip: ['10.4.0.1:5060', '10.4.0.2:5060'] };
const first: Save = { form: everything, sent: seven, stored: allStored };
const changeRefused: Save = {
  ...first,
  fails: ['PUT', /^SipGateways/],
  told: 'not sipGateway 10.4.0.1:5099',
  stored: { ...allStored, sip: ['10.4.0.1:5060', '10.4.0.5:5060'] },
};

const stories: Record<string, Story> = {
  'sends only what changed, on the path of a provider': {
    saves: [
      {
        form: { diversion: '15550100', tech_prefix: null },
        sent: [[`PUT ${path}`, { diversion: '15550100' }]],
        stored: { ...unchanged, diversion: '15550100' },
      },
    ],
  },
  'sends it on the path of an account': {
    user: 'sam',
    saves: [
      {
        form: { tech_prefix: '123' },
        sent: [['PUT Accounts/*/VoipCarriers/*', { tech_prefix: '123' }]],
        stored: { tech_prefix: '123' },
      },
    ],
  },
  'never sends its registration state, nor a null where none may be': {
    created: { diversion: '15550100' },
    saves: [
      {
        form: {
          register_status: { status: 'fail' },
          is_active: null as unknown as boolean,
          dtmf_type: '',
          tech_prefix: '',
          diversion: null,
        },
        sent: [[`PUT ${path}`, { diversion: null }]],
        stored: { diversion: null, is_active: 1, dtmf_type: 'rfc2833' },
      },
    ],
  },
  'sends what the platform checks together as a whole': {
    saves: [
      {
        form: {
          sip: [['10.4.0.1', { inbound: false, outbound: true, netmask: 24 }], ['10.4.0.2']],
        },
        sent: [['PUT SipGateways/*', { ipv4: '10.4.0.1', inbound: 0, outbound: 1, netmask: 32 }]],
        stored: unchanged,
      },
    ],
  },
  'keeps what somebody else stored in columns that the operator left alone': {
    meanwhile: ["UPDATE sip_gateways SET protocol = 'tls' WHERE voip_carrier_sid = ?"],
    saves: [
      {
        form: { sip: [changed, ['10.4.0.2']] },
        sent: [['PUT SipGateways/*', { port: 5099 }]],
        stored: { sip: ['10.4.0.1:5099', '10.4.0.2:5060'], protocols: ['tls', 'tls'] },
      },
    ],
  },
  'sends all of it in seven calls': { saves: [first] },
  'that is refused the carrier sends it the next time': {
    saves: [
      {
        ...first,
        fails: ['PUT', /VoipCarriers/],
        told: 'not carrier',
        stored: { ...allStored, diversion: null },
      },
      { ...first, sent: [`PUT ${path}`] },
    ],
  },
  'that is refused a gateway sends it the next time': {
    saves: [changeRefused, { ...first, sent: ['PUT SipGateways/*'] }],
  },
  'of which a new SIP gateway does not arrive sends it the next time': {
    saves: [
      {
        ...first,
        fails: ['POST', /^SipGateways/, unreachable],
        sent: seven.filter((call) => call !== 'DELETE SipGateways/*'),
        told: 'not sipGateway 10.4.0.5:5060,sipGatewayRemoved 10.4.0.2:5060',
        stored: { ...allStored, sip: ['10.4.0.1:5099', '10.4.0.2:5060'] },
      },
      { ...first, sent: ['POST SipGateways', 'DELETE SipGateways/*'] },
    ],
  },
  'of which a new SMPP gateway does not arrive sends it the next time': {
    saves: [
      {
        ...first,
        fails: ['POST', /^SmppGateways/, unreachable],
        sent: seven.filter((call) => call !== 'DELETE SmppGateways/*'),
        told: 'not smppOutboundGateway 10.4.0.6:2775,smppOutboundGatewayRemoved 10.4.0.4:2775',
        stored: { ...allStored, smpp: ['10.4.0.3:2799', '10.4.0.4:2775'] },
      },
      { ...first, sent: ['POST SmppGateways', 'DELETE SmppGateways/*'] },
    ],
  },
  'is finished also by a form that was loaded anew': {
    saves: [
      changeRefused,
      {
        isOpenedAnew: true,
        form: { sip: [changed, ['10.4.0.5']] },
        sent: ['PUT SipGateways/*'],
        stored: allStored,
      },
    ],
  },
  'is finished without the new gateway, which does not stay': {
    saves: [
      changeRefused,
      {
        form: { ...everything, sip: [changed, removed] },
        sent: ['PUT SipGateways/*', 'DELETE SipGateways/*'],
        stored: { ...allStored, sip: ['10.4.0.1:5099'] },
      },
    ],
  },
  'is finished with the new gateway changed': {
    saves: [
      {
        ...first,
        fails: ['DELETE', /^SipGateways/],
        told: 'not sipGatewayRemoved 10.4.0.2:5060',
        stored: { ...allStored, sip: ['10.4.0.1:5099', '10.4.0.2:5060', '10.4.0.5:5060'] },
      },
      {
        form: { ...everything, sip: [changed, removed, ['10.4.0.5', { ipv4: '10.4.0.7' }]] },
        sent: ['PUT SipGateways/*', 'DELETE SipGateways/*'],
        stored: { ...allStored, sip: ['10.4.0.1:5099', '10.4.0.7:5060'] },
      },
    ],
  },
  'leaves no new gateway when the form is back to what it was opened with': {
    saves: [
      {
        form: { diversion: '15550199', sip: [...sip, ['10.4.0.8']] },
        fails: ['PUT', /VoipCarriers/],
        told: 'not carrier',
        sent: [`PUT ${path}`, 'POST SipGateways'],
        stored: { diversion: null, sip: [...unchanged.sip, '10.4.0.8:5060'] },
      },
      { form: {}, sent: ['DELETE SipGateways/*'], stored: unchanged },
    ],
  },
  'tells at its row what the platform has a reason against': {
    saves: [
      {
        form: { diversion: '15550199', sip: [...sip, ['sip.bad.example']] },
        told: 'not sipGateway sip.bad.example:5060 at sip_gateways.2.ipv4',
        sent: [`PUT ${path}`, 'POST SipGateways'],
        stored: { ...unchanged, diversion: '15550199' },
      },
    ],
  },
  'makes a changed gateway anew that somebody else has deleted': {
    meanwhile: ['DELETE FROM sip_gateways WHERE voip_carrier_sid = ?'],
    saves: [
      {
        form: { sip: [changed] },
        sent: ['POST SipGateways'],
        stored: { sip: ['10.4.0.1:5099'] },
      },
    ],
  },
  'tells that somebody else has deleted the carrier': {
    meanwhile: ['sip_gateways', 'smpp_gateways', 'voip_carriers'].map(
      (table) => `DELETE FROM ${table} WHERE voip_carrier_sid = ?`,
    ),
    saves: [
      {
        form: { sip: [changed] },
        told: '404 app.errors.deletedMeanwhile',
        sent: [],
        stored: { sip: [] },
      },
    ],
  },
  'throws a refusal as it is when nothing was saved': {
    saves: [
      {
        form: { diversion: '1' },
        fails: ['PUT', /VoipCarriers/],
        told: '500 The disk is full',
        sent: [`PUT ${path}`],
        stored: unchanged,
      },
    ],
  },
};

describe('a save of a carrier', () => {
  it.each(Object.entries(stories))(
    '%s',
    async (_what, { user = 'nora', meanwhile = [], ...story }) => {
      await signIn(user);
      const { id } = await create(story.created ?? { sip, smpp });
      let opened = await read(id);
      for (const sql of meanwhile) bench.platform.db.run(sql, id);
      for (const { form, fails, ...expected } of story.saves) {
        if (expected.isOpenedAnew) opened = await read(id);
        bench.calls.length = 0;
        if (fails) bench.answerOnce(fails[0], fails[1], fails[2] ?? broken);
        const meta = { log: logOf(opened) };
        const params = { id, data: toData(form, opened), previousData: opened, meta };
        const answer: Carrier | HttpError = await dataProvider
          .update<Carrier>('carriers', params)
          .then(
            ({ data }) => data,
            (error) => error,
          );
        const sent = writes().map(({ call, body }, index) =>
          typeof expected.sent[index] === 'string' ? call : [call, body],
        );
        const stored = {
          ...carrierOf(id),
          sip: addressesOf('sip_gateways', id),
          smpp: addressesOf('smpp_gateways', id),
          protocols: rows('SELECT * FROM sip_gateways WHERE voip_carrier_sid = ?', id).map(
            ({ protocol }) => protocol,
          ),
        };
        expect(sent).toEqual(expected.sent);
        expect(stored).toMatchObject(expected.stored);
        expect(answer instanceof Error ? toldBy(answer) : undefined).toBe(expected.told);
        if (answer instanceof PartialSaveError) expect(answer.saved).toHaveLength(sent.length - 1);
        if (!(answer instanceof Error)) expect(answer.sip_gateways).toHaveLength(stored.sip.length);
      }
    },
  );
  it('makes no call at all when nothing changed', async () => {
    const previousData = await read(sidOf('Voxbone'));
    bench.calls.length = 0;
    const { id } = previousData;
    await dataProvider.update('carriers', { id, data: { ...previousData }, previousData });
    expect(bench.calls).toEqual([]);
  });
});

describe('a carrier as a form reads it', () => {
  it('comes with its gateways, flags as booleans, in three calls', async () => {
    const carrier = await read(sidOf('Skyline Trunks'));
    expect(
      calls()
        .map(({ call }) => call)
        .sort(),
    ).toEqual([
      'GET SipGateways?voip_carrier_sid=*',
      'GET SmppGateways?voip_carrier_sid=*',
      'GET VoipCarriers/*',
    ]);
    expect(carrier).toMatchObject({
      requires_register: true,
      sip_gateways: [{ inbound: false, outbound: true }],
      smpp_outbound_gateways: [{ port: 2775 }],
      smpp_inbound_gateways: [{ port: 2776 }],
    });
  });
  it('shows a gateway of both directions once, among those that send', async () => {
    const { id } = await create({ smpp: [['10.0.0.1', { inbound: true }]] });
    expect(await read(id)).toMatchObject({
      smpp_outbound_gateways: [{ ipv4: '10.0.0.1' }],
      smpp_inbound_gateways: [],
    });
  });
});

describe('a new carrier', () => {
  it('is made first, then its gateways with their defaults', async () => {
    const outwards = { inbound: false, outbound: true, port: null, netmask: 24 };
    const created = await create({
      sip: [[' 10.1.0.1 '], ['sip.new.example', outwards]],
      smpp: [['10.1.0.2']],
      smppInbound: [['10.1.0.3']],
    });
    const sip = { ...newSip, sip_gateway_sid: undefined, voip_carrier_sid: created.id };
    const smpp = { ...newSmpp, smpp_gateway_sid: undefined, voip_carrier_sid: created.id };
    const one = { ipv4: '10.1.0.1', inbound: 1, outbound: 0 };
    const two = { ipv4: 'sip.new.example', port: null, netmask: 32, inbound: 0, outbound: 1 };
    expect(writes().map(({ call }) => call)).toEqual([
      'POST ServiceProviders/*/VoipCarriers',
      'POST SipGateways',
      'POST SipGateways',
      'POST SmppGateways',
      'POST SmppGateways',
    ]);
    const bodies = writes().map(({ body }) => body);
    expect(bodies.slice(1)).toEqual([
      { ...sip, ...one },
      { ...sip, ...two },
      { ...smpp, ipv4: '10.1.0.2', inbound: 0, outbound: 1 },
      { ...smpp, ipv4: '10.1.0.3', inbound: 1, outbound: 0 },
    ]);
    expect(addressesOf('sip_gateways', created.id)).toEqual([
      '10.1.0.1:5060',
      'sip.new.example:null',
    ]);
    expect(created.sip_gateways?.map(({ sip_gateway_sid }) => sip_gateway_sid)).not.toContain(null);
  });
  it.each<[User, path: string]>([
    ['nora', 'ServiceProviders/*/VoipCarriers'],
    ['admin', 'ServiceProviders/*/VoipCarriers'],
    ['sam', 'Accounts/*/VoipCarriers'],
  ])('is made by %s on the path of its scope', async (user, path) => {
    await signIn(user);
    const { id } = await create({ account_sid: null });
    const [post] = writes();
    expect(post?.call).toBe(`POST ${path}`);
    expect(carrierOf(id)?.service_provider_sid).not.toBeNull();
    expect(Boolean(carrierOf(id)?.account_sid)).toBe(user === 'sam');
    expect(Object.keys(post?.body as object).includes('account_sid')).toBe(user !== 'sam');
  });
});

describe('a deleted carrier', () => {
  it('goes with its gateways', async () => {
    const { id } = await create({ sip: [['10.5.0.1']], smpp: [['10.5.0.2']] });
    await remove(id);
    expect(carrierOf(id)).toBeUndefined();
    expect(addressesOf('sip_gateways', id)).toEqual([]);
    expect(addressesOf('smpp_gateways', id)).toEqual([]);
  });
  it('that somebody else deleted first is deleted all the same', async () => {
    const { id } = await create({ sip: [['10.5.0.3']] });
    await remove(id);
    await expect(remove(id)).resolves.toMatchObject({ data: { id } });
  });
  // The platform has taken the gateways of the second away when its routing table stops it.
  it.each<[User, name: string, told: unknown]>([
    ['nora', 'Twilio', 'resources.carriers.validation.hasNumbers'],
    ['nora', 'Clinic PBX', 'app.errors.inUse'],
    ['sam', 'Bank PBX', expect.any(String)],
  ])('is refused to %s in words, and keeps its gateways (%s)', async (user, name, message) => {
    await signIn(user);
    const gateways = () =>
      rows(
        `SELECT ipv4, port, netmask, inbound, outbound, protocol, is_active FROM sip_gateways
          WHERE voip_carrier_sid = ? ORDER BY ipv4, port`,
        sidOf(name),
      );
    const before = gateways();
    expect(before.length).toBeGreaterThan(0);
    const error = await remove(sidOf(name)).catch((reason) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error.message).toEqual(message);
    expect(gateways()).toEqual(before);
  });
});

describe('what uses a carrier', () => {
  it.each<[User, name: string, numbers: number, routings: string[]]>([
    ['nora', 'Twilio', 6, ['Northwind outbound']],
    ['nora', 'Voxbone', 0, ['Northwind outbound']],
    // The second names it in its default entry alone.
    ['admin', 'Telnyx', 0, ['Clinic outbound', 'Northwind outbound']],
    ['nora', 'Old Valley Telephone', 0, []],
  ])('is named to %s: numbers and routing tables (%s)', async (user, name, numbers, routings) => {
    await signIn(user);
    const usage = await dataProvider.getCarrierUsage(await read(sidOf(name)));
    expect(usage.routings.map(({ name: table }) => table).sort()).toEqual(routings);
    expect(usage.phoneNumbers.records.length).toBeGreaterThanOrEqual(numbers);
    expect(usage.phoneNumbers.looked).toBeUndefined();
    if (routings.length === 0) expect(usage.phoneNumbers.records).toEqual([]);
  });
});

describe('the list', () => {
  const list = (filter = {}) =>
    dataProvider.getList<Carrier>('carriers', {
      filter,
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'platform', order: 'ASC' },
    });
  it('is paged and searched by the platform', async () => {
    const { data } = await list({ q: 'pbx' });
    expect(calls()).toMatchObject([
      { call: 'GET ServiceProviders/*/VoipCarriers?name=pbx&page=1&page_size=25' },
    ]);
    expect(data.map(({ name }) => name)).toEqual(['Bank PBX', 'Clinic PBX']);
  });
  it('holds what an account can use: its own and what the provider lends it', async () => {
    await signIn('sam');
    const { data } = await list();
    const names = data.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Clinic PBX', 'Twilio']));
    expect(names).not.toContain('Bank PBX');
  });
  it('can be narrowed to the provider level', async () => {
    const { data, meta } = await list({ account_sid: 'provider-level' });
    expect(data.length).toBeGreaterThan(2);
    expect(data.every(({ account_sid }) => account_sid === null)).toBe(true);
    expect(meta).toMatchObject({ isWhole: true, order: { field: 'name', order: 'ASC' } });
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
  it.each<[User, isOfAccount: boolean]>([
    ['admin', false],
    ['nora', false],
    ['sam', true],
  ])('becomes a carrier of %s with its gateways', async (user, isOfAccount) => {
    await signIn(user);
    const template = {
      predefined_carrier_sid: templateOf('TelecomsXChange'),
      name: 'TelecomsXChange',
    };
    const sid = (await dataProvider.create<Carrier>('carriers', { data: { template } })).data.id;
    const row = carrierOf(sid);
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
  it.each<[answer: string, Response]>([
    ['has none', Response.json({ total: 0 })],
    ['captures nothing (400)', new Response('Bad Request', { status: 400 })],
    ['captures nothing (404)', new Response('Bad Request', { status: 404 })],
    ['captures nothing (501)', new Response('Bad Request', { status: 501 })],
  ])('is none, and not asked for, when the platform %s', async (_answer, answer) => {
    const carrier = await read(sidOf('Telnyx'));
    bench.calls.length = 0;
    bench.answerOnce('GET', /RecentCalls/, () => answer);
    expect(await dataProvider.getRegisterCapture(carrier, 'a/b')).toBeNull();
    expect(calls()).toMatchObject([{ call: expect.stringContaining('a%2Fb') }]);
  });
  it('that cannot be fetched is a failure', async () => {
    const carrier = await read(sidOf('Telnyx'));
    bench.answerOnce('GET', /RecentCalls/, () => new Response('', { status: 500 }));
    const capture = dataProvider.getRegisterCapture(carrier, 'x');
    await expect(capture).rejects.toMatchObject({ status: 500 });
  });
});

it('a save of rows alone answers what others stored of the carrier meanwhile', async () => {
  const { id } = await create({ name: 'Ours', sip });
  const opened = await read(id);
  bench.platform.db.run("UPDATE voip_carriers SET name = 'Theirs' WHERE voip_carrier_sid = ?", id);
  const { data } = await dataProvider.update<Carrier>('carriers', {
    id,
    data: toData({ sip: [changed, ['10.4.0.2']] }, opened),
    previousData: opened,
    meta: { decide: async () => null },
  });
  expect(data.name).toBe('Theirs');
  expect(carrierOf(id)).toMatchObject({ name: 'Theirs' });
  expect(addressesOf('sip_gateways', id)).toEqual(['10.4.0.1:5099', '10.4.0.2:5060']);
  await remove(id);
});
