import { endName } from './content';
import { lineAt, type Module, type Node } from './modules';

const screens = /^src\/(components|layout|pages|resources)\//;
const listing = /^\s*[,;、،؛]\s+$|^[、،؛]$/;

/** The names of properties that are made, which are rules of CSS. */
const madeNames = ({ nodes }: Module): Set<unknown> =>
  new Set(
    nodes.filter(({ type, computed }) => type === 'Property' && computed).map((one) => one.key),
  );

const isSign = (node: unknown): boolean => {
  const { type, value } = (node ?? {}) as { type?: string; value?: unknown };
  return type === 'Literal' && typeof value === 'string' && listing.test(value);
};

/** Joins texts with a comma, or writes one between two of them. */
function isListing(node: Node): boolean {
  if (node.type === 'CallExpression') {
    return endName(node.callee) === 'join' && isSign((node.arguments as Node[])[0]);
  }
  if (node.type === 'JSXExpressionContainer') return isSign(node.expression);
  if (node.type === 'LogicalExpression') return isSign(node.right);
  if (node.type === 'ConditionalExpression')
    return isSign(node.consequent) || isSign(node.alternate);
  if (node.type !== 'TemplateLiteral') return false;
  const between = (node.quasis as { value: { cooked: string } }[]).slice(1, -1);
  return between.some(({ value }) => listing.test(value.cooked));
}

/** The sign between what is listed is a text of the language. */
export const listViolations = (modules: Module[]): string[] =>
  modules
    .filter(({ path }) => screens.test(path))
    .flatMap((module) => {
      const names = madeNames(module);
      return module.nodes
        .filter((node) => isListing(node) && !names.has(node))
        .map(
          (node) =>
            `${module.path}:${lineAt(module, node.start)} lists with a sign of its own; listWords has the language's`,
        );
    });
