// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../../src/http/HttpError';
import { CompareCalls } from '../../../src/resources/recent-calls/compare/CompareCalls';
import type { RecentCall } from '../../../src/types';
import { readCapturesHere } from '../../app/support/workers';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const text = (name: string) => `resources.recent-calls.compare.${name}`;
const record = (name: string) => `resources.recent-calls.facts.record.${name}`;
const callOf = (id: string, more: Partial<RecentCall> = {}) =>
  ({
    ...{ id, call_sid: id, account_sid: 'a-1', sip_callid: `${id}@sbc`, sip_parent_callid: '' },
    ...{ attempted_at: '2026-03-02T10:00:00.000Z', terminated_at: '2026-03-02T10:01:00.000Z' },
    ...{ from: '15085550199', to: '15552000137', answered: true, sip_status: 200, duration: 60 },
    ...{ trunk: 'user', direction: 'inbound', answered_at: null, application_sid: null, ...more },
  }) as RecentCall;

type List = (resource: string, params: { filter: { q?: string } }) => Promise<{ data: object[] }>;
const getList = vi.fn<List>();
const getCallCapture = vi.fn<() => Promise<Blob | null>>();
const getCallTrace = vi.fn<(call: RecentCall) => Promise<Blob>>();
/** The calls that the platform has, by their sid. */
let calls: Record<string, RecentCall>;

beforeEach(() => {
  readCapturesHere();
  calls = { a: callOf('a'), b: callOf('b', { answered: false, sip_status: 486, duration: 0 }) };
  getList.mockReset().mockImplementation(async (resource, { filter: { q = '' } }) => ({
    data: resource === 'recent-calls' && calls[q] ? [calls[q]] : [],
  }));
  getCallCapture.mockReset().mockResolvedValue(null);
  getCallTrace.mockReset().mockRejectedValue(new HttpError(404, { message: 'no' }));
});
afterEach(() => {
  clearDrawn();
  vi.unstubAllGlobals();
});

const named = (callSid: string) => ({ callSid, filter: { q: callSid } });
async function open() {
  draw(<CompareCalls first={named('a')} second={named('b')} />, {
    provider: { getList, getCallCapture, getCallTrace } as object,
    features: { tracing: true },
  });
  await ready(screen.findByRole('heading', { name: text('title') }));
}
const swap = () => screen.queryByRole('link', { name: text('swap') });
const details = () => screen.findByRole('table', { name: text('details') });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      ...[...row.children].map((cell) => cell.textContent?.replace(text('differs'), '')),
      row.hasAttribute('data-different'),
    ]);
const rowOf = async (name: string) =>
  rowsOf(await details()).find(([head]) => head === record(name));
const queryOf = (link: Element | null | undefined) => {
  const [path, search] = link?.getAttribute('href')?.split('?') ?? [];
  return [path?.split('/').at(-2), new URLSearchParams(search).get('with')];
};

describe('two calls', () => {
  it('are named with the way to each, and change places', async () => {
    await open();
    await ready(details());
    const ways = screen.getAllByRole('link', { name: /fromTo/ });
    expect(ways.map(queryOf)).toEqual([
      ['a', null],
      ['b', null],
    ]);
    expect(screen.getAllByText(text('first'))[0]?.nextElementSibling).toBe(ways[0]);
    expect(screen.getAllByText(text('second'))[0]?.nextElementSibling).toBe(ways[1]);
    expect(queryOf(swap())).toEqual(['b', 'a']);
  });

  it('are compared fact by fact', async () => {
    await open();
    await ready(details());
    expect(await rowOf('result')).toEqual([
      ...[record('result'), 'resources.recent-calls.state.answered'],
      ...['486 resources.recent-calls.sipReasons.486', true],
    ]);
    expect((await rowOf('direction'))?.[3]).toBe(false);
    // Which calls they are is no difference.
    expect((await rowOf('callSid'))?.slice(1)).toEqual(['a', 'b', false]);
  });

  it('differ in what only one has, once both are read', async () => {
    calls.b = callOf('b', { remote_host: '10.0.0.9' });
    const gives: ((file: null) => void)[] = [];
    getCallCapture.mockImplementation(() => new Promise((done) => gives.push(done)));
    await open();
    await ready(details());
    await waitFor(() => expect(gives).toHaveLength(2));
    const peer = async () => (await rowOf('peer'))?.slice(1);
    expect(await peer()).toEqual(['', '10.0.0.9', false]);
    for (const give of gives) give(null);
    await waitFor(async () => expect(await peer()).toEqual(['', '10.0.0.9', true]));
  });

  it('have their messages beside each other', async () => {
    const file = readFileSync('platform/data/captures/busy.pcap');
    getCallCapture.mockImplementation(async () => new Blob([file]));
    await open();
    const table = await ready(screen.findByRole('table', { name: text('messages') }));
    expect(rowsOf(table)).toHaveLength(4);
  });

  it('have their latencies beside each other, where one has some', async () => {
    const title = 'resources.recent-calls.trace.latency.title';
    await open();
    await ready(details());
    expect(screen.queryByRole('table', { name: title })).toBeNull();
    const spans = [{ spanId: 's', parentSpanId: '', name: 'verb:hook' }].map((one) => ({
      ...{ ...one, startTimeUnixNano: '1763719200000000000', status: { code: 0 }, attributes: [] },
      endTimeUnixNano: '1763719200250000000',
    }));
    const trace = JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans }] }] });
    calls.a = callOf('a', { trace_id: 'abc' });
    getCallTrace.mockImplementation(async () => new Blob([trace]));
    await open();
    const table = await ready(screen.findByRole('table', { name: title }));
    const webhook = 'resources.recent-calls.trace.latency.webhook';
    expect(rowsOf(table)).toEqual([[webhook, 'p50 250ms · p95 250ms', '', true]]);
  });
});

describe('calls that are not there yet', () => {
  it('keep their place while they are looked for', async () => {
    getList.mockImplementation(async (_resource, { filter: { q } }) =>
      q === 'b' ? new Promise(() => undefined) : { data: [callOf('a')] },
    );
    await open();
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
    expect(swap()).toBeNull();
    expect(screen.queryByText('resources.recent-calls.notFound.title')).toBeNull();
  });

  it.each(['a', 'b'])('are said not to be found: %s', async (missing) => {
    delete calls[missing];
    await open();
    await ready(screen.findByText('resources.recent-calls.notFound.title'));
    expect([swap(), screen.queryByRole('table')]).toEqual([null, null]);
  });

  it.each(['a', 'b'])('say why they could not be looked for, and are again: %s', async (id) => {
    let isAway = true;
    getList.mockImplementation(async (_resource, { filter: { q = '' } }) => {
      if (isAway && q === id) throw new HttpError(500, { message: `The store is away: ${id}` });
      return { data: calls[q] ? [calls[q]] : [] };
    });
    await open();
    await screen.findByText(`The store is away: ${id}`);
    isAway = false;
    await press('app.errors.retry');
    await ready(details());
  });
});
