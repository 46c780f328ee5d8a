import { describe, expect, it, vi } from 'vitest';
import { createObservable } from '../src/observable';

describe('an observable', () => {
  it('has what was set last, and tells everybody of it', () => {
    const count = createObservable(1);
    const [one, other] = [vi.fn(), vi.fn()];
    count.subscribe(one);
    count.subscribe(other);
    expect(count.get()).toBe(1);
    count.set(2);
    expect(count.get()).toBe(2);
    expect(one).toHaveBeenCalledExactlyOnceWith(2);
    expect(other).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('tells of a value that is the same, too', () => {
    const changes = createObservable<void>(undefined);
    const told = vi.fn();
    changes.subscribe(told);
    changes.set();
    changes.set();
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('has set the value before it tells, and stops where it is told to', () => {
    const count = createObservable(0);
    const seen: number[] = [];
    const stop = count.subscribe(() => {
      seen.push(count.get());
      stop();
    });
    count.set(1);
    count.set(2);
    expect(seen).toEqual([1]);
  });
});
