// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type RowWindow, useRowWindow } from '../../../src/components/form/useRowWindow';

let app: Root | undefined;
let list: RowWindow;
let root: HTMLElement;
let top = 0;
let drawAgain = () => {};
let grow = (_count: number) => {};

/** What is drawn: rows that follow each other as `from–to`, and the room of the others. */
function drawn(): string[] {
  const parts: string[] = [];
  let first: number | undefined;
  let last = -1;
  const end = () => {
    if (first !== undefined) parts.push(`${first}–${last}`);
    first = undefined;
  };
  for (const row of list.drawn) {
    if ('gap' in row) {
      end();
      parts.push(`${row.key}: ${row.gap}`);
    } else {
      first ??= row.index;
      last = row.index;
    }
  }
  end();
  return parts;
}

const Rows = ({ first }: { first: number }) => {
  const [count, setCount] = useState(first);
  const [, setDrawings] = useState(0);
  list = useRowWindow(count);
  drawAgain = () => setDrawings((drawings) => drawings + 1);
  grow = setCount;
  return (
    <ul ref={list.list} onFocus={list.onFocus}>
      {list.drawn.map(
        (row) =>
          'index' in row && (
            <li key={row.index} {...list.placeOf(row.index)}>
              <button type="button">{row.index}</button>
            </li>
          ),
      )}
    </ul>
  );
};

function show(count: number): void {
  root = document.body.appendChild(document.createElement('div'));
  app = createRoot(root);
  flushSync(() => app?.render(<Rows first={count} />));
}
const rowAt = (index: number) => root.querySelector<HTMLElement>(`[data-row="${index}"]`);
const scrollTo = (place: number, height = 45) => {
  top = -height * place;
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(() => {
  top = 0;
  Object.assign(window, { innerHeight: 768 });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top }) as DOMRect,
  );
});
afterEach(() => {
  app?.unmount();
  root.remove();
  vi.restoreAllMocks();
});

it('a drawing that goes before that of a scroll leaves the rows that the scroll leads to', async () => {
  show(1000);
  for (const place of [0, 500, 980, 40]) {
    scrollTo(place);
    // What the scroll asks for is not drawn yet, as a press of the mouse is drawn before.
    flushSync(drawAgain);
    await waitFor(() => expect(rowAt(place)).not.toBeNull());
  }
  expect(root.querySelectorAll('li').length).toBeLessThan(80);
});

it.each<[number, string[]]>([
  [0, ['0–31', 'gap 1000: 43560']],
  [500, ['gap above: 21960', '488–527', 'gap 1000: 21240']],
  // A part of a step counts as a whole one, in both directions.
  [502, ['gap above: 21960', '488–527', 'gap 1000: 21240']],
  [504, ['gap above: 22320', '496–535', 'gap 1000: 20880']],
  [980, ['gap above: 43560', '968–999']],
  // The list is still below the window.
  [-100, ['0–7', 'gap 1000: 44640']],
])('scrolled to row %i of a thousand, those in sight are drawn', async (place, wanted) => {
  show(1000);
  scrollTo(place);
  await waitFor(() => expect(drawn()).toEqual(wanted));
});

it.each<[number, number, string[]]>([
  [70, 20, ['gap above: 5020', '56–87', 'gap 1000: 82060']],
  // Nothing was laid out yet.
  [0, 20, ['gap above: 5400', '120–159', 'gap 1000: 37800']],
  [35, 20, ['gap above: 5380', '120–159', 'gap 1000: 37780']],
  [100, 20, ['gap above: 4780', '40–71', 'gap 1000: 111340']],
  // Rows with a message are a little higher: the list is laid out as before.
  [50, 0, ['gap above: 5400', '120–159', 'gap 1000: 37800']],
  [56.25, 0, ['gap above: 5400', '120–159', 'gap 1000: 37800']],
])(
  'rows of %d pixels and %i between them keep the room of those that are not drawn',
  async (height, between, wanted) => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({
      rowGap: between ? `${between}px` : 'normal',
    } as CSSStyleDeclaration);
    show(1000);
    scrollTo(1, 6000);
    await waitFor(() => expect(drawn()).toEqual(wanted));
  },
);

it.each([
  [0, []],
  [40, ['0–39']],
  [41, ['0–31', 'gap 41: 405']],
])(
  'of %i rows, %j are drawn, and where some are not each says which it is',
  async (count, wanted) => {
    show(count);
    await waitFor(() => expect(drawn()).toEqual(wanted));
    const isLong = count > 40;
    expect(list.placeOf(3)).toEqual({
      'data-row': 3,
      ...(isLong && { 'aria-setsize': count, 'aria-posinset': 4 }),
    });
    expect(list.isDrawn(31)).toBe(true);
    expect(list.isDrawn(32)).toBe(!isLong);
  },
);

it('a list that grows is drawn in part from then on, and follows the window', async () => {
  show(10);
  await waitFor(() => expect(drawn()).toEqual(['0–9']));
  flushSync(() => grow(1000));
  await waitFor(() => expect(drawn()[0]).toBe('0–31'));
  Object.assign(window, { innerHeight: 1600 });
  window.dispatchEvent(new Event('resize'));
  await waitFor(() => expect(drawn()[0]).toBe('0–47'));
});

it('a row that is kept is drawn with its neighbours, wherever it is', async () => {
  show(1000);
  flushSync(() => list.keep(700));
  const others = ['gap 699: 30015', '699–701', 'gap 1000: 13410'];
  expect(drawn()).toEqual(['0–31', ...others]);
  flushSync(() => list.keep(34));
  expect(drawn()).toEqual(['0–31', 'gap 33: 45', '33–35', 'gap 1000: 43380']);
  // So that the Tab key leads on from it.
  flushSync(() => list.keep(0));
  scrollTo(500);
  await waitFor(() =>
    expect(drawn()).toEqual(['0–1', 'gap 488: 21870', '488–527', 'gap 1000: 21240']),
  );
});

it('the row that has the focus stays drawn', async () => {
  show(1000);
  fireEvent.focusIn(rowAt(20)?.querySelector('button') as HTMLElement);
  scrollTo(500);
  await waitFor(() =>
    expect(drawn().slice(0, 3)).toEqual(['gap above: 855', '19–21', 'gap 488: 20970']),
  );
  fireEvent.focusIn(root.querySelector('ul') as HTMLElement);
  expect(rowAt(20)).not.toBeNull();
});

it('a row that is revealed or followed is scrolled to, as far as needed', async () => {
  const scrolled: [string | undefined, unknown][] = [];
  Object.assign(Element.prototype, {
    scrollIntoView(this: HTMLElement, options: unknown) {
      scrolled.push([this.dataset.row, options]);
    },
  });
  show(1000);
  const act = vi.fn();
  flushSync(() => list.reveal(700, act));
  await waitFor(() => expect(act).toHaveBeenCalledWith(rowAt(700)));
  expect(rowAt(701)).not.toBeNull();
  flushSync(() => list.follow(300));
  await waitFor(() => expect(scrolled).toHaveLength(2));
  expect(rowAt(301)).not.toBeNull();
  expect(act).toHaveBeenCalledTimes(1);
  expect(scrolled).toEqual([
    ['700', { block: 'center' }],
    ['300', { block: 'nearest' }],
  ]);
  // A row that is not there any more is nothing to scroll to.
  flushSync(() => list.reveal(5000, act));
  await waitFor(() => expect(rowAt(300)).toBeNull());
  expect(act).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
