import type { Module, Node } from './architecture/modules';
import { lineAt } from './architecture/modules';

/** Messages by their whole key: `resources.accounts.fields.name`. */
export type Messages = Map<string, string>;

/** Flattens nested messages. What is neither text nor a group is kept as an empty text, which fails. */
export function flatten(messages: unknown, prefix = '', into: Messages = new Map()): Messages {
  for (const [name, value] of Object.entries(messages ?? {})) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (typeof value === 'object' && value !== null) flatten(value, key, into);
    else into.set(key, typeof value === 'string' ? value : '');
  }
  return into;
}

const placeholders = (text: string) =>
  [...new Set(Array.from(text.matchAll(/%\{(\w+)\}/g), ([, name]) => name))].sort().join(', ');
const forms = (text: string) => text.split('||||').length;

/** What of `other` does not fit `base`: keys, placeholders and plural forms. */
export function compareLocales(
  base: { name: string; messages: Messages },
  other: { name: string; messages: Messages },
): string[] {
  const missing = (from: typeof base, than: typeof base) =>
    [...than.messages.keys()]
      .filter((key) => !from.messages.has(key))
      .map((key) => `${from.name} lacks ${key}, which ${than.name} has`);
  const differing = [...base.messages].flatMap(([key, text]) => {
    const twin = other.messages.get(key);
    if (twin === undefined) return [];
    const found = [];
    if (placeholders(text) !== placeholders(twin)) {
      const [one, two] = [placeholders(text) || 'none', placeholders(twin) || 'none'];
      found.push(`${key}: placeholders ${one} in ${base.name}, ${two} in ${other.name}`);
    }
    if (forms(text) !== forms(twin)) {
      found.push(
        `${key}: ${forms(text)} plural forms in ${base.name}, ${forms(twin)} in ${other.name}`,
      );
    }
    return found;
  });
  return [...missing(other, base), ...missing(base, other), ...differing];
}

/** Texts, or plural forms of texts, that say nothing. */
export function emptyTexts(name: string, messages: Messages): string[] {
  return [...messages]
    .filter(([, text]) => text.split('||||').some((form) => form.trim() === ''))
    .map(([key]) => `${name} has an empty text at ${key}`);
}

const keyLike = /^(resources|pages|app|public)(\.[\w-]+)+$/;

/** The text of a literal or of a template without expressions. */
function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}

/**
 * Literals that look like message keys and are none. The argument of a `translate` call must be a
 * text; anywhere else a literal may also name a group of texts.
 */
export function unknownKeys(modules: Module[], messages: Messages): string[] {
  const isGroup = (key: string) => [...messages.keys()].some((one) => one.startsWith(`${key}.`));
  return modules
    .filter(({ path }) => path.startsWith('src/') && !path.startsWith('src/i18n/'))
    .flatMap((module) => {
      const translated = new Set(
        module.nodes
          .filter(({ type, callee }) => type === 'CallExpression' && isTranslate(callee as Node))
          .map((node) => (node.arguments as Node[])[0]),
      );
      return module.nodes.flatMap((node) => {
        const key = textOf(node);
        if (key === undefined || !keyLike.test(key) || messages.has(key)) return [];
        if (!translated.has(node) && isGroup(key)) return [];
        return [`${module.path}:${lineAt(module, node.start)} uses ${key}, which is no message`];
      });
    });
}

const isTranslate = (callee: Node) => ['translate', 't'].includes(String(callee.name));
