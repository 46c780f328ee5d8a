// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useMessageParam } from '../../../src/resources/recent-calls/capture/useMessageParam';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const navigate = vi.fn();
/** The location that was drawn last: a slow machine draws the address later than it has changed. */
const drawn = { pathname: '/call', search: '?tab=capture', state: null };
vi.mock('ra-core', () => ({ useLocation: () => drawn, useNavigate: () => navigate }));
afterEach(() => {
  vi.useRealTimers();
});

it('a message that is closed leaves the address, however late that was drawn', () => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/call?tab=capture&message=7');
  let tell: ((place: number | null) => void) | undefined;
  const Ladder = () => {
    [, tell] = useMessageParam('message');
    return null;
  };
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Ladder />));
  tell?.(null);
  vi.advanceTimersByTime(1_000);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate.mock.calls[0]?.[0]).toEqual({ search: '?tab=capture' });
  tell?.(6);
  vi.advanceTimersByTime(1_000);
  // The address names it already.
  expect(navigate).toHaveBeenCalledTimes(1);
  act(() => root.unmount());
});
