import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ancestorsOf,
  type BuiltTree,
  buildTree,
  visibleNodes,
} from '../../../src/engines/trace/spanTree';
import type { Span } from '../../../src/types';
import { drawn, span, tree } from './spans';

describe('the tree of a trace', () => {
  it('puts children below their parents, by their start', () => {
    const spans = tree(
      { id: 'late', parent: 'root', from: 30 },
      { id: 'deep', parent: 'early', from: 20 },
      { id: 'root', from: 0, to: 100 },
      { id: 'early', parent: 'root', from: 10 },
    );
    expect(drawn(spans)).toEqual(['root', '  early', '    deep', '  late']);
    expect(spans.nodes.map(({ position, siblings, end }) => [position, siblings, end])).toEqual([
      [1, 1, 4],
      [1, 2, 3],
      [1, 1, 3],
      [2, 2, 4],
    ]);
  });

  it('shows spans whose parent is missing at the top, and says so', () => {
    expect(
      drawn(
        tree(
          { id: 'root' },
          { id: 'lost', parent: 'gone', from: 5 },
          { id: 'own', parent: 'lost' },
        ),
      ),
    ).toEqual(['root', 'lost (orphan)', '  own']);
  });

  it('takes the first orphan for the root when nothing else is one', () => {
    expect(
      drawn(tree({ id: 'b', parent: 'gone', from: 5 }, { id: 'a', parent: 'away', from: 1 })),
    ).toEqual(['a', 'b (orphan)']);
  });

  it('cuts a circle before its earliest span', () => {
    expect(
      drawn(
        tree(
          { id: 'a', parent: 'c', from: 3 },
          { id: 'b', parent: 'a', from: 1 },
          { id: 'c', parent: 'b', from: 2 },
          { id: 'tail', parent: 'a', from: 4 },
        ),
      ),
    ).toEqual(['b (cycle)', '  c', '    a', '      tail']);
  });

  it('cuts a span that is its own parent', () => {
    expect(drawn(tree({ id: 'root' }, { id: 'self', parent: 'self' }))).toEqual([
      'root',
      'self (cycle)',
    ]);
  });

  it('shows spans with the same id each, and gives the children to the first', () => {
    expect(drawn(tree({ id: 'a' }, { id: 'a', from: 5 }, { id: 'b', parent: 'a' }))).toEqual([
      'a',
      '  b',
      'a',
    ]);
  });

  it('puts what has no start last', () => {
    expect(
      drawn(tree({ id: 'none', from: null }, { id: 'late', from: 9 }, { id: 'early', from: 1 })),
    ).toEqual(['early', 'late', 'none']);
  });

  it('holds a chain of ten thousand spans', () => {
    const chain = Array.from({ length: 10_000 }, (_, index) => ({
      id: String(index),
      parent: index === 0 ? '' : String(index - 1),
    }));
    const { nodes } = tree(...chain.reverse());
    expect(nodes).toHaveLength(10_000);
    expect(nodes.at(-1)).toMatchObject({ depth: 9999, span: { spanId: '9999' } });
  });

  it('is empty without spans', () => {
    expect(tree()).toMatchObject({ nodes: [], range: { from: 0n, to: 0n }, ends: { length: 0 } });
  });
});

describe('the times of a trace', () => {
  const day = 86_400e3;
  it.each([
    ['without a start', { from: null, to: 5 }, [null, null, 'noStart']],
    ['without an end', { from: 10, to: null }, [10, null, 'unfinished']],
    ['that ends before it starts', { from: 10, to: 5 }, [10, null, 'backwards']],
    ['that starts a year too late', { from: 365 * day }, [null, null, 'outside']],
    ['that starts a year too early', { from: -365 * day }, [null, null, 'outside']],
    ['that ends a year too late', { from: 10, to: 365 * day }, [10, null, 'unfinished']],
    ['in order', { from: 10, to: 40 }, [10, 30, null]],
  ])('are of a span %s', (_what, times, expected) => {
    const { nodes, range } = tree(
      { id: 'root', from: 0, to: 100 },
      { id: 'other', parent: 'root', from: 1, to: 2 },
      { id: 'odd', parent: 'root', ...times },
    );
    const odd = nodes.find(({ span: { spanId } }) => spanId === 'odd');
    expect([odd?.startMs, odd?.durationMs, odd?.timeProblem]).toEqual(expected);
    expect(range.to - range.from).toBe(100_000_000n);
  });
});

describe('a clock that is wrong', () => {
  const day = 86_400e3;
  const nanosecond = 1e-6;
  // Half of the starts are before 1 ms, or before 0 where the odd one is the first.
  it.each([
    ['a day after most', { from: 1 + day }, null],
    ['more than that', { from: 1 + day + nanosecond }, 'outside'],
    ['a day before most', { from: -day }, null],
    ['earlier than that', { from: -day - nanosecond }, 'outside'],
    ['an end two days after most', { from: 10, to: 1 + 2 * day }, null],
    ['an end later than that', { from: 10, to: 1 + 2 * day + nanosecond }, 'unfinished'],
    ['an end where it begins', { from: 10, to: 10 }, null],
  ])('is known by the others: %s', (_what, times, problem) => {
    const { nodes, range } = tree(
      { id: 'root', from: 0, to: 100 },
      { id: 'other', from: 1, to: 2 },
      { id: 'odd', ...times },
    );
    const odd = nodes.find(({ span: { spanId } }) => spanId === 'odd');
    expect(odd?.timeProblem).toBe(problem);
    const { from, to } = { to: times.from, ...times };
    const [first, last] = problem ? [0, 100] : [Math.min(0, from), Math.max(100, to)];
    expect(range.to - range.from).toBe(BigInt(Math.round((last - first) * 1e6)));
  });
});

describe('what is shown of the tree', () => {
  const spans = tree(
    { id: 'root' },
    { id: 'a', parent: 'root', from: 1 },
    { id: 'b', parent: 'a', from: 2 },
    { id: 'c', parent: 'root', from: 3 },
    { id: 'other', from: 9 },
  );

  it.each([
    [[], [0, 1, 2, 3, 4]],
    [[1], [0, 1, 3, 4]],
    [[0], [0, 4]],
    [
      [0, 1],
      [0, 4],
    ],
    [[2], [0, 1, 2, 3, 4]],
  ])('leaves out what is below the closed %j', (closed, shown) => {
    expect(visibleNodes(spans, new Set(closed))).toEqual(shown);
  });

  it('names all above a node, the nearest first', () => {
    expect(ancestorsOf(spans, 2)).toEqual([1, 0]);
    expect(ancestorsOf(spans, 4)).toEqual([]);
  });
});

/** Ids that often name each other, nothing or themselves, with times of every kind. */
const spansOfAnyShape = fc.array(
  fc.record({
    id: fc.nat(12),
    parent: fc.option(fc.nat(15)),
    from: fc.option(fc.nat(40)),
    length: fc.option(fc.integer({ min: -5, max: 50 })),
    skew: fc.constantFrom(0, 0, 0, 0, 3, 3600e3, -3600e3, 40 * 86_400e3, -40 * 86_400e3),
  }),
  { maxLength: 40 },
);
type Shape = typeof spansOfAnyShape extends fc.Arbitrary<infer T> ? T : never;

const build = (shapes: Shape): Span[] =>
  shapes.map(({ id, parent, from, length, skew }) => {
    const start = from === null ? null : from + skew;
    return span({
      id: `s${id}`,
      parent: parent === null ? '' : `s${parent}`,
      from: start,
      to: start === null || length === null ? null : start + length,
    });
  });

/** Every rule of the tree by itself, in the slowest and plainest way. */
function oracle(spans: Span[]) {
  const first = (id: string) => spans.findIndex(({ spanId }) => spanId === id);
  const parentOf = (place: number) => first(spans[place]?.parentSpanId || 'none');
  const before = (a: number, b: number) => {
    const [left, right] = [spans[a]?.start ?? null, spans[b]?.start ?? null];
    if (left === right) return a - b;
    if (left === null) return 1;
    return right === null || left < right ? -1 : 1;
  };
  const circleOf = (place: number) => {
    const members: number[] = [];
    for (let at = place; at !== -1 && members.length <= spans.length; at = parentOf(at)) {
      if (members.length > 0 && at === place) return members;
      members.push(at);
    }
    return null;
  };
  const isCut = (place: number) => circleOf(place)?.sort(before)[0] === place;
  const isTop = (place: number) => parentOf(place) === -1 || isCut(place);
  const places = spans.map((_, place) => place);
  const draw = (place: number, depth: number): string[] => [
    `${depth} ${place}`,
    ...places
      .filter((child) => !isTop(child) && parentOf(child) === place)
      .sort(before)
      .flatMap((child) => draw(child, depth + 1)),
  ];
  const orphans = places
    .filter((place) => spans[place]?.parentSpanId !== '' && parentOf(place) === -1)
    .sort(before);
  const hasRoot = spans.some(({ parentSpanId }) => parentSpanId === '');
  return {
    drawn: places
      .filter(isTop)
      .sort(before)
      .flatMap((place) => draw(place, 0)),
    cut: places.filter(isCut),
    orphans: hasRoot ? orphans : orphans.slice(1),
  };
}

describe('the tree of any trace', () => {
  const placesIn = (spans: Span[], { nodes }: BuiltTree) =>
    nodes.map((node) => ({ ...node, place: spans.indexOf(node.span) }));

  it('is what the rules say, found in the plainest way', () => {
    fc.assert(
      fc.property(spansOfAnyShape, (shapes) => {
        const spans = build(shapes);
        const nodes = placesIn(spans, buildTree(spans));
        const expected = oracle(spans);
        const marked = (mark: string) =>
          nodes.filter(({ placeProblem }) => placeProblem === mark).map(({ place }) => place);
        expect(nodes.map(({ depth, place }) => `${depth} ${place}`)).toEqual(expected.drawn);
        expect(new Set(marked('cycle'))).toEqual(new Set(expected.cut));
        expect(new Set(marked('orphan'))).toEqual(new Set(expected.orphans));
      }),
      { numRuns: 2000 },
    );
  });

  it('has every span exactly once, and numbers that fit together', () => {
    fc.assert(
      fc.property(spansOfAnyShape, (shapes) => {
        const spans = build(shapes);
        const made = buildTree(spans);
        expect(new Set(made.nodes.map((node) => node.span)).size).toBe(spans.length);
        expect(made.nodes).toHaveLength(spans.length);
        made.nodes.forEach((node, index) => {
          const children = made.nodes.filter(({ parent }) => parent === index);
          expect(node.index).toBe(index);
          expect(node.depth).toBe(node.parent < 0 ? 0 : (made.nodes[node.parent]?.depth ?? 0) + 1);
          expect(node.end).toBe(children.at(-1)?.end ?? index + 1);
          expect(children.map(({ position }) => position)).toEqual(
            children.map((_, place) => place + 1),
          );
          expect(children.every(({ siblings }) => siblings === children.length)).toBe(true);
        });
        const all = new Set(made.nodes.map(({ index }) => index));
        expect(visibleNodes(made, all)).toEqual(
          made.nodes.filter(({ parent }) => parent < 0).map(({ index }) => index),
        );
      }),
    );
  });

  it('keeps every time within the axis', () => {
    fc.assert(
      fc.property(spansOfAnyShape, (shapes) => {
        const { nodes, range } = buildTree(build(shapes));
        const total = Number(range.to - range.from) / 1e6;
        expect(total).toBeLessThanOrEqual(3 * 86_400e3);
        for (const { startMs, durationMs, timeProblem } of nodes) {
          expect(startMs === null).toBe(timeProblem === 'noStart' || timeProblem === 'outside');
          expect(durationMs === null).toBe(timeProblem !== null);
          if (startMs === null) continue;
          expect(startMs).toBeGreaterThanOrEqual(0);
          expect(startMs + (durationMs ?? 0)).toBeLessThanOrEqual(total + 1e-6);
          expect(durationMs ?? 0).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
