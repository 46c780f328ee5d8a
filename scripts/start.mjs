#!/usr/bin/env node
// `npm start`: from a fresh clone to a running console. Plain Node until the dependencies are there.
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { cannotListen, unreachable } from './lib/reach.mjs';
import { become, tool } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';
import { defaultHost, defaultPort, optionConflict, serveOptions } from './lib/serveOptions.mjs';
import { isBuilt } from './lib/sources.mjs';

const oldNode = nodeProblem(process.versions.node);
if (oldNode) fail(oldNode);

const args = process.argv.slice(2);
const usage = 'npm start -- [options]\nBuilds and serves the console with an embedded platform.';
const options = optionsOrExit(usage, serveOptions, args);

// What can be known at once is said at once, before a minute of installing and building.
const problem =
  optionConflict(options) ??
  (await cannotListen(Number(options.port ?? defaultPort), String(options.host ?? defaultHost))) ??
  (options.api === undefined ? undefined : await unreachable(String(options.api)));
if (problem) fail(problem);

await ensureInstalled();
if (!isBuilt()) {
  say('Building the console …');
  const { code } = await tool('vite', ['build', '--logLevel', 'warn']);
  if (code !== 0) fail('The build failed (see above).');
}
become(['--import', 'tsx', 'scripts/serve.ts', ...args]);
