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
  it('tells how much of it has come, where that is known', async () => {
    const asked = async (headers: Record<string, string>) => {
      const chunks = ['pc', 'ap', 'file'].map((chunk) => new TextEncoder().encode(chunk));
      const stream = new ReadableStream({
        pull(controller) {
          const chunk = chunks.shift();
          if (chunk) controller.enqueue(chunk);
          else controller.close();
        },
      });
      bench.answerOnce('GET', path, () => new Response(stream, { headers }));
      const parts: number[] = [];
      const file = await dataProvider.getCallCapture(call, undefined, (part) => parts.push(part));
      expect(await file?.text()).toBe('pcapfile');
      return parts;
    };
    expect(await asked({ 'Content-Length': '8' })).toEqual([0.25, 0.5, 1]);
    expect(await asked({})).toEqual([]);
    // Those are other bytes than the ones that arrive.
    expect(await asked({ 'Content-Length': '5', 'Content-Encoding': 'x' })).toEqual([]);
  });
  it('that breaks off is an error, and one that nobody waits for is given up', async () => {
    const breaking = () => {
      let count = 0;
      return new ReadableStream({
        pull(controller) {
          count += 1;
          if (count > 1) controller.error(new TypeError('network error'));
          else controller.enqueue(new TextEncoder().encode('pc'));
        },
      });
    };
    bench.answerOnce('GET', path, () => new Response(breaking()));
    await expect(dataProvider.getCallCapture(call)).rejects.toMatchObject({
      message: 'app.errors.unreadable',
    });
    const controller = new AbortController();
    bench.answerOnce('GET', path, () => {
      controller.abort();
      return new Response(breaking());
    });
    await expect(dataProvider.getCallCapture(call, controller.signal)).rejects.toThrow(/abort/i);
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
