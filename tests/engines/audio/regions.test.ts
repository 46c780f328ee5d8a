import { describe, expect, it } from 'vitest';
import { loudnessOf } from '../../../src/engines/audio/regions/endOfSpeech';
import { recordingStart, toRecordedSpans } from '../../../src/engines/audio/regions/recordedSpan';
import { regionDetails } from '../../../src/engines/audio/regions/regionDetails';
import { findRegions, type Region } from '../../../src/engines/audio/regions/regions';
import type { Span, SpanValue } from '../../../src/types';
import { untold } from '../trace/spans';

/** When the recording of these cases begins. */
const zero = Date.parse('2026-11-20T10:00:00.000Z');
const ns = (seconds: number) => BigInt(zero + Math.round(seconds * 1000)) * 1_000_000n;

const span = (
  name: string,
  start: number,
  end: number,
  attributes: Record<string, SpanValue> = {},
  parentSpanId = 'root',
): Span => ({
  spanId: `${name} ${start}`,
  parentSpanId,
  name,
  start: ns(start),
  end: ns(end),
  attributes: new Map(Object.entries(attributes)),
  hasFailed: false,
  ...untold,
});

const recording = span('background-record:listen', 0, 30);
/** The caller speaks from 1 s to 3 s; the other side from 5 s to 6 s. */
const loudness = [
  loudnessOf(new Float32Array(24_000).fill(0.4, 800, 2400), 30),
  loudnessOf(new Float32Array(24_000).fill(0.4, 4000, 4800), 30),
];
const regions = (...spans: Span[]): Region[] =>
  findRegions(toRecordedSpans([recording, ...spans]), 30, loudness);

const heard = {
  'stt.resolve': 'speech',
  'stt.result': JSON.stringify({
    vendor: { name: 'google' },
    alternatives: [{ transcript: 'Hello, there', confidence: 0.91 }],
    language_code: 'en-US',
  }),
};
const result = {
  vendor: 'google',
  transcript: 'Hello, there',
  confidence: 0.91,
  language: 'en-US',
};

describe('second zero', () => {
  const spans = toRecordedSpans([recording]);
  it.each([
    ['the start of the recording’s span', spans, '2026-11-20T09:59:00Z', zero],
    ['the answer without one', [], '2026-11-20T09:59:00Z', Date.parse('2026-11-20T09:59:00Z')],
    [
      'the answer without a trace',
      undefined,
      '2026-11-20T09:59:00Z',
      Date.parse('2026-11-20T09:59:00Z'),
    ],
    ['unknown without either', [], '', null],
    ['unknown for an unreadable answer', undefined, 'soon', null],
  ])('is %s', (_what, known, answeredAt, expected) => {
    expect(recordingStart(known, answeredAt)).toBe(expected);
  });
  it('is there or no region is', () => {
    const spans = toRecordedSpans([span('verb:gather{x}', 1, 2, heard)]);
    expect(findRegions(spans, 30, loudness)).toEqual([]);
  });
});

describe('spans', () => {
  it('keep the microsecond, and are left out without times or with the end first', () => {
    const fine = { ...span('a', 0, 1), start: ns(0) + 1_500n };
    const read = toRecordedSpans([
      fine,
      { ...fine, start: null },
      { ...fine, end: null },
      span('b', 2, 1),
    ]);
    expect(read).toHaveLength(1);
    expect(read[0]?.start).toBeCloseTo(zero + 0.001, 3);
    // Of a long trace nothing is copied that nobody may ask for.
    expect(read[0]?.attributes).toBe(fine.attributes);
  });
});

describe('a recognition', () => {
  it('is marked from 0.05 s after its start, with its words and the latency that is heard', () => {
    expect(regions(span('verb:gather{"a":1}', 0.5, 3.5, heard))).toEqual([
      expect.objectContaining({
        kind: 'speech',
        channel: 0,
        start: 0.55,
        end: 3.5,
        outcome: result,
        latency: expect.closeTo(0.48, 6),
      }),
      // Speech ends at 3 s, and 0.02 s are added.
      expect.objectContaining({
        kind: 'speechLatency',
        channel: 0,
        start: expect.closeTo(3.02, 6),
        end: 3.5,
        latency: expect.closeTo(0.48, 6),
      }),
    ]);
  });
  it.each([
    ['background-gather:gather{}', 0],
    ['stt-listen:0', 0],
    ['stt-listen:1', 0],
    ['stt-listen:2', 1],
  ])('called %s is on channel %d', (name, channel) => {
    expect(regions(span(name, 0.5, 3.5, heard))[0]).toMatchObject({ kind: 'speech', channel });
  });
  it('is heard on its own channel', () => {
    expect(regions(span('stt-listen:2', 4, 7, heard))[1]).toMatchObject({
      channel: 1,
      start: expect.closeTo(6.02, 6),
      latency: expect.closeTo(0.98, 6),
    });
  });
  it('takes the webhook inside of it off the latency', () => {
    const gather = span('verb:gather{}', 0.5, 3.9, heard);
    const hook = span('verb:hook (/x)', 3.5, 3.9, {}, gather.spanId);
    const other = span('verb:hook (/y)', 3.5, 3.7, {}, 'root');
    expect(regions(gather, hook, other)[1]).toMatchObject({
      start: expect.closeTo(3.02, 6),
      end: 3.9,
      latency: expect.closeTo(0.48, 6),
    });
  });
  it('believes the latency that it tells itself', () => {
    const gather = span('verb:gather{}', 0.5, 3.9, { ...heard, 'stt.latency_ms': '350' });
    const hook = span('verb:hook', 3.5, 3.9, {}, gather.spanId);
    expect(regions(gather, hook)[1]).toMatchObject({
      kind: 'speechLatency',
      start: expect.closeTo(3.15, 6),
      end: 3.9,
      latency: 0.35,
    });
  });
  it.each([
    ['nobody spoke', span('verb:gather{}', 8, 9, heard)],
    [
      'it did not end with speech',
      span('verb:gather{}', 0.5, 3.5, { ...heard, 'stt.resolve': 'timeout' }),
    ],
    ['it has no result', span('verb:gather{}', 0.5, 3.5, { 'stt.resolve': 'speech' })],
    ['the recording ends before it', span('verb:gather{}', 0.5, 31, heard)],
    ['speech goes on at its end', span('verb:gather{}', 0.5, 2, heard)],
  ])('has no latency when %s', (_what, gather) => {
    const found = regions(gather);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ kind: 'speech', latency: null });
  });
  it.each([
    ['timeout', 'None (speech session timeout)', 'timeout'],
    ['killed', 'None (call disconnected or speech session terminated)', 'ended'],
  ])('that ended by %s has no words: %s', (resolve, _words, expected) => {
    const gather = span('verb:gather{}', 8, 9, { 'stt.resolve': resolve });
    expect(regions(gather)[0]).toMatchObject({ outcome: expected });
  });
  it.each(['not JSON', '7', 'null', '[]', '{"alternatives":7}'])(
    'survives the result %j',
    (text) => {
      const found = regions(span('verb:gather{}', 8, 9, { 'stt.result': text }));
      expect(found[0]).toMatchObject({ kind: 'speech' });
    },
  );
});

describe('a pressed key', () => {
  it.each([
    ['160ms', 2.16],
    ['250', 2.25],
    ['20ms', 2.1],
    ['long', 2.1],
  ])('that lasted %s is marked to %d s', (duration, end) => {
    const found = regions(span('dtmf:5', 2, 2, { dtmf: '5', duration }));
    expect(found).toEqual([
      expect.objectContaining({
        kind: 'dtmf',
        channel: 0,
        start: 2,
        end: expect.closeTo(end, 6),
        digit: '5',
        duration,
      }),
    ]);
  });
  it('without a digit or a duration is none', () => {
    expect(
      regions(span('dtmf:5', 2, 3, { dtmf: '5' }), span('dtmf:5', 2, 3, { duration: '1' })),
    ).toEqual([]);
  });
});

describe('generated speech', () => {
  const made = { 'tts.vendor': 'aws', 'tts.cached': false };
  it.each([
    ['until it was there', made, 2.4],
    ['until its first byte', { ...made, time_to_first_byte_ms: '150' }, 2.15],
    ['as text too', { ...made, 'tts.cached': 'false' }, 2.4],
  ])('is marked %s', (_what, attributes, end) => {
    expect(regions(span('tts-generation', 2, 2.4, attributes))).toEqual([
      expect.objectContaining({
        kind: 'synthesisLatency',
        channel: 1,
        start: 2,
        end: expect.closeTo(end, 6),
        latency: expect.closeTo(end - 2, 6),
        vendor: 'aws',
      }),
    ]);
  });
  it.each([
    { 'tts.vendor': 'aws', 'tts.cached': true },
    { 'tts.vendor': 'aws' },
    { 'tts.cached': false },
  ])('with %j is not', (attributes) => {
    expect(regions(span('tts-generation', 2, 3, attributes as Record<string, SpanValue>))).toEqual(
      [],
    );
  });
});

describe('an application’s answer', () => {
  const body = (reason: string) => ({ 'http.body': `{"reason":"${reason}","speech":{}}` });
  it.each(['speechDetected', 'dtmfDetected'])('to %s is marked', (reason) => {
    const attributes = { ...body(reason), 'http.statusCode': 200 };
    expect(regions(span('verb:hook (/next)', 2, 2.5, attributes))).toEqual([
      expect.objectContaining({
        kind: 'applicationLatency',
        channel: 0,
        start: 2,
        end: 2.5,
        latency: expect.closeTo(0.5, 6),
        status: '200',
      }),
    ]);
  });
  it('is at least 0.05 s wide, and not found without a status', () => {
    expect(regions(span('verb:hook', 2, 2.01, body('speechDetected')))[0]).toMatchObject({
      end: 2.05,
      latency: expect.closeTo(0.01, 6),
      status: '404',
    });
  });
  it.each([{}, body('timeout'), { 'http.body': '' }])('with %j is not', (attributes) => {
    expect(regions(span('verb:hook', 2, 3, attributes as Record<string, SpanValue>))).toEqual([]);
  });
});

describe('the edges of a recording', () => {
  const key = (start: number) => span('dtmf:1', start, start, { dtmf: '1', duration: '200ms' });
  it('cut what crosses them and drop what lies outside', () => {
    const found = regions(key(-0.1), key(-5), key(29.9), key(40));
    expect(found.map(({ start, end }) => [start, end])).toEqual([
      [0, expect.closeTo(0.1, 6)],
      [expect.closeTo(29.9, 6), 30],
    ]);
  });
  it('do not change the order, which is that of time', () => {
    expect(regions(key(9), key(3), key(6)).map(({ start }) => start)).toEqual([3, 6, 9]);
  });
});

describe('the dialog', () => {
  const facts = (region: Region | undefined) =>
    region && Object.fromEntries(regionDetails(region).map(({ key, value }) => [key, value]));
  it('of words says vendor, confidence, language, transcript and latency', () => {
    expect(facts(regions(span('verb:gather{}', 0.5, 3.5, heard))[0])).toEqual({
      vendor: 'google',
      confidence: '0.91',
      language: 'en-US',
      transcript: 'Hello, there',
      latency: '0.48s',
    });
  });
  it('of words without a confidence says none', () => {
    const text = heard['stt.result'].replace('0.91', '0');
    const found = regions(span('verb:gather{}', 8, 9, { ...heard, 'stt.result': text }));
    expect(facts(found[0])).not.toHaveProperty('confidence');
  });
  it('of a key says the key and how long', () => {
    const found = regions(span('dtmf:5', 2, 2, { dtmf: '5', duration: '160ms' }));
    expect(facts(found[0])).toEqual({ digit: '5', duration: '160ms' });
  });
  it('of speech says vendor, latency and that it was made', () => {
    const found = regions(
      span('tts-generation', 2, 2.4, { 'tts.vendor': 'aws', 'tts.cached': false }),
    );
    expect(facts(found[0])).toEqual({ vendor: 'aws', latency: '0.40s', fromCache: 'no' });
  });
});
