import { Fragments } from './fragments';
import { readIp } from './ip';
import { isKnownLink, toIp, unreadFrame } from './link';
import type { FileLog } from './log';
import { mirrored } from './mirrored';
import { isPcap, pcapFrames } from './pcap';
import { isPcapng, pcapngFrames } from './pcapng';
import { type ByteSource, sourceOf } from './source';
import { tunnelled, unreadTunnel } from './tunnels';
import type { Datagram, Frame } from './types';

/** Packets between two tellings of how far the reading is. */
const tellingStep = 512;

/** How deep IP packets may be nested. */
const deepest = 8;

function framesOf(file: ByteSource, log: FileLog): Iterable<Frame> | null {
  const first = file.read(0, 4);
  if (isPcap(first)) return pcapFrames(file, log);
  if (isPcapng(first)) return pcapngFrames(file, log);
  log.report(file.size === 0 ? 'empty' : 'notACapture');
  return null;
}

/** What is done with the datagrams of a capture. */
interface Reader {
  /** Takes one of them; true when it holds something of what is looked for. */
  take: (datagram: Datagram, frame: Frame) => boolean;
  /** True when it wants no more of them. */
  isFull?: () => boolean;
  /** Told now and then which part of the file has been read, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/**
 * Passes the datagrams of a capture file to a reader, in the order of the file: unwrapped from link
 * layer and tunnels, and reassembled from fragments. Returns the number of packets in the file, and how
 * many of them were not wanted.
 *
 * The bytes of a datagram and its frame are valid only until `take` returns: copy what you keep.
 *
 * Never throws, whatever the bytes: `log` lists what could not be read.
 */
export function readPackets(file: Uint8Array | ByteSource, log: FileLog, reader: Reader) {
  const { take, isFull, onProgress } = reader;
  const fragments = new Fragments(log);
  const takeIp = (packet: Uint8Array, frame: Frame, depth = 0): boolean => {
    const piece = readIp(packet);
    if (!piece) return false;
    const datagram = fragments.add(piece);
    if (!datagram) return true;
    const inner = depth < deepest ? tunnelled(datagram) : null;
    // A port alone makes no tunnel: audio may use it as well.
    if (inner && readIp(inner)) return takeIp(inner, frame, depth + 1);
    const isWanted = take(mirrored(datagram) ?? datagram, frame);
    const tunnel = isWanted ? null : unreadTunnel(datagram);
    if (tunnel) log.report(tunnel);
    return isWanted;
  };
  const source = sourceOf(file);
  const frames = framesOf(source, log);
  let packets = 0;
  let otherPackets = 0;
  for (const frame of frames ?? []) {
    if (packets >= log.limits.packets) log.report('tooManyPackets');
    else if (log.isExhausted) log.report('tooMuchWork');
    if (packets >= log.limits.packets || log.isExhausted || isFull?.()) break;
    packets += 1;
    log.spend(64);
    if (packets % tellingStep === 0) onProgress?.(frame.at / source.size);
    if (!isKnownLink(frame.linkType)) {
      log.report('unknownLink');
      continue;
    }
    const packet = toIp(frame);
    const tunnel = packet ? null : unreadFrame(frame);
    if (tunnel) log.report(tunnel);
    if (!packet || !takeIp(packet, frame)) otherPackets += 1;
  }
  fragments.end();
  if (packets === 0 && frames) log.report('noPackets');
  return { packets, otherPackets };
}
