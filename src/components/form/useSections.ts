import { useEvent } from 'ra-core';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { errorChanges, invalidInputs } from './focusFirstError';

export interface PageSection {
  id: string;
  title: string;
  /** How many of its fields have an error. */
  errors: number;
}

/** Marks the element of a section, for the index of a long page. */
export const sectionMark = { 'data-form-section': true } as const;

const shownSections = (page: Element | null): Element[] =>
  [...(page?.querySelectorAll('[data-form-section]') ?? [])].filter(
    (section) => section.closest('[hidden]') === null,
  );

const headingOf = (section: Element): HTMLElement | null =>
  document.getElementById(section.getAttribute('aria-labelledby') ?? '');

/** The sections that the page shows, in its order: read from it, as it says everything there is to know. */
export function useSections(page: RefObject<Element | null>): PageSection[] {
  const [sections, setSections] = useState<PageSection[]>([]);
  const read = useEvent(() => {
    const next = shownSections(page.current).map((section) => ({
      id: section.getAttribute('aria-labelledby') ?? '',
      title: headingOf(section)?.textContent ?? '',
      errors: invalidInputs(section).length,
    }));
    setSections((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });
  // After every render: the titles may be in another language by then.
  useLayoutEffect(() => read());
  useEffect(() => {
    if (!page.current) return;
    const observer = new MutationObserver(read);
    observer.observe(page.current, errorChanges);
    return () => observer.disconnect();
  }, [page, read]);
  return sections;
}

/**
 * The section that is being read. The eye goes from the top of the window to its end as the page is
 * scrolled from one end to the other, so that every section has its turn, however short it is.
 */
function sectionAt(page: Element | null): string | undefined {
  const sections = shownSections(page);
  const { scrollY, innerHeight } = window;
  const scrollable = document.documentElement.scrollHeight - innerHeight;
  const eye = scrollable > 0 ? (scrollY / scrollable) * innerHeight : 0;
  const read = sections.filter((section) => section.getBoundingClientRect().top <= eye);
  return (read.at(-1) ?? sections[0])?.getAttribute('aria-labelledby') ?? undefined;
}

/**
 * Which section is being read, and how to go to another. One that was gone to is the one that is
 * read until the operator scrolls, though the end of the page may have kept it from the top.
 */
export function useCurrentSection(page: RefObject<Element | null>) {
  const [current, setCurrent] = useState<string>();
  const jumpedTo = useRef<number | null>(null);
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      if (Math.round(window.scrollY) === jumpedTo.current) return;
      jumpedTo.current = null;
      setCurrent(sectionAt(page.current));
    };
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(follow);
    };
    follow();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [page]);
  const goTo = (id: string) => {
    const heading = document.getElementById(id);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.closest('[data-form-section]')?.scrollIntoView?.({ block: 'start' });
    jumpedTo.current = Math.round(window.scrollY);
    setCurrent(id);
  };
  return [current, goTo] as const;
}
