// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { CallsNowCell } from '../../src/pages/home/CallsNowCell';
import { clearDrawn, draw, press, ready } from '../support/drawn';

afterEach(clearDrawn);

it.each([
  ['none', 0, 10, 'normal', 'noCallsNow'],
  ['one', 1, 10, 'normal', 'callsNow'],
  ['few', 7, 10, 'normal', 'callsNow'],
  ['many, and no limit', 900, null, 'normal', 'callsNow'],
  ['nearly as many as allowed', 8, 10, 'warning', 'callsNow limitNear'],
  ['as many as allowed', 10, 10, 'error', 'callsNow limitReached'],
  ['more than allowed', 12, 10, 'error', 'callsNow limitReached'],
])('calls of an account: %s', async (_what, inbound, limit, state, words) => {
  draw(<CallsNowCell />, {
    identity: { accountSid: 'a-1', accountName: 'Acme' },
    provider: {
      callCounts: async () => ({ inbound, outbound: 0 }),
      callSummary: async () => ({ callLimit: async () => limit }),
    },
  });
  const said = await ready(screen.findByTitle(/allsNow/));
  expect(said.textContent?.match(/(?<=pages\.home\.)\w+/g)?.join(' ')).toBe(words);
  expect(said.parentElement?.className).toBe(`state-label ${state}`);
});

it('calls of many accounts are counted when somebody asks, and again where that failed', async () => {
  let asked = 0;
  const text = (key: string) => `pages.home.${key}`;
  draw(<CallsNowCell />, {
    identity: { accountSid: null },
    provider: {
      getList: async () => ({ data: [{ account_sid: 'a-1', name: 'Acme' }], total: 1 }),
      callCounts: async () => {
        asked += 1;
        if (asked === 1) throw new Error('away');
        return { inbound: 2, outbound: 1 };
      },
      callSummary: async () => ({ callLimit: async () => null }),
    } as object,
  });
  await screen.findByText(text('notCounted'));
  expect(asked).toBe(0);
  await press(text('countNow'));
  await ready(screen.findByText('away'));
  // One offer to count is enough.
  expect(screen.queryByText(text('notCounted'))).toBeNull();
  expect(screen.queryByRole('button', { name: text('countNow') })).toBeNull();
  screen.getByRole('button').click();
  await screen.findByText(/callsNow 3/);
  expect(asked).toBe(2);
  expect(screen.queryByRole('button')).toBeNull();
});
