import type { Plugin } from 'vite';
import { fingerprintFile, sourceFingerprint } from '../lib/sources.mjs';

/** Leaves in the build the fingerprint of its sources: `npm start` builds again when they differ. */
export function fingerprint(): Plugin {
  return {
    name: 'trunkline:fingerprint',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: fingerprintFile, source: sourceFingerprint() });
    },
  };
}
