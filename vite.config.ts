import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { basePath } from './scripts/vite/base.ts';
import { consoleRules } from './scripts/vite/consoleRules/index.ts';
import { fingerprint } from './scripts/vite/fingerprint.ts';
import { firstScript } from './scripts/vite/firstScript.ts';
import { guide } from './scripts/vite/guide/index.ts';
import { lateMetadata } from './scripts/vite/lateMetadata.ts';
import { moduleMap } from './scripts/vite/moduleMap.ts';
import { oldInputProps } from './scripts/vite/oldInputProps.ts';
import { oneScriptEach } from './scripts/vite/oneScript.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { scripts } from './scripts/vite/scripts.ts';
import { standingForm } from './scripts/vite/standingForm/index.ts';
import { treeshake } from './scripts/vite/treeshake.ts';
import { unusedParts } from './scripts/vite/unusedParts.ts';
import { version } from './scripts/vite/version.ts';

// One build setting of existing deployments has no VITE_ before its name.
const envPrefix = ['VITE_', 'INITIAL_APP_'];
const router = (name: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));
const first = firstScript(envPrefix);

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    oldInputProps(),
    unusedParts(),
    lateMetadata(),
    first,
    standingForm(),
    consoleRules(),
    basePath(loadEnv(mode, process.cwd(), 'BASE_PATH').BASE_PATH),
    version(),
    moduleMap(first.chunks),
    guide(),
    fingerprint(),
    precompress(),
  ],
  envPrefix,
  resolve: {
    // By its own name the router is the one that warns developers.
    alias: [
      { find: /^react-router$/, replacement: router('index') },
      { find: /^react-router\/dom$/, replacement: router('dom-export') },
    ],
  },
  // The dev server bundles libraries apart from the rest.
  optimizeDeps: { rolldownOptions: { plugins: [oldInputProps()] } },
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    // Inlined data: URLs would be refused by the content security policy for everything but images.
    assetsInlineLimit: 0,
    // The budgets measure what matters; the built-in warning looks at uncompressed single files.
    chunkSizeWarningLimit: 4096,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting: { groups: oneScriptEach(scripts) },
      },
    },
  },
}));
