// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useToastPlace } from '../../src/layout/useToastPlace';

afterEach(() => vi.restoreAllMocks());

/** The save bar stands so many px from the top of a window of 768 px. */
function barAt(top: number): void {
  const bar = document.querySelector<HTMLElement>('[data-save-bar]');
  if (!bar) throw new Error('The page has no save bar');
  bar.getBoundingClientRect = () => new DOMRect(0, top, 1024, 60);
}

it('toasts stand still under a pressed pointer, so that the click goes where it was meant', async () => {
  document.body.innerHTML =
    '<div id="stack"></div><button>Delete</button><div data-save-bar></div>';
  const [stack, button] = [document.querySelector('#stack'), document.querySelector('button')];
  if (!stack || !button) throw new Error('The page is not whole');
  stack.getBoundingClientRect = () => new DOMRect(0, 0, 400, 50);
  barAt(400);
  const { result } = renderHook(() => useToastPlace({ current: stack }, 'one toast'));
  await waitFor(() => expect(result.current).toEqual({ insetInlineStart: 16, bottom: 16 }));

  // The page has got shorter, which is noticed by the next event; it is the press of a button.
  barAt(708);
  act(() => {
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.focus();
  });
  expect(result.current).toEqual({ insetInlineStart: 16, bottom: 16 });
  act(() => void button.dispatchEvent(new Event('pointerup', { bubbles: true })));
  expect(result.current).toEqual({ insetInlineStart: 16, bottom: 16 });
  await waitFor(() => expect(result.current).toEqual({ insetInlineStart: 16, bottom: 68 }));
});
