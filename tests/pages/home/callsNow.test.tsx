// @vitest-environment jsdom
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useCallsNow } from '../../../src/pages/home/useCallsNow';
import { clearDrawn, draw, ready } from '../../support/drawn';

afterEach(clearDrawn);

const counts = { inbound: 8, outbound: 1 };
const callCounts = vi.fn(async (id: string) =>
  id === 'a-9' ? { inbound: 0, outbound: 0 } : counts,
);
const callLimit = vi.fn(async (id: string): Promise<number | null> => (id === 'a-1' ? 10 : 100));
const many = (count: number) =>
  Array.from({ length: count }, (_none, at) => ({
    account_sid: `a-${at + 1}`,
    name: `A ${at + 1}`,
  }));

let client: QueryClient;
function open(accountSid: string | null, accounts = 0, seesLimits = true) {
  vi.clearAllMocks();
  const Told = () => {
    client = useQueryClient();
    const { data, refetch } = useCallsNow();
    return (
      <button type="button" onClick={() => refetch()}>
        {data ? JSON.stringify(data) : 'nothing'}
      </button>
    );
  };
  draw(<Told />, {
    identity: {
      accountSid,
      accountName: 'Own',
      scope: accountSid ? 'account' : 'service_provider',
    },
    refusalOf: ({ resource }) =>
      resource === 'limits' && !seesLimits ? { message: 'no', redirectTo: '/' } : null,
    provider: {
      callCounts,
      callSummary: async () => ({ callLimit }),
      getList: async () => ({ data: many(accounts), total: accounts }),
    } as object,
  });
}
const told = async () => JSON.parse((await ready(screen.findByText(/^\{/))).textContent ?? '');
const isRepeated = () =>
  client
    .getQueryCache()
    .findAll({ queryKey: ['summary'] })
    .map(({ observers: [one] }) => Boolean(one?.options.refetchInterval));

it.each([
  ['near its limit', 'a-1', true, [{ id: 'a-1', name: 'Own', nearness: 'near' }]],
  ['far from it', 'a-2', true, []],
  ['of a limit that they may not see', 'a-1', false, []],
])(
  'an account counts its own calls by itself, again and again: %s',
  async (_what, sid, sees, near) => {
    open(sid, 0, sees);
    expect(await told()).toEqual({ calls: 9, asked: 1, accounts: 1, near });
    expect(callLimit).toHaveBeenCalledTimes(sees ? 1 : 0);
    expect(isRepeated()).toEqual([true]);
  },
);

it('an account without calls is not asked for its limit', async () => {
  open('a-9');
  expect(await told()).toMatchObject({ calls: 0, near: [] });
  expect(callLimit).not.toHaveBeenCalled();
});

it('a provider counts when somebody asks, ten accounts at most, and once', async () => {
  open(null, 12);
  const button = await ready(screen.findByText('nothing'));
  expect(callCounts).not.toHaveBeenCalled();
  button.click();
  expect(await told()).toMatchObject({
    ...{ calls: 81, asked: 10, accounts: 12 },
    near: [{ id: 'a-1', name: 'A 1', nearness: 'near' }],
  });
  expect(isRepeated()).toEqual([false]);
});
