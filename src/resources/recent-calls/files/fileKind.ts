/** What a file is by its first bytes, whatever it is called. */
export type FileKind =
  | 'capture'
  | 'sound'
  | 'largeSound'
  | 'gzip'
  | 'zstd'
  | 'compressed'
  | 'modifiedPcap'
  | 'snoop'
  | 'empty'
  | 'other';

/** Bytes of the largest recording that is played: all of it is held in memory. */
const largestSound = 500_000_000;

const startsWith = (bytes: Uint8Array, ...values: number[]) =>
  values.every((value, at) => bytes[at] === value);
const hasText = (bytes: Uint8Array, at: number, text: string) =>
  [...text].every((letter, place) => bytes[at + place] === letter.charCodeAt(0));

/** The four spellings of pcap, of either byte order, and pcapng. */
const captures = [
  [0xa1, 0xb2, 0xc3, 0xd4],
  [0xd4, 0xc3, 0xb2, 0xa1],
  [0xa1, 0xb2, 0x3c, 0x4d],
  [0x4d, 0x3c, 0xb2, 0xa1],
  [0x0a, 0x0d, 0x0d, 0x0a],
];
/** Other files, each with the bytes that it begins with: the last two are zip and xz. */
const others: [FileKind, number[]][] = [
  ['gzip', [0x1f, 0x8b]],
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
  ['modifiedPcap', [0xa1, 0xb2, 0xcd, 0x34]],
  ['modifiedPcap', [0x34, 0xcd, 0xb2, 0xa1]],
  ['snoop', [0x73, 0x6e, 0x6f, 0x6f, 0x70, 0]],
  ['compressed', [0x50, 0x4b, 3, 4]],
  ['compressed', [0xfd, 0x37, 0x7a, 0x58]],
];

const isSound = (bytes: Uint8Array): boolean =>
  (['RIFF', 'RF64'].some((mark) => hasText(bytes, 0, mark)) && hasText(bytes, 8, 'WAVE')) ||
  ['ID3', 'OggS', 'fLaC'].some((mark) => hasText(bytes, 0, mark)) ||
  hasText(bytes, 4, 'ftyp') ||
  // The first frame of an MP3 or AAC file.
  (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0);

/** Reads the beginning of a file; rejects where the browser cannot read it. */
export async function fileKindOf(file: Blob): Promise<FileKind> {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (bytes.length === 0) return 'empty';
  if (captures.some((mark) => startsWith(bytes, ...mark))) return 'capture';
  const other = others.find(([, mark]) => startsWith(bytes, ...mark));
  if (other) return other[0];
  if (!isSound(bytes)) return 'other';
  return file.size > largestSound ? 'largeSound' : 'sound';
}
