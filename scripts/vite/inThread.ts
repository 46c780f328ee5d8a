import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { inRoot } from '../lib/paths.mjs';

const run = <Answer>(file: string, workerData: unknown) =>
  new Promise<Answer>((resolve, reject) => {
    const worker = new Worker(file, {
      workerData,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** What a module of the console, with all that it imports, posts from a thread of its own. */
export async function inThread<Answer>(module: string, workerData?: unknown): Promise<Answer> {
  // Within the checkout: it finds its libraries from there.
  mkdirSync(inRoot('.cache'), { recursive: true });
  const folder = mkdtempSync(inRoot('.cache', 'thread-'));
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      oxc: { jsx: { runtime: 'automatic', development: false } },
      build: {
        ssr: module,
        outDir: folder,
        target: 'es2022',
        rolldownOptions: {
          external: /\/App$/,
          output: { entryFileNames: 'module.mjs', codeSplitting: false },
        },
      },
    });
    return await run<Answer>(join(folder, 'module.mjs'), workerData);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
