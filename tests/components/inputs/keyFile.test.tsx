// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { required } from 'ra-core';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ServiceKeyInput } from '../../../src/components/inputs/ServiceKeyInput';
import { maskServiceKey, validateServiceKey } from '../../../src/domain/serviceKey';
import { clearDrawn, press } from '../../support/drawn';
import { openInputs, refused, secrets, sent } from '../../support/inputsForm';

afterEach(clearDrawn);

const rules = [required('Needed'), validateServiceKey];
const keyOf = (private_key: string) => JSON.stringify({ client_email: 'a@b', private_key });
const [stored, other] = [keyOf('stored-0123456789'), keyOf('other-0123456789')];
const hiddenOf = (key: string) => maskServiceKey(key);
function open(key: unknown, props: Partial<ComponentProps<typeof ServiceKeyInput>> = {}) {
  openInputs(<ServiceKeyInput source="key" label="Key" validate={rules} {...props} />, { key });
  return waitFor(() => expect(document.querySelector('input[type=file]')).not.toBeNull());
}
const file = () => document.querySelector('input[type=file]') as HTMLInputElement;
const buttonText = () => file().parentElement?.textContent;
const shown = () => screen.queryByRole('group', { name: 'Key' })?.textContent ?? null;
const help = () =>
  document.getElementById(file().getAttribute('aria-describedby') ?? '')?.textContent;
const isKeepable = () => screen.queryByText('app.form.keepStored') !== null;
function choose(...texts: string[]) {
  const files = texts.map((text) => new File([text], 'key.json'));
  fireEvent.change(file(), { target: { files } });
}
const choice = (of: 'choose' | 'replace') => `app.serviceKey.${of}`;

it.each<[string, unknown, object, string | null, 'choose' | 'replace']>([
  ['that is stored', stored, {}, hiddenOf(stored), 'replace'],
  ['that is not there', undefined, {}, null, 'choose'],
  ['that is empty', '', {}, null, 'choose'],
  ['that is no key', 'abc', {}, null, 'choose'],
  ['that is of no use any more', stored, { mustReplace: true }, null, 'choose'],
])('a key %s is shown without its secret, or asked for', async (_what, key, props, text, of) => {
  await open(key, props);
  await waitFor(() => expect(buttonText()).toBe(choice(of)));
  expect(shown()).toBe(text);
  expect(help()).toBe('app.serviceKey.help');
  expect(file().accept).toBe('.json,application/json');
  expect(file()).toHaveAttribute('aria-invalid', 'false');
  expect(document.querySelector(`label[for="${file().id}"]`)?.textContent).toContain('Key');
  expect(isKeepable()).toBe(false);
  expect(secrets.current.get('["key"]')).toEqual({ path: ['key'], label: 'Key' });
  if (text) expect((await sent()).key).toBe(key);
  else await refused();
});

it('a file takes the place of what is stored, until that is kept after all', async () => {
  await open(stored);
  // A browser has the name of the file there.
  Object.defineProperty(file(), 'value', { value: 'key.json', writable: true });
  choose(` ${other}\n`);
  await waitFor(() => expect(shown()).toBe(hiddenOf(other)));
  expect((await sent()).key).toBe(other);
  // The same file can be chosen once more.
  expect(file().value).toBe('');
  await press('app.form.keepStored');
  await waitFor(() => expect(shown()).toBe(hiddenOf(stored)));
  expect(isKeepable()).toBe(false);
  expect((await sent()).key).toBe(stored);
});

it('where the stored one is of no use a file is chosen, and that one cannot be kept', async () => {
  await open(stored, { mustReplace: true, helperText: 'Help' });
  expect(help()).toBe('Help');
  choose(other);
  await waitFor(() => expect(shown()).toBe(hiddenOf(other)));
  expect(buttonText()).toBe(choice('replace'));
  expect(isKeepable()).toBe(false);
  expect((await sent()).key).toBe(other);
});

it('no file changes nothing, and one that is no key is refused at once', async () => {
  await open(null);
  choose();
  choose('no key');
  await waitFor(() => expect(help()).toBe('app.serviceKey.invalid'));
  expect(file()).toHaveAttribute('aria-invalid', 'true');
  expect(shown()).toBeNull();
  await refused();
  choose(other, stored);
  await waitFor(() => expect(help()).toBe('app.serviceKey.help'));
  expect(file()).toHaveAttribute('aria-invalid', 'false');
  expect((await sent()).key).toBe(other);
});
