// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNoteAdded, useSetup } from '../../../src/components/firstSteps/useSetup';
import { type SetupArea, type SetupState, setupAreas } from '../../../src/types';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const stateOf = (there: readonly SetupArea[]) =>
  Object.fromEntries(setupAreas.map((area) => [area, there.includes(area)])) as SetupState;

const read = vi.fn<() => Promise<SetupState>>();
const noteSetup = vi.fn();
let progress: 'begun' | 'done' | null = null;
beforeEach(() => {
  read.mockReset();
  noteSetup.mockReset();
  progress = null;
});
afterEach(clearDrawn);

interface Given {
  there?: readonly SetupArea[] | Error;
  isWanted?: boolean;
  seen?: SetupArea;
  may?: readonly SetupArea[];
  accountSid?: string | null;
}

const Steps = ({ isWanted, seen }: { isWanted: boolean; seen: SetupArea | null }) => {
  const { steps, isPending, dismiss } = useSetup(isWanted, { seen });
  const noteAdded = useNoteAdded();
  const said = steps.map(
    ({ resource, isDone, waitsFor }) =>
      `${resource}${isDone ? '!' : waitsFor ? `<${waitsFor}` : ''}`,
  );
  return (
    <>
      <p>{`steps: ${isPending ? '…' : said.join(' ')}`}</p>
      <button type="button" onClick={dismiss}>
        dismiss
      </button>
      <button type="button" onClick={() => noteAdded('carriers')}>
        add a carrier
      </button>
      <button type="button" onClick={() => noteAdded('users')}>
        add a user
      </button>
    </>
  );
};

function open({ there = [], isWanted = true, seen, may = setupAreas, accountSid = null }: Given) {
  read.mockImplementation(async () => {
    if (there instanceof Error) throw there;
    return stateOf(there);
  });
  draw(<Steps isWanted={isWanted} seen={seen ?? null} />, {
    provider: { getSetupState: read } as object,
    identity: { accountSid },
    refusalOf: ({ resource }) =>
      may.includes(resource as SetupArea) ? null : { message: 'not yours', redirectTo: '/' },
    actions: { setupProgress: () => progress, noteSetup },
  });
}
const shows = (steps: string) =>
  waitFor(() => expect(screen.getByText(/^steps/).textContent).toBe(`steps: ${steps}`));

it.each<[what: string, given: Given, steps: string]>([
  [
    'nothing is there',
    {},
    'accounts carriers<accounts speech-services<accounts applications<accounts phone-numbers<accounts',
  ],
  [
    'an account is there',
    { there: ['accounts'] },
    'accounts! carriers speech-services applications phone-numbers<carriers',
  ],
  [
    'a carrier as well',
    { there: ['accounts', 'carriers'] },
    'accounts! carriers! speech-services applications phone-numbers<applications',
  ],
  [
    'all but speech',
    { there: ['accounts', 'carriers', 'applications', 'phone-numbers'] },
    'accounts! carriers! speech-services applications! phone-numbers!',
  ],
  [
    'some may be added',
    { may: ['applications', 'speech-services'] },
    'speech-services<accounts applications<accounts',
  ],
])('what is missing is a step: %s', async (_what, given, steps) => {
  open(given);
  await ready(screen.findByText(/^steps/));
  await shows(steps);
  expect(noteSetup.mock.calls).toEqual([['sp-1', 'begun']]);
});

it.each<[what: string, given: Given, noted: unknown[]]>([
  ['all is there', { there: setupAreas }, [['sp-1', 'done']]],
  [
    'all that may be added is there',
    { there: ['carriers'], may: ['carriers'] },
    [['sp-1', 'done']],
  ],
  ['all of an account', { there: setupAreas, accountSid: 'a-1' }, [['a-1', 'done']]],
  ['it cannot be asked', { there: new Error('no') }, []],
])('nothing is a step where %s', async (_what, given, noted) => {
  open(given);
  await ready(screen.findByText(/^steps/));
  await shows('');
  expect(read).toHaveBeenCalledTimes(1);
  expect(noteSetup.mock.calls).toEqual(noted);
});

it.each<[what: string, given: Given]>([
  ['nobody wants to know', { isWanted: false }],
  ['nothing may be added', { may: [] }],
  ['it was complete once', {}],
])('nothing is asked where %s', async (_what, given) => {
  progress = _what === 'it was complete once' ? 'done' : 'begun';
  open(given);
  await ready(screen.findByText('steps:'));
  expect(read).not.toHaveBeenCalled();
  expect(noteSetup).not.toHaveBeenCalled();
});

it('what is on screen, and what is added, is there without another question', async () => {
  open({ there: [], seen: 'accounts' });
  await ready(screen.findByText(/^steps/));
  await shows('accounts! carriers speech-services applications phone-numbers<carriers');
  await press('add a user');
  await press('add a carrier');
  await shows('accounts! carriers! speech-services applications phone-numbers<applications');
  expect(read).toHaveBeenCalledTimes(1);
  await press('dismiss');
  expect(noteSetup.mock.lastCall).toEqual(['sp-1', 'done']);
});
