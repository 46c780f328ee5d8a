import { beforeEach, expect, it, vi } from 'vitest';
import { whenOver } from '../src/session/whenOver';

const day = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers();
});

it.each([1, 1000, day, 24 * day, 25 * day, 400 * day])(
  'a moment in %i ms is told at that moment, once',
  (left) => {
    const tell = vi.fn();
    whenOver(Date.now() + left, tell);
    expect(tell).not.toHaveBeenCalled();
    vi.advanceTimersByTime(left - 1);
    expect(tell).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(left);
    expect(tell).toHaveBeenCalledTimes(1);
  },
);

it('a moment that is past, or now, is told a moment later', () => {
  const tell = vi.fn();
  whenOver(Date.now() - day, tell);
  whenOver(Date.now(), tell);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledTimes(2);
});

it('a clock that is set back puts it off', () => {
  const tell = vi.fn();
  whenOver(Date.now() + 1000, tell);
  vi.setSystemTime(Date.now() - day);
  vi.advanceTimersByTime(1000);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(day);
  expect(tell).toHaveBeenCalledTimes(1);
});

it('what is called off is not told', () => {
  const tell = vi.fn();
  const stop = whenOver(Date.now() + 50 * day, tell);
  vi.advanceTimersByTime(30 * day);
  stop();
  vi.advanceTimersByTime(50 * day);
  expect(tell).not.toHaveBeenCalled();
});
