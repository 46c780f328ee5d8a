// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../src/config/cookies';
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

it.each([
  ['no JSON', '{'],
  ['no object', '7'],
  ['null', 'null'],
  ['an order of another account', { accountSid: 'b' }],
  ['one without an account', { accountSid: undefined }],
  ['one without what was ordered', { quantities: undefined }],
  ['one that was sent at no time', { sentAt: null }],
  ['one that was sent on a day in words', { sentAt: 'today' }],
  ['one that was made at no time', { orderedAt: null }],
  ['one that was made on a day in words', { orderedAt: 'today' }],
  ['one of a step of another release', { step: 'paid' }],
  ['one of no step', { step: undefined }],
])('what a browser keeps that is %s is no order', (_what, kept) => {
  const order = { accountSid: 'a', step: 'sent', quantities, sentAt: 1, orderedAt: 1 };
  const keep = (value: string) => writeCookie('payment-a', value, 60);
  keep(JSON.stringify(order));
  expect(pendingPayment('a')).toEqual(order);
  keep(typeof kept === 'string' ? kept : JSON.stringify({ ...order, ...kept }));
  expect(pendingPayment('a')).toBeNull();
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
