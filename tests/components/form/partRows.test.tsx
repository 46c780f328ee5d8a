// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { Form, required } from 'ra-core';
import { type ComponentProps, useLayoutEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { PartRows } from '../../../src/components/form/PartRows';
import { clearDrawn, draw, Field, messages, press, ready } from '../../support/drawn';

afterEach(clearDrawn);

interface Host {
  sid?: string;
  host: string;
}
type Props = Partial<ComponentProps<typeof PartRows<Host>>>;
const rules = { host: [required('Needed')] };
const saved = vi.fn();

/** Resets the form as an answer of the platform does, whose drawing no click waits for. */
const StartAgain = ({ hosts }: { hosts: Host[] }) => {
  const { reset } = useFormContext();
  return (
    <button type="button" onClick={() => setTimeout(() => reset({ hosts }))}>
      Start again
    </button>
  );
};

const Discard = () => {
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  return (
    <button type="button" disabled={!isDirty} onClick={() => reset()}>
      Discard
    </button>
  );
};

/** A form with rows of hosts, of which the first ones are stored. */
async function open(hosts: Host[] | undefined, props: Props = {}, later: Host[] = []) {
  saved.mockReset();
  draw(
    <Form record={{ hosts }} onSubmit={saved}>
      <PartRows<Host>
        source="hosts"
        label="Hosts"
        rowLabel="host"
        addLabel="Add"
        idKey="sid"
        rules={rules}
        newRow={() => ({ host: 'new' })}
        {...props}
      >
        {props.children ?? ((source) => <Field source={`${source}.host`} validate={rules.host} />)}
      </PartRows>
      <button type="submit">Save</button>
      <Discard />
      <StartAgain hosts={later} />
    </Form>,
  );
  await ready(screen.findByText('Save'));
}
const list = () => screen.getByRole('list', { name: 'Hosts' });
const rows = () => within(list()).getAllByRole('listitem');
const hosts = () =>
  screen.queryAllByRole('textbox').map((input) => (input as HTMLInputElement).value);
const remove = (number: number) => press(`app.rows.remove host ${number}`);
const focused = () => document.activeElement;
async function stored(): Promise<Host[]> {
  await press('Save');
  await waitFor(() => expect(saved).toHaveBeenCalled());
  return saved.mock.calls[0]?.[0].hosts;
}
const two = [
  { sid: 'g-1', host: 'a' },
  { sid: 'g-2', host: 'b' },
];

it('a stored row that is removed stays until the save, under its name, and comes back', async () => {
  await open(two, { nameOf: ({ host }) => (host === 'a' ? null : `Host ${host}`) });
  await remove(2);
  await screen.findByText('app.rows.removed Host b');
  await remove(1);
  // What has no name of its own is called by its place.
  await screen.findByText('app.rows.removed host 1');
  expect(hosts()).toEqual([]);
  expect(rows()).toHaveLength(2);
  await waitFor(() => expect(focused()?.textContent).toBe('app.rows.restore'));
  expect(rows()[0]?.contains(focused())).toBe(true);
  within(rows()[1] as HTMLElement)
    .getByText('app.rows.restore')
    .click();
  await waitFor(() => expect(hosts()).toEqual(['b']));
  expect(focused()?.getAttribute('aria-label')).toBe('app.rows.remove host 2');
  expect(await stored()).toEqual([{ ...two[0], is_removed: true }, { ...two[1] }]);
});

it('a removed row is a change, and takes no focus when that is discarded', async () => {
  await open(two);
  const discard = screen.getByText<HTMLButtonElement>('Discard');
  expect(discard).toBeDisabled();
  await remove(2);
  await waitFor(() => expect(discard).toBeEnabled());
  await waitFor(() => expect(focused()?.textContent).toBe('app.rows.restore'));
  discard.focus();
  discard.click();
  await waitFor(() => expect(hosts()).toEqual(['a', 'b']));
  expect(focused()).not.toHaveAttribute('data-remove');
});

it('a row that nobody pressed anything in takes no focus', async () => {
  await open(two);
  await screen.findByRole('button', { name: 'app.rows.remove host 1' });
  expect(focused()).toBe(document.body);
});

it.each<[string, Host[], Props]>([
  ['a new row', [...two, { host: 'c' }], {}],
  ['a row of a column', [...two, { sid: 'g-3', host: 'c' }], { idKey: undefined }],
])('%s that is removed is gone at once, and the focus goes on', async (_what, given, props) => {
  await open(given, props);
  await remove(3);
  await waitFor(() => expect(hosts()).toEqual(['a', 'b']));
  expect(focused()?.textContent).toBe('Add');
  expect(await stored()).toEqual(two);
});

it.each<[string, Host[] | undefined]>([
  ['first', []],
  ['only', undefined],
  ['next', two],
])('the %s row is added below, and takes the focus', async (_which, given = []) => {
  await open(given);
  if (given.length === 0) expect(screen.queryByRole('list')).toBeNull();
  await press('Add');
  const last = `hosts.${given.length}.host`;
  await waitFor(() => expect(focused()?.getAttribute('aria-label')).toBe(last));
  expect(await stored()).toEqual([...given, { host: 'new' }]);
});

it('a row that is added before a reset has come to its end takes the focus', async () => {
  const three = [...two, { sid: 'g-3', host: 'c' }];
  // Between the drawing of the rows and what follows it.
  const Early = () => {
    useLayoutEffect(() => screen.getByText('Add').click(), []);
    return null;
  };
  await open(
    two,
    {
      children: (source) => (
        <>
          <Field source={`${source}.host`} />
          {source === 'hosts.2' && <Early />}
        </>
      ),
    },
    three,
  );
  await press('Start again');
  await waitFor(() => expect(focused()?.getAttribute('aria-label')).toBe('hosts.3.host'));
  expect(await stored()).toEqual([...three, { host: 'new' }]);
});

it('a row that is added to many is drawn though it is out of sight', async () => {
  await open(Array.from({ length: 100 }, (_, index) => ({ host: `h${index}` })));
  await waitFor(() => expect(hosts().length).toBeLessThan(40));
  expect(rows()[0]?.getAttribute('aria-setsize')).toBe('100');
  expect(list().querySelectorAll('li[aria-hidden]')).toHaveLength(1);
  await press('Add');
  await screen.findByLabelText('hosts.100.host');
});

it('the last row stays where one has to, counted without those that the save removes', async () => {
  await open([...two, { host: 'c' }], { lastStays: 'one stays' });
  await remove(1);
  await waitFor(() => expect(hosts()).toEqual(['b', 'c']));
  await remove(3);
  await waitFor(() => expect(hosts()).toEqual(['b']));
  expect(messages()).toEqual([]);
  await remove(2);
  await waitFor(() => expect(messages()).toEqual(['one stays']));
  expect(hosts()).toEqual(['b']);
  expect(await stored()).toEqual([{ ...two[0], is_removed: true }, two[1]]);
});

it('all rows go where none has to stay', async () => {
  await open([{ host: 'a' }]);
  await remove(1);
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  expect(messages()).toEqual([]);
});

it('rules of the rows as a whole are told below them, and stop a save', async () => {
  const validate = [
    (value: unknown, values: { hosts?: Host[] }) =>
      (values.hosts?.length ?? 0) > 1 || value ? undefined : 'Two are needed',
  ];
  await open([{ host: 'a' }], { validate });
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe('Two are needed');
  expect(saved).not.toHaveBeenCalled();
  await press('Add');
  await waitFor(() => expect(hosts()).toHaveLength(2));
  expect(await stored()).toHaveLength(2);
});

it.each([true, false])('rows that are lines (%s) have heads for the eye', async (areLines) => {
  const lines = { from: '@media', columns: [{ label: 'Address', width: '1fr', isRequired: true }] };
  await open(two, areLines ? { lines } : {});
  await screen.findByRole('list', { name: 'Hosts' });
  expect(screen.queryAllByText(/^Address/)).toHaveLength(areLines ? 1 : 0);
});

it('an input that is not valid stops a save in any row', async () => {
  await open(two);
  fireEvent.change(await screen.findByLabelText('hosts.1.host'), { target: { value: '' } });
  await press('Save');
  await waitFor(() => expect(screen.getByLabelText('hosts.1.host')).toBeInvalid());
  expect(saved).not.toHaveBeenCalled();
});
