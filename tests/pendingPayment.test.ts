// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { notePayment, type PendingPayment } from '../src/hosted/pendingPayment';

const hour = 3_600_000;
const quantities = { voice_call_session: 5, device: 0 };

afterEach(() => {
  vi.restoreAllMocks();
  notePayment(null);
});

it.each([
  [0, 'sent', 23 * 3600],
  [0, 'refused', 23 * 3600],
  [1, 'refused', 22 * 3600],
  [22, 'confirming', 3600],
  [22.5, 'refused', 1800],
  [24, 'refused', 0],
  [-1, 'sent', 23 * 3600],
] as const)('an order made %s hours ago that is %s is kept for %i seconds', (hours, step, age) => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const written = vi.spyOn(document, 'cookie', 'set');
  const payment: PendingPayment = {
    ...{ accountSid: 'a', step, quantities, isOrdered: true },
    ...{ sentAt: now, orderedAt: now - hours * hour },
  };
  notePayment(payment);
  expect(written.mock.lastCall?.[0]).toContain(`Max-Age=${age};`);
});
