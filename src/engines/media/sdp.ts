import { type Codec, codecOf, encodingByNumber } from './codecs';

/** Which way a stream goes, as its sender says it (RFC 3264, section 5.1). */
export type Direction = 'sendrecv' | 'sendonly' | 'recvonly' | 'inactive';

/** One stream of a session description. */
export interface DescribedStream {
  /** "audio", "video" and so on. */
  type: string;
  /** 0 refuses the stream. */
  port: number;
  /** The address that the sender wants to be sent to; empty where none is named. */
  address: string;
  direction: Direction;
  /** Its addresses are found by ICE (RFC 8839): those that it names count only where the other side has none. */
  hasIce: boolean;
  /** Where else it may be reached: the candidates of ICE, as "192.0.2.1:4000". */
  candidates: string[];
  /** Its profile is one of SRTP, plain or keyed by DTLS (RFC 3711, RFC 5764). */
  isEncrypted: boolean;
  /** It has a key for SRTP (RFC 4568), which is used where the other side has one as well. */
  hasKey: boolean;
  /** Its codecs in the order of preference, "PCMU/8000"; of an unknown payload type its number. */
  encodings: string[];
  /** The same as RTP knows them; formats that are no payload type are left out. */
  codecs: Codec[];
}

const direction = /^a=(sendrecv|sendonly|recvonly|inactive)\s*$/;

/** The lines of the description in a text, which may be one part of several. */
function linesOf(text: string): string[] {
  const start = text.search(/^v=0\s*$/m);
  if (start === -1) return [];
  const lines = text.slice(start).split(/\r?\n/);
  const end = lines.findIndex((line) => !/^[a-z]=/.test(line));
  return end === -1 ? lines : lines.slice(0, end);
}

/** What the first of the lines that fit says. */
const firstIn = (lines: string[], what: RegExp): string | undefined => {
  for (const line of lines) {
    const found = what.exec(line);
    if (found) return found[1];
  }
  return undefined;
};

const addressIn = (lines: string[]) => firstIn(lines, /^c=IN IP[46] ([^\s/]+)/);
const directionIn = (lines: string[]) => firstIn(lines, direction) as Direction | undefined;
const isOfIce = (line: string): boolean => /^a=(?:ice-ufrag|candidate):/.test(line);

const candidatesIn = (lines: string[]): string[] =>
  lines.flatMap((line) => {
    const found = /^a=candidate:\S+ \d+ \S+ \d+ (\S+) (\d+)/.exec(line);
    return found?.[1] && found[2] ? [endpointText(found[1], found[2])] : [];
  });

/** An address with its port, as the captures write it. */
export const endpointText = (address: string, port: number | string): string =>
  address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`;

/** What the `a=rtpmap` lines say of their payload types. */
function mapped(lines: string[]): Map<string, string> {
  const encodings = new Map<string, string>();
  for (const line of lines) {
    const found = /^a=rtpmap:(\d+) (\S+)/.exec(line);
    if (found?.[1] && found[2]) encodings.set(found[1], found[2]);
  }
  return encodings;
}

/**
 * The streams of the session description in a text, a body or a whole SIP message, in their order; empty
 * where it has none. What a stream does not say of its address and direction, the session says, and the
 * direction is else `sendrecv` (RFC 8866, sections 5.7 and 6.7).
 */
export function readDescription(text: string): DescribedStream[] {
  const lines = linesOf(text);
  const starts = lines.flatMap((line, place) => (line.startsWith('m=') ? [place] : []));
  const session = lines.slice(0, starts[0] ?? lines.length);
  return starts.map((start, order) => {
    const own = lines.slice(start, starts[order + 1] ?? lines.length);
    const [type = '', port = '', profile = '', ...formats] = (own[0] ?? '')
      .slice(2)
      .trim()
      .split(/\s+/);
    const written = mapped(own);
    const encodingOf = (format: string) => written.get(format) ?? encodingByNumber(format);
    const numbers = formats.filter((format) => /^\d{1,3}$/.test(format));
    return {
      type,
      port: Number.parseInt(port, 10) || 0,
      address: addressIn(own) ?? addressIn(session) ?? '',
      direction: directionIn(own) ?? directionIn(session) ?? 'sendrecv',
      hasIce: [...session, ...own].some(isOfIce),
      candidates: candidatesIn(own),
      isEncrypted: profile.includes('SAVP'),
      hasKey: own.some((line) => line.startsWith('a=crypto:')),
      encodings: formats.map((format) => encodingOf(format) ?? format),
      codecs: numbers.map((format) => codecOf(Number(format), encodingOf(format))),
    };
  });
}
