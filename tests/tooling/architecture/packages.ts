import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { type Module, root } from './modules';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** What may be imported without being declared: what Node brings. */
const isBuiltIn = (specifier: string) =>
  specifier.startsWith('node:') || builtinModules.includes(specifier);
const isPackage = (specifier: string) =>
  !/^[./]|^virtual:/.test(specifier) && !isBuiltIn(specifier);
/** `@mui/material/Box` is a file of the package `@mui/material`. */
const packageOf = (specifier: string) => specifier.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? specifier;

/**
 * Imports of packages that package.json does not name, and which are there by the luck of what other
 * packages need. What src loads stands in `dependencies`.
 */
export function packageViolations(modules: Module[]): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const shipped = Object.keys(manifest.dependencies);
  const declared = [...shipped, ...Object.keys(manifest.devDependencies)];
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
