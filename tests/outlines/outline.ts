import { createHash } from 'node:crypto';

/** Elements that mean something by themselves; of others only their looks count, for what stands in them. */
const meaning =
  'a, button, input, select, textarea, option, label, legend, fieldset, form, output, progress, meter, audio, ' +
  'video, img, table, thead, tbody, tfoot, tr, th, td, caption, ul, ol, li, dl, dt, dd, h1, h2, h3, h4, h5, h6, ' +
  'nav, main, header, footer, section, article, aside, details, summary, dialog, iframe, hr, pre, [role]';

/** What says nothing of a page, or stands for something else each time it is drawn. */
const unsaid = /^(id|class|style|for|name|xmlns|value|data-id|data-old|data-tooltip-at)$/;

/** What names other elements. */
const naming =
  /^(aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage)|list|form)$/;

/** Stands for a text: another one has another mark. */
export const mark = (text: string) =>
  `·${createHash('sha256').update(text).digest('hex').slice(0, 4)}`;

/** A text without what is another one each time: sids, and where they are shortened. */
export const steady = (text: string) =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '{sid}')
    .replace(/\b[0-9a-f]{8}…[0-9a-f]{4}\b/g, '{sid}')
    .replace(/(\*{4}-\*{8}|ending in )[0-9a-f]{4}\b/g, '$1{end}')
    .replace(/:r[0-9a-z]+:|«r[0-9a-z]+»|_r_[0-9a-z]+_/g, '{id}')
    .replace(/\s+/g, ' ')
    .trim();

const isText = ({ nodeType }: Node) => nodeType === Node.TEXT_NODE;

const textOf = (element: Element) =>
  steady(
    [...element.childNodes]
      .filter(isText)
      .map(({ nodeValue }) => nodeValue)
      .join('…'),
  );

/** The elements that an attribute names, by their kind and the beginning of their text. */
const namedBy = ({ ownerDocument }: Element, ids: string) =>
  ids
    .split(' ')
    .map((id) => {
      const other = ownerDocument.getElementById(id);
      return other
        ? [other.localName, steady(other.textContent).slice(0, 30)].join(' ')
        : 'nothing';
    })
    .join(', ');

function attributesOf(element: Element): string[] {
  const label = element.getAttribute('aria-label');
  return [...element.attributes]
    .filter(({ name }) => !unsaid.test(name))
    .map(({ name, value }) => {
      if (name === 'type' && element.localName === 'button' && value === 'button') return '';
      if (name === 'data-tooltip' && value === label) return name;
      const said = naming.test(name) ? namedBy(element, value) : steady(value);
      return said ? `${name}="${said}"` : name;
    })
    .filter(Boolean)
    .sort();
}

/** What an input holds. */
function heldBy(element: Element): string[] {
  if (element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)) {
    return [element.checked ? 'ticked' : 'unticked'];
  }
  const holds =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  return holds && element.value ? [`holds “${steady(element.value)}”`] : [];
}

/** An icon is known by what it draws. */
const looksOf = (element: Element) =>
  [
    element.localName,
    element.getAttribute('class'),
    element.getAttribute('style'),
    element.localName === 'svg' && element.innerHTML,
  ].join(' ');

const isOfNobody = 'script, style, noscript, template, [data-testid^=sentinel]';

/** Of so many rows each line is written; of those behind them it counts that they are the same. */
const written = 2;

/**
 * What a part of a page says and offers, line by line: each element that means something, its text, its attributes,
 * what it holds, and a mark that changes with any style of it or of the boxes around it.
 */
export function outlineOf(part: Element): string {
  const lines: string[] = [];
  let boxes = '';
  const visit = (element: Element, depth: number): void => {
    if (element.matches(isOfNobody)) return;
    const text = textOf(element);
    const isSaid = element.matches(meaning) || text !== '';
    boxes += looksOf(element);
    if (element.localName === 'svg') return;
    if (isSaid) {
      const words = [text && `“${text}”`, ...attributesOf(element), ...heldBy(element)];
      const line = [element.localName, ...words, mark(boxes)].filter(Boolean).join(' ');
      lines.push(`${' '.repeat(depth)}${line}`);
      boxes = '';
    }
    const next = depth + Number(isSaid);
    const children = [...element.children];
    const isLong = element.matches('tbody, [role=listbox]') && children.length > written + 1;
    for (const child of isLong ? children.slice(0, written) : children) visit(child, next);
    if (!isLong) return;
    const above = lines.length;
    for (const child of children.slice(written)) visit(child, 0);
    const others = lines.splice(above);
    lines.push(`${' '.repeat(next)}… ${children.length - written} more ${mark(others.join())}`);
  };
  visit(part, 0);
  return [...lines, ...(boxes ? [mark(boxes)] : [])].join('\n');
}
