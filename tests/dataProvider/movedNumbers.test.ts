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
