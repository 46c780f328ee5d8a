import { expect, it } from 'vitest';
import {
  isCached,
  isGather,
  isHook,
  isPrompt,
  isRecognition,
  isWebhook,
  parseNonNegative,
  promptMs,
  spanEndMs,
} from '../../../src/engines/trace/spanAttributes';
import type { SpanValue } from '../../../src/types';
import { span, tree } from './spans';

const named = (name: string, attributes: Record<string, SpanValue> = {}) =>
  span({ id: 'a', name, attributes });

const all = { isGather, isRecognition, isHook, isWebhook, isPrompt, isCached };
type What = keyof typeof all;
const heard = { 'stt.result': '{}' };
const spoken = { 'tts.vendor': 'google' };

it.each<[name: string, attributes: Record<string, SpanValue>, what: What[]]>([
  ['verb:gather{"input":["speech"]}', {}, ['isGather']],
  ['verb:gather', heard, ['isGather', 'isRecognition']],
  ['background-gather:gather{}', heard, ['isGather', 'isRecognition']],
  ['verb:gathering', heard, []],
  ['gather', heard, []],
  ['stt-listen:0', heard, ['isRecognition']],
  ['stt-listen:0', {}, []],
  ['stt-listening', heard, []],
  ['verb:hook (/call)', {}, ['isHook', 'isWebhook']],
  ['my verb:hook', {}, []],
  ['performAppWebhook', {}, ['isWebhook']],
  ['performAppWebhook (/call)', {}, ['isWebhook']],
  ['before performAppWebhook', {}, []],
  ['status:hook', {}, []],
  ['tts-generation: google', spoken, ['isPrompt']],
  ['tts-generation', {}, []],
  ['say', spoken, []],
  ['say', { 'tts.cached': true }, ['isCached']],
  ['say', { 'tts.cached': 'true' }, ['isCached']],
  ['say', { 'tts.cached': false }, []],
  ['say', { 'tts.cached': 'yes' }, []],
])('a span is known by its name and what it holds: %s %j', (name, attributes, what) => {
  const said = Object.entries(all).filter(([, is]) => is(named(name, attributes)));
  expect(said.map(([word]) => word)).toEqual(what);
});

it.each<[value: unknown, number: number | null]>([
  [0, 0],
  [12.5, 12.5],
  ['12.5', 12.5],
  ['123ms', 123],
  ['0', 0],
  [-1, null],
  ['-1', null],
  ['', null],
  ['soon', null],
  [undefined, null],
  [true, null],
  [false, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  ['Infinity', null],
  [null, null],
])('the number that an attribute holds is none where it says none: %j', (value, number) => {
  expect(parseNonNegative(value)).toBe(number);
});

it.each<
  [what: string, attributes: Record<string, SpanValue>, to: number | null, ms: number | null]
>([
  ['its first sound', { time_to_first_byte_ms: '80' }, 500, 80],
  ['its first sound at once', { time_to_first_byte_ms: 0 }, 500, 0],
  ['all of it where that is not told', {}, 500, 500],
  ['all of it where that is no number', { time_to_first_byte_ms: 'soon' }, 500, 500],
  ['all of it from the cache', { time_to_first_byte_ms: 80, 'tts.cached': 'true' }, 5, 5],
  ['its first sound where it has no end', { time_to_first_byte_ms: 80 }, null, 80],
  ['nothing that is known', {}, null, null],
])('a prompt is waited for until %s', (_what, attributes, to, ms) => {
  const [node] = tree({ id: 'a', name: 'tts-generation', from: 0, to, attributes }).nodes;
  expect(node && promptMs(node)).toBe(ms);
});

it.each<[from: number | null, to: number | null, end: number | null]>([
  [10, 30, 30],
  [10, 10, 10],
  [10, null, null],
  [10, 5, null],
  [null, 30, null],
])('a span from %j to %j ends at %j', (from, to, end) => {
  const { nodes } = tree({ id: 'a', from: 0, to: 100 }, { id: 'b', from, to });
  const node = nodes.find((one) => one.span.spanId === 'b');
  expect(node && spanEndMs(node)).toBe(end);
});
