import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { inRoot } from '../../lib/paths.mjs';

/** The sign-in page as its own components draw it, in a language. */
export interface Drawing {
  locale: string;
  direction: 'ltr' | 'rtl';
  /** What the page is called. */
  title: string;
  /** What the page's root holds, as React takes it over. */
  html: string;
  /** Its styles, in their order. */
  rules: string[];
}

type Settings = Record<string, string>;

/** A deployment that has everything that a sign-in page may have and lack, but for what each says itself. */
export const everything: Settings = {
  ENABLE_FORGOT_PASSWORD: 'true',
  ENABLE_HOSTED_SYSTEM: 'true',
  DEFAULT_SERVICE_PROVIDER_SID: 'x',
  GITHUB_CLIENT_ID: 'x',
  GOOGLE_CLIENT_ID: 'x',
};

/** The same as the page carries it, with what one has that others lack, and the other way round. */
export const whole: Settings = { ...everything, isWhole: 'true' };

const run = (file: string, deployments: Settings[]) =>
  new Promise<Drawing[][]>((resolve, reject) => {
    const worker = new Worker(file, {
      workerData: deployments,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/**
 * Draws the sign-in page in every language, for a deployment with each of these settings. Its modules are
 * loaded in a thread that is taken for a browser, which nothing else here should be.
 */
export async function drawForms(deployments: Settings[]): Promise<Drawing[][]> {
  // Within the checkout: the drawing finds its libraries from there.
  mkdirSync(inRoot('.cache'), { recursive: true });
  const folder = mkdtempSync(inRoot('.cache', 'form-'));
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      oxc: { jsx: { runtime: 'automatic', development: false } },
      build: {
        ssr: join(import.meta.dirname, 'drawing.tsx'),
        outDir: folder,
        target: 'es2022',
        rolldownOptions: {
          external: /\/App$/,
          output: { entryFileNames: 'drawing.mjs', codeSplitting: false },
        },
      },
    });
    const file = join(folder, 'drawing.mjs');
    return await run(file, deployments);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
