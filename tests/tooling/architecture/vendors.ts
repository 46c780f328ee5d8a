import { vendors } from '../../../src/engines/speech/vendors';
import { lineAt, type Module, type Node } from './modules';

/** Where the same words mean something else: storage for recordings, and signing in. */
const otherThings = /(^src\/resources\/accounts\/buckets\/)|(^src\/types\/account\.ts$)|oauth/i;
/** Where a vendor may be named: its own file, the table of names, and texts. */
const itsOwn = /^src\/(engines\/speech\/vendors\/|domain\/vendorNames\.ts$|i18n\/)/;

const ids = new Set<unknown>(vendors.filter(({ isNamed }) => !isNamed).map(({ id }) => id));
const prefixes = vendors.filter(({ isNamed }) => isNamed).map(({ id }) => `${id}:`);

interface Quasi {
  value?: { cooked?: string };
}

/** The text of a literal, of a part of a template, of a regular expression, or of a key. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') {
    const { pattern } = (node.regex ?? {}) as { pattern?: string };
    return pattern?.replace(/^\^/, '') ?? (typeof node.value === 'string' ? node.value : undefined);
  }
  if (node.type === 'TemplateElement') return (node as Quasi).value?.cooked;
  if (node.type !== 'Property' || node.computed) return undefined;
  return (node.key as { name?: string }).name;
}

const isNamed = (text: string | undefined): boolean =>
  text !== undefined && (ids.has(text) || prefixes.some((prefix) => text.startsWith(prefix)));

/** A vendor is data: nothing but its descriptor knows it by name. */
export function vendorViolations(modules: Module[]): string[] {
  return modules
    .filter(({ path }) => path.startsWith('src/') && !itsOwn.test(path) && !otherThings.test(path))
    .flatMap((module) =>
      module.nodes
        .filter((node) => isNamed(textOf(node)))
        .map(
          (node) =>
            `${module.path}:${lineAt(module, node.start)} names a speech vendor; say what it can do in its descriptor`,
        ),
    );
}
