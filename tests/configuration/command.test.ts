import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../scripts/config/main';
import type { Machine } from '../../scripts/config/session';
import { type Bench, benchOf } from './bench';

let bench: Bench;
const home = mkdtempSync(join(tmpdir(), 'trunkline-config-'));
const file = join(home, 'voice.yaml');
const keys = {
  admin: '11111111-0000-4000-8000-000000000001',
  provider: '11111111-0000-4000-8000-000000000002',
  account: '11111111-0000-4000-8000-000000000003',
};

beforeAll(async () => {
  bench = await benchOf();
});
afterAll(async () => {
  rmSync(home, { recursive: true });
  await bench.platform.close();
});
beforeEach(() => {
  const { db } = bench.platform;
  const provider = db.get(
    "SELECT service_provider_sid AS sid FROM service_providers WHERE name = 'Northwind Voice'",
  );
  const account = db.get("SELECT account_sid AS sid FROM accounts WHERE name = 'City Library'");
  db.run('DELETE FROM api_keys');
  for (const [index, [token, providerSid, accountSid]] of [
    [keys.admin, null, null],
    [keys.provider, String(provider?.sid), null],
    [keys.account, null, String(account?.sid)],
  ].entries()) {
    db.run(
      'INSERT INTO api_keys (api_key_sid, token, service_provider_sid, account_sid) VALUES (?, ?, ?, ?)',
      `22222222-0000-4000-8000-00000000000${index}`,
      token ?? '',
      providerSid ?? null,
      accountSid ?? null,
    );
  }
});
afterEach(() => expect(bench.platform.poison).toEqual([]));

interface Outcome {
  code: number;
  out: string;
  said: string;
  asked: { method: string; path: string }[];
  /** How long it has waited, in milliseconds. */
  waits: number[];
}

/** Types a command line; `limited` requests are refused first, and no write is answered where `isLost`. */
async function type(
  line: string | string[],
  {
    env = {},
    limited = 0,
    isLost = false,
    answer = 'no',
    isTerminal = false,
    lostOnce,
    refuses = () => false,
  }: Partial<{
    env: Record<string, string>;
    limited: number;
    isLost: boolean;
    answer: string;
    isTerminal: boolean;
    /** The answer to the first write is lost; meanwhile this happens. */
    lostOnce: () => void;
    /** Writes that are refused, by their body. */
    refuses: (body: string) => boolean;
  }> = {},
): Promise<Outcome> {
  const outcome: Outcome = { code: 0, out: '', said: '', asked: [], waits: [] };
  let refused = 0;
  let meanwhile = lostOnce;
  const fetch = (async (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    outcome.asked.push({ method, path: String(url).replace('http://platform', '') });
    if (refused < limited) {
      refused += 1;
      return new Response('', { status: 429, headers: { 'Retry-After': '7' } });
    }
    if (refuses(String(body))) return new Response('{"msg":"not today"}', { status: 400 });
    if (isLost && method !== 'GET') return new Response('', { status: 504 });
    const answered = await bench.platform.app.inject({
      method: method as 'GET',
      url: String(url).replace('http://platform', ''),
      headers: headers as Record<string, string>,
      payload: typeof body === 'string' ? body : undefined,
    });
    if (meanwhile && method !== 'GET') {
      meanwhile();
      meanwhile = undefined;
      throw new TypeError('Failed to fetch');
    }
    const isEmpty = answered.statusCode === 204;
    return new Response(isEmpty ? null : answered.payload, { status: answered.statusCode });
  }) as typeof globalThis.fetch;
  const machine: Machine = {
    env: { TRUNKLINE_URL: 'http://platform/api/v1', TRUNKLINE_KEY: keys.provider, ...env },
    isTerminal,
    out: (text) => {
      outcome.out += `${text}\n`;
    },
    say: (text) => {
      outcome.said += `${text}\n`;
    },
    ask: async () => answer,
    fetch,
    sleep: async (milliseconds) => {
      outcome.waits.push(milliseconds);
    },
  };
  outcome.code = await main(typeof line === 'string' ? line.split(' ') : line, machine);
  return outcome;
}

const writesOf = ({ asked }: Outcome) => asked.filter(({ method }) => method !== 'GET');
const change = (from: string | RegExp, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
const exportTo = () => type(`config export --file ${file} --rate 100`);

describe('trunkline config', () => {
  it('exports, and finds no differences: 0', async () => {
    expect((await exportTo()).code).toBe(0);
    const diff = await type(`config diff --file ${file} --rate 100`);
    expect([diff.code, diff.out]).toEqual([0, expect.stringContaining('No differences.')]);
    const check = await type(`config check --file ${file}`);
    expect([check.code, check.asked]).toEqual([0, []]);
  });

  it.each([
    ['of an administrator', keys.admin, ['--provider', 'Northwind Voice'], 'provider'],
    ['of an administrator for one account', keys.admin, ['--account', 'City Library'], 'account'],
    ['of a service provider', keys.provider, [], 'provider'],
    ['of an account', keys.account, [], 'account'],
  ])('a key %s says who asks', async (_whose, key, more, of) => {
    const words = ['config', 'export', '--rate', '100', ...more];
    const { out, code, said } = await type(words, { env: { TRUNKLINE_KEY: key } });
    expect([code, said]).toEqual([0, expect.stringMatching(/^\d+ requests\.$/m)]);
    expect(out).toMatch(new RegExp(`^${of}:`, 'm'));
  });

  it('the key of an account does not see its own SMPP gateways: it says so, and which key does', async () => {
    const { db } = bench.platform;
    db.run(
      `INSERT INTO voip_carriers (voip_carrier_sid, name, account_sid, service_provider_sid)
       SELECT '33333333-0000-4000-8000-000000000001', 'Branch trunk', account_sid, service_provider_sid
         FROM accounts WHERE name = 'City Library'`,
    );
    const words = `config export --file ${file} --rate 100`;
    const own = await type(words, { env: { TRUNKLINE_KEY: keys.account } });
    expect([own.code, own.said]).toEqual([1, expect.stringContaining('with --account.')]);
    const line = ['config', 'export', '--rate', '100', '--account', 'City Library'];
    const { code, out } = await type(line);
    expect([code, out]).toEqual([0, expect.stringContaining('Branch trunk')]);
    db.run("DELETE FROM voip_carriers WHERE name = 'Branch trunk'");
  });

  it('an administrator of several service providers has to say which one', async () => {
    const { code, said } = await type('config export', { env: { TRUNKLINE_KEY: keys.admin } });
    expect([code, said]).toEqual([1, expect.stringContaining('--provider NAME (')]);
  });

  it('says what differs, and changes nothing at a dry run: 2', async () => {
    await exportTo();
    change('voice_call_session: 100 ', 'voice_call_session: 120 ');
    for (const line of ['diff', 'apply --dry-run']) {
      const outcome = await type(`config ${line} --file ${file} --rate 100`);
      expect([outcome.code, writesOf(outcome)]).toEqual([2, []]);
      expect(outcome.out).toContain('limits.voice_call_session: 100 -> 120');
    }
    const { out } = await type(`config diff --file ${file} --rate 100 --json`);
    expect(JSON.parse(out).changes).toEqual([
      expect.objectContaining({
        what: 'change',
        kind: 'accounts',
        name: 'Bluebird Airways',
        fields: [{ path: 'limits.voice_call_session', before: 100, after: 120 }],
      }),
    ]);
  });

  it('applies, and the second time there is nothing to do: 0', async () => {
    await exportTo();
    change('voice_call_session: 100 ', 'voice_call_session: 120 ');
    const first = await type(`config apply --file ${file} --rate 100`);
    expect([first.code, writesOf(first).length]).toEqual([0, 1]);
    const second = await type(`config apply --file ${file} --rate 100`);
    expect([second.code, writesOf(second)]).toEqual([0, []]);
  });

  it('says of lost answers what may be, of no edits: there is no form', async () => {
    await exportTo();
    change(/voice_call_session: \d+ /, 'voice_call_session: 130 ');
    const { code, said } = await type(`config apply --file ${file} --rate 100`, { isLost: true });
    expect(code).toBe(1);
    expect(said).toMatch(/failed .*: Connection lost\. It may have been stored\./);
    expect(said).not.toMatch(/edits/);
  });

  it('compares two documents without a platform', async () => {
    await exportTo();
    const other = join(home, 'other.yaml');
    writeFileSync(other, readFileSync(file, 'utf8'));
    change('carrier: Telnyx', 'carrier: Twilio');
    const outcome = await type(`config diff --file ${file} --with ${other}`);
    expect([outcome.code, outcome.asked]).toEqual([2, []]);
    expect(outcome.out).toContain('carrier: Telnyx -> Twilio');
    expect((await type(`config diff --file ${other} --with ${other}`)).code).toBe(0);
  });

  it('names what is wrong, where it is, and asks the platform nothing: 1', async () => {
    await exportTo();
    change('record_format', 'record_fromat');
    const { code, said, asked } = await type(`config apply --file ${file}`);
    expect([code, asked]).toEqual([1, []]);
    expect(said).toMatch(
      /voice\.yaml:\d+:5: “record_fromat” is unknown here\. Did you mean “record_format”\?/,
    );
  });

  it('names the secrets that the environment lacks, and sends nothing; prints none that it has', async () => {
    await exportTo();
    change('carriers:\n', `carriers:\n  - name: Fresh\n    register_password: $${'{FRESH}'}\n`);
    const without = await type(`config apply --file ${file} --rate 100`);
    expect([without.code, writesOf(without)]).toEqual([1, []]);
    expect(without.said).toContain('The environment lacks FRESH.');
    const secret = 'Very-secret-1!';
    const given = await type(`config apply --file ${file} --rate 100`, { env: { FRESH: secret } });
    expect([given.code, writesOf(given).length]).toEqual([0, 1]);
    expect(given.out + given.said).not.toContain(secret);
    const row = bench.platform.db.get(
      "SELECT register_password FROM voip_carriers WHERE name = 'Fresh'",
    );
    expect(row).toEqual({ register_password: secret });
  });

  it('lists deletions, and deletes only when somebody agrees', async () => {
    await exportTo();
    change(/ {2}- name: Fresh\n(?: {4}.*\n)+/, '');
    const line = `config apply --file ${file} --rate 100 --delete`;
    const kept = await type(`config apply --file ${file} --rate 100`);
    expect([kept.code, writesOf(kept)]).toEqual([0, []]);
    const unsure = await type(line);
    expect([unsure.code, writesOf(unsure)]).toEqual([1, []]);
    expect(unsure.said).toMatch(/Delete: Carrier "Fresh"\n1 deletions need --yes/);
    expect(writesOf(await type(line, { isTerminal: true, answer: 'no' }))).toEqual([]);
    const sure = await type(line, { isTerminal: true, answer: 'yes' });
    expect([sure.code, writesOf(sure).map(({ method }) => method)]).toEqual([0, ['DELETE']]);
  });

  it.each([
    ['with --yes', ' --yes', ['Old carrier']],
    ['where nothing was to be deleted, so that nobody was asked', '', []],
  ])('deletes nothing that was not listed, %s', async (_how, more, listed) => {
    const { db } = bench.platform;
    const provider =
      "SELECT service_provider_sid FROM service_providers WHERE name = 'Northwind Voice'";
    const made = (name: string) =>
      db.run(
        `INSERT INTO voip_carriers (voip_carrier_sid, name, service_provider_sid) VALUES (?, ?, (${provider}))`,
        crypto.randomUUID(),
        name,
      );
    await exportTo();
    for (const name of listed) made(name);
    change('carriers:\n', `carriers:\n  - name: Newest${more.length}\n`);
    const line = `config apply --file ${file} --rate 100 --delete${more}`;
    const { code, said } = await type(line, {
      lostOnce: () => made(`A colleague’s${more.length}`),
    });
    expect(said).toContain(
      `Not listed before, so not done: Delete: Carrier "A colleague’s${more.length}"`,
    );
    expect(code).toBe(2);
    const left = db
      .all(
        "SELECT name FROM voip_carriers WHERE name LIKE 'A colleague%' OR name LIKE 'Newest%' OR name LIKE 'Old%'",
      )
      .map(({ name }) => name);
    expect(left).toEqual(
      expect.arrayContaining([`A colleague’s${more.length}`, `Newest${more.length}`]),
    );
    expect(left).not.toContain('Old carrier');
    db.run("DELETE FROM voip_carriers WHERE name LIKE 'A colleague%' OR name LIKE 'Newest%'");
  });

  it.each([
    ['the first', 'Newest first'],
    ['the last', 'Newest last'],
  ])('deletes nothing where %s record failed, whatever goes well', async (_which, name) => {
    await exportTo();
    change('carriers:\n', 'carriers:\n  - name: Newest first\n  - name: Newest last\n');
    change(/ {2}- name: Skyline Trunks\n(?: {4}.*\n)+/, '');
    const line = `config apply --file ${file} --rate 100 --delete --yes`;
    const outcome = await type(line, { refuses: (body) => body.includes(name) });
    expect(outcome.said).toContain('not today');
    expect(outcome.code).toBe(1);
    expect(writesOf(outcome).map(({ method }) => method)).toEqual(['POST', 'POST']);
    const { db } = bench.platform;
    expect(db.get("SELECT 1 FROM voip_carriers WHERE name = 'Skyline Trunks'")).toBeDefined();
    db.run("DELETE FROM voip_carriers WHERE name LIKE 'Newest%'");
  });

  it('asks once a second unless it is told otherwise, and waits as the platform says', async () => {
    const paced = await type('config export', { limited: 1 });
    expect(paced.code).toBe(0);
    expect(paced.said).toContain('The platform asks to wait: 7 s.');
    expect(paced.waits).toContain(7000);
    const pauses = paced.waits.filter((one) => one !== 7000);
    expect(pauses.length).toBe(paced.asked.length - 1);
    // The clock stands still here: each waits a second longer.
    for (const [index, pause] of pauses.entries()) {
      expect(Math.abs(pause - 1000 * (index + 1))).toBeLessThan(10_000);
    }
  });

  it.each([
    ['config', 'There is no command "config"'],
    ['config sync', 'There is no command "config sync"'],
    ['config diff --rate 0', '--rate needs a whole number'],
    ['config diff', '--file is needed.'],
    ['config diff --file /nowhere.yaml', '/nowhere.yaml cannot be read.'],
    ['config apply --fiel a', 'There is no option "--fiel"'],
  ])('%s: 1', async (line, words) => {
    const { code, said } = await type(line);
    expect([code, said]).toEqual([1, expect.stringContaining(words)]);
  });
});
