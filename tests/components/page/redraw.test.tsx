// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Bounded } from '../../../src/components/page/Bounded';
import { CrashPanel } from '../../../src/layout/CrashPanel';
import { clearDrawn, draw, press } from '../../support/drawn';

const keepQuiet = (event: Event) => event.preventDefault();
/** The time of each test is long after the one before. */
let now = 0;
beforeEach(() => {
  now += 1_000_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  // React writes down what a boundary catches, and so does the page.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  addEventListener('error', keepQuiet);
});
afterEach(() => {
  clearDrawn();
  removeEventListener('error', keepQuiet);
  vi.restoreAllMocks();
});

/** A text of its own beside another: React takes away the node that it had put there. */
const Calls = () => {
  const [isCounted, setCounted] = useState(true);
  return (
    <>
      <p data-testid="calls">
        {isCounted && 'Twelve calls'} <b>today</b>
      </p>
      <button type="button" onClick={() => setCounted(!isCounted)}>
        Count
      </button>
    </>
  );
};

/** Every text of the page in an element of its own, as browsers do that translate. */
function translatePage(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: ChildNode[] = [];
  while (texts.nextNode()) all.push(texts.currentNode as ChildNode);
  for (const text of all) {
    const font = document.createElement('font');
    font.append(`<${text.textContent}>`);
    text.replaceWith(font);
  }
}

const Part = ({ children }: { children: ReactNode }) => <Bounded of="part">{children}</Bounded>;
const Screen = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={CrashPanel}>{children}</ErrorBoundary>
);
const calls = () => screen.getByTestId('calls').textContent;

it.each([
  ['a part of a screen', Part],
  ['a screen', Screen],
])('%s is drawn once more where a translation moved its texts', async (_what, Around) => {
  draw(
    <Around>
      <Calls />
    </Around>,
  );
  await screen.findByText('today');
  translatePage();
  await press('<Count>');
  expect(calls()).toBe('Twelve calls today');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Count');
  expect(calls()).toBe(' today');
});

it.each([
  ['at once again', 1000, true],
  ['later', 3000, false],
])('what breaks %s is drawn again or shown as broken', async (_when, wait, isBroken) => {
  draw(
    <Part>
      <Calls />
    </Part>,
  );
  await screen.findByText('today');
  translatePage();
  await press('<Count>');
  now += wait;
  translatePage();
  await press('<Count>');
  expect(screen.queryByRole('alert') !== null).toBe(isBroken);
});

it('any other error is shown at once', async () => {
  const Broken = () => {
    throw new DOMException('gone', 'AbortError');
  };
  draw(
    <Part>
      <Broken />
    </Part>,
  );
  expect(await screen.findByRole('alert')).toBeTruthy();
});
