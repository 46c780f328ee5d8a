// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, renderHook } from '@testing-library/react';
import { I18nContextProvider, memoryStore, StoreContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsoleContext, type ConsoleInfo } from '../../../src/components/ConsoleContext';
import { parseMedia } from '../../../src/engines/rtp/parseMedia';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { readTrace } from '../../../src/engines/trace';
import { useKnown } from '../../../src/resources/recent-calls/details/useKnown';
import type { RecentCall } from '../../../src/types';
import { keyWords } from '../../support/keyWords';

type Answer = Record<string, unknown>;
/** What has been fetched of a call so far, and what was asked of it. */
const fetched = vi.hoisted(() => {
  const fresh = () => ({
    captures: {} as Answer,
    read: {} as Answer,
    trace: {} as Answer,
    alerts: { canAsk: true } as Answer,
    streams: [] as unknown[],
    asked: [] as string[],
  });
  return { ...fresh(), fresh };
});
const answer = vi.hoisted(
  () => (name: 'captures' | 'read' | 'trace' | 'alerts') => (_call: unknown, isWanted: boolean) => {
    if (isWanted) fetched.asked.push(name);
    return fetched[name];
  },
);
vi.mock('../../../src/resources/recent-calls/capture/useCapture', () => ({
  useCaptures: answer('captures'),
  useLadder: answer('read'),
}));
vi.mock('../../../src/resources/recent-calls/trace/useCallTrace', () => ({
  useCallTrace: answer('trace'),
}));
vi.mock('../../../src/resources/recent-calls/details/useCallAlerts', () => ({
  useCallAlerts: answer('alerts'),
}));
vi.mock('../../../src/resources/recent-calls/media/useMedia', () => ({
  useStreams: () => fetched.streams,
  useLadderWithStreams: (_files: unknown, ladder: unknown) => ladder,
}));

beforeEach(() => {
  Object.assign(fetched, fetched.fresh());
});
afterEach(cleanup);

const store = memoryStore({ locale: 'en' });
const around =
  (tracing: boolean) =>
  ({ children }: { children: ReactNode }) => (
    <StoreContextProvider value={store}>
      <I18nContextProvider value={keyWords}>
        <ConsoleContext.Provider value={{ features: { tracing } } as ConsoleInfo}>
          {children}
        </ConsoleContext.Provider>
      </I18nContextProvider>
    </StoreContextProvider>
  );
const hook = <Result,>(use: () => Result, tracing = true): Result =>
  renderHook(use, { wrapper: around(tracing) }).result.current;

const call: RecentCall = {
  ...{ id: 'c-1', call_sid: 'c-1', account_sid: 'a-1', sip_callid: 'speech-7a01@54.172.60.0' },
  ...{ attempted_at: '2026-01-01T10:00:00.000Z', direction: 'inbound', from: '1', to: '2' },
  ...{ answered: true, duration: 60, sip_status: 200, trunk: 'Twilio', trace_id: 'abc' },
};
const file = readFileSync('tests/fixtures/rtp/call.pcap');
const ladderOf = (...files: Buffer[]) => callLadder(files.map((one) => parseCapture(one)));
const spoken = ladderOf(file);
const { streams } = parseMedia(
  file,
  spoken.messages.map(({ body }) => body),
);
const dialled = ladderOf(
  ...['in', 'out'].map((way) => readFileSync(`platform/data/captures/dialled-${way}.pcap`)),
);
const traceWith = (failed: number, attributes: Record<string, string> = {}) => {
  const spans = Array.from({ length: 6 }, (_, at) => ({
    ...{ spanId: `s${at}`, parentSpanId: at === 0 ? '' : 's0', name: at ? `step ${at}` : 'call' },
    startTimeUnixNano: String(1763719200000000000n + BigInt(at)),
    endTimeUnixNano: String(1763719201000000000n),
    status: { code: at > 0 && at <= failed ? 2 : 0 },
    attributes: Object.entries(attributes).map(([key, stringValue]) => ({
      ...{ key, value: { stringValue } },
    })),
  }));
  return readTrace(new Blob([JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans }] }] })]));
};
const known = (record: Partial<RecentCall> = {}) =>
  hook(() => useKnown({ ...call, ...record }, false)).known;

describe('what is known of a call', () => {
  it('is only its record at first', () => {
    expect(known()).toMatchObject({
      ...{ messages: null, sound: null, trace: null, alerts: null, disagrees: false },
      call: { carrier: 'Twilio' },
    });
    expect(known({ trunk: 'user' }).call?.carrier).toBe('');
  });

  it('are the messages of its own leg, and those of the others', () => {
    fetched.read = { data: dialled };
    const [first, second] = dialled.legs;
    for (const [own, other] of [
      [first, second],
      [second, first],
    ]) {
      const { messages } = known({ sip_callid: own?.callId });
      expect(dialled.legs[messages?.own.facts.leg ?? -1]).toBe(own);
      expect(messages?.own.status).toBe(200);
      expect(messages?.others.map(({ facts }) => dialled.legs[facts.leg])).toEqual([other]);
    }
    expect(known({ sip_callid: 'of another call' }).messages).toBeNull();
    const facts = dialled.facts.map((one) => ({ ...one, final: null }));
    fetched.read = { data: { ...dialled, facts } };
    expect(known({ sip_callid: first?.callId }).messages?.own.status).toBeNull();
  });

  it('is who spoke in which stream of its own leg', () => {
    fetched.read = { data: spoken };
    expect(known().sound).toBeNull();
    fetched.streams = streams;
    const from = (source: string) => streams.filter((stream) => stream.source === source);
    expect(known().sound).toEqual({
      caller: from('54.172.60.0:30010'),
      callee: from('203.0.113.10:20010'),
    });
    expect(known({ sip_callid: 'of another call' }).sound).toEqual({ caller: [], callee: [] });
  });

  it.each([
    [0, []],
    [2, [1, 2]],
    [5, [1, 2, 3]],
  ])('are the first three of %d steps that failed', async (count, expected) => {
    fetched.trace = { data: await traceWith(count) };
    const { trace } = known();
    expect(trace?.failed.map(({ span }) => span)).toEqual(expected);
    expect(trace?.failed.map(({ name }) => name)).toEqual(expected.map((at) => `step ${at}`));
  });

  it.each([
    ['webhookFailure', true, true],
    ['noTts', true, false],
    ['applicationCallLimit', false, true],
    ['callLimit', false, false],
    ['of a later platform', false, false],
  ])('is whose fault an alert is: %s', (kind, isError, isApplication) => {
    fetched.alerts = { canAsk: true, data: [{ kind }] };
    expect(known().alerts).toEqual([{ isError, isApplication }]);
  });

  it('is whether messages or the trace say something else', async () => {
    fetched.read = { data: dialled };
    const sip_callid = dialled.legs[0]?.callId;
    const talk = (dialled.facts[0]?.talk?.time ?? 0) / 1e6;
    expect(known({ sip_callid, duration: talk }).disagrees).toBe(false);
    expect(known({ sip_callid, duration: talk, sip_status: 486 }).disagrees).toBe(true);
    fetched.read = {};
    fetched.trace = { data: await traceWith(0, { callTerminationBy: 'callee' }) };
    expect(known({ termination_reason: 'caller hungup' }).disagrees).toBe(true);
    expect(known({ termination_reason: 'called party hungup' }).disagrees).toBe(false);
  });
});

describe('what has not been looked at', () => {
  const error = new Error('down');
  it.each<[string, Partial<typeof fetched>, Partial<RecentCall>, string[]]>([
    ['nothing was fetched', {}, {}, ['messages', 'trace', 'alerts']],
    ['there is no Call-ID', {}, { sip_callid: '' }, ['trace', 'alerts']],
    ['there is no capture', { captures: { data: { own: null } } }, {}, ['trace', 'alerts']],
    ['messages were read', { read: { data: spoken } }, {}, ['trace', 'alerts']],
    ['there is no trace', {}, { trace_id: '0000' }, ['messages', 'alerts']],
    ['the trace was refused', { trace: { error } }, {}, ['messages', 'alerts']],
    ['there are no alerts', { alerts: { canAsk: true, data: [] } }, {}, ['messages', 'trace']],
    ['the alerts were refused', { alerts: { canAsk: true, error } }, {}, ['messages', 'trace']],
    ['nobody may see alerts', { alerts: { canAsk: false } }, {}, ['messages', 'trace']],
  ])('where %s', (_name, got, record, expected) => {
    Object.assign(fetched, got);
    expect(hook(() => useKnown({ ...call, ...record }, false)).missing).toEqual(expected);
  });

  it.each<[boolean, boolean, Partial<RecentCall>, string[]]>([
    [false, true, {}, []],
    [true, true, {}, ['captures', 'read', 'trace', 'alerts']],
    [true, true, { sip_callid: '' }, ['trace', 'alerts']],
    [true, false, {}, ['captures', 'read', 'alerts']],
    [true, true, { trace_id: '' }, ['captures', 'read', 'alerts']],
  ])(
    'is fetched where that is wanted (%s, traces %s, %j)',
    (isWanted, tracing, record, expected) => {
      hook(() => useKnown({ ...call, ...record }, isWanted), tracing);
      expect(fetched.asked).toEqual(expected);
    },
  );
});
