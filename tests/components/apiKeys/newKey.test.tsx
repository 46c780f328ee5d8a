// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNewKey } from '../../../src/components/apiKeys/useNewKey';
import { HttpError, LostAnswerError } from '../../../src/http';
import { listEntries, writeEntry } from '../../../src/saving/journal';
import { clearDrawn, draw, messages, ready } from '../../support/drawn';

const owner = { account_sid: 'a-1' };
const created = 'resources.api-keys.notifications.created';
const unknown = 'resources.api-keys.lost.unknown';
const onMade = vi.fn();
const create = vi.fn();
/** What the platform has. */
let keys: { id: string; token?: string }[] = [];
let isListed = true;

const NewKey = () => {
  const { made, error } = useNewKey(owner, onMade);
  if (error) return <p>{`failed: ${error.message}`}</p>;
  return <p>{made ? `made: ${made.key.id}${made.isFound ? ', found' : ''}` : 'wait'}</p>;
};
async function make() {
  draw(<NewKey />, {
    provider: {
      create,
      getList: async (_resource: string, { filter }: { filter: object }) => {
        expect(filter).toEqual(owner);
        if (!isListed) throw new HttpError(500, { message: 'away' });
        return { data: keys, total: keys.length };
      },
    } as object,
  });
  return (await ready(screen.findByText(/^(made|failed)/))).textContent;
}
const left = async () => (await listEntries('u-1')).map(({ form, save }) => [form, save?.ending]);

beforeEach(async () => {
  await clear();
  keys = [{ id: 'old' }];
  isListed = true;
  onMade.mockReset();
  create.mockReset().mockImplementation(async () => {
    keys = [...keys, { id: 'new' }];
    return { data: { id: 'new', token: 't' } };
  });
});
afterEach(clearDrawn);

/** The key is made, and nobody is told. */
const lose = (...ids: string[]) =>
  create.mockImplementationOnce(async () => {
    keys = [...keys, ...ids.map((id) => ({ id }))];
    throw new LostAnswerError(0);
  });

it('a key is made once, and told', async () => {
  expect(await make()).toBe('made: new');
  expect(create.mock.calls.map(([, { data }]) => data)).toEqual([owner]);
  await waitFor(() => expect(messages()).toEqual([created]));
  expect(onMade).toHaveBeenCalledTimes(1);
  await waitFor(async () => expect(await left()).toEqual([]));
});

it.each<[what: string, fail: () => unknown]>([
  ['whose answer got lost', () => lose('new')],
  [
    'that came without its token',
    () =>
      create.mockImplementationOnce(async () => {
        keys = [...keys, { id: 'new' }];
        return { data: { id: 'new' } };
      }),
  ],
])('a key %s is found, and not made again', async (_what, fail) => {
  fail();
  expect(await make()).toBe('made: new, found');
  expect(messages()).toEqual([]);
  expect(onMade).toHaveBeenCalledTimes(1);
  expect(create).toHaveBeenCalledTimes(1);
  await waitFor(async () => expect(await left()).toEqual([]));
});

it.each<[what: string, act: () => void, next: string, calls: number]>([
  ['is found by the next try', () => undefined, 'made: new, found', 1],
  [
    'is made by the next try where it is nowhere',
    () => {
      keys = [{ id: 'old' }];
    },
    'made: new',
    2,
  ],
])('a key that could not be looked for %s', async (_what, act, next, calls) => {
  create.mockImplementationOnce(async () => {
    keys = [...keys, { id: 'new' }];
    isListed = false;
    throw new LostAnswerError(0);
  });
  expect(await make()).toBe(`failed: ${unknown}`);
  await waitFor(async () => expect(await left()).toEqual([['api-keys/new/a-1', 'unknown']]));
  expect(onMade).not.toHaveBeenCalled();
  clearDrawn();
  isListed = true;
  act();
  expect(await make()).toBe(next);
  expect(create).toHaveBeenCalledTimes(calls);
});

it.each([
  ['is found by the next one', [{ id: 'old' }, { id: 'new' }], 'made: new, found', 0],
  ['is made by the next one where it is nowhere', [{ id: 'old' }], 'made: new', 1],
])('a key that was on its way when its page was closed %s', async (_what, there, says, calls) => {
  keys = there;
  const progress = { record: { state: 'sent', before: ['old'] } } as const;
  await writeEntry('u-1', {
    ...{ id: 'e-1', form: 'api-keys/new/a-1', resource: 'api-keys', sid: null, version: 1 },
    ...{ name: '', path: '/internal/accounts/a-1/edit', savedAt: Date.now(), changes: [] },
    missing: [],
    save: { startedAt: Date.now(), steps: [], progress },
  });
  expect(await make()).toBe(says);
  expect(create).toHaveBeenCalledTimes(calls);
});

it('of several that came meanwhile none is taken for it', async () => {
  lose('one', 'other');
  expect(await make()).toBe(`failed: ${unknown}`);
  expect(onMade).not.toHaveBeenCalled();
});

it('what is refused is said, and made by the next try', async () => {
  create.mockRejectedValueOnce(new HttpError(403, { message: 'not yours' }));
  expect(await make()).toBe('failed: not yours');
  await waitFor(async () => expect(await left()).toEqual([]));
  clearDrawn();
  expect(await make()).toBe('made: new');
  expect(create).toHaveBeenCalledTimes(2);
});
