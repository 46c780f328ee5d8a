import { describe, expect, it } from 'vitest';
import { measureLatencies, percentile } from '../../../src/engines/trace/latencies';
import { tree } from './spans';

type Attributes = Record<string, string | number | boolean>;
const reason = (name: string) => ({ 'http.body': `{"reason":"${name}"}`, 'http.statusCode': 200 });
const heard = (latency?: number | string): Attributes => ({
  'stt.resolve': 'speech',
  'stt.result': '{}',
  ...(latency === undefined ? {} : { 'stt.latency_ms': latency }),
});
const gather = (id: string, from: number, to: number, attributes: Attributes = {}) => ({
  id,
  parent: 'call',
  name: 'verb:gather{"input":["speech"]}',
  from,
  to,
  attributes,
});
const hook = (id: string, parent: string, from: number, to: number | null, attributes = {}) => ({
  id,
  parent,
  name: 'verb:hook (actionHook)',
  from,
  to,
  attributes,
});
const prompt = (id: string, from: number, to: number, attributes: Attributes = {}) => ({
  id,
  parent: 'call',
  name: 'tts-generation',
  from,
  to,
  attributes: { 'tts.vendor': 'google', 'tts.cached': false, ...attributes },
});
const call = { id: 'call', name: 'incoming-call', from: 0, to: 60_000 };

const latencies = (...spans: Parameters<typeof tree>) => {
  const made = tree(call, ...spans);
  const { cache, ...measured } = measureLatencies(made);
  const inWords = Object.entries(measured).map(([measure, { samples, unknown }]) => [
    measure,
    samples.map(({ node, ms }) => `${made.nodes[node]?.span.spanId} ${ms}`),
    unknown,
  ]);
  return { ...Object.fromEntries(inWords.map(([key, ...rest]) => [key, rest])), cache };
};
const none = [[], 0];

describe('the latencies of a call', () => {
  it('has none without spans', () => {
    expect(measureLatencies(tree())).toEqual({
      turn: { samples: [], unknown: 0 },
      webhook: { samples: [], unknown: 0 },
      stt: { samples: [], unknown: 0 },
      tts: { samples: [], unknown: 0 },
      cache: { hits: 0, all: 0 },
    });
  });

  it('measures webhooks that hold the caller, not reports of the status', () => {
    expect(
      latencies(
        { id: 'first', parent: 'call', name: 'performAppWebhook', from: 5, to: 125 },
        hook('action', 'call', 200, 280.5),
        hook('open', 'call', 300, null),
        { id: 'status', name: 'call-status:trying', from: 1, to: 900 },
      ),
    ).toMatchObject({ webhook: [['first 120', 'action 80.5'], 1] });
  });

  it.each([
    ['a number', 230, ['g 230'], 0],
    ['text', '230', ['g 230'], 0],
    ['text with its unit', '230ms', ['g 230'], 0],
    ['zero', 0, ['g 0'], 0],
    ['nothing', undefined, [], 1],
    ['a negative number', -1, [], 1],
    ['words', 'fast', [], 1],
  ])('reads a speech-to-text latency given as %s', (_form, latency, samples, unknown) => {
    expect(latencies(gather('g', 0, 1000, heard(latency)))).toMatchObject({
      stt: [samples, unknown],
    });
  });

  it('measures no recognition where nothing was understood, and those of transcriptions', () => {
    expect(
      latencies(gather('silent', 0, 1000, { 'stt.resolve': 'timeout', 'stt.latency_ms': 9 }), {
        id: 'listen',
        name: 'stt-listen:1',
        from: 0,
        to: 10,
        attributes: { 'stt.result': '{}', 'stt.latency_ms': 40 },
      }),
    ).toMatchObject({ stt: [['listen 40'], 0] });
  });

  it('measures prompts until their first sound, and counts those of the cache', () => {
    expect(
      latencies(
        prompt('whole', 0, 400),
        prompt('streamed', 500, 1500, { time_to_first_byte_ms: '180' }),
        prompt('kept', 2000, 2003, { 'tts.cached': true, time_to_first_byte_ms: 1 }),
        prompt('kept as text', 2000, 2003, { 'tts.cached': 'true' }),
        { id: 'no vendor', name: 'tts-generation', from: 0, to: 50 },
      ),
    ).toMatchObject({ tts: [['whole 400', 'streamed 180'], 0], cache: { hits: 2, all: 4 } });
  });

  it('measures a turn from the last word to the first sound of the answer', () => {
    // Understood at 1800, decided at 2000, heard at 2250; the caller was done at 2000-200-300=1500.
    expect(
      latencies(
        gather('g', 0, 2000, heard(300)),
        hook('h', 'g', 1800, 2000, reason('speechDetected')),
        prompt('p', 2050, 2600, { time_to_first_byte_ms: 200 }),
      ),
    ).toMatchObject({ turn: [['g 750'], 0] });
  });

  it('takes a cached prompt for heard when it was fetched', () => {
    expect(
      latencies(
        gather('g', 0, 2000, heard(300)),
        hook('h', 'g', 1800, 2000),
        prompt('p', 2010, 2014, { 'tts.cached': true, time_to_first_byte_ms: 900 }),
      ),
    ).toMatchObject({ turn: [['g 514'], 0] });
  });

  it('lets a webhook after the gather not shorten what the caller said', () => {
    expect(
      latencies(
        gather('g', 0, 2000, heard(300)),
        hook('h', 'g', 2000, 2400),
        prompt('early', 2100, 2150),
        prompt('answer', 2500, 2600),
      ),
    ).toMatchObject({ turn: [['g 900'], 0] });
  });

  it('measures digits from the webhook that brings them', () => {
    expect(
      latencies(gather('g', 0, 2000), hook('h', 'g', 1500, 2000, reason('dtmfDetected')), {
        id: 'file',
        name: 'verb:play{"url":"x"}',
        from: 2100,
        to: 4000,
      }),
    ).toMatchObject({ turn: [['g 600'], 0], stt: none });
  });

  it('hears words that needed no prompt when they begin', () => {
    expect(
      latencies(gather('g', 0, 2000, heard(0)), hook('h', 'g', 1900, 2000), {
        id: 'say',
        parent: 'call',
        name: 'verb:say{"text":"hi"}',
        from: 2020,
        to: 2500,
      }),
    ).toMatchObject({ turn: [['g 120'], 0] });
  });

  it('waits for the prompt of words that needed one', () => {
    expect(
      latencies(
        gather('g', 0, 2000, heard(0)),
        { id: 'say', parent: 'call', name: 'verb:say{"text":"hi"}', from: 2020, to: 2500 },
        { ...prompt('p', 2030, 2130), parent: 'say' },
      ),
    ).toMatchObject({ turn: [['g 130'], 0] });
  });

  it('hears the first sound that begins, wherever it stands in the trace', () => {
    const step = { id: 'step', parent: 'call', name: 'verb:config', from: 0, to: 9000 };
    const sounds = [
      { ...prompt('late', 2500, 2600), parent: 'step' },
      prompt('early', 2100, 2200),
      { ...prompt('before', 1000, 1100), parent: 'step' },
    ];
    const asked = gather('g', 500, 2000, heard(300));
    for (const order of [sounds, [...sounds].reverse()]) {
      expect(latencies(step, asked, ...order)).toMatchObject({ turn: [['g 500'], 0] });
    }
  });

  it('answers inputs in the order in which they were understood', () => {
    const step = { id: 'step', parent: 'call', name: 'verb:config', from: 0, to: 9000 };
    expect(
      latencies(
        step,
        { ...gather('second', 10, 4000, heard(0)), parent: 'step' },
        gather('first', 20, 2000, heard(0)),
        prompt('p', 2100, 2200),
        prompt('q', 4100, 4300),
      ),
    ).toMatchObject({ turn: [['first 200', 'second 300'], 0] });
  });

  it('counts no turn that nothing answers before the caller goes on or hangs up', () => {
    expect(
      latencies(
        gather('unanswered', 0, 1000, heard(100)),
        gather('answered', 1000, 3000, heard(100)),
        prompt('p', 3100, 3200),
        gather('last', 4000, 5000, heard(100)),
      ),
    ).toMatchObject({ turn: [['answered 300'], 0] });
  });

  it('says of how many turns it does not know when the caller was done', () => {
    expect(latencies(gather('g', 0, 1000, heard()), prompt('p', 1100, 1200))).toMatchObject({
      turn: [[], 1],
      stt: [[], 1],
    });
  });

  it('measures nothing of what timed out', () => {
    expect(
      latencies(gather('g', 0, 1000, { 'stt.resolve': 'timeout' }), prompt('p', 1100, 1200)),
    ).toMatchObject({ turn: none });
  });
});

describe('percentiles by the nearest rank', () => {
  it.each([
    [[], 0.5, null],
    [[7], 0.5, 7],
    [[7], 0.95, 7],
    [[2, 1], 0.5, 1],
    [[3, 1, 2], 0.5, 2],
    [[3, 1, 2], 0.95, 3],
    [Array.from({ length: 20 }, (_, index) => 20 - index), 0.95, 19],
    [Array.from({ length: 100 }, (_, index) => index + 1), 0.95, 95],
    [[10, 9], 0, 9],
  ])('of %j at %d is %s', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });
});
