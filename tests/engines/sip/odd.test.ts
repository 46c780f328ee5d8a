import { describe, expect, it } from 'vitest';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import {
  be16,
  be32,
  bytes,
  cooked,
  cooked2,
  ethernet,
  ip4,
  ip6,
  loopback,
  pcap,
  pcapngOf,
  sip,
  tcp,
  udp,
} from './packets';

const read = (file: Uint8Array) => {
  const { messages, problems, ...rest } = parseCapture(file);
  return { ...rest, messages, kinds: problems.map(({ kind }) => kind) };
};
const message = sip();
const packet = ip4(udp(message));
const sixth = ip6(udp(message));

/** An IPv6 extension header of sixteen bytes. */
const extension = (next: number) => [next, 1, ...Array(14).fill(0)];
const fragment6 = (next: number, offset: number, isMore: boolean, data: Uint8Array) =>
  ip6(bytes([next, 0], be16(offset | (isMore ? 1 : 0)), be32(9), data), 44);

describe('one message, however it is wrapped', () => {
  const long = udp(sip({ body: 'x'.repeat(3000) }));
  const big = pcapngOf(true);
  const cases: [string, Uint8Array][] = [
    ['Ethernet', pcap([ethernet(packet)])],
    ['Ethernet with padding', pcap([ethernet(packet, [], 12)])],
    ['a VLAN tag', pcap([ethernet(packet, [0x8100])])],
    ['two VLAN tags', pcap([ethernet(packet, [0x88a8, 0x8100])])],
    ['VLAN tags of older switches', pcap([ethernet(packet, [0x9200, 0x9100])])],
    ['Linux cooked', pcap([cooked(packet)], { linkType: 113 })],
    ['Linux cooked, second version', pcap([cooked2(packet)], { linkType: 276 })],
    ['raw IP', pcap([packet], { linkType: 101 })],
    ['raw IP by its older numbers', pcap([packet], { linkType: 12 })],
    ['raw IPv4', pcap([packet], { linkType: 228 })],
    ['raw IPv6', pcap([sixth], { linkType: 229 })],
    ['loopback', pcap([loopback(packet)], { linkType: 0 })],
    ['loopback of another byte order', pcap([loopback(packet, [0, 0, 0, 2])], { linkType: 0 })],
    ['loopback of OpenBSD', pcap([loopback(sixth, [0, 0, 0, 24])], { linkType: 108 })],
    [
      'a link type with the length of its checksum',
      pcap([ethernet(packet)], { linkType: 0x24000001 }),
    ],
    ['a big-endian file', pcap([ethernet(packet)], { isBigEndian: true })],
    ['a file of nanoseconds', pcap([ethernet(packet)], { isNano: true })],
    [
      'a big-endian file of nanoseconds',
      pcap([ethernet(packet)], { isNano: true, isBigEndian: true }),
    ],
    ['IPv4 options', pcap([ethernet(ip4(udp(message), { options: [7, 7, 4, 0, 0, 0, 0, 0] }))])],
    ['IPv4 that leaves its length out', pcap([ethernet(ip4(udp(message), { length: 0 }))])],
    ['IPv6', pcap([ethernet(sixth)])],
    [
      'IPv6 extension headers',
      pcap([ethernet(ip6(bytes(extension(60), extension(17), udp(message)), 0))]),
    ],
    [
      'an IPv6 authentication header',
      pcap([ethernet(ip6(bytes([17, 2, ...Array(14).fill(0)], udp(message)), 51))]),
    ],
    [
      'IPv4 fragments',
      pcap([
        ethernet(ip4(long.subarray(0, 1480), { fragment: 0x2000 })),
        ethernet(ip4(long.subarray(1480, 2960), { fragment: 0x2000 | 185 })),
        ethernet(ip4(long.subarray(2960), { fragment: 370 })),
      ]),
    ],
    [
      'IPv4 fragments out of order, one twice',
      pcap([
        ethernet(ip4(long.subarray(2960), { fragment: 370 })),
        ethernet(ip4(long.subarray(0, 1480), { fragment: 0x2000 })),
        ethernet(ip4(long.subarray(0, 1480), { fragment: 0x2000 })),
        ethernet(ip4(long.subarray(1480, 2960), { fragment: 0x2000 | 185 })),
      ]),
    ],
    [
      'IPv4 fragments that overlap',
      pcap([
        ethernet(ip4(long.subarray(0, 1480), { fragment: 0x2000 })),
        ethernet(ip4(long.subarray(1400), { fragment: 175 })),
      ]),
    ],
    [
      'IPv6 fragments',
      pcap([
        ethernet(fragment6(17, 0, true, long.subarray(0, 1480))),
        ethernet(fragment6(17, 1480, false, long.subarray(1480))),
      ]),
    ],
    [
      'IPv6 fragments of a packet with an extension header',
      pcap([
        ethernet(fragment6(60, 0, true, bytes(extension(17), long.subarray(0, 1464)))),
        ethernet(fragment6(60, 1480, false, long.subarray(1464))),
      ]),
    ],
    [
      'a big-endian pcapng file',
      bytes(big.section(), big.interface(), big.enhanced(ethernet(packet), 1n)),
    ],
    ['TCP', pcap([ethernet(ip4(tcp({ payload: message, sequence: 5 }), { protocol: 6 }))])],
    ['empty lines before it', pcap([ethernet(ip4(udp(`\r\n\r\n${message}`)))])],
  ];
  it.each(cases)('%s', (_name, file) => {
    const { messages, kinds } = read(file);
    expect(messages.map(({ callId }) => callId)).toEqual(['call-1@example.org']);
    expect(kinds).toEqual([]);
    expect(messages[0]?.text.endsWith(messages[0].body)).toBe(true);
  });
});

describe('addresses and times', () => {
  it('writes addresses as people do', () => {
    expect(read(pcap([ethernet(packet)])).messages[0]).toMatchObject({
      source: '192.0.2.1:5060',
      destination: '192.0.2.2:5060',
    });
    expect(read(pcap([ethernet(sixth)])).messages[0]).toMatchObject({
      source: '[2001:db8::1]:5060',
      destination: '[2001:db8::2]:5060',
    });
  });

  const second = 1_700_000_000n;
  const { section, option, interface: iface, enhanced, simple, obsolete, block } = pcapngOf();
  const frame = ethernet(packet);
  const resolution = (value: number) => option(9, [value]);
  const offset = option(14, [0x10, 0x0e, 0, 0, 0, 0, 0, 0]);
  const ofPcapng = (...blocks: Uint8Array[]) => bytes(section(), ...blocks);
  const cases: [string, Uint8Array, number[]][] = [
    ['microseconds', pcap([frame], { times: [[5, 123_456]] }), [5_123_456]],
    ['nanoseconds', pcap([frame], { isNano: true, times: [[5, 123_456_789]] }), [5_123_456]],
    [
      'microseconds where pcapng says nothing',
      ofPcapng(iface(), enhanced(frame, second * 1_000_000n + 7n)),
      [1_700_000_000_000_007],
    ],
    [
      'nanoseconds of pcapng',
      ofPcapng(iface(1, resolution(9)), enhanced(frame, second * 1_000_000_000n + 7_999n)),
      [1_700_000_000_000_007],
    ],
    [
      'parts of a power of two',
      ofPcapng(iface(1, resolution(0x8a)), enhanced(frame, second * 1024n + 512n)),
      [1_700_000_000_500_000],
    ],
    [
      'seconds',
      ofPcapng(iface(1, resolution(0)), enhanced(frame, second)),
      [1_700_000_000_000_000],
    ],
    [
      'an offset',
      ofPcapng(iface(1, bytes(resolution(0), offset)), enhanced(frame, second)),
      [1_700_003_600_000_000],
    ],
    [
      'two interfaces',
      ofPcapng(
        iface(),
        iface(101, resolution(9)),
        enhanced(frame, 5n),
        enhanced(packet, 7_000n, 1),
      ),
      [5, 7],
    ],
    [
      'interfaces of two sections',
      bytes(ofPcapng(iface(), enhanced(frame, 5n)), ofPcapng(iface(101), enhanced(packet, 6n))),
      [5, 6],
    ],
    ['the obsolete block', ofPcapng(iface(), obsolete(frame, 9n)), [9]],
    [
      'a block without a time takes the time before',
      ofPcapng(iface(), enhanced(frame, 5n), simple(frame)),
      [5, 5],
    ],
    [
      'unknown blocks and options',
      ofPcapng(
        block(0x0bad, bytes([1, 2, 3, 4])),
        iface(1, option(99, [1, 2, 3])),
        enhanced(frame, 5n),
      ),
      [5],
    ],
    [
      'a time beyond all calendars',
      ofPcapng(iface(1, resolution(0)), enhanced(frame, 0xffffffffffffffffn)),
      [Number.MAX_SAFE_INTEGER],
    ],
  ];
  it.each(cases)('%s', (_name, file, times) => {
    expect(read(file).messages.map(({ time }) => time)).toEqual(times);
  });
});

it('tells how much of a file it has read, of either format', () => {
  const frame = ethernet(ip4(udp('x')));
  const { section, interface: iface, enhanced } = pcapngOf();
  const many = <Item>(item: Item) => Array<Item>(10_000).fill(item);
  const files = [pcap(many(frame)), bytes(section(), iface(), ...many(enhanced(frame, 1n)))];
  for (const file of files) {
    const parts: number[] = [];
    parseCapture(file, undefined, (part) => parts.push(Math.round(part * 100)));
    expect(parts).toHaveLength(19);
    expect(parts.slice(0, 3)).toEqual([5, 10, 15]);
    expect(parts.at(-1)).toBe(97);
  }
});

describe('captures that Homer exported', () => {
  const homer = (payload: Uint8Array) =>
    bytes([6, 0x3d, 0x20, 0x12, 0x10, 0x20, 2, 0x5d, 0x69, 0x74, 0x20, 0x12, 8, 0], payload);
  it('are known by the addresses of their frames, all of them', () => {
    expect(read(pcap([homer(packet), homer(packet)])).kinds).toEqual(['homerExport']);
    expect(read(pcap([homer(packet), ethernet(packet)])).kinds).toEqual([]);
    expect(read(pcap([homer(ip4(udp('nothing of SIP')))])).kinds).toEqual(['noSip']);
  });
});

describe('TCP', () => {
  const [one, two, three] = ['1', '2', '3'].map((callId) =>
    sip({ callId, body: `body ${callId}\r\n` }),
  ) as [string, string, string];
  const all = `${one}\r\n\r\n${two}${three}`;
  type Sent = [from: number, to: number];
  const file = (sent: Sent[], { first = 100, before = [] as Uint8Array[] } = {}) =>
    pcap([
      ...before,
      ...sent.map(([from, to]) =>
        ethernet(
          ip4(tcp({ payload: all.slice(from, to), sequence: first + from }), { protocol: 6 }),
        ),
      ),
    ]);
  const end = all.length;
  const size = one.length;
  const cases: [string, Uint8Array, string[], string[]][] = [
    ['three in one segment', file([[0, end]]), ['1@1', '2@1', '3@1'], []],
    [
      'cut anywhere',
      file([
        [0, 50],
        [50, size - 1],
        [size - 1, size],
        [size, size + 200],
        [size + 200, end],
      ]),
      ['1@3', '2@5', '3@5'],
      [],
    ],
    [
      'a repeated segment',
      file([
        [0, 200],
        [0, 200],
        [200, end],
        [200, end],
      ]),
      ['1@3', '2@3', '3@3'],
      [],
    ],
    [
      'an old segment that comes again',
      file([
        [0, 200],
        [200, size + 20],
        [0, 200],
        [size + 20, end],
      ]),
      ['1@2', '2@4', '3@4'],
      [],
    ],
    [
      'a segment that comes late',
      file([
        [0, 100],
        [200, end],
        [100, 200],
      ]),
      ['1@3', '2@3', '3@3'],
      [],
    ],
    [
      'overlapping segments',
      file([
        [0, size - 10],
        [150, size + 100],
        [size + 90, end],
      ]),
      ['1@2', '2@3', '3@3'],
      [],
    ],
    [
      'numbers that begin again at zero',
      file(
        [
          [0, 100],
          [100, end],
        ],
        { first: 0xffffffff - 150 },
      ),
      ['1@2', '2@2', '3@2'],
      [],
    ],
    [
      'a segment that was never captured',
      file([
        [0, 20],
        [size + 50, end],
      ]),
      ['3@2'],
      ['gaps'],
    ],
    [
      'an opened connection',
      file([[0, end]], {
        first: 1,
        before: [ethernet(ip4(tcp({ sequence: 0, flags: 2 }), { protocol: 6 }))],
      }),
      ['1@2', '2@2', '3@2'],
      [],
    ],
    [
      'the same ports again',
      pcap([
        ...[5, 7_000_000].flatMap((first) => [
          ethernet(ip4(tcp({ sequence: first, flags: 2 }), { protocol: 6 })),
          ethernet(ip4(tcp({ sequence: first + 1, payload: one }), { protocol: 6 })),
        ]),
      ]),
      ['1@2', '1@4'],
      [],
    ],
    [
      'keep-alives',
      pcap([
        ethernet(ip4(tcp({ sequence: 10, payload: '\r\n\r\n' }), { protocol: 6 })),
        ethernet(ip4(tcp({ sequence: 14, payload: one }), { protocol: 6 })),
        ethernet(ip4(tcp({ sequence: 13 + one.length, payload: '\0' }), { protocol: 6 })),
        ethernet(ip4(tcp({ sequence: 14 + one.length, payload: two }), { protocol: 6 })),
      ]),
      ['1@2', '2@4'],
      [],
    ],
    [
      'something else before it',
      pcap([
        ethernet(
          ip4(tcp({ sequence: 10, payload: 'GET / HTTP/1.1\r\nHost: a\r\n\r\n' }), { protocol: 6 }),
        ),
        ethernet(ip4(tcp({ sequence: 37, payload: one }), { protocol: 6 })),
      ]),
      ['1@2'],
      [],
    ],
    [
      'TLS',
      pcap([
        ethernet(
          ip4(tcp({ sequence: 10, payload: bytes([22, 3, 1, 0, 5], one) }), { protocol: 6 }),
        ),
      ]),
      [],
      ['encrypted', 'noSip'],
    ],
  ];
  it.each(cases)('%s', (_name, captured, found, kinds) => {
    const result = read(captured);
    expect(result.messages.map(({ callId, packet: number }) => `${callId}@${number}`)).toEqual(
      found,
    );
    expect(result.kinds).toEqual(kinds);
  });

  it('reads messages without a Content-Length as without a body', () => {
    const bare = one.replace(/Content-Length.*\r\n/, '').replace('body 1\r\n', '');
    const captured = pcap([
      ethernet(ip4(tcp({ sequence: 1, payload: bare + two }), { protocol: 6 })),
    ]);
    expect(read(captured).messages.map(({ callId, body }) => [callId, body])).toEqual([
      ['1', ''],
      ['2', 'body 2\r\n'],
    ]);
  });
});

describe('a WebSocket', () => {
  const opened = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n';
  const [one, two] = [sip({ callId: '1' }), sip({ callId: '2', body: 'x'.repeat(200) })];
  const frame = (
    payload: string,
    { opcode = 1, isLast = true, mask = null as number[] | null } = {},
  ) => {
    const data = bytes(payload);
    const length = data.length < 126 ? [data.length] : [126, ...be16(data.length)];
    length[0] = (length[0] ?? 0) | (mask ? 0x80 : 0);
    const shown = mask ? data.map((byte, place) => byte ^ (mask[place % 4] ?? 0)) : data;
    return bytes([(isLast ? 0x80 : 0) | opcode], length, mask ?? [], shown);
  };
  const segments = (...parts: (string | Uint8Array)[]) => {
    let sequence = 1;
    return pcap(
      parts.map((payload) => {
        const segment = tcp({ payload, sequence });
        sequence += bytes(payload).length;
        return ethernet(ip4(segment, { protocol: 6 }));
      }),
    );
  };
  const mask = [1, 200, 3, 77];
  const masked = bytes(opened, frame(one, { mask }), frame(two, { mask }));
  const compressed = frame(one);
  compressed[0] = 0xc1;
  const cases: [string, Uint8Array, string[], string[]][] = [
    ['in single bytes', segments(...Array.from(masked, (byte) => bytes([byte]))), ['1', '2'], []],
    ['that was open already', segments(frame(one), frame(two, { mask })), ['1', '2'], []],
    [
      'of frames with a ping between them',
      segments(
        opened,
        frame(two.slice(0, 30), { isLast: false }),
        frame('ping', { opcode: 9 }),
        frame(two.slice(30), { opcode: 0 }),
        frame('\r\n'),
        frame(one, { opcode: 2 }),
      ),
      ['2', '1'],
      [],
    ],
    ['that is compressed', segments(opened, compressed), [], ['compressed', 'noSip']],
    ['that was refused', segments('GET /x HTTP/1.1\r\nHost: a\r\n\r\n', one), ['1'], []],
  ];
  it.each(cases)('%s', (_name, captured, found, kinds) => {
    const result = read(captured);
    expect(result.messages.map(({ callId }) => callId)).toEqual(found);
    expect(result.kinds).toEqual(kinds);
  });
  it('goes on behind a frame that was not captured', () => {
    const file = [frame(one), frame(two.slice(0, 150), { isLast: false }), frame(one)];
    const sequences = [1, 1 + (file[0]?.length ?? 0), 5_000];
    const { messages, kinds } = read(
      pcap(
        file.map((payload, place) =>
          ethernet(ip4(tcp({ payload, sequence: sequences[place] ?? 0 }), { protocol: 6 })),
        ),
      ),
    );
    expect(messages.map(({ callId, isCut, transport }) => [callId, isCut, transport])).toEqual([
      ['1', false, 'ws'],
      ['', true, 'ws'],
      ['1', false, 'ws'],
    ]);
    expect(kinds).toEqual(['gaps', 'cutPackets']);
  });
});

describe('encrypted connections', () => {
  const both = (hello: Uint8Array) =>
    pcap([
      ethernet(ip4(tcp({ payload: hello, sequence: 1 }), { protocol: 6 })),
      ethernet(
        ip4(tcp({ payload: bytes([22, 3, 3, 0, 9]), sequence: 1, ports: [5060, 40000] }), {
          protocol: 6,
          from: '192.0.2.2',
          to: '192.0.2.1',
        }),
      ),
    ]);
  const hello = (protocol: string) => bytes([22, 3, 1, 0, 99, 0, protocol.length], protocol);
  it('are counted once for both directions, as what they ask for', () => {
    expect(parseCapture(both(hello('sip/2'))).problems[0]).toEqual({ kind: 'encrypted', count: 1 });
    expect(parseCapture(both(hello('http/1.1'))).problems[0]).toEqual({
      kind: 'secureWebSocket',
      count: 1,
    });
  });
});

describe('headers', () => {
  const of = (text: string) => read(pcap([ethernet(ip4(udp(text)))])).messages[0];
  it('reads short names, folded lines and any case', () => {
    const short = [
      'SIP/2.0 486 Busy Here',
      'v: SIP/2.0/TCP 192.0.2.1 ; branch=z9hG4bKx;rport, SIP/2.0/UDP 192.0.2.9;branch=z9hG4bKy',
      'f: "a;tag=no" <sip:a@b;tag=no>;tag=from1',
      'T: <sip:c@d>',
      ' ;tag=to1',
      'i: folded@x',
      'cseq:  7   INVITE',
      'Server: carrier',
      'c: application/sdp',
      '',
      'v=0',
    ].join('\r\n');
    expect(of(short)).toMatchObject({
      method: 'INVITE',
      status: 486,
      reason: 'Busy Here',
      branch: 'z9hG4bKx',
      callId: 'folded@x',
      cseq: '7 INVITE',
      to: '<sip:c@d> ;tag=to1',
      toTag: 'to1',
      agent: 'carrier',
      hasSdp: true,
      body: 'v=0',
    });
  });
  it('reads a message of line feeds alone', () => {
    expect(of(sip({ body: 'v=0' }).replaceAll('\r', ''))).toMatchObject({ body: 'v=0' });
  });
  it('takes no more than the Content-Length of a datagram', () => {
    expect(of(`${sip({ body: 'v=0' })}rest`)?.body).toBe('v=0');
  });
  it('shows what there is of a message whose packet was cut', () => {
    const cut = ethernet(packet).subarray(0, 200);
    expect(read(pcap([cut]))).toMatchObject({ kinds: ['cutPackets'], messages: [{ isCut: true }] });
  });
  it('shows the first line of a message of which the capture kept no header', () => {
    const first = { method: 'OPTIONS', callId: '', cseq: '', isCut: true };
    const messages = [{ ...first, text: expect.stringMatching(/^OPTIONS .*\r\nVia/) }];
    // Ethernet, IP and UDP take 42 bytes.
    const datagram = pcap([ethernet(packet).subarray(0, 90)]);
    expect(read(datagram)).toMatchObject({ kinds: ['cutPackets'], messages });
    const segment = ethernet(ip4(tcp({ payload: message, sequence: 1 }), { protocol: 6 }));
    const ofTcp = pcap([segment.subarray(0, 102)]);
    expect(read(ofTcp)).toMatchObject({ kinds: ['cutPackets'], messages });
  });

  describe('of a message in fragments of which the first was cut', () => {
    const long = sip({ callId: 'long', body: 'x'.repeat(3000) });
    const next = sip({ callId: 'next' });
    const segment = (payload: string, sequence: number) => tcp({ payload, sequence });
    const pieces = (datagram: Uint8Array, protocol: number) => [
      // Ethernet and IP take 34 bytes.
      ethernet(ip4(datagram.subarray(0, 1480), { protocol, fragment: 0x2000 })).subarray(0, 600),
      ethernet(ip4(datagram.subarray(1480), { protocol, fragment: 185 })),
    ];
    const of6 = (datagram: Uint8Array) => [
      ethernet(fragment6(60, 0, true, bytes(extension(17), datagram.subarray(0, 1464)))),
      ethernet(fragment6(60, 1480, false, datagram.subarray(1464))),
    ];
    const cases: [string, Uint8Array[], string[]][] = [
      ['UDP', [...pieces(udp(long), 17), ethernet(ip4(udp(next)))], ['cutPackets', 'fragments']],
      [
        'UDP, the second captured first',
        [...pieces(udp(long), 17).reverse(), ethernet(ip4(udp(next)))],
        ['cutPackets', 'fragments'],
      ],
      [
        'IPv6 with an extension header',
        [
          ...of6(udp(long)).map((frame, place) => frame.subarray(0, place ? undefined : 600)),
          ethernet(ip6(udp(next))),
        ],
        ['cutPackets', 'fragments'],
      ],
      [
        'TCP',
        [
          ...pieces(segment(long, 1), 6),
          ethernet(ip4(segment(next, 1 + long.length), { protocol: 6 })),
        ],
        ['cutPackets', 'fragments', 'gaps'],
      ],
    ];
    it.each(cases)('%s', (_name, frames, expected) => {
      const { messages, kinds } = read(pcap(frames));
      const first = frames[0]?.length === 600 ? 1 : 2;
      expect(messages.map(({ callId, isCut, packet: number }) => [callId, isCut, number])).toEqual([
        ['long', true, first],
        ['next', false, 3],
      ]);
      expect([...kinds].sort()).toEqual(expected);
    });
  });
});

describe('what is no message', () => {
  const file = (...frames: Uint8Array[]) => pcap(frames.map((frame) => ethernet(frame)));
  const cases: [string, Uint8Array, string[]][] = [
    ['nothing', bytes(), ['empty']],
    ['a text', bytes('Not Found'), ['notACapture']],
    ['a file without packets', pcap([]), ['noPackets']],
    ['half a file head', pcap([]).subarray(0, 10), ['endsEarly', 'noPackets']],
    ['half a packet', pcap([ethernet(packet)]).subarray(0, 90), ['endsEarly', 'noPackets']],
    [
      'audio',
      file(ip4(udp(bytes([0x80, 0, 0, 1], Array(160).fill(255)), [4000, 4002]))),
      ['noSip'],
    ],
    ['an empty datagram', file(ip4(udp(''))), ['noSip']],
    [
      'a request of another protocol',
      file(ip4(udp('GET / HTTP/1.1\r\nHost: a\r\n\r\n'))),
      ['noSip'],
    ],
    ['a start line alone', file(ip4(udp('OPTIONS sip:a SIP/2.0\r\n'))), ['noSip']],
    ['a later version', file(ip4(udp(message.replace('SIP/2.0', 'SIP/3.0')))), ['noSip']],
    ['another protocol', file(ip4(udp(message), { protocol: 132 })), ['noSip']],
    ['an unknown kind of link', pcap([packet], { linkType: 147 }), ['unknownLink', 'noSip']],
    [
      'a piece that stays alone',
      file(ip4(udp(message), { fragment: 0x2000 })),
      ['fragments', 'noSip'],
    ],
    ['ARP', pcap([bytes(Array(12).fill(1), [8, 6], Array(28).fill(0))]), ['noSip']],
    [
      'a packet of impossible length',
      bytes(pcap([]), Array(8).fill(0), [255, 255, 255, 127], Array(99).fill(0)),
      ['damaged', 'noPackets'],
    ],
    [
      'a pcapng block of impossible length',
      bytes(pcapngOf().section(), [6, 0, 0, 0, 7, 0, 0, 0], Array(9).fill(0)),
      ['damaged', 'noPackets'],
    ],
  ];
  it.each(cases)('%s', (_name, captured, kinds) => {
    expect(read(captured)).toMatchObject({ messages: [], kinds });
  });
  it('names the tunnels that are not read, with how many packets they have', () => {
    const many = (frame: Uint8Array) => [frame, frame, frame];
    const tunnels: [string, Uint8Array][] = [
      ['ipsec', ethernet(ip4(bytes(be32(7), be32(1), message), { protocol: 50 }))],
      ['ipsec', ethernet(ip4(udp(bytes(be32(7), be32(1), message), [4500, 4500])))],
      ['l2tp3', ethernet(ip4(bytes(be32(7), message), { protocol: 115 }))],
      ['gre', ethernet(ip4(bytes([0, 0, 0x12, 0x34], message), { protocol: 47 }))],
      ['lisp', ethernet(ip4(udp(bytes(be32(7), be32(1), message), [4341, 4341])))],
      ['capwap', ethernet(ip4(udp(bytes(be32(7), be32(1), message), [5247, 5247])))],
      ['macsec', bytes(Array(12).fill(2), [0x81, 0, 0, 5, 0x88, 0xe5], packet)],
      ['trill', bytes(Array(12).fill(2), [0x22, 0xf3], packet)],
    ];
    for (const [kind, frame] of tunnels) {
      expect(parseCapture(pcap(many(frame))).problems).toEqual([
        { kind, count: 3 },
        { kind: 'noSip', count: 1 },
      ]);
    }
  });
  it('takes no port for a tunnel where nothing is in it', () => {
    for (const port of [4789, 8472, 6081, 2152, 1701, 37008, 3544, 4500, 5247]) {
      const result = read(file(ip4(udp(message, [port, 5060])), ip4(udp(message, [5060, port]))));
      expect([port, result.messages.length, result.kinds]).toEqual([port, 2, []]);
    }
  });
  it('counts the packets that hold none', () => {
    const captured = file(ip4(udp('\r\n\r\n')), packet, ip4(udp('\x80audio')));
    expect(read(captured)).toMatchObject({ packets: 3, otherPackets: 2, kinds: [] });
  });
});
