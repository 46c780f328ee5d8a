import { expect, it } from 'vitest';
import { spanJson } from '../../../src/engines/trace/spanDetails';
import { isFailed } from '../../../src/engines/trace/spanKind';
import { buildTree, nodesWithAncestors } from '../../../src/engines/trace/spanTree';
import { matchesIn, read, span, tree } from './spans';

const attribute = (key: string, stringValue: string) => ({ key, value: { stringValue } });

/** A span that tells all that OpenTelemetry has for why something failed. */
const telling = read({
  resourceSpans: [
    {
      resource: { attributes: [attribute('service.name', 'feature-server')] },
      scopeSpans: [
        {
          spans: [
            {
              spanId: '0a',
              name: 'verb:hook',
              kind: 'SPAN_KIND_CLIENT',
              startTimeUnixNano: '1763719200000000000',
              endTimeUnixNano: '1763719201000000000',
              status: { code: 'STATUS_CODE_ERROR', message: 'boom happened' },
              events: [
                {
                  name: 'exception',
                  timeUnixNano: '1763719200500000000',
                  attributes: [attribute('exception.message', 'ECONNREFUSED 10.0.0.1')],
                },
                'no event',
              ],
              links: [{ traceId: 'ff01', spanId: 'ee02', attributes: [attribute('why', 'retry')] }],
            },
            { spanId: '0b', name: 'other', kind: 3, startTimeUnixNano: '1763719200000000000' },
          ],
        },
      ],
    },
  ],
});

it('reads what a span tells beside its attributes', () => {
  const [first, second] = telling.spans;
  expect(first).toMatchObject({
    ...{ hasFailed: true, statusMessage: 'boom happened', role: 'client' },
    events: [{ name: 'exception', time: 1763719200500000000n }],
    links: [{ traceId: 'ff01', spanId: 'ee02' }],
  });
  expect(first?.events[0]?.attributes.get('exception.message')).toBe('ECONNREFUSED 10.0.0.1');
  expect(first?.resource.get('service.name')).toBe('feature-server');
  expect(second).toMatchObject({ statusMessage: '', events: [], links: [], role: 'client' });
  expect(second?.resource).toBe(first?.resource);
});

it.each([
  ['boom HAPPENED', [0]],
  ['econnrefused', [0]],
  ['why: retry', [0]],
  ['ee02', [0]],
  ['service.name: feature', [0, 1]],
])('finds %s in it', (searched, found) => {
  expect(matchesIn(buildTree(telling.spans), searched)).toEqual(found);
});

it('copies all of it, and nothing that is not there', () => {
  const [first, second] = buildTree(telling.spans).nodes;
  expect(first && JSON.parse(spanJson(first))).toMatchObject({
    kind: 'client',
    status: { code: 'ERROR', message: 'boom happened' },
    events: [{ name: 'exception', timeUnixNano: '1763719200500000000' }],
    links: [{ traceId: 'ff01', spanId: 'ee02', attributes: { why: 'retry' } }],
    resource: { 'service.name': 'feature-server' },
  });
  expect(Object.keys(second ? JSON.parse(spanJson(second)) : {})).not.toContain('events');
});

it.each([
  [{ error: true }, true],
  [{ error: 'true' }, true],
  [{ error: '429 Too Many Requests' }, true],
  [{ error: false }, false],
  [{ error: 'false' }, false],
  [{ 'otel.status_code': 'ERROR' }, true],
  [{ 'otel.status_code': 'OK' }, false],
  [{ 'http.statusCode': 503 }, true],
  [{ 'http.statusCode': 400 }, true],
  [{ 'http.statusCode': 399 }, false],
  [{ error: '' }, false],
  [{ error: 0 }, false],
  [{ error: 1 }, true],
  [{}, false],
])('a span with %j counts as failed: %s', (attributes, hasFailed) => {
  expect(isFailed(span({ id: 'a', attributes }))).toBe(hasFailed);
});

it('keeps some spans with all above them', () => {
  const of = tree(
    { id: 'call' },
    { id: 'step', parent: 'call', from: 1 },
    { id: 'wanted', parent: 'step', from: 2 },
    { id: 'other', parent: 'call', from: 3 },
  );
  const kept = nodesWithAncestors(of, (at) => of.nodes[at]?.span.spanId === 'wanted');
  expect([...kept].map((index) => of.nodes[index]?.span.spanId).sort()).toEqual([
    'call',
    'step',
    'wanted',
  ]);
});
