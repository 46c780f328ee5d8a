import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
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

const call = { account_sid: 'a-sid', sip_callid: 'x/1@192.0.2.1' };
const path = /^Accounts\/a-sid\/RecentCalls\/x%2F1%40192\.0\.2\.1\/invite\/pcap$/;
const answer = (status: number, body: string | null) =>
  bench.answerOnce('GET', path, () => new Response(body, { status }));

describe('the capture of a call', () => {
  it('is asked for by the Call-ID, in one call', async () => {
    bench.calls.length = 0;
    answer(200, 'pcap');
    expect((await dataProvider.getCallCapture(call))?.size).toBe(4);
    expect(bench.calls).toHaveLength(1);
  });
  it('may be empty', async () => {
    answer(200, '');
    expect((await dataProvider.getCallCapture(call))?.size).toBe(0);
    answer(204, null);
    expect((await dataProvider.getCallCapture(call))?.size).toBe(0);
  });
  it.each([400, 404, 501])('is none where the platform answers %d', async (status) => {
    answer(status, 'Bad Request');
    expect(await dataProvider.getCallCapture(call)).toBeNull();
  });
  it.each([403, 500, 503])('is an error where the platform answers %d', async (status) => {
    answer(status, JSON.stringify({ msg: 'no' }));
    await expect(dataProvider.getCallCapture(call)).rejects.toMatchObject({ status });
  });
});
