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
  const answer = await request<ReadableStream<Uint8Array<ArrayBuffer>> | undefined>({
    ...options,
    as: 'stream',
  });
  const reader = (answer.body ?? new Blob().stream()).getReader();
  const total = sizeOf(answer.headers);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  let isStalled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      timer = setTimeout(() => {
        isStalled = true;
        reader.cancel().catch(() => undefined);
      }, stallTimeout);
      const { done, value } = await reader.read();
      clearTimeout(timer);
      if (done) break;
      parts.push(value);
      received += value.length;
      if (total) onProgress?.(Math.min(1, received / total));
    }
  } catch {
    clearTimeout(timer);
    options.signal?.throwIfAborted();
    throw new HttpError(answer.status, { message: 'app.errors.unreadable' });
  }
  options.signal?.throwIfAborted();
  if (isStalled) throw new HttpError(0, { message: 'app.errors.timeout' });
  return new Blob(parts);
}
