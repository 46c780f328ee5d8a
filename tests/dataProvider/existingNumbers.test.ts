import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import { existingNumbers } from '../../src/dataProvider/existingNumbers';
import { numberParts } from '../../src/dataProvider/numberParts';
import { rowsOfNumber } from '../../src/dataProvider/numberRows';
import type { Moved } from '../../src/saving/drains';
import { type Bench, createBench } from '../support/platformFetch';

/** How many numbers the provider has, every third of a long range. */
const count = 20_000;
const first = 4_930_100_000_000;
const stored = (index: number) => String(first + 3 * index);

let bench: Bench;
let bytes = 0;

beforeAll(async () => {
  bench = await createBench();
  bench.platform.db.run(
    `INSERT INTO phone_numbers (phone_number_sid, number, account_sid)
      WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?)
      SELECT printf('%08x-0000-4000-8000-0000000000ee', i), CAST(${first} + 3 * i AS TEXT),
        (SELECT account_sid FROM accounts WHERE name = 'Sunrise Clinic') FROM n`,
    count,
  );
  for (const short of ['1', '110', '4930']) {
    bench.platform.db.run(
      `INSERT INTO phone_numbers (phone_number_sid, number, account_sid)
        SELECT printf('%08d-0000-4000-8000-0000000000ff', ?), ?, account_sid FROM accounts
        WHERE name = 'Sunrise Clinic'`,
      ...[Number(short), short],
    );
  }
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const answer = await fetch(...asked);
    const text = await answer.clone().text();
    bytes += text.length;
    return answer;
  });
});
beforeEach(async () => {
  await bench.signIn('nora', 'Provider-demo1!');
  bench.calls.length = 0;
  bytes = 0;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

/** The numbers from a place of the range on, a third of which is stored. */
const range = (length: number, from = 10_000) =>
  Array.from({ length }, (_one, at) => String(first + 3 * from + at));
const scattered = (length: number) =>
  Array.from({ length }, (_one, at) => stored(at * 131 + 5)).map((number, at) =>
    at % 2 ? String(Number(number) + 1) : number,
  );

describe('of many numbers, those of a list that are there already', () => {
  it.each([
    ['one', [stored(7)], 1, 1, 1],
    ['one that is new', ['4930999999998'], 0, 1, 1],
    ['a range of 500', range(500), 167, 6, 200],
    ['a range across a thousand', range(40, 9_990), 14, 8, 40],
    ['twenty from everywhere', scattered(20), 10, 20, 30],
    ['short ones', ['1', '110', '4930', '49301'], 3, 60, 600],
  ])('are found by few small questions: %s', async (_what, numbers, found, calls, kilobytes) => {
    const existing = await existingNumbers(numbers);
    expect(existing).toHaveLength(found);
    const known = new Set(
      bench.platform.db.all('SELECT number FROM phone_numbers').map(({ number }) => number),
    );
    expect(existing).toEqual(numbers.filter((number) => known.has(number)));
    expect(bench.calls.length).toBeLessThanOrEqual(calls);
    expect(bytes / 1000).toBeLessThanOrEqual(kilobytes);
  });

  it('are none of nothing, without a question', async () => {
    expect(await existingNumbers([])).toEqual([]);
    expect(bench.calls).toEqual([]);
  });

  it('are all that an import of numbers is compared with', async () => {
    const { importBasis } = await dataProvider.exchange();
    const keys = [stored(7), '4930999999998', stored(9)];
    const question = { resource: 'phone-numbers', names: [], into: null };
    const { existing } = await importBasis({ ...question, keys });
    expect(existing).toEqual([{ number: stored(7) }, { number: stored(9) }]);
    expect(bench.calls.map(({ path }) => path)).toEqual([
      'PhoneNumbers?filter=493010000002&page=1&page_size=1000',
      'PhoneNumbers?filter=4930999999998&page=1&page_size=25',
    ]);
  });

  it('are asked for within the current provider', async () => {
    await bench.signIn('admin', 'Admin-demo1!');
    await existingNumbers([stored(7)]);
    expect(bench.calls.at(-1)?.path).toMatch(
      /^PhoneNumbers\?service_provider_sid=[^&]+&filter=4930100000021&page=1&page_size=25$/,
    );
  });

  it('ask nothing further after a failure', async () => {
    bench.answerOnce('GET', /^PhoneNumbers/, () => new Response('Away', { status: 500 }));
    await expect(existingNumbers(scattered(40))).rejects.toMatchObject({ status: 500 });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(bench.calls.length).toBeLessThanOrEqual(12);
  });
});

describe('of numbers that were moved to a carrier', () => {
  const rowOf = (number: string) =>
    bench.platform.db.get('SELECT * FROM phone_numbers WHERE number = ?', number) ?? {};
  const sidOf = (number: string) => String(rowOf(number).phone_number_sid);
  const carrier = (name = 'Twilio') =>
    String(
      bench.platform.db.get(
        'SELECT voip_carrier_sid AS sid FROM voip_carriers WHERE name = ?',
        name,
      )?.sid,
    );
  const moveTo = (name: string, ...numbers: string[]) => {
    for (const number of numbers) {
      bench.platform.db.run(
        'UPDATE phone_numbers SET voip_carrier_sid = ? WHERE number = ?',
        ...[carrier(name), number],
      );
    }
  };
  /** The same number over another carrier as well. */
  const copyTo = (name: string, number: string, account = 'Sunrise Clinic') =>
    bench.platform.db.run(
      `INSERT INTO phone_numbers (phone_number_sid, number, voip_carrier_sid, account_sid)
        SELECT ?, ?, ?, account_sid FROM accounts WHERE name = ?`,
      ...[`${number.slice(-8)}-0000-4000-8000-0000000000dd`, number, carrier(name), account],
    );
  const whole = (number: string) => ({ number, sid: sidOf(number), isWhole: true });
  const find = async (numbers: Moved[]) => {
    const { whereMoved } = await dataProvider.many();
    return whereMoved(numbers, carrier('Voxbone'), carrier());
  };

  it('those that are still there are asked for by their sids, and the list is not read', async () => {
    const moved = [7, 8, 9].map((index) => whole(stored(index)));
    const none = '00000000-0000-4000-8000-000000000000';
    const deleted = { number: stored(99_999), sid: none, isWhole: true };
    moveTo('Twilio', stored(7), stored(9));
    const { away, home, gone } = await find([...moved, deleted]);
    expect(away.map(({ number, isBack }) => [number.number, isBack])).toEqual([
      [stored(7), false],
      [stored(9), false],
    ]);
    expect([home, gone]).toEqual([[], [moved[1], deleted]]);
    expect(bench.calls.map(({ path }) => path)).toEqual([
      'PhoneNumbers?page=1&page_size=1',
      ...[...moved, deleted].map(({ sid }) => `PhoneNumbers/${sid}`),
    ]);
  });

  it.each<[string, number]>([
    ['asked for one by one', 1],
    ['read out of the list', 200],
  ])(
    'those of which nobody knows whether they went are found by their digits, %s',
    async (_how, from) => {
      const [went, both, stayed, others, none] = [0, 1, 2, 3, 4].map((at) =>
        stored(50 * from + at),
      );
      moveTo('Twilio', went ?? '');
      moveTo('Voxbone', both ?? '', stayed ?? '', others ?? '');
      copyTo('Twilio', both ?? '');
      copyTo('Twilio', others ?? '', 'Cedar Bank');
      const open = [went, both, stayed, others, none].map((number = '') => ({
        ...{ number, sid: null, isWhole: false },
      }));
      const many = Array.from({ length: from }, (_one, at) => ({
        ...whole(stored(at + 500)),
        number: null,
      }));
      // Others made these again where they were, and where they went.
      const [again = '', there = '', known = ''] = [5, 6, 7].map((at) => stored(50 * from + at));
      moveTo('Voxbone', again);
      moveTo('Twilio', there, known);
      const deleted = { sid: '00000000-0000-4000-8000-000000000000', isWhole: true };
      const remade = [again, there].map((number) => ({ number, ...deleted }));
      const sidless = { number: known, sid: null, isWhole: true };
      const { away, home, gone } = await find([...open, ...remade, sidless, ...many]);
      expect(away.map(({ number, isBack }) => [number.number, isBack])).toEqual([
        [went, false],
        [both, true],
        [others, false],
        [known, false],
      ]);
      expect(home).toEqual([open[2]]);
      expect(gone).toEqual([open[4], ...remade, ...many]);
      expect(bench.calls.length).toBeLessThan(12);
    },
  );
});

describe('of the rows of a number', () => {
  const held = (digits: string) =>
    bench.platform.db
      .all(
        "SELECT number FROM phone_numbers WHERE number LIKE '%' || ? || '%' ORDER BY number",
        digits,
      )
      .map(({ number }) => String(number));
  /** A number that stands at a place of those that hold its digits, over so many carriers. */
  const over = (number: string, carriers: number) => {
    for (let at = 0; at < carriers; at += 1) {
      bench.platform.db.run(
        `INSERT INTO phone_numbers (phone_number_sid, number, account_sid)
          SELECT ?, ?, account_sid FROM accounts WHERE name = 'Sunrise Clinic'`,
        ...[`${number.padStart(8, '0')}-0000-4000-9000-${String(at).padStart(12, '0')}`, number],
      );
    }
  };

  it.each([
    ['none', '930', 0],
    ['one, at the beginning', '100', 1],
    ['one, in the midst', '4930100', 1],
    ['as many as a page, and more', '301', 60],
    ['as many, at the end', '99', 60],
  ])('all are found among those that hold it: %s', async (_where, number, carriers) => {
    over(number, carriers);
    for (let at = 0; at < 40; at += 1) over(`1${number}${at + 10}`, 1);
    expect(held(number).length).toBeGreaterThan(100);
    const rows = await rowsOfNumber(number);
    expect(rows.map((row) => row.number)).toEqual(Array(carriers).fill(number));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(carriers);
    expect(bench.calls.length).toBeLessThan(20);
  });
});

describe('the questions for numbers', () => {
  const of = (numbers: string[], total?: number) =>
    numberParts(numbers, total)?.map(({ part }) => part) ?? null;

  it.each<[string, string[], number | undefined, string[] | null]>([
    ['one', ['4930123456'], 100_000, ['4930123456']],
    ['twice the same', ['4930123456', '4930123456'], 100_000, ['4930123456']],
    ['a few in a row', ['4930123450', '4930123451', '4930123457'], undefined, ['493012345']],
    ['of two lengths', ['4930123450', '493012345'], 100_000, ['4930123450', '493012345']],
    ['two apart', ['4930123450', '4989123450'], 100_000, ['4930123450', '4989123450']],
    ['more than the list is long', ['4930123450', '4989123450'], 40, null],
    ['none', [], 40, []],
    ['a short one', ['1'], 1000, ['1']],
    ['two short ones, each part of many', ['1', '2'], 1000, null],
  ])('%s', (_what, numbers, total, parts) => {
    expect(of(numbers, total)).toEqual(parts);
  });

  it('are not so many that others are kept waiting', () => {
    expect(of(scattered(151), 100_000)).toBeNull();
    expect(of(scattered(150), 100_000)).toHaveLength(150);
  });

  it('stand for each of the numbers, whatever they are', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 300; round += 1) {
      const numbers = Array.from({ length: 1 + random(60) }, () =>
        String(random(10 ** (1 + random(9)))),
      );
      const parts = numberParts(numbers, 1_000_000) ?? [];
      for (const number of numbers) {
        expect(
          parts.some(({ part, isNumber }) =>
            isNumber ? number === part : number.startsWith(part),
          ),
        ).toBe(true);
      }
    }
  });
});
