import { type FileKind, fileKindOf } from './fileKind';

/** Bytes that are unpacked at most: as many as are read of a file that is not packed. */
const largestUnpacked = 500_000_000;
/** Bytes that are gathered before the browser takes them out of memory. */
const portion = 8_000_000;

/** A file to be shown: what it is, and where it was packed what was in it. */
export interface OpenedFile {
  kind: FileKind | 'largePacked';
  file: Blob;
}

/** What the browser calls the ways to unpack; null where it has none for this one. */
function unpacker(kind: 'gzip' | 'zstd'): TransformStream<Uint8Array, Uint8Array> | null {
  try {
    // Browsers know gzip; the newest know zstd as well, which the types do not.
    return new DecompressionStream(kind as CompressionFormat) as unknown as TransformStream<
      Uint8Array,
      Uint8Array
    >;
  } catch {
    return null;
  }
}

/** The content of a packed file, as far as it is sound; null where there is more than is read. */
async function unpack(
  file: Blob,
  through: TransformStream<Uint8Array, Uint8Array>,
  signal: AbortSignal,
): Promise<Blob | null> {
  const reader = file.stream().pipeThrough(through).getReader();
  const blobs: Blob[] = [];
  let parts: Uint8Array[] = [];
  let gathered = 0;
  let size = 0;
  const keep = () => {
    blobs.push(new Blob(parts as BlobPart[]));
    parts = [];
    gathered = 0;
  };
  for (;;) {
    signal.throwIfAborted();
    // A file that breaks off has been unpacked up to there.
    const { value } = await reader.read().catch(() => ({ value: undefined }));
    if (!value) break;
    size += value.length;
    gathered += value.length;
    if (size > largestUnpacked) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
    if (gathered >= portion) keep();
  }
  keep();
  return new Blob(blobs);
}

/** Says what a file is, and unpacks it where the browser can. Rejects where it can not be read. */
export async function openFile(file: Blob, signal: AbortSignal): Promise<OpenedFile> {
  const kind = await fileKindOf(file);
  if (kind !== 'gzip' && kind !== 'zstd') return { kind, file };
  const through = unpacker(kind);
  if (!through) return { kind, file };
  const content = await unpack(file, through, signal);
  if (!content) return { kind: 'largePacked', file };
  const inside = await fileKindOf(content);
  return { kind: inside === 'empty' ? kind : inside, file: content };
}
