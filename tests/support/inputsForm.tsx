import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { Form, required } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { FormSecrets } from '../../src/components/form/drafts/FormSecrets';
import { draw, ready } from './drawn';

export const saved = vi.fn();
export const secrets = { current: new Map() };
export const needed = [required('Needed')];
/** As every form of the console has it. */
const keepTyped = { keepDirtyValues: true };

/** A form with inputs. */
export function openInputs(
  inputs: ReactNode,
  record: object = {},
  around: Parameters<typeof draw>[1] = {},
) {
  saved.mockReset();
  secrets.current.clear();
  draw(
    <Form record={record} onSubmit={saved} resetOptions={keepTyped} noValidate>
      <FormSecrets value={secrets}>{inputs}</FormSecrets>
      <button type="submit">Save</button>
    </Form>,
    around,
  );
}
/** What the form saves now. */
export async function sent() {
  (await ready(screen.findByText('Save'))).click();
  await waitFor(() => expect(saved).toHaveBeenCalled());
  return saved.mock.lastCall?.[0];
}
/** The form is not saved: something in it is wrong. */
export async function refused() {
  (await ready(screen.findByText('Save'))).click();
  await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).not.toBeNull());
  expect(saved).not.toHaveBeenCalled();
}
export const input = (label: string) =>
  screen.queryByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
export const typeInto = (label: string, value: string) =>
  fireEvent.change(input(label) as HTMLElement, { target: { value } });
/** What is chosen in a select, by its name. */
export const choice = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
