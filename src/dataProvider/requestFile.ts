import { HttpError, type RequestOptions, request } from '../http';

/** Milliseconds without a byte after which a transfer counts as broken. */
const stallTimeout = 30_000;

/** How many bytes an answer has, null where that is not known before they have come. */
export function sizeOf(headers: Headers): number | null {
  const size = Number(headers.get('Content-Length') ?? Number.NaN);
  // Of a compressed transfer the header counts other bytes than those that arrive.
  return Number.isFinite(size) && !headers.get('Content-Encoding') ? size : null;
}

/** Called with the part of an answer that has come, from 0 to 1, where its size is known. */
export type OnProgress = (part: number) => void;

/**
 * Asks for a file and reads it to its end, telling how far it has come. Throws HttpError, also for one
 * that breaks off or brings nothing for half a minute; an aborted call throws an AbortError.
 */
export async function requestFile(options: RequestOptions, onProgress?: OnProgress): Promise<Blob> {
  const { body, headers, status } = await request<ReadableStream<Uint8Array> | undefined>({
    ...options,
    as: 'stream',
  });
  const total = sizeOf(headers);
  const stalled = new AbortController();
  const startTimer = () => setTimeout(() => stalled.abort(), stallTimeout);
  let timer = startTimer();
  let received = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      clearTimeout(timer);
      timer = startTimer();
      received += chunk.length;
      if (total) onProgress?.(Math.min(1, received / total));
      controller.enqueue(chunk);
    },
  });
  try {
    return await new Response(body?.pipeThrough(counter, { signal: stalled.signal })).blob();
  } catch {
    options.signal?.throwIfAborted();
    const message = stalled.signal.aborted ? 'app.errors.timeout' : 'app.errors.unreadable';
    throw new HttpError(stalled.signal.aborted ? 0 : status, { message });
  } finally {
    clearTimeout(timer);
  }
}
