import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** One script of the build: what it holds and what it needs. Written to dist/.vite/modules.json. */
export interface ChunkInfo {
  file: string;
  /** Scripts that load with it, always. */
  imports: string[];
  /** Scripts that it may ask for later. */
  dynamicImports: string[];
  /** Source modules inside it, relative to the checkout. */
  modules: string[];
}

/** Tells which source module landed in which script, for the budgets; `others` were built apart. */
export function moduleMap(others: () => ChunkInfo[]): Plugin {
  let root = process.cwd();
  return {
    name: 'trunkline:module-map',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const chunks: ChunkInfo[] = others();
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        chunks.push({
          file: part.fileName,
          imports: part.imports,
          dynamicImports: part.dynamicImports,
          modules: part.moduleIds.map((id) => relative(root, id.replace(/\?.*$/, ''))),
        });
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(chunks, null, 1),
      });
    },
  };
}
