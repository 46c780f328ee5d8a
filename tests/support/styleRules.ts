/** What the rules of an element's own classes say: jsdom's answer leaves out logical properties. */
export function stylesOf(element: Element): string {
  const own = [...element.classList].map((name) => `.${name}`);
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) =>
      rule instanceof CSSStyleRule && own.includes(rule.selectorText) ? [rule.cssText] : [],
    )
    .join('\n');
}
