import { describe, expect, it } from 'vitest';
import { codecByNumber, readDescription } from '../../../src/engines/media';
import { readMediaLines } from '../../../src/engines/rtp/mediaLines';

const described = (...lines: string[]) => ['v=0', 'o=- 1 1 IN IP4 x', ...lines, ''].join('\r\n');
const of = (...lines: string[]) => readDescription(described(...lines))[0];
const stream = 'm=audio 4000 RTP/AVP 0';

describe('a stream of a session', () => {
  it.each<[what: string, lines: string[], expected: object]>([
    ['nothing', [stream], { type: 'audio', port: 4000, address: '', direction: 'sendrecv' }],
    ['the address of the session', ['c=IN IP4 192.0.2.1', stream], { address: '192.0.2.1' }],
    [
      'its own address',
      ['c=IN IP4 192.0.2.1', stream, 'c=IN IP4 192.0.2.2'],
      { address: '192.0.2.2' },
    ],
    [
      'an address with a time to live',
      [stream, 'c=IN IP4 233.252.0.1/127'],
      { address: '233.252.0.1' },
    ],
    ['an address of IPv6', [stream, 'c=IN IP6 2001:db8::1'], { address: '2001:db8::1' }],
    ['the direction of the session', ['a=sendonly', stream], { direction: 'sendonly' }],
    ['its own direction', ['a=sendonly', stream, 'a=recvonly '], { direction: 'recvonly' }],
    ['what is no direction', [stream, 'a=inactively'], { direction: 'sendrecv' }],
    ['the first direction', [stream, 'a=inactive', 'a=sendonly'], { direction: 'inactive' }],
    [
      'what is said of another',
      [stream, 'm=video 0 RTP/AVP 31', 'c=IN IP4 192.0.2.9', 'a=inactive'],
      { address: '', direction: 'sendrecv' },
    ],
    ['no ICE', [stream], { hasIce: false, candidates: [] }],
    ['ICE of the session', ['a=ice-ufrag:x', stream], { hasIce: true, candidates: [] }],
    [
      'candidates of ICE',
      [
        stream,
        'a=candidate:1 1 udp 2122 192.0.2.3 5000 typ host',
        'a=candidate:2 1 UDP 2121 2001:db8::3 5002 typ host',
        'a=candidate:3 1',
      ],
      { hasIce: true, candidates: ['192.0.2.3:5000', '[2001:db8::3]:5002'] },
    ],
    ['no key', [stream], { isEncrypted: false, hasKey: false }],
    [
      'a key',
      [stream, 'a=crypto:1 AES_CM_128_HMAC_SHA1_80 inline:x'],
      { isEncrypted: false, hasKey: true },
    ],
    ['a key of the session', ['a=crypto:1 x inline:x', stream], { hasKey: false }],
    ['a secure profile', ['m=audio 4000 UDP/TLS/RTP/SAVPF 0'], { isEncrypted: true }],
    ['no port', ['m=audio x RTP/AVP 0'], { port: 0 }],
    ['many ports', ['m=audio 4000/2 RTP/AVP 0'], { port: 4000 }],
    [
      'codecs by number, by name and unknown',
      ['m=audio 4000 RTP/AVP 18 96 97 t38', 'a=rtpmap:96 opus/48000/2'],
      {
        encodings: ['G729/8000', 'opus/48000/2', '97', 't38'],
        codecs: [
          { name: 'G729', payloadType: 18, clockRate: 8_000 },
          { name: 'opus', payloadType: 96, clockRate: 48_000 },
          { name: '', payloadType: 97, clockRate: 8_000 },
        ],
      },
    ],
    ['another name for a number', [stream, 'a=rtpmap:0 L16/16000'], { encodings: ['L16/16000'] }],
  ])('says %s', (_what, lines, expected) => {
    expect(of(...lines)).toMatchObject(expected);
  });

  it.each([
    [
      'a message',
      `INVITE sip:a SIP/2.0\r\nm=audio 1 RTP/AVP 0\r\n\r\n${described(stream)}`,
      [4000],
    ],
    [
      'a part of several',
      `--x\r\n\r\n${described(stream)}--x\r\nm=audio 5000 RTP/AVP 0\r\n`,
      [4000],
    ],
    [
      'line feeds alone',
      described(stream, 'm=video 4002 RTP/AVP 31').replaceAll('\r', ''),
      [4000, 4002],
    ],
    ['text that is none', `m=audio 4000 RTP/AVP 0\r\n`, []],
    ['a later version', described(stream).replace('v=0', 'v=01'), []],
    ['no stream', described(), []],
  ])('is found in %s', (_what, text, ports) => {
    expect(readDescription(text).map(({ port }) => port)).toEqual(ports);
  });
});

it('sound and pictures are listened to where they are not switched off', () => {
  const text = described(
    'c=IN IP6 2001:db8::1',
    'm=audio 4000 RTP/AVP 0',
    'm=audio 0 RTP/AVP 0',
    'm=video 4002 RTP/SAVP 31',
    'm=application 4004 RTP/AVP 0',
    'm=audio 4006 RTP/AVP 8',
    'c=IN IP4 192.0.2.1',
    'a=crypto:1 x inline:x',
  );
  const codec = (name: string, payloadType: number) => [
    expect.objectContaining({ name, payloadType }),
  ];
  expect(readMediaLines(text)).toEqual([
    { endpoint: '[2001:db8::1]:4000', codecs: codec('PCMU', 0), isEncrypted: false, hasKey: false },
    { endpoint: '[2001:db8::1]:4002', codecs: codec('H261', 31), isEncrypted: true, hasKey: false },
    { endpoint: '192.0.2.1:4006', codecs: codec('PCMA', 8), isEncrypted: false, hasKey: true },
  ]);
});

it.each([
  [0, 'PCMU', 8_000],
  [6, 'DVI4', 16_000],
  [9, 'G722', 8_000],
  [10, 'L16', 44_100],
  [14, 'MPA', 90_000],
  [34, 'H263', 90_000],
  [35, '', 8_000],
  [96, '', 8_000],
])('the payload type %i is %s at %i', (payloadType, name, clockRate) => {
  expect(codecByNumber(payloadType)).toEqual({ name, payloadType, clockRate });
});
