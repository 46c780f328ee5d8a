// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallNow } from '../../../src/components/live/useLiveCalls';
import { CallsNowTable } from '../../../src/resources/recent-calls/now/CallsNowTable';
import type { RecentCall } from '../../../src/types';
import { clearDrawn, draw, messages, press, ready } from '../../support/drawn';

/** How often each trace was read, and of which record. */
const read = vi.hoisted(() => ({ times: 0, of: null as unknown }));
vi.mock('../../../src/resources/recent-calls/trace/TracePanel', () => ({
  TracePanel: ({ call }: { call: RecentCall }) => {
    const { account_sid, trace_id } = call;
    useQuery({
      queryKey: ['recent-calls', 'trace', account_sid, trace_id],
      queryFn: () => {
        Object.assign(read, { times: read.times + 1, of: call });
        return read.times;
      },
    });
    return <p>{`trace ${trace_id}`}</p>;
  },
}));
beforeEach(() => void Object.assign(read, { times: 0, of: null }));
afterEach(clearDrawn);

const call = (sid: string, more: Partial<CallNow> = {}): CallNow =>
  ({
    ...{ id: sid, call_sid: sid, account_sid: 'a-1', trace_id: `of ${sid}`, isOver: false },
    ...{ direction: 'inbound', call_status: 'in-progress', from: '1', to: '2', sbc_callid: 'x@y' },
    ...{ application_sid: null, originating_sip_trunk_name: 'Twilio', sip_status: 200 },
    ...{ sight: { since: Date.now(), isBeginning: true, overAt: null }, ...more },
  }) as CallNow;
async function open(calls: CallNow[], tracing = true) {
  const done = async () => undefined;
  draw(<CallsNowTable calls={calls} control={{ change: done, changeNow: done }} />, {
    features: { tracing },
  });
  await ready(screen.findByRole('table'));
}
const openers = () => screen.queryAllByRole('button', { name: /^live\.calls\.trace\.open/ });
const cellOf = (sid: string) =>
  document.querySelector<HTMLElement>(`[data-id=${sid}] > .takes-rest`);

it('the trace of a call that runs opens below it, one at a time, by its button or its row', async () => {
  await open([call('one'), call('two'), call('none', { trace_id: '' })]);
  const [first, second] = openers();
  expect(openers()).toHaveLength(2);
  expect(first).toHaveAttribute('aria-expanded', 'false');
  first?.click();
  await ready(screen.findByText('trace of one'));
  expect(first).toHaveAttribute('aria-expanded', 'true');
  cellOf('two')?.click();
  await ready(screen.findByText('trace of two'));
  expect(screen.queryByText('trace of one')).toBeNull();
  expect(second).toHaveAttribute('aria-expanded', 'true');
  cellOf('none')?.click();
  expect(screen.getByText('trace of two')).toBeVisible();
  cellOf('two')?.click();
  await waitFor(() => expect(screen.queryByText('trace of two')).toBeNull());
});

it('it is read again when somebody asks, as of the record that the call will be', async () => {
  await open([call('one', { call_status: 'ringing', sip_status: null })]);
  openers()[0]?.click();
  await waitFor(() => expect(read.times).toBe(1));
  expect(read.of).toMatchObject({
    ...{ call_sid: 'one', account_sid: 'a-1', sip_callid: 'x@y', trunk: 'Twilio', from: '1' },
    ...{ answered: false, sip_status: '', duration: 0, direction: 'inbound' },
  });
  await press('live.calls.trace.refresh');
  await waitFor(() => expect(read.times).toBe(2));
});

it.each<[what: string, more: Partial<CallNow>, record: Partial<RecentCall>]>([
  ['has been answered', {}, { answered: true, sip_status: 200 }],
  [
    'names little',
    { sbc_callid: null, originating_sip_trunk_name: null },
    { sip_callid: '', trunk: '' },
  ],
])('the record of a call that %s', async (_what, more, record) => {
  await open([call('one', more)]);
  openers()[0]?.click();
  await waitFor(() => expect(read.of).toMatchObject(record));
});

it('there is none to open on a platform without traces', async () => {
  await open([call('one')], false);
  expect(openers()).toEqual([]);
  cellOf('one')?.click();
  expect(screen.queryByText(/^trace/)).toBeNull();
});

it('the sid of a call is copied from its menu, which is named as its button', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await open([call('one')]);
  await press('app.rowMenu.label resources.recent-calls.fromTo 1 2');
  const menu = await screen.findByRole('menu');
  expect(menu).toHaveAccessibleName('app.rowMenu.label resources.recent-calls.fromTo 1 2');
  (await screen.findByRole('menuitem', { name: 'live.calls.acts.copy' })).click();
  await waitFor(() => expect(writeText.mock.calls).toEqual([['one']]));
  await waitFor(() => expect(messages()).toEqual(['app.clipboard.copied one']));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  vi.unstubAllGlobals();
});
