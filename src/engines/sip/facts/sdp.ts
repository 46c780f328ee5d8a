/** Which way a stream goes, as its sender says it (RFC 3264, section 5.1). */
export type Direction = 'sendrecv' | 'sendonly' | 'recvonly' | 'inactive';

/** One stream of a session description. */
export interface Media {
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
  /** Its codecs in the order of preference, "PCMU/8000"; of an unknown payload type its number. */
  codecs: string[];
}

/** Payload types that need no `a=rtpmap` (RFC 3551, section 6). */
const staticCodecs: Record<string, string> = {
  0: 'PCMU/8000',
  3: 'GSM/8000',
  4: 'G723/8000',
  5: 'DVI4/8000',
  6: 'DVI4/16000',
  7: 'LPC/8000',
  8: 'PCMA/8000',
  9: 'G722/8000',
  10: 'L16/44100/2',
  11: 'L16/44100',
  12: 'QCELP/8000',
  13: 'CN/8000',
  14: 'MPA/90000',
  15: 'G728/8000',
  16: 'DVI4/11025',
  17: 'DVI4/22050',
  18: 'G729/8000',
};

const direction = /^a=(sendrecv|sendonly|recvonly|inactive)\s*$/;

/** The lines of the description in a body, which may be one part of several. */
function linesOf(body: string): string[] {
  const start = body.search(/^v=0\s*$/m);
  if (start === -1) return [];
  const lines = body.slice(start).split(/\r?\n/);
  const end = lines.findIndex((line) => !/^[a-z]=/.test(line));
  return end === -1 ? lines : lines.slice(0, end);
}

const addressOf = (lines: string[]): string | undefined => {
  for (const line of lines) {
    const found = /^c=IN IP[46] ([^\s/]+)/.exec(line);
    if (found) return found[1];
  }
  return undefined;
};

const isOfIce = (line: string): boolean => /^a=(?:ice-ufrag|candidate):/.test(line);

const candidatesOf = (lines: string[]): string[] =>
  lines.flatMap((line) => {
    const found = /^a=candidate:\S+ \d+ \S+ \d+ (\S+) (\d+)/.exec(line);
    return found?.[1] && found[2] ? [endpointOf(found[1], found[2])] : [];
  });

/** An address with its port, as the captures write it. */
export const endpointOf = (address: string, port: number | string): string =>
  address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`;

const directionOf = (lines: string[]): Direction | undefined => {
  for (const line of lines) {
    const found = direction.exec(line);
    if (found) return found[1] as Direction;
  }
  return undefined;
};

function codecsOf(formats: string[], lines: string[]): string[] {
  const mapped = new Map<string, string>();
  for (const line of lines) {
    const found = /^a=rtpmap:(\d+) (\S+)/.exec(line);
    if (found?.[1] && found[2]) mapped.set(found[1], found[2]);
  }
  return formats.map((format) => mapped.get(format) ?? staticCodecs[format] ?? format);
}

/**
 * The streams of the session description in the body of a message, in their order; empty where it
 * has none. What a stream does not say of its address and direction, the session says, and the
 * direction is else `sendrecv` (RFC 8866, sections 5.7 and 6.7).
 */
export function readMedia(body: string): Media[] {
  const lines = linesOf(body);
  const starts = lines.flatMap((line, place) => (line.startsWith('m=') ? [place] : []));
  const session = lines.slice(0, starts[0] ?? lines.length);
  return starts.map((start, order) => {
    const own = lines.slice(start, starts[order + 1] ?? lines.length);
    const [type = '', port = '', , ...formats] = (own[0] ?? '').slice(2).trim().split(/\s+/);
    return {
      type,
      port: Number.parseInt(port, 10) || 0,
      address: addressOf(own) ?? addressOf(session) ?? '',
      direction: directionOf(own) ?? directionOf(session) ?? 'sendrecv',
      hasIce: [...session, ...own].some(isOfIce),
      candidates: candidatesOf(own),
      codecs: codecsOf(formats, own),
    };
  });
}

/** The first audio stream of a description, and its place among the streams. */
export function audioOf(media: Media[]): { place: number; audio: Media } | null {
  const place = media.findIndex(({ type }) => type === 'audio');
  const audio = media[place];
  return audio ? { place, audio } : null;
}

/** Tones and comfort noise are sent beside a codec, never instead of one. */
export const isVoice = (codec: string): boolean => !/^(telephone-event|CN|red)\//i.test(codec);

/** Keys as events of their own (RFC 4733). */
export const isKeys = (codec: string): boolean => /^telephone-event\//i.test(codec);
