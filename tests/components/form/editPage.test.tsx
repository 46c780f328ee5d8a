// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { memoryStore } from 'ra-core';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { EditPage } from '../../../src/components/form/EditPage';
import type { AccessQuestion } from '../../../src/types/access';
import { clearDrawn, draw, Field, messages, press } from '../../support/drawn';

afterEach(clearDrawn);

const at = '/internal/carriers/c-1/edit';
const carrier = { id: 'c-1', name: 'Acme', account_sid: 'a-1' };
const getOne = vi.fn();
const update = vi.fn();
const failed = (status: number) => Object.assign(new Error(`said ${status}`), { status });

type Props = Partial<ComponentProps<typeof EditPage>>;
/** Opens the form of a carrier, as the platform answers it. */
function open(
  answer: object,
  props: Props = {},
  refused: (question: AccessQuestion) => boolean = () => false,
  store = memoryStore(),
) {
  getOne.mockReset().mockImplementation(async () => {
    if (answer instanceof Error) throw answer;
    return { data: await answer };
  });
  update.mockReset().mockImplementation(async (_resource, { data }) => ({ data }));
  draw(
    <EditPage {...props}>
      <Field source="name" />
      <Field source="hook.method" />
    </EditPage>,
    {
      at,
      path: '/internal/carriers/:id/edit',
      store,
      provider: { getOne, update },
      refusalOf: (question) =>
        refused(question) ? { message: 'refused', redirectTo: '/internal/away' } : null,
    },
  );
}
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const save = () => press('app.form.save');
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const isWaiting = () => document.querySelector('[aria-busy]') !== null;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

const title = 'resources.carriers.title.edit';
const missing = 'app.errors.notFoundNamed resources.carriers.name 1';
const isForeign = ({ record }: AccessQuestion) => record?.account_sid === ' ';
const isOwn = ({ action, record }: AccessQuestion) => action === 'edit' && record?.id === 'c-1';
it.each<
  [string, object, Props, ((question: AccessQuestion) => boolean) | undefined, string[], string]
>([
  ['of another account', failed(403), {}, isForeign, ['refused'], '/internal/away'],
  ['that nobody may see', failed(403), {}, undefined, ['app.access.denied'], '/internal'],
  ['that may not be changed', carrier, {}, isOwn, ['refused'], '/internal/away'],
  [
    'that is gone',
    failed(404),
    { leavesWhenFailed: true },
    undefined,
    [missing],
    '/internal/carriers',
  ],
  [
    'that fails',
    failed(500),
    { leavesWhenFailed: true },
    undefined,
    ['said 500'],
    '/internal/carriers',
  ],
])(
  'a record %s leads elsewhere, and says why',
  async (_what, answer, props, refused, said, hash) => {
    open(answer, props, refused);
    await waitFor(() => expect(location.hash).toBe(`#${hash}`));
    await waitFor(() => expect(messages()).toEqual(said));
    expect(screen.queryByLabelText('name')).toBeNull();
  },
);

it.each<[string, number, Props, string]>([
  ['is gone', 404, {}, missing],
  ['is gone, where there is more to say', 404, { missing: 'More' }, 'More'],
  ['fails', 500, { missing: 'More' }, 'said 500'],
  ['is asked for after the session', 401, { leavesWhenFailed: true }, 'said 401'],
])('a record that %s says so in its place', async (_what, status, props, said) => {
  open(failed(status), props);
  await screen.findByText(said);
  expect(location.hash).toBe(`#${at}`);
  expect(isWaiting()).toBe(false);
  // Nothing is known of it, and nothing is waited for.
  expect(heading()).toBe(title);
  expect(document.querySelector('.MuiSkeleton-root')).toBeNull();
  expect(screen.queryByRole('link', { name: 'app.forms.history' })).toBeNull();
  const retry = button('app.errors.retry');
  expect(retry === null).toBe(said === 'More');
  getOne.mockResolvedValue({ data: carrier });
  retry?.click();
  if (retry) expect(await screen.findByLabelText('name')).toHaveValue('Acme');
});

it.each<[string, Props, string | undefined]>([
  ['its name', {}, 'Acme'],
  ['its own title', { title: ({ name }) => `Carrier ${name}` }, 'Carrier Acme'],
  ['what every one is called', { hasFixedTitle: true }, `${title} Acme`],
  ['nothing within another page', { hasNoTitle: true }, undefined],
])('a record is headed by %s, once it is there', async (_what, props, wanted) => {
  let answer = (_record: object) => {};
  open(
    new Promise<object>((resolve) => {
      answer = resolve;
    }),
    props,
    // Whether it may be opened is known once it is there.
    ({ action, record }) => action === 'edit' && !record,
  );
  await waitFor(() => expect(isWaiting()).toBe(true));
  if (wanted) {
    // Its address is known, and its room is kept.
    expect(heading()).toBe(title);
    expect(document.querySelector('h1 .MuiSkeleton-root')).not.toBeNull();
    const link = screen.getByRole('link', { name: 'app.forms.history' });
    expect(link.getAttribute('href')).toContain('/internal/history?record=c-1');
  }
  answer(carrier);
  await screen.findByLabelText('name');
  expect(isWaiting()).toBe(false);
  expect(screen.queryByRole('heading', { level: 1 })?.textContent).toBe(wanted);
  expect(document.querySelector('h1 .MuiSkeleton-root')).toBeNull();
  expect(getOne).toHaveBeenCalledTimes(1);
  expect(getOne.mock.calls[0]?.[1]).toMatchObject({ id: 'c-1', meta: { whole: true } });
});

it('nothing is shown before what stands beside the form is there', async () => {
  open(carrier, { isWaiting: true, below: 'Below' });
  await waitFor(() => expect(heading()).toBe('Acme'));
  expect(isWaiting()).toBe(true);
  expect(screen.queryByText('Below')).toBeNull();
});

it('a record that was open is remembered by its name, and forgotten once it is gone', async () => {
  const all = () => store.getItem<{ name: string }[]>('recentRecords.sp-1');
  const store = memoryStore({
    'recentRecords.sp-1': [
      { resource: 'carriers', id: 'c-2', name: 'Other' },
      { resource: 'carriers', id: 'c-1', name: 'Before' },
    ],
  });
  open(failed(500), {}, undefined, store);
  await screen.findByText('said 500');
  expect(all()).toHaveLength(2);
  open(carrier, {}, undefined, store);
  await waitFor(() => expect(all()?.map(({ name }) => name)).toEqual(['Acme', 'Other']));
  open(failed(404), {}, undefined, store);
  await waitFor(() => expect(all()?.map(({ name }) => name)).toEqual(['Other']));
});

it('what follows a save is told what is stored, and what the form held', async () => {
  const onSaved = vi.fn();
  const shape = (data: object) => ({ ...data, shaped: true });
  open(carrier, { onSaved, transform: shape });
  await type('name', 'Acme 2');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const [stored, sent] = onSaved.mock.calls[0] ?? [];
  expect(stored).toMatchObject({ name: 'Acme 2', shaped: true });
  expect(sent).toMatchObject({ name: 'Acme 2' });
  expect(sent).not.toHaveProperty('shaped');
  expect(update.mock.calls[0]?.[1].meta).toMatchObject({ whole: true });
  expect(messages()).toEqual(['resources.carriers.notifications.updated']);
  expect(location.hash).toBe(`#${at}`);
});

it.each([true, false])(
  'what is discarded after a save that failed (%s) is read anew',
  async (isSaved) => {
    const onFailed = vi.fn();
    open(carrier, { onFailed });
    update.mockRejectedValue(failed(500));
    await type('name', 'Acme 2');
    if (isSaved) {
      await save();
      await screen.findByText('app.errors.saveTitle');
      expect(messages()).toEqual(['said 500']);
    }
    expect(onFailed).toHaveBeenCalledTimes(isSaved ? 1 : 0);
    await press('app.form.discard');
    await waitFor(() => expect(screen.getByLabelText('name')).toHaveValue('Acme'));
    expect(screen.queryByText('app.errors.saveTitle')).toBeNull();
    await waitFor(() => expect(getOne).toHaveBeenCalledTimes(isSaved ? 2 : 1));
  },
);

it.each([403, 404, 500])(
  'a form stays though its record cannot be read anew (%i)',
  async (status) => {
    open(carrier, { leavesWhenFailed: true, missing: 'More' });
    update.mockRejectedValue(failed(500));
    await type('name', 'Acme 2');
    await save();
    await screen.findByText('app.errors.saveTitle');
    getOne.mockRejectedValue(failed(status));
    await press('app.form.discard');
    await waitFor(() => expect(getOne).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.getByLabelText('name')).toHaveValue('Acme'));
    await type('name', 'Acme 3');
    await waitFor(() => expect(button('app.form.save')?.disabled).toBe(false));
    expect(screen.getByLabelText('name')).toHaveValue('Acme 3');
    expect(location.hash).toBe(`#${at}`);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('More')).toBeNull();
  },
);

it.each<[string, string[], object | undefined]>([
  ['with a part that cannot be read is kept as it is', ['hook.url'], { method: 'GET' }],
  ['that can be read is shaped', [], { shaped: true }],
  ['that cannot be read at all is shaped', ['name'], { shaped: true }],
])('a group of a record %s', async (_what, unreadable, hook) => {
  const shape = (data: object) => ({ ...data, name: 'shaped', hook: { shaped: true } });
  open({ ...carrier, name: '', hook: { method: 'POST' }, unreadable }, { transform: shape });
  await type('hook.method', 'GET');
  await save();
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ name: 'shaped', hook });
});

it.each([true, false])('a record that may be saved (%s) can be typed into', async (canSave) => {
  open(
    carrier,
    { below: 'Below' },
    ({ isWrite, action }) => !canSave && (isWrite === true || action === 'delete'),
  );
  expect(await screen.findByLabelText<HTMLInputElement>('name')).toSatisfy(
    (input: HTMLInputElement) => input.matches(':disabled') === !canSave,
  );
  const hasButton = (name: string) => screen.queryByRole('button', { name }) !== null;
  expect(hasButton('app.form.save')).toBe(canSave);
  expect(hasButton('resources.carriers.action.delete')).toBe(canSave);
  screen.getByText('Below');
  screen.getByText(canSave ? 'app.form.required' : 'app.form.readOnlyFor.account');
});
