/** Packets and capture files made by hand, for what a real network does not bring on demand. */

const bytes = (...parts: (number[] | Uint8Array | string)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array)));
export const be16 = (value: number) => [(value >>> 8) & 255, value & 255];
export const be32 = (value: number) => [...be16(value >>> 16), ...be16(value & 0xffff)];
const ip4Address = (text: string) => text.split('.').map(Number);
const ip6Address = (last: number) => [0x20, 1, 0x0d, 0xb8, ...Array(11).fill(0), last];

export { bytes };

interface SipParts {
  start?: string;
  callId?: string;
  branch?: string;
  cseq?: string;
  body?: string;
  more?: string;
}

/** A complete SIP message. */
export const sip = ({
  start = 'OPTIONS sip:b@example.org SIP/2.0',
  callId = 'call-1@example.org',
  branch = 'z9hG4bK1',
  cseq = '1 OPTIONS',
  body = '',
  more = '',
}: SipParts = {}): string =>
  [
    start,
    `Via: SIP/2.0/UDP 192.0.2.1:5060;branch=${branch}`,
    'From: "A" <sip:a@example.org>;tag=fromtag',
    'To: <sip:b@example.org>',
    `Call-ID: ${callId}`,
    `CSeq: ${cseq}`,
    ...(more ? [more] : []),
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

export const udp = (payload: string | Uint8Array, ports = [5060, 5060]): Uint8Array => {
  const data = bytes(payload);
  return bytes(be16(ports[0] ?? 0), be16(ports[1] ?? 0), be16(8 + data.length), [0, 0], data);
};

interface TcpParts {
  payload?: string | Uint8Array;
  sequence: number;
  flags?: number;
  ports?: [number, number];
}
export const tcp = ({ payload = '', sequence, flags = 0x18, ports = [40000, 5060] }: TcpParts) =>
  bytes(
    be16(ports[0]),
    be16(ports[1]),
    be32(sequence >>> 0),
    be32(1),
    [0x50, flags],
    be16(65535),
    [0, 0, 0, 0],
    payload,
  );

interface Ip4Parts {
  protocol?: number;
  options?: number[];
  id?: number;
  /** Flags and offset in eight bytes each, as they stand in the header. */
  fragment?: number;
  from?: string;
  to?: string;
  length?: number;
}
export const ip4 = (
  payload: Uint8Array,
  {
    protocol = 17,
    options = [],
    id = 7,
    fragment = 0,
    from = '192.0.2.1',
    to = '192.0.2.2',
    length,
  }: Ip4Parts = {},
): Uint8Array =>
  bytes(
    [0x45 + options.length / 4, 0],
    be16(length ?? 20 + options.length + payload.length),
    be16(id),
    be16(fragment),
    [64, protocol, 0, 0],
    ip4Address(from),
    ip4Address(to),
    options,
    payload,
  );

/** An IPv6 packet from 2001:db8::1 to 2001:db8::2; extension headers stand in the payload. */
export const ip6 = (payload: Uint8Array, next = 17): Uint8Array =>
  bytes([0x60, 0, 0, 0], be16(payload.length), [next, 64], ip6Address(1), ip6Address(2), payload);

export const ethernet = (packet: Uint8Array, tags: number[] = [], padding = 0): Uint8Array =>
  bytes(
    Array(12).fill(2),
    ...tags.map((tag) => [...be16(tag), 0, 5]),
    be16((packet[0] ?? 0) >> 4 === 6 ? 0x86dd : 0x0800),
    packet,
    Array(padding).fill(0),
  );
export const cooked = (packet: Uint8Array): Uint8Array =>
  bytes(Array(14).fill(0), be16((packet[0] ?? 0) >> 4 === 6 ? 0x86dd : 0x0800), packet);
export const cooked2 = (packet: Uint8Array): Uint8Array =>
  bytes(be16((packet[0] ?? 0) >> 4 === 6 ? 0x86dd : 0x0800), Array(18).fill(0), packet);
export const loopback = (packet: Uint8Array, family = [2, 0, 0, 0]) => bytes(family, packet);

interface PcapParts {
  linkType?: number;
  isBigEndian?: boolean;
  isNano?: boolean;
  /** Seconds and parts of a second of each packet. */
  times?: [number, number][];
}
const start = 1_700_000_000;

/** A pcap file of these frames, one second apart unless times are given. */
export function pcap(frames: Uint8Array[], parts: PcapParts = {}): Uint8Array {
  const { linkType = 1, isBigEndian = false, isNano = false, times = [] } = parts;
  const n32 = (value: number) => (isBigEndian ? be32(value) : be32(value).reverse());
  const n16 = (value: number) => (isBigEndian ? be16(value) : be16(value).reverse());
  return bytes(
    n32(isNano ? 0xa1b23c4d : 0xa1b2c3d4),
    n16(2),
    n16(4),
    n32(0),
    n32(0),
    n32(65535),
    n32(linkType),
    ...frames.flatMap((frame, place) => {
      const [seconds, fraction] = times[place] ?? [start + place, 0];
      const head = [seconds, fraction, frame.length, frame.length].flatMap(n32);
      return [head, frame];
    }),
  );
}

const padded = (data: Uint8Array) => bytes(data, Array(-data.length & 3).fill(0));

/** Blocks of a pcapng file. */
export const pcapngOf = (isBigEndian = false) => {
  const n32 = (value: number) => (isBigEndian ? be32(value >>> 0) : be32(value >>> 0).reverse());
  const n16 = (value: number) => (isBigEndian ? be16(value) : be16(value).reverse());
  const block = (type: number, body: Uint8Array) => {
    const size = n32(body.length + 12);
    return bytes(n32(type), size, body, size);
  };
  const option = (code: number, data: number[]) =>
    bytes(n16(code), n16(data.length), padded(bytes(data)));
  const stamp = (units: bigint) => [
    ...n32(Number(units >> 32n)),
    ...n32(Number(units & 0xffffffffn)),
  ];
  return {
    n32,
    option,
    block,
    section: () => block(0x0a0d0d0a, bytes(n32(0x1a2b3c4d), n16(1), n16(0), n32(-1), n32(-1))),
    interface: (linkType = 1, options: Uint8Array = bytes(), snapLength = 0) =>
      block(1, bytes(n16(linkType), n16(0), n32(snapLength), options)),
    enhanced: (frame: Uint8Array, units: bigint, number = 0) =>
      block(
        6,
        bytes(n32(number), stamp(units), n32(frame.length), n32(frame.length), padded(frame)),
      ),
    simple: (frame: Uint8Array, original = frame.length) =>
      block(3, bytes(n32(original), padded(frame))),
    obsolete: (frame: Uint8Array, units: bigint) =>
      block(
        2,
        bytes(n16(0), n16(0), stamp(units), n32(frame.length), n32(frame.length), padded(frame)),
      ),
  };
};
