// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeleteConfirmation } from '../../src/components/dialogs/DeleteConfirmation';
import { HttpError } from '../../src/http/HttpError';
import type { AccessQuestion, Refusal } from '../../src/types/access';
import { clearDrawn, draw, messages, press, ready } from '../support/drawn';

type Options = ComponentProps<typeof DeleteConfirmation>;
const record = { id: 'c-1', name: 'Acme' };
const one = { resource: 'phone-numbers' as const, id: 'n-1', name: '15550100' };
const [onClose, onDeleted, remove] = [vi.fn(), vi.fn(), vi.fn()];

function ask(options: Partial<Options> = {}, refusal: Refusal | null = null) {
  draw(<DeleteConfirmation {...{ record, onClose, name: 'Acme', ...options }} />, {
    at: '/internal/carriers/c-1/edit',
    refusalOf: ({ action }: AccessQuestion) => (action === 'create' ? refusal : null),
    provider: { delete: remove },
    actions: { loadTexts: async () => undefined },
  });
}
const confirmed = () => press('app.confirm.delete');
const button = () => screen.findByRole('button', { name: 'app.confirm.delete' });
const isSaid = async (name: string) =>
  expect(await ready(screen.findByText(name, { exact: false }))).toBeVisible();

beforeEach(() => {
  remove.mockReset().mockResolvedValue({ data: { id: 'c-1' } });
  for (const told of [onClose, onDeleted]) told.mockReset();
});
afterEach(clearDrawn);

const here = '#/internal/carriers/c-1/edit';
it.each<[string, Partial<Options>, string]>([
  ['the list stays', {}, here],
  ['its own page leads to the list', { leadsToList: true }, '#/carriers'],
  [
    'its own page leads to the form for a new one',
    { leadsToList: true, redirectTo: 'create' },
    '#/carriers/create',
  ],
  ['what follows is done instead', { leadsToList: true, onDeleted }, here],
])('what is confirmed is deleted, and %s', async (_what, options, leadsTo) => {
  ask({ usage: async () => ({ numbers: [] }), ...options });
  await isSaid('resources.carriers.sections.dangerPurpose');
  expect(remove).not.toHaveBeenCalled();
  await confirmed();
  await waitFor(() =>
    expect(messages()).toEqual(['resources.carriers.notifications.deleted Acme']),
  );
  expect(remove.mock.calls).toEqual([
    ['carriers', { id: 'c-1', previousData: record, meta: { log: expect.anything() } }],
  ]);
  await waitFor(() => expect(location.hash).toBe(leadsTo));
  expect(onDeleted).toHaveBeenCalledTimes(options.onDeleted ? 1 : 0);
});

it.each<[string, Refusal | null, boolean]>([
  ['who may add one', null, true],
  ['nobody else', { message: 'no' } as Refusal, false],
])('the way back is said before to %s', async (_who, refusal, isOffered) => {
  ask({ usage: async () => ({}) }, refusal);
  await button();
  expect(screen.queryByText('app.undo.before.made') !== null).toBe(isOffered);
});

it('what cannot be looked at is not deleted, and that is said', async () => {
  ask({
    usage: async () => {
      throw new Error('unread');
    },
  });
  await isSaid('unread');
  expect(await button()).toBeDisabled();
});

it('nothing can be confirmed while it is looked at', async () => {
  ask({ usage: () => new Promise(() => undefined) });
  const waits = await ready(screen.findByRole('button', { name: 'app.confirm.checking' }));
  expect(waits).toBeDisabled();
});

it('what is in use is not deleted, and it is said by what', async () => {
  ask({
    usage: async () => ({
      numbers: [one],
      parts: { records: [], count: 4, looked: { at: 2, of: 9 } },
      none: [],
    }),
  });
  await isSaid('app.confirm.inUseTitle Acme');
  await isSaid('resources.carriers.usage.blocked');
  await isSaid('resources.carriers.usage.numbers (1)');
  await isSaid('app.usedBy.looked 2 9');
  expect(screen.getByText('resources.carriers.usage.parts')).toBeVisible();
  expect(screen.queryByText(/usage.none/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'app.confirm.delete' })).toBeNull();
  await press('app.confirm.close');
  expect(onClose).toHaveBeenCalledTimes(1);
});

const used = new HttpError(422, { message: 'app.errors.inUse' });
const part = { records: [], count: 0, looked: { at: 1, of: 2 } };
it.each([
  ['looked at further, and says by what it is used', used, part, [one], [false, true]],
  ['looked at further, and tried again where nothing is found', used, part, [], [false, true]],
  ['only told where all was looked at', used, [], [], [false]],
  [
    'only told where its reason is another',
    new HttpError(404, { message: 'gone' }),
    part,
    [],
    [false],
  ],
])('what the platform refuses is %s', async (_what, error, first, then, asked) => {
  remove.mockRejectedValueOnce(error);
  const usage = vi.fn(async (isRefused: boolean) => ({ numbers: isRefused ? then : first }));
  ask({ usage });
  await confirmed();
  await isSaid(then.length > 0 ? 'app.confirm.inUseTitle Acme' : error.message);
  await waitFor(() => expect(usage.mock.calls.flat()).toEqual(asked));
  expect(onClose).not.toHaveBeenCalled();
  if (then.length > 0) return;
  await waitFor(async () => expect(await button()).toBeEnabled());
  await confirmed();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(remove).toHaveBeenCalledTimes(2);
});
