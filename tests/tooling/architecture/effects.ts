import { endName } from './content';
import { lineAt, type Module, type Node } from './modules';

/** What an effect begins, and one of the words that end it. */
const pairs: [begins: RegExp, ends: RegExp][] = [
  [/\baddEventListener\(/, /\bremoveEventListener\(|\bsignal\b|\bonce: true/],
  [/\bsetInterval\(/, /\bclearInterval\(/],
  [/\.observe\(/, /\.(disconnect|unobserve)\(/],
];

const isWithin = (inner: Node, outer: Node) => inner.start > outer.start && inner.end < outer.end;

/** A subscription whose end nobody keeps. */
const isDropped = ({ type, expression }: Node) => {
  const { type: what, callee } = (expression ?? {}) as { type?: string; callee?: Node };
  return (
    type === 'ExpressionStatement' &&
    what === 'CallExpression' &&
    /^(subscribe|listenTo)/.test(endName(callee) ?? '')
  );
};

/** What an effect begins goes on after its screen is gone, and once more for each that comes, unless it ends it. */
export function effectViolations(modules: Module[]): string[] {
  return modules
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap((module) => {
      const effects = module.nodes.filter(
        ({ type, callee }) =>
          type === 'CallExpression' && /^use(Layout)?Effect$/.test(endName(callee) ?? ''),
      );
      const isEndless = (effect: Node) => {
        const text = module.text.slice(effect.start, effect.end);
        return (
          pairs.some(([begins, ends]) => begins.test(text) && !ends.test(text)) ||
          module.nodes.some((node) => isDropped(node) && isWithin(node, effect))
        );
      };
      return effects
        .filter(isEndless)
        .map(
          (effect) => `${module.path}:${lineAt(module, effect.start)} begins what it does not end`,
        );
    });
}
