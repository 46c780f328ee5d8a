// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onDemand } from '../../src/components/onDemand';

const Screen = ({ name }: { name: string }) => <b>{name}</b>;
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A screen whose code arrives with the given try. */
const arrivesWith = (tries: number) => {
  const load = vi.fn(() => (load.mock.calls.length < tries ? missing() : Promise.resolve(Screen)));
  return { load, Later: onDemand(load) };
};

const show = (Later: typeof Screen) =>
  render(
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <button type="button" onClick={resetErrorBoundary}>
          Retry
        </button>
      )}
    >
      <Suspense fallback="waiting">
        <Later name="here" />
      </Suspense>
    </ErrorBoundary>,
  );

/** What a boundary catches is told to the page as well. */
const keepQuiet = (event: Event) => event.preventDefault();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.addEventListener('error', keepQuiet);
});
afterEach(() => {
  window.removeEventListener('error', keepQuiet);
  cleanup();
  vi.restoreAllMocks();
});

it('code that could not be had is asked for once, and again at every try', async () => {
  const { load, Later } = arrivesWith(3);
  show(Later);
  const retry = await screen.findByText('Retry');
  expect(load).toHaveBeenCalledTimes(1);
  retry.click();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  (await screen.findByText('Retry')).click();
  await screen.findByText('here');
  expect(load).toHaveBeenCalledTimes(3);
});

it('it is asked for again on return, and when it is fetched ahead', async () => {
  const { load, Later } = arrivesWith(3);
  const { unmount } = show(Later);
  await screen.findByText('Retry');
  unmount();
  await expect(Later.prepare()).rejects.toThrow();
  show(Later);
  await screen.findByText('here');
  expect(load).toHaveBeenCalledTimes(3);
});

it('what is there is drawn at once, and asked for once', async () => {
  const { load, Later } = arrivesWith(1);
  await Later.prepare();
  show(Later);
  expect(screen.getByText('here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});
