// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrive, leftPlaces, recallPlaces, watchTraversals } from '../../src/routing/traversals';

/** How long the page is that is drawn, and how far it is scrolled (px). */
let height = 0;
/** Who is told when its height changes. */
let told: (() => void)[] = [];
let stop: () => void;

const scrollTo = (place: number) => {
  const reached = Math.min(place, Math.max(0, height - 800));
  if (reached === window.scrollY) return;
  vi.stubGlobal('scrollY', reached);
  document.dispatchEvent(new Event('scroll'));
};
/** The page is drawn with another height; the browser never leaves it scrolled past its end. */
const grow = (to: number) => {
  height = to;
  scrollTo(window.scrollY);
  for (const tell of [...told]) tell();
};
const link = (key: string) => arrive(key, true);
const pop = (key: string) =>
  window.dispatchEvent(new PopStateEvent('popstate', { state: { key } }));
const back = (key: string) => {
  pop(key);
  arrive(key, true);
};

class Heights {
  constructor(private readonly tell: () => void) {}
  observe = () => told.push(this.tell);
  disconnect = () => {
    told = told.filter((one) => one !== this.tell);
  };
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Heights);
  vi.stubGlobal('scrollTo', (_: number, place: number) => scrollTo(place));
  vi.stubGlobal('scrollY', 0);
  told = [];
  height = 0;
  stop = watchTraversals();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** A list of 3,000 px that was left at 1,200, and the record that its link led to. */
const leaveList = (key: string) => {
  link(key);
  grow(3000);
  scrollTo(1200);
  link(`${key}-record`);
  grow(1000);
  expect(window.scrollY).toBe(0);
};

it('Back leads to where a list was left, when its rows are drawn', () => {
  leaveList('a');
  back('a');
  grow(900);
  expect(window.scrollY).toBe(100);
  grow(2600);
  expect(window.scrollY).toBe(1200);
  // And there it stays: what is read later does not move it.
  scrollTo(1300);
  grow(3000);
  expect(window.scrollY).toBe(1300);
  link('a-other');
  back('a');
  grow(3000);
  expect(window.scrollY).toBe(1300);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'nothing scrolls any more after a %s',
  (hand) => {
    leaveList(hand);
    back(hand);
    window.dispatchEvent(new Event(hand));
    grow(3000);
    expect(window.scrollY).toBe(0);
    expect(told).toEqual([]);
  },
);

it('what the browser scrolls before the page is drawn is not where the page before was left', () => {
  leaveList('b');
  scrollTo(150);
  pop('b');
  scrollTo(30);
  arrive('b', true);
  grow(3000);
  back('b-record');
  grow(1000);
  expect(window.scrollY).toBe(150);
});

it('a way back that was not taken leaves the page as it is, and is noted as before', () => {
  leaveList('c');
  pop('c');
  // Unsaved changes: the router goes forth again, and nothing new is drawn.
  pop('c-record');
  scrollTo(120);
  link('c-next');
  grow(1000);
  back('c-record');
  grow(1000);
  expect(window.scrollY).toBe(120);
});

it('another address of the same page keeps its place, and another page of it begins at its top', () => {
  leaveList('d');
  back('d');
  grow(3000);
  arrive('d-filtered', false);
  expect(window.scrollY).toBe(1200);
  link('d-record');
  back('d-filtered');
  grow(3000);
  expect(window.scrollY).toBe(1200);
});

it('a page that ended meanwhile is never waited for once another begins', () => {
  leaveList('e');
  back('e');
  grow(900);
  link('e-next');
  expect(told).toEqual([]);
  grow(3000);
  expect(window.scrollY).toBe(0);
  back('e');
  grow(3000);
  expect(window.scrollY).toBe(1200);
});

it('a page that was never scrolled is at its top after Back', () => {
  link('f');
  grow(3000);
  link('f-record');
  scrollTo(500);
  back('f');
  grow(3000);
  expect(window.scrollY).toBe(0);
});

it('the console of the next user knows nothing of where pages were left', () => {
  link('g');
  grow(3000);
  scrollTo(1200);
  stop();
  stop = watchTraversals();
  scrollTo(0);
  arrive('h', false);
  link('h-record');
  grow(3000);
  scrollTo(500);
  for (const key of ['h', 'g']) {
    back(key);
    grow(3000);
    expect(window.scrollY).toBe(500);
    expect(told).toEqual([]);
  }
});

/** The console is loaded again, and draws the page of a place first. */
const reload = (key: string) => {
  const left = leftPlaces();
  stop();
  stop = watchTraversals();
  scrollTo(0);
  arrive(key, false);
  recallPlaces(left);
};

it('Back leads to where a list was left also after its record was loaded again', () => {
  leaveList('i');
  reload('i-record');
  back('i');
  grow(3000);
  expect(window.scrollY).toBe(1200);
});

it('another page in the same tab is no known place, whatever its key', () => {
  leaveList('default');
  reload('default');
  grow(3000);
  expect(window.scrollY).toBe(0);
  link('next');
  scrollTo(500);
  back('default');
  grow(3000);
  expect(window.scrollY).toBe(500);
  expect(told).toEqual([]);
});

it('keeps the last hundred places, and not the one that is drawn', () => {
  for (let index = 0; index < 150; index += 1) link(`j${index}`);
  const left = leftPlaces();
  expect(left).toHaveLength(100);
  expect(left.at(-1)).toEqual(['j148', 0]);
});
