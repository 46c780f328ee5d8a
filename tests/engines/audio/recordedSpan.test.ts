import { expect, it } from 'vitest';
import {
  hasRecordingStart,
  numberAttribute,
  recordingStart,
  speechResult,
  textAttribute,
  toRecordedSpans,
} from '../../../src/engines/audio/regions/recordedSpan';
import type { SpanValue } from '../../../src/types';
import { began, span } from '../trace/spans';

const recorded = (...spans: Parameters<typeof span>[0][]) => toRecordedSpans(spans.map(span));
const holding = (attributes: Record<string, SpanValue>) => {
  const [one] = recorded({ id: 'a', attributes });
  if (!one) throw new Error('No span');
  return one;
};
/** Milliseconds since 1970, to the microsecond. */
const zero = Number(began / 1000n) / 1000;

it('spans have their times in milliseconds, their parent or none', () => {
  expect(recorded({ id: 'a', name: 'say', from: 0.5, to: 0.5 })).toMatchObject([
    { id: 'a', parentId: null, name: 'say', start: zero + 0.5, end: zero + 0.5 },
  ]);
  expect(recorded({ id: 'b', parent: 'a' })).toMatchObject([{ parentId: 'a' }]);
});

it('the recording begins with the first of its spans, wherever that stands', () => {
  const listen = 'background-record:listen';
  const spans = [
    ...recorded({ id: 'call', from: 0 }, { id: 'a', name: listen, from: 3 }),
    ...recorded({ id: 'b', name: `${listen} again`, from: 1 }),
  ];
  expect(recordingStart(spans, '2026-11-20T10:00:00Z')).toBeCloseTo(zero + 3, 3);
  expect([spans, spans.slice(0, 1), []].map(hasRecordingStart)).toEqual([true, false, false]);
  expect([null, undefined, ''].map((at) => recordingStart([], at))).toEqual([null, null, null]);
});

it.each<[value: SpanValue, text: string | undefined, number: number | undefined]>([
  ['x', 'x', undefined],
  ['', undefined, undefined],
  ['12.5', '12.5', 12.5],
  ['123ms', '123ms', 123],
  ['-3', '-3', -3],
  [0, '0', 0],
  [7, '7', 7],
  [false, 'false', undefined],
  ['Infinity', 'Infinity', undefined],
])('an attribute %j is the text %j and the number %j', (value, text, number) => {
  const one = holding({ key: value });
  expect([textAttribute(one, 'key'), numberAttribute(one, 'key')]).toEqual([text, number]);
  expect([textAttribute(one, 'other'), numberAttribute(one, 'other')]).toEqual([
    undefined,
    undefined,
  ]);
});

const nothing = {};
it.each<[result: SpanValue, said: ReturnType<typeof speechResult>]>([
  [
    '{"vendor":{"name":"google"},"alternatives":[{"transcript":"Hi","confidence":0.9},{"transcript":"Hey"}],"language_code":"en"}',
    { vendor: 'google', transcript: 'Hi', confidence: 0.9, language: 'en' },
  ],
  ['{"vendor":"deepgram"}', { vendor: 'deepgram' }],
  ['{"vendor":{"title":"google"}}', nothing],
  ['{"vendor":{"name":7}}', nothing],
  ['{"vendor":7}', nothing],
  ['{"vendor":null}', nothing],
  ['{"vendor":""}', nothing],
  ['{"alternatives":[{"confidence":0}]}', { confidence: 0 }],
  ['{"alternatives":[{"confidence":"0.9","transcript":5}]}', nothing],
  ['{"alternatives":[{"transcript":""}]}', nothing],
  ['{"alternatives":[]}', nothing],
  ['{"alternatives":["Hi"]}', nothing],
  ['{"alternatives":[null]}', nothing],
  ['{"alternatives":{"0":{"transcript":"Hi"}}}', nothing],
  ['{"language_code":5}', nothing],
  ['{}', nothing],
  ['[]', nothing],
  ['null', null],
  ['5', null],
  ['"Hi"', null],
  ['{', null],
  ['', null],
])('of the result %s is told what can be read', (result, said) => {
  const read = speechResult(holding({ 'stt.result': result }));
  expect(read && JSON.parse(JSON.stringify(read))).toEqual(said);
});

it('a span without a result has none', () => {
  expect(speechResult(holding({}))).toBeNull();
});
