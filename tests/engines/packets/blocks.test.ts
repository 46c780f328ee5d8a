import { describe, expect, it } from 'vitest';
import { fileLimits, Log, readPackets } from '../../../src/engines/packets';
import { bytes, ip4, pcap, pcapngOf, udp } from '../sip/packets';

const packet = ip4(udp('inside'));
/** What a file holds: number, time and length of each packet of IP, and what was wrong. */
function read(file: Uint8Array) {
  const log = new Log(fileLimits, file.length);
  const found: [number: number, time: number, length: number][] = [];
  readPackets(file, log, {
    take: (_datagram, frame) => found.push([frame.number, frame.time, frame.bytes.length]) > 0,
  });
  return [found, log.problems.map(({ kind, count }) => `${kind} ${count}`)];
}
const zeros = (length: number) => Array<number>(length).fill(0);
const own = (number: number, time: number) => [number, time, packet.length];

describe.each([
  ['little', false],
  ['big', true],
])('a pcapng file whose numbers have their %s end first', (_which, isBig) => {
  const { n32, option, block, section, interface: iface, enhanced, simple } = pcapngOf(isBig);
  /** An offset of seconds, as the machine that wrote it has it. */
  const offset = (seconds: number) => {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigInt64(0, BigInt(seconds), !isBig);
    return option(14, [...new Uint8Array(view.buffer)]);
  };
  const raw = (...options: Uint8Array[]) => iface(101, bytes(...options));
  const seconds = option(9, [0]);
  const last = enhanced(packet, 9n);
  /** A block with more or less of a packet than it says. */
  const said = (length: number, frame = packet) => {
    const padding = new Uint8Array(-frame.length & 3);
    return block(6, bytes(n32(0), n32(0), n32(5), n32(length), n32(length), frame, padding));
  };
  const cases: [what: string, blocks: Uint8Array[], found: unknown[], problems: string[]][] = [
    ['a packet of no interface', [enhanced(packet, 1n, 1), last], [own(2, 9)], ['damaged 1']],
    ['a block too small for a packet', [block(3, bytes()), last], [own(2, 9)], ['damaged 1']],
    ['a packet that fills its block', [said(packet.length + 2), last], [[1, 5, 36], own(2, 9)], []],
    ['a packet larger than its block', [said(37), last], [own(2, 9)], ['damaged 1']],
    [
      'a packet larger than any',
      [said(262_145, new Uint8Array(262_145)), last],
      [own(2, 9)],
      ['damaged 1'],
    ],
    [
      'the largest packet',
      [said(262_144, bytes(packet, new Uint8Array(262_144 - packet.length))), last],
      [[1, 5, 262_144], own(2, 9)],
      [],
    ],
    ['a packet without a time', [last, simple(packet)], [own(1, 9), own(2, 9)], ['noTimes 1']],
    ['half a head', [last, new Uint8Array(11)], [own(1, 9)], ['endsEarly 1']],
    ['half a block', [last, last.subarray(0, -1)], [own(1, 9)], ['endsEarly 1']],
    [
      'a size that is no multiple of four',
      [last, bytes(n32(6), n32(14), n32(0), n32(0))],
      [own(1, 9)],
      ['damaged 1'],
    ],
    [
      'a size that is too small',
      [last, bytes(n32(6), n32(8), n32(0), n32(0))],
      [own(1, 9)],
      ['damaged 1'],
    ],
    [
      'a section of no known order',
      [last, block(0x0a0d0d0a, bytes(n32(7), n32(7)))],
      [own(1, 9)],
      ['damaged 1'],
    ],
  ];
  it.each(cases)('is read with %s', (_what, blocks, found, problems) => {
    expect(read(bytes(section(), raw(), ...blocks))).toEqual([found, problems]);
  });

  it.each<[what: string, options: Uint8Array[], units: bigint, time: number]>([
    ['an offset', [seconds, offset(3_600)], 5n, 3_605e6],
    ['an offset into the past', [seconds, offset(-3)], 5n, 2e6],
    ['an offset before all times', [seconds, offset(-7)], 5n, 0],
    ['an offset of the wrong size', [seconds, option(14, [1, 0, 0, 0])], 5n, 5e6],
    ['the finest parts', [option(9, [9])], 5_999n, 5],
    ['halves', [option(9, [0x81])], 5n, 2_500_000],
    ['what follows the last option', [option(0, []), seconds], 5n, 5],
    ['other options before', [option(2, [1, 2, 3, 4, 5]), seconds], 5n, 5e6],
    ['an option longer than its block', [option(9, zeros(200)).subarray(0, 8)], 5n, 5],
  ])('counts times by %s', (_what, options, units, time) => {
    expect(read(bytes(section(), raw(...options), enhanced(packet, units)))[0]).toEqual([
      own(1, time),
    ]);
  });

  it('keeps of a packet without its length as much as its interface keeps', () => {
    const file = (snapLength: number) =>
      bytes(section(), iface(101, bytes(), snapLength), simple(packet, 999));
    expect(read(file(0))[0]).toEqual([[1, 0, 36]]);
    expect(read(file(30))[0]).toEqual([[1, 0, 30]]);
  });
});

describe('a pcap file', () => {
  const parts = { linkType: 101, times: [[5, 6]] as [number, number][] };
  const file = pcap([packet], parts);
  const largest = (length: number) =>
    pcap([bytes(packet, new Uint8Array(length - packet.length))], parts);
  it.each<[what: string, file: Uint8Array, found: unknown[], problems: string[]]>([
    ['whole', file, [own(1, 5_000_006)], []],
    ['without its last byte', file.subarray(0, -1), [], ['endsEarly 1', 'noPackets 1']],
    [
      'with half a head behind',
      bytes(file, new Uint8Array(15)),
      [own(1, 5_000_006)],
      ['endsEarly 1'],
    ],
    ['of the largest packet', largest(262_144), [[1, 5_000_006, 262_144]], []],
    ['of a larger one', largest(262_145), [], ['damaged 1', 'noPackets 1']],
    ['of its head alone', file.subarray(0, 24), [], ['noPackets 1']],
    ['of less than its head', file.subarray(0, 23), [], ['endsEarly 1', 'noPackets 1']],
  ])('is read %s', (_what, given, found, problems) => {
    expect(read(given)).toEqual([found, problems]);
  });
});

describe('a large file', () => {
  const file = (count: number) => pcap(Array<Uint8Array>(count).fill(packet), { linkType: 101 });
  it.each([
    [3, 3, []],
    [4, 3, ['tooManyPackets']],
  ])('of %i packets, where three may be', (count, read, kinds) => {
    const log = new Log({ ...fileLimits, packets: 3 }, 1);
    const { packets } = readPackets(file(count), log, { take: () => true });
    expect([packets, log.problems.map(({ kind }) => kind)]).toEqual([read, kinds]);
  });
  it('is left where it takes too much work, and where nobody wants more of it', () => {
    // Each packet is work of 64.
    const log = new Log({ ...fileLimits, workBase: 100, workPerByte: 28 }, 1);
    expect(readPackets(file(9), log, { take: () => true }).packets).toBe(3);
    expect(log.problems).toEqual([{ kind: 'tooMuchWork', count: 1 }]);
    let left = 2;
    const few = new Log(fileLimits, 1);
    const isFull = () => left === 0;
    const take = () => {
      left -= 1;
      return true;
    };
    expect(readPackets(file(9), few, { take, isFull }).packets).toBe(2);
    expect(few.problems).toEqual([]);
  });
});
