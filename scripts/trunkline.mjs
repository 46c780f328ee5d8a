#!/usr/bin/env node
// `npx trunkline config …`: a service provider or an account as a file, without a browser.
import { register } from 'tsx/esm/api';
import { nodeProblem } from './lib/node.mjs';
import { fail } from './lib/say.mjs';

const oldNode = nodeProblem(process.versions.node);
if (oldNode) fail(oldNode);
register();
const { main } = await import('./config/main.ts');
process.exitCode = await main(process.argv.slice(2));
