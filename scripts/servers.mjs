#!/usr/bin/env node
// `npm run servers`: the web servers that the console is shipped for, each held to the table of answers.
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { ensurePrograms } from './lib/packages.mjs';
import { become, tool } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';
import { isBuilt } from './lib/sources.mjs';

const oldNode = nodeProblem(process.versions.node);
if (oldNode) fail(oldNode);
await ensureInstalled();
const missing = await ensurePrograms({
  ...{ nginx: 'nginx', caddy: 'caddy', busybox: 'busybox', openssl: 'openssl' },
  ...{ buildah: 'buildah', podman: 'podman', runc: 'runc' },
});
if (!isBuilt()) {
  say('Building the console …');
  const { code } = await tool('vite', ['build', '--logLevel', 'warn']);
  if (code !== 0) fail('The build failed (see above).');
}
become(['--import', 'tsx', 'scripts/servers.ts', ...missing]);
