import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findUnreachable } from '../../../src/engines/routes/findUnreachable';
import {
  matchRoute,
  normalizeNumber,
  type RouteMatch,
} from '../../../src/engines/routes/matchRoute';
import { matchRoutes, type RouteQuery } from '../../../src/engines/routes/matchRoutes';
import { fromPrefix, prefixAdvice, toPrefix } from '../../../src/engines/routes/prefix';
import type { WorkerLike } from '../../../src/engines/worker';

it.each([
  ['+44 (20) 7946-0018', '+442079460018'],
  ['1.555.200.0001', '15552000001'],
  [' 15552000001 ', '15552000001'],
  ['', ''],
])('%j is dialled as %j', (typed, dialled) => {
  expect(normalizeNumber(typed)).toBe(dialled);
});

describe('one route and one number', () => {
  const match = (start: number, end: number): RouteMatch => ({ state: 'match', start, end });
  it.each<[string, string, RouteMatch]>([
    ['44', '442079460018', match(0, 2)],
    ['44', '15551442000', match(5, 7)],
    ['^44', '15551442000', { state: 'noMatch' }],
    ['^44', '+442079460018', { state: 'noMatch' }],
    ['^\\+?44', '+442079460018', match(0, 3)],
    ['.*', '1', match(0, 1)],
    ['.*', '', match(0, 0)],
    ['7$', '4427', match(3, 4)],
    ['+44', '+442079460018', { state: 'invalid' }],
    // What no expression fits may still begin with the text.
    ['1$2', '1$23', match(0, 3)],
    ['1$2', '21$23', { state: 'noMatch' }],
  ])('%j and %j', (pattern, number, fit) => {
    expect(matchRoute(pattern, number)).toEqual(fit);
  });
});

describe('prefixes', () => {
  it.each([
    ['44', '^44'],
    ['+44', '^\\+?44'],
  ])('%j is stored as %j, and read back', (prefix, pattern) => {
    expect(fromPrefix(prefix)).toBe(pattern);
    expect(toPrefix(pattern)).toBe(prefix);
  });

  it.each(['44', '^\\+44', '^44$', '^4[45]', '.*', ''])('%j is an expression', (pattern) => {
    expect(toPrefix(pattern)).toBeNull();
  });

  it.each(['', '4a', '++4', '^44', '4+4'])('%j is no prefix', (prefix) => {
    expect(fromPrefix(prefix)).toBeNull();
  });

  it.each([
    ['44', '+442079460000', '+44'],
    ['^44', '+442079460000', '+44'],
    ['44', '442079460000', null],
    // As a prefix it would not take this number at all.
    ['1', '442079460018', null],
    ['^\\+44', '442079460018', '44'],
    ['[4]4', '+442079460000', null],
  ])('of route %j for %j the advice is %j', (pattern, number, advice) => {
    expect(prefixAdvice(pattern, number)).toBe(advice);
  });

  it('that are advised take the number at its beginning, and no other number in its middle', () => {
    const digits = fc.stringMatching(/^[1-3]{1,3}$/);
    const route = fc
      .tuple(fc.constantFrom('', '^', '\\+', '^\\+', '^\\+?'), digits)
      .map(([start, text]) => start + text);
    const plus = fc.constantFrom('', '+');
    const numbers = fc
      .tuple(plus, fc.stringMatching(/^[1-3]{1,6}$/))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(route, numbers, numbers, (pattern, number, other) => {
        const advice = prefixAdvice(pattern, number);
        if (advice === null) return;
        const advised = fromPrefix(advice) ?? '';
        expect(matchRoute(advised, number)).toMatchObject({ state: 'match', start: 0 });
        const begins = new RegExp(`^\\+?${advice.replace('+', '')}`).test(other);
        if (!begins) expect(matchRoute(advised, other)).toEqual({ state: 'noMatch' });
      }),
      { numRuns: 2000 },
    );
  });
});

describe('routes that can never be reached', () => {
  it.each<[string[], (string | null)[]]>([
    [
      ['44', '44'],
      [null, 'same 0'],
    ],
    [
      ['^44', ' ^44 '],
      [null, 'same 0'],
    ],
    [
      ['.*', '1', '44'],
      [null, 'all 0', 'all 0'],
    ],
    [
      ['1', '.+', '^33'],
      [null, null, 'all 1'],
    ],
    [
      ['4', '44'],
      [null, 'covered 0'],
    ],
    [
      ['44', '4'],
      [null, null],
    ],
    [
      ['44', '1442'],
      [null, 'covered 0'],
    ],
    [
      ['44', '^1442'],
      [null, 'covered 0'],
    ],
    [
      ['^44', '44'],
      [null, null],
    ],
    [
      ['^4', '^44'],
      [null, 'covered 0'],
    ],
    [
      ['^44', '^441\\d+$'],
      [null, 'covered 0'],
    ],
    [
      ['^441', '^441?2'],
      [null, null],
    ],
    [
      ['^44', '^441?2'],
      [null, 'covered 0'],
    ],
    [
      ['^44', '^4{2}'],
      [null, null],
    ],
    [
      ['^44', '^44|^33'],
      [null, null],
    ],
    [
      ['44.*', '44'],
      [null, 'covered 0'],
    ],
    [
      ['\\+44', '^\\+447'],
      [null, 'covered 0'],
    ],
    [
      ['^\\+?44', '^44', '^\\+447', '44'],
      [null, 'covered 0', 'covered 0', null],
    ],
    [
      ['^44', '^\\+?44', '^\\+44'],
      [null, null, 'covered 1'],
    ],
    [
      ['^1[0-9]', '^15'],
      [null, null],
    ],
    [
      ['', '44', ''],
      [null, null, null],
    ],
  ])('%j: %j', (patterns, expected) => {
    const found = findUnreachable(patterns).map((one) => one && `${one.reason} ${one.by}`);
    expect(found).toEqual(expected);
  });

  const digits = fc.stringMatching(/^[1-4]{1,3}$/);
  const pattern = fc.oneof(
    digits,
    digits.map((text) => `^${text}`),
    digits.map((text) => `^\\+?${text}`),
    fc
      .tuple(digits, fc.constantFrom('.*', '?', '+', '*', '{2}', '\\d', '[12]', '$', '|1'))
      .chain(([text, end]) =>
        fc.constantFrom(`${text}${end}`, `^${text}${end}`, `.*${text}${end}`),
      ),
    fc.constantFrom('.*', '^.*$', '.', '\\d+', '^\\+1', '\\+1', '[12]3', '(1|2)'),
  );
  const number = fc.tuple(fc.constantFrom('', '+'), fc.stringMatching(/^[1-4]{1,7}$/));

  it('name the first route before them that alone would see to it', () => {
    const blank = fc.constantFrom('', ' ', ' 44', '^\\+?44', '^4', '^\\+4', '^\\+44');
    fc.assert(
      fc.property(fc.array(fc.oneof(pattern, blank), { maxLength: 8 }), (patterns) => {
        const alone = patterns.map((later, index) => {
          const by = patterns
            .slice(0, index)
            .findIndex((first) => findUnreachable([first, later])[1] !== null);
          return by < 0 ? null : { ...findUnreachable([patterns[by] ?? '', later])[1], by };
        });
        expect(findUnreachable(patterns)).toEqual(alone);
      }),
      { numRuns: 1000 },
    );
  });

  it('are said to be so only when no number reaches them', () => {
    fc.assert(
      fc.property(
        fc.array(pattern, { minLength: 2, maxLength: 4 }),
        fc.array(number, { minLength: 20, maxLength: 40 }),
        (patterns, numbers) => {
          const found = findUnreachable(patterns);
          for (const [plus, rest] of numbers) {
            const taker = patterns.findIndex(
              (one) => matchRoute(one, plus + rest).state === 'match',
            );
            expect(found[taker] ?? null).toBeNull();
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});

/** A worker of this thread that never answers for the patterns in `stuck`. */
function fakeWorkers(stuck: string[]) {
  const started: { terminated: boolean; asked: RouteQuery[] }[] = [];
  const start = (): WorkerLike => {
    const state = { terminated: false, asked: [] as RouteQuery[] };
    started.push(state);
    const worker = {
      onmessage: null as ((event: { data: unknown }) => void) | null,
      onerror: null,
      postMessage: (question: RouteQuery) => {
        state.asked.push(question);
        for (const [index, one] of question.patterns.entries()) {
          if (stuck.includes(one)) return;
          worker.onmessage?.({ data: { index, match: matchRoute(one, question.number) } });
        }
      },
      terminate: () => {
        state.terminated = true;
      },
    };
    setTimeout(() => worker.onmessage?.({ data: 'ready' }), 20);
    return worker as unknown as WorkerLike;
  };
  return { start, started };
}
const limits = { message: 100, start: 1000, timeouts: 2 };

describe('matching routes in a worker', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const states = async (patterns: string[], stuck: string[] = []) => {
    const workers = fakeWorkers(stuck);
    const work = matchRoutes({ number: '442', patterns }, undefined, limits, workers.start);
    await vi.runAllTimersAsync();
    const matches = await work;
    return { matches: matches.map(({ state }) => state), started: workers.started };
  };

  it('answers each route in order, and ends its worker', async () => {
    const { matches, started } = await states(['^1', '44', '+', '2']);
    expect(matches).toEqual(['noMatch', 'match', 'invalid', 'match']);
    expect(started).toHaveLength(1);
    expect(started[0]?.terminated).toBe(true);
  });
  it('stops an expression that takes too long and goes on without it', async () => {
    const { matches, started } = await states(['44', 'slow', '2'], ['slow']);
    expect(matches).toEqual(['match', 'timedOut', 'match']);
    expect(started.map(({ terminated }) => terminated)).toEqual([true, true]);
    expect(started[1]?.asked[0]?.patterns).toEqual(['2']);
  });
  it('leaves the rest untried after several', async () => {
    const { matches } = await states(['a', '44', 'b', '2', 'a'], ['a', 'b']);
    expect(matches).toEqual(['timedOut', 'match', 'timedOut', 'skipped', 'skipped']);
  });
  it('needs no worker without routes', async () => {
    expect(await states([])).toEqual({ matches: [], started: [] });
  });
  it('ends its worker when nobody waits any more', async () => {
    const workers = fakeWorkers(['slow']);
    const controller = new AbortController();
    const work = matchRoutes(
      { number: '1', patterns: ['slow'] },
      controller.signal,
      limits,
      workers.start,
    );
    const outcome = work.catch((error: Error) => error.name);
    controller.abort();
    expect(await outcome).toBe('AbortError');
    expect(workers.started[0]?.terminated).toBe(true);
  });
  it('fails when no worker starts', async () => {
    const silent = () => ({ terminate: () => undefined }) as unknown as WorkerLike;
    const work = matchRoutes({ number: '1', patterns: ['1'] }, undefined, limits, silent);
    const outcome = work.catch((error: Error) => error.message);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('The worker did not start or broke');
  });
});
