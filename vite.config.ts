import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022', sourcemap: false, manifest: true, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': process.env.TRUNKLINE_API ?? 'http://127.0.0.1:3001' } },
});
