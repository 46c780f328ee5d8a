// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { Form, required, type Validator } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { type RowRules, UndrawnRows } from '../../../src/components/form/UndrawnRows';
import { clearDrawn, draw, Field, ready } from '../../support/drawn';

afterEach(clearDrawn);

const long: Validator = (value) =>
  String(value ?? '').length > 3 ? { message: 'Long', args: { most: 3 } } : undefined;
const asked: Validator = () => Promise.resolve('Taken');
const named = [required('Named')];
const rules: RowRules = { host: [required('Needed'), long], port: [asked] };
const save = vi.fn();
const reveal = vi.fn();
let setHosts = (_hosts: object[]) => {};

const Handle = () => {
  const { setValue } = useFormContext();
  setHosts = (hosts) => setValue('hosts', hosts);
  return null;
};

/** A form with rows of which only the first is drawn. */
async function open(record: object, source = 'hosts') {
  save.mockReset();
  reveal.mockReset();
  draw(
    <Form record={{ name: 'Acme', ...record }} onSubmit={save}>
      <Handle />
      <Field source="name" validate={named} />
      <UndrawnRows
        source={source}
        rules={rules}
        rows={{ isDrawn: (index) => index === 0, reveal }}
        nameOf={(index) => `Host ${index + 1}`}
      />
      <button type="submit">Save</button>
    </Form>,
  );
  await ready(screen.findByText('Save'));
}
const press = async () => (await screen.findByText('Save')).click();
const told = () => screen.queryByRole('alert')?.textContent;

const gone = { host: '', is_removed: true };
it.each<[string, object[] | undefined, string | undefined]>([
  ['no rows', undefined, undefined],
  ['a row in sight', [{ host: '' }], undefined],
  ['a good row below', [{ host: 'a' }, { host: 'b' }], undefined],
  ['a wrong row below', [{ host: 'a' }, { host: '' }], 'Host 2 Needed'],
  ['a row that breaks another rule', [{ host: 'a' }, { host: 'long' }], 'Host 2 Long 3'],
  ['a wrong row below that the save deletes', [{ host: 'a' }, gone], undefined],
  ['one below such a row', [{ host: 'a' }, gone, { host: '' }], 'Host 3 Needed'],
  ['the first of wrong rows', [{ host: '' }, { host: '' }, { host: 'long' }], 'Host 2 Needed'],
])('%s lets a form be saved, or not', async (_what, hosts, wrong) => {
  await open({ hosts });
  await press();
  await waitFor(() => expect(save.mock.calls.length > 0 || told() !== undefined).toBe(true));
  expect(save).toHaveBeenCalledTimes(wrong ? 0 : 1);
  expect(told()).toBe(wrong && `app.rows.wrong ${wrong}`);
});

it('rows in a group are checked where they are', async () => {
  await open({ trunk: { hosts: [{ host: 'a' }, { host: '' }] } }, 'trunk.hosts');
  await press();
  await waitFor(() => expect(told()).toBe('app.rows.wrong Host 2 Needed'));
});

it('the error leads to its row, which then says so itself', async () => {
  await open({ hosts: [{ host: 'a' }, { host: 'b' }, { host: '' }] });
  const place = document.querySelector<HTMLElement>('[data-invalid]');
  expect(place?.dataset.invalid).toBe('false');
  fireEvent.focusIn(place as HTMLElement);
  expect(reveal).not.toHaveBeenCalled();
  await press();
  // A refused save has the focus on its first error, which leads on.
  await waitFor(() => expect(reveal).toHaveBeenCalled());
  expect(place?.dataset.invalid).toBe('true');
  const [index, act] = reveal.mock.calls[0] ?? [];
  expect(index).toBe(2);
  setHosts([{ host: 'a' }, { host: 'b' }, { host: 'c' }]);
  await act();
  await waitFor(() => expect(told()).toBeUndefined());
});

it('an error that is not the first leads nowhere by itself', async () => {
  await open({ name: '', hosts: [{ host: 'a' }, { host: '' }] });
  await press();
  await waitFor(() => expect(told()).toBe('app.rows.wrong Host 2 Needed'));
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveFocus());
  expect(reveal).not.toHaveBeenCalled();
});

it('an error of a row that is gone leads nowhere', async () => {
  await open({ hosts: [{ host: 'a' }, { host: '' }] });
  await press();
  await waitFor(() => expect(told()).toBeDefined());
  await waitFor(() => expect(reveal).toHaveBeenCalled());
  reveal.mockReset();
  setHosts([{ host: 'a' }]);
  fireEvent.focusIn(screen.getByRole('alert'));
  expect(reveal).not.toHaveBeenCalled();
});
