import Ajv from 'ajv';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  documentOf,
  documentSchema,
  documentText,
  readText,
} from '../../src/engines/configuration';
import {
  accountUser,
  adminOf,
  type Bench,
  benchOf,
  providerUser,
  session,
  type Trouble,
} from './bench';

let bench: Bench;
let admin: string;
const sidOf = (table: string, column: string, name: string) =>
  String(bench.platform.db.get(`SELECT ${column} AS sid FROM ${table} WHERE name = ?`, name)?.sid);
const provider = () => sidOf('service_providers', 'service_provider_sid', 'Northwind Voice');
const other = () =>
  bench.platform.db.get(
    "SELECT service_provider_sid AS sid, name FROM service_providers WHERE name <> 'Northwind Voice'",
  ) as { sid: string; name: string };
const account = (name: string) => sidOf('accounts', 'account_sid', name);
const rows = (sql: string, ...values: string[]) => bench.platform.db.all(sql, ...values);

beforeEach(async () => {
  bench = await benchOf();
  admin = await bench.token('admin', 'Admin-demo1!');
});
afterEach(async () => {
  expect(bench.platform.poison).toEqual([]);
  await bench.platform.close();
});

const asAdmin = (of: string | null = null, providerSid = provider(), trouble?: Trouble) =>
  session(bench, admin, { caller: adminOf(providerSid), account: of }, trouble);

describe('an exported document', () => {
  it('keeps to its schema, and reads as what it was written from', async () => {
    const validate = new Ajv({ strict: false }).compile(documentSchema());
    for (const of of [null, account('Sunrise Clinic'), account('Cedar Bank')]) {
      const found = await asAdmin(of).read();
      expect(validate(documentOf(found)), JSON.stringify(validate.errors)).toBe(true);
      const text = documentText(documentOf(found), 'yaml');
      const { configuration, problems } = readText(text);
      expect(problems).toEqual([]);
      if (!configuration) throw new Error('no document');
      expect(documentText(documentOf(configuration), 'yaml')).toBe(text);
      expect(readText(documentText(documentOf(found), 'json')).problems).toEqual([]);
    }
  });

  it.each(['Sunrise Clinic', null])(
    'is read in no more answers than are said to be needed, and in no fewer (%s)',
    async (of) => {
      // Only credentials of one vendor have rows of their own.
      const [credential = {}] = rows(
        "SELECT * FROM speech_credentials WHERE vendor = 'deepgram' AND account_sid IS NOT NULL",
      );
      const columns = Object.keys(credential);
      const copy = `INSERT INTO speech_credentials (${columns}) VALUES (${columns.map(() => '?')})`;
      for (let index = 0; index < 60; index += 1) {
        const speech_credential_sid = crypto.randomUUID();
        const one = { ...credential, speech_credential_sid, label: `copy ${index}` };
        bench.platform.db.run(copy, ...columns.map((column) => one[column as keyof typeof one]));
      }
      const told: [number, number][] = [];
      await asAdmin(of && account(of)).read((...progress) => void told.push(progress));
      expect(told.map(([done]) => done)).toEqual(told.map((_one, index) => index + 1));
      expect(told.filter(([done, known]) => known < done || known > told.length)).toEqual([]);
    },
  );

  it('holds no secret, masked or not, and nothing of another service provider', async () => {
    const text = await asAdmin().exported();
    const secrets = rows('SELECT password FROM webhooks WHERE password IS NOT NULL').concat(
      rows('SELECT register_password AS password FROM voip_carriers'),
      rows('SELECT smpp_password AS password FROM voip_carriers'),
      rows('SELECT webhook_secret AS password FROM accounts'),
    );
    const known = secrets
      .map(({ password }) => String(password ?? ''))
      .filter((one) => one.length > 3);
    expect(known.length).toBeGreaterThan(5);
    expect(known.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/XXXX|private_key/);
    expect(text).not.toContain(other().name);
  });

  it('says the same to a user of the service provider and of the account, as far as they see it', async () => {
    const nora = await bench.token('nora', 'Provider-demo1!');
    const asNora = session(bench, nora, { caller: providerUser(provider()) });
    const seen = (await asNora.exported()).split('\n');
    const all = (await asAdmin().exported()).split('\n');
    expect(seen.filter((line) => !all.includes(line))).toEqual([]);
    const sam = await bench.token('sam', 'Account-demo1!');
    const own = account('Sunrise Clinic');
    const asSam = session(bench, sam, { caller: accountUser(own, provider()), account: own });
    const { writes } = await asSam.apply(await asSam.exported(), { removes: true });
    expect(writes).toBe(0);
  });
});

describe('a document of one account', () => {
  it('is applied to another account of another service provider', async () => {
    const text = await asAdmin(account('Sunrise Clinic')).exported();
    const { sid } = other();
    bench.platform.db.run(
      `INSERT INTO accounts (account_sid, name, service_provider_sid, webhook_secret)
       VALUES ('7d3f7a1c-0000-4000-8000-00000000000a', 'New Clinic', ?, 'wh_secret')`,
      sid,
    );
    const target = '7d3f7a1c-0000-4000-8000-00000000000a';
    // Domains of tenants and names of users are one on the whole platform, and carriers of the provider are lent there no more.
    const own = text.slice(0, text.indexOf('ms_teams_tenants:'));
    const lent = own.replace(/^ {2}- \{ number: .*\n/gm, '').replace('phone_numbers:\n', '');
    const document = lent.replace(/^routing_tables:[\s\S]*?(?=^sip_clients:)/m, '');
    const first = await asAdmin(target, sid).apply(document);
    expect(first.failed.map(({ error }) => String(error))).toEqual([]);
    expect(first.writes).toBeGreaterThan(10);
    const second = await asAdmin(target, sid).apply(document, { removes: true });
    expect(second.work.comparison.changes).toEqual([]);
    expect(second.writes).toBe(0);
    const there = await asAdmin(target, sid).exported();
    expect(there).toContain('name: New Clinic');
    expect(there).toContain('name: Appointments North');
  });
});

describe('records with one name', () => {
  it('are told apart by their sids, also where those are others after they were made again', async () => {
    const carriers = rows(
      'SELECT voip_carrier_sid AS sid FROM voip_carriers WHERE service_provider_sid = ? AND account_sid IS NULL LIMIT 2',
      provider(),
    );
    for (const { sid } of carriers) {
      bench.platform.db.run(
        "UPDATE voip_carriers SET name = 'Twin' WHERE voip_carrier_sid = ?",
        sid ?? '',
      );
    }
    const text = await asAdmin().exported();
    for (const { sid } of carriers) expect(text).toContain(`sid: ${sid}`);
    expect((await asAdmin().apply(text, { removes: true })).writes).toBe(0);
    const [first] = carriers;
    const changed = text.replace(
      `name: Twin\n    sid: ${first?.sid}`,
      `name: Twin\n    sid: ${first?.sid}\n    tech_prefix: "77"`,
    );
    expect((await asAdmin().apply(changed)).writes).toBe(1);
    expect(
      rows('SELECT tech_prefix FROM voip_carriers WHERE voip_carrier_sid = ?', String(first?.sid)),
    ).toEqual([{ tech_prefix: '77' }]);
    expect((await asAdmin().apply(changed, { removes: true })).writes).toBe(0);
    // A copy with another name that kept the sid is made, and what it was copied from stays.
    const part = new RegExp(`^ {2}- name: Twin\\n {4}sid: ${first?.sid}\\n(?: {4}.*\\n)+`, 'm');
    const copied = changed.replace(part, (one) => one + one.replace('name: Twin', 'name: Copy'));
    expect(copied).not.toBe(changed);
    const { failed } = await asAdmin().apply(copied);
    expect(failed).toEqual([]);
    expect(
      rows("SELECT name FROM voip_carriers WHERE name IN ('Twin', 'Copy') ORDER BY name"),
    ).toEqual(['Copy', 'Twin', 'Twin'].map((name) => ({ name })));
    expect((await asAdmin().apply(copied, { removes: true })).writes).toBe(0);
    expect(
      readText(text.replaceAll(/^ {4}sid: .*\n/gm, '')).problems.map(({ code }) => code),
    ).toEqual(['doubledRecord']);
  });
});

describe('a part of a document', () => {
  const part = (more: string) => `format: 1\nprovider:\n  name: Northwind Voice\n${more}`;
  const limits =
    '  root_domain: sip.northwind-voice.example\n  ms_teams_fqdn: teams.northwind-voice.example\n  limits: { voice_call_session: 1000 }\n';

  it('changes what it names by the calls of the console, and leaves the rest alone', async () => {
    const before = rows('SELECT * FROM phone_numbers');
    const document = part(
      `${limits}accounts: []\napplications:\n  - name: Fresh\n    account: City Library\n    call_hook: { url: https://a.example/1, method: POST }\n    call_status_hook: { url: https://a.example/2, method: POST, username: me, password: "\${P}" }\n`,
    );
    const admins = asAdmin();
    const { writes, failed } = await admins.apply(document);
    expect(failed).toEqual([]);
    expect(writes).toBe(1);
    expect(rows("SELECT name FROM applications WHERE name = 'Fresh'")).toHaveLength(1);
    expect(rows("SELECT password FROM webhooks WHERE url = 'https://a.example/2'")).toEqual([
      { password: 'Secret-p-1!' },
    ]);
    expect(rows('SELECT * FROM phone_numbers')).toEqual(before);
    // Secrets cannot be compared: the one that is stored stays, unless it is said that it is to be replaced.
    expect((await asAdmin().apply(document.replace('P}', 'Q}'))).writes).toBe(0);
    const replaced = await asAdmin().apply(document.replace('P}', 'Q}'), { replacesSecrets: true });
    expect(replaced.writes).toBe(1);
    expect(
      rows(
        "SELECT password FROM webhooks WHERE url = 'https://a.example/2' AND password LIKE '%q%'",
      ),
    ).toHaveLength(1);
  });

  it('deletes only of the kinds that it lists, and makes again what cannot be changed', async () => {
    const text = await asAdmin().exported();
    const lines = text.split('\n').filter((line) => /^ {2}- \{ number:/.test(line));
    const [line = ''] = lines.filter((one) => one.includes('carrier: Telnyx'));
    const number = /number: "(\d+)"/.exec(line)?.[1] ?? '';
    const moved = line.replace('carrier: Telnyx', 'carrier: Twilio');
    const document = part(
      `${limits}phone_numbers:\n${lines.slice(0, -1).join('\n').replace(line, moved)}\n`,
    );
    const applications = rows('SELECT COUNT(*) AS count FROM applications');
    const careful = await asAdmin().apply(document);
    expect(careful.writes).toBe(0);
    expect(careful.work.comparison.changes.map(({ what }) => what)).toEqual(['change', 'extra']);
    // A number is deleted once it is there again: one that nobody has rings nowhere.
    const carriersOf = () =>
      rows(
        `SELECT c.name FROM phone_numbers n JOIN voip_carriers c USING (voip_carrier_sid) WHERE n.number = ?`,
        number,
      );
    const halfWay = asAdmin(null, provider(), ({ method }) =>
      method === 'POST' ? 'killed' : 'sent',
    );
    await halfWay.apply(document, { removes: true }).catch(() => undefined);
    expect(carriersOf()).toEqual([{ name: 'Telnyx' }]);
    const { failed, writes } = await asAdmin().apply(document, { removes: true });
    expect(failed).toEqual([]);
    expect(writes).toBe(3);
    expect(carriersOf()).toEqual([{ name: 'Twilio' }]);
    expect(rows('SELECT COUNT(*) AS count FROM applications')).toEqual(applications);
  });

  it('deletes other users, and never the one that is signed in', async () => {
    const nora = await bench.token('nora', 'Provider-demo1!');
    const userSid = sidOf('users', 'user_sid', 'nora');
    const asNora = session(bench, nora, { caller: { ...providerUser(provider()), userSid } });
    const users = () =>
      rows('SELECT name FROM users WHERE service_provider_sid = ?', provider()).map(
        ({ name }) => name,
      );
    expect(users().length).toBeGreaterThan(2);
    const { failed } = await asNora.apply(part(`${limits}users: []\n`), { removes: true });
    expect(failed).toEqual([]);
    expect(users()).toEqual(['nora']);
  });
});

describe('a document by hand, with the least of each record', () => {
  // A flow on the left, so that a record is one line.
  const least = `format: 1
provider: { name: Northwind Voice }
accounts:
  - name: Least Clinic
    registration_hook: { url: https://apps.example.com/reg }
    queue_event_hook: { url: https://apps.example.com/queue }
    device_calling_application: Front
speech_services:
  - { vendor: microsoft, label: least, api_key: "\${A}", region: eastus }
  - { vendor: google, account: Least Clinic, service_key: "\${B_SERVICE_KEY}" }
applications:
  - name: Front
    account: Least Clinic
    call_hook: { url: https://apps.example.com/front }
    call_status_hook: { url: https://apps.example.com/status }
    messaging_hook: { url: https://apps.example.com/sms }
carriers:
  - name: Least Tel
    sip_gateways:
      - { ipv4: 192.0.2.77, inbound: true, outbound: true }
      - { ipv4: sip.least.example, inbound: false, outbound: true }
    smpp_outbound_gateways:
      - { ipv4: smpp.least.example, inbound: false, outbound: true }
    smpp_inbound_gateways:
      - { ipv4: 192.0.2.78, inbound: true, outbound: false }
phone_numbers:
  - { number: "15557770001", account: Least Clinic, carrier: Least Tel }
routing_tables:
  - name: Least routes
    account: Least Clinic
    routes:
      - { regex: ^44, carrier: Least Tel }
sip_clients:
  - { username: bare, account: Least Clinic, password: "\${C}" }
ms_teams_tenants:
  - { tenant_fqdn: least.teams.example, account: Least Clinic }
users:
  - { name: lea, account: Least Clinic, email: lea@least.example, initial_password: "\${D}" }
`;

  it('is settled at once: what the platform adds by itself is no difference', async () => {
    const first = await asAdmin().apply(least);
    expect(first.failed.map(({ error }) => String(error))).toEqual([]);
    expect(rows("SELECT method FROM webhooks WHERE url LIKE '%example.com/front'")).toEqual([
      { method: 'POST' },
    ]);
    expect(rows("SELECT port FROM smpp_gateways WHERE ipv4 = 'smpp.least.example'")).toEqual([
      { port: 2775 },
    ]);
    const second = await asAdmin().apply(least);
    const left = second.work.comparison.changes.filter(
      ({ what, entry }) => what !== 'extra' && entry.kind !== 'root',
    );
    expect(left.flatMap(({ fields }) => fields.map(({ path }) => path))).toEqual([]);
    expect(second.failed).toEqual([]);
  });
});

describe('applications that have one webhook together', () => {
  it('have each its own once a document says so, and then there is nothing to do', async () => {
    bench.platform.db.run(
      `UPDATE applications SET call_status_hook_sid =
         (SELECT call_status_hook_sid FROM applications WHERE name = 'Surveys North')
        WHERE name = 'Voicemail North'`,
    );
    const text = await asAdmin().exported();
    const part = /^ {2}- name: Voicemail North\n(?: {4}.*\n)+/m.exec(text)?.[0] ?? '';
    const changed = part.replace(
      /(call_status_hook:[^/]*url: )[^,\s]+/,
      '$1https://own.example/status',
    );
    expect(changed).not.toBe(part);
    const document = text.replace(part, changed);
    const first = await asAdmin().apply(document);
    expect([first.failed, first.writes]).toEqual([[], 1]);
    expect((await asAdmin().apply(document)).work.comparison.changes).toEqual([]);
  });
});

describe('routing tables, which a provider does not see of its accounts', () => {
  const provided = async (account: string | null = null) => {
    const nora = await bench.token('nora', 'Provider-demo1!');
    return session(bench, nora, { caller: providerUser(provider()), account });
  };
  const tables = () => rows('SELECT name FROM lcr ORDER BY name');
  const removeOwn = () =>
    bench.platform.db.run(
      'UPDATE lcr SET service_provider_sid = NULL WHERE service_provider_sid = ?',
      provider(),
    );

  it('are not offered to be made again, and are told as not compared', async () => {
    const before = tables();
    const all = await asAdmin().exported();
    const asNora = await provided();
    const { work, writes } = await asNora.apply(all, { removes: true });
    expect(work.comparison.changes).toEqual([]);
    expect(work.comparison.unseen).toEqual(['routing_tables']);
    expect(writes).toBe(0);
    expect(tables()).toEqual(before);
  });

  it.each(['of the provider', 'of an account'])(
    'are no part of a document %s where none is seen: an administrator deletes none by it',
    async (of) => {
      removeOwn();
      const one = of === 'of an account' ? account('Sunrise Clinic') : null;
      const text = await (await provided(one)).exported();
      expect(text).not.toContain('routing_tables');
      const before = tables();
      expect(before.length).toBeGreaterThan(0);
      const { work } = await asAdmin(one).apply(text, { removes: true });
      expect(work.comparison.changes).toEqual([]);
      expect(tables()).toEqual(before);
    },
  );
});

describe('10,000 numbers', () => {
  it('are read a thousand at a time, and a comparison writes nothing', async () => {
    const sid = account('City Library');
    const carrier = sidOf('voip_carriers', 'voip_carrier_sid', 'Telnyx');
    bench.platform.db.run(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 9999)
       INSERT INTO phone_numbers (phone_number_sid, number, account_sid, voip_carrier_sid)
       SELECT lower(hex(randomblob(4))) || '-0000-4000-8000-' || printf('%012d', i), '4989' || printf('%07d', i), ?, ? FROM n`,
      sid,
      carrier,
    );
    const own = asAdmin(sid);
    const text = await own.exported();
    const numbers = own.asked.filter(({ path }) => path.startsWith('PhoneNumbers'));
    expect(numbers.length).toBeLessThanOrEqual(11);
    expect(own.asked.length).toBeLessThan(40);
    const again = asAdmin(sid);
    const { writes, work } = await again.apply(text, { removes: true });
    expect(work.comparison).toMatchObject({ changes: [] });
    expect(work.comparison.same).toBeGreaterThan(10_000);
    expect(writes).toBe(0);
    expect(again.asked.every(({ method }) => method === 'GET')).toBe(true);
  });
});
