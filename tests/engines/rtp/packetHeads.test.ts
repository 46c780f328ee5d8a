import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReportLog } from '../../../src/engines/rtp/reports';
import { readRtcp } from '../../../src/engines/rtp/rtcpPacket';
import { isRtcp, readRtp } from '../../../src/engines/rtp/rtpPacket';
import { be16, be32, bytes } from '../sip/packets';

const zeros = (length: number) => new Uint8Array(length);

describe('a packet of RTP', () => {
  const numbers = fc.record({
    payloadType: fc.integer({ min: 0, max: 71 }),
    isMarked: fc.boolean(),
    sequence: fc.integer({ min: 0, max: 0xffff }),
    timestamp: fc.integer({ min: 0, max: 0xffffffff }),
    ssrc: fc.integer({ min: 0, max: 0xffffffff }),
  });
  const parts = fc.record({
    sources: fc.integer({ min: 0, max: 15 }),
    extension: fc.option(fc.integer({ min: 0, max: 300 })),
    padding: fc.integer({ min: 0, max: 255 }),
    payload: fc.uint8Array({ maxLength: 20 }),
  });
  it('is read with sources, an extension and padding, and is none with less than it says', () => {
    fc.assert(
      fc.property(numbers, parts, (head, { sources, extension, padding, payload }) => {
        const first = 0x80 | (padding ? 0x20 : 0) | (extension === null ? 0 : 0x10) | sources;
        const before = bytes(
          [first, head.payloadType | (head.isMarked ? 0x80 : 0)],
          [...be16(head.sequence), ...be32(head.timestamp), ...be32(head.ssrc)],
          zeros(sources * 4),
          extension === null ? [] : [0xbe, 0xde, ...be16(extension), ...zeros(extension * 4)],
        );
        const end = padding ? [...zeros(padding - 1), padding] : [];
        const read = readRtp(bytes(before, payload, end));
        expect({ ...read, payload: [...(read?.payload ?? [])] }).toEqual({
          ...{ ...head, payload: [...payload] },
        });
        if (padding === 0) expect(readRtp(before.subarray(0, -1))).toBeNull();
        // More padding than there is room for.
        else if (padding > 1)
          expect(readRtp(bytes(before, zeros(padding - 2), [padding]))).toBeNull();
      }),
    );
  });

  it.each([
    [0x80, 0, true],
    [0x40, 0, false],
    [0xc0, 0, false],
    [0x80, 199, true],
    [0x80, 200, false],
    [0x80, 207, false],
    [0x80, 208, true],
  ])('begins with %i, %i: %s', (first, second, isRtp) => {
    const packet = bytes([first, second], zeros(10));
    expect(readRtp(packet) !== null).toBe(isRtp);
    expect(readRtp(packet.subarray(0, 11))).toBeNull();
    expect(isRtcp(packet)).toBe(first === 0x80 && !isRtp);
  });
});

describe('what RTCP says', () => {
  const block = (about: number, lost = 1) =>
    bytes(be32(about), [64, ...be32(lost).slice(1)], be32(7), be32(80), be32(5), be32(6));
  const said = (about: number, lost = 1) => ({
    ...{ about, fractionLost: 25, lost, jitter: 80, lastReport: 5, sinceReport: 6 },
  });
  const packet = (count: number, type: number, ...content: Uint8Array[]) => {
    const all = bytes(...content);
    return bytes([0x80 | count, type], be16(all.length / 4), all);
  };
  const own = bytes(be32(9));
  const sent = bytes(be32(9), be32(0xaaaa1234), be32(0xf678bbbb), be32(0), be32(50), be32(8_000));
  const sender = { ssrc: 9, middle: 0x1234f678, packets: 50, octets: 8_000 };
  const voice = (about: number, rates = [80, 41, 39]) =>
    bytes(
      [7, 0, 0, 8],
      be32(about),
      [64, 128, 0, 0],
      zeros(4),
      [...be16(120), ...be16(0)],
      zeros(4),
      [rates[0] ?? 0, 0, rates[1] ?? 0, rates[2] ?? 0],
      zeros(8),
    );
  const report = { ...{ lost: 25, discarded: 50, roundTrip: 120, endSystemDelay: null } };
  const rated = { ...report, rating: 80, listeningMos: 4.1, conversationMos: 3.9 };
  const unrated = { ...report, rating: null, listeningMos: null, conversationMos: null };
  const nothing = { sender: null, blocks: [], voice: [] };

  it.each([
    ['a sender alone', packet(0, 200, sent), { ...nothing, sender }],
    [
      'a sender of others',
      packet(2, 200, sent, block(1), block(2, -3)),
      { ...nothing, sender, blocks: [said(1), said(2, -3)] },
    ],
    [
      'a receiver',
      packet(2, 201, own, block(1), block(2)),
      { ...nothing, blocks: [said(1), said(2)] },
    ],
    [
      'fewer than are there',
      packet(1, 201, own, block(1), block(2)),
      { ...nothing, blocks: [said(1)] },
    ],
    ['more than are there', packet(3, 201, own, block(1)), { ...nothing, blocks: [said(1)] }],
    [
      'one that is cut',
      packet(2, 201, own, block(1), block(2).subarray(4)),
      { ...nothing, blocks: [said(1)] },
    ],
    ['a sender that is cut', packet(0, 200, sent.subarray(4)), nothing],
    ['descriptions', packet(1, 202, own, block(1)), nothing],
    [
      'one after the other',
      bytes(packet(0, 200, sent), packet(1, 202, own), packet(1, 201, own, block(1))),
      { ...nothing, sender, blocks: [said(1)] },
    ],
    [
      'something else behind',
      bytes(packet(1, 201, own, block(1)), [0x40], packet(1, 201, own, block(2)).subarray(1)),
      { ...nothing, blocks: [said(1)] },
    ],
    [
      'how it sounds',
      packet(0, 207, own, voice(3)),
      { ...nothing, voice: [{ about: 3, report: rated }] },
    ],
    [
      'how it sounds, unknown',
      packet(0, 207, own, voice(3, [127, 127, 127])),
      { ...nothing, voice: [{ about: 3, report: unrated }] },
    ],
    [
      'how it sounds behind another block',
      packet(0, 207, own, bytes([4, 0, 0, 2], zeros(8)), voice(3), voice(4)),
      {
        ...nothing,
        voice: [
          { about: 3, report: rated },
          { about: 4, report: rated },
        ],
      },
    ],
    ['how it sounds, cut', packet(0, 207, own, voice(3).subarray(0, 32)), nothing],
    ['less than a head', packet(0, 200, sent).subarray(0, 7), nothing],
  ])('is read: %s', (_what, datagram, expected) => {
    expect(readRtcp(datagram)).toEqual(expected);
  });

  /** A report about source 9 that answers a sender report, a quarter of a second after that came. */
  const answer = (middle: number, about = 9) =>
    packet(1, 201, own, bytes(be32(about), zeros(12), be32(middle), be32(65_536 / 4)));
  const sentAs = (middle: number) =>
    packet(0, 200, bytes(be32(9), be32(middle >>> 16), be32((middle << 16) >>> 0), zeros(12)));

  it.each([
    ['the time there and back', 330_000, 77, 80],
    ['no time below nought', 100_000, 77, 0],
    ['no time where it answers nothing that was sent', 330_000, 78, null],
  ])('tells %s', (_what, time, middle, roundTrip) => {
    const log = new ReportLog();
    log.add(sentAs(77), 0);
    log.add(answer(middle), time);
    expect(log.of(9)).toMatchObject({ count: 1, receiver: { time, roundTrip } });
  });

  it.each([
    [255, 0],
    [256, null],
  ])('is an answer to one of the last sender reports, %i before it', (later, roundTrip) => {
    const log = new ReportLog();
    for (let middle = 1; middle <= later + 1; middle += 1) log.add(sentAs(middle), 0);
    log.add(answer(1), 0);
    expect(log.of(9).receiver?.roundTrip).toBe(roundTrip);
  });

  it('is kept of so many sources, of each the last with how many there were', () => {
    const log = new ReportLog();
    for (let about = 1; about <= 4_097; about += 1) log.add(answer(0, about), about);
    log.add(answer(0, 4_097), 5_000);
    log.add(packet(0, 207, own, voice(4_097)), 5_001);
    expect([log.of(1), log.of(2).count]).toEqual([
      { sender: null, count: 0, receiver: null, voice: null },
      1,
    ]);
    expect(log.of(4_097)).toMatchObject({ count: 2, receiver: { time: 5_000 }, voice: rated });
  });
});
