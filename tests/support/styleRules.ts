/** What the rules of the page say of an element by itself: jsdom's answer leaves out logical properties. */
export const stylesOf = (element: Element): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) =>
      rule instanceof CSSStyleRule && element.matches(rule.selectorText) ? [rule.cssText] : [],
    )
    .join('\n');
