/** What the chunker tells of a module. */
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

/**
 * Puts what a visitor's first screen loads into one script: the modules `roots`, files below the
 * project's root, and all that they import. Left to itself the build cuts it into ever more scripts as
 * screens are added, each packed without the words of the others and fetched on its own.
 */
export function firstScript(name: string, roots: string[]) {
  let reached: Set<string> | undefined;
  return {
    debugName: name,
    priority: 1,
    name: (id: string, chunking: Chunking): string | null => {
      reached ??= reachOf(
        roots.map((root) => `${process.cwd()}/${root}`),
        chunking,
      );
      return reached.has(id) ? name : null;
    },
  };
}
