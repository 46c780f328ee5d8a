import type { FileProblem, Problem } from '../packets';

/** One SIP message, read from one packet or from a piece of a byte stream (TCP, WebSocket). */
export interface SipMessage {
  /** The number of the packet that holds it or, in a stream, that completed it. */
  packet: number;
  /** Microseconds since 1970 of that packet, whole. */
  time: number;
  /** Address and port, "192.0.2.1:5060" or "[2001:db8::1]:5060". */
  source: string;
  destination: string;
  transport: 'udp' | 'tcp' | 'ws' | 'sctp';
  /** The method of a request; of a response the method that it answers, by its CSeq. */
  method: string;
  /** The code of a response, null for a request. */
  status: number | null;
  /** The text behind the code of a response, as it was sent; empty for a request. */
  reason: string;
  /** Empty where the message has none, or was cut before it. */
  callId: string;
  /** The whole header, "1 INVITE". */
  cseq: string;
  /** The branch of the topmost Via, empty where there is none. */
  branch: string;
  /** Both headers as they were sent. */
  from: string;
  to: string;
  toTag: string;
  /** RSeq of a reliable provisional response. */
  rseq: string;
  /** User-Agent of a request, Server or User-Agent of a response. */
  agent: string;
  hasSdp: boolean;
  /** Its body, empty where there is none. */
  body: string;
  /** The whole message. */
  text: string;
  /** Bytes were not captured: what is here is not all of the message. */
  isCut: boolean;
}

/** What may be wrong with the SIP messages of a capture, by the name of its message. */
export type SipProblem =
  | FileProblem
  | 'noSip'
  | 'gaps'
  | 'cutPackets'
  | 'encrypted'
  | 'secureWebSocket'
  | 'compressed'
  | 'homerExport'
  /** Messages that a mirrored port or several taps captured more than once. */
  | 'copies'
  | 'tooManyMessages';

export type CaptureProblem = Problem<SipProblem>;

/** What was read from a capture file. */
export interface Capture {
  messages: SipMessage[];
  problems: CaptureProblem[];
  /** Packets in the file, and those of them that hold nothing of SIP: audio, keep-alives and so on. */
  packets: number;
  otherPackets: number;
  /** Bytes that were looked at or copied: what keeps the time of reading in bounds. */
  work: number;
}
