// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { AutocompleteInput } from '../../../src/components/inputs/AutocompleteInput';
import { clearDrawn } from '../../support/drawn';
import { openInputs } from '../../support/inputsForm';

afterEach(clearDrawn);

const choices = ['east', 'west'].map((name) => ({ id: name, name }));
const field = () => document.querySelector('[role=combobox]') as HTMLInputElement;
const options = () => document.querySelectorAll('[role=option]').length;

it('the focus alone, as after a refused save, opens no list over the form', async () => {
  openInputs(<AutocompleteInput source="region" choices={choices} />, { region: null });
  await waitFor(() => expect(field()).not.toBeNull());
  field().focus();
  // Drawn as the one that has the focus, which would be drawn with its list.
  await waitFor(() => expect(document.querySelector('.Mui-focused')).not.toBeNull());
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(options()).toBe(0);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  await waitFor(() => expect(options()).toBe(2));
});
