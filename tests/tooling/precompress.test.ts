import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { precompress } from '../../scripts/vite/precompress';

const folder = mkdtempSync(join(tmpdir(), 'trunkline-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The hooks of the plugin, as the build calls them. */
interface Hooks {
  configResolved: (config: { root: string; build: { outDir: string } }) => void;
  closeBundle: () => Promise<void>;
}

it.each([
  ['below the checkout', (outDir: string) => relative(folder, outDir)],
  ['anywhere else', (outDir: string) => outDir],
])(
  'a build %s has its scripts compressed, and nothing that is written into later',
  async (_where, spell) => {
    const outDir = mkdtempSync(join(folder, 'dist-'));
    mkdirSync(join(outDir, 'assets'));
    for (const file of ['index.html', 'config.js', 'assets/main.js', 'assets/small.js']) {
      writeFileSync(join(outDir, file), 'text '.repeat(file.includes('small') ? 2 : 1000));
    }
    const { configResolved, closeBundle } = precompress() as unknown as Hooks;
    configResolved({ root: folder, build: { outDir: spell(outDir) } });
    await closeBundle();
    const packed = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
    expect(packed.filter((file) => /\.(br|gz)$/.test(file)).sort()).toEqual([
      join('assets', 'main.js.br'),
      join('assets', 'main.js.gz'),
    ]);
  },
);
