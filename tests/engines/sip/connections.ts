/** TCP connections made up at random, as the packets of a capture: SIP as stacks write it, and WebSockets. */
import { be16, bytes, ethernet, ip4, pcap, tcp } from './packets';

/** Numbers from 0 to 1 that a seed decides. */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  const oneOf = <Item>(items: readonly Item[]): Item => items[upTo(items.length - 1)] as Item;
  const is = (chance: number) => next() < chance;
  const word = (
    least: number,
    most: number,
    letters = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEF',
  ) => {
    let text = '';
    for (let left = least + upTo(most - least); left > 0; left -= 1) {
      text += letters[upTo(letters.length - 1)];
    }
    return text;
  };
  return { next, upTo, oneOf, is, word };
}
export type Random = ReturnType<typeof randomOf>;

const methods = ['INVITE', 'ACK', 'BYE', 'BYE', 'ACK', 'CANCEL', 'OPTIONS', 'REGISTER', 'PRACK'];
const others = ['UPDATE', 'INFO', 'SUBSCRIBE', 'NOTIFY', 'REFER', 'MESSAGE', 'PUBLISH', 'X-own.1'];
const answers = ['100 Trying', '180 Ringing', '183 Session Progress', '200 OK', '401 Unauthorized'];
const refusals = [
  '486 Busy Here',
  '487 Request Terminated',
  '503 Service Unavailable',
  '200',
  '480 ',
];
/** Letters of which the bytes are those that frames begin with, among others. */
const names = ['Anna', 'Łukasz', 'Ёлка', '王小明', '"A, B"', 'Zoë \\"Z\\"', 'Ɓ\u0002'];
const compact: Record<string, string> = {
  Via: 'v',
  From: 'f',
  To: 't',
  'Call-ID': 'i',
  Contact: 'm',
  'Content-Type': 'c',
  'Content-Length': 'l',
};

const host = ({ oneOf, word }: Random) =>
  oneOf(['10.0.0.5', '10.0.0.5:5060', 'b', '192.168.100.200:5060', `${word(3, 30)}.example.org`]);
const uri = (random: Random) =>
  random.oneOf([
    () => `sip:${host(random)}`,
    () => `sip:1001@${host(random)}`,
    () => `sip:+44${random.word(9, 10, '0123456789')}@${host(random)};user=phone`,
    () => `tel:+1${random.word(10, 10, '0123456789')}`,
    () => `sips:${random.word(1, 90)}@${host(random)};transport=tcp;lr;ob=${random.word(1, 60)}`,
  ])();

function bodyOf({ oneOf, word, upTo }: Random): [type: string, body: Uint8Array] {
  return oneOf<() => [string, Uint8Array]>([
    () => ['', bytes('')],
    () => ['', bytes('')],
    () => [
      'application/sdp',
      bytes(`v=0\r\no=- 1 1 IN IP4 10.0.0.1\r\ns=-\r\nt=0 0\r\na=x:${word(1, 900)}\r\n`),
    ],
    // Without a line's end, so that the next message stands on its last line.
    () => ['text/plain', bytes(word(1, 300, 'abc dé\n'))],
    () => [
      'application/pidf+xml',
      bytes(`<?xml version="1.0"?><presence>${word(1, 90)}</presence>`),
    ],
    () => ['message/sipfrag;version=2.0', bytes('SIP/2.0 200 OK\r\n')],
    () => ['message/sipfrag;version=2.0', bytes('SIP/2.0 180 Ringing')],
    () => [
      'application/isup;version=itu-t92+',
      Uint8Array.from({ length: 9 + upTo(90) }, () => upTo(255)),
    ],
    () => ['application/dtmf-relay', bytes('Signal=5\r\nDuration=160\r\n\r\n')],
  ])();
}

/** A SIP message as one of many stacks writes it. Its Call-ID says which it is. */
export function messageOf(random: Random, callId: string): Uint8Array {
  const { oneOf, is, word, upTo } = random;
  const method = oneOf(is(0.8) ? methods : others);
  const start = is(0.6)
    ? `${method} ${uri(random)} SIP/2.0`
    : `SIP/2.0 ${oneOf(is(0.7) ? answers : refusals)}`;
  const [type, body] = bodyOf(random);
  const name = oneOf(names);
  const headers: [string, string][] = [
    [
      'Via',
      `SIP/2.0/TCP ${host(random)};branch=z9hG4bK${word(1, 60)}${oneOf(['', ';rport', ';alias'])}`,
    ],
    ['Max-Forwards', String(upTo(70))],
    ['From', `${name} <${uri(random)}>;tag=${word(1, 40)}`],
    ['To', `<${uri(random)}>${oneOf(['', `;tag=${word(1, 40)}`])}`],
    ['Call-ID', callId],
    ['CSeq', `${upTo(99_999)} ${method}`],
    ...(is(0.3) ? ([['Contact', `<${uri(random)}>`]] as [string, string][]) : []),
    ...(is(0.3) ? ([['User-Agent', word(1, 80, 'abc /.0')]] as [string, string][]) : []),
    ...(is(0.2) ? ([['Subject', `a\r\n folded ${word(1, 40)}`]] as [string, string][]) : []),
    ...(type ? ([['Content-Type', type]] as [string, string][]) : []),
  ];
  // A message without a body may leave the length out, which most do not.
  if (body.length > 0 || is(0.8)) headers.push(['Content-Length', String(body.length)]);
  // Some stacks sort their headers by themselves.
  if (is(0.3)) headers.sort(() => upTo(2) - 1);
  const isCompact = is(0.3);
  const colon = oneOf([': ', ':', ' : ']);
  const head = headers.map(
    ([key, value]) => `${(isCompact && compact[key]) || key}${colon}${value}`,
  );
  return bytes([start, ...head, '', ''].join('\r\n'), body);
}

/** The bytes of one direction, and where in them each message begins and ends. */
export interface Written {
  bytes: Uint8Array;
  messages: { from: number; content: number; text: string }[];
}

const decoder = new TextDecoder();

function join(parts: { part: Uint8Array; message?: Uint8Array }[], headOf: () => number): Written {
  let at = 0;
  const messages: Written['messages'] = [];
  for (const { part, message } of parts) {
    if (message) messages.push({ from: at, content: at + headOf(), text: decoder.decode(message) });
    at += part.length;
  }
  return { bytes: bytes(...parts.map(({ part }) => part)), messages };
}

/** Several messages of one connection, with the empty lines between them that keep it open. */
export function plainStream(random: Random, name: string, count: number): Written {
  const parts: { part: Uint8Array; message?: Uint8Array }[] = [];
  for (let place = 0; place < count; place += 1) {
    if (random.is(0.25))
      parts.push({ part: bytes(random.oneOf(['\r\n', '\r\n\r\n', '\r\n\r\n\r\n'])) });
    const message = messageOf(random, `${name}-${place}`);
    parts.push({ part: message, message });
  }
  return join(parts, () => 0);
}

/** A frame of a WebSocket (RFC 6455, section 5.2). */
export function frameOf(
  content: Uint8Array,
  { opcode = 1, isLast = true, isCompressed = false, mask = null as number[] | null } = {},
): Uint8Array {
  const { length } = content;
  const size = length < 126 ? [length] : length < 65_536 ? [126, ...be16(length)] : [127];
  if (length >= 65_536) size.push(0, 0, 0, 0, ...be16(length >>> 16), ...be16(length & 0xffff));
  size[0] = (size[0] ?? 0) | (mask ? 0x80 : 0);
  const shown = mask ? content.map((byte, place) => byte ^ (mask[place % 4] ?? 0)) : content;
  const first = (isLast ? 0x80 : 0) | (isCompressed ? 0x40 : 0) | opcode;
  return bytes([first], size, mask ?? [], shown);
}

/** The two messages that turn a connection into a WebSocket. */
export const handshakes = {
  request:
    'GET /ws HTTP/1.1\r\nHost: sbc\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Protocol: sip\r\n\r\n',
  answer: 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: WebSocket\r\nConnection: Upgrade\r\n\r\n',
};

/** The same in a WebSocket: masked as clients do it or not, in one frame or several, with pings. */
export function webSocketStream(
  random: Random,
  name: string,
  count: number,
  { isMasked = false, isCompressed = false, hasHandshake = true } = {},
): Written {
  const { is, oneOf, upTo } = random;
  const maskOf = () => (isMasked ? Array.from({ length: 4 }, () => upTo(255)) : null);
  const frame = (content: Uint8Array, options: Parameters<typeof frameOf>[1] = {}) =>
    frameOf(content, { mask: maskOf(), ...options });
  const parts: { part: Uint8Array; message?: Uint8Array }[] = [];
  if (hasHandshake) parts.push({ part: bytes(handshakes[isMasked ? 'request' : 'answer']) });
  const ping = () => frame(bytes(random.word(0, 9)), { opcode: oneOf([9, 10]) });
  for (let place = 0; place < count; place += 1) {
    if (is(0.2)) parts.push({ part: ping() });
    if (is(0.1)) parts.push({ part: frame(bytes('\r\n\r\n')) });
    const message = messageOf(random, `${name}-${place}`);
    const opcode = oneOf([1, 1, 2]);
    if (isCompressed) {
      const noise = Uint8Array.from({ length: 60 + upTo(300) }, () => upTo(255));
      parts.push({ part: frame(noise, { opcode, isCompressed }) });
    } else if (is(0.7)) parts.push({ part: frame(message, { opcode }), message });
    else {
      const middle = 1 + upTo(message.length - 2);
      parts.push({ part: frame(message.subarray(0, middle), { opcode, isLast: false }), message });
      if (is(0.3)) parts.push({ part: ping() });
      parts.push({ part: frame(message.subarray(middle), { opcode: 0 }) });
    }
  }
  // Up to so many bytes of a message's first frame are its head.
  return join(parts, () => 8);
}

interface Piece {
  from: number;
  to: number;
}

/** How a stream is cut into segments. */
function cut({ bytes: { length }, messages }: Written, start: number, random: Random): Piece[] {
  const { oneOf, upTo } = random;
  const way = oneOf(['messages', 'messages', 'anywhere', 'anywhere', 'full', 'small', 'single']);
  const starts = new Set(messages.map(({ from }) => from));
  const pieces: Piece[] = [];
  const sizeAt: Record<typeof way, (at: number) => number> = {
    messages: (at) => {
      let end = at + 1;
      while (end < length && !starts.has(end)) end += 1;
      return end - at;
    },
    anywhere: () => 1 + upTo(random.oneOf([3, 40, 600, 3_000])),
    full: () => 1_460,
    small: () => 536,
    single: () => (length < 2_500 ? 1 : 1 + upTo(30)),
  };
  for (let at = start; at < length; ) {
    const to = Math.min(length, at + (sizeAt[way]?.(at) ?? 1));
    pieces.push({ from: at, to });
    at = to;
  }
  return pieces;
}

/** Segments that come twice, with more in them the second time, late, or early. */
function disturb(pieces: Piece[], random: Random, length: number): Piece[] {
  const { is, upTo } = random;
  const sent = pieces.flatMap((piece) => {
    if (!is(0.08)) return [piece];
    const more = Math.min(length, piece.to + upTo(80));
    const before = Math.max(pieces[0]?.from ?? 0, piece.from - upTo(80));
    return [piece, { from: before, to: is(0.5) ? more : piece.to }];
  });
  for (let at = 0; at + 1 < sent.length; at += 1) {
    if (!is(0.06)) continue;
    const far = Math.min(sent.length - 1, at + 1 + upTo(3));
    const [moved] = sent.splice(at, 1);
    if (moved) sent.splice(far, 0, moved);
  }
  return sent;
}

interface Way {
  random: Random;
  written: Written;
  ports: [number, number];
  /** Its packets go from the second host to the first. */
  isBack: boolean;
  /** Of the stream, where the capture begins; what is before it was sent and not captured. */
  start?: number;
  isDisturbed?: boolean;
  first: number;
  hasEnd?: boolean;
}

/** The packets of one direction. */
export function packetsOf(way: Way): Uint8Array[] {
  const { random, written, ports, isBack, start = 0, isDisturbed = true, first, hasEnd } = way;
  const hosts = isBack
    ? { from: '10.0.0.2', to: '10.0.0.1' }
    : { from: '10.0.0.1', to: '10.0.0.2' };
  const both: [number, number] = isBack ? [ports[1], ports[0]] : ports;
  const packet = (parts: Parameters<typeof tcp>[0]) =>
    ethernet(ip4(tcp({ ...parts, ports: both }), { ...hosts, protocol: 6 }));
  const pieces = cut(written, start, random);
  const sent = isDisturbed ? disturb(pieces, random, written.bytes.length) : pieces;
  const packets = sent.flatMap(({ from, to }) => {
    const payload = written.bytes.subarray(from, to);
    const data = packet({ payload, sequence: first + 1 + from });
    // An acknowledgement, and the probe of a connection that was silent.
    const ack = random.is(0.1) ? [packet({ sequence: first + 1 + to, flags: 0x10 })] : [];
    const probe = random.is(0.03) ? [packet({ payload: '\0', sequence: first + to })] : [];
    return isDisturbed ? [data, ...ack, ...probe] : [data];
  });
  const opening = start === 0 ? [packet({ sequence: first, flags: 2 })] : [];
  const end = written.bytes.length;
  const closing = hasEnd ? [packet({ sequence: first + 1 + end, flags: 0x11 })] : [];
  return [...opening, ...packets, ...closing];
}

/** Packets of several directions as they pass, each in its own order. */
export function mingle(random: Random, ...ways: Uint8Array[][]): Uint8Array[] {
  const left = ways.map((way) => [...way]);
  const all: Uint8Array[] = [];
  for (;;) {
    const open = left.filter((way) => way.length > 0);
    if (open.length === 0) return all;
    all.push(random.oneOf(open).shift() as Uint8Array);
  }
}

export interface Connection {
  frames: Uint8Array[];
  /** Of each direction the messages that were captured from their first byte on. */
  whole: [string[], string[]];
  /** Those of which nothing but the head of their frame is missing. */
  nearly: string[];
}

/** A connection, or two that use the same ports one after the other. */
export function connectionOf(
  random: Random,
  kind: 'plain' | 'webSocket',
  name: string,
  options: { isCompressed?: boolean } = {},
): Connection {
  const { is, upTo, oneOf } = random;
  const ports: [number, number] = [1_024 + upTo(60_000), oneOf([5060, 5080, 8080, 80])];
  const made: Connection = { frames: [], whole: [[], []], nearly: [] };
  const times = is(0.2) ? 2 : 1;
  for (let time = 0; time < times; time += 1) {
    // A capture may begin within a connection; one that follows on another has its opening.
    const isBegun = time === 0 && !options.isCompressed && is(0.35);
    const ways = [false, true].map((isBack) => {
      const count = 1 + upTo(oneOf([2, 6, 14]));
      const label = `${name}.${time}.${isBack ? 'b' : 'a'}`;
      const isMasked = !isBack;
      const hasHandshake = !isBegun || is(0.5);
      const written =
        kind === 'plain'
          ? plainStream(random, label, count)
          : webSocketStream(random, label, count, { ...options, isMasked, hasHandshake });
      const start = isBegun ? 1 + upTo(Math.min(2_000, written.bytes.length - 2)) : 0;
      for (const { from, content, text } of written.messages) {
        if (from >= start) made.whole[isBack ? 1 : 0].push(text);
        else if (content >= start) made.nearly.push(text);
      }
      const first = is(0.1) ? 0xffffffff - upTo(3_000) : upTo(0xffffffff);
      return packetsOf({ random, written, ports, isBack, start, first, hasEnd: is(0.5) });
    });
    made.frames.push(...mingle(random, ...ways));
  }
  return made;
}

/** A capture of the packets of connections, one connection after the other. */
export const captureOf = (connections: Connection[]): Uint8Array =>
  pcap(connections.flatMap(({ frames }) => frames));
