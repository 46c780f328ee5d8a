import type { Page } from '@playwright/test';

/**
 * The targets that fail WCAG 2.5.8: narrower or lower than 24 px, and a circle of 24 px around the
 * centre touches another target or its circle. Links within a sentence are exempt.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 24;
    const pressed =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=combobox], [role=tab], [role=option]';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('.hidden-text') &&
      getComputedStyle(element).clipPath === 'none';
    /** A label counts as part of its checkbox, a field as part of its input. */
    const areaOf = (element: Element) => {
      const own = element.getBoundingClientRect();
      const around = element.closest('label, .field, .MuiInputBase-root');
      const box = around?.getBoundingClientRect() ?? own;
      const { left, right, top, bottom } = element.matches('input, [role=combobox]') ? box : own;
      return { element, left, right, top, bottom };
    };
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent?.trim().length ?? 0) >
        (element.textContent?.trim().length ?? 0);
    const targets = [...document.querySelectorAll(pressed)]
      .filter(isShown)
      .map(areaOf)
      .filter(({ left, right, bottom }) => right > left && bottom > 0 && right > 0);
    type Target = (typeof targets)[number];
    const isSmall = ({ left, right, top, bottom }: Target) =>
      right - left < least - 0.5 || bottom - top < least - 0.5;
    const middle = ({ left, right, top, bottom }: Target) => [
      (left + right) / 2,
      (top + bottom) / 2,
    ];
    const distance = (one: Target, other: Target) => {
      const [x = 0, y = 0] = middle(one);
      if (isSmall(other)) {
        const [otherX = 0, otherY = 0] = middle(other);
        return Math.hypot(x - otherX, y - otherY) - least / 2;
      }
      const beyond = (at: number, from: number, to: number) => Math.max(from - at, 0, at - to);
      return Math.hypot(beyond(x, other.left, other.right), beyond(y, other.top, other.bottom));
    };
    const isApart = (one: Target, other: Target) =>
      one.element.contains(other.element) ||
      other.element.contains(one.element) ||
      distance(one, other) >= least / 2 - 0.5;
    return targets
      .filter((one) => isSmall(one) && !isInSentence(one.element))
      .flatMap((one) => {
        const near = targets.find((other) => other !== one && !isApart(one, other));
        if (!near) return [];
        const nameOf = ({ element }: Target) =>
          `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
        const size = `${Math.round(one.right - one.left)} × ${Math.round(one.bottom - one.top)}`;
        return [`${nameOf(one)}, ${size}, near ${nameOf(near)}`];
      });
  });
