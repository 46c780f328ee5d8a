import { screen } from '@testing-library/dom';
import { required, SaveContextProvider, type SaveContextValue, useNavigate } from 'ra-core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { vi } from 'vitest';
import { RecordForm } from '../../src/components/form/RecordForm';
import { useBlockSave } from '../../src/components/form/SaveBlocker';
import { draw, Field, ready } from './drawn';

export type FormProps = Partial<ComponentProps<typeof RecordForm>>;
type Around = Parameters<typeof draw>[1];
const needed = [required('Needed')];
export const save = vi.fn<NonNullable<SaveContextValue['save']>>();
/** Leads to another address. */
export let go = (_to: string, _state?: object) => {};

const Inside = ({ isHeld }: { isHeld: boolean }) => {
  useBlockSave(isHeld);
  const navigate = useNavigate();
  go = (to, state) => navigate(to, { state });
  return null;
};

/** The record is read again, and has these values by now. */
export let reread = (_now: object) => {};

/** The form of a record that is read again while it is open. */
const OfRecord = ({ first, form }: { first: object; form: (record: object) => ReactNode }) => {
  const [record, setRecord] = useState(first);
  reread = (now) => setRecord({ ...record, ...now });
  return form(record);
};

export interface FormSetting {
  isSaving?: boolean;
  isHeld?: boolean;
  record?: object;
  around?: Around;
}

/** The form of a carrier. */
export async function openForm(props: FormProps = {}, setting: FormSetting = {}) {
  save.mockReset();
  const { isSaving = false, isHeld = false, record = {}, around } = setting;
  draw(
    <SaveContextProvider value={{ save, saving: isSaving, mutationMode: 'pessimistic' }}>
      <OfRecord
        first={{ id: 'c-1', name: 'Acme', hosts: [{ host: 'a' }, { host: 'b' }], ...record }}
        form={(now) => (
          <RecordForm record={now} canSave successMessage="saved" {...props}>
            <Inside isHeld={isHeld} />
            <Field source="name" validate={needed} />
            <Field source="hosts.0.host" validate={needed} />
            <Field source="hosts.1.host" validate={needed} />
            <textarea aria-label="Notes" />
          </RecordForm>
        )}
      />
      <textarea aria-label="Elsewhere" />
    </SaveContextProvider>,
    { at: '/internal/carriers/c-1/edit?tab=a', ...around },
  );
  await ready(screen.findByLabelText('name'));
}
export const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
/** How much is said to be unsaved. */
export const status = () => document.querySelector('[data-save-bar] [role=status]')?.textContent;
