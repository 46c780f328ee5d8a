import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, root } from './paths.mjs';

/**
 * What is verified by a command of its own, which `npm test` calls only where its inputs have changed since: the
 * file that keeps their fingerprint, and they.
 */
const verified = {
  // What the answers of web servers depend on.
  servers: {
    file: 'deploy/verified.sha256',
    inputs: [
      ...['deploy/image', 'deploy/nginx', 'deploy/caddy', 'deploy/keep.sh', 'platform/serve'],
      ...[
        'scripts/deploy',
        'scripts/servers',
        'scripts/production.ts',
        'index.html',
        'vite.config.ts',
      ],
      ...['environment.ts', 'deployment.ts', 'basePath.mjs', 'ports.mjs'].map(
        (name) => `scripts/lib/${name}`,
      ),
    ],
  },
  // Where browsers differ, or a path below which the console is served is forgotten: ADR 11.
  browsers: {
    file: 'tests/browsers.sha256',
    inputs: [
      ...['scripts/browsers', 'scripts/browsers.ts', 'scripts/lib/basePath.mjs'],
      ...['src/routing', 'src/session', 'src/hosted', 'src/engines/audio'],
      ...['src/main.tsx', 'src/trustedTypes.ts'],
      ...['index.html', 'public', 'vite.config.ts'],
      // The web servers that they go through.
      ...['scripts/deploy', 'scripts/servers/machines.ts', 'platform/serve'],
    ],
  },
};

/** @typedef {keyof typeof verified} Verified */

/** @param {string} path @returns {string[]} */
const filesUnder = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesUnder(join(path, name)))
    : [path];

/** One hash over all inputs, by content. @param {Verified} what */
function fingerprint(what) {
  const hash = createHash('sha256');
  for (const path of verified[what].inputs.flatMap((input) => filesUnder(inRoot(input)))) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return `${hash.digest('hex')}\n`;
}

/** Whether its command passed with exactly these sources. @param {Verified} what */
export function isVerified(what) {
  const file = inRoot(verified[what].file);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint(what);
}

/** Notes that its command passed, and left nothing out. @param {Verified} what */
export const noteVerified = (what) => writeFileSync(inRoot(verified[what].file), fingerprint(what));
