// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import {
  type Adopter,
  useAdoption,
} from '../../../src/resources/speech-services/useIn/useAdoption';
import { clearDrawn, draw } from '../../support/drawn';

afterEach(clearDrawn);

const adopters = (...ids: string[]) =>
  ids.map((id) => ({
    application: { id, name: id, speech_synthesis_vendor: 'old' },
    adopted: { speech_synthesis_vendor: 'new' },
  })) as unknown as Adopter[];

/** What the hook told each time it was drawn, with a platform that refuses these. */
async function open(refused: string[]) {
  const told: ReturnType<typeof useAdoption>[] = [];
  const gate = { opened: Promise.resolve() };
  const update = vi.fn(async (_resource: string, { id, data }: { id: string; data: object }) => {
    await gate.opened;
    if (refused.includes(id)) throw new Error(`no ${id}`);
    return { data };
  });
  const Probe = () => {
    told.push(useAdoption());
    return null;
  };
  draw(<Probe />, { provider: { update } as object });
  await waitFor(() => expect(told).not.toEqual([]));
  return { update, gate, now: () => told[told.length - 1] as ReturnType<typeof useAdoption> };
}
const outcomes = ({ results }: ReturnType<typeof useAdoption>) =>
  results.map(({ application, error }) => [application.id, (error as Error | undefined)?.message]);

it('each application is saved by itself: one that fails says why, and stops no other', async () => {
  const { now, update } = await open(['b']);
  await now().start(adopters('a', 'b', 'c'));
  await waitFor(() => expect(now().results).toHaveLength(3));
  expect(outcomes(now())).toEqual(
    expect.arrayContaining([
      ['a', undefined],
      ['b', 'no b'],
      ['c', undefined],
    ]),
  );
  for (const [, { data }] of update.mock.calls) {
    expect(data).toMatchObject({ speech_synthesis_vendor: 'new' });
  }
  expect(now().isRunning).toBe(false);
});

it('a second try tells of itself alone, and runs until it is over', async () => {
  const { now, gate } = await open([]);
  await now().start(adopters('a', 'b'));
  await waitFor(() => expect(now().results).toHaveLength(2));
  let letThrough: () => void = () => undefined;
  gate.opened = new Promise((resolve) => {
    letThrough = resolve;
  });
  const ended = now().start(adopters('c'));
  await waitFor(() => expect(now().wanted).toHaveLength(1));
  expect([outcomes(now()), now().isRunning]).toEqual([[], true]);
  letThrough();
  await ended;
  await waitFor(() => expect(now().isRunning).toBe(false));
  expect(outcomes(now())).toEqual([['c', undefined]]);
});
