import type { FlatMessages } from '../../scripts/lib/messageReport';
import type { Module, Node } from './architecture/modules';
import { lineAt } from './architecture/modules';

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
export function unknownKeys(modules: Module[], messages: FlatMessages): string[] {
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

const named = (node: Node | undefined): string => {
  const { type, name, property, computed, callee } = (node ?? {}) as Partial<Node>;
  if (type === 'Identifier') return String(name);
  if (type === 'MemberExpression') return computed ? '' : named(property as Node);
  return type === 'CallExpression' ? named(callee as Node) : '';
};
const isLocale = (node: unknown) => /locale$/i.test(named(node as Node));
const comparing = ['===', '!==', '==', '!='];
const textMethods = ['startsWith', 'endsWith', 'includes', 'match'];

/** What a language decides by its name here belongs into its folder, or the next language lacks it. */
export function localeComparisons(modules: Module[], locales: string[]): string[] {
  const compares = ({ type, ...node }: Node) => {
    if (type === 'SwitchStatement') return isLocale(node.discriminant);
    if (type === 'CallExpression') {
      const { object, property } = node.callee as { object?: Node; property?: Node };
      return isLocale(object) && textMethods.includes(named(property));
    }
    if (type !== 'BinaryExpression' || !comparing.includes(String(node.operator))) return false;
    const [left, right] = [node.left as Node, node.right as Node];
    const literals = [left, right].map(textOf).filter((text) => text !== undefined);
    const isNamed = isLocale(left) || isLocale(right);
    return literals.some((text) => isNamed || locales.includes(text));
  };
  return modules
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap((module) =>
      module.nodes
        .filter(compares)
        .map((node) => `${module.path}:${lineAt(module, node.start)} compares a locale by name`),
    );
}
