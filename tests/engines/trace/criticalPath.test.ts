import fc from 'fast-check';
import { expect, it } from 'vitest';
import { criticalPath } from '../../../src/engines/trace/criticalPath';
import type { BuiltTree } from '../../../src/engines/trace/spanTree';
import { propertyRuns } from '../../support/propertyRuns';
import { tree } from './spans';

const idsOf = (of: BuiltTree) =>
  [...criticalPath(of)].map((index) => of.nodes[index]?.span.spanId).sort();

it.each<[string, Parameters<typeof tree>, string[]]>([
  ['nothing', [], []],
  ['one span', [{ id: 'a', to: 10 }], ['a']],
  [
    'steps one after the other, and not what ran beside them',
    [
      { id: 'call', to: 100 },
      { id: 'ask', parent: 'call', from: 0, to: 40 },
      { id: 'log', parent: 'call', from: 10, to: 30 },
      { id: 'answer', parent: 'call', from: 50, to: 90 },
      { id: 'speak', parent: 'answer', from: 60, to: 90 },
    ],
    ['answer', 'ask', 'call', 'speak'],
  ],
  [
    'of two that overlap, the one that ends last',
    [
      { id: 'call', to: 100 },
      { id: 'early', parent: 'call', from: 0, to: 80 },
      { id: 'late', parent: 'call', from: 60, to: 100 },
      { id: 'first', parent: 'call', from: 0, to: 50 },
    ],
    ['call', 'first', 'late'],
  ],
  [
    'a child that outlives its parent',
    [
      { id: 'call', to: 50 },
      { id: 'report', parent: 'call', from: 40, to: 90 },
    ],
    ['call', 'report'],
  ],
  [
    'the longest at the top, and nothing that has no end',
    [
      { id: 'short', to: 10 },
      { id: 'long', from: 20, to: 90 },
      { id: 'open', parent: 'long', from: 30, to: null },
    ],
    ['long'],
  ],
])('is of %s', (_what, spans, path) => {
  expect(idsOf(tree(...spans))).toEqual(path);
});

interface Timed {
  index: number;
  start: number;
  end: number;
}

/** The same by going back tick by tick: whatever is running last, and began before this tick. */
function bySteps({ nodes }: BuiltTree): number[] {
  const path = new Set<number>();
  const timed = (depth: number, parent: number): Timed[] =>
    nodes
      .filter((node) => node.depth === depth && node.parent === parent && node.durationMs !== null)
      .map(({ index, startMs, durationMs }) => ({
        ...{ index, start: startMs ?? 0 },
        end: (startMs ?? 0) + (durationMs ?? 0),
      }));
  const walk = ({ index, start }: Timed, until: number, depth: number) => {
    path.add(index);
    const children = timed(depth + 1, index);
    let running: Timed | undefined;
    for (
      let tick = until;
      tick > Math.min(start, ...children.map((child) => child.start));
      tick -= 1
    ) {
      if (running && running.start < tick) continue;
      running = children.find((child) => Math.min(child.end, until) === tick && child.start < tick);
      if (running) walk(running, tick, depth + 1);
    }
  };
  const top = timed(0, -1).sort(
    (a, b) => b.end - b.start - (a.end - a.start) || a.index - b.index,
  )[0];
  if (top) walk(top, top.end, 0);
  return [...path].sort((a, b) => a - b);
}

it('is what walking back through time finds', () => {
  const spans = fc.array(fc.record({ parent: fc.nat(12), from: fc.nat(25), length: fc.nat(15) }), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(spans, (list) => {
      const of = tree(
        ...list.map(({ parent, from, length }, place) => ({
          id: `s${place}`,
          // A parent among those before it, or none.
          parent: parent < place ? `s${parent}` : '',
          ...{ from, to: from + length },
        })),
      );
      expect([...criticalPath(of)].sort((a, b) => a - b)).toEqual(bySteps(of));
    }),
    { numRuns: propertyRuns(200, 5000) },
  );
});
