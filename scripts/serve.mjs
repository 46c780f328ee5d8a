#!/usr/bin/env node
// `npm run serve`: the build in dist with the production headers and nothing else, as process managers start
// it. One process, which installs and builds nothing.
import { existsSync } from 'node:fs';
import { nodeProblem } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { fail } from './lib/say.mjs';

const oldNode = nodeProblem(process.versions.node);
if (oldNode) fail(oldNode);
if (!existsSync(inRoot('node_modules/tsx'))) fail('Nothing is installed. Run "npm ci" first.');

// It would keep what it compiles in a temporary folder, which a read-only machine does not have.
process.env.TSX_DISABLE_CACHE ??= '1';
const { register } = await import('tsx/esm/api');
register();
await import('./production.ts');
