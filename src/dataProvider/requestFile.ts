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

/** Resolves in another turn of the event loop: keys and drawings come first. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** How many bytes are taken in one turn. */
const pieceSize = 256 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * How to read a stream piece by piece: into one buffer again and again where its source can do that, so
 * that none is large and none is left to be collected.
 */
function pieceReader(stream: ReadableStream<Bytes>) {
  try {
    const reader = stream.getReader({ mode: 'byob' });
    let buffer = new ArrayBuffer(pieceSize);
    const next = async (): Promise<Bytes | undefined> => {
      const { done, value } = await reader.read(new Uint8Array(buffer));
      if (done) return undefined;
      buffer = value.buffer;
      return value;
    };
    return { next, cancel: () => reader.cancel() };
  } catch {
    const reader = stream.getReader();
    return { next: async () => (await reader.read()).value, cancel: () => reader.cancel() };
  }
}

/**
 * Reads all bytes of a stream, one piece per turn: otherwise a network that is faster than the page
 * would block it until the end.
 */
async function blobOf(
  next: () => Promise<Bytes | undefined>,
  onPiece: (size: number) => void,
): Promise<Blob> {
  const blobs: Blob[] = [];
  for (let piece = await next(); piece; piece = await next()) {
    onPiece(piece.length);
    // Blobs in a blob are not copied once more in the end.
    blobs.push(new Blob([piece]));
    await nextTurn();
  }
  return new Blob(blobs);
}

/**
 * Requests a file and reads it to its end, reporting progress. Throws HttpError, also if the transfer
 * breaks off or stalls for half a minute; throws an AbortError when it is aborted.
 */
export async function requestFile(options: RequestOptions, onProgress?: OnProgress): Promise<Blob> {
  const { body, headers, status } = await request<ReadableStream<Bytes> | undefined>({
    ...options,
    as: 'stream',
  });
  const total = sizeOf(headers);
  const { next, cancel } = pieceReader(body ?? new Blob().stream());
  let isStalled = false;
  const startTimer = () =>
    setTimeout(() => {
      isStalled = true;
      // What is read now ends there; whether the network hears of it is of no matter.
      cancel().catch(() => undefined);
    }, stallTimeout);
  let timer = startTimer();
  let received = 0;
  try {
    const blob = await blobOf(next, (size) => {
      clearTimeout(timer);
      timer = startTimer();
      received += size;
      if (total) onProgress?.(Math.min(1, received / total));
    });
    if (!isStalled) return blob;
  } catch {
    options.signal?.throwIfAborted();
  } finally {
    clearTimeout(timer);
  }
  throw new HttpError(isStalled ? 0 : status, {
    message: isStalled ? 'app.errors.timeout' : 'app.errors.unreadable',
  });
}
