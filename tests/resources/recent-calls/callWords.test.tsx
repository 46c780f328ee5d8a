// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { I18nContextProvider, memoryStore, StoreContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsoleContext, type ConsoleInfo } from '../../../src/components/ConsoleContext';
import type { Verdict } from '../../../src/engines/verdict';
import { useLatencyFacts } from '../../../src/resources/recent-calls/compare/useLatencyFacts';
import { useCallFacts } from '../../../src/resources/recent-calls/details/useCallFacts';
import { useVerdictTexts } from '../../../src/resources/recent-calls/details/useVerdictTexts';
import type { RecentCall } from '../../../src/types';
import { keyWords } from '../../support/keyWords';

/** The trace that has been fetched of a call; its messages have not been. */
const fetched = vi.hoisted(() => ({ trace: {} as { data?: unknown } }));
vi.mock('../../../src/resources/recent-calls/capture/useCapture', () => ({
  useCaptures: () => ({}),
  useLadder: () => ({}),
}));
vi.mock('../../../src/resources/recent-calls/trace/useCallTrace', () => ({
  useCallTrace: () => fetched.trace,
}));

beforeEach(() => {
  fetched.trace = {};
});
afterEach(cleanup);

const store = memoryStore({ locale: 'en' });
const Around = ({ children }: { children: ReactNode }) => (
  <StoreContextProvider value={store}>
    <I18nContextProvider value={keyWords}>
      <ConsoleContext.Provider value={{ features: { tracing: true } } as ConsoleInfo}>
        {children}
      </ConsoleContext.Provider>
    </I18nContextProvider>
  </StoreContextProvider>
);
const hook = <Result,>(use: () => Result): Result =>
  renderHook(use, { wrapper: Around }).result.current;

const call: RecentCall = {
  ...{ id: 'c-1', call_sid: 'c-1', account_sid: 'a-1', sip_callid: 'x@y', trace_id: 'abc' },
  ...{ attempted_at: '2026-01-01T10:00:00.000Z', direction: 'inbound', from: '1', to: '2' },
  ...{ answered: true, duration: 60, sip_status: 200, trunk: 'Twilio' },
};

describe('a verdict in words', () => {
  const verdict = (more: Partial<Verdict>): Verdict => ({
    ...{ kind: 'fine', tone: 'good', role: null, certainty: 'shown', evidence: [], status: null },
    ...{ hint: null, ...more },
  });
  const texts = (record: Partial<RecentCall> = {}) =>
    hook(() => useVerdictTexts({ ...call, ...record }, { hintOf: ({ kind }) => `hint ${kind}` }));
  const of = (name: string) => `resources.recent-calls.verdict.${name}`;
  const facts = (name: string) => `resources.recent-calls.facts.${name}`;

  it.each<[Partial<Verdict>, string]>([
    [{ kind: 'oneWay', role: 'carrier' }, `${of('of.oneWay')} ${of('who.carrier')} Twilio`],
    [{ kind: 'oneWay', role: null }, of('kinds.oneWay')],
    [{ kind: 'busy', role: 'called' }, of('kinds.busy')],
    [{ kind: 'rejected', role: 'platform' }, `${of('of.rejected')} ${of('who.platform')} Twilio`],
  ])('has a title: %j', (more, expected) => {
    expect(texts().titleOf(verdict(more))).toBe(expected);
  });

  it('says how sure it is, on whose side, and which way the call went', () => {
    const way = 'resources.recent-calls.state.inbound';
    expect(texts().aboutOf(verdict({ certainty: 'likely' }))).toBe(
      `${of('certainties.likely')} · ${way}`,
    );
    expect(texts().aboutOf(verdict({ role: 'carrier' }))).toBe(
      `${of('certainties.shown')} · ${of('side')} ${of('sides.carrier')} Twilio · ${way}`,
    );
  });

  const hint = { kind: 'noAck', message: 3 } as NonNullable<Verdict['hint']>;
  const refused = { answered: false, sip_status: 503, termination_reason: 'call limit exceeded' };
  it.each<[string, Partial<Verdict>, Partial<RecentCall>, string]>([
    ['its own advice', { kind: 'stepFailed', hint, status: 486 }, {}, of('checks.stepFailed')],
    ['that of its hint', { kind: 'noAck', hint, status: 486 }, {}, 'hint noAck'],
    ['none without a status', { kind: 'fine' }, {}, ''],
    ['none of success', { kind: 'fine', status: 200 }, {}, ''],
    ['of the record', { kind: 'limit', status: 503 }, refused, facts('ownAdvice.callLimit')],
    ['of another status', { kind: 'busy', status: 486 }, refused, facts('advice.486')],
    [
      'of a refusal by the platform',
      { kind: 'failed', status: 480, role: 'platform' },
      refused,
      facts('ownAdvice.480'),
    ],
    [
      'of a refusal by the application',
      { kind: 'failed', status: 480, role: 'application' },
      refused,
      facts('ownAdvice.480'),
    ],
    [
      'of messages where the record says that it was answered',
      { kind: 'failed', status: 503, role: 'carrier' },
      { ...refused, answered: true },
      facts('advice.503'),
    ],
  ])('says what to check: %s', (_name, more, record, expected) => {
    expect(texts(record).checkOf(verdict(more))).toBe(expected);
  });
});

describe('the facts of a call', () => {
  const found = { account: null, application: null, trunk: null };
  const factsOf = (record: Partial<RecentCall> = {}) =>
    hook(() => useCallFacts({ ...call, ...record }, found as Parameters<typeof useCallFacts>[1]));
  const told = (key: string, record: Partial<RecentCall> = {}) =>
    factsOf(record).find((fact) => fact.key === key)?.value;
  const answeredAt = '2026-01-01T10:00:04.500Z';

  it.each<[string, Partial<RecentCall>, RegExp]>([
    ['after how long', { answered_at: answeredAt }, /record\.after .*:04.* 4\.5$/],
    ['when, where it rang before', { answered_at: '2026-01-01T09:59:58Z' }, /^[^.]*:58/],
    ['that it was', { answered_at: '' }, /state\.answered$/],
    ['that it was not', { answered: false, answered_at: answeredAt }, /record\.never$/],
  ])('say of the answer %s', (_name, record, expected) => {
    expect(told('answered', record)).toMatch(expected);
  });

  it.each<[Partial<RecentCall>, string]>([
    [{}, 'resources.recent-calls.state.answered'],
    [{ answered: false, sip_status: 486 }, '486 resources.recent-calls.sipReasons.486'],
    [{ answered: false, sip_status: 0 }, 'resources.recent-calls.state.notAnswered'],
  ])('say its result: %j', (record, expected) => {
    expect(told('result', record)).toBe(expected);
  });

  it('leave out what is not there', () => {
    const keys = (record: Partial<RecentCall>) => factsOf(record).map(({ key }) => key);
    const least = keys({ from: '', call_sid: '', sip_callid: '' });
    const unknown = ['from', 'ended', 'trunk', 'application', 'peer', 'callId', 'callSid'];
    expect(least.filter((key) => unknown.includes(key))).toEqual([]);
    expect(least).toEqual(expect.arrayContaining(['to', 'result', 'answered', 'duration']));
    expect(keys({ terminated_at: answeredAt, remote_host: '1.2.3.4' })).toEqual(
      expect.arrayContaining(['from', 'ended', 'peer', 'callId', 'callSid']),
    );
  });

  it('say what other sources say instead', () => {
    const attributes = new Map([
      ['sipStatus', '480'],
      ['callTerminationBy', 'callee'],
    ]);
    fetched.trace = { data: { tree: { nodes: [{ span: { attributes } }] } } };
    const facts = factsOf({ termination_reason: 'caller hungup' });
    const others = (name: string) => facts.find(({ key }) => key === name)?.others;
    const trace = 'resources.recent-calls.facts.record.others.trace';
    expect(others('end')).toEqual([`${trace} resources.recent-calls.facts.sides.callee`]);
    expect(others('result')).toEqual([`${trace} 480 resources.recent-calls.sipReasons.480`]);
    expect(others('duration')).toBeUndefined();
  });
});

it('the latencies of a call are those that were measured', () => {
  const none = { p50: null, p95: null };
  const measured = { turn: { p50: 900, p95: 1_500 }, webhook: { p50: 20, p95: null } };
  expect(hook(() => useLatencyFacts(call))).toEqual([]);
  fetched.trace = { data: { latencies: { ...measured, stt: none, tts: { p50: 0, p95: 5 } } } };
  const facts = hook(() => useLatencyFacts(call));
  expect(facts.map(({ key, value, span }) => [key, value, span])).toEqual([
    ['turn', 'p50 900ms · p95 1.50s', 900_000],
    ['tts', 'p50 0.00ms · p95 5ms', 0],
  ]);
});
