// @vitest-environment jsdom

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import { required } from 'ra-core';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CreatePage } from '../../../src/components/form/CreatePage';
import type { AccessQuestion } from '../../../src/types/access';
import { clearDrawn, draw, Field, messages, press, ready, type } from '../../support/drawn';

afterEach(clearDrawn);

type Props = Partial<ComponentProps<typeof CreatePage>>;
const needed = [required('Needed')];
const create = vi.fn();
const stored = vi.fn();

/** What the first steps were last known to miss. */
const Known = () => {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['setup', 'sp-1'],
    queryFn: () => client.getQueryData(['setup', 'sp-1']) ?? { carriers: false, accounts: false },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <output>{JSON.stringify(data)}</output>;
};

/** Opens the form for a new carrier. */
async function open(props: Props, refused: (question: AccessQuestion) => boolean = () => false) {
  create.mockReset().mockImplementation(async (_resource, { data }) => ({
    data: { ...data, id: 'c-1' },
  }));
  stored.mockReset();
  draw(
    <>
      <CreatePage {...props}>
        <Field source="name" validate={needed} />
        <Field source="account_sid" />
      </CreatePage>
      <Known />
    </>,
    {
      at: '/internal/carriers/add',
      provider: { create },
      actions: { storeAccountFilter: stored },
      refusalOf: (question) =>
        refused(question) ? { message: 'refused', redirectTo: '/internal' } : null,
    },
  );
  if (!refused({ action: 'create', resource: 'carriers' }))
    await ready(screen.findByLabelText('name'));
}
const leadsTo = (hash: string) =>
  waitFor(() => expect(decodeURIComponent(location.hash)).toBe(hash));
const withoutList = ({ action }: AccessQuestion) => action === 'list';
const ofA1 = '#/internal/carriers?filter={"account_sid":"a-1"}';

it.each<[string, Props, string, boolean, string, (string | null)[][]]>([
  ['the list', {}, 'a-1', true, '#/carriers', []],
  ['where it is said to', { redirectTo: 'edit' }, 'a-1', true, '#/carriers/c-1', []],
  ['the list of its account', { redirectTo: 'accountList' }, 'a-1', true, ofA1, [['a-1']]],
  [
    'the whole list',
    { redirectTo: 'accountList' },
    '',
    true,
    '#/internal/carriers?filter={}',
    [[null]],
  ],
  ['itself without', { redirectTo: 'accountList' }, 'a-1', false, '#/carriers/c-1', [['a-1']]],
  ['itself if so', { isOpened: ({ name }) => name === 'A' }, '', true, '#/carriers/c-1', []],
  ['the list if not', { isOpened: ({ name }) => name !== 'A' }, '', true, '#/carriers', []],
])('a new record leads to %s', async (_where, props, account, hasList, hash, kept) => {
  const onSaved = vi.fn();
  const transform = (data: object) => ({ ...data, shaped: true });
  await open({ ...props, onSaved, transform }, hasList ? undefined : withoutList);
  type('name', 'A');
  type('account_sid', account);
  await press('app.form.create');
  await leadsTo(hash);
  expect(create.mock.calls[0]?.[1].data).toMatchObject({ name: 'A', shaped: true });
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 'c-1' }));
  expect(stored.mock.calls).toEqual(kept);
  expect(messages()).toEqual(['resources.carriers.notifications.created']);
  expect(document.querySelector('output')?.textContent).toBe('{"carriers":true,"accounts":false}');
  const isShown = hash.startsWith('#/internal');
  const { usr } = history.state;
  expect(usr?.created).toBe(isShown ? 'c-1' : undefined);
  if (isShown) expect(usr._scrollToTop).toBe(true);
});

it('the form for another record begins with whose the last one is, and what every one begins with', async () => {
  await open({ defaultValues: { name: '', port: 5060 } });
  type('name', 'A');
  type('account_sid', 'a-1');
  await press('app.forms.createAnother');
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveValue(''));
  expect(screen.getByLabelText('account_sid')).toHaveValue('a-1');
  expect(location.hash).toBe('#/internal/carriers/add');
  type('name', 'B');
  await press('app.form.create');
  await leadsTo('#/carriers');
  expect(create.mock.calls.map(([, { data }]) => data)).toMatchObject([
    { name: 'A', port: 5060, account_sid: 'a-1' },
    { name: 'B', port: 5060, account_sid: 'a-1' },
  ]);
  expect(create.mock.calls[1]?.[1].data).not.toHaveProperty('is_active');
});

it('a record that is the only one is followed by no other', async () => {
  await open({ isOneOnly: true });
  await screen.findByRole('button', { name: 'app.form.create' });
  expect(screen.queryByRole('button', { name: 'app.forms.createAnother' })).toBeNull();
});

const partly = () => Object.assign(new Error('the rest failed'), { createdId: 'c-1' });
it.each<[string, Error, Props, string, object | null]>([
  ['goes on with what is kept', partly(), { keepWhenPartial: ['name'] }, '/c-1', { name: 'A' }],
  ['goes on with nothing', partly(), {}, '/c-1', {}],
  [
    'goes on with what is made of it',
    partly(),
    { keepWhenPartial: ({ name }) => ({ names: [name] }) },
    '/c-1',
    { names: ['A'] },
  ],
  ['stays where nothing was made', new Error('the rest failed'), {}, '', null],
])('a form that failed %s', async (_what, error, props, at, record) => {
  await open(props);
  create.mockRejectedValue(error);
  type('name', 'A');
  await press('app.form.create');
  if (record) {
    await leadsTo(`#/carriers${at}`);
    expect(history.state.usr).toEqual({ record, unsaved: ['the rest failed'], _scrollToTop: true });
    expect(messages()).toEqual([]);
  } else {
    await screen.findByRole('alert');
    expect(location.hash).toBe('#/internal/carriers/add');
    expect(messages()).toEqual(['the rest failed']);
    expect(screen.getByLabelText('name')).toHaveValue('A');
  }
});

it.each([true, false])('Cancel leads to the list where there is one (%s)', async (hasList) => {
  await open({}, hasList ? undefined : withoutList);
  await screen.findByRole('button', { name: 'app.form.create' });
  expect(screen.queryAllByRole('link', { name: 'resources.carriers.name 2' })).toHaveLength(
    hasList ? 1 : 0,
  );
  if (hasList) {
    await press('app.form.cancel');
    await leadsTo('#/carriers');
  } else expect(screen.queryByRole('button', { name: 'app.form.cancel' })).toBeNull();
});

it('whoever may add none is told, and goes where the rule points', async () => {
  await open({}, ({ action }) => action === 'create');
  await leadsTo('#/internal');
  await waitFor(() => expect(messages()).toEqual(['refused']));
});
