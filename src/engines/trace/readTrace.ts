import { callWorker, type WorkerLike } from '../worker';
import { countSpans } from './countSpans';
import { criticalPath } from './criticalPath';
import { measureLatencies, summarizeLatencies } from './latencies';
import { parseTrace } from './parseTrace';
import { buildTree } from './spanTree';
import { type TraceMessage, takeTrace } from './traceSlices';
import type { ReadTrace } from './types';

/** What was read: null for what is no trace. */
export interface TraceAnswer {
  trace: ReadTrace | null;
}

/** Bytes up to which reading takes less time than starting a worker. */
const smallSize = 300_000;
/** Milliseconds that a worker may take to start, and then to read. */
const timeouts = { start: 10_000, message: 60_000 };

const createWorker = (): WorkerLike =>
  new Worker(new URL('./traceWorker.ts', import.meta.url), { type: 'module' });

/** Reads the JSON text of a trace: its tree, what it tells of latencies, and its critical path. */
export function readTraceText(text: string): TraceAnswer {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return { trace: null };
  }
  const parsed = parseTrace(answer);
  if (!parsed) return { trace: null };
  const tree = buildTree(parsed.spans);
  const { spans, unreadable } = parsed;
  return {
    trace: {
      ...{ spans, tree, unreadable },
      latencies: summarizeLatencies(measureLatencies(tree)),
      counts: countSpans(tree),
      critical: criticalPath(tree),
    },
  };
}

/**
 * Reads what the trace store answered, a large answer in a worker, which hands it over in small pieces,
 * so that the page goes on meanwhile.
 * Resolves with null for what is no trace; rejects with an AbortError when `signal` aborts. Where the
 * worker does not start, or takes too long, the page reads it itself.
 */
export async function readTrace(
  answer: Blob,
  signal?: AbortSignal,
  start: () => WorkerLike = createWorker,
): Promise<ReadTrace | null> {
  signal?.throwIfAborted();
  const here = async () => readTraceText(await answer.text()).trace;
  if (answer.size <= smallSize) return here();
  try {
    const { trace } = await callWorker<TraceMessage, TraceAnswer>(start(), {
      request: answer,
      onMessage: takeTrace(),
      onTimeout: () => {
        throw new Error('Reading the trace took too long');
      },
      onError: () => new Error('The worker of traces stopped'),
      timeouts,
      signal,
    });
    return trace;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return here();
  }
}
