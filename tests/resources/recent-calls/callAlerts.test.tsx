// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import type { DataProvider } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCallAlerts } from '../../../src/resources/recent-calls/details/useCallAlerts';
import type { RecentCall } from '../../../src/types';
import { clearDrawn, draw, ready } from '../../support/drawn';

const call = {
  ...{ call_sid: 'c-1', account_sid: 'a-1', attempted_at: '2026-01-01T10:00:31.000Z' },
  terminated_at: '2026-01-01T10:02:05.000Z',
} as RecentCall;
const alert = (message: string, target_sid: string | null = 'c-1') => ({ message, target_sid });
const getList = vi.fn(async (_area: string, _asked: object) => ({
  data: [
    alert('one'),
    alert('of another call', 'c-2'),
    alert('of none', null),
    { ...alert('newest alike'), alike: [alert('alike'), alert('alike elsewhere', 'c-2')] },
  ],
  total: 4,
}));

beforeEach(() => void getList.mockClear());
afterEach(clearDrawn);

interface Around {
  of?: Partial<RecentCall>;
  isWanted?: boolean;
  mayList?: boolean;
}
function open({ of, isWanted = true, mayList = true }: Around) {
  const Told = () => {
    const { data, canAsk, fetchStatus } = useCallAlerts({ ...call, ...of }, isWanted);
    const known = data?.map(({ message }) => message).join(', ') ?? fetchStatus;
    return <output>{`${known}; ${canAsk ? 'can be asked' : 'cannot be asked'}`}</output>;
  };
  draw(<Told />, {
    provider: { getList } as unknown as DataProvider,
    refusalOf: ({ resource }) =>
      resource === 'alerts' && !mayList ? { message: 'no', redirectTo: '/' } : null,
  });
}

it.each<[what: string, of: Partial<RecentCall>, last: string]>([
  ['of the minutes that it lasted', {}, '2026-01-01T10:02:59.999Z'],
  [
    'of its first minute where no end is known',
    { terminated_at: null },
    '2026-01-01T10:00:59.999Z',
  ],
])('the alerts of a call are those that name it %s', async (_what, of, last) => {
  open({ of });
  await ready(screen.findByText('one, alike; can be asked'));
  expect(getList).toHaveBeenCalledTimes(1);
  expect(getList.mock.lastCall).toMatchObject([
    'alerts',
    {
      filter: { account_sid: 'a-1', date: 'custom', from: '2026-01-01T10:00:00.000Z', to: last },
      pagination: { page: 1 },
      sort: { field: 'time', order: 'DESC' },
    },
  ]);
});

it.each<[what: string, around: Around, canAsk: boolean]>([
  ['nobody wants to know', { isWanted: false }, true],
  ['the operator may not list alerts', { mayList: false }, false],
  ['the call has no time', { of: { attempted_at: '' } }, false],
])('none are asked for where %s', async (_what, around, canAsk) => {
  open(around);
  await ready(screen.findByText(`idle; ${canAsk ? 'can' : 'cannot'} be asked`));
  expect(getList).not.toHaveBeenCalled();
});
