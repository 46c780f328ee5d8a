import { expect, it } from 'vitest';
import { readTrace, readTraceText } from '../../../src/engines/trace/readTrace';
import { fullSlice, sliceTrace, type TraceMessage } from '../../../src/engines/trace/traceSlices';
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

/** A worker of the same code; one that does not start where it is broken. */
function workerOf(isBroken = false) {
  const seen = { requests: 0, isTerminated: false, messages: [] as TraceMessage[] };
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (request: Blob) => {
      seen.requests += 1;
      const reply = async () => {
        for (const message of sliceTrace(readTraceText(await request.text()).trace)) {
          const data = structuredClone(message);
          seen.messages.push(data);
          worker.onmessage?.call(worker as Worker, { data } as MessageEvent);
        }
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
  expect(trace).toMatchObject({ unreadable: 0, spans: { length: 10 } });
  expect(trace?.critical.size).toBe(1);
  expect(await readTrace(new Blob(['<html>']), undefined, none)).toBeNull();
  expect(await readTrace(new Blob(['{"a":1}']), undefined, none)).toBeNull();
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

it('takes a large one in small pieces, which make the same whole', async () => {
  const hook = (at: number) => ({ key: 'http.body', value: { stringValue: 'x'.repeat(at) } });
  const some = spans(3000).map((one, at) => ({
    ...one,
    ...(at % 3 && { parentSpanId: `s${at - (at % 3)}` }),
    // Not in the order of the tree.
    startTimeUnixNano: String(1763719200000000000n + BigInt((at * 7919) % 3000) * 1000n),
    attributes: at % 100 === 0 ? [hook(at * 30)] : [],
    events: Array.from({ length: at % 7 }, () => ({ name: 'event' })),
  }));
  const blob = new Blob([JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: some }] }] })]);
  const { worker, seen } = workerOf();
  const trace = await readTrace(blob, undefined, () => worker);
  expect(trace).toEqual(readTraceText(await blob.text()).trace);
  const slices = seen.messages.flatMap((message) => ('slice' in message ? [message.slice] : []));
  expect(slices.length).toBeGreaterThan(20);
  const lettersOf = (nodes: object[]) =>
    JSON.stringify(nodes.map((node) => Reflect.get(node, 'span').attributes.get('http.body')))
      .length;
  for (const { nodes } of slices) {
    const parts = nodes.reduce((sum, { span }) => sum + 1 + span.events.length, 0);
    // The last span of a piece may be larger than what is left of it.
    expect(parts).toBeLessThan(fullSlice.parts + 7);
    expect(lettersOf(nodes)).toBeLessThan(fullSlice.letters + 90_000);
  }
});

it('gives up when it is not wanted any more', async () => {
  const aborted = AbortSignal.abort();
  const { worker } = workerOf();
  await expect(readTrace(answer(5000), aborted, () => worker)).rejects.toMatchObject({
    name: 'AbortError',
  });
});
