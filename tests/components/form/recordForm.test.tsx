// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { clearDrawn, messages, press, type } from '../../support/drawn';
import {
  button,
  type FormProps,
  type FormSetting,
  openForm,
  reread,
  save,
  status,
} from '../../support/recordForm';

afterEach(clearDrawn);

it.each<[string, FormProps, FormSetting, string]>([
  ['may be saved', {}, {}, 'app.form.required'],
  ['is another scope’s', { canSave: false }, {}, 'app.form.readOnlyFor.account'],
  [
    'may only be looked at',
    { canSave: false },
    { around: { identity: { isViewOnly: true } } },
    'app.form.readOnlyFor.viewOnly',
  ],
])('a record that %s says so', async (_what, props, setting, note) => {
  await openForm(props, setting);
  screen.getByText(note);
  const canSave = props.canSave ?? true;
  expect(screen.getByLabelText('name').matches(':disabled')).toBe(!canSave);
  expect(button('app.form.save') !== null).toBe(canSave);
  expect(screen.queryAllByRole('note')).toHaveLength(canSave ? 0 : 1);
});

const label = (source: string) => `resources.carriers.fields.${source}`;
it.each<[string[] | undefined, string | undefined]>([
  [undefined, undefined],
  [[], undefined],
  [['name'], label('name')],
  [['hook.url', 'hook.method', 'name'], `app.listed ${label('hook')} ${label('name')}`],
])('of values that cannot be read (%j) each field is named once', async (unreadable, fields) => {
  await openForm({}, { record: { unreadable } });
  const text = screen.queryByText(/^app\.errors\.unreadableFields/)?.textContent;
  expect(text).toBe(fields && `app.errors.unreadableFields ${fields}`);
});

it('a save that is refused tells how many fields are wrong, each time, and leads to the first', async () => {
  await openForm();
  type('hosts.1.host', '');
  type('hosts.0.host', '');
  type('name', '');
  expect(messages()).toEqual([]);
  await press('app.form.save');
  await waitFor(() => expect(messages()).toEqual(['app.errors.formTitle 3']));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('name')));
  type('name', 'x');
  await press('app.form.save');
  await waitFor(() => expect(messages()).toContain('app.errors.formTitle 2'));
  expect(messages()).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('hosts.0.host')));
  expect(save).not.toHaveBeenCalled();
});

type Buttons = Record<'save' | 'shown' | 'discard' | 'cancel' | 'another', boolean | null>;
const none = { discard: null, cancel: null, another: null };
const isOn = (name: string) => {
  const found = button(name);
  return found && !found.matches(':disabled, [aria-disabled=true]');
};
const another = { isNew: true, onAnother: () => undefined, onCancel: () => undefined };
it.each<[string, FormProps, FormSetting, boolean, Buttons]>([
  ['clean', {}, {}, false, { save: false, shown: false, ...none }],
  ['changed', {}, {}, true, { save: true, shown: true, ...none, discard: true }],
  [
    'changed and held',
    {},
    { isHeld: true },
    true,
    { save: false, shown: false, ...none, discard: true },
  ],
  ['stored', { onAnother: another.onAnother }, {}, false, { save: false, shown: false, ...none }],
  ['saving', {}, { isSaving: true }, true, { save: false, shown: false, ...none, discard: false }],
  ['new', { isNew: true }, {}, false, { save: true, shown: true, ...none }],
  [
    'new, with all ways',
    another,
    {},
    true,
    { save: true, shown: true, discard: null, cancel: true, another: true },
  ],
  [
    'new and held',
    another,
    { isHeld: true },
    false,
    { save: false, shown: false, discard: null, cancel: true, another: false },
  ],
  [
    'new and saving',
    another,
    { isSaving: true },
    false,
    { save: false, shown: false, discard: null, cancel: false, another: false },
  ],
])('a form that is %s offers what can be done', async (_what, props, setting, isTyped, wanted) => {
  await openForm(props, setting);
  const { isSaving } = setting;
  const name = isSaving ? 'app.form.saving' : props.isNew ? 'app.form.create' : 'app.form.save';
  await screen.findByRole('button', { name });
  if (isTyped) type('name', 'Acme 2');
  await waitFor(() =>
    expect({
      save: isOn(name),
      shown: isOn('app.forms.willBeSent'),
      discard: isOn('app.form.discard'),
      cancel: isOn('app.form.cancel'),
      another: isOn('app.forms.createAnother'),
    }).toEqual(wanted),
  );
  expect(status()).toBe(isTyped ? 'app.form.unsaved 1' : '');
  const isClean = !isTyped && !props.isNew;
  expect(screen.queryAllByText('app.forms.noChanges')).toHaveLength(isClean ? 1 : 0);
  const described = button(name)?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(
    isClean ? 'app.forms.noChanges' : undefined,
  );
});

it.each([true, false])(
  'another form is wanted (%s) or not before the save of this one',
  async (isWanted) => {
    const onAnother = vi.fn();
    await openForm({ ...another, onAnother });
    await press(isWanted ? 'app.forms.createAnother' : 'app.form.create');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(onAnother.mock.calls).toEqual([[isWanted]]);
  },
);

it('what is discarded is as it was, and an error of the last save goes', async () => {
  const onDiscarded = vi.fn();
  await openForm({ onDiscarded });
  save.mockImplementation(async (_values, callbacks) => {
    callbacks?.onError?.(new Error('refused'), {}, undefined as never);
  });
  type('name', 'Acme 2');
  await press('app.form.discard');
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveValue('Acme'));
  expect(onDiscarded).not.toHaveBeenCalled();
  type('name', 'Acme 3');
  await press('app.form.save');
  await screen.findByText('app.errors.saveTitle');
  screen.getByText('refused');
  type('name', 'Acme');
  // There is something to finish or to give up though nothing is changed.
  await waitFor(() => expect(status()).toBe(''));
  expect(isOn('app.form.save')).toBe(true);
  await press('app.form.discard');
  await waitFor(() => expect(screen.queryByText('app.errors.saveTitle')).toBeNull());
  expect(onDiscarded).toHaveBeenCalledTimes(1);
  expect(isOn('app.form.save')).toBe(false);
});

it('what was typed stays when the record is read again, and what others changed is shown', async () => {
  await openForm();
  type('name', 'Acme 2');
  reread({ name: 'Acme 3', hosts: [{ host: 'c' }, { host: 'b' }] });
  await waitFor(() => expect(screen.getByLabelText('hosts.0.host')).toHaveValue('c'));
  expect(screen.getByLabelText('name')).toHaveValue('Acme 2');
  expect(status()).toBe('app.form.unsaved 1');
});

it.each<[string, string, object, boolean, boolean]>([
  ['Ctrl+S in a field', 'name', { key: 's', ctrlKey: true }, true, true],
  ['Ctrl+S elsewhere', 'Elsewhere', { key: 's', ctrlKey: true }, true, true],
  ['Ctrl+S that is held down', 'name', { key: 's', ctrlKey: true, repeat: true }, true, false],
  ['S', 'name', { key: 's' }, false, false],
  ['Ctrl+Enter in lines', 'Notes', { key: 'Enter', ctrlKey: true }, true, true],
  ['Ctrl+Enter in a line', 'name', { key: 'Enter', ctrlKey: true }, false, false],
  ['Ctrl+Enter in other lines', 'Elsewhere', { key: 'Enter', ctrlKey: true }, false, false],
  ['Enter in lines', 'Notes', { key: 'Enter' }, false, false],
])('%s is taken or not, and saves or not', async (_key, at, key, isTaken, isSaved) => {
  await openForm({ isNew: true });
  expect(!fireEvent.keyDown(screen.getByLabelText(at), key)).toBe(isTaken);
  // What is pressed now saves once, unless the key has done so.
  if (!isSaved) await press('app.form.create');
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save).toHaveBeenCalledTimes(1);
});

it('a shortcut saves nothing below a dialog, nor once its form is gone', async () => {
  await openForm({ isNew: true });
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  const key = { key: 's', ctrlKey: true };
  expect(fireEvent.keyDown(document.body, key)).toBe(false);
  dialog.remove();
  expect(save).not.toHaveBeenCalled();
  clearDrawn();
  expect(fireEvent.keyDown(document.body, key)).toBe(true);
});
