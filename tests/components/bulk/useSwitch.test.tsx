// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSwitch } from '../../../src/components/bulk/numbers/useDrain';
import type { Carrier } from '../../../src/types';
import { clearDrawn, draw, ready } from '../../support/drawn';

const carrier = { id: 'c-1', name: 'Old', is_active: true, register_username: 'a' } as Carrier;
const now = { ...carrier, register_username: 'changed meanwhile' };
const getMatching = vi.fn();
const getOne = vi.fn();
const update = vi.fn();
const readList = vi.fn();

let turn: ReturnType<typeof useSwitch>['turn'];
const Switch = () => {
  const { state, ...switching } = useSwitch(carrier);
  turn = switching.turn;
  useQuery({ queryKey: ['carriers', 'getList'], queryFn: readList });
  return <p>{`it is ${JSON.stringify(state)}`}</p>;
};

beforeEach(async () => {
  getMatching.mockReset().mockResolvedValue([]);
  getOne.mockReset().mockResolvedValue({ data: now });
  update.mockReset().mockResolvedValue({ data: now });
  readList.mockReset().mockResolvedValue([]);
  draw(<Switch />, { provider: { getMatching, getOne, update } as object });
  await ready(screen.findByText('it is "open"'));
});
afterEach(clearDrawn);

it.each([
  [true, 0],
  [false, 1],
])(
  'a carrier is switched (on: %s) as others have left it, and lists are read again',
  async (...row) => {
    const [is_active, looks] = row;
    expect(await turn(is_active)).toBe('done');
    await screen.findByText('it is "done"');
    expect(getMatching).toHaveBeenCalledTimes(looks);
    expect(getOne.mock.calls).toEqual([['carriers', { id: 'c-1', meta: { plain: true } }]]);
    const data = { ...now, is_active };
    expect(update.mock.calls).toEqual([['carriers', { id: 'c-1', data, previousData: now }]]);
    await waitFor(() => expect(readList).toHaveBeenCalledTimes(2));
  },
);

it('a carrier that has one number again is not switched off', async () => {
  getMatching.mockResolvedValue([{ id: 'n-1' }]);
  expect(await turn(false)).toEqual({ remaining: 1 });
  await screen.findByText('it is {"remaining":1}');
  expect(update).not.toHaveBeenCalled();
});
