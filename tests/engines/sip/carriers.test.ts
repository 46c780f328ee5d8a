import { describe, expect, it } from 'vitest';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { be16, be32, bytes, ethernet, ip4, pcap, sip, tcp, udp } from './packets';

/** What is read of a capture: the calls of its messages, where they are cut, and what was wrong. */
function read(packets: Uint8Array[]) {
  const { messages, problems } = parseCapture(pcap(packets));
  return {
    calls: messages.map(({ callId, isCut }) => `${callId}${isCut ? ' cut' : ''}`),
    kinds: problems.map(({ kind }) => kind).filter((kind) => kind !== 'noSip'),
  };
}
const message = (callId: string, more = '') => sip({ callId, more, body: `body of ${callId}` });

describe('SCTP', () => {
  interface Piece {
    number: number;
    content: string;
    /** 3 is a whole message; 2 is its first piece, 1 its last one. */
    flags?: number;
    type?: number;
  }
  const chunk = ({ number, content, flags = 3, type = 0 }: Piece) =>
    bytes(
      [type, flags],
      be16(16 + content.length),
      be32(number >>> 0),
      ...[be32(0), be32(0), content, Array(-content.length & 3).fill(0)],
    );
  const packet = (pieces: Piece[], tag = 1) =>
    ethernet(
      ip4(bytes(be16(5060), be16(5060), be32(tag), be32(0), ...pieces.map(chunk)), {
        protocol: 132,
      }),
    );
  const whole = (number: number, callId: string): Piece => ({ number, content: message(callId) });
  const pieces = (number: number, callId: string): [Piece, Piece, Piece] => {
    const text = message(callId);
    return [
      { number, content: text.slice(0, 50), flags: 2 },
      { number: number + 1, content: text.slice(50, 101), flags: 0 },
      { number: number + 2, content: text.slice(101), flags: 1 },
    ];
  };
  const [first, middle, last] = pieces(1, 'a');
  const wrapped = pieces(0xffffffff, 'a');

  it.each<[what: string, packets: Uint8Array[], calls: string[]]>([
    ['several in a packet', [packet([whole(1, 'a'), whole(2, 'b')])], ['a', 'b']],
    ['one that is sent again', [packet([whole(1, 'a')]), packet([whole(1, 'a')])], ['a']],
    [
      'the same number of another association',
      [packet([whole(1, 'a')]), packet([whole(1, 'b')], 2)],
      ['a', 'b'],
    ],
    ['one in pieces', [packet([first, middle, last])], ['a']],
    ['pieces in any order', [packet([last]), packet([first]), packet([middle])], ['a']],
    [
      'pieces that are sent again',
      [packet([first]), packet([first, middle]), packet([last])],
      ['a'],
    ],
    ['pieces whose numbers begin again', wrapped.map((piece) => packet([piece])), ['a']],
    ['pieces of two associations', [packet([first]), packet([middle], 2), packet([last])], []],
    ['a piece that never comes', [packet([first, last]), packet([whole(9, 'b')])], ['b']],
    [
      'a new message behind pieces',
      [packet([first, middle, last]), packet(pieces(4, 'b'))],
      ['a', 'b'],
    ],
    ['what is no data', [packet([{ ...whole(1, 'a'), type: 4 }, whole(2, 'b')])], ['b']],
    ['a chunk without content', [packet([{ number: 1, content: '' }, whole(2, 'b')])], ['b']],
  ])('messages are read: %s', (_what, packets, calls) => {
    expect(read(packets)).toEqual({ calls, kinds: [] });
  });

  it('a message is cut where the packet is, and is whole as it was sent', () => {
    const cut = packet([whole(1, 'a')]).subarray(0, -8);
    expect(read([cut])).toEqual({ calls: ['a cut'], kinds: ['cutPackets'] });
    const long = packet([{ number: 1, content: message('a').slice(0, -8) }]);
    expect(read([long])).toEqual({ calls: ['a'], kinds: [] });
  });
});

describe('UDP', () => {
  const datagram = (text: string) => ethernet(ip4(udp(text)));

  it('a message is cut where the packet is, and is whole as it was sent', () => {
    const text = message('a');
    expect(read([datagram(text).subarray(0, -8)])).toEqual({
      calls: ['a cut'],
      kinds: ['cutPackets'],
    });
    expect(read([datagram(text.slice(0, -8))])).toEqual({ calls: ['a'], kinds: [] });
  });

  it.each([
    ['Content-Type: application/sdp', 'v=0', true],
    ['c: application/SDP;a=b', 'v=0', true],
    ['Content-Type: multipart/mixed;boundary=x', '--x', true],
    ['Content-Type: application/sdp', '', false],
    ['Content-Type: text/plain', 'v=0', false],
    ['Content-Type: text/multipart/x', 'v=0', false],
    ['Other: x', 'v=0', false],
  ])('whether a message describes a session: %s, %j, %s', (more, body, hasSdp) => {
    const { messages } = parseCapture(pcap([datagram(sip({ more, body }))]));
    expect(messages).toMatchObject([{ hasSdp }]);
  });
});

describe('TCP', () => {
  const segment = (payload: string, sequence: number, port = 40_000) =>
    ethernet(ip4(tcp({ payload, sequence, ports: [port, 5060] }), { protocol: 6 }));
  /** A text in segments that end at these places, none of them longer than a network takes. */
  const stream = (text: string, cuts: number[]) => {
    const packets: Uint8Array[] = [];
    let from = 0;
    for (const end of [...cuts, text.length]) {
      for (; from < end; from = Math.min(end, from + 1_400)) {
        packets.push(segment(text.slice(from, Math.min(end, from + 1_400)), 1_000 + from));
      }
    }
    return packets;
  };
  const calls = ['a', 'b', 'c'];
  const text = calls.map((callId) => message(callId)).join('');
  const ordersOf = (places: number[]): number[][] =>
    places.length === 0
      ? [[]]
      : places.flatMap((place) =>
          ordersOf(places.filter((one) => one !== place)).map((rest) => [place, ...rest]),
        );

  it.each(ordersOf([0, 1, 2, 3]))('segments are put in order: %d %d %d %d', (...order) => {
    const sent = stream(text, [90, 200, 400]);
    const packets = order.flatMap((place) => sent[place] ?? []);
    const opening = ethernet(ip4(tcp({ sequence: 999, flags: 2 }), { protocol: 6 }));
    expect(read([opening, ...packets])).toEqual({ calls, kinds: [] });
    // Where it was not captured, what comes first may be told first.
    const { calls: found, kinds } = read(packets);
    expect([found.sort(), kinds]).toEqual([calls, []]);
  });

  it('what was read before an earlier segment came is told once, where one is missing, too', () => {
    const whole = text.indexOf('OPTIONS', 400);
    const rest = segment(text.slice(whole), 1_000 + whole);
    const [first, second] = [text.slice(0, 90), text.slice(90, 200)];
    const begun = [segment(first, 1_000), segment(second, 1_090)];
    expect(read([rest, ...begun]).calls.sort()).toEqual(['a cut', 'c']);
  });

  it.each<[what: string, odd: string]>([
    ['the end of a body', 'the rest of something\r\n'],
    ['the end of a body without a line end', 'the rest '],
    ['the end of a method', message('x').slice(3)],
    ['a message with a name that its CSeq has not', message('x').replace('OPTIONS', 'SNOITPO')],
    ['a message without a Call-ID', message('x').replace(/Call-ID.*\r\n/, '')],
    [
      'a length that is damage',
      message('x').replace(/Content-Length: \d+/, 'Content-Length: 9999999'),
    ],
    ['a head without an end', `OPTIONS sip:x SIP/2.0\r\n${'X: y\r\n'.repeat(12_000)}\r\n`],
    ['a line without an end', 'z'.repeat(9_000)],
    ['empty lines', '\r\n\r\n\r\n'],
  ])('a message is read behind %s', (_what, odd) => {
    const whole = odd + text;
    for (const cuts of [[], [odd.length], [10, odd.length + 5]]) {
      const found = read(stream(whole, cuts));
      expect(found.calls.filter((callId) => calls.includes(callId))).toEqual(calls);
      expect(found.kinds).toEqual([]);
    }
  });

  it.each([
    ['its last segment', 0x19, []],
    ['a segment of its own', 0x18, [0x11]],
    ['breaking off', 0x18, [0x14]],
  ])(
    'behind the end of a connection another one is read, whatever its numbers: %s',
    (_what, last, more) => {
      const [one, next] = [message('a'), message('b')];
      const at = (payload: string, sequence: number, flags: number) =>
        ethernet(ip4(tcp({ payload, sequence, flags }), { protocol: 6 }));
      const ended = [at(one, 1, last), ...more.map((flags) => at('', 1 + one.length, flags))];
      for (const ahead of [100, 1_000_000, 100_000_000]) {
        const found = read([...ended, at(next, 1 + one.length + ahead, 0x18)]);
        expect([ahead, found]).toEqual([ahead, { calls: ['a', 'b'], kinds: [] }]);
      }
      const open = [at(one, 1, 0x18), at(next, 1 + one.length + 100, 0x18)];
      expect(read(open)).toEqual({ calls: ['a', 'b'], kinds: ['gaps'] });
    },
  );

  it('of more connections than are followed at a time those that were used last are', () => {
    const half = (callId: string) => Math.floor(message(callId).length / 2);
    const begin = (callId: string, port: number) =>
      segment(message(callId).slice(0, half(callId)), 1, port);
    const finish = (callId: string, port: number) =>
      segment(message(callId).slice(half(callId)), 1 + half(callId), port);
    const others = Array.from({ length: 1_023 }, (_, place) => segment('x', 1, 2_000 + place));
    const opened = [begin('a', 1_001), begin('b', 1_002), segment('', 1, 1_001)];
    const closed = [finish('a', 1_001), finish('b', 1_002)];
    expect(read([...opened, ...others, ...closed]).calls).toEqual(['a']);
    expect(read([...opened, ...others.slice(1), ...closed]).calls).toEqual(['a', 'b']);
  });
});
