import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = 1024;
const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < worthIt) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    brotli(bytes, { params }).then((small) => writeFile(`${path}.br`, small)),
    gz(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}

/** What a deployment writes its settings into after the build: a copy beside it would hide them. */
const written = /^(config\.js|index\.html)$/;

/**
 * Writes a `.br` and a `.gz` beside every text file of the build of 1 kB or more that stays as it is, so
 * that any static server can hand them out without compressing on the way.
 */
export function precompress(): Plugin {
  let outDir = 'dist';
  return {
    name: 'trunkline:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
      for (const file of files) {
        if (!written.test(file.name)) await compressFile(join(file.parentPath, file.name));
      }
    },
  };
}
