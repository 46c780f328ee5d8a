// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MissingCode } from '../../../src/components/page/MissingCode';
import type { MissingReason } from '../../../src/types/missingReason';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const reload = vi.fn();
const onRetry = vi.fn();
afterEach(() => {
  clearDrawn();
  vi.clearAllMocks();
});
const whyMissing = vi.fn<(error: unknown) => Promise<MissingReason>>();

/** What cannot be fetched: each try ends with another error. */
const Place = ({ retries }: { retries: boolean }) => {
  const [error, setError] = useState(() => new Error('first'));
  const retry = () => {
    onRetry();
    setError(new Error('next'));
  };
  return <MissingCode error={error} onRetry={retries ? retry : undefined} />;
};
const open = (why: MissingReason | Promise<MissingReason>, retries = true) => {
  whyMissing.mockReset();
  whyMissing.mockImplementation(async () => why);
  draw(<Place retries={retries} />, { actions: { whyMissing, reload } });
};
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const says = (why: string) => ready(screen.findByText(`app.version.${why}`));

it.each<[MissingReason, retries: boolean, isError: boolean, buttons: string[]]>([
  ['connection', true, true, ['app.errors.retry', 'public.reload']],
  ['connection', false, true, ['public.reload']],
  ['outdated', true, false, ['public.reload']],
  ['incomplete', true, true, ['public.reload']],
])('code that is not there for %s (can be tried again: %s) says so', async (...row) => {
  const [why, retries, isError, offered] = row;
  open(why, retries);
  await says(why);
  await waitFor(() => expect(buttons()).toEqual(offered));
  expect(screen.getByRole('alert').className.includes('Error')).toBe(isError);
});

it('offers nothing until it is known why', async () => {
  let answer = (_why: MissingReason) => {};
  open(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await says('missing');
  expect(buttons()).toEqual([]);
  answer('outdated');
  await says('outdated');
  await press('public.reload');
  expect(reload).toHaveBeenCalledOnce();
});

it('looks again for why after each try', async () => {
  open('connection');
  await says('connection');
  whyMissing.mockImplementation(async () => 'outdated');
  await press('app.errors.retry');
  expect(onRetry).toHaveBeenCalledOnce();
  await says('outdated');
  expect(whyMissing.mock.calls.map(([error]) => String(error))).toEqual([
    'Error: first',
    'Error: next',
  ]);
});
