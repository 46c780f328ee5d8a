// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { ResourceContextProvider, ResourceDefinitionContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BulkActionProps } from '../../../src/components/bulk/actionProps';
import { AssignApplication } from '../../../src/components/bulk/numbers/AssignApplication';
import { MoveToAccount } from '../../../src/components/bulk/numbers/MoveToAccount';
import { MoveToCarrier } from '../../../src/components/bulk/numbers/MoveToCarrier';
import { ListAddressProvider } from '../../../src/components/list/ListAddress';
import type { BulkOptions } from '../../../src/saving/runMany';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const numberOf = (id: string, account_sid: string, voip_carrier_sid = 'c-1') => ({
  ...{ id, number: id, account_sid, voip_carrier_sid, application_sid: null },
});
const carriers = [
  { id: 'c-1', name: 'Shared', account_sid: null },
  { id: 'c-2', name: 'Own', account_sid: 'a-1' },
];
let refused: string[] = [];
let readCarriers: () => Promise<{ carriers: typeof carriers }>;
/** What was sent: the numbers, and what they were given. */
const sent = vi.fn<(ids: string[], given: unknown) => void>();
function give(numbers: { id: string }[], given: unknown, { onResult }: BulkOptions) {
  sent(
    numbers.map(({ id }) => id),
    given,
  );
  for (const { id } of numbers) {
    onResult(refused.includes(id) ? { id, error: new Error(`no ${id}`) } : { id });
  }
}
const store = async (
  _of: string,
  numbers: { id: string }[],
  changes: object,
  _logs: unknown,
  options: BulkOptions & { looks?: true },
) => give(numbers, { ...changes, looks: options.looks }, options);
const provider = {
  getList: async () => ({
    data: [
      { id: 'a-1', name: 'Acme' },
      { id: 'a-2', name: 'Bolt' },
    ],
    total: 2,
  }),
  getCarrierChoices: () => readCarriers(),
  getAccountApplications: async (of: string) => [
    { application_sid: `p-${of}`, name: `Menu ${of}` },
  ],
  routePhoneNumbers: async (numbers: { id: string }[], to: string | null, options: BulkOptions) =>
    give(numbers, to, options),
  many: async () => ({
    store,
    moveNumbers: async (
      numbers: { id: string }[],
      to: string,
      _logs: unknown,
      options: BulkOptions,
    ) => give(numbers, to, options),
  }),
} as object;
const [onDone, onClose] = [vi.fn(), vi.fn()];
const propsOf = (records: BulkActionProps['records']): BulkActionProps => ({
  ...{ records, onDone, onClose, nameOf: ({ id }) => String(id) },
});

const definitions = {
  'phone-numbers': {
    name: 'phone-numbers',
    options: { beginning: { sort: { field: 'number', order: 'ASC' } } },
  },
};
function open(inside: ReactNode, accountSid: string | null = null) {
  draw(
    <ResourceDefinitionContextProvider definitions={definitions}>
      <ResourceContextProvider value="phone-numbers">
        <ListAddressProvider>{inside}</ListAddressProvider>
      </ResourceContextProvider>
    </ResourceDefinitionContextProvider>,
    {
      ...{ at: '/internal/phone-numbers', provider, identity: { accountSid } },
      actions: { loadTexts: async () => undefined, storedAccountFilter: () => null },
    },
  );
}
const field = (name: string) => `resources.phone-numbers.fields.${name}`;
async function choose(label: string, name: string) {
  const input: HTMLInputElement = await screen.findByRole('combobox', { name: field(label) });
  input.focus();
  fireEvent.input(input, { target: { value: name } });
  (await ready(screen.findByRole('option', { name }))).click();
  await waitFor(() => expect(input.value).toBe(name));
}
const confirm = (kind: string, count: number) => press(`app.bulk.${kind}.confirm ${count}`);
const areSent = (ids: string[], given: unknown) =>
  waitFor(() => expect(sent.mock.calls).toEqual([[ids, given]]));

beforeEach(() => {
  refused = [];
  readCarriers = async () => ({ carriers });
  for (const told of [sent, onDone, onClose]) told.mockReset();
});
afterEach(clearDrawn);

it.each([
  { application: null, sid: null },
  { application: 'Menu a-2', sid: 'p-a-2' },
  { application: 'app.form.none', sid: null },
])('numbers move to an account, and there to $application', async ({ application, sid }) => {
  const numbers = [numberOf('1', 'a-1'), numberOf('2', 'a-2'), numberOf('3', 'a-1', 'c-2')];
  open(<MoveToAccount {...propsOf(numbers)} />);
  await choose('account_sid', 'Bolt');
  if (application) await choose('application_sid', application);
  const reasons = ['already', 'ownCarrier'].map((why) => `app.bulk.moveToAccount.${why}`);
  await screen.findByText(`app.bulk.leftOut 2 ${reasons.join(' ')}`);
  const shown = screen.getByRole<HTMLInputElement>('combobox', { name: field('application_sid') });
  expect(shown.value).toBe(application ?? '');
  await confirm('moveToAccount', 1);
  await areSent(['1'], { account_sid: 'a-2', application_sid: sid, looks: true });
  await waitFor(() => expect(onDone.mock.calls).toEqual([[['1']]]));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('an application of one account is none of another', async () => {
  open(<MoveToAccount {...propsOf([numberOf('1', 'a-0')])} />);
  await choose('account_sid', 'Bolt');
  await choose('application_sid', 'Menu a-2');
  await choose('account_sid', 'Acme');
  await confirm('moveToAccount', 1);
  await areSent(['1'], { account_sid: 'a-1', application_sid: null, looks: true });
});

it('numbers move to a carrier that serves all of them, without those that are there', async () => {
  open(<MoveToCarrier {...propsOf([numberOf('1', 'a-1'), numberOf('2', 'a-1', 'c-2')])} />);
  expect(
    await ready(screen.findByRole('button', { name: /moveToCarrier.confirm/ })),
  ).toBeDisabled();
  await choose('voip_carrier_sid', 'Own');
  await screen.findByText('app.bulk.leftOut 1 app.bulk.moveToCarrier.already');
  refused = ['1'];
  await confirm('moveToCarrier', 1);
  await areSent(['1'], 'c-2');
  expect(await ready(screen.findByText('no 1'))).toBeVisible();
  expect(onDone.mock.calls).toEqual([[[]]]);
  expect(onClose).not.toHaveBeenCalled();
});

it.each<[what: string, read: typeof readCarriers, said: string[]]>([
  ['are on their way', () => new Promise(() => undefined), ['app.loading']],
  ['are none', async () => ({ carriers: [] }), ['app.choices.none']],
  ['cannot be read', () => Promise.reject(new Error('away')), ['app.choices.none', 'away']],
])('it is said that the carriers to move to %s', async (_what, read, said) => {
  readCarriers = read;
  open(<MoveToCarrier {...propsOf([numberOf('1', 'a-1')])} />);
  await ready(screen.findByRole('combobox', { name: field('voip_carrier_sid') }));
  await press('app.choices.open');
  for (const words of said) await screen.findByText(new RegExp(`${words}$`));
});

it.each([
  [['2'], 1],
  [['1', '2'], 0],
])('with %j refused, %i of two numbers can be moved back', async (refusals, count) => {
  refused = refusals;
  open(<MoveToAccount {...propsOf([numberOf('1', 'a-1'), numberOf('2', 'a-1')])} />);
  await choose('account_sid', 'Bolt');
  await confirm('moveToAccount', 2);
  await ready(screen.findByText('no 2'));
  expect(screen.queryAllByRole('button', { name: 'app.undo.action' })).toHaveLength(count);
});

const routed = 'resources.phone-numbers.routing';
it.each([
  { of: ['a-1', 'a-1'], own: null, offered: 'a-1' },
  { of: ['a-1', 'a-2'], own: null, offered: null },
  { of: ['a-1', 'a-2'], own: 'a-3', offered: 'a-3' },
])('applications of the account that all have are offered: %j', async ({ of, own, offered }) => {
  open(<AssignApplication {...propsOf(of.map((sid, place) => numberOf(`${place}`, sid)))} />, own);
  if (!offered) {
    expect(await ready(screen.findByText(`${routed}.hint`))).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    return;
  }
  expect(await ready(screen.findByRole('button', { name: `${routed}.apply` }))).toBeDisabled();
  await choose('application_sid', `Menu ${offered}`);
  await press(`${routed}.apply`);
  await areSent(['0', '1'], `p-${offered}`);
  await waitFor(() => expect(onDone.mock.calls).toEqual([[['0', '1']]]));
});

it('numbers are led to no application, and what is refused can be tried again', async () => {
  refused = ['2'];
  open(<AssignApplication {...propsOf([numberOf('1', 'a-1'), numberOf('2', 'a-1')])} />);
  await choose('application_sid', 'app.form.none');
  await press(`${routed}.apply`);
  await areSent(['1', '2'], null);
  refused = [];
  await press(`${routed}.retry 1`);
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(['2'], null));
  await waitFor(() => expect(onDone).toHaveBeenLastCalledWith(['1', '2']));
});
