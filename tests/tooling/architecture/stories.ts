import { lineAt, type Module, type Node } from './modules';

/** What a story calls by its own name: the testing library's words. */
const ownNames = new Set(['screen', 'user', 'waitFor', 'within', 'fireEvent']);

const nameOf = (part: Node): string | undefined =>
  part.type === 'ImportSpecifier' ? (part.imported as { name?: string }).name : undefined;

/** Stories speak through one object, `app`, so that no list of names is kept at the head of each (ADR 11). */
export function storyViolations(modules: Module[]): string[] {
  return modules
    .filter(({ path }) => /^tests\/app\/[^/]+\.test\.tsx?$/.test(path))
    .flatMap((module) =>
      module.nodes.flatMap((node) => {
        if (node.type !== 'ImportDeclaration') return [];
        if ((node.source as { value?: unknown }).value !== './support') return [];
        const names = (node.specifiers as Node[]).flatMap((part) => nameOf(part) ?? []);
        const others = names.filter((name) => !ownNames.has(name));
        return others.length > 0
          ? [`${module.path}:${lineAt(module, node.start)} names ${others.join(', ')}`]
          : [];
      }),
    );
}
