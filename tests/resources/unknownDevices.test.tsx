// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { UnknownDevices } from '../../src/resources/clients/UnknownDevices';
import type { AccountDevices } from '../../src/resources/clients/useDevices';
import { clearDrawn, draw, ready } from '../support/drawn';

afterEach(clearDrawn);

const clients = [{ id: 'c-1', username: 'alice', account_sid: 'a-1' }];
const answerOf = (names: string[]) =>
  ({ devices: names.map((name) => ({ name, registered: [] })) }) as unknown as AccountDevices;
const open = (names: string[]) => {
  const getList = vi.fn(async () => ({ data: clients, total: 1 }));
  draw(<UnknownDevices accountSid="a-1" answer={answerOf(names)} />, {
    provider: { getList } as object,
  });
  return getList;
};

it.each([
  [['bob'], 1],
  [['alice', 'bob'], 1],
  [['bob', 'carol', 'alice'], 2],
])('of the devices %j those without a client are told, %i', async (names, count) => {
  const getList = open(names);
  const said = await ready(screen.findByText(/live\.devices\.unknown/));
  expect(said.textContent).toContain(`unknown ${count}`);
  expect(said.textContent).toContain('bob');
  expect(said.textContent).not.toContain('alice');
  expect(getList).toHaveBeenCalledWith(
    'clients',
    expect.objectContaining({ filter: { account_sid: 'a-1' } }),
  );
});

it('nothing is asked and nothing said where no device is registered', async () => {
  const getList = open([]);
  await waitFor(() => expect(document.body.textContent).toBe(''));
  expect(getList).not.toHaveBeenCalled();
});
