// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SectionIndex } from '../../../src/components/form/SectionIndex';
import { clearDrawn, draw, ready } from '../../support/drawn';

const names = ['General', 'Calls', 'Speech'];
const Page = () => {
  const page = useRef<HTMLDivElement>(null);
  return (
    <>
      <SectionIndex sections={page} />
      <div ref={page}>
        {names.map((name) => (
          <section key={name} data-form-section aria-labelledby={name}>
            <h2 id={name}>{name}</h2>
            <input aria-label={`in ${name}`} />
          </section>
        ))}
        <div hidden>
          <section data-form-section aria-labelledby="Other">
            <h2 id="Other">Other tab</h2>
          </section>
        </div>
      </div>
    </>
  );
};

/** Where the sections are in the window. */
let tops: Record<string, number> = {};
beforeEach(async () => {
  tops = { General: 0, Calls: 300, Speech: 900 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = tops[this.getAttribute('aria-labelledby') ?? ''] ?? 0;
    return { top, bottom: top, height: 0, width: 0, x: 0, y: top, left: 0, right: 0 } as DOMRect;
  });
  draw(<Page />);
  await ready(screen.findByRole('navigation', { name: 'app.forms.sections' }));
  await waitFor(() => expect(links()).toHaveLength(3));
});
afterEach(() => {
  document.documentElement.removeAttribute('dir');
  vi.restoreAllMocks();
  clearDrawn();
});

const links = () => within(screen.getByRole('navigation')).getAllByRole('link');
/** The entry that is the one stop of the Tab key, and said to be where the reader is. */
const stops = () =>
  links()
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`);
const focused = () => document.activeElement?.textContent;

it('leads to each section that is shown, and says which one is read', async () => {
  expect(links().map((link) => link.getAttribute('href'))).toEqual(names.map((one) => `#${one}`));
  expect(stops()).toEqual(['General location']);
  fireEvent.click(links()[1] as HTMLElement);
  await waitFor(() => expect(stops()).toEqual(['Calls location']));
  expect(document.activeElement).toBe(document.getElementById('Calls'));
  expect(window.location.hash).not.toContain('Calls');
});

it.each([
  ['ArrowDown', 'General', 'Calls', 'ltr'],
  ['ArrowRight', 'Calls', 'Speech', 'ltr'],
  ['ArrowDown', 'Speech', 'Speech', 'ltr'],
  ['ArrowUp', 'Speech', 'Calls', 'ltr'],
  ['ArrowLeft', 'Calls', 'General', 'ltr'],
  ['ArrowUp', 'General', 'General', 'ltr'],
  ['Home', 'Speech', 'General', 'ltr'],
  ['End', 'General', 'Speech', 'ltr'],
  ['ArrowLeft', 'General', 'Calls', 'rtl'],
  ['ArrowRight', 'Speech', 'Calls', 'rtl'],
  ['ArrowDown', 'General', 'Calls', 'rtl'],
  ['Home', 'Speech', 'General', 'rtl'],
])('%s leads from %s to %s where one reads %s', (key, from, to, dir) => {
  document.documentElement.dir = dir;
  const link = links().find(({ textContent }) => textContent === from);
  link?.focus();
  expect(fireEvent.keyDown(link as HTMLElement, { key })).toBe(false);
  expect(focused()).toBe(to);
});

it('other keys do what they do elsewhere', () => {
  links()[1]?.focus();
  expect(fireEvent.keyDown(links()[1] as HTMLElement, { key: 'a' })).toBe(true);
  expect(focused()).toBe('Calls');
});

it('counts the fields of a section that are wrong', async () => {
  screen.getByLabelText('in Calls').setAttribute('aria-invalid', 'true');
  await waitFor(() => expect(links()[1]?.textContent).toBe('Calls1'));
  expect(screen.getByRole('img', { name: 'app.form.errors 1' })).toBeVisible();
  screen.getByLabelText('in Calls').setAttribute('aria-invalid', 'false');
  await waitFor(() => expect(links()[1]?.textContent).toBe('Calls'));
});

it('follows sections that come and go', async () => {
  document.querySelector('[hidden]')?.removeAttribute('hidden');
  await waitFor(() =>
    expect(links().map((one) => one.textContent)).toEqual([...names, 'Other tab']),
  );
  (document.getElementById('General') as HTMLElement).closest('section')?.remove();
  await waitFor(() => expect(links()).toHaveLength(3));
  expect(stops()).toEqual(['Calls location']);
});

it('follows the reader who scrolls, but not the way to a section that was gone to', async () => {
  const scroll = (to: number, next: typeof tops) => {
    vi.stubGlobal('scrollY', to);
    tops = next;
    fireEvent.scroll(window);
  };
  scroll(200, { General: -300, Calls: -10, Speech: 600 });
  await waitFor(() => expect(stops()).toEqual(['Calls location']));
  fireEvent.click(links()[0] as HTMLElement);
  await waitFor(() => expect(stops()).toEqual(['General location']));
  // It cannot be scrolled up to the top of the window.
  scroll(200, tops);
  await new Promise(requestAnimationFrame);
  expect(stops()).toEqual(['General location']);
  scroll(400, { General: -900, Calls: -600, Speech: -1 });
  await waitFor(() => expect(stops()).toEqual(['Speech location']));
  vi.unstubAllGlobals();
});
