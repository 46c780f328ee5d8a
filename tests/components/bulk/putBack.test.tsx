// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PutBack } from '../../../src/components/bulk/numbers/PutBack';
import {
  type Drain,
  drainsOf,
  forgetMoved,
  type Moved,
  rememberMoved,
  rememberSwitch,
} from '../../../src/saving/drains';
import type { SaveLog } from '../../../src/saving/plan';
import { additionOf, removalOf } from '../../../src/saving/planNumbers';
import type { BulkOptions } from '../../../src/saving/runMany';
import type { Carrier, PhoneNumber } from '../../../src/types';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const carrier = { id: 'c-1', name: 'Old', is_active: false } as Carrier;
const of = { user: 'u-1', carrier: 'c-1' };
const [target, other] = [
  { id: 'c-2', name: 'New' },
  { id: 'c-3', name: 'Other' },
];
const movedOf = (number: string): Moved => ({ number, sid: null, isWhole: true });
const drain: Drain = {
  ...{ target, at: 1, switchedOff: true },
  numbers: ['1', '2', '3', '4'].map(movedOf),
};

let calls: string[] = [];
let refused: string[] = [];
const whereMoved = vi.fn();
async function moveNumbers(
  numbers: PhoneNumber[],
  to: string,
  logOf: (id: string) => SaveLog,
  { onResult }: BulkOptions,
) {
  for (const { id } of numbers) {
    calls.push(`${id} to ${to}`);
    const isRefused = refused.includes(id);
    logOf(id).note(additionOf(id), { state: isRefused ? 'refused' : 'done' });
    if (!isRefused) logOf(id).note(removalOf(id), { state: 'done' });
    onResult(isRefused ? { id, error: new Error(`no ${id}`) } : { id });
  }
}
const onClose = vi.fn();
const open = () =>
  draw(<PutBack carrier={carrier} drain={drain} onClose={onClose} />, {
    provider: {
      many: async () => ({ moveNumbers, whereMoved }),
      getOne: async () => ({ data: carrier }),
      update: async (_of: string, { data }: { data: Carrier }) => {
        calls.push(data.is_active ? 'on' : 'off');
        return { data };
      },
    } as object,
  });
const kept = async (to: Drain['target']) =>
  (await drainsOf(of)).flatMap((one) =>
    one.target.id === to.id ? one.numbers.map(({ number }) => number) : [],
  );
const isOver = () => ready(screen.findByText('app.bulk.putBack.resultTitle'));

beforeEach(async () => {
  [calls, refused] = [[], []];
  onClose.mockReset();
  whereMoved.mockReset().mockImplementation(async () => ({
    away: ['1', '2'].map((number) => ({
      moved: movedOf(number),
      number: { id: `n-${number}`, number } as PhoneNumber,
      isBack: false,
    })),
    ...{ home: [movedOf('3')], gone: [movedOf('4')] },
  }));
  for (const one of await drainsOf(of)) await forgetMoved(of, one.target.id, one.numbers);
  for (const to of [target, other]) {
    for (const moved of drain.numbers) await rememberMoved(of, { target: to, at: 1 }, moved);
  }
  await rememberSwitch(of, true);
});
afterEach(clearDrawn);

it('another try puts back what was refused; the carrier is switched on once', async () => {
  refused = ['n-2'];
  open();
  await isOver();
  expect(calls).toEqual(['on', 'n-1 to c-1', 'n-2 to c-1']);
  await waitFor(async () => expect(await kept(target)).toEqual(['2']));
  refused = [];
  await press('app.bulk.counts.retry 1');
  await waitFor(async () => expect(await kept(target)).toEqual([]));
  expect(calls).toEqual(['on', 'n-1 to c-1', 'n-2 to c-1', 'n-2 to c-1']);
  // What went to another carrier finds this one on.
  expect(await kept(other)).toHaveLength(4);
  expect((await drainsOf(of)).map(({ switchedOff }) => switchedOff)).toEqual([false]);
});

it('what is back already or nowhere is told, and remembered no longer', async () => {
  open();
  await isOver();
  for (const key of ['home', 'gone']) screen.getByText(`app.bulk.putBack.${key} 1 Old`);
  await waitFor(async () => expect(await kept(target)).toEqual([]));
  whereMoved.mockResolvedValue({ ...(await whereMoved()), home: [], gone: [] });
  open();
  await isOver();
  expect(screen.queryByText(/putBack\.(home|gone)/)).toBeNull();
});

it('numbers that cannot be looked for stay where they are', async () => {
  let fail: (error: Error) => void = () => undefined;
  whereMoved.mockReturnValue(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  open();
  await ready(screen.findByRole('progressbar'));
  expect(screen.queryByRole('alert')).toBeNull();
  fail(new Error('away'));
  expect(await screen.findByRole('alert')).toHaveTextContent('away');
  expect(screen.queryByRole('progressbar')).toBeNull();
  await press('app.confirm.close');
  expect([calls, onClose.mock.calls.length]).toEqual([[], 1]);
});
