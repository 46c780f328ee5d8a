import type { Page } from '@playwright/test';

/**
 * Texts that have no room on the page as it is: cut off where nothing tells the whole of them, or standing
 * over the edge of what they are in, or cut where they begin; and the page itself, where it is wider than its window.
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
    const isInline = (node: Node): node is Element =>
      node instanceof Element && getComputedStyle(node).display === 'inline';
    /** Of its own, or in a link or a stressed word within its line. */
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) =>
        isInline(node) ? hasText(node) : node.nodeType === 3 && node.nodeValue?.trim(),
      );
    /** What is written the other way than its element loses its beginning. */
    const isCutAtItsStart = (element: Element) => {
      const text = element.textContent ?? '';
      // A text that stands for one in a language of that direction.
      if (text.includes('⟦')) return false;
      const [first] = /\p{L}/u.exec(text) ?? [];
      const isFromRight = /\p{Script=Arabic}/u.test(first ?? '');
      return first && isFromRight !== (getComputedStyle(element).direction === 'rtl');
    };
    const isBox = (element: Element) =>
      element.matches('button, .nav-link, a.MuiButton-root, [role=tab], .MuiChip-root');
    const found = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      if (!hasText(element) && !isBox(element)) return false;
      if (element.matches('textarea, input, option, pre, code, .mono')) return false;
      const { overflowX, display } = getComputedStyle(element);
      if (display === 'inline' || element.scrollWidth <= element.clientWidth + 1) return false;
      if (!isSeen(element)) return false;
      const isCut = overflowX === 'hidden' || overflowX === 'clip';
      return isCut ? !isSaid(element) || isCutAtItsStart(element) : isBox(element);
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide =
      scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    return [...new Set([...wide, ...found.map(nameOf)])];
  });
