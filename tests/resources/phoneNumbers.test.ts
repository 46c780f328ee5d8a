import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BulkResult, dataProvider } from '../../src/dataProvider';
import type { HttpError } from '../../src/http';
import {
  checkNumber,
  cleanNumber,
  serves,
  toNewPhoneNumber,
} from '../../src/resources/phone-numbers/phoneNumberRules';
import type { Carrier, PhoneNumber } from '../../src/types';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterEach(() => {
  vi.useRealTimers();
  expect(bench.platform.poison).toEqual([]);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

const stored = (sql: string, ...params: string[]) =>
  (bench.platform.db.get(sql, ...params) ?? {}) as Record<string, unknown>;
const rowOf = (number: string) => stored('SELECT * FROM phone_numbers WHERE number = ?', number);
const sidOf = (table: string, key: string, name: string) =>
  String(stored(`SELECT ${key} AS sid FROM ${table} WHERE name = ?`, name).sid);
const accountOf = (name: string) => sidOf('accounts', 'account_sid', name);
const carrierOf = (name: string) => sidOf('voip_carriers', 'voip_carrier_sid', name);
const asked = () => bench.calls.map(({ method, path }) => `${method} ${path}`);
const signedIn = {
  admin: () => bench.signIn('admin', 'Admin-demo1!'),
  nora: () => bench.signIn('nora', 'Provider-demo1!'),
  sam: () => bench.signIn('sam', 'Account-demo1!'),
};
const failure = (work: Promise<unknown>): Promise<HttpError | undefined> =>
  work.then(
    () => undefined,
    (error: HttpError) => error,
  );
const create = (number: string, data: Partial<PhoneNumber> = {}) =>
  dataProvider.create<PhoneNumber>('phone-numbers', {
    data: toNewPhoneNumber({
      number,
      account_sid: accountOf('Sunrise Clinic'),
      voip_carrier_sid: carrierOf('Twilio'),
      application_sid: null,
      ...data,
    }) as PhoneNumber,
  });

describe('a number as it is typed', () => {
  it.each([
    ['+1 (555) 200-0001', '15552000001', true],
    ['1.555.200.0001', '15552000001', true],
    ['030/123 456', '030123456', true],
    ['1‑555–200‒0001', '15552000001', true],
    ['+44 (0)20 7946 0000', '442079460000', true],
    ['+44(0)2079460000', '442079460000', true],
    ['0044 (0) 20 7946 0000', '00442079460000', true],
    ['(0)20 7946 0000', '02079460000', true],
    ['+49 6221 / 123 456', '496221123456', true],
    ['12125550100.0', '121255501000', false],
    ['12125550100,0', '12125550100,0', false],
    // The form takes what is longer than any number: it is typed on purpose.
    ['1'.repeat(20), '1'.repeat(20), true],
    ['1555*', '1555*', true],
    ['*', '*', true],
    ['1+555', '1+555', false],
    ['++1555', '+1555', false],
    ['front desk', 'frontdesk', false],
    ['+', '', false],
    ['()', '', false],
  ])('%j is %j, and a number: %s', (typed, clean, isNumber) => {
    expect(cleanNumber(typed)).toBe(clean);
    expect(checkNumber(typed) === undefined).toBe(isNumber);
  });
  it.each([undefined, null, ''])('%j is left to "required"', (typed) =>
    expect(checkNumber(typed)).toBeUndefined(),
  );
  it('comes in over a carrier of the account, or of all', () => {
    const carrier = (account_sid: string | null) => ({ account_sid }) as Carrier;
    expect(serves(carrier(null), 'a')).toBe(true);
    expect(serves(carrier('a'), 'a')).toBe(true);
    expect(serves(carrier('b'), 'a')).toBe(false);
    expect(serves(carrier('b'), null)).toBe(false);
  });
});

describe('a new number', () => {
  it('is stored as digits, after one narrow question', async () => {
    await signedIn.nora();
    await create('+1 (555) 777-0001');
    expect(rowOf('15557770001')).toMatchObject({
      account_sid: accountOf('Sunrise Clinic'),
      voip_carrier_sid: carrierOf('Twilio'),
      application_sid: null,
    });
    expect(asked()).toEqual([
      'GET PhoneNumbers?filter=15557770001&page=1&page_size=1000',
      'POST PhoneNumbers',
    ]);
  });
  it.each(['15552000137', '+1 555 200 0137'])('%s is in use already', async (number) => {
    await signedIn.nora();
    expect(await failure(create(number))).toMatchObject({
      message: 'resources.phone-numbers.validation.numberTaken',
      field: 'number',
    });
    expect(asked().filter((call) => call.startsWith('POST'))).toEqual([]);
  });
  it('may be a part of one in use', async () => {
    await signedIn.nora();
    await create('5552000');
    expect(rowOf('5552000').number).toBe('5552000');
  });
  it('is looked for on every page of those that hold its digits', async () => {
    await signedIn.nora();
    const row = (number: string) => ({ phone_number_sid: number, number });
    const pages = [
      Array.from({ length: 100 }, (_, index) => row(`01${index}`)),
      [row('1'), row('11')],
    ];
    for (const data of pages) {
      bench.answerOnce('GET', /^PhoneNumbers/, () => Response.json({ total: 102, data }));
    }
    expect(await failure(create('1'))).toMatchObject({ field: 'number' });
  });
  it('that the platform itself refuses is refused at its field, in the same words', async () => {
    await signedIn.nora();
    const msg =
      "Duplicate entry '1-2' for key 'phone_numbers.phone_numbers_unique_idx_voip_carrier_number'";
    bench.answerOnce('POST', /^PhoneNumbers/, () => Response.json({ msg }, { status: 422 }));
    const error = await failure(create('15557770002'));
    expect(error?.message).toBe('resources.phone-numbers.validation.numberTaken');
    expect(error?.body.errors).toHaveProperty('number');
  });
  it('belongs to the own account of an account user, whatever the form says', async () => {
    await signedIn.sam();
    await create('15557770003', { account_sid: accountOf('Cedar Bank') });
    expect(rowOf('15557770003').account_sid).toBe(accountOf('Sunrise Clinic'));
  });
});

it('a changed number sends its account and its application alone', async () => {
  await signedIn.nora();
  const id = String(rowOf('15552000274').phone_number_sid);
  const { data: previousData } = await dataProvider.getOne<PhoneNumber>('phone-numbers', { id });
  bench.calls.length = 0;
  const account_sid = accountOf('Cedar Bank');
  const voip_carrier_sid = carrierOf('Skyline Trunks');
  const data = { ...previousData, number: '1', voip_carrier_sid, account_sid };
  await dataProvider.update('phone-numbers', {
    id,
    data: { ...data, application_sid: null },
    previousData,
  });
  expect(bench.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    account_sid,
    application_sid: null,
  });
  expect(rowOf('15552000274').voip_carrier_sid).toBe(previousData.voip_carrier_sid);
});

it('a foreign number is forbidden, although the platform calls it a bad question', async () => {
  await signedIn.nora();
  const { sid } = stored(
    `SELECT phone_number_sid AS sid FROM phone_numbers JOIN accounts USING (account_sid)
      WHERE accounts.name = 'Dockside Logistics'`,
  );
  expect(await failure(dataProvider.getOne('phone-numbers', { id: String(sid) }))).toMatchObject({
    status: 403,
    message: 'app.access.denied',
  });
});

describe('the carriers to choose from', () => {
  const names = async () =>
    (await dataProvider.getCarrierChoices()).carriers.map(({ name }) => name);
  it('are those of the provider and of its accounts, by name, for all but account users', async () => {
    await signedIn.nora();
    expect(await names()).toEqual(expect.arrayContaining(['Bank PBX', 'Twilio', 'Clinic PBX']));
    expect(await names()).not.toContain('Simwood');
    expect(await names()).toEqual([...(await names())].sort((a, b) => a.localeCompare(b)));
  });
  it('are the own ones and those lent by the provider for an account user', async () => {
    await signedIn.sam();
    expect(await names()).toEqual(expect.arrayContaining(['Clinic PBX', 'Twilio']));
    expect(await names()).not.toContain('Bank PBX');
  });
});

describe('the names of references', () => {
  const named = async (resource: string, ids: string[]) =>
    (await dataProvider.getMany(resource, { ids })).data.length;
  it('are asked for once, also when the next page shows others a while later', async () => {
    await signedIn.nora();
    const now = Date.now();
    vi.useFakeTimers({ now });
    expect(await named('carriers', [carrierOf('Twilio')])).toBe(1);
    vi.setSystemTime(now + 30_000);
    expect(await named('carriers', [carrierOf('Telnyx'), carrierOf('Voxbone')])).toBe(2);
    // One is asked for itself; of several the first page says whether all are less.
    const both = [
      `GET VoipCarriers/${carrierOf('Twilio')}`,
      'GET VoipCarriers?page=1&page_size=50',
    ];
    expect(asked()).toEqual(both);
    expect(await named('carriers', [carrierOf('Twilio'), carrierOf('Voxbone')])).toBe(2);
    expect(asked()).toEqual(both);
    // One that is not among them may be new; it is asked for once.
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await named('carriers', [unknown])).toBe(0);
    expect(await named('carriers', [unknown])).toBe(0);
    expect(asked()).toEqual([...both, `GET VoipCarriers/${unknown}`]);
  });
});

describe('all numbers that match', () => {
  it('are read page by page, each once', async () => {
    await signedIn.nora();
    const row = (number: number) => ({ phone_number_sid: `n${number}`, number: String(number) });
    const pages = [[row(1), row(2)], [row(2), row(3)], [row(4)]];
    for (const data of pages) {
      bench.answerOnce('GET', /^PhoneNumbers/, () => Response.json({ total: 5, data }));
    }
    const numbers = await dataProvider.getMatching('phone-numbers', {
      q: '+1 (5)',
      account_sid: 'a',
    });
    expect(numbers.map(({ id }) => id)).toEqual(['n1', 'n2', 'n3', 'n4']);
    expect(asked()).toEqual(
      [1, 2, 3].map(
        (page) => `GET PhoneNumbers?account_sid=a&filter=15&page=${page}&page_size=5000`,
      ),
    );
  });
  it('are those of the current provider for an admin', async () => {
    await signedIn.admin();
    await dataProvider.getMatching('phone-numbers', {});
    expect(asked().at(-1)).toMatch(/^GET PhoneNumbers\?service_provider_sid=.+&page=1&page_size=/);
  });
  it('are no longer read once nobody waits for them', async () => {
    await signedIn.nora();
    const controller = new AbortController();
    bench.answerOnce('GET', /^PhoneNumbers/, () => {
      controller.abort();
      return Response.json({ total: 9, data: [{ phone_number_sid: 'n', number: '1' }] });
    });
    const error = await failure(
      dataProvider.getMatching('phone-numbers', {}, controller.signal) as Promise<unknown>,
    );
    expect(error).toBeDefined();
    expect(asked()).toHaveLength(1);
  });
});

describe('routing many numbers', () => {
  const some = (count: number) =>
    bench.platform.db
      .all(
        'SELECT phone_number_sid AS sid FROM phone_numbers WHERE account_sid = ? LIMIT ?',
        accountOf('Sunrise Clinic'),
        count,
      )
      .map(({ sid }) => String(sid));
  const chosen = (ids: string[]) =>
    ids.map((id) => {
      const row = stored('SELECT * FROM phone_numbers WHERE phone_number_sid = ?', id);
      return {
        ...{ id, account_sid: String(row.account_sid) },
        voip_carrier_sid: String(row.voip_carrier_sid),
      };
    });
  const applicationOf = () =>
    String(
      stored(
        'SELECT application_sid AS sid FROM applications WHERE account_sid = ?',
        accountOf('Sunrise Clinic'),
      ).sid,
    );
  const routed = (ids: string[]) =>
    ids.map(
      (id) =>
        stored('SELECT application_sid AS app FROM phone_numbers WHERE phone_number_sid = ?', id)
          .app,
    );

  it.each([['an application'], ['none']])('gives them to %s, one PUT each', async (target) => {
    await signedIn.nora();
    const ids = some(10);
    const application_sid = target === 'none' ? null : applicationOf();
    const results: BulkResult[] = [];
    await dataProvider.routePhoneNumbers(chosen(ids), application_sid, {
      onResult: (result) => results.push(result),
    });
    expect(results.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(results.every(({ error }) => error === undefined)).toBe(true);
    expect(routed(ids)).toEqual(ids.map(() => application_sid));
    const puts = bench.calls.filter(({ method }) => method === 'PUT');
    expect(puts.map(({ body }) => body)).toEqual(ids.map(() => ({ application_sid })));
    // Each is looked at once before, and nothing else is.
    expect(bench.calls).toHaveLength(2 * ids.length);
  });

  it('goes on after a refusal, and tells which number met it', async () => {
    await signedIn.nora();
    const ids = some(6);
    bench.answerOnce('PUT', new RegExp(String(ids[2])), () =>
      Response.json({ msg: 'no such luck' }, { status: 500 }),
    );
    const results: BulkResult[] = [];
    await dataProvider.routePhoneNumbers(chosen(ids), applicationOf(), {
      onResult: (result) => results.push(result),
    });
    const failed = results.filter(({ error }) => error);
    expect(failed.map(({ id, error }) => [id, (error as HttpError).message])).toEqual([
      [ids[2], 'no such luck'],
    ]);
    expect(results).toHaveLength(6);
  });

  it('changes at most four at a time, and begins none once it is stopped', async () => {
    await signedIn.nora();
    const ids = some(12);
    const controller = new AbortController();
    const open = { now: 0, most: 0 };
    const passOn = globalThis.fetch;
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      open.now += 1;
      open.most = Math.max(open.most, open.now);
      await new Promise((resolve) => setTimeout(resolve, 5));
      open.now -= 1;
      return passOn(...args);
    });
    const results: BulkResult[] = [];
    await dataProvider.routePhoneNumbers(chosen(ids), null, {
      signal: controller.signal,
      onResult: (result) => {
        results.push(result);
        if (results.length === 2) controller.abort();
      },
    });
    vi.stubGlobal('fetch', passOn);
    expect(open.most).toBe(4);
    expect(results.length).toBeGreaterThanOrEqual(4);
    expect(results.length).toBeLessThanOrEqual(6);
    expect(results.every(({ error }) => error === undefined)).toBe(true);
  });

  it('ends with the session', async () => {
    await signedIn.nora();
    const ids = some(12);
    bench.answerOnce('PUT', /PhoneNumbers/, () => new Response('Unauthorized', { status: 401 }));
    const results: BulkResult[] = [];
    await dataProvider.routePhoneNumbers(chosen(ids), null, {
      onResult: (one) => results.push(one),
    });
    expect(results.length).toBeLessThan(ids.length);
    expect(results.filter(({ error }) => error).length).toBeGreaterThan(0);
  });
});
