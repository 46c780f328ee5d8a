// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCarrierChoices } from '../../../src/resources/phone-numbers/useCarrierChoices';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

type Wanted = NonNullable<Parameters<typeof useCarrierChoices>[0]>;
const carriers = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const getCarrierChoices = vi.fn();
const getMany = vi.fn();
let isPart = false;
let use: ReturnType<typeof useCarrierChoices>;

const Choices = ({ wanted, next }: { wanted: Wanted; next: Wanted }) => {
  const [now, setNow] = useState(wanted);
  use = useCarrierChoices(now);
  const { carriers: there, isSearching, error } = use;
  const names = error ? 'failed' : there ? there.map(({ id }) => id).join(' ') : 'wait';
  return (
    <>
      <p>{`carriers: ${names}${isSearching ? ' …' : ''}${use.isPart ? ' of many' : ''}`}</p>
      <button type="button" onClick={() => setNow(next)}>
        next
      </button>
    </>
  );
};
async function open(wanted: Wanted, next: Wanted = wanted) {
  draw(<Choices {...{ wanted, next }} />, { provider: { getCarrierChoices, getMany } as object });
  await ready(screen.findByText(/^carriers/));
}
const shows = (text: string) =>
  waitFor(() => expect(screen.getByText(/^carriers/).textContent).toBe(`carriers: ${text}`));
const asked = () => getCarrierChoices.mock.calls.map(([question]) => question);

beforeEach(() => {
  isPart = false;
  getCarrierChoices
    .mockReset()
    .mockImplementation(async (question?: { account_sid?: string; q?: string }) => ({
      isPart,
      carriers: question
        ? carriers(`${question.account_sid ?? ''}${question.q}`)
        : carriers('a', 'b'),
    }));
  getMany.mockReset().mockImplementation(async (_of: string, { ids }: { ids: string[] }) => ({
    data: carriers(...ids),
  }));
});
afterEach(clearDrawn);

it.each<[what: string, wanted: Wanted]>([
  ['for no account', {}],
  ['for an account, with what is typed', { accountSid: 'A', typed: 'x' }],
  ['with one of them chosen', { chosen: 'b' }],
])('all carriers are there %s', async (_what, wanted) => {
  await open(wanted);
  await shows('a b');
  expect(asked()).toEqual([undefined]);
  expect(getMany).not.toHaveBeenCalled();
  expect(use.search('x')).toBeUndefined();
});

it.each<[what: string, wanted: Wanted, shown: string, questions: unknown[], many: string[][]]>([
  ['of no account', {}, 'a b', [undefined], []],
  ['of an account', { accountSid: 'A' }, 'A', [undefined, { account_sid: 'A', q: '' }], []],
  ['called so', { typed: 'x' }, 'x', [undefined, { account_sid: undefined, q: 'x' }], []],
  [
    'and the chosen one, which is not among them',
    { accountSid: 'A', chosen: 'z' },
    'A z',
    [undefined, { account_sid: 'A', q: '' }],
    [['z']],
  ],
  ['of which one is chosen', { chosen: 'a' }, 'a b', [undefined], []],
])('of many carriers there are those %s', async (_what, wanted, shown, questions, many) => {
  isPart = true;
  await open(wanted);
  await shows(`${shown} of many`);
  expect(asked()).toEqual(questions);
  expect(getMany.mock.calls.map(([, { ids }]) => ids)).toEqual(many);
});

it('a stored number has its carrier, and nothing else is asked', async () => {
  isPart = true;
  await open({ stored: { id: 'n', voip_carrier_sid: 'z' }, accountSid: 'A', typed: 'x' });
  await shows('z');
  expect(getCarrierChoices).not.toHaveBeenCalled();
  expect(use.search('x')).toBeUndefined();
});

it('a stored number without a carrier has none to show', async () => {
  await open({ stored: { id: 'n', voip_carrier_sid: undefined } });
  await shows('');
  expect(getMany).not.toHaveBeenCalled();
});

it('what was chosen among those that were found stays, without another question', async () => {
  isPart = true;
  await open({ typed: 'x', chosen: null }, { typed: 'y', chosen: 'x' });
  await shows('x of many');
  await press('next');
  await shows('y x of many');
  expect(
    asked()
      .slice(1)
      .map(({ q }) => q),
  ).toEqual(['x', 'y']);
});

it('what was found before stays while the next is searched', async () => {
  isPart = true;
  await open({ typed: 'x' }, { typed: 'y' });
  await shows('x of many');
  getCarrierChoices.mockImplementationOnce(() => new Promise(() => undefined));
  await press('next');
  await shows('x … of many');
});

it('carriers are searched by name, once', async () => {
  isPart = true;
  await open({ accountSid: 'A' });
  await shows('A of many');
  expect(await use.search('x')).toEqual(carriers('Ax'));
  expect(use.search('x')).toBeUndefined();
  expect(asked().at(-1)).toEqual({ account_sid: 'A', q: 'x' });
});

it.each<[what: string, wanted: Wanted]>([
  ['carriers', {}],
  ['the carrier of a stored number', { stored: { id: 'n', voip_carrier_sid: 'z' } }],
])('%s that could not be had can be asked for again', async (_what, wanted) => {
  for (const one of [getCarrierChoices, getMany]) one.mockRejectedValueOnce(new Error('away'));
  await open(wanted);
  await shows('failed');
  await use.refetch();
  await shows(wanted.stored ? 'z' : 'a b');
});
