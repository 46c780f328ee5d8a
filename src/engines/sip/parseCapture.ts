import {
  addressKey,
  type ByteSource,
  type Datagram,
  type Frame,
  formatEndpoint,
  isHomerExport,
  type PacketPlace,
  readPackets,
  sourceOf,
} from '../packets';
import { defaultLimits, type SipLimits, SipLog } from './limits';
import { withoutMirrored } from './mirroredTwice';
import { SctpMessages } from './sctp';
import { type ReadContent, readDatagram } from './sip';
import { portsOf, readSegment, Stream } from './tcp';
import type { Capture, SipMessage } from './types';

/** Numbers of the protocols that carry SIP. */
const protocols = { tcp: 6, udp: 17, sctp: 132 };
/** What carried a message that an agent mirrored, by the number of its protocol. */
const carriers = new Map<number | undefined, SipMessage['transport']>([
  [protocols.tcp, 'tcp'],
  [protocols.sctp, 'sctp'],
]);
/** Directions of connections that are followed at the same time; the oldest one gives way. */
const mostStreams = 1_024;
/** Connections that can not be read and are known by their names, so that each counts once. */
const mostUnread = 65_536;

/** How unreadable connections are reported. */
const unreadProblems = {
  tls: 'encrypted',
  https: 'secureWebSocket',
  compressed: 'compressed',
} as const;

interface Route {
  source: string;
  destination: string;
}
interface Connection {
  stream: Stream;
  route: Route;
}

const routeOf = (datagram: Datagram): Route => {
  const [from, to] = portsOf(datagram.payload);
  return {
    source: formatEndpoint(datagram.source, from),
    destination: formatEndpoint(datagram.destination, to),
  };
};

/** Reads messages out of the datagrams of one capture, one after the other. */
class Reader {
  readonly messages: SipMessage[] = [];
  /** Those of them that an agent mirrored. */
  readonly mirrored = new Set<SipMessage>();
  private exported = 0;
  private readonly streams = new Map<string, Connection>();
  private readonly unread = new Set<string>();
  private readonly sctp: SctpMessages;

  constructor(
    private readonly log: SipLog,
    private readonly limits: SipLimits,
  ) {
    this.sctp = new SctpMessages(log);
  }

  get isFull(): boolean {
    return this.messages.length >= this.limits.messages;
  }

  /** True when Homer wrote the frame of every message. */
  get isHomerExport(): boolean {
    return this.exported > 0 && this.exported >= this.messages.length;
  }

  /** True when the datagram is part of a message, or of the connection of one. */
  take(datagram: Datagram, frame: Frame): boolean {
    switch (datagram.protocol) {
      case protocols.udp:
        return this.takeUdp(datagram, frame);
      case protocols.tcp:
        return this.takeTcp(datagram, frame);
      case protocols.sctp:
        return this.takeSctp(datagram, frame);
      default:
        return false;
    }
  }

  end(): void {
    for (const { stream, route } of this.streams.values()) this.keepAll(stream.end(), route);
  }

  private takeUdp(datagram: Datagram, frame: Frame): boolean {
    const { payload } = datagram;
    if (payload.length < 8) return false;
    const length = ((payload[4] ?? 0) << 8) | (payload[5] ?? 0);
    const isShort = datagram.missing > 0 || length > payload.length;
    const content = readDatagram(payload.subarray(8, length || payload.length), this.log, isShort);
    if (!content) return false;
    if (isHomerExport(frame)) this.exported += 1;
    const isCut = content.isCut && isShort;
    if (isCut) this.log.report('cutPackets');
    const transport = carriers.get(datagram.carrier) ?? 'udp';
    const message = this.keep(content, frame, routeOf(datagram), transport, isCut);
    if (message && datagram.carrier !== undefined) this.mirrored.add(message);
    return true;
  }

  private takeTcp(datagram: Datagram, frame: Frame): boolean {
    const segment = readSegment(datagram.payload, datagram.missing);
    if (!segment) return false;
    const [from, to] = portsOf(datagram.payload);
    const source = `${addressKey(datagram.source)} ${from}`;
    const destination = `${addressKey(datagram.destination)} ${to}`;
    const key = `${source} ${destination}`;
    const connection = this.streams.get(key) ?? this.open(datagram);
    const { stream, route } = connection;
    // The one that was used last stands last: who comes first gives way.
    this.streams.delete(key);
    this.streams.set(key, connection);
    // Not the frame: what is kept of it must not keep its bytes.
    const completed = stream.add(segment, { number: frame.number, time: frame.time });
    this.keepAll(completed, route);
    this.reportUnread(stream, [source, destination].sort().join(' '));
    return completed.length > 0 || (segment.payload.length > 0 && stream.isInMessage);
  }

  private takeSctp(datagram: Datagram, frame: Frame): boolean {
    const route = routeOf(datagram);
    const association = `${route.source} ${route.destination}`;
    const messages = this.sctp.add(association, datagram.payload);
    const contents = messages.flatMap((bytes) => readDatagram(bytes, this.log) ?? []);
    for (const content of contents) {
      const isCut = content.isCut && datagram.missing > 0;
      if (isCut) this.log.report('cutPackets');
      this.keep(content, frame, route, 'sctp', isCut);
    }
    return contents.length > 0;
  }

  private open(datagram: Datagram): Connection {
    const [oldest] = this.streams;
    if (oldest && this.streams.size >= mostStreams) {
      const [key, { stream, route }] = oldest;
      this.streams.delete(key);
      this.keepAll(stream.end(), route);
    }
    return { stream: new Stream(this.log), route: routeOf(datagram) };
  }

  /** Counts a connection that can not be read once, not once for each of its directions. */
  private reportUnread({ unread }: Stream, connection: string): void {
    if (!unread || this.unread.has(connection)) return;
    const [oldest] = this.unread;
    if (oldest !== undefined && this.unread.size >= mostUnread) this.unread.delete(oldest);
    this.unread.add(connection);
    this.log.report(unreadProblems[unread]);
  }

  private keepAll(completed: ReturnType<Stream['end']>, route: Route): void {
    for (const { content, packet } of completed) {
      if (content.isCut) this.log.report('cutPackets');
      this.keep(content, packet, route, content.transport, content.isCut);
    }
  }

  private keep(
    content: ReadContent,
    { number, time }: PacketPlace,
    { source, destination }: Route,
    transport: SipMessage['transport'],
    isCut: boolean,
  ): SipMessage | undefined {
    if (this.isFull) return undefined;
    const place = { packet: number, time, source, destination };
    const message = { ...content, ...place, transport, isCut };
    this.messages.push(message);
    return message;
  }
}

/**
 * The SIP messages in a capture file: of UDP, of TCP put in order by its sequence numbers, of
 * WebSocket and of SCTP; the README of the packets says what they may be wrapped in. Messages are in
 * the order of the file; audio, keep-alives and everything else are passed over and counted.
 *
 * Never throws of itself, whatever the bytes: `problems` says what could not be read. Work is bounded by
 * the size of the file, memory by what is kept of it: the messages up to `limits`, and of connections and
 * pieces what waits for its rest. `onProgress` is told now and then which part
 * of the file has been read, from 0 to 1.
 */
export function parseCapture(
  file: Uint8Array | ByteSource,
  limits: SipLimits = defaultLimits,
  onProgress?: (part: number) => void,
): Capture {
  const source = sourceOf(file);
  const log = new SipLog(limits, source.size);
  const reader = new Reader(log, limits);
  let isStopped = false;
  const counts = readPackets(source, log, {
    onProgress,
    take: (datagram, frame) => reader.take(datagram, frame),
    isFull: () => {
      isStopped = reader.isFull;
      return isStopped;
    },
  });
  if (isStopped) log.report('tooManyMessages');
  reader.end();
  if (reader.isHomerExport) log.report('homerExport');
  const messages = withoutMirrored(reader.messages, reader.mirrored);
  if (messages.length === 0 && counts.packets > 0) log.report('noSip');
  return { messages, problems: log.problems, ...counts, work: log.work };
}
