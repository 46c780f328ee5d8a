// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { type ComponentProps, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Combobox } from '../../../src/components/inputs/Combobox';
import { clearDrawn, draw, messages, press, ready } from '../../support/drawn';

afterEach(clearDrawn);

type Props = ComponentProps<typeof Combobox>;
const choices = ['Acme', 'Acme 2', 'Beta'].map((name) => ({ id: `${name}-id`, name }));
const beta = choices[2] ?? null;
const told = { onChange: vi.fn(), onText: vi.fn(), onOpen: vi.fn(), onEscape: vi.fn() };

const Field = ({ value: first = null, ...props }: Partial<Props>) => {
  const [value, setValue] = useState(first);
  const onChange = (choice: Props['value']) => {
    told.onChange(choice?.id ?? null);
    setValue(choice);
  };
  return (
    <Combobox label="Account" choices={choices} {...told} {...props} {...{ value, onChange }} />
  );
};
async function open(props: Partial<Props> = {}) {
  for (const one of Object.values(told)) one.mockReset();
  draw(
    <>
      <Field {...props} />
      <button type="button">Next</button>
    </>,
  );
  return ready(screen.findByRole('combobox', { name: 'Account' })) as Promise<HTMLInputElement>;
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Account' });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const highlighted = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const offers = (...names: string[]) => waitFor(() => expect(offered()).toEqual(names));
function type(value: string) {
  field().focus();
  fireEvent.input(field(), { target: { value } });
}
const key = (name: string) => fireEvent.keyDown(field(), { key: name });
const changes = () => told.onChange.mock.calls.flat();

it.each<[string, string, string[], string[], string | null, string]>([
  ['the first that is found', 'be', ['Beta'], ['Enter'], 'Beta-id', 'Beta'],
  ['the first of several', 'acme', ['Acme', 'Acme 2'], ['Enter'], 'Acme-id', 'Acme'],
  ['the next', 'acme', ['Acme', 'Acme 2'], ['ArrowDown', 'Enter'], 'Acme 2-id', 'Acme 2'],
  ['none by Escape', 'acme', ['Acme', 'Acme 2'], ['Escape'], null, 'acme'],
])('by keys %s is taken, and the choices close', async (_what, typed, found, keys, id, text) => {
  await open();
  type(typed);
  await offers(...found);
  await waitFor(() => expect(highlighted()).toBe(found[0]));
  keys.forEach(key);
  await offers();
  expect(changes()).toEqual(id ? [id] : []);
  expect(field().value).toBe(text);
  expect(told.onEscape).toHaveBeenCalledTimes(id ? 0 : 1);
  expect(told.onOpen).toHaveBeenCalledTimes(1);
  expect(told.onText.mock.calls.filter(([, isTyped]) => isTyped)).toEqual([[typed, true]]);
  if (id) expect(told.onText).toHaveBeenLastCalledWith(text, false);
});

it.each([
  ['from the first letter on', ['acm']],
  ['with each one', ['a', 'acm']],
])('the first that is found is taken though another one is chosen, %s', async (_when, letters) => {
  await open({ value: choices[1] ?? null });
  for (const text of letters) {
    type(text);
    await waitFor(() => expect(offered().length).toBeGreaterThan(1));
  }
  await offers('Acme', 'Acme 2');
  await waitFor(() => expect(highlighted()).toBe('Acme'));
  key('Enter');
  await waitFor(() => expect(changes()).toEqual(['Acme-id']));
});

it('the choices open by their button, and one is taken by a press', async () => {
  await open();
  expect(offered()).toEqual([]);
  await press('app.choices.open');
  await offers('Acme', 'Acme 2', 'Beta');
  expect(told.onOpen).toHaveBeenCalledTimes(1);
  // The list stands above the page, and is called as its field is.
  expect(screen.getByRole('listbox', { name: 'Account' }).closest('.combobox')).toBeNull();
  screen.getByRole('option', { name: 'Beta' }).click();
  await offers();
  expect(changes()).toEqual(['Beta-id']);
  expect(field().value).toBe('Beta');
  await press('app.choices.open');
  await offers('Acme', 'Acme 2', 'Beta');
  await press('app.choices.close');
  await offers();
  expect(changes()).toEqual(['Beta-id']);
  expect(told.onEscape).not.toHaveBeenCalled();
});

it.each<[boolean, string, string[]]>([
  [true, 'app.loading', ['zzz']],
  [false, 'app.choices.none', ['zzz']],
  // After some were found.
  [false, 'app.choices.none', ['a', 'azz']],
])(
  'where nothing is found (more is on its way: %s) %s is said',
  async (isLoading, words, typed) => {
    await open({ isLoading, value: beta });
    for (const text of typed) {
      type(text);
      await ready(text === 'a' ? screen.findByText('Acme 2') : screen.findByText(words));
    }
    // There is nothing to take: what was chosen stays.
    key('Enter');
    await waitFor(() => expect(messages()).toEqual([`app.choices.untaken ${typed.at(-1)}`]));
    screen.getByText(words);
    expect(changes()).toEqual([]);
    screen.getByText('Next').focus();
    await waitFor(() => expect(field().value).toBe('Beta'));
  },
);

const buttons = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
const [clear, arrow] = ['app.choices.clear', 'app.choices.open'];
it.each<[string, Partial<Props>, (string | null)[]]>([
  ['as it is', {}, [arrow]],
  ['that holds a choice', { value: beta }, [arrow]],
  ['that may hold none', { isClearable: true }, [arrow]],
  ['that may hold none, and holds one', { isClearable: true, value: beta }, [clear, arrow]],
  ['that is read', { isClearable: true, value: beta, isReadOnly: true }, [arrow]],
  ['that cannot be used', { value: beta, isDisabled: true }, []],
  ['with a text of its own', { isClearable: true, text: 'own' }, [arrow]],
])('a field %s has its buttons', async (_what, props, wanted) => {
  await open({ placeholder: 'All', className: 'wide', ...props });
  expect(buttons()).toEqual([...wanted, null]);
  expect(field().readOnly).toBe(props.isReadOnly ?? false);
  expect(field().disabled).toBe(props.isDisabled ?? false);
  expect(field().value).toBe(props.text ?? props.value?.name ?? '');
  expect(field().placeholder).toBe('All');
  expect(field().closest('.combobox')?.classList.contains('wide')).toBe(true);
});

it('what was chosen is taken back', async () => {
  await open({ isClearable: true, value: beta });
  await press(clear);
  await waitFor(() => expect(field().value).toBe(''));
  expect(changes()).toEqual([null]);
});

it.each([true, false])('a field that starts open (%s) has the focus', async (startsOpen) => {
  await open({ startsOpen, value: beta });
  await offers(...(startsOpen ? ['Acme', 'Acme 2', 'Beta'] : []));
  await waitFor(() => expect(document.activeElement === field()).toBe(startsOpen));
  if (!startsOpen) return;
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 4]);
  // In its own place.
  expect(screen.getByRole('listbox').closest('.combobox')).not.toBeNull();
  key('Escape');
  await waitFor(() => expect(told.onEscape).toHaveBeenCalledTimes(1));
});

it('what is typed and means no choice is told, and what was chosen stays', async () => {
  await open({ value: beta });
  type('zzz');
  await screen.findByText('app.choices.none');
  screen.getByText('Next').focus();
  await waitFor(() => expect(messages()).toEqual(['app.choices.untaken zzz']));
  await waitFor(() => expect(field().value).toBe('Beta'));
  expect(changes()).toEqual([]);
});
