import { lineAt, type Module, type Node } from './modules';

const nameOf = (part: Node | undefined): unknown =>
  part && (part as Node & { name?: unknown }).name;

/**
 * Whoever writes another search does so by `useOwnSearch`: after the page was left, one that only navigates
 * leads back to it.
 */
export function searchViolations(modules: Module[]): string[] {
  return modules
    .filter(({ path }) => path.startsWith('src/') && path !== 'src/components/page/useOwnSearch.ts')
    .flatMap((module) =>
      module.nodes.flatMap((node) => {
        if (node.type !== 'CallExpression') return [];
        const [to] = node.arguments as Node[];
        if (nameOf(node.callee as Node) !== 'navigate' || to?.type !== 'ObjectExpression')
          return [];
        const names = (to.properties as Node[]).map(({ key }) => nameOf(key as Node | undefined));
        return names.includes('pathname')
          ? []
          : [
              `${module.path}:${lineAt(module, node.start)} changes the search of whatever page is open`,
            ];
      }),
    );
}
