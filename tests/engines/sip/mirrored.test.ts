import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutMirrored } from '../../../src/engines/sip/mirroredTwice';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import type { SipMessage } from '../../../src/engines/sip/types';
import { be16, bytes, ethernet, ip4, pcap, sip, udp } from './packets';

const versions = [1, 2, 3];
/**
 * What passed a proxy, and what that sent to a collector of it, by the version of HEP that it spoke; see
 * tests/fixtures/sip/README.md.
 */
const read = (name: 'seen' | 'sent', version: number) =>
  readFileSync(`tests/fixtures/sip/mirrored/${name}-${version}.pcap`);

const address = (endpoint: string) => endpoint.replace(/:\d+$/, '');
const inWords = ({ method, status, callId, transport, text, body }: SipMessage) => ({
  ...{ method, status, callId, transport, text, body },
});

/** A packet of the protocol: its chunks, each a number and what it holds. */
const hep = (...chunks: [number: number, content: string | number[], vendor?: number][]) => {
  const all = bytes(
    ...chunks.flatMap(([number, content, vendor = 0]) => [
      be16(vendor),
      be16(number),
      be16(6 + content.length),
      content,
    ]),
  );
  return bytes('HEP3', be16(6 + all.length), all);
};
const collected = (...chunks: Parameters<typeof hep>) => ip4(udp(hep(...chunks), [40_000, 9060]));
const six = (last: number): number[] => [0x20, 1, 0xd, 0xb8, ...Array(11).fill(0), last];
const route: Parameters<typeof hep> = [
  [1, [10]],
  [2, [6]],
  [5, six(1)],
  [6, six(2)],
  [7, [0x13, 0xc4]],
  [8, [0x13, 0xc5]],
];

describe.each(versions)('what an agent mirrored in HEP version %i', (version) => {
  const { messages: seen } = parseCapture(read('seen', version));
  const { messages: sent, problems, otherPackets } = parseCapture(read('sent', version));
  const frames = (file: Buffer) => file.subarray(24);
  it('is read as it passed', () => {
    expect(sent.map(inWords)).toEqual(seen.map(inWords));
    expect(new Set(sent.map(({ transport }) => transport))).toEqual(new Set(['udp', 'tcp']));
    const between = ({ source, destination }: SipMessage) => [
      address(source),
      address(destination),
    ];
    expect(sent.map(between)).toEqual(seen.map(between));
    // The proxy names the socket of UDP that it used; of TCP the one that it listens on.
    const isUdp = ({ transport }: SipMessage) => transport === 'udp';
    const at = ({ source, destination }: SipMessage) => [source, destination];
    expect(sent.filter(isUdp).map(at)).toEqual(seen.filter(isUdp).map(at));
    expect([problems, otherPackets]).toEqual([[], 0]);
  });
  it('is read once, where it passed, if it stands in the same capture', () => {
    const both = Buffer.concat([read('seen', version), frames(read('sent', version))]);
    expect(parseCapture(both).messages).toEqual(seen);
  });
  it('stays beside what is not mirrored, where it is alone', () => {
    const all = frames(read('seen', version));
    const first = 16 + all.readUInt32LE(8);
    const file = Buffer.concat([read('sent', version), all.subarray(first)]);
    const { messages } = parseCapture(file);
    expect(messages.map(({ packet }) => packet <= sent.length)).toEqual([
      true,
      ...seen.slice(1).map(() => false),
    ]);
    expect(messages[0]).toEqual(sent[0]);
  });
});

/** A packet of version 1 or 2: a head, both addresses, and what the second version has behind them. */
const early = (
  version: number,
  { family = 2, carrier = 17, addresses = [10, 0, 0, 1, 10, 0, 0, 2], size = 0, content = sip() },
) =>
  bytes(
    [version, size || 8 + addresses.length, family, carrier],
    ...[be16(5060), be16(5061), addresses, version === 1 ? [] : Array(12).fill(9), content],
  );
const inUdp = (payload: Uint8Array) => ethernet(ip4(udp(payload, [40_000, 9060])));

describe.each([1, 2])('a packet of HEP version %i', (version) => {
  const ends = [...six(1), ...six(2)];
  it.each([2, 10, 28, 30])('has addresses of the family %i', (family) => {
    const addresses = family === 2 ? undefined : ends;
    const packet = early(version, { family, carrier: 6, ...(addresses && { addresses }) });
    const { messages } = parseCapture(pcap([inUdp(packet)]));
    const [from, to] = family === 2 ? ['10.0.0.1', '10.0.0.2'] : ['[2001:db8::1]', '[2001:db8::2]'];
    expect(messages).toMatchObject([
      { source: `${from}:5060`, destination: `${to}:5061`, transport: 'tcp' },
    ]);
  });
  it('that was cut on its way to the collector has a message that is cut', () => {
    const { messages, problems } = parseCapture(pcap([inUdp(early(version, {})).subarray(0, -40)]));
    expect(messages).toMatchObject([{ isCut: true }]);
    expect(problems).toEqual([{ kind: 'cutPackets', count: 1 }]);
  });
  it.each([
    ['of another family', { family: 3 }],
    ['of a family with other addresses', { addresses: ends }],
    ['of what is no transport', { carrier: 1 }],
    ['with another size', { size: 17 }],
    ['without content', { content: '' }],
  ])('%s is none', (_what, part) => {
    const { messages, otherPackets } = parseCapture(pcap([inUdp(early(version, part))]));
    expect([messages, otherPackets]).toEqual([[], 1]);
  });
});

it.each([0, 3])('a version %i of that head is unknown', (version) => {
  expect(parseCapture(pcap([inUdp(early(version, {}))])).messages).toEqual([]);
});

/** Messages by their words, in capitals those that were mirrored. */
it.each([
  ['', ''],
  ['ab', 'ab'],
  ['AB', 'AB'],
  ['AA', 'AA'],
  ['aA', 'a'],
  ['Aa', 'a'],
  ['aB', 'aB'],
  ['aAbB', 'ab'],
  ['BaAb', 'ab'],
  ['aaAA', 'aa'],
  ['aaA', 'aa'],
  ['aAA', 'aA'],
  ['AAa', 'Aa'],
  ['aAbBAC', 'abAC'],
])('of %j stands each that passed, and what was mirrored alone: %j', (written, left) => {
  const all = [...written].map((letter) => ({ text: letter.toLowerCase(), letter }) as unknown);
  const messages = all as (SipMessage & { letter: string })[];
  const capitals = new Set(messages.filter(({ letter, text }) => letter !== text));
  const found = withoutMirrored(messages, capitals) as typeof messages;
  expect(found.map(({ letter }) => letter).join('')).toBe(left);
});

it('addresses of IPv6, chunks of vendors and other kinds of chunks are read or passed over', () => {
  const packet = collected([99, 'x'], ...route, [11, [1]], [15, 'of a vendor', 7], [15, sip()]);
  const { messages } = parseCapture(pcap([ethernet(packet)]));
  expect(messages).toMatchObject([
    { source: '[2001:db8::1]:5060', destination: '[2001:db8::2]:5061', transport: 'tcp' },
  ]);
});

it('a message that was cut on its way to the collector is cut', () => {
  const whole = collected(...route, [11, [1]], [15, sip()]);
  const cut = ethernet(whole).subarray(0, -40);
  const { messages, problems } = parseCapture(pcap([cut]));
  expect(messages).toMatchObject([{ isCut: true }]);
  expect(problems).toEqual([{ kind: 'cutPackets', count: 1 }]);
});

it.each<[string, Parameters<typeof hep>]>([
  [
    'without addresses',
    [
      [11, [1]],
      [15, sip()],
    ],
  ],
  ['without content', [...route, [11, [1]]]],
  ['of a log', [...route, [11, [100]], [15, sip()]]],
  ['without chunks', []],
])('what is no message is passed over: %s', (_what, chunks) => {
  const { messages, otherPackets, problems } = parseCapture(pcap([ethernet(collected(...chunks))]));
  expect(messages).toEqual([]);
  expect([otherPackets, problems.map(({ kind }) => kind)]).toEqual([1, ['noSip']]);
});
