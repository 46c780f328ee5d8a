import { u16, u32 } from '../packets';
import type { VoiceReport } from './types';

/** What one source says of another. */
export interface ReportBlock {
  /** The source that it is about. */
  about: number;
  fractionLost: number;
  lost: number;
  /** In units of the timestamp. */
  jitter: number;
  /** The middle of the sender report that came last, and 65,536ths of a second since then; 0: none came. */
  lastReport: number;
  sinceReport: number;
}

/** What the packets of one RTCP datagram say. */
export interface Rtcp {
  sender: { ssrc: number; middle: number; packets: number; octets: number } | null;
  blocks: ReportBlock[];
  voice: { about: number; report: VoiceReport }[];
}

const senderReport = 200;
const receiverReport = 201;
const extendedReport = 207;
const voiceBlock = 7;

const readBlock = (bytes: Uint8Array, at: number): ReportBlock => ({
  about: u32(bytes, at),
  fractionLost: ((bytes[at + 4] ?? 0) * 100) / 256,
  // 24 bits with a sign.
  lost: (u32(bytes, at + 4) << 8) >> 8,
  jitter: u32(bytes, at + 12),
  lastReport: u32(bytes, at + 16),
  sinceReport: u32(bytes, at + 20),
});

/** 127 means unknown. */
const rated = (value = 127, unit = 1): number | null => (value === 127 ? null : value / unit);

function readVoice(bytes: Uint8Array, at: number): VoiceReport {
  const share = (place: number) => ((bytes[at + place] ?? 0) * 100) / 256;
  return {
    lost: share(8),
    discarded: share(9),
    // Zero means unknown.
    roundTrip: u16(bytes, at + 16) || null,
    endSystemDelay: u16(bytes, at + 18) || null,
    rating: rated(bytes[at + 24]),
    listeningMos: rated(bytes[at + 26], 10),
    conversationMos: rated(bytes[at + 27], 10),
  };
}

/** Sender, receiver and extended reports of a datagram (RFC 3550, section 6.4; RFC 3611, section 4.7). */
export function readRtcp(bytes: Uint8Array): Rtcp {
  const rtcp: Rtcp = { sender: null, blocks: [], voice: [] };
  for (let at = 0; at + 8 <= bytes.length && (bytes[at] ?? 0) >> 6 === 2; ) {
    const type = bytes[at + 1] ?? 0;
    const end = at + (u16(bytes, at + 2) + 1) * 4;
    const packet = bytes.subarray(at, end);
    const first = type === senderReport ? 28 : 8;
    if (type === senderReport && packet.length >= first) {
      rtcp.sender = {
        ssrc: u32(packet, 4),
        middle: ((u16(packet, 10) << 16) | u16(packet, 12)) >>> 0,
        packets: u32(packet, 20),
        octets: u32(packet, 24),
      };
    }
    if (type === senderReport || type === receiverReport) {
      const count = (packet[0] ?? 0) & 0x1f;
      for (
        let place = first;
        place + 24 <= packet.length && place < first + count * 24;
        place += 24
      )
        rtcp.blocks.push(readBlock(packet, place));
    }
    if (type === extendedReport) rtcp.voice.push(...readExtended(packet));
    at = end;
  }
  return rtcp;
}

function readExtended(packet: Uint8Array): Rtcp['voice'] {
  const found: Rtcp['voice'] = [];
  for (let at = 8; at + 4 <= packet.length; at += (u16(packet, at + 2) + 1) * 4) {
    if (packet[at] === voiceBlock && at + 36 <= packet.length) {
      found.push({ about: u32(packet, at + 4), report: readVoice(packet, at) });
    }
  }
  return found;
}
