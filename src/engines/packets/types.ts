/** One packet of a capture file. */
export interface Frame {
  /** Its place in the file, from 1: what other tools call the frame number. */
  number: number;
  /** Microseconds since 1970, whole. */
  time: number;
  /** What its bytes begin with, by the numbers of tcpdump's list of link types. */
  linkType: number;
  /** Where in the file its bytes begin. */
  at: number;
  /** They stay what they are until the next packet is read. */
  bytes: Uint8Array;
}

/** A packet's number in the file and its time, microseconds since 1970. */
export type PacketPlace = Pick<Frame, 'number' | 'time'>;

/** What an IP packet carries, once its pieces are together and what it was wrapped in is off. */
export interface Datagram {
  source: Uint8Array;
  destination: Uint8Array;
  /** 6 is TCP, 17 is UDP, 132 is SCTP. */
  protocol: number;
  /** Begins with the header of that protocol. */
  payload: Uint8Array;
  /** Bytes at its end that were sent and not captured. */
  missing: number;
  /** Of what an agent mirrored: the protocol that carried it there. */
  carrier?: number | undefined;
}

/** Tunnels that are known and not read: packets in them are told with their number. */
export type Tunnel = 'ipsec' | 'macsec' | 'trill' | 'l2tp3' | 'gre' | 'lisp' | 'capwap';

/** What may be wrong with any capture file, by the name of its message. */
export type FileProblem =
  | 'empty'
  | 'notACapture'
  | 'noPackets'
  | 'endsEarly'
  | 'damaged'
  | 'unknownLink'
  | 'fragments'
  | Tunnel
  | 'noTimes'
  | 'tooManyPackets'
  | 'tooMuchWork';

/** A thing that is wrong: each stands once, with how often it was met where that can be counted. */
export interface Problem<Kind extends string> {
  kind: Kind;
  count: number;
}
