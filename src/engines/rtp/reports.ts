import { type ReportBlock, readRtcp } from './rtcpPacket';
import type { ReceptionReport, SenderReport, VoiceReport } from './types';

/** Sources that are kept, and sender reports that an answer may still name. */
const mostSources = 4_096;
const mostSenderReports = 256;

/** What was said about one source. */
export interface Reports {
  sender: SenderReport | null;
  count: number;
  /** Its jitter in units of the timestamp. */
  receiver: ReceptionReport | null;
  voice: VoiceReport | null;
}

const none: Reports = { sender: null, count: 0, receiver: null, voice: null };

function keep<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  const [oldest] = map.keys();
  if (oldest !== undefined && map.size >= most && !map.has(key)) map.delete(oldest);
  map.set(key, value);
}

/** Keeps what RTCP says of each source: the last of each kind of report. */
export class ReportLog {
  private readonly bySource = new Map<string, Reports>();
  /** When sender reports passed, by source and middle of their time. */
  private readonly sent = new Map<string, number>();

  /** Adds an RTCP datagram that passed at a time (microseconds). */
  add(bytes: Uint8Array, time: number): void {
    const { sender, blocks, voice } = readRtcp(bytes);
    if (sender) {
      const { ssrc, middle, packets, octets } = sender;
      keep(this.sent, `${ssrc} ${middle}`, time, mostSenderReports);
      this.note(ssrc, { sender: { packets, octets } });
    }
    for (const block of blocks) {
      const count = this.of(block.about).count + 1;
      this.note(block.about, { receiver: this.received(block, time), count });
    }
    for (const { about, report } of voice) this.note(about, { voice: report });
  }

  /** What was said about a source. */
  of(ssrc: number): Reports {
    return this.bySource.get(String(ssrc)) ?? none;
  }

  private note(ssrc: number, news: Partial<Reports>): void {
    keep(this.bySource, String(ssrc), { ...this.of(ssrc), ...news }, mostSources);
  }

  /** The report with the time from here to the receiver and back (RFC 3550, section 6.4.1, DLSR). */
  private received(block: ReportBlock, time: number): ReceptionReport {
    const { about, lastReport, sinceReport, fractionLost, lost, jitter } = block;
    const sent = this.sent.get(`${about} ${lastReport}`);
    const roundTrip =
      sent === undefined ? null : Math.max(0, (time - sent) / 1_000 - sinceReport / 65.536);
    return { time, fractionLost, lost, jitter, roundTrip };
  }
}
