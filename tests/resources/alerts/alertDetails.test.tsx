// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeZoneContext } from '../../../src/components/ConsoleContext';
import { AlertDetails } from '../../../src/resources/alerts/AlertDetails';
import type { Alert } from '../../../src/types';
import type { AccessQuestion } from '../../../src/types/access';
import { clearDrawn, draw, ready } from '../../support/drawn';

afterEach(clearDrawn);

const text = (name: string) => `resources.alerts.${name}`;
const sid = '2f3a4b5c-1111-2222-3333-444455556666';
const time = '2026-03-02T14:30:20.500Z';
const alert = (more: Partial<Alert> = {}): Alert => ({
  ...({ id: 'a', message: 'Something', time, kind: 'unknown' } as Alert),
  ...{ detail: null, alert_type: 'webhook-failure', account_sid: 'a-1', target_sid: null, ...more },
});

const getList = vi.fn<(resource: string, params: object) => Promise<{ data: object[] }>>();
const getOne = vi.fn<(resource: string, params: { id: string }) => Promise<{ data: object }>>();
beforeEach(() => {
  getList.mockReset().mockResolvedValue({ data: [] });
  getOne
    .mockReset()
    .mockImplementation(async (_resource, { id }) => ({ data: { id, name: 'IVR' } }));
});

type Refuses = (question: AccessQuestion) => boolean;
async function open(one: Alert, isRefused: Refuses = () => false) {
  draw(
    <TimeZoneContext.Provider value={{ zone: 'UTC', choose: () => undefined }}>
      <AlertDetails alert={one} />
      <hr />
    </TimeZoneContext.Provider>,
    {
      provider: { getList, getOne } as object,
      refusalOf: (question) =>
        isRefused(question) ? { message: 'refused', redirectTo: '/' } : null,
    },
  );
  await ready(screen.findByRole('separator'));
}
/** Where the links lead: their names, paths and what their query says. */
const links = () =>
  screen.queryAllByRole('link').map((link) => {
    const [path, search] = link.getAttribute('href')?.replace('#/internal/', '').split('?') ?? [];
    const { filter, ...query } = Object.fromEntries(new URLSearchParams(search));
    const name = link.textContent?.replace('resources.alerts.causes.', '');
    return [name, path, filter ? JSON.parse(filter) : query];
  });
const minute = {
  ...{ account_sid: 'a-1', date: 'custom' },
  ...{ from: '2026-03-02T14:29:00.000Z', to: '2026-03-02T14:30:59.999Z' },
};
const calls = ['callsOfMinute', 'recent-calls', minute];
const call = ['call', `recent-calls/${sid}/show`, { account: 'a-1' }];

describe('what an alert means, and where its cause is', () => {
  it.each<[kind: string, more: Partial<Alert>, expected: unknown[]]>([
    ['webhookFailure', {}, [['applications', 'applications', { account_sid: 'a-1' }], calls]],
    [
      'ttsFailure',
      { alert_type: 'tts-failure' },
      [['speech-services', 'speech-services', { account_sid: 'a-1' }], calls],
    ],
    [
      'noCarrier',
      { alert_type: 'no-carrier', target_sid: sid },
      [['carriers', 'carriers', { account_sid: 'a-1' }], calls],
    ],
    [
      'callLimit',
      { alert_type: 'account-call-limit' },
      [['accounts', 'accounts/a-1/edit', {}], calls],
    ],
    [
      'providerCallLimit',
      { alert_type: 'service-provider-call-limit' },
      [['settings', 'settings', {}], calls],
    ],
    ['unknown', { alert_type: 'news' }, [calls]],
    ['unknown', { alert_type: 'news', target_sid: sid }, [call, calls]],
    ['unknown', { alert_type: 'news', target_sid: 'not a sid' }, [calls]],
    ['unknown', { alert_type: 'news', time: 'soon' }, []],
    [
      'fromApplication',
      { alert_type: 'alert-from-application', target_sid: sid },
      [['applications', 'applications', { account_sid: 'a-1' }], call, calls],
    ],
  ])('%s, of %j', async (kind, more, expected) => {
    await open(alert(more));
    expect(screen.getByText(text(`meanings.${kind}`))).toBeVisible();
    expect(links()).toEqual(expected);
  });

  it('is not narrowed to an account where the platform names none', async () => {
    const { account_sid: _, ...all } = minute;
    await open(alert({ account_sid: null, target_sid: sid }));
    expect(links()).toEqual([
      ['applications', 'applications', {}],
      ['call', `recent-calls/${sid}/show`, {}],
      ['callsOfMinute', 'recent-calls', all],
    ]);
    // There is no account to open.
    await open(alert({ account_sid: null, alert_type: 'account-call-limit' }));
    expect(links()).toEqual([['callsOfMinute', 'recent-calls', all]]);
  });

  it('leads only where the operator may go', async () => {
    const limit = alert({ alert_type: 'service-provider-call-limit' });
    await open(limit, ({ resource, action }) => resource === 'settings' && action === 'view');
    expect(links()).toEqual([calls]);
  });
});

describe('the application whose call raised an alert', () => {
  const ofCall = (more: Partial<Alert> = {}) => alert({ target_sid: sid, ...more });
  const name = () => screen.findByRole('link', { name: 'IVR' });

  it('is named, as the call names it that the platform names', async () => {
    getList.mockResolvedValue({ data: [{ id: 'c', application_sid: 'app-1' }] });
    await open(ofCall());
    expect((await name()).getAttribute('href')).toContain('applications/app-1/edit');
    expect(getList).toHaveBeenCalledWith('recent-calls', {
      filter: {
        ...{ account_sid: 'a-1', q: sid, date: 'custom' },
        ...{ from: '2026-03-01T14:30:20.500Z', to: '2026-03-03T14:30:20.500Z' },
      },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'attempted_at', order: 'DESC' },
    });
    expect(getOne.mock.calls[0]?.[1]).toMatchObject({ id: 'app-1' });
  });

  it.each<[what: string, more: Partial<Alert>]>([
    ['names no call', { target_sid: null }],
    ['names a carrier', { alert_type: 'no-carrier' }],
    ['names no account', { account_sid: null }],
    ['has a time that nobody can read', { time: 'soon' }],
  ])('is not looked for where the platform %s', async (_what, more) => {
    await open(ofCall(more));
    expect(getList).not.toHaveBeenCalled();
    expect(getOne).not.toHaveBeenCalled();
  });

  it.each<[what: string, answer: () => Promise<{ data: object[] }>]>([
    ['the call is not found', async () => ({ data: [] })],
    ['it had none', async () => ({ data: [{ id: 'c', application_sid: null }] })],
    ['the calls cannot be had', () => Promise.reject(new Error('away'))],
  ])('is not said where %s', async (_what, answer) => {
    getList.mockImplementation(answer);
    await open(ofCall());
    await waitFor(() => expect(getList).toHaveBeenCalledTimes(1));
    expect(getOne).not.toHaveBeenCalled();
    expect(screen.queryByText(text('list.application'))).toBeNull();
  });
});

describe('the same alert on the same day', () => {
  const alike = (count: number, more: Partial<Alert> = {}) =>
    Array.from({ length: count }, (_none, at) =>
      alert({
        id: `a${at}`,
        time: `2026-03-02T14:${String(59 - at).padStart(2, '0')}:00.000Z`,
        ...more,
      }),
    );
  const lines = () => within(screen.getByRole('list')).getAllByRole('listitem');

  it('is a line each, with its time, what is particular, and the calls of its minute', async () => {
    const [first, second] = alike(2) as [Alert, Alert];
    await open({ ...first, alike: [first, { ...second, detail: 'https://x.example' }] });
    expect(screen.getByText(`${text('list.alike')} 2`)).toBeVisible();
    const shown = lines().map((line) =>
      line.textContent?.replace(text('causes.callsOfMinute'), ''),
    );
    expect(shown).toEqual(['14:59:00', '14:58:00https://x.example']);
    const [, link] = lines().map((line) => within(line).getByRole('link'));
    expect(link).toHaveAttribute('title', 'https://x.example');
    expect(links().at(-1)?.[2]).toEqual({
      ...minute,
      ...{ from: '2026-03-02T14:57:00.000Z', to: '2026-03-02T14:58:59.999Z' },
    });
    expect(screen.queryByText(new RegExp(text('list.moreAlike')))).toBeNull();
  });

  it.each([
    [50, 50, null],
    [53, 50, `${text('list.moreAlike')} 3`],
  ])('of %i of them %i are read, and the others are counted', async (count, shown, more) => {
    const all = alike(count);
    await open({ ...(all[0] as Alert), alike: all });
    expect(lines()).toHaveLength(shown);
    expect(screen.queryByText(new RegExp(text('list.moreAlike')))?.textContent ?? null).toBe(more);
  });

  it.each([0, 1])('is not listed where there are %i', async (count) => {
    await open(alert({ alike: alike(count) }));
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is there without calls where its time cannot be read', async () => {
    const odd = alike(2, { time: 'soon', detail: 'https://x.example' });
    await open({ ...(odd[0] as Alert), alike: odd });
    expect(lines().map(({ textContent }) => textContent)).toEqual(
      odd.map(() => 'https://x.example'),
    );
    expect(within(screen.getByRole('list')).queryByRole('link')).toBeNull();
  });
});
