// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { BulkRow } from '../../../src/components/bulk/OutcomeTable';
import { RunDialog } from '../../../src/components/bulk/RunDialog';
import type { BulkWork } from '../../../src/components/bulk/useBulkWork';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const again = vi.fn();
const stop = vi.fn();
const onClose = vi.fn();
const holdUnsavedWork = vi.fn(() => () => undefined);

afterEach(() => {
  clearDrawn();
  for (const one of [again, stop, onClose, holdUnsavedWork]) one.mockClear();
});

type State = BulkRow['state'];
const rowOf = (state: State, index: number): BulkRow => ({
  ...{ id: `${state}-${index}`, name: `${state} ${index}`, state },
  ...(state !== 'done' && state !== 'notTried' && { reason: `why ${index}` }),
});

async function open(states: State[], how: { isRunning?: boolean; isBusy?: boolean } = {}) {
  const rows = states.map(rowOf);
  const idsOf = (state: State) => rows.filter((row) => row.state === state).map(({ id }) => id);
  const work: BulkWork = {
    run: {
      ...{ ids: rows.map(({ id }) => id), change: null, results: [] },
      state: how.isRunning ? 'running' : 'done',
    },
    ...{ rows: how.isRunning ? [] : rows, done: idsOf('done'), refused: idsOf('refused') },
    ...{ notTried: idsOf('notTried'), start: vi.fn(), again, stop },
  };
  draw(
    <RunDialog {...{ work, onClose, isBusy: how.isBusy }} texts="t" nameLabel="Name" actions="more">
      besides
    </RunDialog>,
    { actions: { holdUnsavedWork } },
  );
  await ready(screen.findByRole('dialog'));
}
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const close = 'app.confirm.close';

it.each<[what: string, states: State[], says: string[], buttons: string[], isHeld: boolean]>([
  ['all done', ['done', 'done'], ['updated 2'], [close], false],
  [
    'some refused',
    ['done', 'refused'],
    ['updated 1', 'failed 1'],
    [close, 'app.bulk.counts.retry 1'],
    true,
  ],
  [
    'some not tried',
    ['done', 'notTried', 'notTried'],
    ['updated 1', 'notTried 2'],
    [close, 'app.bulk.goOn 2'],
    false,
  ],
  ['all left out', ['skipped'], [], [close], false],
  [
    'something of each',
    ['done', 'skipped', 'notTried', 'refused'],
    ['updated 1', 'notTried 1', 'failed 1'],
    [close, 'app.bulk.goOn 1', 'app.bulk.counts.retry 1'],
    true,
  ],
])('what became of each is said, worst first: %s', async (_what, states, says, buttons, isHeld) => {
  await open(states);
  expect(screen.getByRole('dialog')).toHaveAccessibleName('t.resultTitle');
  const said = screen.getByRole('status').textContent;
  const counts = [...(said?.matchAll(/app\.bulk\.counts\.(\w+ \d)/g) ?? [])].map((one) => one[1]);
  expect(counts).toEqual(says);
  expect(said).toContain('besides');
  expect(names()).toEqual(buttons);
  expect(screen.getByText('more')).toBeVisible();
  const order = ['refused', 'notTried', 'skipped', 'done'];
  const listed = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.split(' ')[0]);
  expect(listed).toEqual(
    order
      .filter((state) => states.includes(state as State))
      .flatMap((state) => states.filter((one) => one === state)),
  );
  expect(holdUnsavedWork).toHaveBeenCalledTimes(isHeld ? 1 : 0);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('only what is left is tried again', async () => {
  await open(['done', 'notTried', 'refused']);
  await press('app.bulk.goOn 1');
  await press('app.bulk.counts.retry 1');
  expect(again.mock.calls).toEqual([[['notTried-1']], [['refused-2']]]);
});

it.each([
  [200, null],
  [201, 'app.bulk.andMore 1'],
])('of %i at most 200 are listed', async (count, more) => {
  await open([...Array<State>(count - 1).fill('done'), 'refused']);
  expect(screen.getAllByRole('row')).toHaveLength(201);
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('refused');
  expect(screen.queryByText(/andMore/)?.textContent ?? null).toBe(more);
});

it('a run can be stopped, and not closed', async () => {
  await open(['done'], { isRunning: true });
  expect(screen.getByRole('dialog')).toHaveAccessibleName('t.running');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  expect(holdUnsavedWork).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('more')).toBeNull();
  expect(names()).toHaveLength(1);
  screen.getByRole('button').click();
  expect(stop).toHaveBeenCalledTimes(1);
});

it('nothing can be begun while something else is under way', async () => {
  await open(['notTried', 'refused'], { isBusy: true });
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
});
