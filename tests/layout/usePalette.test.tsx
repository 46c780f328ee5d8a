// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { usePalette } from '../../src/layout/palette/usePalette';

afterEach(() => document.body.replaceChildren());

/** Whether the palette is open once the key is pressed, and whether the browser still takes the key. */
function pressOver(html: string, init: KeyboardEventInit) {
  document.body.innerHTML = html;
  const { result, unmount } = renderHook(usePalette);
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  act(() => void document.body.dispatchEvent(event));
  const isOpen = result.current.palette !== false;
  unmount();
  return { isOpen, isTheBrowsers: !event.defaultPrevented };
}
const ctrlK = { key: 'k', ctrlKey: true };

it.each([
  { over: '<main></main>', press: ctrlK, isOpen: true, isTheBrowsers: false },
  { over: '<input>', press: ctrlK, isOpen: true, isTheBrowsers: false },
  { over: '<div role="dialog"></div>', press: ctrlK, isOpen: false, isTheBrowsers: false },
  { over: '<div role="menu"></div>', press: ctrlK, isOpen: false, isTheBrowsers: false },
  { over: '<main></main>', press: { key: 'k' }, isOpen: false, isTheBrowsers: true },
  { over: '<main></main>', press: { key: 'j', ctrlKey: true }, isOpen: false, isTheBrowsers: true },
])('$press over $over opens the palette: $isOpen', ({ over, press, ...becomes }) => {
  expect(pressOver(over, press)).toEqual(becomes);
});
