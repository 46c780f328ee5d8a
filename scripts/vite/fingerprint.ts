import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { inRoot } from '../lib/paths.mjs';
import { noteBuild, sourceFingerprint } from '../lib/sources.mjs';

/**
 * Notes beside the build in dist the fingerprint of its sources: `npm start` builds again when they differ.
 */
export function fingerprint(): Plugin {
  let source = '';
  let isInDist = false;
  return {
    name: 'trunkline:fingerprint',
    apply: 'build',
    configResolved: ({ root, build }) => {
      isInDist = resolve(root, build.outDir) === inRoot('dist');
    },
    // Taken before anything is read: a file that changes during the build makes it stale at once.
    buildStart() {
      source = sourceFingerprint();
    },
    writeBundle() {
      if (isInDist) noteBuild(source);
    },
  };
}
