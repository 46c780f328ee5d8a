// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { ListContextProvider, type ListControllerResult, ResourceContextProvider } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LostAnswerError } from '../../../src/http/HttpError';
import { AddManyDialog } from '../../../src/resources/phone-numbers/bulk/AddManyDialog';
import type { BulkOptions } from '../../../src/saving/runMany';
import { clearDrawn, draw, press, ready } from '../../support/drawn';
import { input, typeInto } from '../../support/inputsForm';

const text = (key: string) => `resources.phone-numbers.many.${key}`;
const carrierOf = (id: string, account_sid: string | null = null) => ({
  ...{ id, voip_carrier_sid: id, name: id, is_active: true, account_sid },
});
let accounts: string[] = [];
let carriers: object[] = [];
let there: string[] = [];
let refused: Record<string, Error> = {};
const [onClose, refetch, looked, lists] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
const added = vi.fn<(numbers: string[], owner: object) => void>();
/** Waits for this before a number is added. */
let hold: Promise<void> | null = null;

beforeEach(() => {
  [accounts, carriers, there, refused, hold] = [['a-1'], [carrierOf('c-1')], [], {}, null];
  for (const one of [onClose, refetch, looked, lists, added]) one.mockReset();
  looked.mockImplementation(async (numbers: string[]) =>
    numbers.filter((number) => there.includes(number)),
  );
});
afterEach(clearDrawn);

async function addPhoneNumbers(numbers: string[], owner: object, options: BulkOptions) {
  added(numbers, owner);
  for (const id of numbers) {
    await hold;
    if (options.signal?.aborted) return;
    options.onResult(refused[id] ? { id, error: refused[id] } : { id });
  }
}
const provider = {
  addPhoneNumbers,
  getList: async () => {
    lists();
    return { data: accounts.map((id) => ({ id, name: id })), total: accounts.length };
  },
  getCarrierChoices: async () => ({ carriers, isPart: false }),
  getAccountApplications: async () => [{ application_sid: 'p-1', name: 'Menu' }],
  many: async () => ({ existingNumbers: looked }),
} as object;

async function open(filter: Parameters<typeof AddManyDialog>[0]['filter'] = {}) {
  draw(
    <ResourceContextProvider value="phone-numbers">
      <ListContextProvider
        value={{ refetch } as Partial<ListControllerResult> as ListControllerResult}
      >
        <AddManyDialog filter={filter} onClose={onClose} />
      </ListContextProvider>
    </ResourceContextProvider>,
    { provider, at: '/internal/phone-numbers' },
  );
  await ready(screen.findByRole('dialog', { name: text('title') }));
}
const list = () => input(text('numbers'));
const listed = (numbers: string) => typeInto(text('numbers'), numbers);
const status = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /many\.add(None)? \d/ });
const says = (words: string) => waitFor(() => expect(status()).toContain(words));
/** What is said of each number. */
const outcomes = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .join(' '),
    );

const number = (place: number) => String(15550000000 + place);

it.each<[string, Parameters<typeof open>[0], string[], object[], string, string | null]>([
  ['the only ones', {}, ['a-1'], [carrierOf('c-1')], 'a-1', 'c-1'],
  ['none among several', {}, ['a-1', 'a-2'], [carrierOf('c-1'), carrierOf('c-2')], '', ''],
  [
    'those that the list is narrowed to',
    { account_sid: 'a-2', voip_carrier_sid: 'c-2' },
    ['a-1', 'a-2'],
    [carrierOf('c-1'), carrierOf('c-2')],
    ...(['a-2', 'c-2'] as const),
  ],
  [
    'the only carrier that serves the account',
    { account_sid: 'a-2' },
    ['a-1', 'a-2'],
    [carrierOf('c-1', 'a-1'), carrierOf('c-2', 'a-2')],
    ...(['a-2', 'c-2'] as const),
  ],
  [
    'no carrier of another account, though the list is narrowed to it',
    { account_sid: 'a-2', voip_carrier_sid: 'c-1' },
    ['a-1', 'a-2'],
    [carrierOf('c-1', 'a-1'), carrierOf('c-2'), carrierOf('c-3')],
    ...(['a-2', ''] as const),
  ],
])('numbers begin with the owner and the carrier: %s', async (...row) => {
  const [, filter, of, over, account, carrier] = row;
  [accounts, carriers] = [of, over];
  await open(filter);
  await waitFor(() => expect(list()).not.toBeNull());
  const field = (name: string) => input(`resources.phone-numbers.fields.${name}`)?.value;
  await waitFor(() => expect(field('account_sid')).toBe(account));
  await waitFor(() => expect(field('voip_carrier_sid')).toBe(carrier));
});

it('says of a list how much of it can be added, and what is the matter with the rest', async () => {
  there = [number(2)];
  await open();
  await waitFor(() => expect(list()).not.toBeNull());
  expect(status()).toEqual(['']);
  expect(submit().textContent).toBe(`${text('addNone')} 0`);
  expect(submit().disabled).toBe(true);
  listed(`${number(1)}\n${number(2)}, ${number(1)}; nonsense`);
  await says(text('checking'));
  await says(`${text('ready')} 1`);
  expect(looked.mock.calls.map(([numbers]) => numbers)).toEqual([[number(1), number(2)]]);
  expect(outcomes()).toEqual([
    expect.stringContaining(`${number(2)} app.bulk.states.exists`),
    expect.stringContaining(`${number(1)} app.bulk.states.duplicate`),
    expect.stringContaining('nonsense app.bulk.states.invalid'),
  ]);
  expect([submit().textContent, submit().disabled]).toEqual([`${text('add')} 1`, false]);
  // What is known is not asked again.
  listed(`${number(1)}\n${number(3)}`);
  await says(`${text('ready')} 2`);
  expect(looked).toHaveBeenCalledTimes(2);
});

it('more than can be added in one go are none', async () => {
  await open();
  await waitFor(() => expect(list()).not.toBeNull());
  listed(Array.from({ length: 501 }, (_one, place) => number(place)).join('\n'));
  await says(`${text('problem.many')} 500`);
  expect(submit().disabled).toBe(true);
  listed(Array.from({ length: 500 }, (_one, place) => number(place)).join('\n'));
  await says(`${text('ready')} 500`);
  expect(submit().disabled).toBe(false);
});

it('a range is put below what is typed', async () => {
  await open();
  await waitFor(() => expect(list()).not.toBeNull());
  listed(`${number(1)}\n`);
  const range = () => screen.getByRole<HTMLButtonElement>('button', { name: text('addRange') });
  expect(range().disabled).toBe(true);
  typeInto(text('first'), number(8));
  expect(range().disabled).toBe(true);
  typeInto(text('last'), number(7));
  range().click();
  await screen.findByText(`${text('problem.order')} 500`);
  typeInto(text('last'), number(9));
  await waitFor(() => expect(screen.queryByText(/problem/)).toBeNull());
  fireEvent.keyDown(input(text('last')) as HTMLElement, { key: 'Enter' });
  await waitFor(() => expect(list()?.value).toBe([number(1), number(8), number(9)].join('\n')));
  expect([input(text('first'))?.value, range().disabled]).toEqual(['', true]);
  expect(added).not.toHaveBeenCalled();
});

it('adds what is new, and says what became of each', async () => {
  there = [number(2)];
  refused = { [number(3)]: new Error('no room') };
  await open();
  await waitFor(() => expect(list()).not.toBeNull());
  listed([1, 2, 3].map(number).join('\n'));
  await says(`${text('ready')} 2`);
  await press(`${text('add')} 2`);
  await screen.findByText(`${text('done')} 1`);
  const owner = { account_sid: 'a-1', voip_carrier_sid: 'c-1', application_sid: null };
  expect(added.mock.calls).toMatchObject([[[number(1), number(3)], owner]]);
  expect(refetch).toHaveBeenCalled();
  expect(outcomes()).toEqual([
    expect.stringContaining(`${number(1)} ${text('added')}`),
    expect.stringContaining(`${number(2)} app.bulk.states.exists`),
    expect.stringMatching(new RegExp(`${number(3)} .*no room`)),
  ]);
  refused = {};
  await press(`${text('retry')} 1`);
  await screen.findByText(`${text('done')} 2`);
  expect(added.mock.calls.at(-1)).toMatchObject([[number(3)], owner]);
  expect(screen.queryByRole('button', { name: /many.retry/ })).toBeNull();
  await press('app.confirm.close');
  expect(onClose).toHaveBeenCalledOnce();
});

it('what was added though its answer was lost is not added twice', async () => {
  refused = { [number(1)]: new LostAnswerError(0), [number(2)]: new Error('no room') };
  await open();
  await waitFor(() => expect(list()).not.toBeNull());
  listed([1, 2].map(number).join('\n'));
  await says(`${text('ready')} 2`);
  await press(`${text('add')} 2`);
  await ready(screen.findByRole('button', { name: `${text('retry')} 2` }));
  [there, refused] = [[number(1)], {}];
  await press(`${text('retry')} 2`);
  await screen.findByText(`${text('done')} 2`);
  expect(added.mock.calls.at(-1)?.[0]).toEqual([number(2)]);
});

it('can be stopped, and what was not tried goes on later', async () => {
  let letGo = () => {};
  hold = new Promise((resolve) => {
    letGo = resolve;
  });
  await open();
  await waitFor(() => expect(list()).not.toBeNull());
  listed([1, 2].map(number).join('\n'));
  await says(`${text('ready')} 2`);
  await press(`${text('add')} 2`);
  await press('app.bulk.stop');
  expect(screen.queryByRole('button', { name: 'app.confirm.close' })).toBeNull();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  letGo();
  await ready(screen.findByRole('button', { name: `${text('retry')} 2` }));
  expect(outcomes()).toEqual([
    expect.stringContaining(`${number(1)} app.bulk.states.notTried`),
    expect.stringContaining(`${number(2)} app.bulk.states.notTried`),
  ]);
});

it('numbers that cannot be looked for are not added, and are looked for again', async () => {
  looked.mockRejectedValue(new Error('away'));
  await open();
  await waitFor(() => expect(list()).not.toBeNull());
  listed(number(1));
  await press(`${text('add')} 1`);
  await screen.findByText('away');
  expect(added).not.toHaveBeenCalled();
  looked.mockImplementation(async () => []);
  await press('app.errors.retry');
  await says(`${text('ready')} 1`);
  await press('app.form.cancel');
  expect(onClose).toHaveBeenCalledOnce();
});

it.each(['accounts', 'carriers'])(
  'says why it cannot begin without the %s, and tries again',
  async (what) => {
    let isAway = true;
    const broken = async <T,>(answer: T) => {
      if (isAway) throw new Error('away');
      return answer;
    };
    const own = provider as Record<string, () => Promise<unknown>>;
    const name = what === 'accounts' ? 'getList' : 'getCarrierChoices';
    const real = own[name] as () => Promise<unknown>;
    vi.spyOn(own, name).mockImplementation(async () => broken(await real()));
    await open();
    await screen.findByText('away');
    expect(list()).toBeNull();
    await press('app.form.cancel');
    expect(onClose).toHaveBeenCalledOnce();
    isAway = false;
    await press('app.errors.retry');
    await waitFor(() => expect(list()).not.toBeNull());
    vi.restoreAllMocks();
  },
);
