import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFixture } from '../../platform/demo/calls/fixtures';
import type { Span } from '../../platform/demo/calls/spans';
import type { GatherStep, SayStep, Timeline } from '../../platform/demo/calls/timeline';
import { describeEmbedded } from './client';
import { body, guard, phrase } from './expectations';
import { openSeededCalls, type Row, type SeededCalls } from './seededCalls';

type Batch = Record<'scopeSpans' | 'instrumentationLibrarySpans', { spans: Span[] }[] | undefined>;

let seeded: SeededCalls;
const path = (call: Row) =>
  `/Accounts/${seeded.sids.clinic}/RecentCalls/trace/${encodeURIComponent(String(call.trace_id))}`;

async function traceOf(call: Row): Promise<Span[]> {
  const { resourceSpans } = body<{ resourceSpans: Batch[] }>(await seeded.sam.get(path(call)));
  const spans = resourceSpans.flatMap(({ instrumentationLibrarySpans, scopeSpans }) =>
    (instrumentationLibrarySpans ?? scopeSpans ?? []).flatMap((list) => list.spans),
  );
  return spans.sort((one, other) => ms(one.startTimeUnixNano) - ms(other.startTimeUnixNano));
}

const nano = (text: string) => BigInt(text);
const ms = (text: string) => Number(nano(text) / 1000n) / 1000;
const value = (span: Span | undefined, key: string) =>
  Object.values(span?.attributes.find((attribute) => attribute.key === key)?.value ?? {})[0];
const childrenOf = (spans: Span[], parent: Span | undefined, name: RegExp) =>
  spans.filter((span) => span.parentSpanId === parent?.spanId && name.test(span.name));

/** The whole trace hangs together: one root, every parent there, children inside, times in text. */
function expectSound(spans: Span[], call: Row): Span {
  const ids = new Map(spans.map((span) => [span.spanId, span]));
  expect(ids.size).toBe(spans.length);
  const roots = spans.filter(({ parentSpanId }) => !parentSpanId);
  expect(roots).toHaveLength(1);
  const unsound = ({ startTimeUnixNano: start, endTimeUnixNano: end, ...span }: Span) => {
    if (!/^\d{19}$/.test(start) || nano(end) < nano(start)) return true;
    if (!span.parentSpanId) return false;
    const parent = ids.get(span.parentSpanId);
    if (!parent) return true;
    const [from, to] = [ms(parent.startTimeUnixNano), ms(parent.endTimeUnixNano)];
    return ms(start) < from - 0.01 || ms(end) > to + 0.01;
  };
  expect(spans.filter(unsound)).toEqual([]);
  const root = roots[0] as Span;
  expect(ms(root.startTimeUnixNano)).toBeCloseTo(Date.parse(String(call.attempted_at)), 1);
  const talk = spans.filter(({ name }) => /^(verb|nested|dtmf|tts)/.test(name));
  const ended = Date.parse(String(call.terminated_at)) + 1;
  expect(talk.filter(({ endTimeUnixNano }) => ms(endTimeUnixNano) > ended)).toEqual([]);
  return root;
}

describeEmbedded('needs traces')('traces of calls (contract 16.2)', () => {
  beforeAll(async () => {
    seeded = await openSeededCalls();
  });
  afterAll(() => seeded?.target.close());

  test('every call that the application saw has a sound one, the others have none', async () => {
    const sql = `SELECT * FROM recent_calls WHERE account_sid = ? AND call_sid NOT IN (
      SELECT call_sid FROM call_artifacts WHERE story IN ('torn-trace', 'many-spans', 'hotline'))`;
    for (const call of seeded.rows(sql, seeded.sids.clinic)) {
      if (call.trace_id === '0'.repeat(32)) {
        expect([403, 404, 503]).toContain(call.sip_status);
        phrase(404)(await seeded.sam.get(path(call)));
        continue;
      }
      const root = expectSound(await traceOf(call), call);
      expect(root.name).toBe(call.direction === 'inbound' ? 'incoming-call' : 'outgoing-call');
      expect(value(root, 'callSid')).toBe(call.call_sid);
      expect(value(root, 'sipStatus')).toBe(
        call.call_sid === seeded.special('in fragments').call_sid ? '200' : call.sip_status,
      );
    }
  });

  test('the shape of the store: opaque ids, nanoseconds as text, typed values', async () => {
    const spans = await traceOf(seeded.special('appointment'));
    const hook = spans.find(({ name }) => name === 'verb:hook');
    expect(hook).toEqual({
      traceId: expect.stringMatching(/^[\w+/]{22}==$/),
      spanId: expect.stringMatching(/^[\w+/]{11}=$/),
      parentSpanId: expect.stringMatching(/^[\w+/]{11}=$/),
      name: 'verb:hook',
      startTimeUnixNano: expect.any(String),
      endTimeUnixNano: expect.any(String),
      attributes: [
        { key: 'hook.url', value: { stringValue: expect.stringContaining('https://') } },
        { key: 'http.statusCode', value: { doubleValue: 200 } },
        { key: 'http.body', value: { stringValue: expect.stringContaining('"call_sid"') } },
      ],
    });
    const tts = spans.find(({ name }) => name === 'tts-generation');
    const cached = tts?.attributes.find(({ key }) => key === 'tts.cached');
    expect(cached?.value).toEqual({ boolValue: true });
  });

  test('a newer store: scopeSpans, hexadecimal ids, whole numbers as text', async () => {
    const call = seeded.special('in fragments');
    const { resourceSpans } = body<{ resourceSpans: Batch[] }>(await seeded.sam.get(path(call)));
    for (const batch of resourceSpans) {
      expect(batch.instrumentationLibrarySpans).toBeUndefined();
      expect(batch.scopeSpans).toHaveLength(1);
    }
    const root = expectSound(await traceOf(call), call);
    expect(root).toMatchObject({
      traceId: call.trace_id,
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    const status = root.attributes.find(({ key }) => key === 'sipStatus');
    expect(status?.value).toEqual({ intValue: '200' });
  });

  test.each(['appointment', 'menu', 'balance'])('%s agrees with its recording', async (name) => {
    const { steps, durationMs }: Timeline = JSON.parse(
      readFixture('recordings', `${name}.json`).toString(),
    );
    const call = seeded.special(name);
    const spans = await traceOf(call);
    const root = expectSound(spans, call);
    const [recorded] = childrenOf(spans, root, /background-record:listen/);
    const zero = ms(recorded?.startTimeUnixNano ?? '0');
    const from = (span: Span | undefined) => ms(span?.startTimeUnixNano ?? '0') - zero;
    const to = (span: Span | undefined) => ms(span?.endTimeUnixNano ?? '0') - zero;
    expect(to(recorded)).toBeCloseTo(durationMs, -1);
    expect(zero).toBeGreaterThan(Date.parse(String(call.answered_at)));
    expect(Math.abs(durationMs / 1000 - Number(call.duration))).toBeLessThan(1);
    const verbs = childrenOf(spans, root, /^verb:(say|gather)/);
    expect(verbs).toHaveLength(steps.length);
    const expectSaid = (say: Span | undefined, step: SayStep) => {
      const [tts] = childrenOf(spans, say, /^tts-generation$/);
      expect([from(say), to(say)].map(Math.round)).toEqual([step.startMs, step.endMs]);
      expect(value(tts, 'tts.cached')).toBe(step.cached);
      expect(to(tts)).toBeLessThanOrEqual(step.audioMs + 50);
    };
    const expectGathered = (gather: Span | undefined, step: GatherStep) => {
      expect([from(gather), to(gather)].map(Math.round)).toEqual([step.startMs, step.endMs]);
      expectSaid(childrenOf(spans, gather, /^nested:say/)[0], step.prompt);
      const [hook] = childrenOf(spans, gather, /^verb:hook$/);
      expect(to(hook)).toBeCloseTo(step.endMs, 0);
      expect(to(hook) - from(hook)).toBeCloseTo(step.hookMs, 0);
      const told = String(value(hook, 'http.body'));
      const tones = childrenOf(spans, gather, /^dtmf:/);
      if (step.speech) {
        const result = JSON.parse(String(value(gather, 'stt.result')));
        expect(result.alternatives[0].transcript).toBe(step.speech.text);
        expect(value(gather, 'stt.resolve')).toBe('speech');
        expect(Number(value(gather, 'stt.latency_ms'))).toBe(step.sttMs);
        expect(told).toContain('"reason":"speechDetected"');
        const spoken = to(gather) - Number(step.sttMs) - step.hookMs;
        expect(spoken).toBeCloseTo(step.speech.endMs, 0);
      } else expect(told).toContain('"reason":"dtmfDetected"');
      expect(tones.map((tone) => [value(tone, 'dtmf'), Math.round(from(tone))])).toEqual(
        (step.digits ?? []).map(({ digit, startMs }) => [digit, startMs]),
      );
      for (const tone of tones) expect(value(tone, 'duration')).toBe('160ms');
    };
    for (const [index, step] of steps.entries()) {
      if (step.kind === 'say') expectSaid(verbs[index], step);
      else if (step.kind === 'gather') expectGathered(verbs[index], step);
    }
  });

  test('in the sound itself the tones are where the spans say, and on the left channel', async () => {
    const call = seeded.special('balance');
    const wav = await seeded.bytes(String(call.recording_url), seeded.nora);
    const start = wav.indexOf('data') + 8;
    const loudest = (channel: 0 | 1, from: number, to: number) => {
      let peak = 0;
      for (let at = Math.round(from * 8); at < Math.round(to * 8); at += 1) {
        peak = Math.max(peak, Math.abs(wav.readInt16LE(start + at * 4 + channel * 2)));
      }
      return peak / 32_768;
    };
    const spans = await traceOf(call);
    const zero = ms(spans.find(({ name }) => name.includes('record'))?.startTimeUnixNano ?? '0');
    const tones = spans.filter(({ name }) => name.startsWith('dtmf:'));
    expect(tones).toHaveLength(2);
    for (const tone of tones) {
      const from = ms(tone.startTimeUnixNano) - zero;
      expect(loudest(0, from + 5, from + 155)).toBeGreaterThan(0.3);
      expect(loudest(0, from - 100, from - 5)).toBeLessThan(0.03);
      expect(loudest(0, from + 165, from + 230)).toBeLessThan(0.03);
      expect(loudest(1, from, from + 160)).toBeLessThan(0.03);
    }
    const says = spans.filter(({ name }) => /^(verb|nested):say/.test(name));
    for (const say of says) {
      const end = ms(say.endTimeUnixNano) - zero;
      expect(loudest(1, end - 600, end)).toBeGreaterThan(0.1);
    }
  });

  test('ten thousand spans, no more and sound; the three hours have nearly as many', async () => {
    const call = seeded.special('ten thousand spans');
    const spans = await traceOf(call);
    expect(spans).toHaveLength(10_000);
    expectSound(spans, call);
    const long = seeded.special('three hours');
    const rounds = await traceOf(long);
    expect(rounds.length).toBeGreaterThan(9000);
    expectSound(rounds, long);
  });

  test('the torn one has a missing parent, cycles, zero, missing and turned times, and a double', async () => {
    const spans = await traceOf(seeded.special('torn trace'));
    const ids = new Map(spans.map((span) => [span.spanId, span]));
    const parent = (span: Span) => ids.get(span.parentSpanId ?? '');
    const some = (test: (span: Span) => boolean) => spans.filter(test).length;
    expect(ids.size).toBe(spans.length - 1);
    expect(some((span) => Boolean(span.parentSpanId) && !parent(span))).toBeGreaterThan(0);
    expect(some((span) => parent(span) === span)).toBe(1);
    expect(some((span) => parent(span) !== span && parent(parent(span) ?? span) === span)).toBe(2);
    expect(some((span) => span.startTimeUnixNano === '0')).toBe(1);
    expect(some((span) => span.endTimeUnixNano === undefined)).toBe(1);
    const turned = ({ startTimeUnixNano: start, endTimeUnixNano: end }: Span) =>
      end !== undefined && nano(end) < nano(start);
    expect(some(turned)).toBe(1);
  });

  test('the same on every request, by account and provider; refusals', async () => {
    const call = seeded.special('over IPv6');
    const first = await seeded.sam.get(path(call));
    const provider = `/ServiceProviders/${seeded.sids.northwind}/RecentCalls/trace/${call.trace_id}`;
    expect((await seeded.nora.get(provider)).text).toBe(first.text);
    phrase(404)(await seeded.sam.get(path({ trace_id: '0'.repeat(32) })));
    phrase(404)(await seeded.sam.get(path({ trace_id: 'dead' })));
    guard()(await seeded.sam.get(`/Accounts/${seeded.sids.bank}/RecentCalls/trace/dead`));
    guard()(await seeded.sam.get(provider));
  });
});
