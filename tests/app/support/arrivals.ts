import { expect } from 'vitest';
import { settle, waitFor } from './screen';
import { listenAnew, saidInTime, textOf } from './spoken';

const heading = 'main h1';

/** Goes to an address within the console, as Back and Forward do. */
export function go(path: string): void {
  listenAnew();
  document.querySelector(heading)?.setAttribute('data-old', '');
  // As the router numbers its entries.
  const state = { idx: Number(history.state?.idx ?? 0) + 1 };
  history.pushState(state, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

const isWaiting = () => document.querySelector('[aria-busy=true]') !== null;
/** A heading, or the first field of a form that begins there. */
const begins = 'main h1, main form input, main form textarea, main form [role=combobox]';

/** The heading of the screen, once everything is there. */
export async function arrived(): Promise<HTMLElement> {
  await waitFor(() => {
    expect(document.querySelector(`${heading}:not([data-old])`)).not.toBeNull();
    expect(isWaiting()).toBe(false);
  });
  await settle();
  return document.querySelector(heading) as HTMLElement;
}

/**
 * The screen has the focus, on its heading or in the first field of a new record, and its name was said:
 * once, and nothing besides but what it was called before its record was there.
 */
export async function expectArrival(where: string): Promise<void> {
  const title = await arrived();
  const focused = document.activeElement;
  expect(
    focused?.matches(begins),
    `${where} has the focus on ${focused?.outerHTML.slice(0, 200)}`,
  ).toBe(true);
  if (focused !== title) expect(location.pathname).toMatch(/\/add$/);
  // Where somebody may not be, the console leads elsewhere and says why.
  if (location.pathname !== where.split('?')[0]) return;
  const spoken = saidInTime();
  const name = document.title.replace(/ · Trunkline$/, '');
  // Its heading, where that says more.
  const heard = [name, textOf(title)];
  expect(heard, `${where} says ${spoken.join(' | ')}`).toContain(spoken.at(-1));
  expect(new Set(spoken).size, `${where} says ${spoken.join(' | ')}`).toBe(spoken.length);
  expect(spoken.length, `${where} says ${spoken.join(' | ')}`).toBeLessThanOrEqual(2);
}
