// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchChoiceInput } from '../../../src/components/inputs/SearchChoiceInput';
import { clearDrawn } from '../../support/drawn';
import { needed, openInputs, refused, sent } from '../../support/inputsForm';

afterEach(clearDrawn);

type Props = Partial<ComponentProps<typeof SearchChoiceInput>>;
const few = ['alpha', 'beta', 'gamma'].map((value) => ({ value, name: `Voice ${value}` }));
const many = Array.from({ length: 150 }, (_, index) => ({
  value: `v${index}`,
  name: `No ${index}`,
}));
const withNone = [{ value: '', name: 'None' }, ...few];

const found = () => document.querySelector<HTMLInputElement>('[role=combobox]');
const field = () => found() as HTMLInputElement;
async function open(voice: unknown, props: Props = {}) {
  openInputs(<SearchChoiceInput source="voice" label="Voice" choices={few} {...props} />, {
    voice,
  });
  await waitFor(() => expect(found()).not.toBeNull());
}
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const names = (of = options()) => of.map(({ textContent }) => textContent);
const offers = (...wanted: string[]) => waitFor(() => expect(names()).toEqual(wanted));
const take = (name: string) =>
  options()
    .find(({ textContent }) => textContent === name)
    ?.click();
function type(value: string) {
  field().focus();
  fireEvent.input(field(), { target: { value } });
}
const isInvalid = () => field().getAttribute('aria-invalid') === 'true';

it.each<[string, unknown, Props, string]>([
  ['a choice', 'beta', {}, 'Voice beta'],
  ['what is not offered', 'gone', {}, 'app.form.notInList gone'],
  ['what may be offered yet', 'gone', { choices: [], isPending: true }, 'gone'],
  ['nothing', null, {}, ''],
  ['nothing', undefined, {}, ''],
  ['nothing, which is a choice', null, { choices: withNone }, 'None'],
])('%s that is stored is shown', async (_what, stored, props, shown) => {
  await open(stored, props);
  expect(field().value).toBe(shown);
  expect(field().readOnly).toBe(props.isPending ?? false);
  expect(screen.queryAllByRole('progressbar')).toHaveLength(props.isPending ? 1 : 0);
  // The one that opens it; a choice is replaced, never taken away.
  expect(document.querySelectorAll('.MuiAutocomplete-endAdornment button')).toHaveLength(1);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  await waitFor(() => expect(options().length > 0).toBe(!props.isPending));
  expect((await sent()).voice ?? null).toBe(stored ?? null);
});

it.each<[string, string[]]>([
  ['voi', ['Voice alpha', 'Voice beta', 'Voice gamma']],
  ['ET', ['Voice beta']],
  ['beta', ['Voice beta']],
])('%j finds by name and by value', async (typed, wanted) => {
  await open('alpha');
  type(typed);
  await offers(...wanted);
});

it('a value finds its choice, whatever that is called', async () => {
  const onChange = vi.fn();
  await open('alpha', { choices: [...few, { value: 'en-GB', name: 'English' }], onChange });
  type('-gb');
  await offers('English');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(field().value).toBe('English'));
  expect((await sent()).voice).toBe('en-GB');
  expect(onChange.mock.calls).toEqual([['en-GB']]);
  // The same once more is no change.
  type('english');
  await offers('English');
  take('English');
  await offers();
  expect(onChange).toHaveBeenCalledTimes(1);
});

it.each([
  ['from the first letter on', ['voi']],
  ['with each one', ['v', 'voi']],
])('Enter takes the first that is found, %s', async (_when, letters) => {
  await open('gamma');
  for (const text of letters) {
    type(text);
    await offers('Voice alpha', 'Voice beta', 'Voice gamma');
  }
  const highlighted = () => field().getAttribute('aria-activedescendant') ?? '';
  await waitFor(() =>
    expect(document.getElementById(highlighted())?.textContent).toBe('Voice alpha'),
  );
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(field().value).toBe('Voice alpha'));
  expect((await sent()).voice).toBe('alpha');
});

it('of many a hundred are offered, the chosen one among them, and how many there are besides', async () => {
  await open('v120', { choices: many });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  await waitFor(() => expect(options()).toHaveLength(102));
  expect([names()[0], names()[1], names().at(-1)]).toEqual([
    ...['No 120', 'No 0', 'app.form.moreChoices 49'],
  ]);
  const isOff = (option: HTMLElement) => option.getAttribute('aria-disabled') === 'true';
  expect(names(options().filter(isOff))).toEqual(['app.form.moreChoices 49']);
  type('no 14');
  await waitFor(() => expect(options()).toHaveLength(11));
});

it('what is asked for, and not chosen, is said below the field', async () => {
  await open('', { choices: few, validate: needed, placeholder: 'which' });
  expect(field().placeholder).toBe('which');
  expect(isInvalid()).toBe(false);
  expect(screen.queryByText('Needed')).toBeNull();
  await refused();
  await screen.findByText('Needed');
  expect(isInvalid()).toBe(true);
  type('beta');
  await offers('Voice beta');
  take('Voice beta');
  await waitFor(() => expect(isInvalid()).toBe(false));
  expect((await sent()).voice).toBe('beta');
});

it('what is typed and no choice is told, and what is stored stays', async () => {
  await open('beta');
  type('zzz');
  await screen.findByText('app.form.noChoice');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await screen.findByText('app.choices.untaken zzz');
  expect(isInvalid()).toBe(true);
  screen.getByText('Save').focus();
  await waitFor(() => expect(field().value).toBe('Voice beta'));
  type('gam');
  await waitFor(() => expect(isInvalid()).toBe(false));
  await offers('Voice gamma');
  take('Voice gamma');
  expect((await sent()).voice).toBe('gamma');
});
