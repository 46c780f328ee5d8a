import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDescription } from '../../../src/engines/media';
import { callFacts, type Hint, type LegFacts } from '../../../src/engines/sip/facts';
import { isPrivate } from '../../../src/engines/sip/facts/privateAddress';
import { buildLadder } from '../../../src/engines/sip/ladder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { propertyRuns } from '../../support/propertyRuns';
import { captureOf, script } from './dialogs';
import { naiveFacts } from './naiveFacts';

const ladderOf = (file: Uint8Array) => buildLadder(parseCapture(file).messages);
const factsOf = (file: Uint8Array) => callFacts(ladderOf(file));
const recorded = (name: string) => factsOf(readFileSync(`platform/data/captures/${name}.pcap`));

const wordsOf = (hint: Hint): string => {
  const { kind, message } = hint;
  const more = { privateAddress: 'address', direction: 'direction', retransmissions: 'count' }[
    kind as 'direction'
  ] as keyof Hint | undefined;
  return [kind, message, ...(more ? [hint[more]] : [])].join(' ');
};

describe('the facts of recorded calls', () => {
  const ms = (time: number | undefined) => Math.round((time ?? 0) / 1000);

  it('an answered one', () => {
    const [facts] = recorded('dialled-out');
    expect(facts).toMatchObject({
      ...{ invite: 0, final: 3, outcome: 'answered', ended: { by: 'caller', message: 5 } },
      reasons: [{ protocol: 'Q.850', cause: 16, text: 'Normal call clearing', message: 5 }],
      codecs: { offered: ['PCMU/8000'], agreed: ['PCMU/8000'], hasKeys: true },
      hints: [{ kind: 'privateAddress', message: 3, address: '10.20.30.40' }],
    });
    expect(
      [facts?.postDialDelay, facts?.ring, facts?.setup, facts?.talk].map((one) => ms(one?.time)),
    ).toEqual([47, 644, 691, 1104]);
  });

  it('a busy one and one that was given up', () => {
    expect(recorded('busy')).toMatchObject([
      {
        ...{ outcome: 'refused', final: 2, ended: { by: 'callee', message: 2 }, ring: null },
        ...{ setup: null, talk: null, codecs: null, hints: [] },
        reasons: [{ protocol: 'Q.850', cause: 17, text: 'User busy' }],
      },
    ]);
    const [cancelled] = recorded('cancelled');
    expect(cancelled).toMatchObject({ outcome: 'cancelled', ended: { by: 'caller' } });
    expect(ms(cancelled?.ring?.time)).toBeGreaterThan(2200);
  });

  it('one on a line that loses packets, and one that is held and taken back', () => {
    expect(recorded('retransmission')).toMatchObject([
      { outcome: 'answered', hints: [{ kind: 'retransmissions', message: 1, count: 5 }] },
    ]);
    expect(recorded('reinvite')).toMatchObject([{ outcome: 'answered', hints: [] }]);
  });

  it('legs that begin with no INVITE have none', () => {
    expect(recorded('register')).toEqual([]);
    expect(recorded('empty')).toEqual([]);
    expect(recorded('legs').map(({ leg }) => leg)).toEqual([0, 1]);
  });
});

describe('a session description', () => {
  const of = (...lines: string[]) =>
    readDescription(['v=0', 'o=- 1 1 IN IP4 h', ...lines, ''].join('\r\n'));

  it('in one of several parts of a body ends with its part', () => {
    const part = ['v=0', 'c=IN IP6 2001:db8::1', 'm=audio 4000/2 RTP/AVP 9'].join('\r\n');
    const body = `--x\r\nContent-Type: application/sdp\r\n\r\n${part}\r\n--x\r\n\r\nm=audio 1 RTP/AVP 0\r\n--x--`;
    expect(readDescription(body)).toEqual([
      {
        ...{ type: 'audio', port: 4000, address: '2001:db8::1', direction: 'sendrecv' },
        encodings: ['G722/8000'],
        codecs: [{ name: 'G722', payloadType: 9, clockRate: 8000 }],
        ...{ hasIce: false, candidates: [], isEncrypted: false, hasKey: false },
      },
    ]);
  });

  it('says for each stream what the session does not', () => {
    expect(
      of(
        'c=IN IP4 192.0.2.1/127',
        'a=inactive',
        'm=video 0 RTP/AVP 96',
        'm=audio 5 RTP/SAVP 96 77',
        'c=IN IP4 192.0.2.9',
        'a=sendonly',
        'a=rtpmap:96 opus/48000/2',
      ),
    ).toMatchObject([
      { type: 'video', port: 0, address: '192.0.2.1', direction: 'inactive', encodings: ['96'] },
      { address: '192.0.2.9', direction: 'sendonly', encodings: ['opus/48000/2', '77'] },
    ]);
  });

  it.each(['', 'hello', 'v=0', 'v=0\r\nm=', 'v=0\r\nm=audio x', 'v=0\r\nc=IN IP4\r\nm=audio'])(
    'that is broken is read as far as it goes: %j',
    (body) => {
      expect(() => readDescription(body)).not.toThrow();
    },
  );
});

it.each([
  ['10.0.0.1', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['100.64.0.1', true],
  ['169.254.1.1', true],
  ['::ffff:192.168.1.1', true],
  ['fd00::1', true],
  ['2001:db8::1', false],
  ['203.0.113.10', false],
  ['sbc.example', false],
  ['', false],
])('%s is private: %s', (host, expected) => {
  expect(isPrivate(host)).toBe(expected);
});

describe('dialogs made up at random', () => {
  it('have the facts that trying everything against everything finds', () => {
    fc.assert(
      fc.property(script, (plan) => {
        const { legs, messages } = ladderOf(captureOf(plan));
        const [found] = callFacts({ legs, messages });
        const { leg, hints, ...facts } = found as LegFacts;
        expect({ ...facts, hints: hints.map(wordsOf).sort() }).toEqual(naiveFacts(messages));
        expect(leg).toBe(0);
      }),
      { numRuns: propertyRuns(300, 3_000) },
    );
  });
});
