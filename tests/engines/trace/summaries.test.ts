import { expect, it } from 'vitest';
import { countSpans } from '../../../src/engines/trace/countSpans';
import { measureLatencies, summarizeLatencies } from '../../../src/engines/trace/latencies';
import { tree } from './spans';

const spans = tree(
  { id: 'call', to: 9000 },
  { id: 'h1', parent: 'call', name: 'verb:hook', from: 0, to: 300 },
  { id: 'h2', parent: 'call', name: 'verb:hook', from: 400, to: 500 },
  {
    id: 'h3',
    parent: 'call',
    name: 'verb:hook',
    from: 600,
    to: 800,
    attributes: { 'http.statusCode': 500 },
  },
  { id: 'lost', parent: 'gone', name: 'dtmf:5', from: null },
  { id: 'self', parent: 'self', from: 10, to: 5 },
);

it('latencies are told in a few numbers and the slowest of all', () => {
  const { webhook, turn, slowest } = summarizeLatencies(measureLatencies(spans), 2);
  expect(webhook).toEqual({ count: 3, unknown: 0, p50: 200, p95: 300, longest: 300 });
  expect(turn).toEqual({ count: 0, unknown: 0, p50: null, p95: null, longest: null });
  expect(slowest.map(({ measure, ms }) => [measure, ms])).toEqual([
    ['webhook', 300],
    ['webhook', 200],
  ]);
});

it('spans are counted by what they are', () => {
  expect(countSpans(spans)).toEqual({
    spans: 6,
    failed: 1,
    orphans: 1,
    cycles: 1,
    times: 2,
    kinds: { webhook: 3, speech: 0, tts: 0, dtmf: 1, other: 2 },
  });
});
