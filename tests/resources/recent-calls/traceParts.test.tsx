// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider, memoryStore, StoreContextProvider } from 'ra-core';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FirstOf } from '../../../src/resources/recent-calls/trace/FirstOf';
import { LatencyTable } from '../../../src/resources/recent-calls/trace/LatencyTable';
import { SpanBar } from '../../../src/resources/recent-calls/trace/SpanBar';
import { SpanRow } from '../../../src/resources/recent-calls/trace/SpanRow';
import { tree } from '../../engines/trace/spans';
import { keyWords } from '../../support/keyWords';

afterEach(cleanup);

const store = memoryStore({ locale: 'en' });
const Words = ({ children }: { children: ReactNode }) => (
  <StoreContextProvider value={store}>
    <I18nContextProvider value={keyWords}>{children}</I18nContextProvider>
  </StoreContextProvider>
);
const show = (inside: ReactNode) => render(inside, { wrapper: Words }).container;

const spans = tree(
  { id: 'root', name: 'incoming-call', from: 0, to: 1_000 },
  { id: 'say', parent: 'root', name: 'verb:say hello', from: 100, to: 350 },
  { id: 'open', parent: 'root', name: 'open', from: 400, to: null },
  { id: 'lost', parent: 'root', name: 'lost', from: null, to: null },
);
const nodeOf = (name: string) => {
  const node = spans.nodes.find(({ span }) => span.spanId === name);
  if (!node) throw new Error(`There is no ${name}`);
  return node;
};

describe('the bar of a span', () => {
  const barOf = (name: string, from: number, to: number, isCritical = false) => {
    const bar = <SpanBar node={nodeOf(name)} window={{ from, to }} isCritical={isCritical} />;
    return renderToStaticMarkup(bar).replace(/;background-color.*/, '');
  };
  it.each<[string, number, number, string]>([
    ['say', 0, 1_000, '<span class="bar" style="left:min(10%, 100% - 3px);width:25%'],
    ['say', 200, 400, '<span class="bar" style="left:min(0%, 100% - 3px);width:75%'],
    ['say', 0, 50, '<span class="beyond" style="right:2px">▸</span>'],
    ['say', 400, 900, '<span class="beyond" style="left:2px">◂</span>'],
    ['open', 0, 1_000, '<span class="bar open" style="left:min(40%, 100% - 3px);width:0%'],
    ['open', 0, 300, '<span class="beyond" style="right:2px">▸</span>'],
    ['lost', 0, 1_000, ''],
  ])('%s, from %d to %d', (name, from, to, expected) => {
    expect(barOf(name, from, to)).toBe(expected);
  });
  it('says that it made the call last', () => {
    expect(barOf('say', 0, 1_000, true)).toContain('bar critical');
  });
});

describe('the row of a span', () => {
  const rowOf = (name: string, more: Partial<ComponentProps<typeof SpanRow>> = {}) => {
    cleanup();
    const place = { id: 'r', window: { from: 0, to: 1_000 }, top: 40, height: 20 };
    const flags = { isActive: false, isClosed: false, isMatch: false, isCritical: false };
    return show(<SpanRow node={nodeOf(name)} searched="" {...place} {...flags} {...more} />);
  };
  const row = () => screen.getByRole('treeitem');

  it.each([
    ['', null],
    ['  ', null],
    ['HELLO', 'hello'],
    [' say ', 'say'],
    ['verb', 'verb'],
    ['nowhere', null],
  ])('marks what is searched for: "%s"', (searched, expected) => {
    const container = rowOf('say', { searched });
    expect(container.querySelector('mark')?.textContent ?? null).toBe(expected);
    expect(container.querySelector('.text')?.textContent).toBe('verb:say hello');
  });

  it.each([
    ['root', false, 'true'],
    ['root', true, 'false'],
    ['say', false, null],
  ])('says whether %s is open (closed: %s)', (name, isClosed, expected) => {
    const container = rowOf(name, { isClosed });
    expect(row().getAttribute('aria-expanded')).toBe(expected);
    expect(container.querySelector('[data-toggle]') !== null).toBe(expected !== null);
  });

  it('says its place in the tree, and how long it took', () => {
    const container = rowOf('say', { isActive: true, isMatch: true });
    expect(row().className).toBe('row active match');
    expect(row().getAttribute('aria-level')).toBe('2');
    expect([row().getAttribute('aria-posinset'), row().getAttribute('aria-setsize')]).toEqual([
      ...['1', '3'],
    ]);
    expect(container.querySelector('.duration')?.textContent).toBe('250ms');
    expect(rowOf('open').querySelector('.duration')?.textContent).toBe('–');
    expect(row().className).toBe('row');
  });
});

it('of a long list some are shown, and as many more with each press', () => {
  let seen = 0;
  function* all() {
    for (let at = 0; at < 120; at += 1) {
      seen = Math.max(seen, at);
      yield at;
    }
  }
  const container = show(<FirstOf all={all}>{(one) => <i>{one}</i>}</FirstOf>);
  const shown = () => container.querySelectorAll('i').length;
  expect([shown(), seen]).toEqual([50, 50]);
  fireEvent.click(screen.getByRole('button'));
  expect(shown()).toBe(100);
  fireEvent.click(screen.getByRole('button'));
  expect(shown()).toBe(120);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show(<FirstOf all={() => Array.from({ length: 50 }, () => 1)}>{(one) => <i>{one}</i>}</FirstOf>);
  expect(screen.queryByRole('button')).toBeNull();
});

describe('the table of latencies', () => {
  const figures = { count: 0, unknown: 0, p50: null, p95: null, longest: null };
  const latencies = {
    turn: { ...figures, count: 2, p50: 900, p95: 1_500, longest: 1_500 },
    ...{ webhook: figures, stt: { ...figures, unknown: 3 }, tts: figures },
    slowest: [
      { measure: 'turn', node: 1, ms: 1_500 },
      { measure: 'turn', node: 3, ms: 300 },
    ],
    cache: { hits: 0, all: 0 },
  } as ComponentProps<typeof LatencyTable>['latencies'];
  const text = (name: string) => `resources.recent-calls.trace.latency.${name}`;
  const open = (all = latencies) => {
    const onShow = vi.fn();
    show(<LatencyTable tree={spans} latencies={all} onClose={() => undefined} onShow={onShow} />);
    return onShow;
  };
  const cells = (row: Element) => [...row.children].map(({ textContent }) => textContent);

  it('has the figures of each measure, and those that took longest', () => {
    open();
    const rows = screen.getAllByRole('row').map(cells);
    expect(rows[1]).toEqual([text('turn'), '2', '0', '900ms', '1.50s', '1.50s']);
    expect(rows[3]).toEqual([text('stt'), '0', '3', '–', '–', '–']);
    expect(rows[6]).toEqual([text('turn'), 'verb:say hello', '100ms', '1.50s']);
    expect(rows[7]).toEqual([text('turn'), 'lost', '0.00ms', '300ms']);
  });

  it('has words at the left and numbers at the right', () => {
    open();
    const isRight = (cell: Element) => cell.className.includes('alignRight');
    const sides = screen.getAllByRole('row').map((row) => [...row.children].map(isRight));
    const [words, number] = [false, true];
    expect(sides[0]).toEqual([words, number, number, number, number, number]);
    expect(sides[5]).toEqual([words, words, number, number]);
    expect(sides[6]).toEqual(sides[5]);
  });

  it('says whether it has all of them, and goes to each', () => {
    const onShow = open();
    expect(screen.getByText(`${text('each')} 2 2`)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'lost' }));
    expect(onShow.mock.calls).toEqual([[3]]);
    cleanup();
    open({ ...latencies, tts: { ...latencies.tts, count: 1_998 } });
    expect(screen.getByText(`${text('slowest')} 2 2,000`)).toBeTruthy();
  });
});
