import { type ByteOrder, bigEndian, littleEndian, u32 } from './bytes';
import type { FileLog } from './log';
import { longestPacket } from './pcap';
import type { ByteSource } from './source';
import type { Frame } from './types';

const sectionBlock = 0x0a0d0d0a;
const byteOrderMagic = 0x1a2b3c4d;
/** Microseconds up to the year 2255, the last that are counted exactly: later ones come from damage. */
const latest = BigInt(Number.MAX_SAFE_INTEGER);

/** Bytes of a block that are looked at: those of the longest packet and its options. */
const longestBlock = longestPacket + 65_536;
/** Interfaces of a section that are known; a damaged file may name any number. */
const mostInterfaces = 65_536;

interface Interface {
  linkType: number;
  /** The longest that a packet was kept, 0 where it was kept whole. */
  snapLength: number;
  /** Parts of a second that its times are counted in. */
  perSecond: bigint;
  /** Seconds to be added to its times. */
  offset: bigint;
}

/** True when the bytes begin like a pcapng file. */
export const isPcapng = (bytes: Uint8Array): boolean => u32(bytes, 0) === sectionBlock;

/** What a block's options say, by their code; each once. */
function readOptions(block: Uint8Array, from: number, order: ByteOrder): Map<number, Uint8Array> {
  const options = new Map<number, Uint8Array>();
  for (let at = from; at + 4 <= block.length; ) {
    const code = order.u16(block, at);
    const length = order.u16(block, at + 2);
    if (code === 0 || at + 4 + length > block.length) break;
    options.set(code, block.subarray(at + 4, at + 4 + length));
    at += 4 + length + (-length & 3);
  }
  return options;
}

function readInterface(block: Uint8Array, order: ByteOrder): Interface {
  const options = readOptions(block, 16, order);
  // Six decimal places where nothing is said; the top bit changes the base from ten to two.
  const resolution = options.get(9)?.[0] ?? 6;
  const perSecond =
    resolution & 0x80 ? 2n ** BigInt(resolution & 0x7f) : 10n ** BigInt(Math.min(resolution, 30));
  const shift = options.get(14);
  const offset = shift?.length === 8 ? toBig(shift, 0, order, order === littleEndian) : 0n;
  return {
    linkType: order.u16(block, 8),
    snapLength: order.u32(block, 12),
    perSecond,
    offset: BigInt.asIntN(64, offset),
  };
}

/** 64 bits; the halves of a packet's time stand high before low whatever the byte order. */
function toBig(block: Uint8Array, at: number, order: ByteOrder, isLowFirst = false): bigint {
  const first = BigInt(order.u32(block, at));
  const second = BigInt(order.u32(block, at + 4));
  return isLowFirst ? (second << 32n) | first : (first << 32n) | second;
}

function toTime(units: bigint, { perSecond, offset }: Interface): number {
  const time = (units * 1_000_000n) / perSecond + offset * 1_000_000n;
  if (time < 0n) return 0;
  return Number(time > latest ? latest : time);
}

interface Packet {
  source: Interface | undefined;
  /** Undefined where the kind of block has none. */
  units: bigint | undefined;
  start: number;
  length: number;
}

/** A packet of the three kinds of blocks that hold one: enhanced, simple, and the obsolete first. */
function readPacket(
  block: Uint8Array,
  order: ByteOrder,
  interfaces: Interface[],
): Packet | undefined {
  switch (order.u32(block, 0)) {
    case 6: {
      const source = interfaces[order.u32(block, 8)];
      const units = toBig(block, 12, order);
      return { source, units, start: 28, length: order.u32(block, 20) };
    }
    case 2: {
      const source = interfaces[order.u16(block, 8)];
      const units = toBig(block, 12, order);
      return { source, units, start: 28, length: order.u32(block, 20) };
    }
    case 3: {
      const [source] = interfaces;
      const length = Math.min(
        order.u32(block, 8),
        source?.snapLength || Number.POSITIVE_INFINITY,
        block.length - 16,
      );
      return { source, units: undefined, start: 12, length };
    }
    default:
      return undefined;
  }
}

/** The blocks that are read: of an interface, and those that hold a packet. */
const readKinds = new Set([1, 2, 3, 6]);

/** The packets of a pcapng file with all its sections and interfaces, as far as it can be read. */
export function* pcapngFrames(file: ByteSource, log: FileLog): Generator<Frame> {
  let order: ByteOrder = littleEndian;
  let interfaces: Interface[] = [];
  let number = 0;
  let lastTime = 0;
  for (let at = 0; at < file.size; ) {
    const head = file.read(at, 12);
    if (head.length < 12) return log.report('endsEarly');
    if (u32(head, 0) === sectionBlock) {
      order = u32(head, 8) === byteOrderMagic ? bigEndian : littleEndian;
      if (order.u32(head, 8) !== byteOrderMagic) return log.report('damaged');
      interfaces = [];
    }
    const size = order.u32(head, 4);
    if (size < 12 || size % 4 !== 0) return log.report('damaged');
    if (at + size > file.size) return log.report('endsEarly');
    const kind = order.u32(head, 0);
    const begin = at;
    at += size;
    if (!readKinds.has(kind)) continue;
    const block = file.read(begin, Math.min(size, longestBlock));
    if (kind === 1 && interfaces.length < mostInterfaces) {
      interfaces.push(readInterface(block, order));
    }
    const packet = readPacket(block, order, interfaces);
    if (!packet) continue;
    number += 1;
    const { source, units, start, length } = packet;
    if (!source || length < 0 || length > longestPacket || start + length > size - 4) {
      log.report('damaged');
      continue;
    }
    if (units === undefined) log.report('noTimes');
    else lastTime = toTime(units, source);
    const data = block.subarray(start, start + length);
    yield { number, time: lastTime, linkType: source.linkType, at: begin + start, bytes: data };
  }
}
