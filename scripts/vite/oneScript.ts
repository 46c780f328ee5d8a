/** What the chunker provides about a module. */
interface Chunking {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Every module that those of `from` import, at once or through others, and they themselves. */
function reachOf(from: string[], chunking: Chunking): Set<string> {
  const reached = new Set(from);
  for (const id of reached) {
    for (const imported of chunking.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}

/** One script of the build: the modules `roots`, files below the project's root, with all that they import. */
export interface Script {
  name: string;
  roots: string[];
  /** Modules that are imported only by name, in an index of a library, and used by nothing in here. */
  without?: RegExp;
}

/**
 * Puts what is wanted together into one script each, the first of the list before the others: what a
 * script before it holds is not in the next one again. Left to itself the build cuts a screen into ever
 * more scripts as others are added, each packed without the words of the others and fetched on its own.
 */
export const oneScriptEach = (scripts: Script[]) =>
  scripts.map(({ name, roots, without }, index) => {
    let reached: Set<string> | undefined;
    return {
      debugName: name,
      priority: scripts.length - index,
      name: (id: string, chunking: Chunking): string | null => {
        reached ??= reachOf(
          roots.map((root) => `${process.cwd()}/${root}`),
          chunking,
        );
        return reached.has(id) && !without?.test(id) ? name : null;
      },
    };
  });
