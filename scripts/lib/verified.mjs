import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, root } from './paths.mjs';

/** What the answers of web servers depend on. */
const inputs = [
  ...['deploy/image', 'deploy/nginx', 'deploy/caddy', 'platform/serve', 'scripts/deploy'],
  ...['scripts/servers', 'scripts/production.ts', 'index.html', 'vite.config.ts'],
  ...['environment.ts', 'deployment.ts', 'basePath.mjs', 'ports.mjs'].map(
    (name) => `scripts/lib/${name}`,
  ),
];
const file = inRoot('deploy/verified.sha256');

/** @param {string} path @returns {string[]} */
const filesUnder = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesUnder(join(path, name)))
    : [path];

/** One hash over all of them, by content. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => filesUnder(inRoot(input)))) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return `${hash.digest('hex')}\n`;
}

/** Whether every web server was asked with exactly these sources: `npm run servers` notes so. */
export const areServersVerified = () =>
  existsSync(file) && readFileSync(file, 'utf8') === fingerprint();

/** Notes that every web server answered as it has to. */
export const noteServers = () => writeFileSync(file, fingerprint());
