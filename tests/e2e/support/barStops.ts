import type { Page } from '@playwright/test';

/**
 * What the focus does wrong beside the bars that stick to the window, with the page scrolled to its beginning,
 * middle and end: what is in sight in a bar or in the menu, and still makes the page scroll; and what gets the
 * focus and is not in sight then, behind a bar or beyond the window.
 */
export const barStops = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const isSeen = (it: Element) => {
      const { left, top, bottom, width, height } = it.getBoundingClientRect();
      if (width === 0 || top < -1 || bottom > innerHeight + 1) return false;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (it.contains(hit) || hit.contains(it));
    };
    const barOf = (it: Element | null): Element | null =>
      it === null || /sticky|fixed/.test(getComputedStyle(it).position)
        ? it
        : barOf(it.parentElement);
    const end = document.documentElement.scrollHeight - innerHeight;
    const isOff = ':disabled, [tabindex="-1"], [aria-hidden=true], [inert] *';
    const stops = document.querySelectorAll<HTMLElement>(
      `:is(a[href], button, input):not(${isOff})`,
    );
    for (const place of [0, Math.round(end / 2), end]) {
      for (const it of stops) {
        const isInBar = barOf(it) !== null;
        (document.activeElement as HTMLElement | null)?.blur();
        scrollTo(0, place);
        const wasSeen = isSeen(it);
        it.focus();
        const name = `${it.getAttribute('aria-label') ?? it.textContent} at ${place}`;
        if (isInBar && wasSeen && scrollY !== place) faults.push(`${name} scrolls to ${scrollY}`);
        if (document.activeElement === it && !isSeen(it)) faults.push(`${name} is covered`);
      }
    }
    return faults;
  });
