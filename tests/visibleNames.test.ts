import { expect, it } from 'vitest';
import { readTexts } from '../scripts/lib/messageReport';
import { type Locale, locales } from '../src/i18n/locales';
import { type Node, parseModules, readSources } from './tooling/architecture/modules';

/** What answers to its name when it is spoken. */
const spokenTo = /^(a|button)$|Button|Link$|^(Tab|Chip|MenuItem)$/;

/** The key of `translate('…')`; undefined for anything else, as for a text with something put in. */
function keyOf(node: Node | undefined): string | undefined {
  if (node?.type === 'JSXExpressionContainer') return keyOf(node.expression as Node);
  if (node?.type !== 'CallExpression' || (node.callee as Node).name !== 'translate')
    return undefined;
  const [key, values] = node.arguments as Node[];
  return !values && typeof key?.value === 'string' ? key.value : undefined;
}

/** The keys of what is seen within an element. */
const seenIn = ({ children = [] }: Node): string[] =>
  (children as Node[]).flatMap((child) =>
    child.type === 'JSXElement' ? seenIn(child) : (keyOf(child) ?? []),
  );

/** Each element whose label says something else than what is seen of it: both keys. */
const labelled = parseModules(readSources(['src'])).flatMap(({ nodes }) =>
  nodes.flatMap((node) => {
    if (node.type !== 'JSXElement') return [];
    const opening = node.openingElement as Node;
    if (!spokenTo.test(String((opening.name as Node).name))) return [];
    const attributes = opening.attributes as Node[];
    const label = attributes.find((one) => (one.name as Node | undefined)?.name === 'aria-label');
    const key = keyOf(label?.value as Node | undefined);
    return key ? seenIn(node).map((seen): [label: string, seen: string] => [key, seen]) : [];
  }),
);

const plain = (text: string | undefined) => (text ?? '').toLowerCase().replace(/\u00ad/g, '');

/** Who speaks to the page says what is seen (WCAG 2.5.3). */
it.each(Object.keys(locales) as Locale[])('labels of %s hold what is seen', async (locale) => {
  const texts = await readTexts(locale);
  const wrong = labelled.filter(
    ([label, seen]) => !plain(texts.get(label)).includes(plain(texts.get(seen))),
  );
  expect(labelled.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
