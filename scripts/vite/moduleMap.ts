import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { inRoot } from '../lib/paths.mjs';
import { knownOfBuild } from '../lib/sources.mjs';

/** One script of the build: what it holds and what it needs. Written to .cache/build/modules.json. */
export interface ChunkInfo {
  file: string;
  /** Scripts that load with it, always. */
  imports: string[];
  /** Scripts that it may ask for later. */
  dynamicImports: string[];
  /** Source modules inside it, relative to the checkout. */
  modules: string[];
}

/** Tells which source module landed in which script of dist, for the budgets; `others` were built apart. */
export function moduleMap(others: () => ChunkInfo[]): Plugin {
  let root = process.cwd();
  let isInDist = false;
  return {
    name: 'trunkline:module-map',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      isInDist = resolve(root, config.build.outDir) === inRoot('dist');
    },
    writeBundle(_options, bundle) {
      if (!isInDist) return;
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
      mkdirSync(knownOfBuild, { recursive: true });
      writeFileSync(join(knownOfBuild, 'modules.json'), JSON.stringify(chunks, null, 1));
    },
  };
}
