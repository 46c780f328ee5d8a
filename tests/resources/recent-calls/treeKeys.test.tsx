// @vitest-environment jsdom
import type { KeyboardEvent } from 'react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { SpanTree } from '../../../src/engines/trace';
import { buildTree } from '../../../src/engines/trace/spanTree';
import { useTraceRows } from '../../../src/resources/recent-calls/trace/useTraceRows';
import { useTreeKeys } from '../../../src/resources/recent-calls/trace/useTreeKeys';
import { span } from '../../engines/trace/spans';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A tree of so many spans that counts how often one of them is looked at. */
function countedTree(count: number): { tree: SpanTree; reads: () => number } {
  const spans = Array.from({ length: count }, (_none, at) =>
    span({ id: `s${at}`, parent: at === 0 ? '' : `s${at - (at % 10 === 0 ? 10 : 1)}`, from: at }),
  );
  const built = buildTree(spans);
  let reads = 0;
  const counted = <T extends object>(all: T): T =>
    new Proxy(all, {
      get: (target, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
        return Reflect.get(target, key);
      },
    });
  const [nodes, parents, ends] = [
    counted(built.nodes),
    counted(built.parents),
    counted(built.ends),
  ];
  return { tree: { ...built, nodes, parents, ends }, reads: () => reads };
}

it('a key in a trace of 100,000 spans looks at a few of them', () => {
  const { tree, reads } = countedTree(100_000);
  let rows: ReturnType<typeof useTraceRows> | undefined;
  let press: ((event: KeyboardEvent) => void) | undefined;
  const Keys = () => {
    rows = useTraceRows(tree);
    const nothing = () => undefined;
    const view = { zoomBy: nothing, panBy: nothing, showAll: nothing };
    press = useTreeKeys({ tree, rows, onOpen: nothing, onClose: nothing, ...view });
    return null;
  };
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Keys />));
  const key = (name: string) =>
    act(() => press?.({ key: name, preventDefault: () => undefined } as KeyboardEvent));
  key('End');
  expect(rows?.active).toBe(99_999);
  const before = reads();
  for (const name of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']) key(name);
  expect(rows?.active).toBe(99_998);
  // Those above the span, some of them for each key.
  const depth = 10_020;
  expect(reads() - before).toBeLessThan(6 * depth);
  key('Home');
  const top = reads();
  for (let at = 0; at < 10; at += 1) key('ArrowDown');
  expect(rows?.active).toBe(10);
  expect(reads() - top).toBeLessThan(200);
});
