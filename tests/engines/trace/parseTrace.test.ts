import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTrace } from '../../../src/engines/trace/parseTrace';
import { msBetween } from '../../../src/engines/trace/timeRange';
import { read } from './spans';

const within = (spans: unknown, key = 'scopeSpans') => ({
  resourceSpans: [{ resource: { attributes: [] }, [key]: [{ scope: { name: 'fs' }, spans }] }],
});
const only = (fields: object) => {
  const [span] = read(within([fields])).spans;
  if (!span) throw new Error('No span was read');
  return span;
};

describe('reading what the trace store answers', () => {
  it.each(['scopeSpans', 'instrumentationLibrarySpans'])('finds the spans in %s', (key) => {
    expect(read(within([{ spanId: 'a' }, { spanId: 'b' }], key)).spans).toHaveLength(2);
  });

  it('reads every resource, and both names in one', () => {
    const { resourceSpans } = within([{ spanId: 'a' }]);
    const [older] = within([{ spanId: 'b' }], 'instrumentationLibrarySpans').resourceSpans;
    const { spans } = read({
      resourceSpans: [{ ...resourceSpans[0], ...older }, resourceSpans[0]],
    });
    expect(spans.map(({ spanId }) => spanId)).toEqual(['a', 'b', 'a']);
  });

  it.each([
    null,
    undefined,
    '',
    'Not Found',
    7,
    [],
    {},
    { resourceSpans: null },
    { resourceSpans: 'none' },
    { data: [] },
  ])('answers null for %j, which is no trace', (answer) => {
    expect(parseTrace(answer)).toBeNull();
  });

  it('counts what is no span and reads the rest', () => {
    const answer = within([{ spanId: 'a' }, null, 'b', 3, [], { spanId: 'c' }]);
    expect(read(answer)).toMatchObject({
      unreadable: 4,
      spans: [{ spanId: 'a' }, { spanId: 'c' }],
    });
  });

  it('keeps every nanosecond', () => {
    const { start, end } = only({
      startTimeUnixNano: '1763719200123456789',
      endTimeUnixNano: '1763719200123456790',
    });
    expect(start).toBe(1_763_719_200_123_456_789n);
    expect(msBetween(start ?? 0n, end ?? 0n)).toBe(0.000001);
  });

  it.each([
    ['1', 1n],
    ['0007', 7n],
    [1763719200, 1_763_719_200n],
    ['0', null],
    [0, null],
    ['', null],
    [undefined, null],
    [null, null],
    ['-5', null],
    [-5, null],
    ['soon', null],
    ['1e18', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    ['9'.repeat(21), null],
    [{ low: 1 }, null],
  ])('reads the time %j as %s', (time, expected) => {
    expect(only({ startTimeUnixNano: time }).start).toBe(expected);
  });

  it.each([
    [{ stringValue: 'x' }, 'x'],
    [{ stringValue: '' }, ''],
    [{ doubleValue: 0 }, 0],
    [{ doubleValue: 0.9 }, 0.9],
    [{ boolValue: false }, false],
    [{ boolValue: true }, true],
    [{ intValue: '12' }, 12],
    [{ intValue: 12 }, 12],
    [{ intValue: '9223372036854775807' }, '9223372036854775807'],
    [{ arrayValue: { values: [] } }, '{"values":[]}'],
  ])('reads the value %j as %j', (value, expected) => {
    expect(only({ attributes: [{ key: 'k', value }] }).attributes.get('k')).toBe(expected);
  });

  it('leaves out what the instrumentation says of itself, and what has no value', () => {
    const value = { stringValue: 'x' };
    const { attributes } = only({
      attributes: [
        { key: 'telemetry.sdk.name', value },
        { key: 'internal.span.format', value },
        { key: 'callSid', value },
        { key: '__proto__', value },
        { key: 'empty', value: {} },
        { key: '', value },
        null,
        'text',
      ],
    });
    expect([...attributes.keys()]).toEqual(['callSid', '__proto__']);
  });

  it.each(['', '0000000000000000', 'AAAAAAAAAAA=', null, undefined])(
    'takes the parent %j for none',
    (parentSpanId) => {
      expect(only({ parentSpanId }).parentSpanId).toBe('');
    },
  );

  it.each([
    [{ code: 2 }, true],
    [{ code: 'STATUS_CODE_ERROR' }, true],
    [{ code: 0 }, false],
    [undefined, false],
  ])('knows from the status %j whether the step failed', (status, expected) => {
    expect(only({ status }).hasFailed).toBe(expected);
  });

  it('never throws, whatever the store answers', () => {
    const names = ['resourceSpans', 'scopeSpans', 'spans', 'attributes', 'key', 'value', 'name'];
    const anything = fc.anything({ key: fc.oneof(fc.constantFrom(...names), fc.string()) });
    const nearly = fc.array(fc.oneof(anything, fc.record({ spans: fc.array(anything) })));
    const answer = fc.oneof(anything, fc.record({ resourceSpans: nearly }), nearly.map(within));
    fc.assert(fc.property(answer, (value) => parseTrace(value) === null || true));
  });
});
