#!/usr/bin/env node
// `npm run check`: what can be checked without a browser, before every commit.
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { fail } from './lib/say.mjs';
import { runSteps, steps } from './lib/steps.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) fail(problem);
await ensureInstalled();

const { style, types, messages, unit, app, build, budgets } = steps;
const passed = await runSteps([unit, app, style, types, messages, build, budgets]);
process.exit(passed ? 0 : 1);
