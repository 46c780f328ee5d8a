import { describe, expect, it, vi } from 'vitest';
import {
  nextMatch,
  perTurn,
  type SpanMatches,
  spanSearch,
} from '../../../src/engines/trace/searchSpans';
import { formatAttribute, spanAttributes, spanJson } from '../../../src/engines/trace/spanDetails';
import { isFailed, spanKindOf } from '../../../src/engines/trace/spanKind';
import { matchesIn, span, tree } from './spans';

describe('kinds of spans', () => {
  it.each([
    ['verb:hook (actionHook)', 'webhook'],
    ['performAppWebhook', 'webhook'],
    ['call-status:in-progress', 'webhook'],
    ['verb:gather{"input":["speech"]}', 'speech'],
    ['background-gather:gather{}', 'speech'],
    ['stt-listen:1', 'speech'],
    ['verb:transcribe{}', 'speech'],
    ['verb:say{"text":"hi"}', 'tts'],
    ['nested:say{text=hi}', 'tts'],
    ['tts-generation', 'tts'],
    ['dtmf:5', 'dtmf'],
    ['incoming-call', 'other'],
    ['lookupApplication', 'other'],
    ['background-record:listen', 'other'],
    ['', 'other'],
  ])('%s is of the kind %s', (name, kind) => {
    expect(spanKindOf({ name, attributes: new Map() })).toBe(kind);
  });

  it('knows a webhook of any name by its answer', () => {
    expect(spanKindOf({ name: 'x', attributes: new Map([['http.statusCode', 200]]) })).toBe(
      'webhook',
    );
  });

  it.each([
    [{}, false, false],
    [{ 'http.statusCode': 200 }, false, false],
    [{ 'http.statusCode': '404' }, false, true],
    [{ 'http.statusCode': 500 }, false, true],
    [{}, true, true],
  ])('with %j and a failed status %s it failed: %s', (attributes, hasFailed, expected) => {
    expect(isFailed({ ...span({ id: 'a', attributes }), hasFailed })).toBe(expected);
  });
});

describe('the details of a span', () => {
  it('are its attributes, and what its prompts add', () => {
    const spans = tree(
      { id: 'say', attributes: { 'verb.summary': 'say', zero: 0 } },
      {
        id: 'prompt',
        parent: 'say',
        name: 'tts-generation',
        attributes: { 'tts.vendor': 'google', 'tts.cached': true, voice: 'x', characters: 12 },
      },
      { id: 'other', parent: 'say', attributes: { left: 'out' } },
      { id: 'deep', parent: 'other', name: 'tts-generation', attributes: { too: 'deep' } },
    );
    const [say] = spans.nodes;
    expect(say && [...spanAttributes(spans, say)]).toEqual([
      ['verb.summary', 'say'],
      ['zero', 0],
      ['characters', 12],
    ]);
  });

  it('look at no more prompts than are asked for', () => {
    const asked: number[] = [];
    const prompts = Array.from({ length: 5000 }, (_none, at) => ({
      id: `p${at}`,
      parent: 'say',
      name: 'tts-generation',
      from: at,
      attributes: { characters: at },
    }));
    const spans = tree({ id: 'say', to: 9000 }, ...prompts);
    const watched = new Proxy(spans.nodes, {
      get: (all, key) => {
        if (/^\d+$/.test(String(key))) asked.push(Number(key));
        return Reflect.get(all, key);
      },
    });
    const [say] = spans.nodes;
    const details = say && spanAttributes({ ...spans, nodes: watched }, say);
    for (let at = 0; at < 50; at += 1) expect(details?.next().value).toEqual(['characters', at]);
    expect(asked.length).toBeLessThanOrEqual(51);
  });

  it('can be copied as JSON without losing a nanosecond', () => {
    const [node] = tree({ id: 'a', from: 0.000001, to: null, attributes: { k: false } }).nodes;
    expect(node && JSON.parse(spanJson(node))).toEqual({
      name: 'a',
      spanId: 'a',
      parentSpanId: '',
      startTimeUnixNano: '1763719200123456790',
      endTimeUnixNano: null,
      attributes: { k: false },
    });
  });

  it.each([
    ['{"a":[1]}', '{\n  "a": [\n    1\n  ]\n}', true],
    ['{broken', '{broken', false],
    ['12', '12', false],
    [false, 'false', false],
    ['', '', false],
  ])('writes the value %j to be read', (value, text, isJson) => {
    expect(formatAttribute(value)).toEqual({ text, isJson });
  });
});

describe('searching spans', () => {
  const spans = tree(
    { id: 'a1', name: 'verb:Say' },
    { id: 'b2', from: 1, attributes: { 'http.statusCode': 404 } },
    { id: 'c3', from: 2, name: 'say goodbye' },
  );

  it.each([
    ['SAY', [0, 2]],
    ['b2', [1]],
    ['statuscode: 404', [1]],
    ['  say ', [0, 2]],
    ['nothing', []],
    ['   ', []],
  ])('finds %j at %j', (searched, found) => {
    expect(matchesIn(spans, searched)).toEqual(found);
  });

  it('takes a long trace in turns, whatever is typed meanwhile, and makes its words once', () => {
    vi.useFakeTimers();
    const all = tree(
      ...Array.from({ length: 5 * perTurn.put }, (_none, at) => ({ id: `s${at}`, from: at })),
    );
    let read = 0;
    for (const node of all.nodes) {
      const { name } = node.span;
      Object.defineProperty(node.span, 'name', {
        get: () => {
          read += 1;
          return name;
        },
      });
    }
    const told: SpanMatches[] = [];
    const find = spanSearch(all);
    const giveUp = find('s', (found) => told.push(found));
    let most = read;
    giveUp();
    find('s1499', (found) => told.push(found));
    for (let before = read; vi.getTimerCount() > 0; before = read) {
      vi.advanceTimersToNextTimer();
      most = Math.max(most, read - before);
    }
    vi.useRealTimers();
    expect(most).toBeLessThanOrEqual(perTurn.put);
    expect(read).toBe(all.nodes.length);
    expect(told.map(({ matches, places }) => [matches, places[1499], places[0]])).toEqual([
      [[1499], 1, 0],
    ]);
  });

  it.each([
    [null, 1, 2],
    [null, -1, 9],
    [2, 1, 5],
    [3, 1, 5],
    [9, 1, 2],
    [5, -1, 2],
    [2, -1, 9],
  ] as const)('goes on from %s in direction %d to %d', (from, direction, expected) => {
    expect(nextMatch([2, 5, 9], from, direction)).toBe(expected);
    expect(nextMatch([], from, direction)).toBeNull();
  });
});
