import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fingerprint } from './scripts/vite/fingerprint.ts';
import { firstScript } from './scripts/vite/firstScript.ts';
import { moduleMap } from './scripts/vite/moduleMap.ts';
import { precompress } from './scripts/vite/precompress.ts';

export default defineConfig({
  plugins: [react(), moduleMap(), fingerprint(), precompress()],
  // One build setting of existing deployments has no VITE_ before its name.
  envPrefix: ['VITE_', 'INITIAL_APP_'],
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    // Inlined data: URLs would be refused by the content security policy for everything but images.
    assetsInlineLimit: 0,
    // The budgets measure what matters; the built-in warning looks at uncompressed single files.
    chunkSizeWarningLimit: 4096,
    reportCompressedSize: false,
    rolldownOptions: {
      // Loading an engine does nothing by itself: of its index a screen loads only what it uses.
      treeshake: {
        moduleSideEffects: [{ test: /\/src\/engines\//, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [firstScript('signed-out', ['src/main.tsx', 'src/pages/public/LoginPage.tsx'])],
        },
      },
    },
  },
});
