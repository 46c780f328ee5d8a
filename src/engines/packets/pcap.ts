import { type ByteOrder, bigEndian, littleEndian, u32 } from './bytes';
import type { FileLog } from './log';
import type { ByteSource } from './source';
import type { Frame } from './types';

interface Kind {
  order: ByteOrder;
  /** Parts of a second that the file counts in. */
  perSecond: number;
}

const kinds: Record<number, Kind> = {
  2712847316: { order: bigEndian, perSecond: 1e6 },
  3569595041: { order: littleEndian, perSecond: 1e6 },
  2712812621: { order: bigEndian, perSecond: 1e9 },
  1295823521: { order: littleEndian, perSecond: 1e9 },
};

const fileHeader = 24;
const recordHeader = 16;
/** No packet is longer, whatever a damaged file says. */
export const longestPacket = 262_144;

/** True when the bytes begin like a pcap file of either byte order, of micro- or nanoseconds. */
export const isPcap = (bytes: Uint8Array): boolean => u32(bytes, 0) in kinds;

/** The packets of a pcap file, as far as it can be read. */
export function* pcapFrames(file: ByteSource, log: FileLog): Generator<Frame> {
  const head = file.read(0, fileHeader);
  const kind = kinds[u32(head, 0)];
  if (!kind || head.length < fileHeader) return log.report('endsEarly');
  const { order, perSecond } = kind;
  // The upper half says how long the checksum behind each packet is.
  const linkType = order.u32(head, 20) & 0xffff;
  let at = fileHeader;
  for (let number = 1; at < file.size; number += 1) {
    const record = file.read(at, recordHeader);
    if (record.length < recordHeader) return log.report('endsEarly');
    const length = order.u32(record, 8);
    if (length > longestPacket) return log.report('damaged');
    const start = at + recordHeader;
    if (start + length > file.size) return log.report('endsEarly');
    const parts = order.u32(record, 4);
    const time = order.u32(record, 0) * 1e6 + Math.floor((parts * 1e6) / perSecond);
    yield { number, time, linkType, at: start, bytes: file.read(start, length) };
    at = start + length;
  }
}
