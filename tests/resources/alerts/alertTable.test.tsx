// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { TimeZoneContext } from '../../../src/components/ConsoleContext';
import { ListPage } from '../../../src/components/list/ListPage';
import { AlertTable } from '../../../src/resources/alerts/AlertTable';
import { WhoseAlerts } from '../../../src/resources/alerts/WhoseAlerts';
import type { Alert } from '../../../src/types';
import type { AccessQuestion } from '../../../src/types/access';
import { openList, press, shownRows } from '../../support/listScreen';

afterEach(cleanup);

const alert = (id: string, more: Partial<Alert> = {}) =>
  ({
    ...{ id, message: `message ${id}`, time: '2026-03-02T14:30:00Z', kind: 'noTts' },
    ...{ alert_type: 'no-tts', detail: null, account_sid: 'a-1', ...more },
  }) as Alert & { id: string };
const accounts = (count: number) =>
  Array.from({ length: count }, (_none, at) => ({ id: `a-${at}`, name: `Account ${at}` }));

const Alerts = () => {
  const [isLookedUp, setLookedUp] = useState(false);
  const offer = <WhoseAlerts isLookedUp={isLookedUp} onLookUp={() => setLookedUp(true)} />;
  return (
    <ListPage filters={null} below={offer}>
      <AlertTable isLookedUp={isLookedUp} />
    </ListPage>
  );
};

interface Given {
  ofAll?: number;
  isRefused?: (question: AccessQuestion) => boolean;
}
async function open(rows: (Alert & { id: string })[], { ofAll = 0, isRefused }: Given = {}) {
  openList(
    <TimeZoneContext.Provider value={{ zone: 'UTC', choose: () => undefined }}>
      <main>
        <Alerts />
      </main>
    </TimeZoneContext.Provider>,
    {
      ...{ rows, resource: 'alerts' },
      otherRows: (resource) => (resource === 'accounts' ? accounts(ofAll) : []),
      isRefused: isRefused ?? (({ resource }) => ofAll === 0 && resource === 'accounts'),
    },
  );
  await waitFor(() => expect(shownRows()).toHaveLength(rows.length));
  await screen.findByText(new RegExp(`^message ${rows[0]?.id}`));
}
const cells = () =>
  shownRows().map((row) => row.map((cell) => cell?.replaceAll('resources.alerts.', '')));

describe('a row of the alerts', () => {
  it('says what happened, of what kind it is, and when', async () => {
    await open([alert('x'), alert('y', { kind: 'unknown', alert_type: 'news' })]);
    expect(cells()).toEqual([
      ['message x', 'kinds.noTts', '14:30:00'],
      ['message y', 'kinds.unknown', '14:30:00'],
    ]);
    const states = [...document.querySelectorAll('.state-label')].map(({ className }) => className);
    expect(states).toEqual(['state-label error', 'state-label info']);
  });

  it.each([
    [0, 'message x'],
    [1, 'message x'],
    [3, 'message xlist.times 3 14:28:00'],
  ])('says how often it happened, and since when: %i', async (count, expected) => {
    const alike = Array.from({ length: count }, (_none, at) =>
      alert(`x${at}`, { time: `2026-03-02T14:${30 - at}:00Z` }),
    );
    await open([alert('x', count === 0 ? {} : { alike })]);
    expect(cells()[0]?.[0]).toBe(expected);
  });
});

describe('whose alerts of all accounts are', () => {
  it('is named by the first of alike ones, and how many more accounts', async () => {
    const alike = ['a-1', 'a-2', 'a-1', 'a-3', null].map((account_sid, at) =>
      alert(`x${at}`, { account_sid }),
    );
    await open([alert('x', { alike }), alert('y'), alert('z', { account_sid: null })], {
      ofAll: 30,
    });
    await waitFor(() => expect(cells()[0]?.[2]).toBe('Account 1 list.moreAccounts 2'));
    expect(cells().map((row) => row[2])).toEqual([
      'Account 1 list.moreAccounts 2',
      'Account 1',
      '',
    ]);
  });

  it('is offered to be found out, where there are many accounts', async () => {
    await open([alert('x')], { ofAll: 21 });
    await screen.findByText('resources.alerts.list.unnamed');
    const offer = screen.getByRole('button', { name: 'resources.alerts.list.learn 21' });
    offer.focus();
    press('resources.alerts.list.learn 21');
    await waitFor(() => expect(screen.queryByText('resources.alerts.list.unnamed')).toBeNull());
    // The offer had the focus, and is gone.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('is no question for those who have one account', async () => {
    await open([alert('x')]);
    expect(screen.queryByText('resources.alerts.list.unnamed')).toBeNull();
    expect(cells()[0]).toHaveLength(3);
  });
});
