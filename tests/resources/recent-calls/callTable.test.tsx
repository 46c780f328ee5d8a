// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TimeZoneContext } from '../../../src/components/ConsoleContext';
import { ListPage } from '../../../src/components/list/ListPage';
import { CallTable } from '../../../src/resources/recent-calls/list/CallTable';
import { openList, shownRows } from '../../support/listScreen';

afterEach(cleanup);

const call = {
  ...{ id: 'c-1', call_sid: 'c-1', account_sid: 'a-1', application_sid: 'app-1', trunk: '' },
  ...{ direction: 'inbound', from: '4930', to: '1555', answered: true, sip_status: 200 },
  ...{ attempted_at: '2026-03-02T14:30:00.000Z', duration: 65, termination_reason: '' },
};
const of = (account_sid: string) =>
  `/internal/recent-calls?filter=${encodeURIComponent(JSON.stringify({ account_sid }))}`;

async function open(path: string | undefined, mayListAccounts: boolean, more: object = {}) {
  const { others } = openList(
    <TimeZoneContext.Provider value={{ zone: 'Asia/Kolkata', choose: () => undefined }}>
      <ListPage filters={null}>
        <CallTable />
      </ListPage>
    </TimeZoneContext.Provider>,
    {
      ...{ rows: [{ ...call, ...more }], resource: 'recent-calls', path },
      isRefused: ({ resource }) => resource === 'accounts' && !mayListAccounts,
    },
  );
  others.mockImplementation(async (resource) =>
    resource === 'accounts' ? [{ id: 'a-1', name: 'Acme' }] : [{ id: 'app-1', name: 'Menu' }],
  );
  await waitFor(() => expect(shownRows()).toHaveLength(1));
  await screen.findByText('Menu');
}
const heads = () =>
  within(screen.getAllByRole('row')[0] as HTMLElement)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const application = 'resources.recent-calls.list.application';

it.each<[what: string, path: string | undefined, mayList: boolean, head: string, cell: string]>([
  ['of all accounts', undefined, true, `app.list.account ${application}`, 'AcmeMenu'],
  ['of one account', of('a-1'), true, application, 'Menu'],
  ['of those who have one account only', undefined, false, application, 'Menu'],
])('in a list %s a call says whose it is where that can be another’s', async (...row) => {
  const [, path, mayList, head, cell] = row;
  await open(path, mayList);
  await waitFor(() => expect(shownRows()[0]?.at(-1)).toBe(cell));
  expect(heads().at(-1)).toBe(head);
});

it('a call is told by when, between whom, how it ended and how long it took', async () => {
  await open(of('a-1'), true);
  const zone = 'resources.recent-calls.list.time GMT+5:30';
  expect(heads()[0]).toBe(`${zone} resources.recent-calls.fields.trunk`);
  const state = 'resources.recent-calls.state';
  expect(shownRows()[0]?.slice(0, 5)).toEqual([
    `20:00:00${state}.inbound`,
    '4930',
    '1555',
    expect.stringContaining(`${state}.answered`),
    '1m 5s',
  ]);
});

it('a call whose time cannot be read is shown, and names no time zone', async () => {
  await open(of('a-1'), true, { attempted_at: 'soon' });
  expect(heads()[0]).toMatch(/^resources\.recent-calls\.list\.time\s+resources/);
  expect(shownRows()[0]?.slice(1, 3)).toEqual(['4930', '1555']);
});
