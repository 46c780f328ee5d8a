import { describe, expect, it } from 'vitest';
import {
  formatDuration,
  formatSpanTime,
  spacedCommas,
} from '../../../src/engines/trace/formatSpan';

describe('durations of spans', () => {
  it.each([
    [0, '0.00ms'],
    [0.125, '0.13ms'],
    [0.994, '0.99ms'],
    [0.996, '1ms'],
    [1, '1ms'],
    [340.4, '340ms'],
    [999.4, '999ms'],
    [999.6, '1.00s'],
    [1000, '1.00s'],
    [1254, '1.25s'],
    [59_994, '59.99s'],
    [59_996, '1m 0s'],
    [60_000, '1m 0s'],
    [125_000, '2m 5s'],
    [3_725_400, '62m 5s'],
  ])('%d ms are %s', (ms, text) => {
    expect(formatDuration(ms, 'en')).toBe(text);
  });

  it('follow the language', () => {
    expect(formatDuration(1254, 'fr')).toBe('1,25s');
  });
});

describe('times of spans', () => {
  it('are the day, the clock and milliseconds in local time', () => {
    const local = new Date(2026, 10, 3, 4, 5, 6, 7);
    expect(formatSpanTime(BigInt(local.getTime()) * 1_000_000n + 999_999n)).toBe(
      '03/11/26 04:05:06.007',
    );
  });

  it('are those of the time zone that the operator chose', () => {
    const time = BigInt(Date.parse('2026-11-03T20:05:06.007Z')) * 1_000_000n;
    expect(formatSpanTime(time, 'Asia/Tokyo')).toBe('04/11/26 05:05:06.007');
    expect(formatSpanTime(time, 'UTC')).toBe('03/11/26 20:05:06.007');
  });

  it('are empty for none, and plain nanoseconds where no calendar reaches', () => {
    expect(formatSpanTime(null)).toBe('');
    expect(formatSpanTime(99_999_999_999_999_999_999_999n)).toBe('99999999999999999999999');
  });
});

it('puts a space after each comma that has none', () => {
  expect(spacedCommas('verb:say{"a":1,"b":2}, c,')).toBe('verb:say{"a":1, "b":2}, c,');
});
