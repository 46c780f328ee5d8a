/** The bytes of a file, of which only a part may be in memory. */
export interface ByteSource {
  readonly size: number;
  /**
   * The bytes from a place on, fewer where the file ends before. They stay what they are until the next
   * reading: who keeps them for longer copies them, and does not hold what is around them in memory.
   */
  read(at: number, length: number): Uint8Array;
}

/** Bytes that are loaded at a time: few enough for any memory, enough to be seldom waited for. */
const usualWindow = 4_194_304;

/**
 * A source with one window of a file in memory, which it loads again when a read goes beyond it.
 */
class Windows implements ByteSource {
  private window = new Uint8Array(0);
  private start = 0;

  constructor(
    readonly size: number,
    private readonly load: (from: number, to: number) => Uint8Array<ArrayBuffer>,
    private readonly windowSize: number,
  ) {}

  read(at: number, length: number): Uint8Array {
    const from = Math.min(at, this.size);
    const to = Math.min(at + length, this.size);
    if (from < this.start || to > this.start + this.window.length) {
      // Let go first: two windows need not be held at once.
      this.window = new Uint8Array(0);
      this.window = this.load(from, Math.min(Math.max(to, from + this.windowSize), this.size));
      this.start = from;
    }
    return this.window.subarray(from - this.start, to - this.start);
  }
}

/** What workers have and pages do not: a file that is read while one waits. */
declare const FileReaderSync: new () => { readAsArrayBuffer: (file: Blob) => ArrayBuffer };

const readNow = (file: Blob): ArrayBuffer => new FileReaderSync().readAsArrayBuffer(file);

/**
 * The bytes of a file, a window of about 4 MB at a time: for workers alone. Readings throw where the
 * browser can not read the file any more.
 */
export const blobSource = (
  file: Pick<Blob, 'size' | 'slice'>,
  readSlice: (slice: Blob) => ArrayBuffer = readNow,
  windowSize = usualWindow,
): ByteSource =>
  new Windows(file.size, (from, to) => new Uint8Array(readSlice(file.slice(from, to))), windowSize);

/** A source as it is, or one of bytes that are in memory already. */
export const sourceOf = (file: Uint8Array | ByteSource): ByteSource =>
  'read' in file
    ? file
    : { size: file.length, read: (at, length) => file.subarray(at, at + length) };
