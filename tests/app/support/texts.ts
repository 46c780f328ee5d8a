import { expect } from 'vitest';

/** Each window has its own. */
const watched = new WeakSet<object>();
let risks: string[] = [];
let languages = new Set<string>();

const language = () => document.documentElement.lang;

/** Whether React keeps the node itself; the one text of an element it writes anew, whatever is there. */
const isKept = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/** Whether a browser that translates the page puts another element in the place of a text. */
function isTranslated(node: Node): boolean {
  const around = node.parentElement;
  if (!around?.isConnected || !node.nodeValue?.trim()) return false;
  if (around.closest('svg, title, option, textarea, script, style')) return false;
  return around.closest('[translate]')?.getAttribute('translate') !== 'no';
}

const isAtRisk = (node: Node | null): node is Text =>
  node?.nodeType === Node.TEXT_NODE && isTranslated(node) && isKept(node);

function note(text: Text, what: string): void {
  const around = text.parentElement?.outerHTML.replace(/ class="[^"]*"/g, '').slice(0, 200);
  languages.add(language());
  risks.push(`“${text.data}” ${what} in ${around}`);
}

/**
 * A browser that translates puts an element in the place of each text. React then cannot take the text away or
 * put anything before it, and writes its new words where nobody sees them. A text that is the only one of its
 * element has none of that.
 */
export function watchTexts(): void {
  risks = [];
  languages = new Set([language()]);
  if (watched.has(Node.prototype)) return;
  watched.add(Node.prototype);
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      if (isAtRisk(child)) note(child, 'was taken away');
      return removeChild.call(this, child);
    },
    insertBefore(this: Node, added: Node, next: Node | null) {
      if (isAtRisk(next)) note(next, 'got something before it');
      return insertBefore.call(this, added, next);
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (this.nodeValue !== value && isAtRisk(this)) note(this, `became “${value}”`);
      nodeValue?.set?.call(this, value);
    },
  });
}

/** Another language is another text everywhere, and no browser translates it as before. */
export function assertTextsStay(): void {
  languages.add(language());
  const found = languages.size === 1 ? [...new Set(risks)] : [];
  expect(found, 'texts that need an element of their own on a translated page').toEqual([]);
}
