// @vitest-environment jsdom
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ReadTrace, readTrace } from '../../../src/engines/trace';
import { useLinkedSpan } from '../../../src/resources/recent-calls/trace/useLinkedSpan';
import { useRowsInSight } from '../../../src/resources/recent-calls/trace/useRowsInSight';
import {
  type SpanChoice,
  useSpanFilter,
} from '../../../src/resources/recent-calls/trace/useSpanFilter';
import { useSpanSearch } from '../../../src/resources/recent-calls/trace/useSpanSearch';
import { useSteps } from '../../../src/resources/recent-calls/trace/useSteps';
import { clearDrawn, draw, ready } from '../../support/drawn';

afterEach(() => {
  cleanup();
  clearDrawn();
});

describe('the rows of a frame that are in sight', () => {
  let layOut: () => void;
  let isWatched: boolean;
  class Sizes {
    constructor(tell: () => void) {
      layOut = tell;
    }
    observe = () => {
      isWatched = true;
    };
    disconnect = () => {
      isWatched = false;
    };
  }
  beforeEach(() => {
    isWatched = false;
    vi.stubGlobal('ResizeObserver', Sizes);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Rows of 20 pixels under a head of 30, of which 200 pixels have room. */
  function rowsOf(count: number, hasFrame = true) {
    const element = document.createElement('div');
    Object.defineProperty(element, 'clientHeight', { value: 230 });
    const frame = { current: hasFrame ? element : null } as { current: HTMLElement };
    const drawn: string[] = [];
    const view = renderHook(
      (props: { count: number }) => {
        const { from, to, bringIntoSight } = useRowsInSight({
          frame,
          height: 20,
          head: 30,
          ...props,
        });
        drawn.push(`${from}-${to}`);
        return { from, to, bringIntoSight };
      },
      { initialProps: { count } },
    );
    const scrollTo = (top: number) => {
      element.scrollTop = top;
      act(() => {
        element.dispatchEvent(new Event('scroll'));
      });
    };
    const sight = () => `${view.result.current.from}-${view.result.current.to}`;
    return { ...view, element, drawn, scrollTo, sight };
  }

  it('are drawn with some beyond both edges, wherever it is scrolled', () => {
    const { sight, scrollTo } = rowsOf(500);
    expect(sight()).toBe('0-8');
    act(layOut);
    expect(sight()).toBe('0-20');
    scrollTo(159);
    expect(sight()).toBe('0-28');
    scrollTo(1_000);
    expect(sight()).toBe('40-68');
    scrollTo(9_800);
    expect(sight()).toBe('480-500');
  });

  it('come a few at a time, until all are there', () => {
    const { drawn } = rowsOf(500);
    act(layOut);
    const counts = drawn.map((one) => Number(one.split('-')[1]));
    expect(counts[0]).toBe(4);
    expect(counts.every((count, at) => at === 0 || count - (counts[at - 1] ?? 0) <= 4)).toBe(true);
    expect(counts.at(-1)).toBe(20);
  });

  it('are drawn anew only when others are to be drawn', () => {
    const { drawn, scrollTo } = rowsOf(500);
    act(layOut);
    scrollTo(240);
    scrollTo(241);
    const before = drawn.length;
    scrollTo(242);
    scrollTo(250);
    expect(drawn).toHaveLength(before);
  });

  it('are looked for anew when there are fewer or more', () => {
    const { sight, scrollTo, rerender } = rowsOf(500);
    act(layOut);
    scrollTo(1_000);
    rerender({ count: 20 });
    expect(sight()).toBe('12-20');
    rerender({ count: 60 });
    expect(sight()).toBe('40-60');
  });

  it.each([
    ['above', 150, 5, 100],
    ['below', 0, 30, 420],
    ['just below', 0, 10, 20],
    ['at the edge', 0, 9, 0],
    ['at the top', 100, 5, 100],
  ])('of which one %s is brought into sight', (_where, scrolled, place, expected) => {
    const { result, element } = rowsOf(500);
    element.scrollTop = scrolled;
    result.current.bringIntoSight(place);
    expect(element.scrollTop).toBe(expected);
  });

  it('are the first few where there is no frame', () => {
    const { sight, result } = rowsOf(500, false);
    expect(isWatched).toBe(false);
    result.current.bringIntoSight(20);
    expect(sight()).toBe('0-8');
  });

  it('are watched no more once they are gone', () => {
    const { unmount, drawn, scrollTo } = rowsOf(500);
    expect(isWatched).toBe(true);
    unmount();
    expect(isWatched).toBe(false);
    const before = drawn.length;
    scrollTo(2_000);
    expect(drawn).toHaveLength(before);
  });
});

it.each([
  [0, [0]],
  [3, [0, 1, 2, 3]],
])('steps up to %d are drawn one after the other', (last, expected) => {
  const drawn = new Set<number>();
  renderHook(() => drawn.add(useSteps(last)));
  expect([...drawn]).toEqual(expected);
});

const spanOf = (
  spanId: string,
  parentSpanId: string,
  name: string,
  at: number,
  length: number,
) => ({
  ...{ spanId, parentSpanId, name },
  startTimeUnixNano: String(1763719200000000000n + BigInt(at)),
  endTimeUnixNano: String(1763719200000000000n + BigInt(at + length)),
  status: { code: spanId === 'a2' ? 2 : 0 },
});
/** A call that spoke and failed to ask a webhook. */
const spans = [
  spanOf('a0', '', 'incoming-call', 0, 1_000),
  spanOf('a1', 'a0', 'verb:say hello', 0, 600),
  spanOf('a2', 'a0', 'webhook', 700, 50),
  spanOf('a3', 'a0', 'verb:say bye', 800, 200),
];
async function traceOf(): Promise<ReadTrace> {
  const text = JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans }] }] });
  const trace = await readTrace(new Blob([text]));
  if (!trace) throw new Error('This is no trace');
  return trace;
}

describe('some of the spans of a trace', () => {
  it('are those that failed, of a kind, or of the critical path, with what is above them', async () => {
    const trace = await traceOf();
    const { result } = renderHook(() => useSpanFilter(trace));
    const { counts } = result.current;
    expect(result.current.choice).toBe('all');
    expect(result.current.kept).toBeUndefined();
    expect(counts).toMatchObject({ all: 4, failed: 1, critical: trace.critical.size });
    const kept = (choice: SpanChoice) => {
      act(() => result.current.choose(choice));
      return [...(result.current.kept ?? [])].sort();
    };
    expect(kept('failed')).toEqual([0, 2]);
    const kindOf = (node: number) => trace.tree.nodes.at(node)?.kind ?? 'other';
    const ofKind = [0, 1, 2, 3].filter((node) => kindOf(node) === kindOf(1));
    expect(kept(kindOf(1))).toEqual([...new Set([0, ...ofKind])].sort());
    expect(counts[kindOf(1)]).toBe(ofKind.length);
    const onPath = [0, 1, 2, 3].filter((node) => trace.critical.has(node));
    expect(kept('critical')).toEqual([...new Set([0, ...onPath])].sort());
    expect(kept('all')).toEqual([]);
    expect(result.current.kept).toBeUndefined();
  });

  it('are those that contain a text, one after the other and around', async () => {
    const { tree } = await traceOf();
    const { result } = renderHook(() => useSpanSearch(tree));
    expect(result.current).toMatchObject({ matches: [], isSearching: false });
    act(() => result.current.setText('SAY'));
    const { matches, placeOf, next, isSearching } = result.current;
    expect({ matches, isSearching }).toEqual({ matches: [1, 3], isSearching: false });
    expect([0, 1, 2, 3, 99].map(placeOf)).toEqual([0, 1, 0, 2, 0]);
    expect([next(null, 1), next(1, 1), next(3, 1), next(1, -1)]).toEqual([1, 3, 1, 3]);
    act(() => result.current.setText('nowhere'));
    expect(result.current.matches).toEqual([]);
    expect(result.current.next(1, 1)).toBeNull();
  });
});

describe('the span that an address names', () => {
  it.each([
    ['/?span=1', [[0]]],
    ['/?span=4', [[3]]],
    ['/?span=5', []],
    ['/?span=0', []],
    ['/?span=-1', []],
    ['/?span=all', []],
    ['/', []],
  ])('%s', async (at, expected) => {
    const { tree } = await traceOf();
    const show = vi.fn();
    const Trace = ({ isDrawn }: { isDrawn: boolean }) => {
      useLinkedSpan(tree, isDrawn, show);
      return <p>{String(isDrawn)}</p>;
    };
    draw(<Trace isDrawn={false} />, { at });
    await ready(screen.findByText('false'));
    expect(show).not.toHaveBeenCalled();
    draw(<Trace isDrawn />, { at });
    await ready(screen.findByText('true'));
    expect(show.mock.calls).toEqual(expected);
  });
});
