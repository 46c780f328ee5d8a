import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLadder } from '../../../src/engines/sip/ladder';
import { defaultLimits } from '../../../src/engines/sip/limits';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { be32, bytes, ethernet, ip4, pcap, sip, tcp, udp } from './packets';

const files = [
  'platform/data/captures',
  'tests/fixtures/sip/captures',
  'tests/fixtures/sip/mirrored',
].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.pcap(ng)?$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`)),
);

/** Ways in which a file is damaged; places are parts of its length. */
const damage = fc.oneof(
  fc.record({ kind: fc.constant('cut' as const), at: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({
    kind: fc.constant('write' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    what: fc.uint8Array({ minLength: 1, maxLength: 8 }),
  }),
  fc.record({
    kind: fc.constant('insert' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    what: fc.uint8Array({ minLength: 1, maxLength: 40 }),
  }),
  fc.record({
    kind: fc.constant('remove' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    count: fc.integer({ min: 1, max: 200 }),
  }),
  // The numbers that lengths, offsets and counts are most easily wrong about.
  fc.record({
    kind: fc.constant('write' as const),
    at: fc.double({ min: 0, max: 0.3, noNaN: true }),
    what: fc.constantFrom(...[0, 0xff, 0x7f, 0x80].map((byte) => new Uint8Array(4).fill(byte))),
  }),
  fc.record({
    kind: fc.constant('repeat' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    count: fc.integer({ min: 1, max: 30 }),
  }),
);
type Damage = typeof damage extends fc.Arbitrary<infer Value> ? Value : never;

function harm(file: Uint8Array, change: Damage): Uint8Array {
  const at = Math.floor(change.at * file.length);
  const before = file.subarray(0, at);
  const behind = file.subarray(at);
  switch (change.kind) {
    case 'cut':
      return before;
    case 'write':
      return bytes(before, change.what, behind.subarray(change.what.length));
    case 'insert':
      return bytes(before, change.what, behind);
    case 'remove':
      return bytes(before, behind.subarray(change.count));
    case 'repeat':
      return bytes(file, ...Array<Uint8Array>(change.count).fill(behind.subarray(0, 2_000)));
  }
}

/** What holds for any file at all. */
function expectSound(file: Uint8Array): void {
  const { messages, problems, packets, otherPackets, work } = parseCapture(file);
  // Beyond the limit at most the work of one more packet is done.
  expect(work).toBeLessThan(
    defaultLimits.workBase + file.length * defaultLimits.workPerByte + 4_000_000,
  );
  expect(packets).toBeLessThanOrEqual(file.length / 12);
  expect(otherPackets).toBeLessThanOrEqual(packets);
  if (messages.length === 0) expect(problems.length).toBeGreaterThan(0);
  const ladder = buildLadder(messages);
  // One expectation for all: one each would take several times as long as the reading.
  const unsound = ladder.messages.find(
    ({ time, packet, leg, fromParty, toParty, text }) =>
      !(Number.isSafeInteger(time) && time >= 0 && packet > 0 && text.length > 0) ||
      !(ladder.legs[leg] && ladder.parties[fromParty] && ladder.parties[toParty]),
  );
  expect(unsound).toBeUndefined();
}

describe('any file', () => {
  it('is read without throwing and within its work: 10,000 damaged captures', () => {
    let count = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(damage, { minLength: 1, maxLength: 4 }),
        (file, changes) => {
          count += 1;
          expectSound(changes.reduce<Uint8Array>(harm, file));
        },
      ),
      { numRuns: 10_000, seed: 5 },
    );
    expect(count).toBeGreaterThanOrEqual(10_000);
  }, 60_000);

  it('is read wherever it breaks off', () => {
    // Every byte of a whole dialog in the smallest of them; the damaged captures above break off anywhere.
    const dialog = readFileSync('platform/data/captures/busy.pcap');
    for (let end = 0; end <= dialog.length; end += 1) expectSound(dialog.subarray(0, end));
    for (const file of files.filter(({ length }) => length < 7_000)) {
      for (let end = 0; end <= file.length; end += 97) expectSound(file.subarray(0, end));
    }
  });
});

describe('files made to keep a parser busy', () => {
  const tcpOf = (payload: string | Uint8Array, sequence: number) =>
    ethernet(ip4(tcp({ payload, sequence }), { protocol: 6 }));
  const stream = (line: string, segments: number, size = 1_400) => {
    const text = line.repeat(Math.ceil(size / line.length)).slice(0, size);
    return Array.from({ length: segments }, (_, place) => tcpOf(text, 1 + place * size));
  };
  const datagram = udp(sip({ body: 'x'.repeat(60_000) }));
  const cases: [string, Uint8Array[]][] = [
    ['start lines without an end of their head', stream('A b SIP/2.0\n', 3_000)],
    ['a line without an end', stream('x', 3_000)],
    ['single bytes', Array.from({ length: 20_000 }, (_, place) => tcpOf('A', 1 + place))],
    ['empty lines', stream('\r\n', 3_000)],
    [
      'a length that is never reached',
      stream('A b SIP/2.0\nCall-ID: 1\nContent-Length: 1000000\n\n', 3_000),
    ],
    ['segments in reverse', stream(sip(), 3_000).reverse()],
    [
      'pieces of datagrams that never come to an end',
      Array.from({ length: 20_000 }, (_, place) =>
        ethernet(
          ip4(datagram.subarray(0, 8), { id: place & 0xffff, fragment: 0x2000 | (place % 8000) }),
        ),
      ),
    ],
    [
      'a datagram of which one piece comes again and again',
      [
        ethernet(ip4(datagram.subarray(56_000), { fragment: 7_000 })),
        ...Array.from({ length: 20_000 }, () =>
          ethernet(ip4(datagram.subarray(0, 1_400), { fragment: 0x2000 })),
        ),
      ],
    ],
    [
      'frames of a WebSocket that never come to an end',
      stream(`\x01\x7e\x04\x00${'A b SIP/2.0\nCall-ID: 1\n\n'.repeat(50)}`, 3_000),
    ],
    [
      'pieces of SCTP messages that never begin',
      Array.from({ length: 20_000 }, (_, place) =>
        ethernet(
          ip4(
            bytes(
              be32(0x13c413c4),
              be32(1),
              be32(0),
              [0, 0, 0, 40],
              be32(place),
              Array(32).fill(65),
            ),
            { protocol: 132 },
          ),
        ),
      ),
    ],
    [
      'connections without end',
      Array.from({ length: 20_000 }, (_, place) =>
        ethernet(
          ip4(tcp({ payload: 'A b SIP/2.0\r\n', sequence: 1, ports: [place, 5060] }), {
            protocol: 6,
          }),
        ),
      ),
    ],
  ];
  it.each(cases)('%s', (_name, frames) => expectSound(pcap(frames)));

  it('packets in packets without end', () => {
    let packet = ip4(udp(sip()));
    for (let depth = 0; depth < 2_000; depth += 1) packet = ip4(packet, { protocol: 4 });
    expectSound(pcap([ethernet(packet)]));
  });

  it('looks at bytes that are no message once, not once for every line', () => {
    for (const [, frames] of cases.slice(0, 6)) {
      const file = pcap(frames);
      expect(parseCapture(file).work).toBeLessThan(file.length * 6);
    }
  });

  it('stops at the limits, and says so', () => {
    const file = pcap(Array.from({ length: 50 }, () => ethernet(ip4(udp(sip())))));
    const stopped = (limits: Partial<typeof defaultLimits>) => {
      const { messages, problems } = parseCapture(file, { ...defaultLimits, ...limits });
      return [messages.length, problems.map(({ kind }) => kind)];
    };
    expect(stopped({})).toEqual([50, []]);
    expect(stopped({ packets: 10 })).toEqual([10, ['tooManyPackets']]);
    expect(stopped({ messages: 10 })).toEqual([10, ['tooManyMessages']]);
    expect(stopped({ workBase: 100, workPerByte: 0 })).toEqual([1, ['tooMuchWork']]);
  });
});
