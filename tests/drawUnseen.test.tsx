// @vitest-environment jsdom
import { useEffect, useInsertionEffect, useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { drawUnseen } from '../src/drawUnseen';

const noSignal = new AbortController().signal;

it('what is drawn unseen runs, and nothing comes of it', async () => {
  const happened: string[] = [];
  const note = (what: string) => () => void happened.push(what);
  const Part = ({ name }: { name: string }) => {
    note(`drawn ${name}`)();
    useEffect(note('effect'));
    useLayoutEffect(note('layout'));
    useInsertionEffect(note('insertion'));
    return <p ref={note('ref')}>{name}</p>;
  };
  const before = document.documentElement.outerHTML;
  await drawUnseen(
    <div>
      <Part name="one" />
      <Part name="two" />
    </div>,
    noSignal,
  );
  expect(happened).toEqual(['drawn one', 'drawn two']);
  expect(document.documentElement.outerHTML).toBe(before);
});

it('what throws is left out, and never reported as an error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // React's developer build sends what is thrown through the page, where it can be caught.
  const quiet = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener('error', quiet);
  const Broken = () => {
    throw new Error('Broken');
  };
  await drawUnseen(<Broken />, noSignal);
  expect(log.mock.calls.join()).not.toContain('Broken');
  window.removeEventListener('error', quiet);
});

it('it ends where it is stopped, before or on the way', async () => {
  const drawn = vi.fn(() => null);
  const Part = () => drawn();
  await drawUnseen(<Part />, AbortSignal.abort());
  expect(drawn).not.toHaveBeenCalled();

  const stopping = new AbortController();
  const Last = () => {
    stopping.abort();
    const end = performance.now() + 20;
    while (performance.now() < end);
    return null;
  };
  await drawUnseen(
    <>
      <Last />
      <Part />
    </>,
    stopping.signal,
  );
  expect(drawn).not.toHaveBeenCalled();
});
