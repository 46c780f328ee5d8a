import { type Modules, reachOf } from './reach.ts';

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
      name: (id: string, modules: Modules): string | null => {
        reached ??= reachOf(
          roots.map((root) => `${process.cwd()}/${root}`),
          modules,
        );
        return reached.has(id) && !without?.test(id) ? name : null;
      },
    };
  });
