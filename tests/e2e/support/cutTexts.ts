import type { Page } from '@playwright/test';

/**
 * Texts that have no room on the page as it is: cut off where nothing tells the whole of them, or standing
 * over the edge of what they are in, or cut where they begin, or between two letters; short words that are
 * broken; and the page itself, or a list on a phone, where it is wider than its window.
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
      element.matches('button, .nav-link, a.MuiButton-root, [role=tab], .MuiChip-root, .field');
    /** Of two lines in a box for one, both are cut. */
    const isTooHigh = (element: Element) =>
      isBox(element) && element.scrollHeight > element.clientHeight + 1;
    /** What cuts another element off, at any letter: the dots are at the end of its own text only. */
    const isCutByOther = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
        const { overflowX } = getComputedStyle(one);
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
        const edges = one.getBoundingClientRect();
        return left < edges.left - 1 || right > edges.right + 1;
      }
      return false;
    };
    /** A word of a few letters has room in any line, unless it is a part of an address. */
    const shortWord =
      /(?<![\p{L}\p{N}.@:/_-])[\p{Script=Latin}\p{Script=Arabic}]{2,10}(?![\p{L}\p{N}@:/_-]|\.\p{L})/gu;
    const brokenWord = (element: Element) => {
      if (element.closest('pre, code, .mono, textarea')) return null;
      const range = document.createRange();
      for (const node of element.childNodes) {
        if (node.nodeType !== 3 || !node.nodeValue) continue;
        range.selectNodeContents(node);
        if (range.getClientRects().length < 2) continue;
        for (const { 0: word, index } of node.nodeValue.matchAll(shortWord)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) return word;
        }
      }
      return null;
    };
    const found = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      if (!hasText(element) && !isBox(element)) return false;
      if (element.matches('textarea, input, option, pre, code, .mono')) return false;
      const { overflowX, display } = getComputedStyle(element);
      if (display === 'inline' || !isSeen(element)) return false;
      if (isTooHigh(element) || isCutByOther(element)) return true;
      if (element.scrollWidth <= element.clientWidth + 1) return false;
      const isCut = overflowX === 'hidden' || overflowX === 'clip';
      return isCut ? !isSaid(element) || isCutAtItsStart(element) : isBox(element);
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide =
      scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    const broken = [...document.body.querySelectorAll('*')].flatMap((element) => {
      const word = brokenWord(element);
      return word && isSeen(element) ? [`“${word}” is broken in ${nameOf(element)}`] : [];
    });
    const wideLists = [...document.querySelectorAll('.table-box:has(> .list-table)')]
      .filter((box) => innerWidth < 600 && box.scrollWidth > box.clientWidth + 1)
      .map((box) => `the list is ${box.scrollWidth - box.clientWidth} px too wide`);
    return [...new Set([...wide, ...wideLists, ...broken, ...found.map(nameOf)])];
  });
