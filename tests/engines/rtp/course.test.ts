import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CourseMeter } from '../../../src/engines/rtp/course';
import { parseMedia } from '../../../src/engines/rtp/parseMedia';
import { propertyRuns } from '../../support/propertyRuns';
import { brokenSound } from '../truth/brokenSound';
import { readAll } from '../truth/judge';
import { randomOf } from '../truth/random';

const total = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);

it('of a recorded call: a part a second, its packets and how loud it was', () => {
  const { streams } = parseMedia(readFileSync('tests/fixtures/rtp/call.pcap'), []);
  expect(streams.length).toBeGreaterThan(0);
  for (const { course, packets, lost, start, end, jitter } of streams) {
    expect(course.step).toBe(1_000_000);
    expect(course.packets).toHaveLength(Math.floor((end - start) / 1e6) + 1);
    expect(total(course.packets)).toBe(packets);
    expect(total(course.lost)).toBe(lost);
    expect(Math.max(...course.jitter)).toBeCloseTo(jitter.max, 6);
    for (const level of course.level) {
      expect(level).not.toBeNull();
      expect(level).toBeGreaterThanOrEqual(-96);
      expect(level).toBeLessThanOrEqual(0);
    }
  }
});

it('parts together lose what the stream lost', () => {
  const story = brokenSound.find(({ name }) => name === 'packets of sound get lost');
  for (let seed = 0; seed < 8; seed += 1) {
    const { streams } = readAll(
      story?.play(randomOf(seed)).scene.wire.capture({}) ?? new Uint8Array(),
    );
    expect(streams).toHaveLength(2);
    for (const { course, lost, packets } of streams) {
      expect(lost).toBeGreaterThan(0);
      expect(total(course.lost)).toBe(lost);
      expect(total(course.packets)).toBe(packets);
    }
  }
});

it('is never more than 600 parts, whatever the length, and loses nothing by that', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 1, maxLength: 300 }),
      (seconds) => {
        const meter = new CourseMeter(0);
        let time = 0;
        for (const pause of seconds) {
          time += pause * 1e6;
          meter.add(time, { isNew: true, sent: 2, jitter: pause });
        }
        const { step, packets, lost, jitter, level } = meter.finish();
        expect(packets.length).toBeLessThanOrEqual(600);
        expect(Math.floor(time / step)).toBe(packets.length - 1);
        expect(total(packets)).toBe(seconds.length);
        expect(total(lost)).toBe(seconds.length);
        expect(Math.max(...jitter)).toBe(Math.max(...seconds));
        expect(level.every((one) => one === null)).toBe(true);
      },
    ),
    { numRuns: propertyRuns(60, 600) },
  );
});

it('a packet that came late is not lost, and belongs to the part before', () => {
  const meter = new CourseMeter(0);
  meter.add(100_000, { isNew: true, sent: 1, jitter: 0 });
  meter.add(900_000, { isNew: true, sent: 3, jitter: 0 });
  meter.add(1_100_000, { isNew: true, sent: 0, jitter: 0 });
  expect(meter.finish()).toMatchObject({ packets: [2, 1], lost: [1, 0] });
});

it('is as loud as its samples', () => {
  const meter = new CourseMeter(0);
  const table = Int16Array.from({ length: 256 }, (_, byte) => (byte === 1 ? 32_767 : 0));
  meter.addSound(0, new Uint8Array(160).fill(1), table);
  meter.addSound(1_000_000, new Uint8Array(160), table);
  const [loud, silent] = meter.finish().level;
  expect(loud).toBeCloseTo(0, 2);
  expect(silent).toBe(-96);
});
