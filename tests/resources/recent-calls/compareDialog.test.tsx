// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeZoneContext } from '../../../src/components/ConsoleContext';
import { HttpError } from '../../../src/http/HttpError';
import { CompareDialog } from '../../../src/resources/recent-calls/compare/CompareDialog';
import type { RecentCall } from '../../../src/types';
import { clearDrawn, draw, press, ready, type } from '../../support/drawn';

const text = (name: string) => `resources.recent-calls.compare.${name}`;
const callOf = (id: string, more: Partial<RecentCall> = {}) =>
  ({
    ...{ id, call_sid: id, account_sid: 'a-1', attempted_at: '2026-03-02T10:00:00.000Z' },
    ...{ from: '+15085550199', to: '+15552000137', answered: true, sip_status: 200, ...more },
  }) as RecentCall;
const call = callOf('own');

interface Params {
  filter: Record<string, unknown>;
  pagination: { page: number; perPage: number };
}
const getList = vi.fn<(resource: string, params: Params) => Promise<{ data: RecentCall[] }>>();
const onClose = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onClose.mockReset();
  getList.mockReset().mockResolvedValue({ data: [callOf('other')] });
});
afterEach(() => {
  clearDrawn();
  vi.useRealTimers();
});

async function open() {
  draw(
    <TimeZoneContext.Provider value={{ zone: 'UTC', choose: () => undefined }}>
      <CompareDialog call={call} onClose={onClose} />
    </TimeZoneContext.Provider>,
    { provider: { getList } as object },
  );
  await ready(screen.findByRole('dialog', { name: text('choose') }));
}
const asked = () => getList.mock.calls.map(([, { filter }]) => filter);
const offered = () => screen.findByRole('list', { name: text('choose') });
const links = async () => within(await offered()).getAllByRole('link');
const ofAccount = { account_sid: 'a-1', date: '30' };
/** Types, and waits as long as it takes until that is asked. */
const search = (typed: string) => {
  type(text('find'), typed);
  vi.advanceTimersByTime(999);
};

describe('the call that another one is compared with', () => {
  it('is one of the last of its account, and not itself', async () => {
    getList.mockResolvedValue({ data: [call, callOf('b', { answered: false, sip_status: 486 })] });
    await open();
    const [link, ...others] = await links();
    expect(others).toEqual([]);
    expect(link?.textContent).toContain('resources.recent-calls.fromTo +15085550199 +15552000137');
    expect(link?.textContent).toContain('Mar 2, 2026, 10:00:00');
    expect(link?.textContent).toContain('resources.recent-calls.state.notAnsweredWith');
    expect(asked()).toEqual([ofAccount]);
    expect(getList.mock.calls[0]?.[1].pagination).toEqual({ page: 1, perPage: 11 });
  });

  it('is pressed, which leads to both and closes the dialog', async () => {
    await open();
    const [link] = await links();
    const address = new URL(link?.getAttribute('href')?.replace('#', '') ?? '', 'http://x');
    expect(address.pathname).toContain('/recent-calls/own/show');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      ...{ with: 'other', withAccount: 'a-1', withTime: '2026-03-02T10:00:00.000Z' },
    });
    fireEvent.click(link as Element);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([10, 11])('is one of ten at most, where there are %i others', async (count) => {
    const others = Array.from({ length: count }, (_none, at) => callOf(`c${at}`));
    getList.mockResolvedValue({ data: count < 11 ? [call, ...others] : others });
    await open();
    expect(await links()).toHaveLength(10);
  });

  it.each<[RecentCall[]]>([[[]], [[call]]])('may not be there: %j', async (data) => {
    getList.mockResolvedValue({ data });
    await open();
    await ready(screen.findByText(text('none')));
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('has its place while they are on their way', async () => {
    getList.mockImplementation(() => new Promise(() => undefined));
    await open();
    await waitFor(() => expect(getList).toHaveBeenCalledTimes(1));
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    expect(screen.queryByText(text('none'))).toBeNull();
  });

  it('could not be looked for, which is said, and is looked for again', async () => {
    getList.mockRejectedValueOnce(new HttpError(500, { message: 'The store is away' }));
    await open();
    await screen.findByText('The store is away');
    await press('app.errors.retry');
    expect(await links()).toHaveLength(1);
    expect(screen.queryByText('The store is away')).toBeNull();
  });
});

describe('the search for it', () => {
  it('asks some time after the last key, and at once when it is emptied', async () => {
    await open();
    await offered();
    search(' 1508 ');
    expect(asked()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await waitFor(() => expect(asked()).toEqual([ofAccount, { ...ofAccount, q: '1508' }]));
    search('150855');
    search('15085550142');
    expect(asked()).toHaveLength(2);
    vi.advanceTimersByTime(1);
    await waitFor(() => expect(asked().slice(2)).toEqual([{ ...ofAccount, q: '15085550142' }]));
    type(text('find'), '');
    vi.advanceTimersByTime(0);
    await waitFor(() => expect(asked().slice(3)).toEqual([ofAccount]));
  });

  it.each<[link: string, filter: object]>([
    [
      'https://x.example/internal/recent-calls/c-9/show?account=a-2&time=2025-01-02T03:04:05.000Z',
      {
        ...{ account_sid: 'a-2', q: 'c-9', date: 'custom' },
        ...{ from: '2025-01-02T03:03:05.000Z', to: '2025-01-02T03:05:05.000Z' },
      },
    ],
    ['/internal/recent-calls/c-9/show', { ...ofAccount, q: 'c-9' }],
    ['/internal/recent-calls/%/show', { ...ofAccount, q: '/internal/recent-calls/%/show' }],
  ])('finds the call of the link %s, however long ago it was', async (link, filter) => {
    await open();
    await offered();
    search(link);
    expect(asked()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await waitFor(() => expect(asked().slice(1)).toEqual([filter]));
  });
});

it('nothing is compared where the dialog is closed', async () => {
  await open();
  expect(screen.getByLabelText(text('find'))).toHaveFocus();
  await press('ra.action.cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);
});
