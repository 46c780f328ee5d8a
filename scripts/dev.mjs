#!/usr/bin/env node
// `npm run dev`: the console from its sources with hot reload, next to the embedded platform, which
// starts anew when one of its own files changes.
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { cannotListen, unreachable } from './lib/reach.mjs';
import { become } from './lib/run.mjs';
import { fail } from './lib/say.mjs';
import { defaultHost, defaultPort, optionConflict, serveOptions } from './lib/serveOptions.mjs';

const oldNode = nodeProblem(process.versions.node);
if (oldNode) fail(oldNode);

const args = process.argv.slice(2);
const usage = 'npm run dev -- [options]\nServes the console from its sources with hot reload.';
const options = optionsOrExit(usage, serveOptions, args);
const problem =
  optionConflict(options) ??
  (await cannotListen(Number(options.port ?? defaultPort), String(options.host ?? defaultHost))) ??
  (options.api === undefined ? undefined : await unreachable(String(options.api)));
if (problem) fail(problem);

await ensureInstalled();
become([
  'node_modules/tsx/dist/cli.mjs',
  'watch',
  '--clear-screen=false',
  'scripts/dev.ts',
  ...args,
]);
