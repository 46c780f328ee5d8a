import { callWorker, type WorkerLike } from '../worker';
import { countSpans } from './countSpans';
import { criticalPath } from './criticalPath';
import { measureLatencies, summarizeLatencies } from './latencies';
import { type PackedTrace, packTrace, unpackTrace } from './packTrace';
import { parseTrace } from './parseTrace';
import { buildTree } from './spanTree';
import type { BuiltTrace, ReadTrace } from './types';

/** What a worker posts: null for what is no trace. */
export interface TraceMessage {
  packed: PackedTrace | null;
}

/** Bytes up to which reading takes less time than starting a worker. */
const smallSize = 300_000;
/** Milliseconds that a worker may take to start, and then to read. */
const timeouts = { start: 10_000, message: 60_000 };

const createWorker = (): WorkerLike =>
  new Worker(new URL('./traceWorker.ts', import.meta.url), { type: 'module' });

/**
 * Reads the JSON text of a trace: its tree, its latencies and its critical path. Null if it is not a
 * trace.
 */
export function readTraceText(text: string): BuiltTrace | null {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = parseTrace(answer);
  if (!parsed) return null;
  const tree = buildTree(parsed.spans);
  const { spans, unreadable } = parsed;
  return {
    ...{ spans, tree, unreadable },
    latencies: summarizeLatencies(measureLatencies(tree)),
    counts: countSpans(tree),
    critical: criticalPath(tree),
  };
}

/** What a worker posts of the JSON text of a trace. */
export function packedAnswer(text: string): TraceMessage {
  const trace = readTraceText(text);
  return { packed: trace && packTrace(trace) };
}

const unpacked = ({ packed }: TraceMessage): ReadTrace | null => packed && unpackTrace(packed);

/**
 * Reads the trace store's answer. A worker reads a large one and returns buffers, so the page stays
 * responsive and keeps only those. Resolves with null if it is not a trace; rejects with an AbortError
 * when `signal` aborts. If the worker does not start, or takes too long, the page reads it.
 */
export async function readTrace(
  answer: Blob,
  signal?: AbortSignal,
  start: () => WorkerLike = createWorker,
): Promise<ReadTrace | null> {
  signal?.throwIfAborted();
  const here = async () => unpacked(packedAnswer(await answer.text()));
  if (answer.size <= smallSize) return here();
  try {
    const message = await callWorker<TraceMessage, TraceMessage>(start(), {
      request: answer,
      onMessage: (posted) => posted,
      onTimeout: () => {
        throw new Error('Reading the trace took too long');
      },
      onError: () => new Error('The worker of traces stopped'),
      timeouts,
      signal,
    });
    return unpacked(message);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return here();
  }
}
