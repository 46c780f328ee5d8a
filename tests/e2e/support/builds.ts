import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../../scripts/lib/paths.mjs';

const isCompressed = (file: string) => /\.(br|gz)$/.test(file);

/** A copy of the build, without what is compressed beforehand. */
export function copyBuild(folder: string): void {
  cpSync(inRoot('dist'), folder, { recursive: true, filter: (file) => !isCompressed(file) });
}

/**
 * Puts another build in the place of the one in a folder, as an upgrade does: every script has another
 * name, in whatever names it, and the old ones are gone.
 */
export function upgrade(folder: string, version: string): void {
  const assets = join(folder, 'assets');
  const renamed = readdirSync(assets).map(
    (file) => [file, file.replace(/\.(\w+)$/, 'n.$1')] as const,
  );
  const withNames = new RegExp(renamed.map(([old]) => old.replaceAll('.', '\\.')).join('|'), 'g');
  const names = new Map(renamed);
  const texts = [...renamed.map(([old]) => join(assets, old)), join(folder, 'index.html')];
  for (const file of texts) {
    const text = readFileSync(file, 'utf8').replace(withNames, (old) => names.get(old) ?? old);
    writeFileSync(file, text);
  }
  for (const [old, next] of renamed) renameSync(join(assets, old), join(assets, next));
  const page = join(folder, 'index.html');
  const meta = /(<meta name="version" content=")[^"]*/;
  writeFileSync(page, readFileSync(page, 'utf8').replace(meta, `$1${version}`));
  const about = join(folder, 'version.json');
  const build = JSON.parse(readFileSync(about, 'utf8'));
  writeFileSync(about, JSON.stringify({ ...build, version }));
}

export const removeBuild = (folder: string): void => rmSync(folder, { recursive: true });
