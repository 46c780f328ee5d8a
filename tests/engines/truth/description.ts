/** Session descriptions as user agents write them (RFC 8866, RFC 3264, RFC 8839). */
import type { Random } from './random';
import type { Endpoint } from './wire';

export type Way = 'sendrecv' | 'sendonly' | 'recvonly' | 'inactive';

const numbers: Record<string, [number, string]> = {
  PCMU: [0, 'PCMU/8000'],
  PCMA: [8, 'PCMA/8000'],
  G722: [9, 'G722/8000'],
  G729: [18, 'G729/8000'],
  GSM: [3, 'GSM/8000'],
  opus: [111, 'opus/48000/2'],
  AMR: [97, 'AMR/8000'],
};

export interface SdpParts {
  at: Endpoint;
  codecs?: string[];
  /** How the audio is carried, where it is not plain RTP. */
  profile?: string;
  way?: Way;
  /** Way and address stand in the part of the session. */
  isOfSession?: boolean;
  /** How it does ICE: with all candidates, or with those still to come (RFC 8840, section 4.1.1). */
  ice?: 'full' | 'trickle';
  /** The old way of holding (RFC 2543, appendix B.5). */
  isZero?: boolean;
  /** Other media lines behind the audio. */
  more?: string[];
  version?: number;
  /** Refused (RFC 3264, section 6). */
  isOff?: boolean;
}

const candidates = (random: Random, { host, port }: Endpoint): string[] => [
  `a=candidate:1 1 udp 2130706431 ${host} ${port} typ host`,
  `a=candidate:2 1 udp 1694498815 203.0.113.${random.int(100, 200)} ${port} typ srflx raddr ${host} rport ${port}`,
];

/** The description of one audio stream. */
export function sdp(random: Random, parts: SdpParts): string {
  const { at, codecs = ['PCMU', 'PCMA'], way, isOfSession, ice, isZero, more = [] } = parts;
  const { profile = ice ? 'UDP/TLS/RTP/SAVPF' : 'RTP/AVP' } = parts;
  const host = isZero || ice === 'trickle' ? '0.0.0.0' : at.host;
  const port = parts.isOff ? 0 : ice === 'trickle' ? 9 : at.port;
  const ways = way ? [`a=${way}`] : [];
  const known = codecs.map((codec) => numbers[codec] ?? [96, `${codec}/8000`]);
  return [
    'v=0',
    `o=- ${random.int(1, 9e6)} ${parts.version ?? 1} IN IP4 ${at.host}`,
    's=-',
    ...(isOfSession ? [`c=IN IP4 ${host}`] : []),
    't=0 0',
    ...(isOfSession ? ways : []),
    `m=audio ${port} ${profile} ${known.map(([number]) => number).join(' ')} 101`,
    ...(isOfSession ? [] : [`c=IN IP4 ${host}`]),
    ...known.map(([number, name]) => `a=rtpmap:${number} ${name}`),
    ...['a=rtpmap:101 telephone-event/8000', 'a=fmtp:101 0-16'],
    ...(ice
      ? [
          ...[`a=ice-ufrag:${random.hex(4)}`, `a=ice-pwd:${random.hex(24)}`],
          ...['a=fingerprint:sha-256 AA:BB', 'a=setup:actpass', 'a=rtcp-mux'],
          ...(ice === 'full' ? candidates(random, at) : ['a=ice-options:trickle']),
        ]
      : []),
    ...(isOfSession ? [] : ways),
    ...more,
    '',
  ].join('\r\n');
}
