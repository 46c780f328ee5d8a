// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useForgetting, useMemory } from '../../../src/components/bulk/numbers/useDrain';
import {
  type Drain,
  drainsOf,
  forgetMoved,
  type Moved,
  rememberMoved,
  rememberSwitch,
} from '../../../src/saving/drains';
import type { Done, SaveLog } from '../../../src/saving/plan';
import { additionOf, removalOf } from '../../../src/saving/planNumbers';
import { memoryLog } from '../../../src/saving/runPlan';
import type { Carrier, PhoneNumber } from '../../../src/types';
import { clearDrawn, draw, ready } from '../../support/drawn';

const carrier = { id: 'c-1', name: 'Old' } as Carrier;
const of = { user: 'u-1', carrier: 'c-1' };
const [target, other] = ['New', 'Other'].map((name) => ({ id: name, name })) as [
  Drain['target'],
  Drain['target'],
];
const numberOf = (number: string) => ({ id: `n-${number}`, number }) as PhoneNumber;
const movedOf = (number: string, isWhole: boolean): Moved => ({ number, sid: null, isWhole });
const drainOf = (to: Drain['target'], numbers: Moved[], switchedOff = false): Drain => ({
  ...{ target: to, at: 1, switchedOff, numbers },
});

let logs = new Map<string, SaveLog>();
const logOf = (id: string): SaveLog => {
  const log = logs.get(id) ?? memoryLog();
  logs.set(id, log);
  return log;
};
const added = (id: string) => logOf(id).progress()[additionOf(id)];
/** Notes a step of a number; all that was noted before is written then. */
function noteIn(
  watched: (id: string) => SaveLog,
  ...steps: [number: string, step: 'add' | 'remove', state: Done['state']][]
) {
  for (const [number, step, state] of steps) {
    const id = `n-${number}`;
    watched(id).note((step === 'add' ? additionOf : removalOf)(id), { state });
  }
}
const keptAt = async ({ id }: Drain['target']) =>
  (await drainsOf(of))
    .filter((one) => one.target.id === id)
    .flatMap(({ numbers }) => numbers.map(({ number, isWhole }) => `${number} ${isWhole}`));

let memory: ReturnType<typeof useMemory>;
let forgetting: ReturnType<typeof useForgetting>;
const Memory = ({ before }: { before: Drain[] }) => {
  memory = useMemory(carrier, before);
  return <p>{JSON.stringify(memory.drain)}</p>;
};
const Forgetting = () => {
  forgetting = useForgetting(carrier, drainOf(target, []));
  return <p>null</p>;
};
async function open(inside: ReactNode) {
  draw(inside);
  await ready(screen.findByText('null'));
}

beforeEach(async () => {
  logs = new Map();
  for (const one of await drainsOf(of)) await forgetMoved(of, one.target.id, one.numbers);
  await rememberSwitch(of, false);
});
afterEach(clearDrawn);

it('only a number that was left half-way on this way is looked for before it is added', async () => {
  const half = ['1', '2'].map((number) => movedOf(number, false));
  const before = [
    drainOf(other, [movedOf('4', false)]),
    drainOf(target, [...half, movedOf('3', true)]),
  ];
  await open(<Memory before={before} />);
  logOf('n-2').note(additionOf('n-2'), { state: 'refused' });
  memory.watch(target, ['1', '2', '3', '4', '5'].map(numberOf), logOf);
  const states = ['1', '2', '3', '4', '5'].map((number) => added(`n-${number}`)?.state);
  expect(states).toEqual(['unknown', 'refused', undefined, undefined, undefined]);
});

it('a number that did not leave is not remembered, and one that may have left is', async () => {
  await open(<Memory before={[]} />);
  const watched = memory.watch(target, ['1', '2', '3'].map(numberOf), logOf);
  noteIn(watched, ['1', 'add', 'unknown'], ['2', 'add', 'unknown'], ['3', 'add', 'done']);
  noteIn(watched, ['1', 'add', 'refused'], ['3', 'remove', 'done']);
  await waitFor(async () => expect(await keptAt(target)).toEqual(['2 false', '3 true']));
});

it('what can be put back is all that went this way, in every try', async () => {
  await open(<Memory before={[drainOf(other, [], true), drainOf(target, [movedOf('0', true)])]} />);
  for (const number of ['1', '2']) {
    noteIn(memory.watch(target, [numberOf(number)], logOf), [number, 'add', 'done']);
  }
  await memory.finish(target, false);
  await waitFor(() =>
    expect(memory.drain?.numbers.map(({ number }) => number)).toEqual(['0', '1', '2']),
  );
  // An earlier drain has switched the carrier off.
  expect([memory.drain?.switchedOff, memory.drain?.target]).toEqual([true, target]);
});

it.each([true, false])('that the carrier was switched off is remembered: %s', async (isOff) => {
  await open(<Memory before={[]} />);
  noteIn(memory.watch(target, [numberOf('1')], logOf), ['1', 'add', 'done']);
  await memory.finish(target, isOff);
  await waitFor(() => expect(memory.drain?.switchedOff).toBe(isOff));
  await waitFor(async () =>
    expect((await drainsOf(of)).map(({ switchedOff }) => switchedOff)).toEqual([isOff]),
  );
});

it('nothing can be put back where nothing has left after all', async () => {
  await open(<Memory before={[]} />);
  const watched = memory.watch(target, [numberOf('1')], logOf);
  noteIn(watched, ['1', 'add', 'unknown']);
  await memory.finish(target, false);
  await waitFor(() => expect(memory.drain).not.toBeNull());
  noteIn(watched, ['1', 'add', 'refused']);
  await memory.finish(target, false);
  await waitFor(() => expect(memory.drain).toBeNull());
});

it('a number is forgotten once it is back, and half-way until then', async () => {
  const all = ['1', '2', '3'].map((number) => movedOf(number, true));
  for (const moved of all) {
    for (const to of [target, other]) await rememberMoved(of, { target: to, at: 1 }, moved);
  }
  await open(<Forgetting />);
  const away = all.map((moved) => ({ moved, number: numberOf(moved.number ?? ''), isBack: false }));
  const watched = forgetting.watch(away, logOf);
  noteIn(watched, ['1', 'add', 'done'], ['2', 'add', 'done'], ['9', 'remove', 'done']);
  noteIn(watched, ['1', 'remove', 'done'], ['2', 'remove', 'refused'], ['3', 'remove', 'refused']);
  // What comes late of one that is back changes nothing.
  noteIn(watched, ['1', 'add', 'done']);
  await waitFor(async () => expect(await keptAt(target)).toEqual(['2 false', '3 true']));
  expect(await keptAt(other)).toEqual(['1 true', '2 true', '3 true']);
});

it('a number that is back already is not added again', async () => {
  await open(<Forgetting />);
  logOf('n-2').note(additionOf('n-2'), { state: 'unknown' });
  const away = ['1', '2', '3'].map((number) => ({
    ...{ moved: movedOf(number, false), number: numberOf(number), isBack: number !== '3' },
  }));
  forgetting.watch(away, logOf);
  const states = ['1', '2', '3'].map((number) => added(`n-${number}`)?.state);
  expect(states).toEqual(['done', 'unknown', undefined]);
});
