import type { Plugin } from 'vite';
import { fingerprintFile, sourceFingerprint } from '../lib/sources.mjs';

/** Leaves in the build the fingerprint of its sources: `npm start` builds again when they differ. */
export function fingerprint(): Plugin {
  let source = '';
  return {
    name: 'trunkline:fingerprint',
    apply: 'build',
    // Taken before anything is read: a file that changes during the build makes it stale at once.
    buildStart() {
      source = sourceFingerprint();
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: fingerprintFile, source });
    },
  };
}
