import type { Module, Node } from './modules';

/** What a module exports by name, where it is declared. */
interface Export {
  name: string;
  node: Node;
}

const named = (node: unknown) => (node as { name?: string; value?: string } | null)?.name ?? '';

/** The names of a declaration: several for `const { a, b } = …`. */
function declared(declaration: Node): string[] {
  const { id, declarations } = declaration as Node & { id?: unknown; declarations?: Node[] };
  if (!declarations) return [named(id)];
  return declarations.flatMap(({ id: pattern }) => {
    const { properties, elements } = pattern as Node & { properties?: Node[]; elements?: Node[] };
    if (properties) return properties.map(({ value }) => named(value));
    return elements ? elements.map(named) : [named(pattern)];
  });
}

function exportsOf({ nodes }: Module): Export[] {
  return nodes
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((node) => {
      const names = node.declaration
        ? declared(node.declaration as Node)
        : (node.specifiers as Node[]).map(({ exported }) => named(exported));
      return names.map((name) => ({ name, node }));
    });
}

/** The names that a module takes from another one; `*` where it takes it as a whole. */
function takenFrom({ nodes }: Module, specifier: string): string[] {
  const isMeant = (node: Node) => (node.source as { value?: unknown } | null)?.value === specifier;
  const statements = nodes.filter((node) => 'source' in node && isMeant(node));
  return statements.flatMap((node) => {
    if (node.type === 'ExportAllDeclaration') return ['*'];
    if (node.type !== 'ImportExpression') {
      const specifiers = node.specifiers as Node[] | undefined;
      return (specifiers ?? []).map(({ type, imported, local }) =>
        type === 'ImportNamespaceSpecifier' ? '*' : named(imported ?? local),
      );
    }
    return ['*'];
  });
}

/** Exports that nothing but their own file or a test uses: what is exported is for somebody. */
export function exportViolations(modules: Module[]): string[] {
  const source = modules.filter(({ path }) => path.startsWith('src/'));
  const used = new Map<string, Set<string>>();
  for (const module of modules.filter(({ path }) => !path.startsWith('tests/'))) {
    for (const { specifier, target } of module.imports) {
      if (!target) continue;
      const names = used.get(target) ?? new Set();
      for (const name of takenFrom(module, specifier)) names.add(name);
      used.set(target, names);
    }
  }
  return source.flatMap((module) => {
    const names = used.get(module.path);
    if (names?.has('*')) return [];
    return exportsOf(module)
      .filter(({ name }) => !names?.has(name))
      .map(({ name }) => `${module.path} exports ${name}, which nothing imports`);
  });
}
