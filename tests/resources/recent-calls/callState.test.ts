import { describe, expect, it } from 'vitest';
import { canHangUp, isAnswered, lookOf } from '../../../src/resources/recent-calls/now/callState';
import type { LiveCall } from '../../../src/types';

const call = (more: object) => more as LiveCall;

describe('a call of now', () => {
  const ringing = ['ringing', 'early-media'];
  const early = ['queued', 'trying', 'one day'];
  it.each(
    ['inbound', 'outbound'].flatMap((direction) =>
      [...early, ...ringing, 'in-progress'].map((call_status) => ({ direction, call_status })),
    ),
  )('$direction and $call_status can be hung up as the engine can end it', (facts) => {
    const isEarly = early.includes(facts.call_status);
    expect(canHangUp(call(facts))).toBe(facts.direction === 'inbound' || !isEarly);
    expect(canHangUp(call({ ...facts, isOver: true }))).toBe(false);
  });

  it('is answered in progress alone, and looks as its state, known or not', () => {
    const states = [...early, ...ringing, 'in-progress', 'completed', 'busy', 'no-answer'];
    expect(states.filter((call_status) => isAnswered(call({ call_status })))).toEqual([
      'in-progress',
    ]);
    expect(states.map((call_status) => lookOf(call({ call_status })))).toEqual([
      ...Array(5).fill('info'),
      ...['on', 'off', 'off', 'off'],
    ]);
  });
});
