import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { type Module, root } from './modules';

/** What a package says of itself, as far as the rules read it. */
interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  bin?: string | Record<string, string>;
}

/** What may be imported without being declared: what Node brings. */
const isBuiltIn = (specifier: string) =>
  specifier.startsWith('node:') || builtinModules.includes(specifier);
const isPackage = (specifier: string) =>
  !/^[./]|^virtual:/.test(specifier) && !isBuiltIn(specifier);
/** `@mui/material/Box` is a file of the package `@mui/material`. */
const packageOf = (specifier: string) => specifier.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? specifier;

/** The manifest among the files, else that of the checkout. */
function manifestOf(modules: Module[]): Manifest {
  const own = modules.find(({ path }) => path === 'package.json');
  return JSON.parse(own?.text ?? readFileSync(join(root, 'package.json'), 'utf8'));
}

/**
 * Imports of packages that package.json does not name, and which are there by the luck of what other
 * packages need. What src loads stands in `dependencies`.
 */
export function packageViolations(modules: Module[]): string[] {
  const { dependencies = {}, devDependencies = {} } = manifestOf(modules);
  const shipped = Object.keys(dependencies);
  const declared = [...shipped, ...Object.keys(devDependencies)];
  return modules.flatMap(({ path, imports }) =>
    imports
      .filter(({ specifier }) => isPackage(specifier))
      .filter(({ specifier, kind }) => {
        const isShipped = path.startsWith('src/') && kind !== 'type';
        return !(isShipped ? shipped : declared).includes(packageOf(specifier));
      })
      .map(({ specifier }) => `${path} imports ${packageOf(specifier)}, which is not declared`),
  );
}

const installed = (name: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));

/** The commands that a package brings, when a script of package.json or one of ours runs them. */
function isRun(name: string, scripts: string[]): boolean {
  const { bin = {} } = installed(name);
  const commands = typeof bin === 'string' ? [name] : Object.keys(bin);
  const words = new RegExp(`(^|[ '"/])(${commands.join('|')})($|[ '"])`);
  return commands.length > 0 && scripts.some((script) => words.test(script));
}

/**
 * Packages that package.json names and nothing needs: no file imports them, no script runs them, no
 * other declared package asks for them beside itself, and no imported one takes its types from them.
 * `dependencies` are what src imports, and what that asks for.
 */
export function unusedPackages(modules: Module[]): string[] {
  const { scripts = {}, dependencies = {}, devDependencies = {} } = manifestOf(modules);
  const importedBy = (files: Module[]) =>
    new Set(files.flatMap(({ imports }) => imports.map(({ specifier }) => packageOf(specifier))));
  const peersOf = (names: string[]) =>
    names.flatMap((name) => Object.keys(installed(name).peerDependencies ?? {}));
  const shipped = Object.keys(dependencies);
  const tools = Object.keys(devDependencies);
  const bySource = importedBy(modules.filter(({ path }) => path.startsWith('src/')));
  const byAll = importedBy(modules);
  const commands = [
    ...Object.values(scripts),
    ...modules.filter(({ path }) => path.startsWith('scripts/')).map(({ text }) => text),
  ];
  const shippedPeers = peersOf(shipped);
  const peers = peersOf(tools);
  /** `@types/react-dom` describes `react-dom`, `@types/node` Node itself. */
  const describes = (name: string) => {
    const described = /^@types\/(.+)$/.exec(name)?.[1];
    return described === 'node' || byAll.has(described ?? '');
  };
  return [
    ...shipped
      .filter((name) => !bySource.has(name) && !shippedPeers.includes(name))
      .map((name) => `dependencies names ${name}, which src does not import`),
    ...tools
      .filter((name) => !byAll.has(name) && !peers.includes(name))
      .filter((name) => !isRun(name, commands) && !describes(name))
      .map((name) => `devDependencies names ${name}, which nothing needs`),
  ];
}
