import { afterEach, expect, it, vi } from 'vitest';
import { collectSpans } from '../../../src/engines/trace/collectSpans';
import { buffersOf } from '../../../src/engines/trace/packTrace';
import {
  packedAnswer,
  readTrace,
  readTraceText,
  type TraceMessage,
} from '../../../src/engines/trace/readTrace';
import type { WorkerLike } from '../../../src/engines/worker';

const spans = (count: number) =>
  Array.from({ length: count }, (_none, at) => ({
    spanId: `s${at}`,
    name: `verb:say ${'x'.repeat(20)}`,
    startTimeUnixNano: String(1763719200000000000n + BigInt(at)),
    endTimeUnixNano: String(1763719201000000000n + BigInt(at)),
  }));
const answer = (count: number) =>
  new Blob([JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: spans(count) }] }] })]);

afterEach(() => void vi.useRealTimers());

/** A worker of the same code; one that does not start where it is broken. */
function workerOf(isBroken = false) {
  const seen = { requests: 0, isTerminated: false, messages: [] as TraceMessage[] };
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (request: Blob) => {
      seen.requests += 1;
      const reply = async () => {
        const message = packedAnswer(await request.text());
        const transfer = message.packed ? buffersOf(message.packed) : [];
        const data = structuredClone(message, { transfer });
        seen.messages.push(data);
        worker.onmessage?.call(worker as Worker, { data } as MessageEvent);
      };
      void reply();
    },
    terminate: () => {
      seen.isTerminated = true;
    },
  };
  queueMicrotask(() => {
    if (isBroken) worker.onerror?.call(worker as Worker, new Event('error') as ErrorEvent);
    else worker.onmessage?.call(worker as Worker, { data: 'ready' } as MessageEvent);
  });
  return { worker, seen };
}
const none = () => {
  throw new Error('There is no need of a worker');
};

it('reads a small answer at once: tree, latencies, critical path', async () => {
  const trace = await readTrace(answer(10), undefined, none);
  expect(trace?.tree.nodes).toHaveLength(10);
  expect(trace).toMatchObject({ unreadable: 0, order: { length: 10 } });
  expect(trace?.critical.size).toBe(1);
  expect(await readTrace(new Blob(['<html>']), undefined, none)).toBeNull();
  expect(await readTrace(new Blob(['{"a":1}']), undefined, none)).toBeNull();
});

it.each([
  '{"resourceSpans":[]}',
  '{"batches":[]}',
  '{"resourceSpans":[{"scopeSpans":[{"spans":[1]}]}]}',
])('reads %s as a trace without a span, which is not the same as no trace', (text) => {
  expect(readTraceText(text)).toMatchObject({ spans: [], tree: { nodes: [] }, counts: {} });
  expect(readTraceText(text)?.unreadable).toBe(text.includes('[1]') ? 1 : 0);
});

it('reads a large one in a worker, and itself where that does not start', async () => {
  const { worker, seen } = workerOf();
  const trace = await readTrace(answer(5000), undefined, () => worker);
  expect(trace?.tree.nodes).toHaveLength(5000);
  expect(seen).toMatchObject({ requests: 1, isTerminated: true });
  const broken = workerOf(true);
  const same = await readTrace(answer(5000), undefined, () => broken.worker);
  expect(same?.tree.nodes).toHaveLength(5000);
  expect(broken.seen).toMatchObject({ requests: 0, isTerminated: true });
});

/** A trace that has all that a trace may have. */
const motley = (count: number) => {
  const told = (key: string, value: object) => ({ key, value });
  return spans(count).map((one, at) => ({
    ...one,
    ...(at % 3 && { parentSpanId: `s${at - (at % 3)}` }),
    // Not in the order of the tree.
    startTimeUnixNano: at === 7 ? undefined : String(1763719200000000000n + BigInt(at * 7919)),
    name: ['verb:say é 😀 \ud800', 'tts-generation', 'dtmf:5', 'background-record:listen'][at % 4],
    kind: at % 6,
    status: at % 5 === 0 ? { code: 2, message: 'It broke' } : undefined,
    attributes: [
      told('text', { stringValue: 'x'.repeat(at % 90) }),
      told('flag', { boolValue: at % 2 === 0 }),
      told('number', { doubleValue: at / 7 }),
      told('huge', { doubleValue: at % 2 ? 1e308 : Number.POSITIVE_INFINITY }),
    ],
    events: Array.from({ length: at % 3 }, () => ({
      name: 'event',
      timeUnixNano: '1763719200000000001',
      attributes: [told('why', { stringValue: 'so' })],
    })),
    links: at % 11 ? [] : [{ traceId: 'a', spanId: 'b', attributes: [told('k', { intValue: 3 })] }],
  }));
};
const motleyText = (count: number) => {
  const services = [motley(count), motley(9)].map((some, at) => ({
    resource: { attributes: [{ key: 'service.name', value: { stringValue: `service ${at}` } }] },
    scopeSpans: [{ spans: some }],
  }));
  // What JSON cannot write it can read.
  return JSON.stringify({ resourceSpans: services }).replaceAll(
    '"doubleValue":null',
    '"doubleValue":1e999',
  );
};

it('takes a large one in buffers alone, which make the same whole', async () => {
  const text = motleyText(3000);
  const { worker, seen } = workerOf();
  const trace = await readTrace(new Blob([text]), undefined, () => worker);
  const built = readTraceText(text);
  if (!trace || !built) throw new Error('This is a trace');
  const { tree, order, recordings, critical, ...told } = trace;
  const all = Array.from({ length: tree.nodes.length }, (_none, at) => tree.nodes.at(at));
  expect(all).toEqual(built.tree.nodes);
  expect(told).toEqual({
    latencies: built.latencies,
    counts: built.counts,
    unreadable: built.unreadable,
  });
  expect(tree).toMatchObject({ ...built.tree, nodes: { length: 3009 } });
  expect(all.filter((_node, at) => critical.has(at))).toHaveLength(built.critical.size);
  expect(recordings).toHaveLength(100);
  expect(recordings.map((at) => all[at]?.span.name)).toEqual(
    Array(100).fill('background-record:listen'),
  );
  // What is not in a buffer is copied by the page itself, and stays in its heap.
  const objects = JSON.stringify(seen.messages, (_key, value) =>
    ArrayBuffer.isView(value) ? 'buffer' : typeof value === 'bigint' ? String(value) : value,
  );
  expect(objects.length).toBeLessThan(10_000);

  vi.useFakeTimers();
  const collected = vi.fn();
  collectSpans(trace, order, collected);
  expect(collected).not.toHaveBeenCalled();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(collected.mock.calls).toEqual([[built.spans]]);
});

it('makes a span once while it is shown, and keeps few of them', async () => {
  const trace = await readTrace(answer(3000), undefined, none);
  const at = (index: number) => trace?.tree.nodes.at(index);
  const first = at(0);
  expect(at(0)).toBe(first);
  for (let index = 1; index < 900; index += 1) at(index);
  expect(at(0)).toBe(first);
  for (let index = 900; index < 2500; index += 1) at(index);
  expect(at(0)).not.toBe(first);
  expect(at(0)).toEqual(first);
  expect([at(-1), at(3000), at(0.5)]).toEqual([undefined, undefined, undefined]);
});

it('gives up when it is not wanted any more', async () => {
  const aborted = AbortSignal.abort();
  const { worker } = workerOf();
  await expect(readTrace(answer(5000), aborted, () => worker)).rejects.toMatchObject({
    name: 'AbortError',
  });
});

it.each([
  [300_000, 0],
  [300_001, 1],
])('reads %i bytes here, or in a worker', async (size, workers) => {
  const text = await answer(1).text();
  const { worker, seen } = workerOf();
  const trace = await readTrace(new Blob([text.padEnd(size)]), undefined, () => worker);
  expect([trace?.tree.nodes.length, seen.requests]).toEqual([1, workers]);
});

/** A worker that starts and says no more. */
function silentWorker() {
  const worker: WorkerLike = {
    ...{ onmessage: null, onerror: null, postMessage: vi.fn(), terminate: vi.fn() },
  };
  queueMicrotask(() => worker.onmessage?.call(worker as Worker, { data: 'ready' } as MessageEvent));
  return worker;
}

it('reads a large one itself where the worker takes too long', async () => {
  vi.useFakeTimers();
  const worker = silentWorker();
  const reading = readTrace(answer(5000), undefined, () => worker);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(worker.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect((await reading)?.tree.nodes).toHaveLength(5000);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

it('reads nothing itself where it is not wanted any more while a worker reads', async () => {
  const large = answer(5000);
  const text = vi.spyOn(large, 'text');
  const stop = new AbortController();
  const worker = silentWorker();
  const reading = readTrace(large, stop.signal, () => worker);
  await Promise.resolve();
  stop.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(text).not.toHaveBeenCalled();
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

it.each([
  [0, 0],
  [500, 0],
  [501, 1],
  [1_000, 1],
  [1_001, 2],
])('collects %i spans after %i turns, unless nobody wants them', async (count, turns) => {
  vi.useFakeTimers();
  const trace = await readTrace(answer(1_001), undefined, none);
  if (!trace) throw new Error('This is a trace');
  const [told, cancelled] = [vi.fn<(some: unknown[]) => void>(), vi.fn()];
  // A number that is none is passed over.
  const numbers = [...trace.order].slice(0, count).map((number, at) => (at === 1 ? -1 : number));
  collectSpans(trace, numbers, cancelled)();
  collectSpans(trace, numbers, told);
  for (let turn = 0; turn < turns; turn += 1) {
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersToNextTimer();
  }
  expect(told.mock.calls.map(([some]) => some.length)).toEqual([Math.max(0, count - 1)]);
  expect(cancelled).toHaveBeenCalledTimes(turns === 0 ? 1 : 0);
});
