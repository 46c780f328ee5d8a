import { describe, expect, it } from 'vitest';
import { dateChoiceSince, lastSeenAt, viewerKey, withLastSeen } from '../../src/layout/alertsSeen';

const time = Date.parse('2026-11-21T10:00:00Z');

describe('until when alerts were seen', () => {
  it('is kept for each operator and each owner of alerts', () => {
    const nora = viewerKey('user-1', 'provider-1');
    const other = viewerKey('user-1', 'provider-2');
    const sam = viewerKey('user-2', 'provider-1');
    expect(new Set([nora, other, sam]).size).toBe(3);
    const text = withLastSeen(withLastSeen(null, nora, time), sam, time + 60_000);
    expect(lastSeenAt(text, nora)).toBe(time);
    expect(lastSeenAt(text, sam)).toBe(time + 60_000);
    expect(lastSeenAt(text, other)).toBeNull();
  });
  it('is replaced by a later look', () => {
    const text = withLastSeen(withLastSeen(null, 'a1', time), 'a1', time + 5000);
    expect(lastSeenAt(text, 'a1')).toBe(time + 5000);
    expect(text.split('-')).toHaveLength(1);
  });
  it('names nobody and stays short', () => {
    let text: string | null = null;
    for (let index = 0; index < 40; index += 1) {
      text = withLastSeen(text, viewerKey(`user-${index}`, 'provider'), time + index * 1000);
    }
    expect(text).toMatch(/^[a-z0-9.-]+$/);
    expect(text?.length).toBeLessThan(200);
    // The latest twelve.
    for (let index = 0; index < 40; index += 1) {
      const seen = lastSeenAt(text, viewerKey(`user-${index}`, 'provider'));
      expect(seen).toBe(index < 28 ? null : time + index * 1000);
    }
  });
  it.each([null, '', 'x', '.', '-', 'a.b.c-..', 'a1.-b2'])('is unknown in %j', (text) => {
    expect(lastSeenAt(text, 'a1')).toBeNull();
  });
});

describe('the list shows everything since', () => {
  const now = new Date(2026, 10, 21, 12);
  const daysAgo = (days: number) => now.getTime() - days * 86_400_000;
  it.each([
    ['this morning', new Date(2026, 10, 21, 8).getTime(), null],
    ['midnight', new Date(2026, 10, 21).getTime(), null],
    ['last night', new Date(2026, 10, 20, 23, 59).getTime(), '7'],
    ['a week ago', daysAgo(7), '7'],
    ['more than a week ago', daysAgo(8), '14'],
    ['more than two weeks ago', daysAgo(15), '30'],
    ['ever', null, '30'],
  ])('%s', (_name, seen, choice) => {
    expect(dateChoiceSince(seen, now)).toBe(choice);
  });
});
