// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DrainQuestion } from '../../../src/components/bulk/numbers/DrainQuestion';
import type { Drain } from '../../../src/saving/drains';
import type { Carrier, PhoneNumber } from '../../../src/types';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const texts = 'app.bulk.drain';
const moved = (number: string) => ({ number, sid: null, isWhole: true });
const drainTo = (name: string, at: string, ...numbers: string[]): Drain => ({
  ...{ target: { id: name, name }, at: Date.parse(at), switchedOff: false },
  numbers: numbers.map(moved),
});
const told = { onTarget: vi.fn(), onSwitchesOff: vi.fn(), onPutBack: vi.fn() };
const given: ComponentProps<typeof DrainQuestion> = {
  ...{ carrier: { id: 'c-1', name: 'Old', is_active: true } as Carrier, error: null },
  numbers: [{ id: 'n-1' }, { id: 'n-2' }] as PhoneNumber[],
  choices: [
    { id: 'c-2', name: 'New' },
    { id: 'c-3', name: 'Other' },
  ],
  ...{ target: null, switchesOff: true, before: undefined },
  ...told,
};
async function open(changes: Partial<typeof given> = {}) {
  draw(<DrainQuestion {...given} {...changes} />);
  return ready(screen.findByRole('status'));
}
afterEach(() => {
  clearDrawn();
  for (const one of Object.values(told)) one.mockReset();
});

it('what was moved away is told with when and where to, and each can be put back', async () => {
  const before = [
    drainTo('Voxbone', '2026-01-05T08:15:00Z', '1'),
    drainTo('Telnyx', '2026-02-07T09:40:00Z', '2', '3'),
  ];
  await open({ before });
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(said).toEqual([
    expect.stringMatching(/before 1 Voxbone .*Jan.*15.*putBack 1$/),
    expect.stringMatching(/before 2 Telnyx .*Feb.*40.*putBack 2$/),
  ]);
  await press(`${texts}.putBack 2`);
  expect(told.onPutBack.mock.calls).toEqual([[before[1]]]);
});

it.each([
  ['are read', { numbers: undefined }, `${texts}.reading`],
  ['cannot be read', { numbers: undefined, error: new Error('away') }, 'away'],
  ['have carriers that cannot be read', { error: new Error('away') }, 'away'],
  ['are none', { numbers: [] }, `${texts}.none`],
  ['are two', {}, `${texts}.count 2`],
])('it is said where the numbers %s', async (_what, changes, said) => {
  const status = await open(changes);
  expect(status).toHaveTextContent(said);
  const failed = 'error' in changes;
  const { color } = getComputedStyle(status);
  expect(color !== getComputedStyle(document.body).color).toBe(failed);
  expect(screen.queryAllByRole('combobox')).toHaveLength('numbers' in changes ? 0 : 1);
});

it('the carriers are offered once they are known', async () => {
  await open({ choices: undefined });
  await press('app.choices.open');
  await screen.findByText('app.loading');
  await open({ choices: [] });
  await press('app.choices.open');
  await screen.findByText('app.choices.none');
  await open();
  await press('app.choices.open');
  (await ready(screen.findByRole('option', { name: 'Other' }))).click();
  expect(told.onTarget.mock.calls).toEqual([[given.choices?.[1]]]);
});

it.each([true, false])('that it is switched off can be chosen (was chosen: %s)', async (is) => {
  await open({ switchesOff: is });
  const box = screen.getByLabelText<HTMLInputElement>(`${texts}.switchOff Old`);
  expect(box.checked).toBe(is);
  fireEvent.click(box);
  expect(told.onSwitchesOff.mock.calls).toEqual([[!is]]);
  await open({ carrier: { ...given.carrier, is_active: false } });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
