// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ActiveSwitch } from '../../../src/resources/clients/ActiveSwitch';
import type { SipClient } from '../../../src/types';
import { clearDrawn, draw, ready } from '../../support/drawn';

afterEach(clearDrawn);

const update = vi.fn();
const open = (is_active: boolean, maySave = true) => {
  const client = { id: 's-1', username: 'ida', account_sid: 'a-1', is_active } as SipClient;
  draw(<ActiveSwitch client={client} />, {
    provider: { update },
    refusalOf: ({ isWrite }) =>
      isWrite && !maySave ? { message: 'refused', redirectTo: '/internal' } : null,
  });
  return client;
};

it.each([true, false])(
  'a client that is active (%s) is switched to the other',
  async (isActive) => {
    update.mockReset().mockImplementation(async (_resource, { data }) => ({ data }));
    const client = open(isActive);
    const input = (await ready(screen.findByRole('switch'))) as HTMLInputElement;
    expect([input.checked, input.getAttribute('aria-checked')]).toEqual([isActive, `${isActive}`]);
    input.click();
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.lastCall).toEqual([
      'clients',
      expect.objectContaining({
        id: 's-1',
        data: { ...client, is_active: !isActive },
        previousData: client,
      }),
    ]);
  },
);

it.each([
  [true, 'active', 'normal'],
  [false, 'inactive', 'off'],
])('those who may not save read it as a word: %s', async (isActive, word, state) => {
  open(isActive, false);
  const said = await ready(screen.findByTitle(`app.state.${word}`));
  expect(said.parentElement?.className).toBe(`state-label ${state}`);
  expect(screen.queryByRole('switch')).toBeNull();
});
