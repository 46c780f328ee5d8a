import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { isWithoutEffect } from './treeshake.ts';

/** What a build provides about its modules. */
export interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null;
}

/** Names that are imported, or all that there are. */
type Names = ReadonlySet<string> | 'all';

/** What a module takes out of another one: by the address it writes, each name as it is there and here. */
interface Taking {
  source: string;
  names: [there: string, here: string][] | 'all';
}

type Specifier = { type: string } & Record<'imported' | 'local' | 'exported', { name: string }>;

/** The names of a statement's specifiers; all where one stands for all. */
function namesOf(specifiers: Specifier[]): Taking['names'] {
  const names: [string, string][] = [];
  for (const { type, imported, local, exported } of specifiers) {
    if (type === 'ImportSpecifier') names.push([imported.name, local.name]);
    else if (type === 'ExportSpecifier') names.push([local.name, exported.name]);
    else return 'all';
  }
  return names;
}

const takingsIn = (code: string): Taking[] =>
  parseAst(code).body.flatMap((statement): Taking[] => {
    if (!('source' in statement) || !statement.source) return [];
    const specifiers = 'specifiers' in statement ? statement.specifiers : null;
    const names = specifiers ? namesOf(specifiers as unknown as Specifier[]) : 'all';
    return [{ source: statement.source.value, names }];
  });

/** An index of modules that do nothing when they are loaded. */
const isIndex = (id: string) => isWithoutEffect(id) && /\/index\.tsx?$/.test(id);

/** Whether a module of ours has the address that another one writes. */
const isAt = (id: string, from: string, source: string): boolean => {
  const path = join(dirname(from), source);
  return id.startsWith(path) && /^(\/index)?(\.tsx?)?$/.test(id.slice(path.length));
};

/** The names that `id`, of which `wanted` is used, takes out of `imported`. */
function takenFrom(imported: string, id: string, wanted: Names, takings: Taking[]): Names {
  const taken = new Set<string>();
  const own = takings.filter(({ source }) => isAt(imported, id, source));
  if (own.length === 0) return 'all';
  for (const { names } of own) {
    if (names === 'all') return 'all';
    for (const [there, here] of names) if (wanted === 'all' || wanted.has(here)) taken.add(there);
  }
  return taken;
}

/**
 * Every module that those of `from` import, at once or through others, and they themselves. Of an index without
 * an effect only what is taken out of it by name is followed, as the build itself does.
 */
export function reachOf(from: readonly string[], modules: Modules): Set<string> {
  const reached = new Map<string, Names>();
  const open: [id: string, names: Names][] = from.map((id) => [id, 'all']);
  for (let next = open.pop(); next; next = open.pop()) {
    const [id, names] = next;
    const before = reached.get(id);
    const wanted: Names =
      names === 'all' || before === 'all' || !isIndex(id)
        ? 'all'
        : new Set([...(before ?? []), ...names]);
    if (before === 'all' || (before && wanted !== 'all' && before.size === wanted.size)) continue;
    reached.set(id, wanted);
    const { importedIds = [], code = null } = modules.getModuleInfo(id) ?? {};
    const takings = code && (isIndex(id) || importedIds.some(isIndex)) ? takingsIn(code) : [];
    for (const imported of importedIds) {
      const isNamed = isIndex(id) || isIndex(imported);
      const taken = isNamed ? takenFrom(imported, id, wanted, takings) : 'all';
      if (taken === 'all' || taken.size > 0) open.push([imported, taken]);
    }
  }
  return new Set(reached.keys());
}
