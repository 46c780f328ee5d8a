import { behindAuthentication, type Piece as IpPiece, skipExtensions } from './ip';
import type { FileLog } from './log';
import type { Datagram } from './types';

/** Datagrams that are put together at the same time; the oldest one gives way. */
const mostDatagrams = 64;
/** Pieces of one datagram: the longest one, in pieces of 536 bytes, has 123. */
const mostPieces = 256;
const longestDatagram = 65_535;

interface Piece {
  offset: number;
  bytes: Uint8Array;
}
interface Pieces {
  pieces: Piece[];
  /** Bytes so far, repeated ones included. */
  got: number;
  /** Known once the last piece is here. */
  size: number | null;
}

const nameOf = ({ offset, bytes }: Piece): string => `${offset} ${bytes.length}`;

/** Puts the pieces into one; null while one is missing. Where two overlap the earlier one counts. */
function join({ pieces, size, got }: Pieces, log: FileLog): Uint8Array | null {
  if (size === null || got < size) return null;
  const sorted = [...pieces].sort((a, b) => a.offset - b.offset);
  const whole = new Uint8Array(size);
  log.spend(got + pieces.length * 8);
  let end = 0;
  for (const { offset, bytes } of sorted) {
    if (offset > end) return null;
    const fresh = bytes.subarray(end - offset, Math.max(end - offset, size - offset));
    whole.set(fresh, end);
    end += fresh.length;
  }
  return end >= size ? whole : null;
}

/** The datagram with these bytes, behind the extension headers that IPv6 has among them. */
function carriedBy(datagram: IpPiece, bytes: Uint8Array): Datagram {
  const [protocol, payload] = datagram.fragment?.key.startsWith('6')
    ? skipExtensions(datagram.protocol, bytes)
    : behindAuthentication(datagram.protocol, bytes);
  return { ...datagram, protocol, payload };
}

/** Puts datagrams together that travelled in pieces, and counts those that stay incomplete. */
export class Fragments {
  private readonly waiting = new Map<string, Pieces>();
  /** The pieces of the datagrams that became whole last. */
  private readonly whole = new Map<string, Set<string>>();

  constructor(private readonly log: FileLog) {}

  /**
   * The whole datagram once its last piece is here, else null. Unfragmented ones pass through. If the
   * first piece was not captured completely, the datagram never becomes whole, and this piece passes
   * through too.
   */
  add(datagram: IpPiece): Datagram | null {
    const { fragment, payload } = datagram;
    if (!fragment) return datagram;
    const { key, offset, isLast } = fragment;
    const parts = this.waiting.get(key) ?? { pieces: [], got: 0, size: null };
    if (!this.waiting.has(key)) this.open(key, parts);
    if (offset + payload.length > longestDatagram || parts.pieces.length >= mostPieces) {
      this.drop(key);
      return null;
    }
    // Copied, because it is kept longer than this part of the file.
    parts.pieces.push({ offset, bytes: new Uint8Array(payload) });
    parts.got += payload.length;
    if (isLast) parts.size = offset + payload.length;
    const whole = join(parts, this.log);
    if (!whole) return datagram.missing > 0 && offset === 0 ? carriedBy(datagram, payload) : null;
    this.waiting.delete(key);
    this.keepNames(key, parts);
    return carriedBy(datagram, whole);
  }

  /** To be called at the end: counts what never became whole. */
  end(): void {
    for (const key of [...this.waiting.keys()]) this.drop(key);
  }

  private open(key: string, parts: Pieces): void {
    const [oldest] = this.waiting.keys();
    if (oldest !== undefined && this.waiting.size >= mostDatagrams) this.drop(oldest);
    this.waiting.set(key, parts);
  }

  private keepNames(key: string, { pieces }: Pieces): void {
    const [oldest] = this.whole.keys();
    if (oldest !== undefined && this.whole.size >= mostDatagrams) this.whole.delete(oldest);
    this.whole.set(key, new Set(pieces.map(nameOf)));
  }

  /** A mirrored port brings pieces twice: what is left over of a whole datagram is no loss. */
  private drop(key: string): void {
    const known = this.whole.get(key);
    const pieces = this.waiting.get(key)?.pieces ?? [];
    const isRepeated = known !== undefined && pieces.every((piece) => known.has(nameOf(piece)));
    this.waiting.delete(key);
    if (!isRepeated) this.log.report('fragments');
  }
}
