// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import {
  type DataProvider,
  ListContextProvider,
  type ListControllerResult,
  ResourceDefinitionContextProvider,
  useTranslate,
} from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ListAddressProvider } from '../../../src/components/list/ListAddress';
import { callMarks } from '../../../src/resources/recent-calls/list/callMarks';
import { callWay } from '../../../src/resources/recent-calls/list/callWay';
import { TrunkFilter } from '../../../src/resources/recent-calls/list/TrunkFilter';
import { useCallFilterNames } from '../../../src/resources/recent-calls/list/useCallFilterNames';
import type { RecentCall } from '../../../src/types';
import { clearDrawn, draw, ready } from '../../support/drawn';

afterEach(clearDrawn);

const text = (name: string) => `resources.recent-calls.${name}`;
const call = {
  ...{ id: 'c-1', call_sid: 'c-1', account_sid: 'a-1', direction: 'inbound', trunk: 'Twilio' },
  ...{ sip_callid: 'x@y', trace_id: 'abc', recording_url: '/r' },
} as RecentCall;
type Translate = ReturnType<typeof useTranslate>;
const inWords = (of: (translate: Translate) => JSX.Element) => {
  const Drawn = () => of(useTranslate());
  draw(<Drawn />);
};

describe('the way of a call in a list', () => {
  const withoutCarrier = text('list.withoutCarrier.user');
  it.each<[more: Partial<RecentCall>, said: string, href: RegExp | null]>([
    [{}, `${text('state.inbound')} · Twilio`, /\/carriers\?.*Twilio/],
    [
      { direction: 'outbound', trunk: 'user' },
      `${text('state.outbound')} · ${withoutCarrier}`,
      null,
    ],
    [{ trunk: '' }, text('state.inbound'), null],
  ])('%j is told, and leads to its carrier', async (more, said, href) => {
    inWords((translate) => callWay({ ...call, ...more }, translate));
    const way = await ready(screen.findByTitle(said));
    expect(way.textContent).toBe(said.replace(' · ', ''));
    expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toEqual(
      href && expect.stringMatching(href),
    );
  });
});

describe('the marks of a call in a list', () => {
  const [capture, tracing, recording] = ['capture.title', 'trace.title', 'list.recording'].map(
    text,
  );
  it.each<
    [what: string, more: Partial<RecentCall>, isTraced: boolean, marks: (string | undefined)[]]
  >([
    ['that has everything', {}, true, [capture, tracing, recording]],
    ['on a platform without traces', {}, false, [capture, recording]],
    ['without a trace', { trace_id: '000' }, true, [capture, recording]],
    ['without a Call-ID', { sip_callid: '' }, true, [tracing, recording]],
    ['that was not recorded', { recording_url: '' }, true, [capture, tracing]],
    ['that has nothing', { sip_callid: '', trace_id: '', recording_url: '' }, true, []],
  ])('%s open it there, with one stop for the keyboard', async (_what, more, isTraced, marks) => {
    inWords((translate) => (
      <>
        {callMarks({ ...call, ...more }, { isTraced, translate })}
        <output>drawn</output>
      </>
    ));
    await ready(screen.findByText('drawn'));
    const links = screen.queryAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(marks);
    for (const [at, link] of links.entries()) {
      expect(link.getAttribute('tabindex')).toBe(at === 0 ? null : '-1');
      expect(link.getAttribute('href')).toContain(`tab=${link.dataset.tab}`);
      expect(link.getAttribute('href')).toContain('/recent-calls/c-1/show');
    }
  });
});

it.each([
  ['direction', 'inbound', text('filters.inbound')],
  ['answered', 'true', text('filters.answered')],
  ['answered', 'false', text('filters.notAnswered')],
  ['sip_status', '486', `486 ${text('sipReasons.486')}`],
  ['sip_status', 'abc', 'abc'],
  ['trunk', 'Twilio', 'Twilio'],
  ['trunk', 'user', text('list.withoutCarrier.user')],
] as const)('the filter %s names %s', async (source, value, name) => {
  const Named = () => <output>{useCallFilterNames()[source].nameOf(value)}</output>;
  draw(<Named />);
  expect((await ready(screen.findByRole('status'))).textContent).toBe(name);
});

describe('the choices of trunks', () => {
  const getList = vi.fn(async (_area: string, _asked: object) => ({
    data: [
      { id: '1', name: 'Zadarma' },
      { id: '2', name: 'Twilio' },
    ],
    total: 2,
  }));
  const beginning = { sort: { field: 'name', order: 'ASC' } };
  const definitions = { carriers: { name: 'carriers', options: { beginning } } };
  const choices = async (mayList: boolean) => {
    getList.mockClear();
    const data = [{ trunk: 'user' }, { trunk: '' }, { trunk: 'Twilio' }, { trunk: 'Altel' }];
    draw(
      <ResourceDefinitionContextProvider definitions={definitions}>
        <ListAddressProvider>
          <ListContextProvider value={{ data } as ListControllerResult<RecentCall>}>
            <TrunkFilter label="Trunk" />
          </ListContextProvider>
        </ListAddressProvider>
      </ResourceDefinitionContextProvider>,
      {
        at: '/internal/carriers',
        actions: { storedAccountFilter: () => null },
        provider: { getList } as unknown as DataProvider,
        refusalOf: ({ resource }) =>
          resource === 'carriers' && !mayList ? { message: 'no', redirectTo: '/' } : null,
      },
    );
    const input = await ready(screen.findByRole('combobox', { name: 'Trunk' }));
    expect(getList).not.toHaveBeenCalled();
    fireEvent.mouseDown(input);
    await screen.findByRole('option', { name: 'Altel' });
    return () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  };

  it('are the carriers, asked for once they are opened, and what the rows say', async () => {
    const shown = await choices(true);
    await waitFor(() =>
      expect(shown()).toEqual(['Altel', text('list.withoutCarrier.user'), 'Twilio', 'Zadarma']),
    );
    expect(getList.mock.calls).toMatchObject([['carriers', { sort: { field: 'name' } }]]);
    fireEvent.click(screen.getByRole('option', { name: 'Twilio' }));
    await waitFor(() => expect(decodeURIComponent(location.hash)).toContain('"trunk":"Twilio"'));
  });

  it('are what the rows say for those who may not list carriers', async () => {
    const shown = await choices(false);
    expect(shown()).toEqual(['Altel', text('list.withoutCarrier.user'), 'Twilio']);
    expect(getList).not.toHaveBeenCalled();
  });
});
