// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { CallsNowCell } from '../../src/pages/home/CallsNowCell';
import { clearDrawn, draw, ready } from '../support/drawn';

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
