// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePlacedCall } from '../../src/components/testCall/usePlacedCall';
import { clearDrawn, draw } from '../support/drawn';

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    }),
);
afterEach(() => {
  clearDrawn();
  vi.useRealTimers();
});

/** Lets what was answered be drawn. */
const drawn = async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1);
  }
};

type Seen = ReturnType<typeof usePlacedCall>;

/** What a placed call is known as after each of so many looks, four seconds apart; null is not listed. */
async function looks(states: (string | null)[]) {
  const getCallState = vi.fn(async () => {
    const status = states[Math.min(getCallState.mock.calls.length, states.length) - 1];
    return status ? { status } : null;
  });
  const seen: { now?: Seen } = {};
  const Look = () => {
    seen.now = usePlacedCall('a-1', 'c-1');
    return null;
  };
  const provider = {
    tools: async () => ({ getCallState }),
    getList: async () => ({ data: [], total: 0 }),
  };
  draw(<Look />, { provider: provider as object });
  const told: string[] = [];
  for (let look = 0; look < states.length; look += 1) {
    await vi.advanceTimersByTimeAsync(look === 0 ? 0 : 4000);
    await drawn();
    told.push(seen.now?.hasEnded ? 'ended' : (seen.now?.call?.status ?? 'awaited'));
  }
  return { told, asked: getCallState.mock.calls.length };
}

it.each([
  ['it says so', ['ringing', 'in-progress', 'completed', 'completed'], 3],
  ['it fails at once', ['failed', 'failed'], 1],
  ['the platform lists it no more', ['in-progress', null, null], 2],
  ['the platform has listed it late, and then no more', [null, 'ringing', null, null], 3],
])('a call has ended when %s, and nothing is asked then', async (_what, states, asked) => {
  const { told, asked: really } = await looks(states);
  const ends = told.indexOf('ended');
  expect(ends).toBe(asked - 1);
  expect(told.slice(0, ends)).not.toContain('ended');
  expect(really).toBe(asked);
});

it('a call that was never listed is waited for, twelve seconds and no longer', async () => {
  const { told } = await looks([null, null, null, null, null]);
  // The fourth look is at the twelfth second itself.
  expect([told.slice(0, 3), told[4]]).toEqual([['awaited', 'awaited', 'awaited'], 'ended']);
});
