import type { Module, Node } from './modules';

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

interface Export {
  name: string;
  isType: boolean;
  /** Declared here; otherwise it is passed on from another file. */
  isOwn: boolean;
}

/** The names that a module takes from others. */
const imported = ({ nodes }: Module): Set<string> =>
  new Set(
    nodes
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ specifiers }) => (specifiers as Node[]).map(({ local }) => named(local))),
  );

/** What stands in an export: a name declared here, or another one's by its name of here. */
const partsOf = (declaration: Node | null, specifiers: Node[]) =>
  declaration
    ? declared(declaration).map((name) => ({ name, local: name }))
    : specifiers.map(({ exported, local }) => ({ name: named(exported), local: named(local) }));

const exportsOf = (module: Module): Export[] => {
  const taken = imported(module);
  return module.nodes
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration, specifiers, source, exportKind }) => {
      const parts = partsOf(declaration as Node | null, specifiers as Node[]);
      return parts.map(({ name, local }) => ({
        name,
        isType: exportKind === 'type',
        isOwn: !source && !taken.has(local),
      }));
    });
};

/** The languages say the same in each. */
const isText = (path: string): boolean => path.startsWith('src/i18n/');

/**
 * Names under which two files of src, or two of the embedded platform, export something of their own:
 * whoever reads one cannot know which is meant. To pass on what another file declares is no second thing.
 */
export function namesakes(modules: Module[]): string[] {
  return ['src/', 'platform/'].flatMap((room) => {
    const files = new Map<string, Set<string>>();
    for (const module of modules) {
      if (!module.path.startsWith(room) || isText(module.path)) continue;
      for (const { name, isOwn } of exportsOf(module)) {
        if (isOwn) files.set(name, (files.get(name) ?? new Set()).add(module.path));
      }
    }
    return [...files]
      .filter(([, paths]) => paths.size > 1)
      .map(([name, paths]) => `${name} is exported by ${[...paths].join(' and ')}`);
  });
}

/** The names that a module takes from another one; `*` where it takes it as a whole. */
function takenFrom({ nodes }: Module, specifier: string): string[] {
  const isMeant = (node: Node) => (node.source as { value?: unknown } | null)?.value === specifier;
  const statements = nodes.filter((node) => 'source' in node && isMeant(node));
  return statements.flatMap(({ specifiers }) => {
    // Without specifiers: `export *`, `import()`, and the type of either.
    if (!specifiers) return ['*'];
    return (specifiers as Node[]).map((specifier) =>
      specifier.type === 'ImportNamespaceSpecifier'
        ? '*'
        : named(specifier.imported ?? specifier.local),
    );
  });
}

/** Which names each file is asked for by the others. */
function wanted(modules: Module[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const module of modules) {
    for (const { specifier, target } of module.imports) {
      if (!target) continue;
      const known = names.get(target) ?? new Set();
      for (const name of takenFrom(module, specifier)) known.add(name);
      names.set(target, known);
    }
  }
  return names;
}

/** True when the file itself uses the name beside declaring it. */
const usesItself = ({ nodes }: Module, name: string): boolean =>
  nodes.filter((node) => /^(JSX)?Identifier$/.test(node.type) && node.name === name).length > 1;

/** What a test needs to set up, and nothing else calls. */
const forTests = new Set(['setConfig', 'loudnessOf']);

/**
 * Exports of src that nothing imports, and those that only a test knows. A type may be exported for
 * those who read the signature in which it stands, a function for the test of what uses it.
 */
export function exportViolations(modules: Module[]): string[] {
  const isTest = ({ path }: Module) => path.startsWith('tests/');
  const byProduct = wanted(modules.filter((module) => !isTest(module)));
  const byTests = wanted(modules.filter(isTest));
  const isKnown = (names: Map<string, Set<string>>, { path }: Module, name: string) =>
    names.get(path)?.has(name) || names.get(path)?.has('*');
  const isDead = (module: Module, { name, isType, isOwn }: Export) => {
    if (isKnown(byProduct, module, name) || forTests.has(name)) return false;
    if (!isOwn) return !isKnown(byTests, module, name);
    return !usesItself(module, name) || !(isType || isKnown(byTests, module, name));
  };
  return modules
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap((module) =>
      exportsOf(module)
        .filter((one) => isDead(module, one))
        .map(({ name }) => `${module.path} exports ${name}, which nothing in src imports`),
    );
}
