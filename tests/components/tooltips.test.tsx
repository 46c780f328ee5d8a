// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltips } from '../../src/components/plain/Tooltips';
import { clearDrawn, draw } from '../support/drawn';

/** A button that cannot always be pressed, and one that says more than its name. */
const page = (
  <>
    <span data-tooltip="Move up">
      <button type="button" aria-label="Move up Acme">
        ↑
      </button>
    </span>
    <time data-tooltip="Mar 9, 2026">5 minutes ago</time>
    <Tooltips />
  </>
);
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;
const button = () => screen.getByRole('button');
const time = () => screen.getByText('5 minutes ago');

beforeEach(async () => {
  draw(page);
  await screen.findByRole('button');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  clearDrawn();
});

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('shows once the pointer rests on its element, and goes a moment after it has left', async () => {
  fireEvent.pointerOver(time());
  await wait(299);
  expect(shown()).toBeNull();
  await wait(1);
  expect(shown()).toBe('Mar 9, 2026');
  fireEvent.pointerOver(screen.getByRole('tooltip'));
  await wait(1000);
  expect(shown()).toBe('Mar 9, 2026');
  fireEvent.pointerOver(document.body);
  await wait(100);
  expect(shown()).toBeNull();
});

it.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a press', () => fireEvent.pointerDown(document.body)],
])('%s closes it', async (_what, close) => {
  fireEvent.pointerOver(time());
  await wait(300);
  close();
  await wait(0);
  expect(shown()).toBeNull();
});

it('shows for the keyboard, also around the control that has the focus', async () => {
  button().focus();
  await wait(0);
  expect(shown()).toBe('Move up');
  button().blur();
  await wait(0);
  expect(shown()).toBeNull();
});

it('is read to whoever cannot see it, unless the name of its control says as much', async () => {
  fireEvent.pointerOver(time());
  await wait(300);
  expect(time().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  fireEvent.pointerOver(button());
  await wait(300);
  expect(shown()).toBe('Move up');
  expect(time().getAttribute('aria-describedby')).toBeNull();
  expect(document.querySelector('[aria-describedby]')).toBeNull();
});
