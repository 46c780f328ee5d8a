import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, root } from './paths.mjs';

/** Everything that the production build is made from. */
const inputs = [
  'src',
  'public',
  'docs/guide',
  'index.html',
  'vite.config.ts',
  'scripts/vite',
  'scripts/lib/licences.mjs',
  'scripts/lib/version.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'CHANGELOG.md',
  'LICENSE',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];

/** What is known of the build in dist, beside it: every web server would hand out what is in it. */
export const knownOfBuild = inRoot('.cache/build');
const fingerprintFile = join(knownOfBuild, 'sources.sha256');

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
    /^(VITE_|INITIAL_APP|TRUNKLINE_|BASE_PATH)/.test(name),
  );
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}

/** The build in dist, told by the scripts of its page, whose names change with their content. */
const builtPage = () =>
  [...readFileSync(inRoot('dist/index.html'), 'utf8').matchAll(/assets\/[\w.-]+/g)].join(' ');

/**
 * Notes what the build in dist was made from.
 * @param {string} source its fingerprint, from before anything was read
 */
export function noteBuild(source) {
  mkdirSync(knownOfBuild, { recursive: true });
  writeFileSync(fingerprintFile, `${source} ${builtPage()}`);
}

/** Whether dist holds a whole build of exactly these sources. */
export function isBuilt() {
  return (
    existsSync(inRoot('dist/index.html')) &&
    existsSync(fingerprintFile) &&
    readFileSync(fingerprintFile, 'utf8') === `${sourceFingerprint()} ${builtPage()}`
  );
}
