import fc from 'fast-check';
import { expect, it } from 'vitest';
import { samplesOf } from '../../../src/engines/media';
import { JitterMeter } from '../../../src/engines/rtp/jitter';
import { estimateQuality, mosOf, qualityGap } from '../../../src/engines/rtp/quality';

const input = { codec: 'PCMU', loss: 0, burst: 1, jitter: 0, packetTime: 20, networkDelay: null };

it('gives ratings the MOS of ITU-T G.107, table B.1', () => {
  const table = [
    [90, 4.34],
    [80, 4.03],
    [70, 3.6],
    [60, 3.1],
    [50, 2.58],
  ] as const;
  for (const [rating, mos] of table) expect(Math.abs(mosOf(rating) - mos)).toBeLessThan(0.01);
  expect([mosOf(-5), mosOf(0), mosOf(2), mosOf(100), mosOf(120)]).toEqual([1, 1, 1, 4.5, 4.5]);
});

it('rates codec, loss and delay as worked out by hand', () => {
  const rated = (given: Partial<Parameters<typeof estimateQuality>[0]>) =>
    estimateQuality({ ...input, ...given })?.rating;
  expect(rated({})).toBe(93.2);
  expect(rated({ codec: 'pcma', loss: 1 })).toBeCloseTo(93.2 - 95 / 26.1, 6);
  expect(rated({ loss: 4, burst: 2 })).toBeCloseTo(93.2 - 380 / 27.1, 6);
  expect(rated({ codec: 'G729' })).toBeCloseTo(82.2, 6);
  // 380 ms of network and 20 of a packet: twice an octave above 100 ms.
  expect(rated({ networkDelay: 380 })).toBeCloseTo(93.2 - 24.06, 1);
  expect(estimateQuality({ ...input, codec: 'opus' })).toBeNull();
  expect(estimateQuality({ ...input, jitter: 30 })).toMatchObject({
    delay: 80,
    isDelayKnown: false,
  });
});

it('rates each codec as the tables of ITU-T G.113 and the formulas of G.107 have it', () => {
  // Table I.1 by hand: what is left of 93.2 for each codec without any loss.
  const narrow = { gsm: 73.2, 'GSM-HR-08': 70.2, 'g726-40': 91.2, 'G726-32': 86.2, g728: 86.2 };
  for (const [codec, rating] of Object.entries(narrow)) {
    expect(estimateQuality({ ...input, codec })?.rating, codec).toBeCloseTo(rating, 6);
    expect(estimateQuality({ ...input, codec, loss: 0.1 }), codec).toBeNull();
    expect(qualityGap(codec)).toBe('loss');
  }
  // Clause 7.5 and Annex B worked through step by step for those that have both figures.
  const figures = {
    PCMU: [0, 25.1],
    G729: [11, 19],
    G723: [15, 16.1],
    'GSM-EFR': [5, 10],
  } as const;
  for (const [codec, [ie, bpl]] of Object.entries(figures)) {
    for (let loss = 0; loss <= 20; loss += 0.5) {
      const rating = Math.max(0, 93.2 - (ie + (95 - ie) * (loss / (loss + bpl))));
      const mos = 1 + 0.035 * rating + 0.000007 * rating * (rating - 60) * (100 - rating);
      const estimate = estimateQuality({ ...input, codec, loss });
      expect(estimate?.rating, `${codec} ${loss}`).toBeCloseTo(rating, 6);
      expect(estimate?.mos).toBeCloseTo(Math.max(1, mos), 6);
    }
  }
  expect(qualityGap('opus')).toBe('codec');
});

it('rates codecs as others have published it', () => {
  // "Internet Traffic Engineering", chapter on voice quality, table 3: the delay in milliseconds up to which
  // a call without echo, of 94.15 at best, stays at 70 and more; for codecs of a lower rate there is none.
  const tolerable = {
    PCMU: 400,
    'G726-40': 375,
    'GSM-EFR': 342,
    'G726-32': 322,
    G728: 322,
    G723: 251,
    'GSM-HR-08': 177,
    'G726-24': null,
    'G726-16': null,
  };
  for (const [codec, delay] of Object.entries(tolerable)) {
    const rated = estimateQuality({ ...input, codec, packetTime: delay ?? 0 })?.rating ?? 0;
    const left = rated + 94.15 - 93.2 - 70;
    if (delay === null) expect(left, codec).toBeLessThan(0);
    else expect(Math.abs(left), codec).toBeLessThan(0.15);
  }
});

it('rates wide band on the scale of ITU-T G.107.1', () => {
  const estimate = estimateQuality({ ...input, codec: 'G722' });
  // 129 less Ie,WB of 13, divided by 1.29 before Annex B of G.107.
  expect(estimate).toMatchObject({ rating: 116, isWideband: true, category: 'high' });
  expect(estimate?.mos).toBeCloseTo(mosOf(116 / 1.29), 9);
  expect(estimateQuality({ ...input, codec: 'G722', loss: 1 })).toBeNull();
});

it('never leaves its scales, and falls with loss and with delay', () => {
  const amount = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(amount, amount, amount, amount, (loss, more, jitter, delay) => {
      const better = estimateQuality({ ...input, loss, jitter, networkDelay: delay });
      const worse = estimateQuality({
        ...input,
        loss: Math.min(100, loss + more),
        jitter: jitter + more,
        networkDelay: delay + more,
      });
      expect(worse?.mos).toBeLessThanOrEqual((better?.mos ?? 0) + 1e-9);
      expect(worse?.mos).toBeGreaterThanOrEqual(1);
      expect(better?.mos).toBeLessThanOrEqual(4.5);
    }),
  );
});

it('measures jitter as RFC 3550 writes it down', () => {
  /** Section 6.4.1: D(i-1,i) = (Ri - Ri-1) - (Si - Si-1), J(i) = J(i-1) + (|D(i-1,i)| - J(i-1))/16. */
  const byTheBook = (packets: { time: number; timestamp: number }[]) =>
    packets.slice(1).reduce<number[]>((values, { time, timestamp }, place) => {
      const before = packets[place] ?? { time: 0, timestamp: 0 };
      const received = (time - before.time) / 1000;
      const sent = (timestamp - before.timestamp) / 8;
      const last = values.at(-1) ?? 0;
      values.push(last + (Math.abs(received - sent) - last) / 16);
      return values;
    }, []);
  const packet = fc.record({
    late: fc.integer({ min: 0, max: 90_000 }),
    step: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(packet, { minLength: 2, maxLength: 60 }), (sent) => {
      let timestamp = 0;
      const packets = sent.map(({ late, step }) => {
        timestamp += step * 160;
        return { timestamp, time: timestamp * 125 + late };
      });
      const meter = new JitterMeter(8_000);
      for (const { time, timestamp: at } of packets) meter.add(time, (at + 0xffffff00) >>> 0);
      const values = byTheBook(packets);
      expect(meter.max).toBeCloseTo(Math.max(...values), 6);
      expect(meter.mean).toBeCloseTo(values.reduce((sum, one) => sum + one, 0) / values.length, 6);
    }),
  );
});

it('decodes every byte of G.711 by the segments of its tables', () => {
  const muLaw = (byte: number) => {
    const [sign, segment, step] = [byte & 0x80, 7 - ((byte >> 4) & 7), 15 - (byte & 15)];
    return (sign ? 1 : -1) * ((33 + 2 * step) * 2 ** segment - 33) * 4;
  };
  const aLaw = (byte: number) => {
    const even = byte ^ 0x55;
    const [sign, segment, step] = [even & 0x80, (even >> 4) & 7, even & 15];
    const size = segment === 0 ? 2 * step + 1 : (2 * step + 33) * 2 ** (segment - 1);
    return (sign ? 1 : -1) * size * 8;
  };
  const all = Array.from({ length: 256 }, (_, byte) => byte);
  // Nought has no sign in a sample.
  expect([...(samplesOf('PCMU') ?? [])]).toEqual(all.map((byte) => muLaw(byte) || 0));
  expect([...(samplesOf('PCMA') ?? [])]).toEqual(all.map(aLaw));
  expect(samplesOf('G729')).toBeNull();
});
