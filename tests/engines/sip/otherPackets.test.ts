import { expect, it } from 'vitest';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { be16, be32, bytes, ethernet, ip4, pcap, sip, tcp, udp } from './packets';

const message = sip();
const half = Math.floor(message.length / 2);
const datagram = (payload: string) => ip4(udp(payload));
/** A segment of a connection; its place is that of its first byte. */
const segment = (payload: string, place: number, flags = 0x18) =>
  ip4(tcp({ payload, sequence: 100 + place, flags }), { protocol: 6 });
/** The chunks of an association that hold a message each. */
const chunk = (payload: string, sequence: number) =>
  ip4(
    bytes(
      be16(5060),
      be16(5060),
      be32(1),
      be32(0),
      [0, 3],
      be16(16 + payload.length),
      be32(sequence),
      be16(0),
      be16(sequence),
      be32(0),
      payload,
      Array((4 - (payload.length % 4)) % 4).fill(0),
    ),
    { protocol: 132 },
  );

/** What is sent, and which of it is no part of a message. */
it.each<[string, [packet: Uint8Array, isOther: boolean][]]>([
  [
    'UDP',
    [
      [datagram('\r\n\r\n'), true],
      [datagram(message), false],
      [datagram('\x80audio'), true],
      [datagram(''), true],
    ],
  ],
  [
    'TCP, message by message',
    [
      [segment('', -1, 2), true],
      [segment(message, 0), false],
      [segment('', message.length, 0x10), true],
      [segment(message, message.length), false],
      [segment('\r\n\r\n', 2 * message.length), true],
      [segment('', 2 * message.length + 4, 0x11), true],
    ],
  ],
  [
    'TCP, in pieces',
    [
      [segment(message.slice(0, half), 0), false],
      [segment('', half, 0x10), true],
      [segment(message.slice(half) + message.slice(0, half), half), false],
      [segment(message.slice(half), message.length + half), false],
      [segment('', 2 * message.length, 0x10), true],
    ],
  ],
  [
    'TCP of something else',
    [
      [segment('', -1, 2), true],
      [segment('GET / HTTP/1.1\r\nHost: a\r\n\r\n', 0), true],
      [segment('', 27, 0x10), true],
    ],
  ],
  [
    'TCP of something else without lines, and a message behind it',
    [
      [segment('x'.repeat(8_191), 0), false],
      [segment('x', 8_191), true],
      [segment('x'.repeat(9_000), 8_192), true],
      [segment(`>${message}`, 17_192), false],
      [segment('x'.repeat(9_000), 17_193 + message.length), true],
    ],
  ],
  [
    'SCTP',
    [
      [chunk(message, 1), false],
      [chunk('something else', 2), true],
      [chunk(message, 3), false],
    ],
  ],
  ['another protocol', [[ip4(bytes(message), { protocol: 1 }), true]]],
])('of %s the packets that are no part of a message are counted', (_what, sent) => {
  // Each packet alone changes the count, or does not.
  sent.forEach((_one, index) => {
    const part = sent.slice(0, index + 1);
    const { packets, otherPackets } = parseCapture(pcap(part.map(([packet]) => ethernet(packet))));
    expect([packets, otherPackets]).toEqual([
      part.length,
      part.filter(([, isOther]) => isOther).length,
    ]);
  });
});
