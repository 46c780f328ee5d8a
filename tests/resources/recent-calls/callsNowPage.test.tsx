// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { DataProvider } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallsNowPage } from '../../../src/resources/recent-calls/now/CallsNowPage';
import type { LiveCall } from '../../../src/types';
import { clearDrawn, draw, messages, press, ready, type } from '../../support/drawn';
import { stubSight } from '../../support/sight';

const text = (name: string) => `live.calls.${name}`;
const call = (sid: string, more: Partial<LiveCall> = {}): LiveCall =>
  ({
    ...{ id: sid, call_sid: sid, account_sid: 'a-1', application_sid: 'app-1', isOver: false },
    ...{ direction: 'inbound', call_status: 'in-progress', from: '15085550100', to: '1000' },
    ...{ originating_sip_trunk_name: 'Twilio', trace_id: '', ...more },
  }) as LiveCall;

const callsNow = vi.fn<(sid: string) => Promise<LiveCall[]>>();
const changeCall = vi.fn<(call: LiveCall, change: object) => Promise<void>>();
const getMany = vi.fn<(area: string, asked: { ids: string[] }) => Promise<{ data: object[] }>>();
const storeAccountFilter = vi.fn();
beforeEach(() => {
  stubSight(true);
  callsNow.mockReset().mockResolvedValue([]);
  changeCall.mockReset().mockResolvedValue();
  getMany.mockReset().mockResolvedValue({ data: [{ id: 'app-1', name: 'Menu' }] });
  storeAccountFilter.mockReset();
});
afterEach(() => {
  clearDrawn();
  vi.unstubAllGlobals();
});

interface Around {
  at?: string;
  own?: string | null;
  stored?: string | null;
  /** What the operator may not, by area and action. */
  refused?: string[];
}
function open({ at = '', own = 'a-1', stored = null, refused = [] }: Around = {}) {
  const accounts = [
    { id: 'a-1', name: 'Clinic' },
    { id: 'a-2', name: 'Bakery' },
  ];
  draw(<CallsNowPage />, {
    path: '/internal/calls-now',
    at: `/internal/calls-now${at}`,
    provider: {
      ...{ callsNow, changeCall, getMany, queues: async () => [] },
      ...{ callCounts: async () => ({ inbound: 0, outbound: 0 }) },
      getList: async () => ({ data: accounts, total: 2 }),
    } as unknown as DataProvider,
    features: { tracing: true },
    identity: { accountSid: own },
    actions: { storedAccountFilter: () => stored, storeAccountFilter },
    refusalOf: ({ resource, action }) =>
      refused.includes(`${resource} ${action}`) || `${resource} ${action}` === 'limits view'
        ? { message: `may not ${action}`, args: {}, redirectTo: '/home' }
        : null,
  });
}
const table = () => screen.findByRole('table');
const rows = () => [...document.querySelectorAll('tbody > tr[data-id]')];
const sids = () =>
  rows()
    .map((row) => row.getAttribute('data-id'))
    .join(' ');

describe('whose calls are shown', () => {
  const all = { own: null };
  const filter = `?filter=${encodeURIComponent('{"account_sid":"a-2"}')}`;
  it.each<[what: string, around: Around, asked: string[]]>([
    ['the own account', { at: filter }, ['a-1']],
    ['the account of the address', { ...all, at: filter, stored: 'a-1' }, ['a-2']],
    ['the account that was chosen last', { ...all, stored: 'a-2' }, ['a-2']],
    ['those of none before one is chosen', all, []],
  ])('those of %s', async (_what, around, asked) => {
    open(around);
    await ready(screen.findByText(text(asked.length > 0 ? 'none' : 'oneAccount')));
    expect(callsNow.mock.calls.map(([sid]) => sid)).toEqual(asked);
  });

  it('is chosen by those who see several accounts, and kept', async () => {
    open(all);
    const input = await ready(screen.findByRole('combobox', { name: 'app.list.account' }));
    fireEvent.mouseDown(input);
    fireEvent.click(await screen.findByRole('option', { name: 'Bakery' }));
    expect(storeAccountFilter.mock.calls).toEqual([['a-2']]);
    await waitFor(() => expect(callsNow.mock.lastCall?.[0]).toBe('a-2'));
    expect(decodeURIComponent(location.hash)).toContain('"account_sid":"a-2"');
  });

  it('is no choice for those of one account', async () => {
    open({ refused: ['accounts list'] });
    await ready(screen.findByText(text('none')));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is nobody’s business who may not see calls', async () => {
    open({ refused: ['recent-calls list'] });
    await waitFor(() => expect(location.hash).toBe('#/home'));
    expect(messages()).toEqual(['may not list']);
    expect(callsNow).not.toHaveBeenCalled();
  });
});

describe('the calls of now', () => {
  it('are counted, and found by a part of a number', async () => {
    callsNow.mockResolvedValue([
      call('one', { from: '15085550100' }),
      call('two', { to: '2000' }),
      call('over', { isOver: true, call_status: 'completed' }),
    ]);
    open();
    await ready(table());
    expect(screen.getByText(text('count 2 2'))).toBeVisible();
    type(text('search'), ' 2000 ');
    await waitFor(() => expect(sids()).toBe('two'));
    type(text('search'), '77');
    await ready(screen.findByText(text('notFound')));
    expect(screen.queryByText(text('noneText'))).toBeNull();
    callsNow.mockResolvedValue([]);
    await press('app.list.refresh');
    // Where there are none at all, the search is not why.
    await ready(screen.findByText(text('none')));
    expect(screen.getByText(text('noneText'))).toBeVisible();
  });

  it('that cannot be had are asked for again; those that are there stay, with why', async () => {
    callsNow.mockRejectedValueOnce(new Error('The platform is away'));
    open();
    await screen.findByText('The platform is away');
    const stale = () => screen.queryByText(/^live\.calls\.stale/);
    expect(stale()).toBeNull();
    callsNow.mockResolvedValueOnce([call('one')]);
    await press('app.errors.retry');
    await ready(table());
    expect(stale()).toBeNull();
    callsNow.mockRejectedValueOnce(new Error('It is away again'));
    await press('app.list.refresh');
    await screen.findByText(text('stale It is away again'));
    expect(sids()).toBe('one');
  });

  it('name their ends, their state, their trunk and their application', async () => {
    callsNow.mockResolvedValue([
      call('one'),
      call('leg', { parent_call_sid: 'one', direction: 'outbound', call_status: 'ringing' }),
      call('own', { originating_sip_trunk_name: 'user', application_sid: 'app-2' }),
      call('free', { application_sid: null, originating_sip_trunk_name: null }),
    ] as LiveCall[]);
    open();
    await ready(table());
    await screen.findAllByRole('link', { name: 'Menu' });
    expect(getMany.mock.lastCall?.[1].ids).toEqual(['app-1', 'app-2']);
    const row = (sid: string) => within(document.querySelector(`[data-id=${sid}]`) as HTMLElement);
    expect(row('one').getByText(text('states.in-progress'))).toBeVisible();
    const hrefs = row('one')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([expect.stringMatching(/carriers\?/), expect.stringMatching(/app-1/)]);
    expect(row('one').queryByText(text('leg'))).toBeNull();
    expect(row('leg').getByText(text('leg'))).toBeInTheDocument();
    expect(row('leg').getByText(text('states.ringing'))).toBeVisible();
    // Of an application that is not known, and of a SIP user, there is nothing to open.
    expect(row('own').queryByRole('link')).toBeNull();
    expect(row('free').queryByRole('link')).toBeNull();
    // The first look does not know since when they are.
    expect(row('one').getByText(text('since.atLeast'))).toBeInTheDocument();
    row('one').getByRole('link', { name: 'Menu' }).click();
    await waitFor(() => expect(location.hash).toContain('/applications/app-1'));
  });

  it('name no applications for those who may not list them', async () => {
    callsNow.mockResolvedValue([call('one')]);
    open({ refused: ['applications list'] });
    await ready(table());
    expect(getMany).not.toHaveBeenCalled();
  });

  it('are only watched by those who may not change them', async () => {
    callsNow.mockResolvedValue([call('one')]);
    open({ refused: ['live-calls edit'] });
    expect(await screen.findByRole('note')).toHaveTextContent(text('watchOnly may not edit'));
  });
});

describe('what is done to a call of now', () => {
  const menu = async (act: string) => {
    const button = await ready(screen.findByRole('button', { name: /^app\.rowMenu\.label/ }));
    button.focus();
    expect(fireEvent.keyDown(button, { key: 'ArrowDown' })).toBe(false);
    (await screen.findByRole('menuitem', { name: text(`acts.${act}`) })).click();
  };
  const opened = async (more: Partial<LiveCall> = {}) => {
    callsNow.mockResolvedValue([call('one', more)]);
    open();
    await ready(table());
  };

  it.each<[act: string, said: string, more: Partial<LiveCall>, asked: string]>([
    ['hangUp', 'hangUp', {}, 'hangUp'],
    ['hangUp', 'refuse', { call_status: 'ringing' }, 'refuse'],
    ['hangUp', 'cancel', { call_status: 'ringing', direction: 'outbound' }, 'cancel'],
    ['pauseRecording', 'pauseRecording', {}, 'pauseRecording'],
  ])('%s is asked as %s, and done', async (act, said, more, asked) => {
    await opened(more);
    await menu(said);
    const dialog = await screen.findByRole('dialog', { name: text(`acts.${said}`) });
    expect(dialog.textContent).toMatch(
      new RegExp(`ask\\.${asked}.*5085550100.* 1000|ask\\.${asked}.*508.*0100`),
    );
    expect(changeCall).not.toHaveBeenCalled();
    within(dialog)
      .getByRole('button', { name: text(`acts.${said}`) })
      .click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [of, change] = changeCall.mock.lastCall ?? [];
    expect(of).toMatchObject({ call_sid: 'one' });
    expect(change).toMatchObject({ act });
    if (act === 'hangUp') expect(change).toMatchObject({ call: { call_status: of?.call_status } });
    expect(messages()).toEqual([text(`done.${act}`)]);
    await waitFor(() => expect(callsNow).toHaveBeenCalledTimes(2));
  });

  it.each(['mute', 'unmute', 'resumeRecording'])('%s is done at once', async (act) => {
    await opened();
    await menu(act);
    await waitFor(() => expect(messages()).toEqual([text(`done.${act}`)]));
    expect(changeCall.mock.lastCall?.[1]).toEqual({ act });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('what is refused is told in its question, which stays', async () => {
    changeCall.mockRejectedValueOnce(new Error('It is over'));
    await opened();
    await menu('hangUp');
    const dialog = await screen.findByRole('dialog');
    within(dialog)
      .getByRole('button', { name: text('acts.hangUp') })
      .click();
    expect(await within(dialog).findByText('It is over')).toBeVisible();
    await press('app.confirm.cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(messages()).toEqual([]);
  });
});
