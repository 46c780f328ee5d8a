import { type Codec, codecByNumber } from '../media';
import {
  addressKey,
  type ByteSource,
  type Datagram,
  type Frame,
  fileLimits,
  formatEndpoint,
  Log,
  readPackets,
  sourceOf,
  u16,
} from '../packets';
import { type MediaLine, readMediaLines } from './mediaLines';
import { ReportLog } from './reports';
import { isRtcp, type RtpPacket, readRtp } from './rtpPacket';
import { StreamMeter } from './streamMeter';
import type { Media, MediaProblem } from './types';

const udp = 17;
/** Streams that are measured: each is kept until the end, because its packets may go on after any pause. */
const mostStreams = 4_096;
/** Sources that may become streams: most never do, and the oldest of them give way. */
const mostSources = 4_096;

/** What a datagram of UDP carries, without its header. */
const contentOf = (payload: Uint8Array): Uint8Array =>
  payload.subarray(8, u16(payload, 4) || undefined);

/** The name of a stream in its file. */
const keyOf = ({ source, destination, payload }: Datagram, ssrc: number): string =>
  `${addressKey(source)} ${u16(payload, 0)} ${addressKey(destination)} ${u16(payload, 2)} ${ssrc}`;

interface Others {
  /** Takes what UDP carries and is no RTP. */
  takeOther?: (content: Uint8Array, frame: Frame) => void;
  /** Told now and then which part of the file has been read, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/** Hands the RTP packets of a capture to `take`, each with the name of its stream. */
export function readRtpPackets(
  source: ByteSource,
  log: Log<MediaProblem>,
  take: (packet: RtpPacket, key: string, datagram: Datagram, frame: Frame) => void,
  { takeOther, onProgress }: Others = {},
) {
  return readPackets(source, log, {
    onProgress,
    take: (datagram, frame) => {
      if (datagram.protocol !== udp || datagram.payload.length < 8) return false;
      const content = contentOf(datagram.payload);
      const packet = readRtp(content);
      if (packet) take(packet, keyOf(datagram, packet.ssrc), datagram, frame);
      else takeOther?.(content, frame);
      return packet !== null;
    },
  });
}

/** Meets the packets of all streams of a capture. */
class MediaReader {
  private readonly streams = new Map<string, StreamMeter>();
  /** Sources that are no streams so far. */
  private readonly sources = new Map<string, StreamMeter>();
  private readonly lines = new Map<string, MediaLine>();
  private readonly anyCodec = new Map<number, Codec>();
  private readonly reports = new ReportLog();

  constructor(
    private readonly log: Log<MediaProblem>,
    descriptions: string[],
  ) {
    for (const line of descriptions.flatMap(readMediaLines)) {
      this.lines.set(line.endpoint, line);
      for (const codec of line.codecs) this.anyCodec.set(codec.payloadType, codec);
    }
  }

  take(packet: RtpPacket, key: string, datagram: Datagram, { time }: Frame): void {
    const known = this.streams.get(key);
    const stream = known ?? this.sources.get(key) ?? this.open(key, packet, datagram);
    this.log.spend(32);
    stream.add(packet, time);
    if (!known && stream.isStream) this.accept(key, stream);
  }

  takeRtcp(content: Uint8Array, { time }: Frame): void {
    if (!isRtcp(content)) return;
    this.log.spend(content.length);
    this.reports.add(content, time);
  }

  finish(): Media['streams'] {
    return [...this.streams.values()]
      .flatMap((stream) => stream.finish(this.reports.of(stream.head.ssrc)) ?? [])
      .sort((one, other) => one.start - other.start);
  }

  private open(key: string, { ssrc }: RtpPacket, datagram: Datagram): StreamMeter {
    const source = formatEndpoint(datagram.source, u16(datagram.payload, 0));
    const destination = formatEndpoint(datagram.destination, u16(datagram.payload, 2));
    // The receiver's description says how it wants to be spoken to; the sender's is next best.
    const ends = [this.lines.get(destination), this.lines.get(source)];
    const line = ends[0] ?? ends[1];
    const head = {
      ...{ id: key, source, destination, ssrc },
      isAnnounced: line !== undefined,
      isEncrypted: Boolean(line?.isEncrypted) || ends.every((end) => end?.hasKey),
    };
    const codecOf = (payloadType: number): Codec =>
      line?.codecs.find((codec) => codec.payloadType === payloadType) ??
      this.anyCodec.get(payloadType) ??
      codecByNumber(payloadType);
    if (this.sources.size >= mostSources) this.makeRoom();
    const stream = new StreamMeter(head, codecOf);
    this.sources.set(key, stream);
    return stream;
  }

  /** A source has become a stream. One that is measured already never gives way: it would seem to end. */
  private accept(key: string, stream: StreamMeter): void {
    this.sources.delete(key);
    if (this.streams.size < mostStreams) this.streams.set(key, stream);
    else this.log.report('tooManyStreams');
  }

  private makeRoom(): void {
    for (const [key, { head }] of this.sources) {
      this.sources.delete(key);
      if (head.isAnnounced) this.log.report('tooManyStreams');
      return;
    }
  }
}

/**
 * The RTP streams in a capture file, each measured, with what RTCP says of it. Where a description
 * (SDP, or a SIP message with it) names one of its ends a stream is known by that; else by numbers that
 * follow one another. Never throws of itself, whatever the bytes. `onProgress` is told now and then which part of
 * the file has been read, from 0 to 1.
 */
export function parseMedia(
  file: Uint8Array | ByteSource,
  descriptions: string[],
  onProgress?: (part: number) => void,
): Media {
  const source = sourceOf(file);
  const log = new Log<MediaProblem>(fileLimits, source.size);
  const reader = new MediaReader(log, descriptions);
  readRtpPackets(
    source,
    log,
    (packet, key, datagram, frame) => reader.take(packet, key, datagram, frame),
    { takeOther: (content, frame) => reader.takeRtcp(content, frame), onProgress },
  );
  return { streams: reader.finish(), problems: log.problems, work: log.work };
}
