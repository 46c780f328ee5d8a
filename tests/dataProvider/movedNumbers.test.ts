import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { manyMethods } from '../../src/dataProvider/methods/many';
import { memoryLog } from '../../src/saving/runPlan';
import type { PhoneNumber } from '../../src/types';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
beforeEach(async () => {
  await bench.signIn('nora', 'Provider-demo1!');
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

const sidOf = (carrier: string) =>
  String(
    bench.platform.db.get(
      'SELECT voip_carrier_sid AS sid FROM voip_carriers WHERE name = ?',
      carrier,
    )?.sid,
  );
const atCarrier = (carrier: string) =>
  bench.platform.db.all(
    'SELECT phone_number_sid AS id, number, voip_carrier_sid, account_sid, application_sid FROM phone_numbers WHERE voip_carrier_sid = ? AND account_sid IS NOT NULL ORDER BY number',
    sidOf(carrier),
  ) as unknown as PhoneNumber[];

/** What happens to the call that deletes a number where it was: it is done or not, and its answer. */
const deletions: [name: string, isDone: boolean, answer: () => Response | Promise<Response>][] = [
  ['is done and its answer lost', true, () => Promise.reject(new TypeError('lost'))],
  ['is lost', false, () => Promise.reject(new TypeError('lost'))],
  ['is done and breaks', true, () => new Response('', { status: 500 })],
  ['breaks', false, () => new Response('', { status: 500 })],
  ['finds it gone', true, () => Response.json({ msg: 'not found' }, { status: 404 })],
];

describe('a number that was made at another carrier, whose deletion at the first', () => {
  it.each(
    deletions.flatMap(([name, isDone, answer]) =>
      [true, false].map((isSeen) => ({ name, isDone, isSeen, answer })),
    ),
  )('$name, where a look can be had: $isSeen', async ({ isDone, isSeen, answer }) => {
    const there = new Set(atCarrier('Voxbone').map((one) => one.number));
    const number = atCarrier('Twilio').find((one) => !there.has(one.number));
    if (!number) throw new Error('No number');
    const own = new RegExp(`^PhoneNumbers/${number.id}$`);
    bench.answerOnce('DELETE', own, () => {
      const { db } = bench.platform;
      if (isDone) db.run('DELETE FROM phone_numbers WHERE phone_number_sid = ?', number.id);
      if (!isSeen) bench.answerOnce('GET', own, () => new Response('', { status: 502 }));
      return answer();
    });
    const onResult = vi.fn();
    await manyMethods.moveNumbers([number], sidOf('Voxbone'), memoryLog, { onResult });
    expect(atCarrier('Voxbone').map((one) => one.number)).toContain(number.number);
    const [[result]] = onResult.mock.calls as [[{ error?: unknown }]];
    // Whether it is gone is said only where somebody saw it.
    expect(result.error === undefined).toBe(isDone && isSeen);
  });
});

describe('a number whose move is tried again', () => {
  /** A number of one carrier that the other has not, and how its move ends in each of two tries. */
  const twice = async (first: (id: string) => void, between: (id: string) => void) => {
    const there = new Set(atCarrier('Voxbone').map((one) => one.number));
    const number = atCarrier('Twilio').find((one) => !there.has(one.number));
    if (!number) throw new Error('No number');
    const log = memoryLog();
    const errors: unknown[] = [];
    const onResult = ({ error }: { error?: unknown }) => void errors.push(error);
    const move = () => manyMethods.moveNumbers([number], sidOf('Voxbone'), () => log, { onResult });
    first(number.id);
    await move();
    expect(errors[0]).toBeDefined();
    between(number.id);
    bench.calls.length = 0;
    await move();
    const at = (carrier: string) =>
      atCarrier(carrier).filter((one) => one.number === number.number).length;
    const writes = bench.calls.flatMap(({ method }) => (method === 'GET' ? [] : [method]));
    return { error: errors[1], at: [at('Twilio'), at('Voxbone')], writes };
  };
  const own = (id: string) => new RegExp(`^PhoneNumbers/${id}$`);
  const broken = () => new Response('', { status: 500 });
  const refused = () => Response.json({ msg: 'not today' }, { status: 422 });
  const run = (sql: string, ...params: string[]) => bench.platform.db.run(sql, ...params);
  const nothing = () => undefined;

  it.each<[string, (id: string) => void, (id: string) => void, string[]]>([
    [
      'was made, and the answer lost',
      () => bench.loseOnce('POST', /^PhoneNumbers$/),
      nothing,
      ['DELETE'],
    ],
    [
      'was not made, and the answer lost',
      () => bench.answerOnce('POST', /^PhoneNumbers$/, broken),
      nothing,
      ['POST', 'DELETE'],
    ],
    [
      'was refused',
      () => bench.answerOnce('POST', /^PhoneNumbers$/, refused),
      nothing,
      ['POST', 'DELETE'],
    ],
    [
      'was made, and its deletion refused',
      (id) => bench.answerOnce('DELETE', own(id), refused),
      nothing,
      ['DELETE'],
    ],
    [
      'was made, and somebody deleted the first one since',
      (id) => bench.answerOnce('DELETE', own(id), refused),
      (id) => run('DELETE FROM phone_numbers WHERE phone_number_sid = ?', id),
      ['DELETE'],
    ],
  ])('is there once, where it %s', async (_what, first, between, writes) => {
    expect(await twice(first, between)).toEqual({ error: undefined, at: [0, 1], writes });
  });

  it.each([
    [
      'over another carrier',
      'voip_carrier_sid',
      'SELECT voip_carrier_sid AS sid FROM voip_carriers WHERE name = ?',
      'Telnyx',
    ],
    [
      'to another account',
      'account_sid',
      'SELECT account_sid AS sid FROM accounts WHERE name = ?',
      'Metro Taxi',
    ],
  ])('is left where others gave it meanwhile %s', async (_where, column, ...other) => {
    const moved = await twice(
      () => bench.answerOnce('POST', /^PhoneNumbers$/, refused),
      (id) => {
        const { sid } = bench.platform.db.get<{ sid: string }>(...other) ?? {};
        run(`UPDATE phone_numbers SET ${column} = ? WHERE phone_number_sid = ?`, String(sid), id);
      },
    );
    expect(moved).toMatchObject({ error: { message: 'app.bulk.since.moved' }, writes: [] });
  });
});
