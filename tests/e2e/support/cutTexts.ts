import type { Page } from '@playwright/test';

/**
 * Texts that have no room on the page as it is: cut off where nothing tells the whole of them, or standing
 * over the edge of what they are in; and the page itself, where it is wider than its window.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) => {
      const names = [...element.classList].find((one) => !/^css-|^Mui.*-root$/.test(one));
      const words = (element.textContent ?? '').trim().slice(0, 50);
      return `${element.localName}${names ? `.${names}` : ''} “${words}”`;
    };
    const isSaid = (element: Element) =>
      element.closest(
        '[title], [data-tooltip], [aria-label]:not(nav, main, section, table, form, ul)',
      );
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.hidden-text, [aria-hidden=true]') &&
      getComputedStyle(element).clipPath === 'none';
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const isBox = (element: Element) =>
      element.matches('button, .nav-link, a.MuiButton-root, [role=tab], .MuiChip-root');
    const found = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      if (!hasText(element) && !isBox(element)) return false;
      if (element.matches('textarea, input, option, pre, code, .mono')) return false;
      const { overflowX, display } = getComputedStyle(element);
      if (display === 'inline' || element.scrollWidth <= element.clientWidth + 1) return false;
      if (!isSeen(element)) return false;
      const isCut = overflowX === 'hidden' || overflowX === 'clip';
      return isCut ? !isSaid(element) : isBox(element);
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide =
      scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    return [...new Set([...wide, ...found.map(nameOf)])];
  });
