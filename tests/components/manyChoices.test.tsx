// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let app: Root | undefined;
beforeEach(() => vi.resetModules());
afterEach(() => {
  app?.unmount();
  vi.restoreAllMocks();
  vi.doUnmock('../../src/components/inputs/ManyChoices');
  document.body.replaceChildren();
});

/** Draws a list of so many choices. */
async function show(count: number) {
  const { VirtualListbox } = await import('../../src/components/inputs/VirtualListbox');
  const place = document.body.appendChild(document.createElement('div'));
  app = createRoot(place);
  const names = Array.from({ length: count }, (_, index) => `Account ${index}`);
  const choices = names.map((name) => <li key={name}>{name}</li>);
  flushSync(() => app?.render(<VirtualListbox>{choices}</VirtualListbox>));
  return () => place.querySelectorAll('li:not([role])').length;
}

it('draws the first of many choices until the code for many is there, which has room for all', async () => {
  const drawn = await show(1000);
  expect(drawn()).toBe(60);
  const room = () => document.querySelector<HTMLElement>('li[role=presentation]')?.style.height;
  await waitFor(() => expect(room()).toBe('34000px'));
});

it('draws all of them where the code for many cannot be had', async () => {
  vi.doMock('../../src/components/inputs/ManyChoices', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const drawn = await show(300);
  await waitFor(() => expect(drawn()).toBe(300));
});

it('of many choices those in sight stand where they belong, with the ends for their keys', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(340);
  await show(1000);
  const drawn = () => [...document.querySelectorAll<HTMLElement>('li[aria-posinset]')];
  const places = () => drawn().map((one) => Number(one.getAttribute('aria-posinset')));
  await waitFor(() => expect(places().at(-1)).toBe(1000));
  expect(places().slice(0, -1)).toEqual([...Array(places().length - 1).keys()].map((at) => at + 1));
  const list = document.querySelector('ul') as HTMLElement;
  list.scrollTop = 500 * 34;
  fireEvent.scroll(list);
  await waitFor(() => expect(places()).toContain(505));
  expect([places()[0], places().at(-1)]).toEqual([1, 1000]);
  expect(places().length).toBeLessThan(40);
  for (const [at, one] of drawn().entries()) {
    const index = (places()[at] ?? 0) - 1;
    expect(one.textContent).toBe(`Account ${index}`);
    expect(one.getAttribute('aria-setsize')).toBe('1000');
    expect(one.style.top).toBe(`${index * 34}px`);
  }
});
