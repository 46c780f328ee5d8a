import type { Page } from '@playwright/test';

/**
 * Goes to every place of the page that the Tab key stops at, and answers those at which nothing that
 * can be seen changes: at the place itself, at what it stands in, or beside it. Runs in the page, as
 * hundreds of key presses take half a minute. What is under a dialog is left out.
 */
function findBlindStops(): string[] {
  const tabbable = 'a[href], button, input, select, textarea, [tabindex]';
  const isOff = ':disabled, [tabindex="-1"], [hidden] *, [inert] *, [aria-hidden=true] *';
  const scope = document.querySelector('[role=dialog]') ?? document.body;
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true });
  const drawn = ['outline', 'borderWidth', 'borderColor', 'backgroundColor', 'boxShadow'] as const;
  const looksOf = (stop: Element) => {
    const frame = stop.parentElement;
    // A tree keeps the focus itself and shows it at one of its rows.
    const rows = stop.querySelectorAll('[aria-selected=true]');
    const near = [stop, frame, frame?.parentElement, ...(frame?.children ?? []), ...rows];
    return near.map((element) => {
      if (!element || !isSeen(element)) return null;
      const styles = [null, '::before', '::after'].map((part) => getComputedStyle(element, part));
      return styles.map((style) => drawn.map((name) => style[name]).join()).join();
    });
  };
  // What fades in is there at once.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
  const stops = [...scope.querySelectorAll<HTMLElement>(tabbable)].filter(
    (stop) => !stop.matches(isOff) && stop.checkVisibility(),
  );
  (document.activeElement as HTMLElement | null)?.blur();
  const before = stops.map(looksOf);
  return stops.flatMap((stop, index) => {
    stop.focus({ preventScroll: true });
    if (document.activeElement !== stop) return [];
    const after = looksOf(stop);
    const isVisible = after.some((look, place) => look !== null && look !== before[index]?.[place]);
    return isVisible ? [] : [stop.outerHTML.slice(0, 160)];
  });
}

/** What a keyboard stops at without showing it, on the page as it is. */
export async function blindStops(page: Page): Promise<string[]> {
  // From here on the browser takes the focus to be moved by keys.
  await page.keyboard.press('Tab');
  return page.evaluate(findBlindStops);
}

/**
 * Neighbours of a line that the Tab key reaches in another order than they are read, which is from right to
 * left in a mirrored page. What runs left to right in every language is left out.
 */
export const againstTheLine = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tabbable = 'a[href], button, input, [tabindex="0"]';
    const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';
    const stops = [...document.querySelectorAll<HTMLElement>(tabbable)].filter(
      (stop) => stop.tabIndex >= 0 && stop.checkVisibility() && stop.parentElement,
    );
    return stops.flatMap((stop, index) => {
      const next = stops[index + 1];
      if (!next || next.parentElement !== stop.parentElement) return [];
      if (!isRightToLeft(stop.parentElement as Element)) return [];
      const [one, other] = [stop.getBoundingClientRect(), next.getBoundingClientRect()];
      const isSameLine = one.bottom > other.top && other.bottom > one.top;
      return isSameLine && other.left > one.left ? [next.outerHTML.slice(0, 120)] : [];
    });
  });
