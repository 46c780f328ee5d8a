import type { Direction } from '../../media';
import type { LadderMessage } from '../ladder';
import type { Course } from './dialog';
import type { Side } from './ending';
import type { Codecs, Exchange, ReadStreams } from './offerAnswer';
import type { FindAnswers } from './transactions';

/** Something in a leg that explains a failed call or missing audio. `message` is its place. */
export type Hint =
  /**
   * A party tells a private address to one that can only be reached over the internet: it is reached at a
   * public one itself, or it is captured inside (`isInside`) and sends to a public one.
   */
  | {
      kind: 'privateAddress';
      message: number;
      address: string;
      host: string;
      isInside: boolean;
    }
  /** An offer was never answered, so that the caller does not know where to send audio. */
  | { kind: 'noSdpAnswer'; message: number }
  /** Offer and answer let audio flow one way only, or not at all, and nobody asked for that. */
  | { kind: 'direction'; message: number; direction: Direction }
  /** The answer refuses the audio stream. */
  | { kind: 'audioRefused'; message: number }
  /** The offer and its answer have no codec in common. */
  | { kind: 'noCodec'; message: number }
  /** The answer to an INVITE, or to one that changes the call, was sent again and again, and no ACK came. */
  | { kind: 'noAck'; message: number }
  /** The answer was sent again and again after its ACK, which does not arrive. */
  | { kind: 'ackLost'; message: number; count: number }
  /** The INVITE was sent again and again, and nothing came back at all. */
  | { kind: 'noResponse'; message: number }
  /** Messages had to be sent again; the first of them. */
  | { kind: 'retransmissions'; message: number; count: number }
  /**
   * Both sides may speak, and no RTP of one comes; `message` tells where it should go to. `address` is where
   * it should come from.
   */
  | { kind: 'oneWay'; message: number; side: Side; address: string; target: string }
  /**
   * RTP of one side stops this many microseconds before the end of the call, while the other continues.
   */
  | { kind: 'stopsEarly'; message: number; side: Side; address: string; time: number }
  /** RTP of both sides stops microseconds before somebody hangs up: `message` is where that is. */
  | { kind: 'bothStop'; message: number; time: number }
  /** RTP of one side starts microseconds after the answer. */
  | { kind: 'startsLate'; message: number; side: Side; address: string; time: number }
  /**
   * RTP of one side has a payload type that no description names; `codec` is what that is by itself, empty
   * where it means nothing.
   */
  | {
      kind: 'wrongCodec';
      message: number;
      side: Side;
      address: string;
      payloadType: number;
      codec: string;
    }
  /** Of the packets of one side this part (0 to 1) is missing. */
  | { kind: 'loss'; message: number; side: Side; address: string; part: number };

/** What hints are found in. */
export interface FollowedLeg {
  invite: LadderMessage;
  messages: LadderMessage[];
  answersTo: FindAnswers;
  course: Course;
  exchanges: Exchange[];
  codecs: Codecs | null;
  /** The streams that the message at a place describes: each is read once. */
  streamsOf: ReadStreams;
}
