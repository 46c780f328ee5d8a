/** A text that is read or heard on the page, and where. */
export interface SeenText {
  text: string;
  /** Its element, or its attribute. */
  where: string;
}

const heard = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
const shownByScript = ['data-tooltip', 'data-text'];
const noTexts = 'script, style, noscript, template';
const inline = 'a, b, bdi, code, em, i, kbd, mark, q, s, small, span, strong, time';

const placeOf = (element: Element, more = ''): string => {
  const names = element.getAttribute('class')?.split(' ') ?? [];
  const name = names.find((one) => !/^css-|^Mui.*-root/.test(one));
  return `${element.localName}${name ? `.${name}` : ''}${more}`;
};

const elementsOf = (page: Element): Element[] =>
  [...page.querySelectorAll('*')].filter((element) => !element.closest(noTexts));

const namesOf = (element: Element): SeenText[] =>
  [...heard, ...shownByScript].flatMap((name) => {
    const text = element.getAttribute(name);
    return text ? [{ text, where: placeOf(element, `[${name}]`) }] : [];
  });

const isText = (node: Node): boolean =>
  node.nodeType === Node.TEXT_NODE && Boolean(node.nodeValue?.trim());

/** Every text of the page by itself, and every name and tooltip. */
export const textsOfPage = (page: Element = document.body): SeenText[] =>
  elementsOf(page).flatMap((element) => {
    const own = [...element.childNodes].filter(isText);
    const texts = own.map(({ nodeValue }) => ({
      text: nodeValue ?? '',
      where: placeOf(element),
    }));
    return [...texts, ...namesOf(element)];
  });

/** What is read in one go: the texts of an element with those of what stands among them in the line. */
export const linesOfPage = (page: Element = document.body): SeenText[] =>
  elementsOf(page).flatMap((element) => {
    const isLine = [...element.childNodes].some(isText);
    const isInLine = [...element.children].every((child) => child.matches(inline));
    const lines =
      isLine && isInLine ? [{ text: element.textContent ?? '', where: placeOf(element) }] : [];
    return [...lines, ...namesOf(element)];
  });

/** A text with what stands in brackets as `⟦⟧`, or `⟦.⟧` where a sentence, or a label, ends with it. */
export function shapeOf(text: string): string {
  // A sentence around a link is several texts.
  let depth = /^[^⟦]*⟧/.test(text) ? 1 : 0;
  let shape = '';
  let last = '';
  for (const sign of text) {
    if (sign === '⟧') {
      depth -= 1;
      if (depth === 0) shape += /[.?!…:]/.test(last) ? '⟦.⟧' : '⟦⟧';
    } else if (sign === '⟦') depth += 1;
    else if (depth === 0) shape += sign;
    if (sign !== '⟧') last = sign;
  }
  return shape;
}

/** The words of a text that come from no catalogue, and are not in `known`. */
export const strangeWords = (text: string, known: Set<string>): string[] =>
  (shapeOf(text).match(/\p{L}{2,}/gu) ?? []).filter((one) => !known.has(one.toLowerCase()));

/**
 * Whether a text is a sentence that is put together: one of the catalogue goes on with another, or with a
 * word, where it has not ended. A list with commas or dots between its parts is none.
 */
export const isConcatenated = (text: string): boolean =>
  /⟦⟧\s+(⟦|\p{L})|[\p{L}\d]\s+⟦/u.test(shapeOf(text).replace(/⟦\.⟧/g, '. '));
