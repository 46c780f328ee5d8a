// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { ListContextProvider, type ListControllerResult } from 'ra-core';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAlertFacts } from '../../../src/resources/alerts/useAlertFacts';
import type { Alert } from '../../../src/types';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const address = vi.hoisted(() => ({
  filter: {} as Record<string, unknown>,
  accountSid: null as string | null,
}));
vi.mock('../../../src/components/list/ListAddress', () => ({ useListAddress: () => address }));

type Asked = { alerts: Alert[]; accountSids: string[] };
const learnAlerts = vi.fn<(asked: Asked) => Promise<Map<string, object>>>();
beforeEach(() => {
  Object.assign(address, { filter: {}, accountSid: null });
  learnAlerts.mockReset().mockResolvedValue(new Map());
});
afterEach(clearDrawn);

const alert = (id: string, more: Partial<Alert> = {}): Alert => ({
  ...({ id, message: `message ${id}`, time: '2026-03-02T14:30:00Z' } as Alert),
  ...{ kind: 'unknown', detail: null, ...more },
});

interface Given {
  accounts?: number;
  mayChoose?: boolean;
}
async function open(listed: Alert[] | undefined, { accounts = 2, mayChoose = true }: Given = {}) {
  const Facts = () => {
    const [isWanted, setWanted] = useState(false);
    const { data, isOfAll, offered } = useAlertFacts(isWanted);
    return (
      <>
        <output>{JSON.stringify(data)}</output>
        <p>{`of all: ${isOfAll}, offered: ${offered}`}</p>
        <button type="button" onClick={() => setWanted(true)}>
          learn
        </button>
      </>
    );
  };
  const list = { data: listed } as Partial<ListControllerResult> as ListControllerResult;
  const data = Array.from({ length: accounts }, (_none, at) => ({ id: `a-${at}`, name: 'A' }));
  draw(
    <ListContextProvider value={list}>
      <Facts />
    </ListContextProvider>,
    {
      provider: { learnAlerts, getList: async () => ({ data, total: accounts }) } as object,
      refusalOf: () => (mayChoose ? null : { message: 'refused', redirectTo: '/' }),
    },
  );
  await ready(screen.findByRole('button'));
}
const known = (): Alert[] => JSON.parse(screen.getByRole('status').textContent || '[]');
const says = (words: string) => screen.findByText(words);

it('alerts of a list of all accounts are learned, and their kind follows from their type', async () => {
  learnAlerts.mockResolvedValue(
    new Map([['x', { account_sid: 'a-1', alert_type: 'webhook-failure' }]]),
  );
  await open([alert('x'), alert('y', { kind: 'noTts' })]);
  await waitFor(() => expect(known()[0]).toMatchObject({ account_sid: 'a-1' }));
  expect(known()[0]).toMatchObject({ id: 'x', kind: 'webhookFailure' });
  // Of this one nothing was found out.
  expect(known()[1]).toEqual(alert('y', { kind: 'noTts' }));
  const [{ alerts, accountSids }] = learnAlerts.mock.calls[0] as [Asked];
  expect(alerts.map(({ id }) => id)).toEqual(['x', 'y']);
  expect(accountSids).toEqual(['a-0', 'a-1']);
  await says('of all: true, offered: null');
});

it('of alike alerts each is learned, and the one that stands for them keeps its place', async () => {
  const alike = [alert('x1'), alert('x2')];
  learnAlerts.mockResolvedValue(
    new Map([
      ['x1', { account_sid: 'a-0', alert_type: 'no-tts' }],
      ['x2', { account_sid: 'a-1', alert_type: 'no-tts' }],
    ]),
  );
  await open([alert('group', { alike })]);
  await waitFor(() => expect(known()[0]?.account_sid).toBe('a-0'));
  const [group] = known();
  expect(group).toMatchObject({ id: 'group', kind: 'noTts', message: 'message x1' });
  expect(group?.alike?.map(({ account_sid }) => account_sid)).toEqual(['a-0', 'a-1']);
  expect(learnAlerts.mock.calls[0]?.[0].alerts.map(({ id }) => id)).toEqual(['x1', 'x2']);
});

it.each([
  [20, null],
  [21, 21],
])('of %i accounts they are learned when somebody wants it: %s', async (accounts, offered) => {
  await open([alert('x')], { accounts });
  await says(`of all: true, offered: ${offered}`);
  if (offered !== null) {
    expect(learnAlerts).not.toHaveBeenCalled();
    await press('learn');
    await says('of all: true, offered: null');
  }
  await waitFor(() => expect(learnAlerts).toHaveBeenCalledTimes(1));
});

it.each<[what: string, given: Given, accountSid: string | null]>([
  ['of one account', {}, 'a-1'],
  ['of an operator who has one account', { mayChoose: false }, null],
])('the list %s says whose they are', async (_what, given, accountSid) => {
  address.accountSid = accountSid;
  await open([alert('x', { account_sid: 'a-1' })], given);
  await says('of all: false, offered: null');
  expect(known()).toEqual([alert('x', { account_sid: 'a-1' })]);
  expect(learnAlerts).not.toHaveBeenCalled();
});

it.each<[string, Alert[] | undefined]>([
  ['no alerts', []],
  ['alerts that are on their way', undefined],
])('of %s nothing is asked', async (_what, listed) => {
  await open(listed, { accounts: 30 });
  await says('of all: true, offered: null');
  expect(known()).toEqual([]);
  expect(learnAlerts).not.toHaveBeenCalled();
});

it('what only the platform can filter by is known of all that it answers', async () => {
  address.filter = { kind: 'fromApplication' };
  address.accountSid = 'a-1';
  await open([alert('x')]);
  expect(known()[0]).toMatchObject({
    ...{ alert_type: 'alert-from-application', kind: 'fromApplication' },
  });
  address.filter = { kind: 'noTts' };
  await open([alert('x')]);
  expect(known()).toEqual([alert('x')]);
});
