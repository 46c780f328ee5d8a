// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  forgetPayment,
  notePayment,
  type PendingPayment,
  pendingPayment,
  settlePayment,
} from '../src/hosted/pendingPayment';

const hour = 3_600_000;
const quantities = { voice_call_session: 5, device: 0 };

afterEach(() => {
  vi.restoreAllMocks();
  forgetPayment('a');
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

describe('the orders of one browser', () => {
  const now = Date.now();
  const noted = (more: Partial<PendingPayment> = {}): PendingPayment => ({
    ...{ accountSid: 'a', step: 'sent', quantities, sentAt: now, orderedAt: now },
    ...more,
  });

  it('are known by their accounts, whoever orders after', () => {
    const [one, other] = [noted({ step: 'refused' }), noted({ accountSid: 'b' })];
    notePayment(one);
    notePayment(other);
    expect(pendingPayment('a')).toEqual(one);
    expect(pendingPayment('b')).toEqual(other);
    forgetPayment('b');
    expect(pendingPayment('a')).toEqual(one);
    expect(pendingPayment('b')).toBeNull();
  });

  it.each([
    [{ step: 'sent' }, false],
    [{ step: 'charged', isOrdered: true }, false],
    [{ step: 'confirming' }, false],
    [{ step: 'refused' }, true],
    [{ step: 'again' }, true],
    [{ step: 'sent', isSecond: true }, true],
    [{ step: 'charged', isSecond: true }, true],
    [{ step: 'settled', isSecond: true }, true],
  ] as const)('%j wait on after the plan is paid: %s', (more, isKept) => {
    const orderedAt = now - hour;
    const payment = noted({ ...more, orderedAt });
    notePayment(payment);
    settlePayment(payment);
    const kept = { ...payment, step: 'settled', isSecond: true };
    expect(pendingPayment('a')).toEqual(isKept ? kept : null);
  });
});
