import { u16, u32 } from '../packets';

/** The head of an RTP packet, and what it carries. */
export interface RtpPacket {
  payloadType: number;
  isMarked: boolean;
  sequence: number;
  timestamp: number;
  ssrc: number;
  payload: Uint8Array;
}

/** True when a datagram is RTCP: the types of its packets are kept apart from those of RTP (RFC 5761). */
export const isRtcp = (bytes: Uint8Array): boolean =>
  (bytes[0] ?? 0) >> 6 === 2 && (bytes[1] ?? 0) >= 200 && (bytes[1] ?? 0) <= 207;

/** An RTP packet (RFC 3550, section 5.1), null when a datagram cannot be one. */
export function readRtp(bytes: Uint8Array): RtpPacket | null {
  const [first = 0, second = 0] = bytes;
  if (first >> 6 !== 2 || bytes.length < 12 || isRtcp(bytes)) return null;
  let at = 12 + (first & 0x0f) * 4;
  if ((first & 0x10) !== 0) at += 4 + u16(bytes, at + 2) * 4;
  const padding = (first & 0x20) !== 0 ? (bytes[bytes.length - 1] ?? 0) : 0;
  if (at + padding > bytes.length) return null;
  return {
    payloadType: second & 0x7f,
    isMarked: (second & 0x80) !== 0,
    sequence: u16(bytes, 2),
    timestamp: u32(bytes, 4),
    ssrc: u32(bytes, 8),
    payload: bytes.subarray(at, bytes.length - padding),
  };
}
