import { Fragments } from './fragments';
import { addressKey, type Datagram, formatEndpoint, readIp } from './ip';
import { isHomerExport, isKnownLink, toIp } from './link';
import { defaultLimits, type Limits, Log } from './log';
import { isPcap, pcapFrames } from './pcap';
import { isPcapng, pcapngFrames } from './pcapng';
import { readDatagram, type SipContent } from './sip';
import { type PacketPlace, portsOf, readSegment, Stream } from './tcp';
import type { Capture, Frame, SipMessage } from './types';

const tcp = 6;
const udp = 17;
/** Directions of connections that are followed at the same time; the oldest one gives way. */
const mostStreams = 1_024;

interface Route {
  source: string;
  destination: string;
}
interface Connection {
  stream: Stream;
  route: Route;
}

/** Reads messages out of the packets of one capture, one packet after the other. */
class Reader {
  readonly messages: SipMessage[] = [];
  packets = 0;
  otherPackets = 0;
  private exported = 0;
  private readonly fragments: Fragments;
  private readonly streams = new Map<string, Connection>();

  constructor(private readonly log: Log) {
    this.fragments = new Fragments(log);
  }

  get isFull(): boolean {
    return this.messages.length >= this.log.limits.messages;
  }

  /** True when Homer wrote the frame of every message. */
  get isHomerExport(): boolean {
    return this.exported > 0 && this.exported >= this.messages.length;
  }

  add(frame: Frame): void {
    this.packets += 1;
    if (!isKnownLink(frame.linkType)) {
      this.log.report('unknownLink');
      return;
    }
    const before = this.messages.length;
    const bytes = toIp(frame);
    const piece = bytes && readIp(bytes);
    const datagram = piece && this.fragments.add(piece);
    const isPart = Boolean(piece) && !datagram;
    const isTaken = datagram ? this.take(datagram, frame) : isPart;
    if (this.messages.length === before && !isTaken) this.otherPackets += 1;
  }

  end(): void {
    this.fragments.end();
    for (const { stream, route } of this.streams.values()) {
      for (const { content, packet } of stream.end()) this.keep(content, packet, route, 'tcp');
    }
  }

  /** True when the datagram is part of a message, or of the connection of one. */
  private take(datagram: Datagram, frame: Frame): boolean {
    this.log.spend(64);
    if (datagram.protocol === udp) return this.takeUdp(datagram, frame);
    if (datagram.protocol === tcp) return this.takeTcp(datagram, frame);
    return false;
  }

  private takeUdp(datagram: Datagram, frame: Frame): boolean {
    const { payload } = datagram;
    if (payload.length < 8) return false;
    const length = ((payload[4] ?? 0) << 8) | (payload[5] ?? 0);
    const content = readDatagram(payload.subarray(8, length || payload.length), this.log);
    if (!content) return false;
    const [from, to] = portsOf(payload);
    const source = formatEndpoint(datagram.source, from);
    const destination = formatEndpoint(datagram.destination, to);
    const { isShort, ...message } = content;
    if (isHomerExport(frame)) this.exported += 1;
    const isCut = isShort && (datagram.isCut || length > payload.length);
    if (isCut) this.log.report('cutPackets');
    this.keep(message, frame, { source, destination }, 'udp', isCut);
    return true;
  }

  private takeTcp(datagram: Datagram, frame: Frame): boolean {
    const segment = readSegment(datagram.payload);
    if (!segment) return false;
    if (datagram.isCut && segment.payload.length > 0) this.log.report('cutPackets');
    const [from, to] = portsOf(datagram.payload);
    const key = `${addressKey(datagram.source)} ${from} ${addressKey(datagram.destination)} ${to}`;
    const { stream, route } = this.streams.get(key) ?? this.open(key, datagram, from, to);
    const completed = stream.add(segment, frame);
    for (const { content, packet } of completed) this.keep(content, packet, route, 'tcp');
    return completed.length > 0 || (segment.payload.length > 0 && stream.isInMessage);
  }

  private open(key: string, datagram: Datagram, from: number, to: number): Connection {
    const [oldest] = this.streams.keys();
    if (oldest !== undefined && this.streams.size >= mostStreams) this.streams.delete(oldest);
    const source = formatEndpoint(datagram.source, from);
    const destination = formatEndpoint(datagram.destination, to);
    const opened = { stream: new Stream(this.log), route: { source, destination } };
    this.streams.set(key, opened);
    return opened;
  }

  private keep(
    content: SipContent,
    { number, time }: PacketPlace,
    { source, destination }: Route,
    transport: SipMessage['transport'],
    isCut = false,
  ): void {
    if (this.isFull) return;
    this.messages.push({ ...content, packet: number, time, source, destination, transport, isCut });
  }
}

function framesOf(bytes: Uint8Array, log: Log): Iterable<Frame> {
  if (isPcap(bytes)) return pcapFrames(bytes, log);
  if (isPcapng(bytes)) return pcapngFrames(bytes, log);
  log.report(bytes.length === 0 ? 'empty' : 'notACapture');
  return [];
}

/**
 * The SIP messages in a capture file: pcap (both byte orders, micro- and nanoseconds) or pcapng;
 * Ethernet with VLAN tags, Linux cooked, loopback and raw IP; IPv4 and IPv6 with extension headers
 * and fragments; UDP, and TCP put in order by its sequence numbers. Messages are in the order of
 * the file; audio, keep-alives and everything else are passed over and counted.
 *
 * Never throws, whatever the bytes: `problems` says what could not be read. Memory and work
 * are bounded by the size of the file and by `limits`.
 */
export function parseCapture(bytes: Uint8Array, limits: Limits = defaultLimits): Capture {
  const log = new Log(limits, bytes.length);
  const reader = new Reader(log);
  for (const frame of framesOf(bytes, log)) {
    if (reader.packets >= limits.packets) log.report('tooManyPackets');
    else if (reader.isFull) log.report('tooManyMessages');
    else if (log.isExhausted) log.report('tooMuchWork');
    else {
      reader.add(frame);
      continue;
    }
    break;
  }
  reader.end();
  if (reader.isHomerExport) log.report('homerExport');
  const { messages, packets, otherPackets } = reader;
  const { work } = log;
  if (
    messages.length === 0 &&
    !log.problems.some(({ kind }) => kind === 'empty' || kind === 'notACapture')
  ) {
    log.report(packets === 0 ? 'noPackets' : 'noSip');
  }
  return { messages, problems: log.problems, packets, otherPackets, work };
}
