import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import type { SipMessage } from '../../../src/engines/sip/types';
import { be16, bytes, ethernet, ip4, pcap, sip, udp } from './packets';

/** What passed a proxy, and what that sent to a collector of it; see tests/fixtures/sip/README.md. */
const read = (name: 'seen' | 'sent') => readFileSync(`tests/fixtures/sip/mirrored/${name}.pcap`);
const { messages: seen } = parseCapture(read('seen'));
const { messages: sent, problems, otherPackets } = parseCapture(read('sent'));

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

it('what an agent mirrored to a collector is read as it passed', () => {
  expect(sent.map(inWords)).toEqual(seen.map(inWords));
  expect(new Set(sent.map(({ transport }) => transport))).toEqual(new Set(['udp', 'tcp']));
  const between = ({ source, destination }: SipMessage) => [address(source), address(destination)];
  expect(sent.map(between)).toEqual(seen.map(between));
  // The proxy names the socket of UDP that it used; of TCP the one that it listens on.
  const isUdp = ({ transport }: SipMessage) => transport === 'udp';
  const at = ({ source, destination }: SipMessage) => [source, destination];
  expect(sent.filter(isUdp).map(at)).toEqual(seen.filter(isUdp).map(at));
  expect([problems, otherPackets]).toEqual([[], 0]);
});

it('what stands in the same capture as it passed is read once, where it passed', () => {
  const frames = (file: Buffer) => file.subarray(24);
  const both = Buffer.concat([read('seen'), frames(read('sent'))]);
  expect(parseCapture(both).messages).toEqual(seen);
});

it('what is mirrored alone stays beside what is not', () => {
  const frames = read('seen').subarray(24);
  const first = 16 + frames.readUInt32LE(8);
  const file = Buffer.concat([read('sent'), frames.subarray(first)]);
  const { messages } = parseCapture(file);
  expect(messages.map(({ packet }) => packet <= sent.length)).toEqual([
    true,
    ...seen.slice(1).map(() => false),
  ]);
  expect(messages[0]).toEqual(sent[0]);
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
