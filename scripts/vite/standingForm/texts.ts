import type { DrawnText } from '../../../src/ahead/drawnTexts.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string) =>
  text.replace(/&([#\w]+);/g, (found, name: string) => entities[name] ?? found);

/** The nodes of a drawing, in the order of the page: opening tags, comments and texts. */
const nodesOf = (html: string) => html.match(/<[^/][^>]*>|[^<>]+(?=<)/g) ?? [];

const attributesOf = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name = '', text = '']) => [name, text]),
  );

/**
 * In what a drawing differs from the same one in another language. Throws where it differs in more than its
 * texts and attributes.
 */
export function textsOf(html: string, of: string): DrawnText[] {
  const nodes = nodesOf(html);
  const others = nodesOf(of);
  const texts = others.flatMap((other, index): DrawnText[] => {
    const node = nodes[index] ?? '';
    if (node === other) return [];
    if (!node.startsWith('<')) return [[index + 1, '', decoded(other)]];
    const before = attributesOf(node);
    return [...attributesOf(other)]
      .filter(([name, text]) => before.get(name) !== text)
      .map(([name, text]) => [index + 1, name, decoded(text)]);
  });
  const shape = (parts: string[]) => parts.map((part) => /^<[\w!-]+|^/.exec(part)?.[0]).join();
  if (shape(nodes) !== shape(others))
    throw new Error('The sign-in page differs by more than words');
  return texts;
}
