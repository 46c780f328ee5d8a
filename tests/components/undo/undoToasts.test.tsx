// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UndoManyToast } from '../../../src/components/undo/UndoManyToast';
import { UndoToast } from '../../../src/components/undo/UndoToast';
import type { BackItem } from '../../../src/components/undo/useUndoMany';
import type { SaveLog } from '../../../src/saving/plan';
import { workEach } from '../../../src/saving/runMany';
import type { Taken } from '../../../src/saving/undo';
import { clearDrawn, draw, messages, press, ready } from '../../support/drawn';

const page = '/internal/carriers';
const taken = { resource: 'carriers', id: 'c-1', way: 'made' } as Taken;
const undoDeletion = vi.fn();
const provider = {
  undo: async () => ({ undoDeletion, valuesOf: () => ({ name: 'Acme' }) }),
  many: async () => ({
    each: (
      items: BackItem[],
      work: (item: BackItem) => Promise<undefined>,
      options: Parameters<typeof workEach>[3],
    ) => workEach(items, work, { isOver: () => false }, options),
  }),
} as object;
const says = async (text: string) =>
  expect(await ready(screen.findByText(text, { exact: false }))).toBeVisible();

beforeEach(() => undoDeletion.mockReset());
afterEach(clearDrawn);

function offer(more: Partial<ComponentProps<typeof UndoToast>> = {}) {
  draw(<UndoToast {...{ text: 'Deleted', taken, name: 'Acme', page, ...more }} />, {
    at: page,
    provider,
  });
}

it.each([
  { at: page, unread: [], told: [] },
  { at: '/internal', unread: [], told: ['app.undo.done Acme'] },
  { at: page, unread: ['name'], told: [] },
])('what was deleted is made again once, and leads there: %j', async ({ at, unread, told }) => {
  undoDeletion.mockResolvedValue({ id: 'c-9', unread });
  offer({ page: at });
  await says('Deleted');
  const undo = await ready(screen.findByRole('button', { name: 'app.undo.action' }));
  undo.focus();
  undo.click();
  undo.click();
  const link = await ready(screen.findByRole('link', { name: 'app.undo.open' }));
  expect(link).toHaveAttribute('href', '#/internal/carriers/c-9/edit');
  expect(link).toHaveFocus();
  expect(screen.getByText(/^app.undo.done Acme/).textContent?.includes('app.undo.unread')).toBe(
    unread.length > 0,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(undoDeletion.mock.calls.map(([one]) => one)).toEqual([taken]);
  expect(messages()).toEqual(told);
});

it.each([
  ['some of it', { createdId: 'c-9' }, 'part', 'retry'],
  ['nothing', {}, 'failed', 'action'],
])(
  'where %s was made again that is said, and goes on from there',
  async (_what, more, key, label) => {
    undoDeletion.mockRejectedValueOnce(Object.assign(new Error('no'), more));
    undoDeletion.mockResolvedValueOnce({ id: 'c-9', unread: [] });
    offer();
    await press('app.undo.action');
    await waitFor(() => expect(messages()).toEqual([`app.undo.${key} Acme no`]));
    expect(screen.queryAllByRole('link')).toHaveLength('createdId' in more ? 1 : 0);
    await press(`app.undo.${label}`);
    await says('app.undo.done Acme');
    const [first, second] = undoDeletion.mock.calls.map(([, { log }]) => log);
    expect(first).toBe(second);
  },
);

it('takes no focus from where it went meanwhile', async () => {
  undoDeletion.mockResolvedValue({ id: 'c-9', unread: [] });
  offer();
  const undo = await ready(screen.findByRole('button', { name: 'app.undo.action' }));
  undo.focus();
  undo.click();
  undo.blur();
  expect(await ready(screen.findByRole('link', { name: 'app.undo.open' }))).not.toHaveFocus();
});

it('what cannot be made again begins a new form', async () => {
  offer({ taken: { ...taken, way: 'form' } });
  expect(screen.queryByRole('button', { name: 'app.undo.action' })).toBeNull();
  await press('app.undo.again');
  await waitFor(() => expect(location.hash).toBe('#/internal/carriers/add'));
  expect(history.state.usr).toEqual({ record: { name: 'Acme' } });
  expect(undoDeletion).not.toHaveBeenCalled();
});

const tries: string[] = [];
let refused: string[] = [];
const logs = new Map<string, SaveLog>();
const items = ['a', 'b', 'c'].map(
  (id): BackItem => ({
    ...{ id, name: `Name ${id}` },
    back: async (log) => {
      expect(logs.get(id) ?? log).toBe(log);
      logs.set(id, log);
      tries.push(id);
      if (refused.includes(id)) throw new Error(`no ${id}`);
    },
  }),
);
function offerMany(more: Partial<ComponentProps<typeof UndoManyToast>> = {}) {
  tries.length = 0;
  logs.clear();
  draw(<UndoManyToast {...{ text: '3 deleted', items, page, ...more }} />, { at: page, provider });
}

it.each([
  { isAsked: false, at: page, told: false },
  { isAsked: true, at: page, told: false },
  { isAsked: false, at: '/internal', told: true },
])('what was done with many is taken back: %j', async ({ isAsked, at, told }) => {
  refused = [];
  offerMany({ isAsked, page: at });
  if (!isAsked) {
    await says('3 deleted');
    expect(tries).toEqual([]);
    await press('app.undo.action');
  }
  await says('app.undo.many.done 3');
  expect(tries).toEqual(['a', 'b', 'c']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(messages()).toEqual(told ? ['app.undo.many.done 3'] : []);
});

it('what could not be taken back is named with why, and alone tried again', async () => {
  refused = ['b', 'c'];
  offerMany();
  await press('app.undo.action');
  await says('app.undo.many.done 1 app.undo.many.left 2 Name b – no b Name c – no c');
  refused = [];
  await press('app.undo.retry');
  await says('app.undo.many.done 3');
  expect(tries).toEqual(['a', 'b', 'c', 'b', 'c']);
});
