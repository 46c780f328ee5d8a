import type { Codec } from './types';

/** A media line of a session description: where its receiver listens, and for what. */
export interface MediaLine {
  /** "192.0.2.1:4000", as it is written. */
  endpoint: string;
  codecs: Codec[];
  /** Its profile is one of SRTP, plain or keyed by DTLS (RFC 3711, RFC 5764). */
  isEncrypted: boolean;
  /** It has a key for SRTP (RFC 4568), which is used where the other side has one as well. */
  hasKey: boolean;
}

/** Payload types that need no description (RFC 3551, section 6), with their clock rates. */
const fixed: Record<number, [name: string, clockRate: number]> = {
  0: ['PCMU', 8_000],
  3: ['GSM', 8_000],
  4: ['G723', 8_000],
  5: ['DVI4', 8_000],
  6: ['DVI4', 16_000],
  7: ['LPC', 8_000],
  8: ['PCMA', 8_000],
  9: ['G722', 8_000],
  10: ['L16', 44_100],
  11: ['L16', 44_100],
  12: ['QCELP', 8_000],
  13: ['CN', 8_000],
  15: ['G728', 8_000],
  18: ['G729', 8_000],
  26: ['JPEG', 90_000],
  31: ['H261', 90_000],
  34: ['H263', 90_000],
};

/** What a payload type is by itself; without a name where only a description could tell. */
export function codecByNumber(payloadType: number): Codec {
  const [name, clockRate] = fixed[payloadType] ?? ['', 8_000];
  return { name, payloadType, clockRate };
}

const addressIn = (line: string): string => /^c=IN IP[46] ([^\s/]+)/.exec(line)?.[1] ?? '';
const endpointOf = (address: string, port: string): string =>
  address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`;

/**
 * The media lines of a session description (RFC 8866) in any text, a whole SIP message for one. Lines
 * that are switched off (port 0) are left out.
 */
export function readMediaLines(text: string): MediaLine[] {
  const lines = text.split(/\r?\n/);
  const first = lines.findIndex((line) => line.startsWith('m='));
  if (first === -1) return [];
  const common = lines.slice(0, first).map(addressIn).find(Boolean) ?? '';
  const found: MediaLine[] = [];
  for (let at = first; at < lines.length; ) {
    const end = lines.findIndex((line, place) => place > at && line.startsWith('m='));
    const media = lines.slice(at, end === -1 ? undefined : end);
    at = end === -1 ? lines.length : end;
    const head = /^m=(?:audio|video) (\d+)(?:\/\d+)? (\S+) (.*)$/.exec(media[0] ?? '');
    if (!head || head[1] === '0') continue;
    const [, port = '', profile = '', formats = ''] = head;
    const address = media.map(addressIn).find(Boolean) ?? common;
    found.push({
      endpoint: endpointOf(address, port),
      codecs: codecsOf(formats, media),
      isEncrypted: profile.includes('SAVP'),
      hasKey: media.some((one) => one.startsWith('a=crypto:')),
    });
  }
  return found;
}

function codecsOf(formats: string, media: string[]): Codec[] {
  const described = new Map<number, Codec>();
  for (const line of media) {
    const [, number, name, rate] = /^a=rtpmap:(\d+) ([^/\s]+)\/(\d+)/.exec(line) ?? [];
    if (!number || !name) continue;
    const payloadType = Number(number);
    // G.722 is sampled twice as often as its clock ticks, whatever is written (RFC 3551, section 4.5.2).
    const clockRate = /^G722$/i.test(name) ? 8_000 : Number(rate) || 8_000;
    described.set(payloadType, { name, payloadType, clockRate });
  }
  return formats
    .trim()
    .split(/\s+/)
    .filter((format) => /^\d{1,3}$/.test(format))
    .map((format) => described.get(Number(format)) ?? codecByNumber(Number(format)));
}
