// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useRowWindow } from '../../../src/components/form/useRowWindow';

afterEach(() => vi.restoreAllMocks());

let drawAgain = () => {};
const Rows = () => {
  const { list, drawn } = useRowWindow(1000);
  const [, setCount] = useState(0);
  drawAgain = () => setCount((count) => count + 1);
  return (
    <ul ref={list}>
      {drawn.map((row) => 'index' in row && <li key={row.index} data-row={row.index} />)}
    </ul>
  );
};

it('a drawing that goes before that of a scroll leaves the rows that the scroll leads to', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  let top = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top }) as DOMRect,
  );
  const app = createRoot(root);
  flushSync(() => app.render(<Rows />));
  for (const place of [0, 500, 980, 40]) {
    top = -45 * place;
    window.dispatchEvent(new Event('scroll'));
    // What the scroll asks for is not drawn yet, as a press of the mouse is drawn before.
    flushSync(drawAgain);
    await waitFor(() => expect(root.querySelector(`[data-row="${place}"]`)).not.toBeNull());
  }
  expect(root.querySelectorAll('li').length).toBeLessThan(80);
  app.unmount();
});
