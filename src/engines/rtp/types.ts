import type { Codec } from '../media';
import type { FileProblem, Problem } from '../packets';

/** What a receiver says of a stream, in a report block of RTCP (RFC 3550, section 6.4.1). */
export interface ReceptionReport {
  /** Microseconds since 1970 at which the report passed. */
  time: number;
  /** Percent of the packets since the report before. */
  fractionLost: number;
  /** Packets since the beginning; negative where more came than were sent. */
  lost: number;
  /** Milliseconds. */
  jitter: number;
  /** Milliseconds from where the capture was made to the receiver and back, null where not to be known. */
  roundTrip: number | null;
}

/** What a receiver measured for voice (RFC 3611, section 4.7). Null where it says that it does not know. */
export interface VoiceReport {
  /** Percent. */
  lost: number;
  /** Percent of packets that came too late to be played. */
  discarded: number;
  /** Milliseconds. */
  roundTrip: number | null;
  endSystemDelay: number | null;
  /** From 0 to 100. */
  rating: number | null;
  /** From 1 to 5: of listening, and of talking with one another. */
  listeningMos: number | null;
  conversationMos: number | null;
}

/** What a sender says it sent, in its last report. */
export interface SenderReport {
  packets: number;
  octets: number;
}

/** A key that was pressed, or another tone that was sent as an event (RFC 4733). */
export interface Digit {
  /** Its number in the registry: 0 to 15 are keys, 16 is a flash of the hook. */
  event: number;
  /** "0" to "9", "*", "#" and "A" to "D"; empty for what is no key. */
  symbol: string;
  /** Microseconds since 1970 at which its first packet came. */
  start: number;
  /** Milliseconds, as the sender tells. */
  duration: number;
  /** False where its end was not captured, so that it may have been longer. */
  isWhole: boolean;
}

/** A stream in parts of its time from its first packet on, each list with a value for each part. */
export interface StreamCourse {
  /** Microseconds of a part. */
  step: number;
  packets: number[];
  /** Packets that are missing. */
  lost: number[];
  /** Milliseconds; the highest in the part. */
  jitter: number[];
  /** How loud it is, decibels below the loudest possible (0); null where its sound can not be read. */
  level: (number | null)[];
}

/** The packets of one source that go one way. */
export interface RtpStream {
  /** What it is known by in this file. */
  id: string;
  /** Address and port: "192.0.2.1:4000". */
  source: string;
  destination: string;
  /** The number that its sender chose, unsigned. */
  ssrc: number;
  /** The codec of most of its packets, and what else is in it (tones, comfort noise). */
  codec: Codec;
  otherCodecs: Codec[];
  /** True where SDP of this capture names one of its ends. */
  isAnnounced: boolean;
  /** True where SDP says that it is encrypted (SRTP). */
  isEncrypted: boolean;
  /** Microseconds since 1970 of the first and the last packet. */
  start: number;
  end: number;
  /** Different packets that were captured, and that its sequence numbers say were sent. */
  packets: number;
  expected: number;
  /** Packets that are missing: `expected` less `packets`. */
  lost: number;
  duplicates: number;
  /** Packets that came behind one with a higher number. */
  reordered: number;
  /** Milliseconds; interarrival jitter (RFC 3550, section 6.4.1), its mean over the packets and its peak. */
  jitter: { mean: number; max: number };
  /** Milliseconds of sound in a packet, as most have it; 0 where not to be known. */
  packetTime: number;
  /** Milliseconds of the longest pause between two packets. */
  longestPause: number;
  /** How it would sound, null where figures of the codec or of its losses are not published. */
  quality: Quality | null;
  /** What lacks figures, where there is no `quality`. */
  qualityGap: 'codec' | 'loss' | null;
  sender: SenderReport | null;
  /** What its receiver reported, the last of each kind; `reports` is how many there were. */
  reports: number;
  receiver: ReceptionReport | null;
  voice: VoiceReport | null;
  /** The keys that were pressed; none are known where it is encrypted or nothing names its events. */
  digits: Digit[];
  course: StreamCourse;
  /** True where its sound can be decoded here. */
  isPlayable: boolean;
}

/** An estimate by the E-model. */
export interface Quality {
  /** The transmission rating R: 0 to 93.2, of wide band 0 to 129. */
  rating: number;
  /** By the E-model for wide band (ITU-T G.107.1), whose MOS is of another scale. */
  isWideband: boolean;
  /** The category of speech transmission quality (ITU-T G.109, table 1). */
  category: 'best' | 'high' | 'medium' | 'low' | 'poor';
  /** From 1 to 4.5. */
  mos: number;
  /** Milliseconds from mouth to ear that it takes for granted. */
  delay: number;
  /** True where the network's part of the delay was measured; else it is taken for nothing. */
  isDelayKnown: boolean;
}

/** What may be wrong with the streams of a capture, by the name of its message. */
export type MediaProblem = FileProblem | 'tooManyStreams';

/** The RTP in a capture. */
export interface Media {
  /** In the order of their beginnings. */
  streams: RtpStream[];
  problems: Problem<MediaProblem>[];
  /** Bytes that were looked at or copied: what keeps the time of reading in bounds. */
  work: number;
}
