import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, root } from './paths.mjs';

/** Everything that the production build is made from. */
const inputs = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/vite',
  'tsconfig.json',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];

/** Where a build keeps the fingerprint of what it was made from. */
export const fingerprintFile = '.vite/sources.sha256';

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * One hash over every input of the build and over the build settings in the environment. By content,
 * because a checkout does not keep times.
 */
export function sourceFingerprint() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesUnder(inRoot(input)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  const settings = Object.entries(process.env).filter(([name]) =>
    /^(VITE_|INITIAL_APP)/.test(name),
  );
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}

/** Whether dist holds a whole build of exactly these sources. */
export function isBuilt() {
  const path = inRoot('dist', fingerprintFile);
  return (
    existsSync(inRoot('dist/index.html')) &&
    existsSync(path) &&
    readFileSync(path, 'utf8').trim() === sourceFingerprint()
  );
}
