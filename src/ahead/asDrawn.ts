/**
 * Gives an element the texts that it was drawn with: a browser that translates the page has put others in their
 * place, each in a `font` of its own or in the text itself, and the framework takes over only what it would have
 * drawn. Elements stay the same, with what was typed into them; translated again are the texts, as they are new.
 */
export function asDrawn(element: Element, drawn: Node): void {
  for (const node of [...element.childNodes]) {
    if (!(node instanceof Element) || node.localName === 'font') node.remove();
  }
  let next = element.firstElementChild;
  for (const part of drawn.childNodes) {
    if (!(part instanceof Element)) {
      element.insertBefore(part.cloneNode(), next);
      continue;
    }
    if (!next) return;
    asDrawn(next, part);
    next = next.nextElementSibling;
  }
}
