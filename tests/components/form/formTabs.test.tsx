// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { Form, required } from 'ra-core';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FormSection } from '../../../src/components/form/FormSection';
import { FormSections } from '../../../src/components/form/FormSections';
import { FormTabs } from '../../../src/components/form/FormTabs';
import { clearDrawn, draw, Field, press } from '../../support/drawn';

afterEach(() => {
  clearDrawn();
  document.documentElement.removeAttribute('dir');
  vi.restoreAllMocks();
  Object.assign(window, { innerHeight: 768, scrollY: 0 });
});

const needed = [required('Needed')];
const focused = () => document.activeElement?.getAttribute('aria-label');

/** A form of three tabs, each with two fields that may not be empty, and maybe one above them. */
function openTabs(record: object, { at = '/form', above = false, param = 'tab' } = {}) {
  const tabs = ['a', 'b', 'c'].map((id) => ({
    id,
    label: `Tab ${id}`,
    content: (isOpen: boolean) => (
      <>
        {isOpen && <output>{id}</output>}
        <Field source={`${id}1`} validate={needed} />
        <Field source={`${id}2`} validate={needed} />
      </>
    ),
  }));
  draw(
    <Form record={record} onSubmit={() => undefined}>
      {above && <Field source="name" validate={needed} />}
      <FormTabs label="Tabs" tabs={tabs} param={param === 'tab' ? undefined : param} />
      <button type="submit">Save</button>
    </Form>,
    { at },
  );
}
const full = { a1: 'x', a2: 'x', b1: 'x', b2: 'x', c1: 'x', c2: 'x' };
const openTab = () => screen.getByRole('tab', { selected: true }).textContent?.replace(/\d$/, '');
/** The tabs whose contents are drawn as open, and those that can be seen. */
const openContents = () => [
  ...[...document.querySelectorAll('output')].map(({ textContent }) => textContent),
  ...[...document.querySelectorAll('[role=tabpanel]:not([hidden])')].map((panel) =>
    panel.getAttribute('data-tab'),
  ),
];
const counts = () => screen.queryAllByRole('img').map((count) => count.getAttribute('aria-label'));
const errors = (count: number) => `app.form.errors ${count}`;

it('the open tab is the one of the address, and what is chosen shows at once and goes there', async () => {
  openTabs(full, { at: '/form?more=1&view=b', param: 'view' });
  await waitFor(() => expect(openContents()).toEqual(['b', 'b']));
  expect(openTab()).toBe('Tab b');
  screen.getByRole('tab', { name: 'Tab c' }).click();
  await waitFor(() => expect(openContents()).toEqual(['c', 'c']));
  await waitFor(() => expect(location.hash).toContain('view=c'));
  screen.getByRole('tab', { name: 'Tab a' }).click();
  await waitFor(() => expect(openContents()).toEqual(['a', 'a']));
});

const mended = (field: string) =>
  fireEvent.change(screen.getByLabelText(field), { target: { value: 'x' } });
it.each<[string, object, { at?: string; above?: boolean }, string, string, number[], number[]]>([
  ['of one tab', { ...full, b2: '' }, {}, 'b', 'b2', [1], []],
  ['of two hidden tabs', { ...full, b1: '', b2: '', c1: '' }, {}, 'b', 'b1', [2, 1], [1, 1]],
  ['of the open tab', { ...full, a2: '', c1: '' }, { at: '/form?tab=c' }, 'c', 'c1', [1, 1], [1]],
  ['of the form around', { ...full, c1: '' }, { above: true }, 'a', 'name', [1], [1]],
])('the first error %s is shown after a save, and all are counted', async (...row) => {
  const [, record, options, tab, field, wanted, left] = row;
  openTabs(record, options);
  await screen.findByRole('tab', { selected: true });
  expect(counts()).toEqual([]);
  await press('Save');
  await waitFor(() => expect(counts()).toEqual(wanted.map(errors)));
  await waitFor(() => expect(focused()).toBe(field));
  expect(openContents()).toEqual([tab, tab]);
  expect(location.hash).not.toContain('undefined');
  mended(field);
  await waitFor(() => expect(counts()).toEqual(left.map(errors)));
});

const titles = (count: number) => Array.from({ length: count }, (_, index) => `Part ${index + 1}`);
let more = () => {};
const Sections = ({ count, atLeast }: { count: number; atLeast?: number | undefined }) => {
  const [added, setAdded] = useState(0);
  more = () => setAdded(1);
  return (
    <Form record={{}} onSubmit={() => undefined}>
      <FormSections atLeast={atLeast}>
        {titles(count + added).map((title) => (
          <FormSection key={title} title={title} purpose={`For ${title}`}>
            <Field source={title.replace(' ', '')} validate={needed} />
          </FormSection>
        ))}
      </FormSections>
      <button type="submit">Save</button>
    </Form>
  );
};
const index = () => screen.queryByRole('navigation', { name: 'app.forms.sections' });
const links = () => [...(index()?.querySelectorAll('a') ?? [])];
const current = () => links().find((link) => link.hasAttribute('aria-current'))?.textContent;

/** Where the sections are on the page (px), of which 1000 are in sight. */
const tops = [0, 700, 1200, 1500, 3000];
function layOut() {
  Object.assign(window, { innerHeight: 1000, scrollY: 0 });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = titles(5).indexOf(this.querySelector('h2')?.textContent ?? '');
    return { top: (tops[at] ?? 0) - window.scrollY } as DOMRect;
  });
}

it.each([
  [4, undefined, 0, 0],
  [5, undefined, 5, 6],
  // One that begins without stays so, and one that was said to be long is so at once.
  [3, 4, 0, 0],
  [2, 5, 2, 3],
])(
  'a page of %i sections, said to have %s, lists %i of them, then %i',
  async (count, atLeast, first, then) => {
    draw(<Sections count={count} atLeast={atLeast} />);
    await screen.findByText('Part 1', { selector: 'h2' });
    expect(links()).toHaveLength(first);
    more();
    await screen.findByText(`Part ${count + 1}`, { selector: 'h2' });
    await waitFor(() => expect(links()).toHaveLength(then));
  },
);

it('the index counts the errors of each section, and leads to it', async () => {
  layOut();
  draw(<Sections count={5} />);
  await waitFor(() => expect(current()).toBe('Part 1'));
  await press('Save');
  await waitFor(() => expect(counts()).toEqual(titles(5).map(() => errors(1))));
  const third = screen.getByText('Part 3', { selector: 'h2' });
  const scroll = vi.fn();
  Object.assign(third.closest('section') as HTMLElement, { scrollIntoView: scroll });
  links()[2]?.click();
  await waitFor(() => expect(current()).toMatch(/^Part 3/));
  expect(document.activeElement).toBe(third);
  expect(scroll).toHaveBeenCalledWith({ block: 'start' });
  expect(location.hash).not.toContain(third.id);
  // The end of a scroll that was asked for is no scroll of the operator.
  window.dispatchEvent(new Event('scroll'));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(current()).toMatch(/^Part 3/);
  // Whoever scrolls reads on, also where the jump had led to.
  for (const [scrollY, part] of [
    [500, /^Part 2/],
    [0, /^Part 1/],
  ] as const) {
    Object.assign(window, { scrollY });
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(current()).toMatch(part));
  }
});

let rename = (_title: string) => {};
const Renamed = () => {
  const [title, setTitle] = useState('Part');
  rename = setTitle;
  return (
    <Form record={{}} onSubmit={() => undefined}>
      <FormSections>
        {[1, 2, 3, 4, 5].map((number) => (
          <FormSection key={number} title={`${title} ${number}`} purpose="For it">
            <Field source={`field${number}`} />
          </FormSection>
        ))}
      </FormSections>
    </Form>
  );
};
it('the index says what the sections are called by now, as in another language', async () => {
  draw(<Renamed />);
  const called = (title: string) => [1, 2, 3, 4, 5].map((number) => `${title} ${number}`);
  const names = () => links().map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(called('Part')));
  rename('Teil');
  await waitFor(() => expect(names()).toEqual(called('Teil')));
});

it.each([
  ['ltr', 'ArrowDown', 0, 1],
  ['ltr', 'ArrowRight', 1, 2],
  ['rtl', 'ArrowRight', 1, 0],
  ['rtl', 'ArrowLeft', 1, 2],
  ['rtl', 'ArrowDown', 1, 2],
  ['ltr', 'ArrowUp', 2, 1],
  ['ltr', 'ArrowLeft', 2, 1],
  ['ltr', 'ArrowUp', 0, 0],
  ['ltr', 'ArrowDown', 4, 4],
  ['ltr', 'Home', 3, 0],
  ['ltr', 'End', 1, 4],
  ['ltr', 'a', 1, 1],
])('%s: %s in the index leads from %i to %i', async (dir, key, from, to) => {
  document.documentElement.setAttribute('dir', dir);
  layOut();
  draw(<Sections count={5} />);
  await waitFor(() => expect(links()).toHaveLength(5));
  expect(links().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1]);
  links()[from]?.focus();
  const isTaken = !fireEvent.keyDown(links()[from] as HTMLElement, { key });
  expect(document.activeElement).toBe(links()[to]);
  expect(isTaken).toBe(key !== 'a');
});

it('a page that comes back as it was scrolled is read where it is', async () => {
  layOut();
  Object.assign(window, { scrollY: 1000 });
  draw(<Sections count={5} />);
  await waitFor(() => expect(current()).toBe('Part 4'));
});

it.each([
  // Of 1000 px in sight of 3000: the eye goes down with the page.
  [0, 'Part 1'],
  [500, 'Part 2'],
  [1000, 'Part 4'],
  [2000, 'Part 5'],
])('scrolled by %i, %s is read', async (scrollY, title) => {
  layOut();
  draw(<Sections count={5} />);
  await waitFor(() => expect(current()).toBe('Part 1'));
  Object.assign(window, { scrollY });
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(current()).toBe(title));
});
