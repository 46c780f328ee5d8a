// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import type { GetListParams } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HttpError, LostAnswerError } from '../../../src/http/HttpError';
import { AdoptionOutcome } from '../../../src/resources/speech-services/useIn/AdoptionOutcome';
import { Choices } from '../../../src/resources/speech-services/useIn/Choices';
import type { useOffer } from '../../../src/resources/speech-services/useIn/useOffer';
import type { Application, SpeechCredential } from '../../../src/types';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const text = (key: string) => `resources.speech-services.useIn.${key}`;
const applicationOf = (name: string) =>
  ({ id: name, application_sid: name, name, account_sid: 'a-1' }) as Application;
const getList = vi.fn<(of: string, params: GetListParams) => Promise<object>>();
const [onTyped, refetch] = [vi.fn(), vi.fn()];
let total = 0;
let names: string[] = [];

beforeEach(() => {
  for (const one of [getList, onTyped, refetch]) one.mockReset();
  [total, names] = [2, ['Menu', 'Desk']];
  getList.mockImplementation(async (of, { filter }) => {
    if (of !== 'applications') return { data: [], total: 0 };
    const found = names.filter((name) => name.includes(filter.q ?? ''));
    return { data: found.map(applicationOf), total: filter.q ? found.length : total };
  });
});
afterEach(clearDrawn);

type Props = Parameters<typeof Choices>[0];
const idle = { isError: false, isFetching: false, error: null, refetch };
function open(props: Partial<Props> = {}, offer: object = {}, account_sid: string | null = null) {
  draw(
    <Choices
      credential={{ vendor: 'google', label: null, account_sid } as SpeechCredential}
      uses={['tts']}
      ticks={{ set: () => undefined, has: () => false }}
      needs={{ offer: false, language: false, voice: false }}
      offer={{ ...idle, ...offer } as unknown as ReturnType<typeof useOffer>}
      typed={{ language: 'en', voice: 'warm' }}
      onTyped={onTyped}
      {...props}
    />,
    { provider: { getList } as object },
  );
}
const search = () => screen.queryByRole<HTMLInputElement>('searchbox');
const asked = () =>
  getList.mock.calls.flatMap(([of, { filter, sort, pagination }]) =>
    of === 'applications' ? [{ filter, sort, perPage: pagination?.perPage }] : [],
  );
const order = { sort: { field: 'name', order: 'ASC' }, perPage: 50 };

it.each([
  ['of the provider', null, {}],
  ['of an account', 'a-1', { account_sid: 'a-1' }],
])('of a credential %s those applications are offered that may use it', async (...row) => {
  const [, account, filter] = row;
  open({}, {}, account);
  await ready(screen.findByText('Menu'));
  expect(asked()).toEqual([{ filter, ...order }]);
  expect(search()).toBeNull();
  expect(screen.queryByText(/useIn.shown/)).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('more than are shown at once are counted and searched', async () => {
  total = 51;
  open();
  await ready(screen.findByText(`${text('shown')} 2 51`));
  fireEvent.change(search() as HTMLElement, { target: { value: ' Desk ' } });
  await waitFor(() => expect(screen.queryByText('Menu')).toBeNull());
  expect(asked().at(-1)).toEqual({ filter: { q: 'Desk' }, ...order });
  expect(screen.queryByText(/useIn.shown/)).toBeNull();
  // The field stays though few are found.
  expect(search()?.value).toBe(' Desk ');
  fireEvent.change(search() as HTMLElement, { target: { value: 'Nobody' } });
  await ready(screen.findByText(text('noneFound')));
  expect(search()).not.toBeNull();
});

it('exactly as many as are shown at once need no search', async () => {
  total = 50;
  open();
  await ready(screen.findByText('Menu'));
  expect(search()).toBeNull();
});

it('applications that cannot be read are asked for again', async () => {
  getList.mockRejectedValueOnce(new HttpError(500, { message: 'away' }));
  open();
  await screen.findByText('away');
  await press('app.errors.retry');
  await screen.findByText('Menu');
});

it.each([
  [{ language: true, voice: true }, ['language', 'voice']],
  [{ language: true, voice: false }, ['language']],
  [{ language: false, voice: true }, ['voice']],
  [{ language: false, voice: false }, []],
])('what the vendor has no lists for is typed: %j', async (needs, fields) => {
  open({ needs: { offer: false, ...needs } });
  await ready(screen.findByText('Menu'));
  const inputs = screen.queryAllByRole<HTMLInputElement>('textbox');
  expect(inputs.map(({ labels }) => labels?.[0]?.textContent?.replace(/\W*$/, ''))).toEqual(
    fields.map(text),
  );
  for (const [index, name] of fields.entries()) {
    fireEvent.change(inputs[index] as HTMLElement, { target: { value: 'x' } });
    expect(onTyped).toHaveBeenLastCalledWith({ language: 'en', voice: 'warm', [name]: 'x' });
  }
});

it('says that the vendor is asked, and why it cannot be', async () => {
  open({}, { isFetching: true });
  await ready(screen.findByText('Menu'));
  expect(screen.getByRole('status').textContent).toBe(text('asking'));
  open({}, { isError: true, error: new HttpError(500, { message: 'no lists' }) });
  await screen.findByText('no lists');
  await press('app.errors.retry');
  expect(refetch).toHaveBeenCalledOnce();
});

const resultOf = (name: string, error?: unknown) => ({
  application: applicationOf(name),
  adopted: applicationOf(name),
  ...(error !== undefined && { error }),
});
it.each<[string, ReturnType<typeof resultOf>[], number, string[]]>([
  ['all', [resultOf('Menu'), resultOf('Desk')], 2, [`${text('saved')} 2`]],
  [
    'some',
    [resultOf('Menu'), resultOf('Desk', new HttpError(422, { message: 'too long' }))],
    2,
    [`${text('saved')} 1`, `${text('failed')} 1`, 'app.labelled Desk too long'],
  ],
  [
    'none',
    [resultOf('Menu', new LostAnswerError(0))],
    1,
    [`${text('failed')} 1`, 'app.labelled Menu app.errors.maybeSent'],
  ],
])('says what became of %s', async (_what, results, all, said) => {
  draw(<AdoptionOutcome {...{ results, total: all }} titleId="title" />);
  const outcome = await ready(screen.findByRole('status'));
  expect([...outcome.querySelectorAll('div, li')].map((one) => one.textContent)).toEqual(said);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says how far it is until all were tried', async () => {
  draw(<AdoptionOutcome results={[resultOf('Menu')]} total={3} titleId="title" />);
  const bar = await ready(screen.findByRole('progressbar'));
  expect(bar.getAttribute('aria-valuenow')).toBe('33');
  expect(screen.getByText(`${text('progress')} 1 3`)).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});
