import type { Face } from '../config/face';

/**
 * Makes of a face that was drawn with all that there may be the one of a deployer: `data-has` names what a
 * part needs, as `data-needs` does of settings, and `data-says` where something is written, `src:logo` into
 * an attribute and `:name` as the text.
 */
export function writeFace(drawn: ParentNode, face: Face): void {
  const said = (name: string): unknown => Reflect.get(face, name);
  for (const part of drawn.querySelectorAll<HTMLElement>('[data-has]')) {
    const isThere = (name: string) => Boolean(said(name.replace('!', ''))) !== name.startsWith('!');
    const needs = part.dataset.has?.split(' ') ?? [];
    if (!needs.every((names) => names.split('|').some(isThere))) part.remove();
  }
  for (const part of drawn.querySelectorAll<HTMLElement>('[data-says]')) {
    for (const place of part.dataset.says?.split(' ') ?? []) {
      const [attribute = '', name = ''] = place.split(':');
      const text = said(name);
      if (!text) continue;
      if (attribute) part.setAttribute(attribute, String(text));
      else part.textContent = String(text);
    }
  }
}
