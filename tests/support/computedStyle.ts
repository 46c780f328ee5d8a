/** An element's style as jsdom finds it in all rules of the page. */
export const compute = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

/** What an element's `style` says of a property; empty for nothing. */
const own = (element: Element, property: string): string =>
  element instanceof HTMLElement && element.hasAttribute('style')
    ? element.style.getPropertyValue(property)
    : '';

/** Each kind of element is asked for once. */
function displayOf(element: Element): string {
  const switches = ['hidden', 'open'].filter((name) => element.hasAttribute(name));
  const kind = [element.localName, ...switches].join(' ');
  const known = own(element, 'display') || displays.get(kind);
  if (known !== undefined) return known;
  const { display } = compute(element);
  displays.set(kind, display);
  return display;
}

function visibilityOf(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const visibility = own(one, 'visibility');
    if (visibility) return visibility;
  }
  return 'visible';
}

const quick: Record<string, (element: Element) => string> = {
  display: displayOf,
  visibility: visibilityOf,
  opacity: (element) => own(element, 'opacity'),
  // What a menu or a tooltip asks of everything around the place that it opens at.
  overflow: (element) => own(element, 'overflow') || 'visible',
  overflowX: (element) => own(element, 'overflow-x') || 'visible',
  overflowY: (element) => own(element, 'overflow-y') || 'visible',
  position: (element) => own(element, 'position') || 'static',
};

/**
 * Looks are asked for to tell whether something is seen: thousands of times a story, as each search by role asks for
 * every element that it finds. jsdom compares each with all rules of the page, which are those of all files before
 * where the page stays; here the answer follows from the kind of element and its `style`. What a class hides counts
 * as seen. Whatever else is asked for is jsdom's answer.
 */
export function answerStylesQuickly(): void {
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    const answer = (property: string) => quick[property]?.(element);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_nothing, key: string) {
        if (key === 'getPropertyValue') {
          return (property: string) =>
            answer(property) ?? compute(element).getPropertyValue(property);
        }
        return answer(key) ?? Reflect.get(compute(element), key);
      },
    });
  };
}
