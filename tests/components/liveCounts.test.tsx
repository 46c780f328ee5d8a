// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReplacedReminder } from '../../src/components/apiKeys/ReplacedReminder';
import { CallsOfLimit } from '../../src/components/live/CallsOfLimit';
import type { ApiKey } from '../../src/types';
import { clearDrawn, draw, ready } from '../support/drawn';
import { stubSight } from '../support/sight';

beforeEach(() => {
  stubSight(true);
});
afterEach(() => {
  clearDrawn();
  vi.unstubAllGlobals();
});

it.each([
  ['in both directions', 2, 9, 10, 'live.limits.ofLimit 2 9 10 live.limits.near'],
  ['inbound', 3, 0, 10, 'live.limits.ofLimit 3 0 10'],
  ['outbound, and no limit', 0, 4, null, 'live.limits.now 0 4 0'],
])(
  'calls of now are counted by their direction: %s',
  async (_which, inbound, outbound, limit, words) => {
    draw(<CallsOfLimit accountSid="a-1" limit={limit} />, {
      provider: { callCounts: async () => ({ inbound, outbound }) },
    });
    expect((await ready(screen.findByText(/^live/))).textContent).toBe(words);
  },
);

const hour = 60 * 60 * 1000;

it.each([
  [['a', 'b', 'c'], { a: 1, c: 30 }, '2', 'Warning'],
  [['a', 'b', 'c'], { b: 1 }, '1', 'Info'],
  [['a'], { b: 30 }, null, null],
])(
  'of the keys %j those are counted that were replaced: %j',
  async (ids, hoursAgo, count, severity) => {
    const keys = ids.map((id) => ({ id })) as ApiKey[];
    const replaced = Object.entries(hoursAgo).map(
      ([sid, hours]) => [sid, { sid, at: Date.now() - hours * hour }] as const,
    );
    draw(
      <>
        <ReplacedReminder keys={keys} replaced={new Map(replaced)} />
        <p>drawn</p>
      </>,
    );
    await ready(screen.findByText('drawn'));
    const note = screen.queryByRole('note');
    expect(note?.textContent.match(/\d+$/)?.[0] ?? null).toBe(count);
    expect(/standardInfo|colorInfo/.test(note?.className ?? '') ? 'Info' : note && 'Warning').toBe(
      severity,
    );
  },
);
