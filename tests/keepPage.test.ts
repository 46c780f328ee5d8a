// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { keepPage } from '../src/keepPage';

beforeAll(() => {
  const listening = vi.spyOn(window, 'addEventListener');
  keepPage();
  const added = listening.mock.calls;
  listening.mockRestore();
  // Other files have the same page after this one.
  return () => {
    for (const [kind, listener] of added) window.removeEventListener(kind, listener);
  };
});
afterEach(() => document.body.replaceChildren());

/** Holds something over the first element of some HTML and drops it; says whether the page kept the browser from it. */
function dropOn(html: string, types: string[]) {
  document.body.innerHTML = html;
  const target = document.body.firstElementChild ?? document.body;
  return ['dragover', 'drop'].map((kind) => {
    const dataTransfer = { types, dropEffect: 'copy' };
    const event = new Event(kind, { bubbles: true, cancelable: true });
    target.dispatchEvent(Object.assign(event, { dataTransfer }));
    return event.defaultPrevented && (kind === 'drop' || dataTransfer.dropEffect === 'none');
  });
}

const file = ['Files'];
const link = ['text/uri-list', 'text/plain'];
const kept = [true, true];
const left = [false, false];

describe('what is dropped', () => {
  it.each([
    ['a file on the page', '<p>Text</p>', file, kept],
    ['a file on a field of text', '<input>', file, kept],
    ['a file on a choice of one', '<input type="file">', file, left],
    ['a file on a choice that is off', '<input type="file" disabled>', file, kept],
    ['a link on the page', '<p>Text</p>', link, kept],
    ['a link on a field', '<input>', link, left],
    ['a link on a field of several lines', '<textarea></textarea>', link, left],
    ['a link on a field that is off', '<input disabled>', link, kept],
    ['a link on a field that is only read', '<input readonly>', link, kept],
    ['text on the page', '<p>Text</p>', ['text/plain'], left],
  ])('%s does not take the place of the console', (_what, html, types, expected) => {
    expect(dropOn(html, types)).toEqual(expected);
  });
});
