import { describe, expect, it } from 'vitest';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { propertyRuns } from '../../support/propertyRuns';
import {
  type Connection,
  captureOf,
  connectionOf,
  frameOf,
  handshakes,
  randomOf,
} from './connections';
import { bytes, ethernet, ip4, pcap, tcp } from './packets';

/** What differs between the messages of a connection and those that were read. */
function damageOf(connection: Connection, transport: 'tcp' | 'ws') {
  const { messages, problems } = parseCapture(captureOf([connection]));
  const isNearly = (callId: string) => connection.nearly.some((text) => text.includes(callId));
  const whole = messages.filter(({ isCut, callId }) => !isCut && !isNearly(callId));
  const read = ['10.0.0.1:', '10.0.0.2:'].map((host) =>
    whole.filter(({ source }) => source.startsWith(host)),
  );
  return {
    lost: connection.whole.flatMap((texts, way) =>
      texts.filter((text) => !read[way]?.some((message) => message.text === text)),
    ),
    added: read.flatMap((found, way) =>
      found.filter(({ text }) => !connection.whole[way]?.includes(text)).map(({ text }) => text),
    ),
    repeated: whole.length - new Set(whole.map(({ text }) => text)).size,
    isInOrder: messages.every(({ packet }, place) => packet >= (messages[place - 1]?.packet ?? 0)),
    mistaken: whole.filter((message) => message.transport !== transport).length,
    unread: problems.filter(
      ({ kind }) => kind !== 'gaps' && kind !== 'noSip' && kind !== 'cutPackets',
    ),
  };
}
const sound = { lost: [], added: [], repeated: 0, isInOrder: true, mistaken: 0, unread: [] };

describe('connections made up at random: cut anywhere, sent twice, overtaken, begun before the capture', () => {
  const runs = propertyRuns(30, 3_000);
  const seeds = Array.from({ length: runs }, (_, place) => place + 1);
  it.each([
    ['SIP over TCP', 'plain', 'tcp'],
    ['SIP in a WebSocket', 'webSocket', 'ws'],
  ] as const)(
    'lose and change no message: %s',
    (_name, kind, transport) => {
      for (const seed of seeds) {
        const connection = connectionOf(randomOf(seed), kind, `call-${seed}`);
        expect({ seed, ...damageOf(connection, transport) }).toEqual({ seed, ...sound });
      }
    },
    600_000,
  );

  it('say that a WebSocket is compressed, once for each', () => {
    for (const seed of seeds) {
      const connection = connectionOf(randomOf(seed), 'webSocket', 'call', { isCompressed: true });
      const { messages, problems } = parseCapture(captureOf([connection]));
      expect([seed, messages, problems]).toEqual([
        seed,
        [],
        [
          { kind: 'compressed', count: 1 },
          { kind: 'noSip', count: 1 },
        ],
      ]);
    }
  }, 600_000);

  it.each([1, 2])('know a WebSocket by its opening, cut at any place, a rest of %i', (length) => {
    const { answer } = handshakes;
    const opened = bytes(answer, frameOf(Uint8Array.of(1, 2, 3), { isCompressed: true }));
    for (let at = 1; at <= answer.length; at += 1) {
      const pieces = [opened.subarray(0, at), opened.subarray(at, at + length)];
      const frames = [...pieces, opened.subarray(at + length)].map((payload, place) => {
        const sequence = 1 + pieces.slice(0, place).reduce((sum, one) => sum + one.length, 0);
        return ethernet(ip4(tcp({ payload, sequence, ports: [5060, 40_000] }), { protocol: 6 }));
      });
      const opening = ethernet(
        ip4(tcp({ sequence: 0, flags: 2, ports: [5060, 40_000] }), { protocol: 6 }),
      );
      const { problems } = parseCapture(pcap([opening, ...frames]));
      expect([at, problems.map(({ kind }) => kind)]).toEqual([at, ['compressed', 'noSip']]);
    }
  });
});
