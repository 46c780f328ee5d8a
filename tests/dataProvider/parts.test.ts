import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import type { PartialSaveError } from '../../src/dataProvider/partialSave';
import type { HttpError } from '../../src/http';
import { logOf } from '../support/formLogs';
import { type Bench, createBench } from '../support/platformFetch';
import { serviceKey } from '../support/speechVendors';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterEach(() => expect(bench.platform.poison).toEqual([]));
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

type Row = Record<string, unknown>;
type Opened = Row & { id: string };
type Step = 'add' | 'change' | 'remove';

/** Rows of one kind: every record is made with `one` and `two`, and `three` is what a form adds. */
interface Kind {
  resource: string;
  user: 'nora' | 'admin';
  /** The record as a form makes it, with its rows. */
  record: (name: string) => Row;
  /** What the record itself is called where a save tells its parts. */
  label: string;
  /** Where the record holds the rows. */
  source: string;
  /** What the form holds there after the steps: `three` added, `one` changed, `two` removed. */
  edit: (opened: Opened, steps: Step[]) => unknown;
  /** The rows without `two`, as an input takes one out that marks nothing. */
  takenOut: (opened: Opened) => unknown;
  /** The same rows in another order. */
  moved: (opened: Opened) => unknown;
  /** The stored rows, each as a text. */
  stored: (id: string) => string[];
  texts: { one: string; changed: string; two: string; three: string };
  calls: Record<Step, string>;
  /** What somebody else stores in a column, or a row, that the steps leave alone; and what is there. */
  storeNewer: (id: string) => void;
  newest: (id: string) => unknown;
}

const db = {
  all: (sql: string, ...params: string[]) => bench.platform.db.all(sql, ...params),
  run: (sql: string, ...params: string[]) => bench.platform.db.run(sql, ...params),
};

/** A kind whose record holds a list of rows. */
const listed = (source: string, idKey: string, row: (name: string) => Row, change: Row) => ({
  source,
  edit: (opened: Opened, steps: Step[]) => {
    const [one, two] = opened[source] as [Row, Row];
    return [
      ...(steps.includes('add') ? [{ ...row('three'), [idKey]: null, local_id: 'three' }] : []),
      steps.includes('change') ? { ...one, ...change } : one,
      steps.includes('remove') ? { ...two, is_removed: true } : two,
    ];
  },
  takenOut: (opened: Opened) => (opened[source] as Row[]).slice(0, 1),
  moved: (opened: Opened) => [...(opened[source] as Row[])].reverse(),
  rows: { [source]: [row('one'), row('two')] },
});

const addresses: Record<string, string> = { one: '10.8.0.1', two: '10.8.0.2', three: '10.8.0.3' };

const gateway = (name: string, more: Row): Row => ({
  ipv4: addresses[name],
  port: 5060,
  netmask: 32,
  inbound: true,
  ...more,
});

const gateways = (path: string, source: string, more: Row, newer: string): Kind => {
  const table = path === 'SipGateways' ? 'sip_gateways' : 'smpp_gateways';
  const list = listed(source, `${table.slice(0, -1)}_sid`, (name) => gateway(name, more), {
    port: 5099,
  });
  return {
    ...list,
    resource: 'carriers',
    label: 'resources.carriers.parts.carrier',
    user: 'nora',
    record: (name) => ({ name, is_active: true, dtmf_type: 'rfc2833', ...list.rows }),
    stored: (id) =>
      db
        .all(`SELECT * FROM ${table} WHERE voip_carrier_sid = ?`, id)
        .map(({ ipv4, port }) => `${ipv4}:${port}`),
    texts: {
      one: '10.8.0.1:5060',
      changed: '10.8.0.1:5099',
      two: '10.8.0.2:5060',
      three: '10.8.0.3:5060',
    },
    calls: { add: `POST ${path}`, change: `PUT ${path}/*`, remove: `DELETE ${path}/*` },
    storeNewer: (id) => {
      db.run(
        `UPDATE ${table} SET ${newer} = 1 WHERE ipv4 = '10.8.0.1' AND voip_carrier_sid = ?`,
        id,
      );
    },
    newest: (id) =>
      db.all(
        `SELECT ${newer} AS value FROM ${table} WHERE ipv4 = '10.8.0.1' AND voip_carrier_sid = ?`,
        id,
      )[0]?.value,
  };
};

const voice = (name: string): Row => ({
  name: `Voice ${name}`,
  reported_usage: 'REALTIME',
  model: 'first',
  use_voice_cloning_key: false,
});
const voiceList = listed('custom_voices', 'google_custom_voice_sid', voice, { model: 'second' });
const voices: Kind = {
  ...voiceList,
  resource: 'speech-services',
  label: 'resources.speech-services.parts.credential',
  user: 'nora',
  record: (label) => ({
    vendor: 'google',
    service_key: serviceKey,
    use_for_tts: true,
    use_for_stt: false,
    label,
    ...voiceList.rows,
  }),
  stored: (id) =>
    db
      .all('SELECT * FROM google_custom_voices WHERE speech_credential_sid = ?', id)
      .map(({ name, model }) => `${name} ${model}`),
  texts: {
    one: 'Voice one first',
    changed: 'Voice one second',
    two: 'Voice two first',
    three: 'Voice three first',
  },
  calls: {
    add: 'POST GoogleCustomVoices',
    change: 'PUT GoogleCustomVoices/*',
    remove: 'DELETE GoogleCustomVoices/*',
  },
  storeNewer: (id) => {
    db.run(
      "UPDATE google_custom_voices SET reported_usage = 'OFFLINE' WHERE name = 'Voice one' AND speech_credential_sid = ?",
      id,
    );
  },
  newest: (id) =>
    db.all(
      "SELECT * FROM google_custom_voices WHERE name = 'Voice one' AND speech_credential_sid = ?",
      id,
    )[0]?.reported_usage,
};

const limits = (resource: string, path: string, owner: string): Kind => ({
  resource,
  label: `resources.${resource}.name`,
  user: 'admin',
  source: 'limits',
  record: (name) => ({ name, limits: { voice_call_session: 5, voice_call_minutes: 60 } }),
  edit: ({ limits: opened }, steps) => ({
    ...(opened as Row),
    ...(steps.includes('add') && { voice_call_minutes_license: 7 }),
    ...(steps.includes('change') && { voice_call_session: 0 }),
    ...(steps.includes('remove') && { voice_call_minutes: null }),
  }),
  takenOut: ({ limits: opened }) => {
    const { voice_call_minutes: _two, ...kept } = opened as Row;
    return kept;
  },
  moved: ({ limits: opened }) => Object.fromEntries(Object.entries(opened as Row).reverse()),
  stored: (id) =>
    db
      .all(`SELECT * FROM ${owner}_limits WHERE ${owner}_sid = ? AND quantity <> 99`, id)
      .map(({ category, quantity }) => `${category} ${quantity}`),
  texts: {
    one: 'voice_call_session 5',
    changed: 'voice_call_session 0',
    two: 'voice_call_minutes 60',
    three: 'voice_call_minutes_license 7',
  },
  calls: {
    add: `POST ${path}/*/Limits`,
    change: `POST ${path}/*/Limits`,
    remove: `DELETE ${path}/*/Limits?category=voice_call_minutes`,
  },
  storeNewer: (id) => {
    db.run(
      `INSERT INTO ${owner}_limits (${owner}_limits_sid, ${owner}_sid, category, quantity) VALUES (?, ?, 'voice_call_session_license', 99)`,
      crypto.randomUUID(),
      id,
    );
  },
  newest: (id) =>
    db.all(
      `SELECT * FROM ${owner}_limits WHERE ${owner}_sid = ? AND category = 'voice_call_session_license'`,
      id,
    )[0]?.quantity,
});

const kinds: [string, Kind, newest: unknown][] = [
  [
    'SIP gateways',
    gateways('SipGateways', 'sip_gateways', { outbound: true, protocol: 'udp' }, 'pad_crypto'),
    1,
  ],
  [
    'SMPP outbound gateways',
    gateways('SmppGateways', 'smpp_outbound_gateways', { outbound: true }, 'use_tls'),
    1,
  ],
  [
    'SMPP inbound gateways',
    gateways('SmppGateways', 'smpp_inbound_gateways', { outbound: false }, 'use_tls'),
    1,
  ],
  ['custom voices', voices, 'OFFLINE'],
  ['limits of an account', limits('accounts', 'Accounts', 'account'), 99],
  [
    'limits of a service provider',
    limits('service-providers', 'ServiceProviders', 'service_provider'),
    99,
  ],
];
const everyStep: Step[] = ['add', 'change', 'remove'];

const writes = () =>
  bench.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path.replace(/[0-9a-f-]{36}/g, '*')}`);
const split = (call: string): [string, RegExp] => {
  const [method = '', path = ''] = call.split(' ');
  return [method, new RegExp(`^${path.replace(/[?]/g, '\\?').replace(/\*/g, '[^/]+')}$`)];
};
const refused = () => Response.json({ msg: 'not today' }, { status: 500 });

describe.each(kinds)('%s', (_name, kind, newest) => {
  const { resource, source, texts, calls } = kind;
  let opened: Opened;
  let count = 0;
  const save = async (value: unknown) => {
    bench.calls.length = 0;
    const data = { ...opened, [source]: value };
    const params = { id: opened.id, data, previousData: opened, meta: { log: logOf(opened) } };
    return (await dataProvider.update(resource, params)).data;
  };
  const failureOf = (work: Promise<unknown>): Promise<PartialSaveError> =>
    work.then(
      () => Promise.reject(new Error('It should have failed')),
      (error) => error,
    );
  const read = async (id: string): Promise<Opened> =>
    (await dataProvider.getOne(resource, { id })).data;
  const expectStored = (...rows: string[]) =>
    expect(kind.stored(opened.id).sort()).toEqual(rows.sort());

  beforeEach(async () => {
    await bench.signIn(kind.user, kind.user === 'nora' ? 'Provider-demo1!' : 'Admin-demo1!');
    count += 1;
    const data = kind.record(`${_name} ${count}`);
    opened = await read(String((await dataProvider.create(resource, { data })).data.id));
    expectStored(texts.one, texts.two);
  });

  it.each<[Step, (keyof Kind['texts'])[]]>([
    ['add', ['one', 'two', 'three']],
    ['change', ['changed', 'two']],
    ['remove', ['one']],
  ])('%s takes one call, and what is answered is what is stored', async (step, after) => {
    const saved = await save(kind.edit(opened, [step]));
    expect(writes()).toEqual([calls[step]]);
    expectStored(...after.map((name) => texts[name]));
    expect(saved[source]).toEqual((await read(opened.id))[source]);
  });

  it('are stored before any is deleted', async () => {
    await save(kind.edit(opened, ['remove', 'change', 'add']));
    expect(writes().sort()).toEqual(everyStep.map((step) => calls[step]).sort());
    expect(writes().at(-1)).toBe(calls.remove);
    expectStored(texts.changed, texts.three);
  });

  it.each(['unchanged', 'moved'] as const)('%s make no write', async (how) => {
    await save(how === 'moved' ? kind.moved(opened) : kind.edit(opened, []));
    expect(writes()).toEqual([]);
    expectStored(texts.one, texts.two);
  });

  it.each(everyStep)(
    'that lost the answer to %s are finished without a doubled one',
    async (step) => {
      const edited = kind.edit(opened, [step]);
      bench.loseOnce(...split(calls[step]));
      await failureOf(save(edited));
      await save(edited);
      expect(writes()).toEqual([]);
      expect(new Set(kind.stored(opened.id)).size).toBe(kind.stored(opened.id).length);
      await save(kind.edit(opened, everyStep));
      expectStored(texts.changed, texts.three);
    },
  );

  it.each(['change', 'remove'] as const)(
    'may be taken back after a save that lost the answer to %s',
    async (step) => {
      bench.loseOnce(...split(calls[step]));
      await failureOf(save(kind.edit(opened, [step])));
      await save(opened[source]);
      expectStored(texts.one, texts.two);
    },
  );

  it.each(everyStep)(
    'of which one is refused (%s) tell it, and then send only that one',
    async (step) => {
      const edited = kind.edit(opened, everyStep);
      bench.answerOnce(...split(calls[step]), refused);
      const error = await failureOf(save(edited));
      // Nothing is taken away before what may replace it is there.
      const waits = step === 'add' && calls.add !== calls.change ? [calls.remove] : [];
      expect(error.saved).toHaveLength(2 - waits.length);
      expect(error.failed).toMatchObject([
        { error: { message: 'not today' } },
        ...waits.map(() => ({ error: { message: 'app.errors.stepWaits' } })),
      ]);
      await save(edited);
      expect(writes()).toEqual([calls[step], ...waits]);
      expectStored(texts.changed, texts.three);
    },
  );

  it.each(everyStep)(
    'may be taken back after a save of which one was refused (%s)',
    async (step) => {
      bench.answerOnce(...split(calls[step]), refused);
      await failureOf(save(kind.edit(opened, everyStep)));
      await save(opened[source]);
      expectStored(texts.one, texts.two);
      await save(opened[source]);
      expect(writes()).toEqual([]);
    },
  );

  it('that are taken out of what the form holds go, as those that are marked', async () => {
    await save(kind.takenOut(opened));
    expect(writes()).toEqual([calls.remove]);
    expectStored(texts.one);
  });

  it('that the form was not opened with stay', async () => {
    // Somebody else added the other one after the form was opened.
    const previousData = { ...opened, [source]: kind.takenOut(opened) };
    const changed = kind.edit(previousData, ['change']);
    const edited = Array.isArray(changed) ? changed.filter(Boolean) : changed;
    const data: Row = { ...previousData, [source]: edited };
    const meta = { log: logOf(previousData) };
    await dataProvider.update(resource, { id: opened.id, data, previousData, meta });
    expectStored(texts.changed, texts.two);
    delete data[source];
    await dataProvider.update(resource, { id: opened.id, data, previousData, meta });
    expectStored(texts.changed, texts.two);
  });

  it('keep what somebody else stored meanwhile', async () => {
    kind.storeNewer(opened.id);
    await save(kind.edit(opened, everyStep));
    expectStored(texts.changed, texts.three);
    expect(kind.newest(opened.id)).toBe(newest);
  });

  it('of a new record are told when they are refused, with the sid of the record', async () => {
    const [method, path] = split(calls.add);
    bench.answerOnce(method, path, refused);
    const data = kind.record(`${_name} half`);
    const error = await failureOf(dataProvider.create(resource, { data }));
    expect(error.saved).toEqual([kind.label, expect.anything()]);
    expect(error.failed).toMatchObject([{ error: { message: 'not today' } }]);
    opened = await read(String(error.createdId));
    expect(kind.stored(opened.id)).toHaveLength(1);
    bench.calls.length = 0;
    await save(data[source]);
    expect(writes()).toEqual([calls.add]);
    expectStored(texts.one, texts.two);
  });
});

describe('a new gateway that differs from a stored one', () => {
  it.each([
    ['in nothing is taken for it', {}, 0],
    ['in blanks is taken for it', { ipv4: ' 10.9.0.1 ' }, 0],
    ['in its address is another', { ipv4: '10.9.0.2' }, 1],
    ['in its port is another', { port: 5061 }, 1],
    ['in inbound is another', { inbound: false }, 1],
    ['in outbound is another', { outbound: false }, 1],
  ])('%s', async (_what, change, made) => {
    await bench.signIn('nora', 'Provider-demo1!');
    const { id } = (await dataProvider.create('carriers', { data: { name: 'Twins' } })).data;
    const previousData = (await dataProvider.getOne('carriers', { id })).data;
    // The answer to an earlier try was lost: the form knows nothing of what it stored.
    db.run(
      "INSERT INTO sip_gateways (sip_gateway_sid, voip_carrier_sid, ipv4, port, netmask, inbound, outbound) VALUES (?, ?, '10.9.0.1', 5060, 32, 1, 1)",
      crypto.randomUUID(),
      id,
    );
    bench.calls.length = 0;
    const row = { ...gateway('two', { outbound: true }), ipv4: '10.9.0.1', ...change };
    const data = { ...previousData, sip_gateways: [row] };
    await dataProvider.update('carriers', { id, data, previousData });
    expect(writes()).toEqual(made ? ['POST SipGateways'] : []);
    expect(db.all('SELECT * FROM sip_gateways WHERE voip_carrier_sid = ?', id)).toHaveLength(
      1 + made,
    );
  });

  it('in the case of its name is taken for it', async () => {
    const [stored, typed] = ['sip.one.example', ' SIP.One.Example'].map((ipv4) => ({
      ...gateway('one', { outbound: true }),
      inbound: false,
      ipv4,
    }));
    await bench.signIn('nora', 'Provider-demo1!');
    const made = { name: 'Twins', sip_gateways: [stored] };
    const { id } = (await dataProvider.create('carriers', { data: made })).data;
    const opened = (await dataProvider.getOne('carriers', { id })).data;
    bench.calls.length = 0;
    const previousData = { ...opened, sip_gateways: [] };
    const data = { ...opened, sip_gateways: [typed] };
    await dataProvider.update('carriers', { id, data, previousData });
    expect(writes().filter((call) => !call.startsWith('PUT'))).toEqual([]);
  });
});

describe.each([
  ['carriers', 'SipGateways', false],
  ['carriers', 'SmppGateways', false],
  ['accounts', 'Accounts/.*/Limits', false],
  ['service-providers', 'ServiceProviders/.*/Limits', false],
  ['speech-services', 'GoogleCustomVoices', true],
])('a record of %s whose %s cannot be had', (resource, path, isOptional) => {
  it.each([403, 404, 501, 500])(
    '(%s) opens only where such rows may be lacking',
    async (status) => {
      await bench.signIn('admin', 'Admin-demo1!');
      const kind = kinds.map(([, one]) => one).find((one) => one.resource === resource);
      const data = kind?.record(`${resource} ${path} ${status}`) ?? {};
      const { id } = (await dataProvider.create(resource, { data })).data;
      bench.answerOnce('GET', new RegExp(path), () => Response.json({ msg: 'no' }, { status }));
      const outcome = await dataProvider.getOne(resource, { id }).then(
        ({ data: record }) => (record.custom_voices === undefined ? 'lacking' : 'opened'),
        (error: HttpError) => error.status,
      );
      // The platform's own word for what is not there is kept by 404 alone.
      expect(outcome).toBe(isOptional && status !== 500 ? 'lacking' : status);
    },
  );
});
